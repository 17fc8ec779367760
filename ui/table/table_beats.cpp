// Beats: what happens after an answer is shown piece by piece, before the next question.
//
// While beats_ is not empty the screen shows the view of the front one, in which nobody is asked, and over it
// what the game says is to be seen (BeatLook). A click, a key or its time ends a beat; after the last one
// refresh() takes the present view.
#include <algorithm>
#include <cmath>
#include <limits>

#include "scene/rich_text.hpp"
#include "table/arrange.hpp"
#include "table/table_screen.hpp"
#include "text/what_of.hpp"

namespace misk::ui {

namespace {

// Seconds.
constexpr double kEnter = 0.25;    // until a beat is in its place
constexpr double kFall = 0.7;      // of a card that leaves
constexpr double kRise = 0.6;      // of a number over a card
constexpr double kTumble = 0.55;   // of the first die
constexpr double kNextDie = 0.09;  // each die lands later than the one before it
constexpr double kLastDie = 1.3;
constexpr double kSlow = 2.5;  // times as long
// Input within this time after a beat has ended by itself was meant for the beat.
constexpr double kTooSoon = 0.25;

float eased(double t) {
  const auto x = static_cast<float>(std::clamp(t, 0., 1.));
  return x * x * (3 - 2 * x);
}

double landing(std::size_t die) {
  return std::min(kLastDie, kTumble + kNextDie * static_cast<double>(die));
}

/// When all dice lie; those without other sides to show lie from the beginning.
double landed(const BeatLook& look) {
  return look.dice.empty() || look.sides.empty() ? 0 : landing(look.dice.size());
}

double usual_hold(const BeatLook& look) {
  switch (look.kind) {
    case BeatLook::Kind::banner:
      return 1;
    case BeatLook::Kind::cards:
      return 1.8;
    case BeatLook::Kind::reveal:
      return look.stamp.empty() ? 1 : 1.4;
    case BeatLook::Kind::dice:
      return 1.2 + landed(look);
    default:
      return 0.8;
  }
}

}  // namespace

const game::Beat* TableScreen::beat() {
  refresh();
  return beats_.empty() ? nullptr : &beats_.front();
}

void TableScreen::take_beats() {
  if (!beats_.empty() && playing_.at() != beats_at_) beats_.clear();  // taken back
  std::vector<game::Beat> fresh = playing_.take_beats();
  if (fresh.empty()) return;
  const bool idle = beats_.empty();
  for (game::Beat& each : fresh) beats_.push_back(std::move(each));
  beats_at_ = playing_.at();
  if (idle) begin_beat();
}

void TableScreen::begin_beat() {
  while (!beats_.empty()) {
    try {
      look_ = read_beat_look(beats_.front().told, "table_beat(" + beats_.front().what + ")");
      break;
    } catch (const std::exception& error) {
      tell(text::what_of(error));
      beats_.pop_front();
    }
  }
  if (beats_.empty()) return;
  join_beats();
  faces_before_.clear();
  const auto keep = [&](Id id) {
    if (const game::ThingView* thing = view_.find(id)) faces_before_[id] = face_of(*thing);
  };
  if (look_.turn)
    for (const Id id : look_.cards) keep(id);
  for (const Id id : look_.gone) keep(id);
  const std::shared_ptr<const game::SeatView> view = beats_.front().view;
  present(*view, false);
  beat_began_ = now_;
  playing_.log(log_viewer());
  log_told_ = playing_.log_lines(beats_.front().events);
  sound(sound_of(look_));
}

/// What happens at one moment (damage and horror of one attack) is one beat.
void TableScreen::join_beats() {
  while (beats_.size() > 1 && look_.kind == BeatLook::Kind::note && beats_[1].view == beats_[0].view) {
    BeatLook next;
    try {
      next = read_beat_look(beats_[1].told, "table_beat(" + beats_[1].what + ")");
    } catch (const std::exception&) {
      return;  // it is told when its turn comes
    }
    if (next.kind != BeatLook::Kind::note) return;
    if (!next.title.empty()) {
      if (look_.title.empty())
        look_.title = next.title;
      else
        look_.lines.push_back(next.title);
    }
    look_.lines.insert(look_.lines.end(), next.lines.begin(), next.lines.end());
    look_.changes.insert(look_.changes.end(), next.changes.begin(), next.changes.end());
    look_.gone.insert(look_.gone.end(), next.gone.begin(), next.gone.end());
    look_.hold = std::max(look_.hold, next.hold);
    look_.wait = look_.wait || next.wait;
    beats_.erase(beats_.begin() + 1);
  }
}

void TableScreen::leave_beat() {
  beats_.clear();
  pressed_.reset();  // the button is not to be released over the question
  refresh();
}

bool TableScreen::next_beat(bool all) {
  if (beats_.empty()) return false;
  pressed_.reset();
  if (all)
    beats_.clear();
  else
    beats_.pop_front();
  if (!beats_.empty()) begin_beat();
  if (beats_.empty()) leave_beat();
  return true;
}

/// Seconds since the shown beat began, at the speed of motion; with no motion it is long over.
double TableScreen::beat_age() const {
  return settings_.animation > 0 ? (now_ - beat_began_) * settings_.animation : 100;
}

/// Seconds that it stays, in real time; infinite until the person goes on.
double TableScreen::beat_length() const {
  if (settings_.pace == Pace::click || look_.wait) return std::numeric_limits<double>::infinity();
  const double hold = look_.hold > 0 ? static_cast<double>(look_.hold) : usual_hold(look_);
  return kEnter + hold * (settings_.pace == Pace::slow ? kSlow : 1);
}

bool TableScreen::beat_over() const {
  return !beats_.empty() && now_ - beat_began_ >= beat_length();
}

bool TableScreen::too_soon() const {
  return now_ - beat_left_ < kTooSoon;
}

bool TableScreen::beat_moves() const {
  double length = look_.stamp.empty() ? kEnter : 2 * kEnter;
  if (!look_.gone.empty()) length = std::max(length, kFall);
  if (!look_.changes.empty()) length = std::max(length, kRise);
  if (look_.turn) length = std::max(length, 3 * kEnter);
  if (!look_.dice.empty()) length = std::max(length, landed(look_) + 2 * kEnter);
  return beat_age() < length;
}

void TableScreen::build_beat(Canvas& canvas, const Frame_& f) {
  Scene& scene = canvas.scene();
  const bool over_all = look_.kind == BeatLook::Kind::cards;
  band_ = {};
  if (over_all || look_.kind == BeatLook::Kind::reveal || look_.kind == BeatLook::Kind::dice)
    canvas.fill(over_all ? canvas.window() : f.board,
                Colour{0, 0, 0, 120}.with_alpha(eased(beat_age() / kEnter)));
  scene.barrier = scene.hits.size();
  scene.item_barrier = scene.items.size();
  canvas.hit(canvas.window(), {"beat", 1, ""});
  build_gone(canvas);
  switch (look_.kind) {
    case BeatLook::Kind::note:
    case BeatLook::Kind::banner:
      build_band(canvas, f.board);
      break;
    case BeatLook::Kind::cards:
      build_shown_cards(canvas, canvas.window());
      break;
    case BeatLook::Kind::reveal:
    case BeatLook::Kind::dice:
      build_sum(canvas, f.board);
      break;
  }
  build_changes(canvas);
  Rect foot = f.prompt.inset(canvas.px(3));
  canvas.panel(foot, theme::kBar, theme::kPanelEdge);
  foot = foot.inset(canvas.px(5));
  const float gap = canvas.px(6);
  const std::string key = key_of(settings_, "pass");
  canvas.button(foot.cut_right(canvas.button_width("Go on", key)), "Go on", {"beat", 1, ""}, ButtonLook::main,
                key);
  foot.cut_right(gap);
  const std::string held = "hold " + key;
  canvas.button(foot.cut_right(canvas.button_width("To the next question", held)), "To the next question",
                {"beat", 0, ""}, ButtonLook::quiet, held);
  foot.cut_right(gap);
  foot.cut_left(gap);
  canvas.line(foot, look_.title, 17, theme::kText, Align::left, Typeface::bold);
}

/// Where a note hides least of what lies on the board: at its upper edge if that is free, else at its lower
/// one.
Rect TableScreen::free_band(const Canvas& canvas, const Rect& board, Rect band) const {
  const float upper = board.y + canvas.px(8), lower = board.bottom() - band.h - canvas.px(8);
  const auto hides = [&](float y) {
    float sum = 0;
    for (const auto& [id, rect] : placed_) sum += Rect{band.x, y, band.w, band.h}.shared_with(rect);
    return sum;
  };
  band.y = hides(lower) < hides(upper) ? lower : upper;
  return band;
}

/// A headline across the board; for a note a smaller one at its upper edge.
void TableScreen::build_band(Canvas& canvas, const Rect& board) {
  if (look_.title.empty()) return;
  const bool note = look_.kind == BeatLook::Kind::note;
  const float t = eased(beat_age() / kEnter);
  const float size = note ? 19 : 40, small = note ? 16 : 20;
  const float head = canvas.text_px(size * 1.5F), line = canvas.text_px(small * 1.4F);
  const float height = head + line * static_cast<float>(look_.lines.size()) + canvas.px(note ? 10 : 30);
  float width = board.w;
  if (note) {
    width = canvas.text_width(look_.title, Typeface::bold, size);
    for (const std::string& each : look_.lines)
      width = std::max(width, canvas.text_width(each, Typeface::label, small));
    width = std::min(width + canvas.px(48), board.w);
  }
  Rect band{board.centre().x - width / 2, board.centre().y - height / 2, width, height};
  if (note) band = free_band(canvas, board, band);
  band_ = band;
  canvas.panel(band, theme::kBar.with_alpha(t), theme::kAccent.with_alpha(t), note ? 6.F : 0.F);
  Rect inner = band.inset(canvas.px(note ? 5 : 15));
  if (!note) inner = inner.moved((1 - t) * canvas.px(-60), 0);
  canvas.line(inner.cut_top(head), look_.title, size, theme::kText.with_alpha(t), Align::centre,
              Typeface::bold);
  for (const std::string& each : look_.lines)
    canvas.line(inner.cut_top(line), each, small, theme::kDim.with_alpha(t), Align::centre);
}

void TableScreen::build_shown_cards(Canvas& canvas, const Rect& window) {
  std::vector<const game::ThingView*> cards;
  for (const Id id : look_.cards)
    if (const game::ThingView* thing = view_.find(id)) cards.push_back(thing);
  const double age = beat_age();
  const float t = eased(age / kEnter);
  float text = 0;
  const float width = std::min(canvas.px(760), window.w * 0.8F);
  for (const std::string& line : look_.lines)
    text += canvas.text_height(line, width - canvas.px(36), Typeface::body, 19) + canvas.px(8);
  const float head = canvas.text_px(44), foot = text > 0 ? text + canvas.px(24) : 0;
  // Above the prompt, where one goes on.
  const Rect room{window.x, window.y + canvas.px(44), window.w, window.h - canvas.px(44 + 210)};
  float widest = 0;
  std::vector<float> aspects;
  for (const game::ThingView* thing : cards) {
    aspects.push_back(aspect(face_of(*thing)->shape));
    widest += aspects.back();
  }
  const bool wide = !aspects.empty() && aspects.front() > 1;
  float height =
      cards.empty() ? 0 : std::min(room.h - head - foot - canvas.px(16), canvas.px(wide ? 340 : 500));
  height = std::max(0.F, std::min(height, room.w * 0.9F / std::max(0.1F, widest)));
  const float total = head + height + (foot > 0 ? foot + canvas.px(12) : 0);
  Rect place{room.x, std::max(room.y, room.centre().y - total / 2), room.w, total};
  const float wide_head =
      std::min(place.w, canvas.text_width(look_.title, Typeface::bold, 28) + canvas.px(60));
  Rect title = place.cut_top(head);
  title = {title.centre().x - wide_head / 2, title.y, wide_head, title.h - canvas.px(6)};
  canvas.panel(title, theme::kBar.with_alpha(t), theme::kPanelEdge.with_alpha(t), 6);
  canvas.line(title, look_.title, 28, theme::kText.with_alpha(t), Align::centre, Typeface::bold);
  const auto rects =
      arrange_row({place.centre().x - (widest * height) / 2 - canvas.px(10), place.y,
                   widest * height + canvas.px(20), height},
                  aspects, height, canvas.px(20) / std::max<float>(1, static_cast<float>(cards.size())));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    Piece piece;
    piece.face = face_of(*cards[i]);
    piece.marks = marks_of(*cards[i]);
    piece.marks.turned = false;
    piece.rect = rects[i].moved(0, (1 - t) * canvas.px(40));
    piece.alpha = t;
    const auto before = faces_before_.find(cards[i]->id);
    if (look_.turn && before != faces_before_.end() && age < 3 * kEnter) {
      // It turns about its middle. Few widths, since each is drawn anew.
      const double turned = age / (3 * kEnter);
      if (turned < 0.5) piece.face = before->second;
      const float squeeze = std::max(0.1F, std::round(static_cast<float>(std::abs(1 - 2 * turned)) * 6) / 6);
      piece.rect.x += piece.rect.w * (1 - squeeze) / 2;
      piece.rect.w *= squeeze;
      piece.alpha = 1;
    }
    canvas.scene().items.push_back(piece);
  }
  place.cut_top(height);
  if (look_.lines.empty()) return;
  place.cut_top(canvas.px(12));
  Rect box{place.centre().x - width / 2, place.y, width, foot};
  canvas.panel(box, theme::kBar.with_alpha(0.95F), theme::kPanelEdge, 8);
  Rect inner = box.inset(canvas.px(12));
  inner = {inner.x + canvas.px(6), inner.y, inner.w - canvas.px(12), inner.h};
  for (const std::string& line : look_.lines) {
    const float each = canvas.text_height(line, inner.w, Typeface::body, 19) + canvas.px(8);
    canvas.paragraph(inner.cut_top(each), line, 19, theme::kText);
  }
}

