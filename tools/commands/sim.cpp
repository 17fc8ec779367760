// misk sim: plays many games without a screen.
#include <cstdio>
#include <utility>

#include "catalog/listing.hpp"
#include "cli/progress.hpp"
#include "cli/style.hpp"
#include "commands/commands.hpp"
#include "commands/coverage_report.hpp"
#include "lab/campaign_simulate.hpp"
#include "lab/questions.hpp"
#include "lab/simulate.hpp"
#include "text/number.hpp"
#include "text/shortened.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;

struct SimOptions {
  SetupOptions setup;
  std::uint64_t games = 100;
  int threads = 0;
  std::string bot = "random", shard;
  CoverageOption coverage;
  bool check = false, questions = false, json = false;
};

/// Parses `I/N`: the games k with k % N == I % N. Both 0/2 with 1/2 and 1/2 with 2/2 cover all games.
void parse_shard(const std::string& text, game::SimulateOptions& options) {
  if (text.empty()) return;
  const auto slash = text.find('/');
  const std::string_view said = text;
  const auto all = slash == std::string::npos ? std::nullopt
                                              : text::whole_number<std::uint64_t>(said.substr(slash + 1), 1);
  const auto one = all ? text::whole_number<std::uint64_t>(said.substr(0, slash), 0, *all) : std::nullopt;
  if (!one) throw Wrong("--shard: '" + text + "' is no shard; write I/N, such as 1/4");
  options.shard = *one;
  options.shards = *all;
}

Json to_json(const SimOptions& options, const game::SimulateResult& result) {
  const double seconds = result.seconds > 0 ? result.seconds : 1e-9;
  const double games = result.games ? static_cast<double>(result.games) : 1;
  const double decisions = result.decisions ? static_cast<double>(result.decisions) : 1;
  Json document = {
      {"scenario", options.setup.scenario},
      {"games", result.games},
      {"finished", result.finished},
      {"errors", result.errors},
      {"decisions", result.decisions},
      {"decisions_per_game", static_cast<double>(result.decisions) / games},
      {"rounds_mean", static_cast<double>(result.rounds) / games},
      {"seconds", result.seconds},
      {"games_per_second", static_cast<double>(result.games) / seconds},
      {"decisions_per_second", static_cast<double>(result.decisions) / seconds},
      {"hash", text::hex_text(result.hash)},
      {"outcomes", Json::object()},
      {"script_errors", result.script_errors},
      {"lua_entries_per_decision", static_cast<double>(result.entries) / decisions},
      {"bot", options.bot},
      {"bot_slips", result.slips},
      {"rollbacks", result.rollbacks},
      {"violations", result.violations},
  };
  for (const auto& [name, n] : result.outcomes) document["outcomes"][name] = n;
  document["abilities"] = result.abilities;
  document["reports"] = result.reports;  // script errors and their numbers
  document["problems"] = Json::array();
  for (const auto& problem : result.problems)
    document["problems"].push_back({{"game", problem.game},
                                    {"seed", std::to_string(problem.seed)},
                                    {"decision", problem.decision},
                                    {"text", problem.text}});
  return document;
}

void print_text(const SimOptions& options, const game::SimulateResult& result,
                const game::NamesInWords& words) {
  const Json document = to_json(options, result);
  std::printf("%s, bot %s: %llu games, %llu finished, %llu errors, in %.2f s\n",
              plain(words(options.setup.scenario)).c_str(), options.bot.c_str(),
              static_cast<unsigned long long>(result.games), static_cast<unsigned long long>(result.finished),
              static_cast<unsigned long long>(result.errors), result.seconds);
  std::printf("  %.0f games/s, %.0f decisions/s, %.1f decisions a game, %.2f rounds a game\n",
              document["games_per_second"].get<double>(), document["decisions_per_second"].get<double>(),
              document["decisions_per_game"].get<double>(), document["rounds_mean"].get<double>());
  std::printf("  %llu script errors, %.2f Lua entries a decision, hash %s\n",
              static_cast<unsigned long long>(result.script_errors),
              document["lua_entries_per_decision"].get<double>(), text::hex_text(result.hash).c_str());
  for (const auto& [name, n] : result.outcomes)
    std::printf("  %8llu  %5.1f %%  %s\n", static_cast<unsigned long long>(n),
                100.0 * static_cast<double>(n) / static_cast<double>(result.games),
                plain(words(name)).c_str());
}

