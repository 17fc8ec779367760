// The strip of seats: everybody's numbers, where they are, who is with them there, and whose turn it is.
#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "table/table_screen.hpp"
#include "text/number.hpp"

namespace misk::ui {

namespace {

constexpr float kName = 14, kNumber = 13, kWhere = 12;  // sizes of letters
constexpr float kLine = 20, kWhereLine = 17;            // heights of lines, of the text's size
/// Of the seats in their order: as unlike each other as eight can be.
constexpr std::array<Colour, 8> kSeatColours{{{186, 58, 50, 255},
                                              {58, 108, 190, 255},
                                              {56, 136, 72, 255},
                                              {206, 160, 50, 255},
                                              {126, 74, 164, 255},
                                              {44, 148, 154, 255},
                                              {206, 108, 40, 255},
                                              {196, 96, 146, 255}}};
constexpr std::size_t kWide = 2, kMany = 4;  // so few seats have one line each; so many are narrow

/// "2/5" is 0.4; -1 for any other text.
float part_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) return -1;
  const auto there = text::whole_number<int>(std::string_view(text).substr(0, slash));
  const auto most = text::whole_number<int>(std::string_view(text).substr(slash + 1));
  if (!there || !most || *most <= 0) return -1;
  return std::clamp(static_cast<float>(*there) / static_cast<float>(*most), 0.F, 1.F);
}

/// Numbers with their symbols. If there is little room all get smaller, so that none is missing. Under those
/// of a whole, such as health, a bar shows how much is left.
void draw_numbers(Canvas& canvas, const Rect& row, const std::vector<Stat>& stats) {
  const float sign = canvas.px(19), gap = canvas.px(8);
  float sum = 0;
  for (const Stat& stat : stats)
    sum += sign + canvas.text_width(stat.text, Typeface::label_bold, kNumber) + gap;
  const float by = std::min(1.F, row.w / std::max(1.F, sum));
  Rect rest = row;
  for (const Stat& stat : stats) {
    const float text = canvas.text_width(stat.text, Typeface::label_bold, kNumber);
    Rect cell = rest.cut_left((sign + text + gap) * by);
    cell.cut_right(gap * by * 0.6F);
    const float left = part_of(stat.text);
    if (left >= 0) {
      Rect bar = cell.cut_bottom(canvas.px(3));
      canvas.fill(bar, theme::kBar);
      canvas.fill(bar.cut_left(bar.w * left), left > 0.5F    ? theme::kGood
                                              : left > 0.25F ? theme::kAccent
                                                             : theme::kWarn);
    }
    const float side = std::min(sign * by, cell.h);
    canvas.sign(Rect{cell.x, cell.centre().y - side / 2, side, side}.inset(side * 0.06F), stat.symbol);
    cell.cut_left(sign * by);
    canvas.line({cell.x, cell.y, cell.w + gap * by * 0.6F, cell.h}, stat.text, kNumber * by, theme::kText,
                Align::left, Typeface::label_bold);
  }
}

}  // namespace

float TableScreen::seats_height(const Canvas& canvas) const {
  if (view_.seats.size() < 2 && table_.seats.empty()) return 0;
  const std::size_t n = view_.seats.size();
  // In a narrow one the name of a place may need two lines.
  const float where = n > kMany ? 1.6F * kWhereLine : kWhereLine;
  return canvas.text_px(n <= kWide ? kLine : 2 * kLine + where) + canvas.px(12);
}

const SeatStrip* TableScreen::strip_of(const game::SeatInfo& seat) const {
  for (const SeatStrip& each : table_.seats)
    if (each.card == seat.avatar) return &each;
  return nullptr;
}

/// Where somebody is, and who is with them: "Attic · Ghoul Priest".
std::string TableScreen::whereabouts(const SeatStrip& strip) const {
  const game::ThingView* place = view_.find(strip.place);
  std::string text = place ? place->title : "";
  for (const Id id : strip.with)
    if (const game::ThingView* thing = view_.find(id))
      text += (text.empty() ? "" : " \xC2\xB7 ") + thing->title;
  return text;
}