/// Tokens or dice, the sum that they make, and its result.
void TableScreen::build_sum(Canvas& canvas, const Rect& board) {
  const double age = beat_age();
  const float side = canvas.px(92), gap = canvas.px(10);
  const std::size_t pieces = look_.cards.size() + look_.dice.size();
  const float row = canvas.px(54), stamp = canvas.text_px(64);
  float height = canvas.text_px(40) + canvas.px(24);
  const float most = std::min(board.w - canvas.px(20), canvas.px(860));
  const auto columns = std::max(1.F, std::floor((most - canvas.px(30)) / (side + gap)));
  const float lines = pieces ? std::ceil(static_cast<float>(pieces) / columns) : 0;
  height += lines * (side + gap);
  if (!look_.parts.empty()) height += row + gap;
  // The panel stays where it is when the result of a sum comes.
  if (!look_.stamp.empty() || look_.kind == BeatLook::Kind::reveal) height += stamp;
  height += canvas.text_px(26) * static_cast<float>(look_.lines.size());
  height = std::min(height, board.h);
  const float width =
      std::min(most, std::max(canvas.px(620), canvas.px(60) + static_cast<float>(pieces) * (side + gap)));
  const Rect box{board.centre().x - width / 2, board.centre().y - height / 2, width, height};
  canvas.panel(box, theme::kBar, theme::kAccent, 10);
  Rect inner = box.inset(canvas.px(12));
  canvas.line(inner.cut_top(canvas.text_px(40)), look_.title, 22, theme::kText, Align::centre,
              Typeface::bold);
  if (!look_.dice.empty()) {
    build_dice(canvas, inner.cut_top(lines * (side + gap)), static_cast<float>(age));
  } else if (pieces) {
    const Rect place = inner.cut_top(lines * (side + gap));
    const auto n = static_cast<float>(pieces);
    float x = place.centre().x - (n * side + (n - 1) * gap) / 2;
    // Only the last one is new; it comes out of the region `from`.
    Point from{place.centre().x, board.bottom()};
    for (const auto& [name, rect] : region_rects_)
      if (name == look_.from) from = rect.centre();
    for (std::size_t i = 0; i < look_.cards.size(); ++i, x += side + gap) {
      const game::ThingView* thing = view_.find(look_.cards[i]);
      if (!thing) continue;
      Piece piece;
      piece.face = face_of(*thing);
      piece.rect = {x, place.y, side, side};
      const bool fresh = look_.stamp.empty() && i + 1 == look_.cards.size();
      if (fresh) {
        const float t = eased(age / (1.6 * kEnter));
        piece.rect = piece.rect.moved((from.x - piece.rect.centre().x) * (1 - t),
                                      (from.y - piece.rect.centre().y) * (1 - t));
        piece.glow = theme::kAccent;
      }
      canvas.scene().items.push_back(piece);
    }
  }
  if (!look_.parts.empty()) {
    build_parts(canvas, inner.cut_top(row), static_cast<float>(age));
    inner.cut_top(gap);
  }
  for (const std::string& line : look_.lines)
    canvas.line(inner.cut_top(canvas.text_px(26)), line, 16, theme::kDim, Align::centre);
  const float wait = look_.sides.empty() ? 0.F : static_cast<float>(landed(look_) + kEnter);
  build_stamp(canvas, inner, static_cast<float>(age) - wait);
}

