// misk bench: measures the speed of the program.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <lua.hpp>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "lab/profile.hpp"
#include "lab/simulate.hpp"
#include "sandbox/hurry.hpp"
#include "text/shortened.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;
using Clock = std::chrono::steady_clock;

struct BenchOptions {
  SetupOptions setup;
  double seconds = 3;
  bool profile = false, json = false;
};

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// The process's memory in bytes.
double resident() {
  std::ifstream file("/proc/self/statm");
  double pages = 0, held = 0;
  file >> pages >> held;
  return held * 4096;
}

/// Measures that need single steps: one table with the random bot.
class Bench {
 public:
  /// At the beginning of each game, its export bench_crowd(n) puts `crowd` more cards into play.
  Bench(const game::Catalog& catalog, game::Scripts& scripts, const game::Setup& setup, int crowd = 0)
      : scripts_(scripts), game_(catalog, scripts, setup), crowd_(crowd) {
    game_.kernel().record_events = false;
    game_.session().record_journal = false;
    game_.session().sparse_checkpoints = true;
  }

  void play(std::uint64_t seed) {
    begin(seed);
    while (step()) {
    }
  }

  /// Plays games for `seconds`: decisions per second, and their cost.
  Json games(double seconds) {
    script::Hurry hurry(scripts_.host().sandbox());                      // as in misk sim
    for (std::uint64_t k = 0; k < 20; ++k) play(game::game_seed(1, k));  // warm
    hurry.doubtful();
    const std::uint64_t entries = scripts_.host().entries();
    std::uint64_t n = 0, decisions = 0;
    const auto start = Clock::now();
    while (since(start) < seconds) {
      play(game::game_seed(2, n));
      if (hurry.doubtful()) {  // its time counts, but as one game
        hurry.stop();
        play(game::game_seed(2, n));
        hurry.start();
      }
      ++n;
      decisions += game_.kernel().state().decisions;
    }
    const double time = since(start);
    const double all = decisions ? static_cast<double>(decisions) : 1;
    return {{"games", n},
            {"games_per_second", static_cast<double>(n) / time},
            {"decisions_per_second", static_cast<double>(decisions) / time},
            {"decisions_per_game", static_cast<double>(decisions) / static_cast<double>(n)},
            {"lua_entries_per_decision", static_cast<double>(scripts_.host().entries() - entries) / all}};
  }

  /// Snapshots at prompts between effects, and inside an effect.
  Json snapshots() {
    double snap = 0, restore = 0, inside = 0, bytes = 0;
    std::uint64_t windows = 0, insides = 0;
    kernel::Snapshot snapshot;
    for (std::uint64_t k = 0; k < 200 && (windows < 3000 || insides < 300); ++k) {
      begin(game::game_seed(3, k));
      do {
        if (game_.status() != kernel::Status::asking) break;
        const bool window = game_.kernel().quiescent();
        constexpr int kTimes = 4;
        auto start = Clock::now();
        for (int i = 0; i < kTimes; ++i) game_.session().snapshot(snapshot);
        const double s = since(start) / kTimes;
        start = Clock::now();
        for (int i = 0; i < kTimes; ++i) game_.session().restore(snapshot);
        const double r = since(start) / kTimes;
        if (window)
          snap += s, restore += r, ++windows;
        else
          inside += r, ++insides;
        bytes += static_cast<double>(kernel::used_bytes(game_.kernel().state()));
      } while (step());
    }
    const double w = windows ? static_cast<double>(windows) : 1,
                 i = insides ? static_cast<double>(insides) : 1;
    return {{"snapshot_ns", snap / w * 1e9},
            {"restore_ns", restore / w * 1e9},
            {"restore_inside_effect_ns", inside / i * 1e9},
            {"windows_measured", windows},
            {"inside_measured", insides},
            {"state_bytes", bytes / (w + i)}};
  }

  double start_us() {
    constexpr int kTimes = 500;
    const auto start = Clock::now();
    for (int k = 0; k < kTimes; ++k) game_.start(game::game_seed(4, static_cast<std::uint64_t>(k)));
    return since(start) / kTimes * 1e6;
  }

 private:
  void begin(std::uint64_t seed) {
    bot_.begin(game::bot_seed(seed));
    game_.start(seed);
    if (!crowd_) return;
    scripts_.host().call_export(
        "bench_crowd",
        [this](lua_State* L) {
          lua_pushinteger(L, crowd_);
          return 1;
        },
        0);
    game_.kernel().index_components();
  }
  bool step() {
    if (game_.status() != kernel::Status::asking || game_.kernel().state().decisions > 20000) return false;
    const auto part = static_cast<std::size_t>(game::waiting_part(game_.kernel().request()));
    bot_.choose(game_, part, choices_);
    return game_.answer(game_.kernel().request().parts[part].player, choices_);
  }