Json campaigns_json(const SimOptions& options, const game::CampaignSimulateResult& result) {
  Json document = {{"campaign", options.setup.scenario},  {"games", result.campaigns},
                   {"finished", result.finished},         {"errors", result.errors},
                   {"scenarios", result.scenarios},       {"decisions", result.decisions},
                   {"actions", result.actions},           {"seconds", result.seconds},
                   {"hash", text::hex_text(result.hash)}, {"bot", options.bot},
                   {"bot_slips", result.slips},           {"script_errors", result.script_errors},
                   {"endings", result.endings},           {"outcomes", result.outcomes},
                   {"reports", result.reports},           {"problems", Json::array()}};
  for (const auto& problem : result.problems)
    document["problems"].push_back(
        {{"game", problem.game}, {"seed", std::to_string(problem.seed)}, {"text", problem.text}});
  return document;
}

void print_campaigns(const SimOptions& options, const game::CampaignSimulateResult& result,
                     const game::NamesInWords& words) {
  const auto count = [](std::uint64_t n) { return static_cast<unsigned long long>(n); };
  std::printf("%s, bot %s: %llu campaigns, %llu finished, %llu errors, in %.2f s\n",
              plain(words(options.setup.scenario)).c_str(), options.bot.c_str(), count(result.campaigns),
              count(result.finished), count(result.errors), result.seconds);
  std::printf("  %llu scenarios, %llu decisions, %llu actions between, %llu script errors, hash %s\n",
              count(result.scenarios), count(result.decisions), count(result.actions),
              count(result.script_errors), text::hex_text(result.hash).c_str());
  for (const auto& [name, n] : result.endings)
    std::printf("  %8llu  %5.1f %%  %s\n", count(n),
                100.0 * static_cast<double>(n) / static_cast<double>(result.campaigns),
                plain(words(name)).c_str());
  for (const auto& [scenario, outcomes] : result.outcomes)
    for (const auto& [name, n] : outcomes)
      std::printf("  %8llu  %s: %s\n", count(n), plain(words(scenario)).c_str(), plain(words(name)).c_str());
}

/// The words for what a run counts: people read names, and only --json has ids.
game::NamesInWords names_in_words(const SimOptions& options, game::Scripts& scripts) {
  std::vector<std::string> ids = {options.setup.scenario};
  for (const kernel::Definition& each : scripts.image().definitions) ids.push_back(each.id);
  return {scripts, ids};
}

int sim_campaigns(const SimOptions& options, const game::Catalog& catalog, game::SimulateOptions wanted,
                  std::unique_ptr<game::Scripts> scripts) {
  if (options.coverage.wanted()) throw Wrong("--coverage counts games of one scenario, not campaigns");
  const game::NamesInWords words = names_in_words(options, *scripts);
  std::atomic<std::uint64_t> done{0};
  wanted.progress = &done;
  game::CampaignSimulateResult result;
  {
    const Progress progress("playing", done, (options.games + wanted.shards - 1) / wanted.shards);
    result = game::simulate_campaigns(catalog, wanted, std::move(scripts));
  }
  int shown = 0;
  for (const auto& [text, n] : result.reports)
    if (shown++ < 20) std::fprintf(stderr, "%6llu x %s\n", static_cast<unsigned long long>(n), text.c_str());
  for (const auto& problem : result.problems)
    std::fprintf(stderr, "campaign %llu (seed %llu): %s\n", static_cast<unsigned long long>(problem.game),
                 static_cast<unsigned long long>(problem.seed), problem.text.c_str());
  if (options.json)
    print_json(campaigns_json(options, result));
  else
    print_campaigns(options, result, words);
  return result.errors ? kFailed : kDone;
}

/// What a person would be asked in these games; the kinds with the most idle questions are listed.
int sim_questions(const SimOptions& options, const game::Catalog& catalog, game::SimulateOptions wanted,
                  std::unique_ptr<game::Scripts> scripts) {
  constexpr std::size_t kShown = 12, kWidth = 110;
  const std::string title = game::NamesInWords(*scripts, {options.setup.scenario})(options.setup.scenario);
  std::atomic<std::uint64_t> done{0};
  wanted.progress = &done;
  game::QuestionCount count;
  {
    const Progress progress("playing", done, (options.games + wanted.shards - 1) / wanted.shards);
    count = game::count_questions(catalog, wanted, std::move(scripts));
  }
  const double games = count.games ? static_cast<double>(count.games) : 1;
  const auto per_game = [games](std::uint64_t n) { return static_cast<double>(n) / games; };
  if (options.json) {
    Json kinds = Json::array();
    for (const game::QuestionKind& kind : count.kinds)
      kinds.push_back({{"text", kind.text},
                       {"asked_per_game", per_game(kind.asked)},
                       {"idle_per_game", per_game(kind.idle)},
                       {"answers", kind.answers}});
    print_json({{"scenario", options.setup.scenario},
                {"bot", options.bot},
                {"games", count.games},
                {"questions_per_game", per_game(count.asked)},
                {"that_matter_per_game", per_game(count.asked - count.idle)},
                {"questions_for_each_that_matters", count.ratio()},
                {"passed_per_game", per_game(count.passed)},
                {"kinds", kinds}});
    return kDone;
  }
  std::printf("%s, bot %s: %llu games\n", plain(title).c_str(), options.bot.c_str(),
              static_cast<unsigned long long>(count.games));
  std::printf("  %.1f questions a game, %.1f of them matter: %.2f for each; %.1f more are passed unasked\n",
              per_game(count.asked), per_game(count.asked - count.idle), count.ratio(),
              per_game(count.passed));
  std::printf("\nquestions with one sensible answer\n  %8s\n", "a game");
  for (std::size_t i = 0; i < std::min(kShown, count.kinds.size()) && count.kinds[i].idle; ++i)
    std::printf("  %8.2f  %s\n", per_game(count.kinds[i].idle),
                text::cut(plain(count.kinds[i].text), kWidth).c_str());
  return kDone;
}

