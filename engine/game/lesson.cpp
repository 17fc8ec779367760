#include "game/lesson.hpp"

#include <algorithm>
#include <sstream>

#include "catalog/listing.hpp"
#include "game/board.hpp"
#include "text/number.hpp"

namespace misk::game {
namespace {

constexpr const char* kKind = "lesson";
constexpr std::size_t kFirstPlayer = 3;  // of the lines of lesson_setup

/// Where the rules are: the innermost procedure, its step, and the window that asks.
std::string asked_in(const Game& game) {
  const kernel::Kernel& k = game.kernel();
  const kernel::State& state = k.state();
  std::string procedure, step, window;
  for (int i = state.depth - 1; i >= 0 && procedure.empty(); --i) {
    if (state.frames[i].kind != kernel::FrameKind::procedure) continue;
    const kernel::Procedure& of = k.image().procedures[state.frames[i].id];
    procedure = of.name;
    if (state.frames[i].step < of.steps.size()) step = of.steps[state.frames[i].step].id;
  }
  const kernel::Request& request = k.request();
  if (request.from == kernel::FrameKind::window && request.id != kernel::kNoId)
    window = k.image().windows[request.id].name;
  return "procedure=" + procedure + "\nstep=" + step + "\nwindow=" + window + "\n";
}

}  // namespace

Lesson::Lesson(Game& game) : game_(game) {
  const auto named = game.setup().options.find(kLessonOption);
  if (named != game.setup().options.end() && game.host().has_export("lesson_step")) id_ = named->second;
}

std::optional<LessonStep> Lesson::ask(int player, std::size_t at, const std::vector<int>& here) {
  std::string told = ",", showing = "0";
  for (const auto& [position, each] : told_) {
    if (position >= at) break;
    for (const int number : each.before) told += std::to_string(number) + ",";
    if (each.step) told += std::to_string(each.step->number) + ",";
  }
  for (const int number : here) told += std::to_string(number) + ",";
  if (const auto last = told_.find(at - 1);
      at > 0 && here.empty() && last != told_.end() && last->second.step)
    showing = std::to_string(last->second.step->number);
  const std::vector<std::string> lines =
      export_lines(game_, "lesson_step", player,
                   "lesson=" + id_ + "\n" + asked_in(game_) + "showing=" + showing + "\ntold=" + told + "\n");
  if (lines.size() < 4) return std::nullopt;
  LessonStep step;
  step.number = text::whole_number<int>(lines[0]).value_or(0);
  step.of = text::whole_number<int>(lines[1]).value_or(0);
  step.title = lines[2];
  step.text = lines[3];
  step.shows.assign(lines.begin() + 4, lines.end());
  return step;
}

const LessonStep* Lesson::now(int player) {
  if (!any() || player < 0 || game_.status() != kernel::Status::asking) return nullptr;
  const std::size_t at = game_.session().journal().size();
  told_.erase(told_.upper_bound(at), told_.end());  // what came after it may not come again
  auto here = told_.find(at);
  if (here == told_.end() || here->second.player != player) {
    std::vector<int> before = here == told_.end() ? std::vector<int>() : here->second.before;
    here = told_.insert_or_assign(at, Told{before, ask(player, at, before), player}).first;
  }
  return here->second.step ? &*here->second.step : nullptr;
}

void Lesson::next() {
  const std::size_t at = game_.session().journal().size();
  const auto here = told_.find(at);
  if (here == told_.end() || !here->second.step) return;
  here->second.before.push_back(here->second.step->number);
  here->second.step = ask(here->second.player, at, here->second.before);
}

bool take_lesson(Setup& setup, Scripts& scripts) {
  const auto all = entries(scripts);
  const kernel::Image& image = scripts.host().image();
  const kernel::Id wanted = image.find_definition(setup.scenario);
  const auto found = std::find_if(all.begin(), all.end(), [&](const Entry& each) {
    return each.type == kKind && image.find_definition(each.id) == wanted;
  });
  if (found == all.end() || !scripts.host().has_export("lesson_setup")) return false;
  std::istringstream said(scripts.host().query_text("lesson_setup", found->id));
  std::vector<std::string> lines;
  for (std::string line; std::getline(said, line);) lines.push_back(line);
  if (lines.size() <= kFirstPlayer) return false;
  setup.options[kLessonOption] = found->id;
  setup.scenario = lines[0];
  setup.seed = text::whole_number<std::uint64_t>(lines[1]).value_or(setup.seed);
  setup.avatars.assign(lines.begin() + kFirstPlayer, lines.end());
  return true;
}

}  // namespace misk::game