  game::Scripts& scripts_;
  game::Game game_;
  game::RandomBot bot_;
  std::vector<std::int32_t> choices_;
  int crowd_;
};

constexpr std::size_t kMany = 4;

/// The same table with more players; null if too few of them have a deck.
Json play_with_many(const game::Catalog& catalog, game::Scripts& scripts, game::Setup setup, double seconds) {
  for (const std::string& avatar : game::playable_avatars(catalog, scripts, setup.scenario))
    if (setup.avatars.size() < kMany &&
        std::find(setup.avatars.begin(), setup.avatars.end(), avatar) == setup.avatars.end())
      setup.avatars.push_back(avatar);
  if (setup.avatars.size() != kMany) return nullptr;
  return Bench(catalog, scripts, setup).games(seconds);
}

/// The speed of two threads relative to one.
double thread_ratio(const game::Catalog& catalog, const game::Setup& setup, const std::string& game,
                    std::uint64_t games) {
  game::SimulateOptions options;
  options.setup = setup;
  options.game = game;
  options.games = games;
  const auto one = game::simulate(catalog, options);
  options.threads = 2;
  const auto two = game::simulate(catalog, options);
  return one.seconds / two.seconds;
}

/// Prints where the time of games goes: scripts by their time, abilities by how often the rules look at them.
int print_profile(const game::Profile& profile, const game::Setup& setup, bool json) {
  constexpr std::size_t kShown = 20;
  const auto games = static_cast<double>(profile.games);
  const auto watched = static_cast<double>(profile.watched_games);
  if (json) {
    Json scripts = Json::array(), abilities = Json::array();
    for (const game::ScriptTime& each : profile.scripts)
      scripts.push_back({{"what", each.what},
                         {"place", each.place},
                         {"seconds", each.seconds},
                         {"entries_per_game", static_cast<double>(each.entries) / games}});
    for (const game::AbilityCoverage& each : profile.abilities)
      if (each.considered)
        abilities.push_back({{"card", each.card},
                             {"text", each.text},
                             {"file", each.file},
                             {"line", each.line},
                             {"looks_per_game", static_cast<double>(each.considered) / watched},
                             {"refused", each.refused}});
    print_json({{"scenario", setup.scenario},
                {"investigators", setup.avatars},
                {"games", profile.games},
                {"seconds", profile.seconds},
                {"script_seconds", profile.script_seconds},
                {"scripts", scripts},
                {"abilities", abilities}});
    return kDone;
  }
  std::printf("%s, random bot, %s: %llu games, %.1f decisions a game\n", setup.scenario.c_str(),
              setup.avatars.front().c_str(), static_cast<unsigned long long>(profile.games),
              static_cast<double>(profile.decisions) / games);
  std::printf("%.0f %% of the time is in scripts, the rest in conditions, windows and steps\n\n",
              100 * profile.script_seconds / profile.seconds);
  std::printf("scripts, with all that they call\n  %6s %10s %10s\n", "time", "each", "a game");
  for (std::size_t i = 0; i < std::min(kShown, profile.scripts.size()); ++i) {
    const game::ScriptTime& each = profile.scripts[i];
    std::printf("  %5.1f%% %7.2f us %10.2f  %s  %s\n", 100 * each.seconds / profile.seconds,
                each.seconds / static_cast<double>(each.entries) * 1e6,
                static_cast<double>(each.entries) / games, text::cut(each.what, 90).c_str(),
                each.place.c_str());
  }
  std::printf("\nabilities, by how often the rules look at them\n  %10s %10s\n", "a game", "refused");
  for (std::size_t i = 0; i < std::min(kShown, profile.abilities.size()); ++i) {
    const game::AbilityCoverage& each = profile.abilities[i];
    if (!each.considered) break;
    std::uint64_t refused = 0, most = 0;
    std::string why;
    for (const auto& [reason, n] : each.refused) {
      refused += n;
      if (n > most) most = n, why = reason;
    }
    std::printf("  %10.2f %9.0f%%  '%s': %s  %s:%d\n", static_cast<double>(each.considered) / watched,
                100.0 * static_cast<double>(refused) / static_cast<double>(each.considered),
                each.title.c_str(), text::cut(each.text, 90).c_str(), each.file.c_str(), each.line);
    if (!why.empty()) std::printf("  %21s  most often %s\n", "", text::cut(why, 100).c_str());
  }
  return kDone;
}