int sim(const SimOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  game::SimulateOptions wanted;
  wanted.setup = options.setup.setup(1);
  auto scripts = game::scripts_for(*catalog, options.setup.scenario);
  wanted.game = scripts->game();
  check_settings(wanted.setup, *catalog, wanted.game);
  wanted.bot = options.bot;
  wanted.games = options.games;
  wanted.threads =
      options.threads > 0 ? options.threads : static_cast<int>(std::thread::hardware_concurrency());
  wanted.check = options.check;
  parse_shard(options.shard, wanted);
  if (options.questions &&
      (options.check || options.coverage.wanted() || game::is_campaign(*scripts, options.setup.scenario)))
    throw Wrong("--questions counts in games of one scenario, without --check and --coverage");
  if (game::is_campaign(*scripts, options.setup.scenario))
    return sim_campaigns(options, *catalog, wanted, std::move(scripts));
  tell_decks(*catalog, *scripts, wanted.setup);
  if (options.questions) return sim_questions(options, *catalog, wanted, std::move(scripts));
  game::Coverage coverage;
  if (options.coverage.wanted()) wanted.coverage = &coverage;
  const game::NamesInWords words = names_in_words(options, *scripts);
  std::atomic<std::uint64_t> done{0};
  wanted.progress = &done;
  game::SimulateResult result;
  {
    const Progress progress("playing", done, (options.games + wanted.shards - 1) / wanted.shards);
    result = game::simulate(*catalog, wanted, std::move(scripts));
  }
  int shown = 0;
  for (const auto& [text, n] : result.reports)
    if (shown++ < 20) std::fprintf(stderr, "%6llu x %s\n", static_cast<unsigned long long>(n), text.c_str());
  for (const auto& problem : result.problems)
    std::fprintf(stderr, "game %llu (seed %llu), decision %u: %s\n",
                 static_cast<unsigned long long>(problem.game), static_cast<unsigned long long>(problem.seed),
                 problem.decision, problem.text.c_str());
  options.coverage.save(coverage);
  const auto packs = packs_under(*catalog, {});
  Json document = to_json(options, result);
  if (options.coverage.wanted()) document["coverage"] = coverage_json(coverage, packs);
  if (options.json) {
    print_json(document);
  } else {
    print_text(options, result, words);
    if (options.coverage.wanted()) print_coverage(coverage, packs);
  }
  return result.errors ? kFailed : kDone;
}

}  // namespace

void add_sim(Command& app, Shared& shared) {
  auto options = std::make_shared<SimOptions>();
  Command* command =
      subcommand(app, shared, "sim", "Plays many games, or campaigns, without a screen",
                 "misk sim the_gathering --games 1000 --investigator roland_banks --bot greedy --json");
  options->setup.add_to(command);
  command->add_option("--games", options->games, "how many")
      ->type_name("N")
      ->positive()
      ->capture_default_str();
  command->add_option("--threads", options->threads, "default: one a processor")->type_name("T");
  command->add_option("--bot", options->bot, "who answers: random, greedy")
      ->type_name("NAME")
      ->capture_default_str();
  options->setup.add_count(command);
  command->add_option("--shard", options->shard, "play only every Nth game, beginning with the Ith")
      ->type_name("I/N");
  command->add_flag("--check", options->check,
                    "invariants and a snapshot at every decision, a replay of every game");
  command->add_flag("--questions", options->questions,
                    "count what a person would be asked, and how many of these questions matter");
  options->coverage.add_to(command);
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return sim(*options, shared); }; });
}

}  // namespace misk::cli
