#include "table/playing.hpp"

#include <algorithm>
#include <utility>

#include "game/bot.hpp"
#include "text/what_of.hpp"

namespace misk::ui {

using game::OptionView;
using game::RequestView;
using kernel::OptionKind;

namespace {
// No sensible set of rules gives more answers in a row than this.
constexpr int kMostByRules = 500;
constexpr const char* kToldDeclined =
    "A window was passed, since it offered nothing but what was just declined. The list of what is passed "
    "without asking can change that.";

/// Writes to the save. If that fails, it reports the problem and the game goes on unsaved.
template <class F>
void write(std::unique_ptr<game::SaveWriter>& writer, std::string& problem, F&& f) {
  if (!writer) return;
  try {
    f(*writer);
  } catch (const std::exception& error) {
    problem = text::what_of(error);
    writer.reset();
  }
}

/// Lines written while one of these lives are synced together at its end. Otherwise the player would wait for
/// each.
class Together {
 public:
  Together(std::unique_ptr<game::SaveWriter>& writer, std::string& problem)
      : writer_(writer), problem_(problem) {
    write(writer_, problem_, [](game::SaveWriter& save) { save.sync_each(false); });
  }
  ~Together() {
    write(writer_, problem_, [](game::SaveWriter& save) { save.sync_each(true); });
  }
  Together(const Together&) = delete;
  Together& operator=(const Together&) = delete;