void TableScreen::build_dice(Canvas& canvas, const Rect& row, float age) {
  const auto n = static_cast<int>(look_.dice.size());
  const float side = canvas.px(92), gap = canvas.px(10);
  const int columns = std::max(1, std::min(n, static_cast<int>((row.w + gap) / (side + gap))));
  const float width = static_cast<float>(columns) * (side + gap) - gap;
  std::vector<Rect> rects;
  for (int i = 0; i < n; ++i)
    rects.push_back({row.centre().x - width / 2 + static_cast<float>(i % columns) * (side + gap),
                     row.y + static_cast<float>(i / columns) * (side + gap), side, side});
  const auto last = look_.sides.empty() ? 0.F : static_cast<float>(landed(look_) + kEnter / 2);
  const bool any_used =
      std::any_of(look_.dice.begin(), look_.dice.end(), [](const auto& die) { return die.used; });
  for (std::size_t i = 0; i < rects.size(); ++i) {
    const BeatLook::Die& die = look_.dice[i];
    Face face;
    face.shape = Shape::die;
    face.frame = die.frame;
    face.sign = die.sign;
    Piece piece;
    piece.rect = rects[i];
    const auto lands = look_.sides.empty() ? 0.F : static_cast<float>(landing(i));
    const auto phase = static_cast<float>(i);
    if (age < lands) {
      const float left = 1 - age / lands;
      face.sign = look_.sides[static_cast<std::size_t>(age * 14 + phase * 5) % look_.sides.size()];
      piece.rect =
          piece.rect.moved(-left * canvas.px(140) + std::sin(age * 21 + phase * 2) * canvas.px(7) * left,
                           -std::abs(std::sin(age * 9 + phase)) * canvas.px(46) * left);
    } else if (age >= last && any_used) {
      if (die.used)
        piece.glow = theme::kAccent;
      else
        piece.alpha = 0.45F;
    }
    piece.face = std::make_shared<const Face>(std::move(face));
    canvas.scene().items.push_back(piece);
  }
}