int bench(BenchOptions options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs, Own::needed);
  game::Setup setup = options.setup.setup(1);
  auto start = Clock::now();
  const auto scripts = game::scripts_for(*catalog, setup.scenario);
  check_settings(setup, *catalog, scripts->game());
  const double load_ms = since(start) * 1e3;
  if (setup.avatars.empty()) {
    const auto playable = game::playable_avatars(*catalog, *scripts, setup.scenario);
    setup.avatars = game::draw_avatars(playable, 1, setup.seed);
  }
  tell_decks(*catalog, *scripts, setup);
  if (options.profile)
    return print_profile(game::profile(*catalog, *scripts, setup, options.seconds), setup, options.json);
  Json document = {{"scenario", setup.scenario}, {"investigators", setup.avatars}, {"load_ms", load_ms}};
  {
    Bench plain(*catalog, *scripts, setup);
    document["play"] = plain.games(options.seconds);
    if (scripts->host().has_export("bench_crowd")) {
      Bench crowded(*catalog, *scripts, setup, 30);
      document["play_with_30_more_cards"] = crowded.games(options.seconds / 2);
    } else {
      document["play_with_30_more_cards"] = nullptr;
    }
    document["play_with_4_players"] = play_with_many(*catalog, *scripts, setup, options.seconds / 2);
    document["snapshot"] = plain.snapshots();
    document["start_us"] = plain.start_us();
  }
  // The memory of one more table: a thread's own definitions, then its prepared and present positions and the
  // allocations of its scripts.
  constexpr int kTables = 4;
  const double before = resident();
  {
    std::vector<std::unique_ptr<game::Scripts>> own;
    std::vector<std::unique_ptr<game::Game>> games;
    for (int i = 0; i < kTables; ++i)
      own.push_back(std::make_unique<game::Scripts>(*catalog, scripts->game()));
    const double defined = resident();
    for (int i = 0; i < kTables; ++i) {
      games.push_back(std::make_unique<game::Game>(*catalog, *own[static_cast<std::size_t>(i)], setup));
      games.back()->kernel().record_events = false;
      game::RandomBot bot;
      for (std::uint64_t seed = 1; seed <= 20; ++seed) game::play_out(*games.back(), bot, seed);
    }
    document["memory_definitions_bytes"] = std::max(0.0, (defined - before) / kTables);
    document["memory_per_game_bytes"] = std::max(0.0, (resident() - defined) / kTables);
  }
  const auto some =
      static_cast<std::uint64_t>(document["play"]["games_per_second"].get<double>() * options.seconds / 2) +
      2;
  document["two_threads_ratio"] = thread_ratio(*catalog, setup, scripts->game(), some);
  if (options.json) {
    print_json(document);
    return kDone;
  }
  const Json& play = document["play"];
  std::printf("%s, random bot, %s\n", setup.scenario.c_str(), setup.avatars.front().c_str());
  auto speed = [](const char* what, const Json& from) {
    std::printf(
        "  %-34s %8.0f games/s  %9.0f decisions/s  %.1f decisions a game  %.2f Lua entries a decision\n",
        what, from["games_per_second"].get<double>(), from["decisions_per_second"].get<double>(),
        from["decisions_per_game"].get<double>(), from["lua_entries_per_decision"].get<double>());
  };
  speed("play", play);
  if (document["play_with_30_more_cards"].is_object())
    speed("with 30 more cards in play", document["play_with_30_more_cards"]);
  auto row = [](const char* what, double value, const char* unit) {
    std::printf("  %-34s %10.1f %s\n", what, value, unit);
  };
  if (const Json& many = document["play_with_4_players"]; many.is_object()) {
    speed("with 4 players", many);
    row("time of a game with 4, against one",
        play["games_per_second"].get<double>() / many["games_per_second"].get<double>(), "x");
  }
  const Json& snapshot = document["snapshot"];
  row("snapshot at a window", snapshot["snapshot_ns"], "ns");
  row("restore at a window", snapshot["restore_ns"], "ns");
  row("restore inside an effect", snapshot["restore_inside_effect_ns"], "ns");
  row("start from the prepared table", document["start_us"], "us");
  row("loading the packs", document["load_ms"], "ms");
  row("state", snapshot["state_bytes"], "bytes");
  row("memory of a game", document["memory_per_game_bytes"].get<double>() / 1024, "KiB, beyond");
  row("  the definitions", document["memory_definitions_bytes"].get<double>() / 1024, "KiB a thread");
  row("two threads against one", document["two_threads_ratio"], "x");
  return kDone;
}

}  // namespace

void add_bench(Command& app, Shared& shared) {
  auto options = std::make_shared<BenchOptions>();
  options->setup.scenario = "the_gathering";
  Command* command = subcommand(app, shared, "bench", "Measures the product's own speed",
                                "misk bench the_gathering --profile");
  options->setup.add_to(command);
  command->get_option("scenario")->required(false);
  command->add_option("--seconds", options->seconds, "how long each run of games lasts")
      ->type_name("S")
      ->capture_default_str();
  command->add_flag("--profile", options->profile,
                    "say which scripts took the time, and which abilities the rules look at most");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return bench(*options, shared); }; });
}

}  // namespace misk::cli