 private:
  std::unique_ptr<game::SaveWriter>& writer_;
  std::string& problem_;
};
}  // namespace

Playing::Playing(game::Game& game, game::Save save, std::unique_ptr<game::SaveWriter> writer,
                 std::unique_ptr<game::Moments> moments)
    : game_(game),
      save_(std::move(save)),
      writer_(std::move(writer)),
      viewer_(game),
      declined_(game),
      bots_(game),
      moments_(moments ? std::move(moments) : std::make_unique<game::Moments>(game)) {
  for (std::size_t i = 0; i < at(); ++i)
    if (!bots_.plays(game_.session().journal()[i].player)) chosen_.insert(i);
  if (const std::string by_hand = game::changed_by_hand(save_); !by_hand.empty())
    problem_ = "Note: " + by_hand + ".";
  if (const std::string known = game::with_hindsight(save_); !known.empty())
    problem_ += (problem_.empty() ? "Note: " : " And ") + known + ".";
}

int Playing::asked() const {
  if (game_.status() != kernel::Status::asking) return -1;
  const kernel::Request& request = game_.kernel().request();
  const int part = game::waiting_part(request);
  return part < 0 ? -1 : request.parts[static_cast<std::size_t>(part)].player;
}

void Playing::changed() {
  ++version_;
}

bool Playing::give(const std::vector<std::int32_t>& choices, bool by_person) {
  const int player = asked();
  if (player < 0) return false;
  if (watcher_ >= 0) beats_->begin(watcher_, watched_, true);
  declined_.answering(choices);
  const bool taken = game_.answer(player, choices);
  if (watcher_ >= 0)
    for (game::Beat& beat : beats_->end()) seen_beats_.push_back(std::move(beat));
  if (taken) given(by_person);
  return taken;
}

void Playing::watch(int seat, int shown) {
  if (seat >= 0 && !beats_) beats_ = std::make_unique<game::Beats>(game_, viewer_);
  watcher_ = seat;
  watched_ = shown;
}

/// The journal has one more entry: record and save it.
void Playing::given(bool by_person) {
  const kernel::Answer& answer = game_.session().journal().back();
  const std::uint64_t hash = game_.session().hash();
  if (by_person) chosen_.insert(at() - 1);
  declined_.answered();
  save_.answers.push_back({answer, hash, 0});
  write(writer_, problem_, [&](game::SaveWriter& save) { save.answer(answer, hash); });
  changed();
}

/// The player has taken another way, so the undone answers are dropped.
void Playing::forget_ahead() {
  ahead_.clear();
  points_ahead_.clear();
  chosen_.erase(chosen_.upper_bound(at() - 1), chosen_.end());
  if (!hindsight_.other_way()) return;
  ++save_.hindsight;
  write(writer_, problem_, [&](game::SaveWriter& save) { save.hindsight(save_.hindsight); });
}

game::Console& Playing::console() {
  if (!console_) console_ = std::make_unique<game::Console>(game_);
  return *console_;
}

game::ConsoleReply Playing::run_line(const std::string& line) {
  game::ConsoleReply reply = console().run(line);
  if (reply.changed) {
    given(true);
    declined_.clear();
    forget_ahead();
    passing_.clear();
  }
  if (reply.undo) reply.lines.emplace_back(undo() ? "taken back" : "there is nothing to take back");
  return reply;
}

bool Playing::answer(const std::vector<std::int32_t>& choices) {
  const kernel::Answer next = ahead_.empty() ? kernel::Answer{} : ahead_.front();
  const bool same =
      !ahead_.empty() && !next.intervention && next.player == asked() && next.choices == choices;
  if (!give(choices, true)) return false;
  if (same) {
    ahead_.erase(ahead_.begin());
    if (ahead_.empty()) hindsight_.caught_up();
  } else {
    forget_ahead();
  }
  if (ahead_.empty()) run_rules();
  return true;
}

int Playing::first_person() const {
  int seat = 0;
  while (bots_.plays(seat)) ++seat;
  return seat;
}

bool Playing::answer_by_bot() {
  if (!bot_is_asked()) return false;
  if (!ahead_.empty() && go_to(at() + 1)) return true;
  const bool given = give(bots_.choose(), false);
  if (given) run_rules();
  return given;
}

bool Playing::back_by(std::size_t part) {
  remark_.clear();
  const auto begin = moments_->begin_of(part, at());
  const auto to = begin ? bots_.last_of_person(*begin) : begin;
  return to && go_to(*to);
}

bool Playing::on_by(std::size_t part) {
  remark_.clear();
  const auto to = moments_->next_of(part, at(), length());
  return go_to(to.value_or(length()));
}

bool Playing::go_to(std::size_t position) {
  remark_.clear();
  if (position > length()) return false;
  passing_.clear();
  declined_.clear();
  const auto& journal = game_.session().journal();
  if (position < at()) {
    std::vector<kernel::Answer> back(journal.begin() + static_cast<std::ptrdiff_t>(position), journal.end());
    remark_ = hindsight_.go_back(game_, save_, position);
    if (!remark_.empty()) return false;
    remark_ = hindsight_.told();
    declined_.clear();
    ahead_.insert(ahead_.begin(), back.begin(), back.end());
    save_.answers.resize(position);
    for (const game::SavePoint& point : save_.points)
      if (point.at > position) points_ahead_.push_back(point);
    std::erase_if(save_.points, [&](const game::SavePoint& point) { return point.at > position; });
    write(writer_, problem_, [&](game::SaveWriter& save) { save.undo(position); });
    forget_log();
    seen_beats_.clear();
    changed();
    return true;
  }
  const Together together(writer_, problem_);
  while (at() < position && !ahead_.empty()) {
    const kernel::Answer next = ahead_.front();
    if (!next.intervention && next.player != asked()) return false;
    if (!game_.give(next)) return false;
    given(chosen_.count(at() - 1) > 0);
    ahead_.erase(ahead_.begin());
    for (auto point = points_ahead_.begin(); point != points_ahead_.end();) {
      if (point->at != at()) {
        ++point;
        continue;
      }
      save_.points.push_back(*point);
      write(writer_, problem_, [&](game::SaveWriter& save) { save.point(*point); });
      point = points_ahead_.erase(point);
    }
  }
  if (ahead_.empty()) hindsight_.caught_up();
  return true;
}

bool Playing::undo() {
  remark_.clear();
  auto before = chosen_.lower_bound(at());
  if (before == chosen_.begin()) return false;
  return go_to(*std::prev(before));
}

bool Playing::redo() {
  if (ahead_.empty()) return false;
  const auto next = chosen_.upper_bound(at());
  return go_to(next == chosen_.end() ? length() : std::min(*next, length()));
}

void Playing::add_point(const std::string& name) {
  const game::SavePoint point{name, at()};
  std::erase_if(save_.points, [&](const game::SavePoint& each) { return each.name == name; });
  save_.points.push_back(point);
  write(writer_, problem_, [&](game::SaveWriter& save) { save.point(point); });
  changed();
}

std::int32_t Playing::pass_of(const RequestView& request) {
  for (const OptionView& option : request.options)
    if (option.kind == OptionKind::pass) return option.index;
  return -1;
}

std::string Playing::trigger_of(const RequestView& request, const OptionView& option) const {
  if (option.kind != OptionKind::ability) return "";
  if (request.from != kernel::FrameKind::timing && request.from != kernel::FrameKind::window) return "";
  return option.text;
}

bool Playing::pass_on() {
  const int player = asked();
  if (player < 0) return false;
  const RequestView& request = view(player).request;
  const std::int32_t pass = pass_of(request);
  if (pass < 0) return false;
  passing_.clear();
  passing_player_ = player;
  for (const OptionView& option : request.options) passing_.insert(option.text);
  return answer({pass});
}

void Playing::set_rule(const std::string& trigger, SkipRule rule) {
  if (rule == SkipRule::ask)
    rules_.erase(trigger);
  else
    rules_[trigger] = rule;
  changed();
}

void Playing::pass_declined(bool passes) {
  passes_declined_ = passes;
}

void Playing::set_stop(const std::string& window, bool stop) {
  stops_[window] = stop;
  changed();
}

void Playing::usual_stop(const std::string& window) {
  stops_.erase(window);
  changed();
}

void Playing::run_rules() {
  const Together together(writer_, problem_);
  for (int i = 0; i < kMostByRules && answer_by_rule(); ++i) {
  }
}

/// Gives one answer by a rule. False if a person must be asked.
bool Playing::answer_by_rule() {
  const int player = asked();
  if (bots_.plays(player)) return false;
  if (player < 0 || (rules_.empty() && passing_.empty() && stops_.empty() && !passes_declined_)) return false;
  const RequestView request = view(player).request;
  const std::int32_t pass = pass_of(request);
  if (pass < 0) {
    passing_.clear();
    return false;
  }
  // Pass until something changes: another player, another kind of question or a new option.
  if (!passing_.empty()) {
    bool same = player == passing_player_;
    for (const OptionView& option : request.options) same = same && passing_.count(option.text) > 0;
    if (same) return give({pass}, false);
    passing_.clear();
  }
  if (const auto stop = stops_.find(request.what); stop != stops_.end() && !stop->second)
    return give({pass}, false);
  if (const auto declined = passes_declined_ ? declined_.pass() : std::nullopt;
      declined && !stops_.count(request.what)) {
    if (!std::exchange(told_declined_, true)) problem_ = kToldDeclined;
    return give({*declined}, false);
  }
  if (rules_.empty()) return false;
  std::vector<const OptionView*> wanted;
  const OptionView* always = nullptr;
  for (const OptionView& option : request.options) {
    if (option.kind == OptionKind::pass) continue;
    const auto rule = rules_.find(trigger_of(request, option));
    if (rule != rules_.end() && rule->second == SkipRule::never) continue;
    if (rule != rules_.end() && rule->second == SkipRule::always) always = &option;
    wanted.push_back(&option);
  }
  if (wanted.empty()) return give({pass}, false);
  if (always && wanted.size() == 1) return give({always->index}, false);
  return false;
}

void Playing::forget_log() {
  log_.clear();
  log_indents_.clear();
  log_indent_ = {};
  log_at_ = 0;
}

const std::vector<game::LogLine>& Playing::log(std::uint8_t viewer) {
  if (viewer != log_viewer_) forget_log();
  log_viewer_ = viewer;
  std::size_t next = log_at_;
  for (game::LogLine& line : game_.log(log_at_, viewer, &next)) {
    log_indents_.push_back(log_indent_.next(line.depth));
    log_.push_back(std::move(line));
  }
  log_at_ = next;
  return log_;
}

std::size_t Playing::log_lines(std::size_t events) {
  const std::size_t all = log(log_viewer_).size();
  return all - std::min(all, game_.log(events, log_viewer_).size());
}

const game::SeatView& Playing::view(int seat, int shown) {
  if (seat != view_seat_ || shown != view_shown_ || view_version_ != version_) {
    view_ = viewer_.look(seat, shown);
    view_seat_ = seat;
    view_shown_ = shown;
    view_version_ = version_;
  }
  return view_;
}

void Playing::skip_like(const Playing& other) {
  rules_ = other.rules_;
  stops_ = other.stops_;
  passes_declined_ = other.passes_declined_;
  told_declined_ = other.told_declined_;
  chosen_.clear();
  for (const std::size_t position : other.chosen_)
    if (position < at()) chosen_.insert(position);
}

std::string Playing::take_problem() {
  return std::exchange(problem_, "");
}

}  // namespace misk::ui