void TableScreen::build_parts(Canvas& canvas, const Rect& row, float age) {
  const float side = canvas.px(30), gap = canvas.px(8);
  std::vector<float> widths;
  float total = 0;
  for (const BeatLook::Part& part : look_.parts) {
    float width = canvas.px(20);
    if (!part.symbol.empty()) width += side + canvas.px(4);
    const std::string& text = part.text.empty() ? part.label : part.text;
    width += canvas.text_width(text, Typeface::label_bold, 22);
    widths.push_back(width);
    total += width + gap;
  }
  float x = row.centre().x - (total - gap) / 2;
  for (std::size_t i = 0; i < look_.parts.size(); ++i) {
    const BeatLook::Part& part = look_.parts[i];
    Rect cell{x, row.y + canvas.px(4), widths[i], row.h - canvas.px(8)};
    x += widths[i] + gap;
    if (part.fresh) {
      // It joins the sum when its token has come.
      const float t = eased((static_cast<double>(age) - 1.4 * kEnter) / kEnter);
      if (t <= 0) continue;
      cell = cell.moved(0, -(1 - t) * canvas.px(30));
    }
    canvas.panel(cell, part.fresh ? theme::kAccentDark : theme::kRaised,
                 part.fresh ? theme::kAccent : theme::kPanelEdge, 6);
    Rect inner = cell.inset(canvas.px(6));
    if (!part.symbol.empty()) {
      const Rect sign = inner.cut_left(side);
      canvas.sign({sign.x, sign.centre().y - side / 2, side, side}, part.symbol);
    }
    canvas.line(inner, part.text.empty() ? part.label : part.text, 22, theme::kText, Align::centre,
                Typeface::label_bold);
    canvas.hit(cell, {"beat", 1, ""}, part.label);
  }
}

