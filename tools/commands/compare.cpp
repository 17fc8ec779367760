// misk compare: plays the same games with two set-ups and shows the differences.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <set>

#include "catalog/listing.hpp"
#include "cli/progress.hpp"
#include "cli/style.hpp"
#include "commands/commands.hpp"
#include "content/deck.hpp"
#include "content/option.hpp"
#include "lab/simulate.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;

struct CompareOptions {
  SetupOptions setup;
  std::vector<std::string> investigators_b, packs_b, without, options_a, options_b;
  std::uint64_t games = 1000;
  int threads = 0;
  std::string bot = "random", bot_b;
  bool json = false;
};

/// One of the two set-ups.
struct Side {
  std::string name;
  std::unique_ptr<game::Catalog> catalog;
  game::SimulateOptions wanted;
  game::SimulateResult result;
  std::optional<game::NamesInWords> words;
};

/// A share or mean with both set-ups, their difference, and its interval of 95 % confidence.
struct Difference {
  std::string name;
  double a = 0, b = 0, difference = 0, low = 0, high = 0;
};

constexpr double kReach = 1.96;  // standard deviations, for 95 %

/// Compares game by game: both set-ups use the same seed, so the variance is that of each pair's difference.
Difference compare_means(const std::string& name, const Side& a, const Side& b,
                         double (*measure)(const game::SimulatedGame&)) {
  Difference out;
  out.name = name;
  const std::size_t n = std::min(a.result.each.size(), b.result.each.size());
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double x = measure(a.result.each[i]), y = measure(b.result.each[i]);
    out.a += x;
    out.b += y;
    sum += y - x;
    squares += (y - x) * (y - x);
  }
  const double games = n ? static_cast<double>(n) : 1;
  out.a /= games;
  out.b /= games;
  out.difference = sum / games;
  const double variance = n > 1 ? std::max(0.0, (squares - sum * sum / games) / (games - 1)) : 0;
  const double reach = kReach * std::sqrt(variance / games);
  out.low = out.difference - reach;
  out.high = out.difference + reach;
  return out;
}

/// Only games that came to that end with one set-up alone count for the difference. The interval is that of
/// Bonett and Price for paired shares (one is added to both counts), which is also valid for rare ends.
Difference compare_outcome(const std::string& name, const Side& a, const Side& b) {
  Difference out;
  out.name = name;
  const std::size_t n = std::min(a.result.each.size(), b.result.each.size());
  double only_a = 0, only_b = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const bool x = a.result.each[i].outcome == name, y = b.result.each[i].outcome == name;
    out.a += x;
    out.b += y;
    only_a += x && !y;
    only_b += y && !x;
  }
  const double games = n ? static_cast<double>(n) : 1;
  out.a /= games;
  out.b /= games;
  out.difference = (only_b - only_a) / games;
  const double p_a = (only_a + 1) / (games + 2), p_b = (only_b + 1) / (games + 2);
  const double reach = kReach * std::sqrt((p_a + p_b - (p_b - p_a) * (p_b - p_a)) / (games + 2));
  out.low = std::max(-1.0, p_b - p_a - reach);
  out.high = std::min(1.0, p_b - p_a + reach);
  return out;
}

void set_options(game::Setup& setup, const std::vector<std::string>& list, const std::string& option) {
  for (const content::Option& parsed : content::parse_options(list, option))
    setup.options[parsed.key] = parsed.value;
}

Json to_json(const Difference& difference) {
  return {{"name", difference.name}, {"a", difference.a},
          {"b", difference.b},       {"difference", difference.difference},
          {"low", difference.low},   {"high", difference.high}};
}

std::string number(double value, bool share, bool with_sign) {
  char text[64];
  std::snprintf(text, sizeof text, with_sign ? "%+.*f" : "%.*f", share ? 1 : 2, share ? 100 * value : value);
  return text;
}

void print_differences(const std::vector<Difference>& list, bool share, const game::NamesInWords& words) {
  std::vector<std::vector<std::string>> rows;
  for (const Difference& each : list)
    rows.push_back({plain(words(each.name)), number(each.a, share, false), number(each.b, share, false),
                    number(each.difference, share, true),
                    number(each.low, share, true) + " to " + number(each.high, share, true),
                    each.low > 0 || each.high < 0 ? "*" : ""});
  print_table({share ? "OUTCOME, %" : "MEAN", "A", "B", "B - A", "WITH 95 % CONFIDENCE", ""}, rows);
}

/// Loads the packs of a side, without those of --without and their dependents.
std::unique_ptr<game::Catalog> catalog_without(const std::vector<std::string>& packs,
                                               const std::vector<std::string>& without) {
  auto catalog = load_catalog(packs);
  for (const std::string& id : without)
    if (!catalog->library().find(id))
      throw Wrong("--without: no pack '" + id + "' is loaded; see misk list packs");
  if (without.empty()) return catalog;
  return std::make_unique<game::Catalog>(catalog->without(without));
}

