#include "lab/profile.hpp"

#include <algorithm>
#include <chrono>

#include "game/bot.hpp"
#include "lab/simulate.hpp"

namespace misk::game {
namespace {

using Clock = std::chrono::steady_clock;

std::string at(const kernel::Origin& origin) {
  return origin.file.empty() ? "" : origin.file + ":" + std::to_string(origin.line);
}

std::string name_of(const kernel::Image& image, const kernel::Ability& ability) {
  const std::string card =
      ability.definition == kernel::kNoId ? "" : "'" + image.definitions[ability.definition].title + "': ";
  if (!ability.text.empty()) return card + ability.text;
  if (ability.name.empty() && ability.parent != kernel::kNoId)
    return card + "(result of) " + image.abilities[ability.parent].text;
  return card + ability.name;
}

/// What each function of a script is for. One that several cards share is named after the first.
std::map<kernel::FunctionId, std::string> uses(const kernel::Image& image) {
  std::map<kernel::FunctionId, std::string> found;
  const auto add = [&](kernel::FunctionId function, const std::string& what) {
    if (function != kernel::kNoFunction) found.try_emplace(function, what);
  };
  for (const kernel::Ability& ability : image.abilities) {
    const std::string name = name_of(image, ability);
    add(ability.effect, name);
    add(ability.target_function, name + " (its targets)");
    for (const kernel::Value& condition : ability.conditions)
      add(condition.function, name + " (its condition)");
    for (const kernel::Cost& cost : ability.costs) {
      add(cost.can, name + " (whether its cost can be paid)");
      add(cost.pay, name + " (its cost)");
    }
  }
  for (const kernel::Procedure& procedure : image.procedures)
    for (const kernel::Step& step : procedure.steps)
      add(step.function, "procedure " + procedure.name + ", step " + step.id);
  return found;
}

}  // namespace

Profile profile(const Catalog& catalog, Scripts& scripts, const Setup& setup, double seconds) {
  Game game(catalog, scripts, setup);
  game.kernel().record_events = false;
  game.session().record_journal = false;
  game.session().sparse_checkpoints = true;
  script::Host& host = scripts.host();
  RandomBot bot;
  Profile out;

  struct Entries {
    std::uint64_t count = 0;
    Clock::duration time{};
  };
  std::map<kernel::FunctionId, Entries> entries;
  std::vector<Clock::time_point> begun;  // a condition may be asked inside a script
  Clock::duration in_scripts{};
  host.on_entry = [&](kernel::FunctionId function, bool entered) {
    if (entered) return begun.push_back(Clock::now());
    const Clock::duration time = Clock::now() - begun.back();
    begun.pop_back();
    Entries& of = entries[function];
    ++of.count;
    of.time += time;
    if (begun.empty()) in_scripts += time;
  };
  const auto start = Clock::now();
  const auto since = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  do {
    play_out(game, bot, game_seed(5, out.games++));
    out.decisions += game.kernel().state().decisions;
  } while (since() < seconds);
  out.seconds = since();
  host.on_entry = nullptr;
  out.script_seconds = std::chrono::duration<double>(in_scripts).count();
  const auto used = uses(host.image());
  for (const auto& [function, of] : entries) {
    const auto what = used.find(function);
    out.entries += of.count;
    out.scripts.push_back({what == used.end() ? "another function" : what->second,
                           at(host.origin_of(function)), of.count,
                           std::chrono::duration<double>(of.time).count()});
  }
  std::stable_sort(out.scripts.begin(), out.scripts.end(),
                   [](const ScriptTime& a, const ScriptTime& b) { return a.seconds > b.seconds; });

  // To be told of every ability that is looked at is slow, so that has games of its own.
  constexpr std::uint64_t kWatchedGames = 200;
  out.watched_games = std::min(out.games, kWatchedGames);
  Coverage coverage;
  {
    const auto watch = coverage.watch(scripts);
    for (std::uint64_t k = 0; k < out.watched_games; ++k) play_out(game, bot, game_seed(5, k));
  }
  std::vector<std::string> packs;
  for (const content::Pack& pack : catalog.library().packs) packs.push_back(pack.id());
  out.abilities = coverage.of(packs);
  // Nobody looks at a constant ability to see whether it can be used.
  std::erase_if(out.abilities, [](const AbilityCoverage& each) { return each.kind == "constant"; });
  std::stable_sort(
      out.abilities.begin(), out.abilities.end(),
      [](const AbilityCoverage& a, const AbilityCoverage& b) { return a.considered > b.considered; });
  return out;
}

}  // namespace misk::game