/// The result falls onto the table like a stamp.
void TableScreen::build_stamp(Canvas& canvas, const Rect& row, float age) {
  if (look_.stamp.empty() || age < 0) return;
  const float t = eased(static_cast<double>(age) / kEnter);
  const float size = std::round(32 * (1.7F - 0.7F * t));
  const Colour colour = !look_.good ? theme::kAccent : *look_.good ? theme::kGood : theme::kWarn;
  const float width = canvas.text_width(look_.stamp, Typeface::bold, size) + canvas.px(60);
  const float height = canvas.text_px(size * 1.6F);
  const Rect box{row.centre().x - width / 2, row.centre().y - height / 2, width, height};
  canvas.panel(box, mix(theme::kBar, colour, 0.25F).with_alpha(t), colour.with_alpha(t), 8);
  canvas.panel(box.inset(canvas.px(3)), {0, 0, 0, 0}, colour.with_alpha(t), 6);
  canvas.line(box, look_.stamp, size, theme::kText.with_alpha(t), Align::centre, Typeface::bold);
}

/// Numbers that land on cards; on one that falls, where it lay.
void TableScreen::build_changes(Canvas& canvas) {
  std::map<Id, int> on;
  for (const BeatLook::Change& change : look_.changes) {
    const bool falls = std::find(look_.gone.begin(), look_.gone.end(), change.card) != look_.gone.end();
    const auto& places = falls && placed_before_.count(change.card) ? placed_before_ : placed_;
    const auto found = places.find(change.card);
    if (found == places.end() || (falls && has_fallen())) continue;
    const float t = eased(beat_age() / kRise);
    const Colour colour = change.good ? theme::kGood : theme::kWarn;
    const Rect& card = found->second;
    canvas.panel(card.inset(canvas.px(-3)), colour.with_alpha(0.35F * (1 - 0.6F * t)), colour, 6);
    const float width = canvas.text_width(change.text, Typeface::bold, 30) +
                        (change.symbol.empty() ? canvas.px(20) : canvas.px(58));
    const float height = canvas.px(46);
    const int n = on[change.card]++;
    // On a small card it would hide the whole card: there it hangs over the lower edge.
    const float middle = card.h < 2.5F * height ? card.bottom() + height * 0.2F : card.centre().y;
    Rect box{card.centre().x - width / 2,
             middle - height / 2 - canvas.px(34) * (1 - t) + (height + canvas.px(4)) * static_cast<float>(n),
             width, height};
    box.y = std::min(box.y, canvas.metrics().height - height);
    if (box.overlaps(band_)) box.y = band_.y - height - canvas.px(4);
    canvas.panel(box, mix(theme::kBar, colour, 0.3F), colour, 8);
    Rect inner = box.inset(canvas.px(6));
    if (!change.symbol.empty()) canvas.sign(inner.cut_left(inner.h), change.symbol);
    canvas.line(inner, change.text, 28, theme::kText, Align::centre, Typeface::bold);
  }
}

/// Whether what falls in this beat is out of sight. Without motion it stays, dim, until the beat ends.
bool TableScreen::has_fallen() const {
  return settings_.animation > 0 && beat_age() >= kFall;
}

/// Cards that leave fall from where they lay.
void TableScreen::build_gone(Canvas& canvas) {
  if (has_fallen()) return;
  const float t = settings_.animation > 0 ? static_cast<float>(beat_age() / kFall) : 0.5F;
  for (const Id id : look_.gone) {
    const auto from = placed_before_.find(id);
    const auto face = faces_before_.find(id);
    if (from == placed_before_.end() || face == faces_before_.end()) continue;
    Piece piece;
    piece.face = face->second;
    piece.rect = from->second.moved(0, settings_.animation > 0 ? t * t * canvas.px(240) : 0);
    piece.small = piece.rect.w < canvas.px(kReadable);
    piece.alpha = 1 - t * t;
    piece.glow = theme::kWarn;
    canvas.scene().items.push_back(piece);
  }
}

}  // namespace misk::ui