void prepare(const CompareOptions& options, const Shared& shared, Side& a, Side& b) {
  SetupOptions setup = options.setup;
  // Two decks for one investigator mean one for each side.
  const std::vector<std::string> decks = setup.decks;
  setup.decks.clear();
  if (decks.size() > 2) throw Wrong("--deck is given once for each side: the first is A's, the second B's");
  const auto setup_of = [&](std::size_t deck) {
    SetupOptions one = setup;
    if (deck < decks.size()) one.decks = {decks[deck]};
    return one.setup(1);
  };
  a.name = "A";
  b.name = "B";
  std::vector<std::string> packs_b = shared.packs;
  packs_b.insert(packs_b.end(), options.packs_b.begin(), options.packs_b.end());
  a.catalog = load_catalog(shared.packs);
  b.catalog = catalog_without(packs_b, options.without);
  a.wanted.setup = setup_of(0);
  b.wanted.setup = setup_of(decks.size() == 2 ? 1 : 0);
  if (!options.investigators_b.empty()) b.wanted.setup.avatars = options.investigators_b;
  set_options(a.wanted.setup, options.options_a, "--option-a");
  set_options(b.wanted.setup, options.options_b, "--option-b");
  a.wanted.bot = options.bot;
  b.wanted.bot = options.bot_b.empty() ? options.bot : options.bot_b;
  for (Side* side : {&a, &b}) {
    const auto scripts = game::scripts_for(*side->catalog, options.setup.scenario);
    side->wanted.game = scripts->game();
    side->words.emplace(*scripts, std::vector<std::string>{options.setup.scenario});
    check_settings(side->wanted.setup, *side->catalog, side->wanted.game);
    tell_decks(*side->catalog, *scripts, side->wanted.setup, side->name + ": ");
    side->wanted.games = options.games;
    side->wanted.keep_games = true;
    side->wanted.threads = options.threads > 0
                               ? options.threads
                               : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  }
}

int compare_sides(const CompareOptions& options, const Shared& shared) {
  Side a, b;
  prepare(options, shared, a, b);
  std::atomic<std::uint64_t> done{0};
  {
    const Progress progress("playing", done, 2 * options.games);
    for (Side* side : {&a, &b}) {
      side->wanted.progress = &done;
      side->result = game::simulate(*side->catalog, side->wanted);
    }
  }
  std::set<std::string> names;
  for (const Side* side : {&a, &b})
    for (const auto& [name, n] : side->result.outcomes) names.insert(name);
  std::vector<Difference> outcomes, means;
  for (const std::string& name : names) outcomes.push_back(compare_outcome(name, a, b));
  means.push_back(compare_means(
      "rounds", a, b, [](const game::SimulatedGame& each) { return static_cast<double>(each.rounds); }));
  means.push_back(compare_means("decisions", a, b, [](const game::SimulatedGame& each) {
    return static_cast<double>(each.decisions);
  }));
  const std::uint64_t errors = a.result.errors + b.result.errors;
  for (const Side* side : {&a, &b})
    for (const auto& [text, n] : side->result.reports)
      std::fprintf(stderr, "%s: %6llu x %s\n", side->name.c_str(), static_cast<unsigned long long>(n),
                   text.c_str());
  if (options.json) {
    Json document = {{"scenario", options.setup.scenario},
                     {"games", a.result.games},
                     {"errors", errors},
                     {"outcomes", Json::array()},
                     {"means", Json::array()}};
    for (const Difference& each : outcomes) document["outcomes"].push_back(to_json(each));
    for (const Difference& each : means) document["means"].push_back(to_json(each));
    for (const Side* side : {&a, &b})
      document[side->name] = {
          {"investigators", side->wanted.setup.avatars}, {"decks", side->wanted.setup.deck_files},
          {"options", side->wanted.setup.options},       {"bot", side->wanted.bot},
          {"finished", side->result.finished},           {"script_errors", side->result.script_errors},
          {"hash", text::hex_text(side->result.hash)}};
    print_json(document);
  } else {
    std::printf("%s, %llu games under each set-up, the same seeds\n",
                plain((*a.words)(options.setup.scenario)).c_str(),
                static_cast<unsigned long long>(a.result.games));
    print_differences(outcomes, true, *a.words);
    print_differences(means, false, *a.words);
    std::printf("* chance alone would hardly do this\n");
  }
  return errors ? kFailed : kDone;
}

}  // namespace

void add_compare(Command& app, Shared& shared) {
  auto options = std::make_shared<CompareOptions>();
  Command* command =
      subcommand(app, shared, "compare", "Plays the same games under two set-ups, A and B",
                 "misk compare the_gathering --deck a.yaml --deck b.yaml --games 1000 --bot greedy\n"
                 "  misk compare elder_sign --investigators 2 --packs-b packs/harbour_lights\n"
                 "  misk compare the_gathering --investigator roland_banks --option-b difficulty=hard");
  options->setup.add_to(command);
  command->add_option("--games", options->games, "how many of each")
      ->type_name("N")
      ->positive()
      ->capture_default_str();
  command->add_option("--threads", options->threads, "default: one a processor")->type_name("T");
  command->add_option("--bot", options->bot, "who answers: random, greedy")
      ->type_name("NAME")
      ->capture_default_str();
  options->setup.add_count(command);
  command->add_option("--investigator-b", options->investigators_b, "B: who plays instead")
      ->type_name("ID")
      ->allow_extra_args(false);
  command->add_option("--bot-b", options->bot_b, "B: who answers instead")->type_name("NAME");
  command->add_option("--packs-b", options->packs_b, "B: with these packs as well")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command->add_option("--without", options->without, "B: without this pack and those that need it")
      ->type_name("ID")
      ->allow_extra_args(false);
  command->add_option("--option-a", options->options_a, "A: a set-up option")
      ->type_name("K=V")
      ->allow_extra_args(false);
  command->add_option("--option-b", options->options_b, "B: a set-up option")
      ->type_name("K=V")
      ->allow_extra_args(false);
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return compare_sides(*options, shared); }; });
}

}  // namespace misk::cli
