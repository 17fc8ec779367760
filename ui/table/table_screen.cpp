#include "table/table_screen.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "text/what_of.hpp"

namespace misk::ui {

using game::OptionView;
using game::ThingView;
using kernel::OptionKind;

namespace {
constexpr double kNotice = 4;
// Above this number, faces that are not drawn any more are dropped.
constexpr std::size_t kMostFaces = 1500;
}  // namespace

TableScreen::TableScreen(Playing& playing, const Settings& settings)
    : playing_(playing), settings_(settings) {
  const kernel::Image& image = playing_.game().kernel().image();
  std::set<std::string> names;
  std::vector<std::pair<std::string, bool>> zones;
  for (const kernel::ZoneKind& zone : image.zones) {
    names.insert(zone.name);
    zones.emplace_back(zone.name, zone.per_player);
  }
  try {
    const nlohmann::json json = playing_.viewer().tabletop();
    if (json.is_null() && !playing_.viewer().problems().empty())
      throw std::runtime_error(playing_.viewer().problems().front());
    presentation_ = json.is_null() ? plain_presentation(zones) : read_presentation(json, names);
  } catch (const std::exception& error) {
    presentation_problem_ = text::what_of(error);
    presentation_ = plain_presentation(zones);
  }
  playing_.viewer().only(presentation_.zones());
  playing_.pass_declined(settings_.pass_declined);
  refresh();
  if (!presentation_problem_.empty()) tell(presentation_problem_);
}

void TableScreen::set_settings(const Settings& settings) {
  settings_ = settings;
  playing_.pass_declined(settings_.pass_declined);
  if (settings_.pace == Pace::fast) {
    playing_.watch(-1);
    leave_beat();
  } else {
    playing_.watch(view_.seat, shown_seat_);
  }
}

const game::SeatView& TableScreen::view() {
  refresh();
  return view_;
}

/// Updates the view if something has changed.
void TableScreen::refresh() {
  take_beats();
  if (!beats_.empty() || seen_version_ == playing_.version()) return;
  const bool first = seen_version_ == 0;
  seen_version_ = playing_.version();
  // While a bot thinks, the table stays with the person who was asked last.
  const int asked = playing_.bot_is_asked() ? -1 : playing_.asked();
  const int seat = asked >= 0 ? asked : asked_ >= 0 ? asked_ : playing_.first_person();
  if (asked >= 0 && asked != asked_) {
    if (settings_.hot_seat && !first && playing_.game().kernel().state().players > 1) open(Dialog::curtain);
    pinned_seat_ = false;
    asked_ = asked;
  }
  if (!pinned_seat_) shown_seat_ = seat;
  if (settings_.pace != Pace::fast) playing_.watch(seat, shown_seat_);
  present(playing_.view(seat, shown_seat_), first);
}

/// Shows this view from now on. What has changed since the last one moves.
void TableScreen::present(const game::SeatView& view, bool first) {
  const game::SeatView before = std::exchange(view_, view);
  if (!first) listen(before);
  problems_ = view_.problems;
  try {
    table_ = read_table_view(view_.table, presentation_);
  } catch (const std::exception& error) {
    problems_.push_back(text::what_of(error));
    table_ = {};
  }
  marks_before_ = std::move(marks_);
  marks_.clear();
  placed_before_ = placed_;
  moved_at_ = now_;
  options_by_piece_.clear();
  if (view_.request.mine)
    for (const OptionView& each : view_.request.options) {
      if (each.comp) options_by_piece_[each.comp].push_back(each.index);
      if (each.target && each.target != each.comp) options_by_piece_[each.target].push_back(each.index);
    }
  chosen_.clear();
  page_ = 0;
  amount_ = view_.request.min;
  list_scroll_ = {};
  aside_ = false;
  if (dialog_ != Dialog::curtain && dialog_ != Dialog::timeline && dialog_ != Dialog::log)
    dialog_ = Dialog::none;
  if (zoomed_ && !view_.find(zoomed_)) zoomed_ = 0;
  hovered_ = 0;
  tip_.clear();  // it belonged to the question before
  focus_ = {};
  take_choice();
  if (faces_kept_.size() > kMostFaces) {
    faces_.clear();
    faces_kept_.clear();
  }
  if (const std::string problem = playing_.take_problem(); !problem.empty()) tell(problem);
  if (!problems_.empty()) tell(problems_.front());
}

FacePtr TableScreen::face_of(const ThingView& thing) {
  auto& face = faces_[thing.face.get()];
  if (face) return face;
  Face read;
  try {
    if (thing.face && !thing.face->is_null())
      read = read_face(*thing.face, "table_face(" + thing.title + ")");
  } catch (const std::exception& error) {
    problems_.push_back(text::what_of(error));
    tell(text::what_of(error));
  }
  if (read.title.empty() && !read.back) read.title = thing.title;
  // A game may hide the subtitle: subtitle = "".
  const bool says = thing.face && thing.face->is_object() && thing.face->contains("subtitle");
  if (!says && !read.back) read.subtitle = thing.subtitle;
  read.definition = thing.definition;
  if (read.image.empty() && !read.back) read.image = picture_of(thing.definition);
  face = std::make_shared<const Face>(std::move(read));
  faces_kept_.push_back(thing.face);  // keeps its address from being reused
  return face;
}

/// The player's own picture of a card, or else its pack's; "" for none.
std::string TableScreen::picture_of(const std::string& definition) const {
  const std::size_t colon = definition.find(':');
  if (colon == std::string::npos) return "";
  const std::string pack_id = definition.substr(0, colon), slug = definition.substr(colon + 1);
  std::error_code error;
  if (!settings_.image_folder.empty())
    for (const char* ending : {".png", ".jpg"}) {
      const std::string file = settings_.image_folder + "/" + pack_id + "/" + slug + ending;
      if (std::filesystem::is_regular_file(file, error)) return file;
    }
  const content::Pack* pack = playing_.game().catalog().library().find(pack_id);
  if (!pack) return "";
  for (const char* ending : {".png", ".jpg"}) {
    const std::string path = "assets/" + slug + ending;
    for (const content::FileEntry& entry : pack->others)
      if (entry.path == path) return kInPack + pack_id + "/" + path;
  }
  return "";
}

/// Plays sounds for what has moved or changed since the last look.
void TableScreen::listen(const game::SeatView& before) {
  bool moved = false, counted = false, rolled = false;
  for (const ThingView& thing : view_.things) {
    const ThingView* old = before.find(thing.id);
    if (!old) continue;
    moved = moved || old->zone != thing.zone || old->parent != thing.parent;
    if (old->marks == thing.marks) continue;
    rolled = rolled || (thing.marks.is_object() && thing.marks.contains("sign"));
    counted = true;
  }
  if (view_.over && !before.over)
    sound("end");
  else if (rolled)
    sound("dice");
  else if (moved)
    sound("card");
  else if (counted)
    sound("token");
}

FacePtr TableScreen::face(Id id) {
  const ThingView* thing = view_.find(id);
  return thing ? face_of(*thing) : nullptr;
}

const Marks& TableScreen::marks_of(const ThingView& thing) {
  const auto known = marks_.find(thing.id);
  if (known != marks_.end()) return known->second;
  Marks marks;
  try {
    if (!thing.marks.is_null()) marks = read_marks(thing.marks, "table_marks(" + thing.title + ")");
  } catch (const std::exception& error) {
    problems_.push_back(text::what_of(error));
    tell(text::what_of(error));
  }
  return marks_.emplace(thing.id, std::move(marks)).first->second;
}

std::vector<const OptionView*> TableScreen::options_of(Id id) const {
  std::vector<const OptionView*> out;
  const auto found = options_by_piece_.find(id);
  if (found != options_by_piece_.end())
    for (const std::int32_t index : found->second) out.push_back(option(index));
  return out;
}

const OptionView* TableScreen::option(std::int32_t index) const {
  for (const OptionView& each : view_.request.options)
    if (each.index == index) return &each;
  return nullptr;
}

/// The text of a button. The card's name is left out if it is the asked player's own.
std::string TableScreen::short_text(const OptionView& each) const {
  std::string text = each.text;
  if (each.kind == OptionKind::ability) {
    const std::string& own = view_.seats[static_cast<std::size_t>(view_.seat)].name;
    if (text.rfind(own + ": ", 0) == 0) text = text.substr(own.size() + 2);
    if (const auto arrow = text.find(" -> "); arrow != std::string::npos)
      text = text.substr(0, arrow) + " \xE2\x86\x92 " + text.substr(arrow + 4);
  }
  return text;
}

/// The whole text of an option with what it costs.
std::string TableScreen::tip_of(const OptionView& each) const {
  const std::string notes = each.notes.told();
  return each.text + (notes.empty() ? "" : "\n" + notes);
}

/// Asks the game what the ticked things would change.
void TableScreen::take_choice() {
  choice_verb_.clear();
  choice_line_.clear();
  choice_regions_.clear();
  if (!multiple()) return;
  std::vector<kernel::ComponentId> ticked;
  for (const std::int32_t index : chosen_)
    if (const OptionView* each = option(index); each && each->comp) ticked.push_back(each->comp);
  const nlohmann::json told = playing_.viewer().choice(view_.seat, ticked);
  if (!told.is_object()) return;
  try {
    nlohmann::json view = nlohmann::json::object();
    for (const auto& [key, value] : told.items())
      if (key == "verb")
        choice_verb_ = value.get<std::string>();
      else if (key == "line")
        choice_line_ = value.get<std::string>();
      else
        view[key] = value;
    choice_regions_ = read_table_view(view, presentation_).regions;
  } catch (const std::exception& error) {
    problems_.push_back(text::what_of(error));
    tell(text::what_of(error));
  }
}

/// True if several things, or none, may be chosen; then "confirm" ends the choice.
bool TableScreen::multiple() const {
  const game::RequestView& request = view_.request;
  return request.mine && !request.numeric &&
         (request.max > 1 || (request.min == 0 && Playing::pass_of(request) < 0));
}

/// True if there are options other than passing.
bool TableScreen::offers() const {
  const game::RequestView& request = view_.request;
  return request.mine && std::any_of(request.options.begin(), request.options.end(),
                                     [](const OptionView& each) { return each.kind != OptionKind::pass; });
}

bool TableScreen::is_chosen(std::int32_t index) const {
  return std::find(chosen_.begin(), chosen_.end(), index) != chosen_.end();
}

bool TableScreen::is_avatar(Id id) const {
  return std::any_of(view_.seats.begin(), view_.seats.end(),
                     [&](const game::SeatInfo& seat) { return seat.avatar == id; });
}

bool TableScreen::lies_in(const ThingView& thing, const std::vector<std::string>& zones) const {
  const std::string& zone = view_.zones[static_cast<std::size_t>(thing.zone)].name;
  return std::find(zones.begin(), zones.end(), zone) != zones.end();
}

bool TableScreen::give(std::vector<std::int32_t> choices) {
  if (!playing_.answer(choices)) {
    tell("That cannot be answered here.");
    return false;
  }
  sound("click");
  refresh();
  return true;
}

bool TableScreen::choose(std::int32_t index) {
  if (!view_.request.mine || !option(index)) return false;
  if (!multiple() || option(index)->kind == OptionKind::pass) return give({index});
  const auto at = std::find(chosen_.begin(), chosen_.end(), index);
  if (at != chosen_.end())
    chosen_.erase(at);
  else if (static_cast<std::int32_t>(chosen_.size()) < view_.request.max)
    chosen_.push_back(index);
  else if (view_.request.max == 1)
    chosen_ = {index};
  else
    return false;
  if (view_.request.max == 1 && view_.request.min == 1) return confirm();
  take_choice();
  return true;
}

bool TableScreen::confirm() {
  const game::RequestView& request = view_.request;
  if (!request.mine) return false;
  if (request.numeric) return give({amount_});
  const auto n = static_cast<std::int32_t>(chosen_.size());
  if (!multiple() || n < request.min || n > request.max) return false;
  return give(chosen_);
}

bool TableScreen::pass() {
  const std::int32_t index = Playing::pass_of(view_.request);
  return view_.request.mine && index >= 0 && give({index});
}

void TableScreen::tell(const std::string& text) {
  notice_ = text;
  notice_until_ = now_ + kNotice + 0.04 * static_cast<double>(text.size());  // as long as it takes to read
}

void TableScreen::open(Dialog dialog) {
  dialog_ = dialog;
  aside_ = false;
  focus_ = {};
  list_scroll_ = {};
  page_ = 0;
  typing_ = 0;
  time_follows_ = dialog == Dialog::timeline;
}

bool TableScreen::act(const Action& action) {
  const std::string& verb = action.verb;
  const int n = action.number;
  if (verb == "beat") return next_beat(n == 0);
  if (verb == "rules") return open_rules(action.text);
  if (verb == "stack") {
    stack_open_ = !stack_open_;
    return true;
  }
  if (verb == "lesson_next" || verb == "lesson_end") return act_in_lesson(action);
  if (verb.starts_with("rules_")) return reader().act(action);
  if (verb == "option") return choose(n);
  if (verb == "confirm") return confirm();
  if (verb == "pass") return pass();
  if (verb == "piece") {
    const auto options = options_of(static_cast<Id>(n));
    if (options.empty()) return false;
    if (options.size() == 1) return choose(options.front()->index);
    menu_of_ = static_cast<Id>(n);
    open(Dialog::menu);
    return true;
  }
  if (verb == "amount") {
    amount_ = std::clamp(amount_ + n, view_.request.min, view_.request.max);
    return true;
  }
  if (verb == "number") return view_.request.numeric && give({n});
  if (verb == "zoom") {
    zoomed_ = zoomed_ == n ? Id{0} : static_cast<Id>(n);
    return true;
  }
  if (verb == "seat") {
    shown_seat_ = n;
    pinned_seat_ = n != view_.seat;
    seen_version_ = 0;
    const int asked = asked_;
    refresh();
    asked_ = asked;
    return true;
  }
  if (verb == "undo" || verb == "redo") {
    const bool done = verb == "undo" ? playing_.undo() : playing_.redo();
    const std::string& remark = playing_.remark();
    const std::string said =
        done ? verb == "undo" ? "Taken back." : "Done again." : "There is nothing there.";
    tell(remark.empty() ? said : done ? said + " " + remark : remark);
    refresh();
    return done;
  }
  if (verb == "go") {
    const bool done = playing_.go_to(static_cast<std::size_t>(std::max(0, n)));
    if (!playing_.remark().empty()) tell(playing_.remark());
    if (!done) return false;
    refresh();
    time_follows_ = true;
    return true;
  }
  if (verb == "by") {  // the beginning of a round, a phase or a turn: -1 the last round, 1 the next
    const auto part = static_cast<std::size_t>(std::abs(n));
    const bool done = n < 0 ? playing_.back_by(part) : playing_.on_by(part);
    if (!playing_.remark().empty()) tell(playing_.remark());
    refresh();
    time_follows_ = true;
    return done;
  }
  if (verb == "point") {
    std::string name = action.text;
    if (name.empty()) name = "Point " + std::to_string(playing_.points().size() + 1);
    playing_.add_point(name);
    tell("Kept as \xE2\x80\x9C" + name + "\xE2\x80\x9D.");
    typed_.clear();
    return true;
  }
  if (verb == "type") {
    typing_ = 1;
    return true;
  }
  if (verb == "rule") {
    const auto rule = playing_.rules().find(action.text);
    const int now = rule == playing_.rules().end() ? 0 : static_cast<int>(rule->second);
    playing_.set_rule(action.text, static_cast<SkipRule>((now + 1) % 3));
    seen_version_ = playing_.version();
    return true;
  }
  if (verb == "stop") {
    const auto stop = playing_.stops().find(action.text);
    if (stop == playing_.stops().end())
      playing_.set_stop(action.text, false);
    else if (!stop->second)
      playing_.set_stop(action.text, true);
    else
      playing_.usual_stop(action.text);
    seen_version_ = playing_.version();
    return true;
  }
  if (verb == "skip") {
    const bool done = playing_.pass_on();
    if (!done) tell("Here one cannot pass.");
    refresh();
    return done;
  }
  if (verb == "page") {
    page_ = std::max(0, page_ + n);
    return true;
  }
  if (verb == "order") {  // moves the n-th chosen thing one place up
    if (n > 0 && n < static_cast<int>(chosen_.size())) {
      std::swap(chosen_[static_cast<std::size_t>(n)], chosen_[static_cast<std::size_t>(n - 1)]);
      return true;
    }
    return false;
  }
  if (verb == "board") {
    board_zoom_ = 1;
    board_shift_ = {0, 0};
    return true;
  }
  if (verb == "zoom_board") {
    board_zoom_ = std::clamp(board_zoom_ * (n > 0 ? 1.2F : 1 / 1.2F), 0.6F, 4.F);
    return true;
  }
  if (verb == "aside") {
    if (dialog_ == Dialog::none) return false;
    aside_ = !aside_;
    return true;
  }
  if (verb == "close") {
    dialog_ = Dialog::none;
    aside_ = false;
    typing_ = 0;
    return true;
  }
  if (verb == "open") {
    static const std::map<std::string, Dialog> kDialogs = {
        {"options", Dialog::options}, {"order", Dialog::order}, {"timeline", Dialog::timeline},
        {"points", Dialog::points},   {"skips", Dialog::skips}, {"why", Dialog::why},
        {"bag", Dialog::bag},         {"odds", Dialog::odds},   {"menu", Dialog::main_menu},
        {"help", Dialog::help},       {"log", Dialog::log}};
    if (action.text == "rules" && dialog_ != Dialog::rules) return open_rules("");
    if (action.text == "rules") return act({"close", 0, ""});
    const auto found = kDialogs.find(action.text);
    if (found == kDialogs.end()) return false;
    const bool asks = found->second == Dialog::options || found->second == Dialog::order;
    if (asks && !offers()) {
      tell("There is nothing to choose now.");
      return false;
    }
    if (dialog_ == found->second && !aside_)
      dialog_ = Dialog::none;
    else
      open(found->second);
    return true;
  }
  if (verb == "line") {  // shows the cards that a line of the log is about
    const auto& log = playing_.log(log_viewer());
    if (n < 0 || n >= static_cast<int>(log.size())) return false;
    for (const kernel::ComponentId id : log[static_cast<std::size_t>(n)].about)
      if (view_.find(id)) {
        zoomed_ = id;
        return true;
      }
    return false;
  }
  if (verb == "curtain") {
    dialog_ = Dialog::none;
    return true;
  }
  if (verb == "wish") {
    wish_ = {};
    if (action.text == "menu") wish_.kind = Wish::Kind::menu;
    if (action.text == "settings") wish_.kind = Wish::Kind::settings;
    if (action.text == "quit") wish_.kind = Wish::Kind::quit;
    if (action.text == "again") wish_.kind = Wish::Kind::again;
    if (action.text == "end") wish_.kind = Wish::Kind::back;
    dialog_ = Dialog::none;
    return wish_.kind != Wish::Kind::none;
  }
  return false;
}

bool TableScreen::tick(double now) {
  const bool was_moving = flown() < 1 || (!beats_.empty() && beat_moves());
  const bool noticed = !notice_.empty();
  now_ = now;
  if (noticed && now_ > notice_until_) notice_.clear();
  const bool next = beat_over() && next_beat(false);
  if (next) beat_left_ = now_;
  return was_moving || next || (noticed && notice_.empty());
}

/// The progress of moving cards; 1 is the end.
float TableScreen::flown() const {
  constexpr double kFlight = 0.28;  // seconds
  return settings_.animation > 0
             ? static_cast<float>(std::min(1., (now_ - moved_at_) / kFlight * settings_.animation))
             : 1;
}

bool TableScreen::moving() const {
  return flown() < 1 || (!beats_.empty() && (beat_moves() || std::isfinite(beat_length())));
}

const Wish* TableScreen::wish() {
  if (wish_.kind == Wish::Kind::none) return nullptr;
  given_wish_ = std::exchange(wish_, {});
  return &given_wish_;
}

std::vector<std::string> TableScreen::sounds() {
  return std::exchange(sounds_, {});
}

const Hit* TableScreen::shown(const Scene& scene, std::int32_t index) const {
  if (const Hit* hit = scene.find({"option", index, ""})) return hit;
  const OptionView* wanted = option(index);
  if (!wanted) return nullptr;
  for (const Id id : {wanted->comp, wanted->target})
    if (id && options_of(id).size() == 1)
      if (const Hit* hit = scene.find({"piece", id, ""})) return hit;
  return nullptr;
}

}  // namespace misk::ui