/// The same where there is no room for names: "Attic", and how many are with them.
void TableScreen::build_whereabouts(Canvas& canvas, Rect row, const SeatStrip& strip) {
  const std::string all = whereabouts(strip);
  const Colour ink = strip.with.empty() ? theme::kDim : theme::kWarn;
  if (strip.with.empty() || canvas.text_width(all, Typeface::label, kWhere) <= row.w) {
    canvas.line(row, all, kWhere, ink);
    return;
  }
  const std::string count = "\xC3\x97" + std::to_string(strip.with.size());
  const float side = std::min(row.h, canvas.px(15));
  Rect number = row.cut_right(canvas.text_width(count, Typeface::label_bold, kWhere) + side + canvas.px(4));
  Rect sign = number.cut_left(side);
  canvas.sign({sign.x, sign.centre().y - side / 2, side, side}, "skull");
  canvas.line(number, count, kWhere, theme::kWarn, Align::right, Typeface::label_bold);
  const game::ThingView* place = view_.find(strip.place);
  if (place) canvas.line(row, place->title, kWhere, theme::kDim);
}

/// The colour of a seat's pawn, where the frames of the avatars do not tell all seats apart; transparent
/// where they do, and for anything else.
Colour TableScreen::seat_colour(Id avatar) {
  std::set<std::string> frames;
  Colour out{0, 0, 0, 0};
  for (std::size_t i = 0; i < view_.seats.size(); ++i) {
    const game::ThingView* thing = view_.find(view_.seats[i].avatar);
    if (thing) frames.insert(face_of(*thing)->frame);
    if (view_.seats[i].avatar == avatar) out = kSeatColours[i % kSeatColours.size()];
  }
  return frames.size() == view_.seats.size() ? Colour{0, 0, 0, 0} : out;
}

void TableScreen::build_seat(Canvas& canvas, std::size_t i, const Rect& box) {
  const game::SeatInfo& seat = view_.seats[i];
  const SeatStrip* strip = strip_of(seat);
  const bool shown = static_cast<int>(i) == shown_seat_, turn = strip && strip->turn;
  const auto& waiting = view_.request.waiting;
  const bool asked = std::find(waiting.begin(), waiting.end(), static_cast<int>(i)) != waiting.end();
  canvas.panel(box, shown ? theme::kRaised : theme::kPanel, asked ? theme::kAccent : theme::kPanelEdge, 5);
  if (const Colour own = seat_colour(seat.avatar); own.a)
    canvas.fill({box.x + canvas.px(5), box.y + canvas.px(1), box.w - canvas.px(10), canvas.px(3)}, own);
  Rect inner = box.inset(canvas.px(4));
  const Rect bar = inner.cut_left(canvas.px(4));
  if (turn) canvas.fill(bar, theme::kAccent);
  inner.cut_left(canvas.px(3));
  std::string name = seat.name, notes, tip = seat.name;
  if (turn) tip += std::string("\n") + "has the turn";
  if (strip) {
    for (const std::string& note : strip->notes) notes += (notes.empty() ? "" : ", ") + note;
    if (!notes.empty()) {
      name += "  (" + notes + ")";
      tip += "\n" + notes;
    }
    for (const Stat& stat : strip->stats) tip += "\n" + stat.symbol + " " + stat.text;
    if (const std::string where = whereabouts(*strip); !where.empty()) tip += "\n" + where;
  }
  const bool wide = view_.seats.size() <= kWide;
  const Rect head = wide ? inner.cut_left(inner.w * 0.34F) : inner.cut_top(canvas.text_px(kLine));
  // With many seats there is no room for notes behind a name; its tip has them.
  const bool fits = canvas.text_width(name, Typeface::label_bold, kName) <= head.w;
  const Colour ink = asked ? theme::kAccent : seat.playing ? theme::kText : theme::kDim;
  const bool notes_below = strip && strip->stats.empty() && !wide;
  canvas.line(head, (fits && !notes_below) || wide ? name : seat.name, kName, ink, Align::left,
              shown ? Typeface::label_bold : Typeface::label);
  if (notes_below) {
    canvas.line(inner.cut_top(canvas.text_px(kLine)), notes, kWhere, theme::kDim);
  } else if (strip) {
    draw_numbers(canvas, wide ? inner.cut_left(inner.w * 0.52F) : inner.cut_top(canvas.text_px(kLine)),
                 strip->stats);
    build_whereabouts(canvas, inner, *strip);
  }
  canvas.hit(box, {"seat", static_cast<int>(i), ""}, tip, seat.avatar);
}

void TableScreen::build_seats(Canvas& canvas, const Rect& rect) {
  if (rect.empty()) return;
  const auto n = static_cast<float>(view_.seats.size());
  const float gap = canvas.px(4);
  const float width = std::min((rect.w - gap * (n - 1)) / n, canvas.px(760));
  for (std::size_t i = 0; i < view_.seats.size(); ++i)
    build_seat(canvas, i, {rect.x + (width + gap) * static_cast<float>(i), rect.y, width, rect.h});
}

}  // namespace misk::ui
