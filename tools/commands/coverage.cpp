// misk coverage: shows which rules passing tests prove.
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

#include "check/game_rules.hpp"
#include "commands/commands.hpp"
#include "commands/coverage_report.hpp"
#include "content/suggest.hpp"
#include "testing/lua_test.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;

struct CoverageOptions {
  std::vector<std::string> paths;
  bool json = false, all = false;
};

/// The games of the packs under these paths.
std::set<std::string> games_under(const game::Catalog& catalog, const std::vector<std::string>& paths) {
  std::set<std::string> games;
  for (const std::string& id : packs_under(catalog, paths)) {
    const content::Manifest& manifest = catalog.library().find(id)->manifest;
    games.insert(manifest.kind == content::PackKind::game ? id : manifest.game);
  }
  return games;
}

int coverage(const CoverageOptions& options, const Shared& shared) {
  std::vector<std::string> extra = shared.packs;
  std::error_code error;
  for (const std::string& path : options.paths)
    if (std::filesystem::is_directory(path, error)) extra.push_back(path);
  const auto catalog = load_catalog(extra, Own::needed);
  std::vector<GameRule> rules = read_game_rules(*catalog);
  std::map<std::string, GameRule*> by_id;
  std::vector<std::string> ids;
  for (GameRule& rule : rules) {
    by_id[rule.id] = &rule;
    ids.push_back(rule.id);
  }
  game::LuaTestOptions wanted;
  wanted.paths = options.paths;
  if (wanted.paths.empty()) {
    wanted.paths = bundled_roots();
    wanted.paths.insert(wanted.paths.end(), shared.packs.begin(), shared.packs.end());
  }
  wanted.pack_roots = pack_roots(extra, Own::needed);
  std::size_t failed = 0, unknown = 0;
  for (const game::LuaTestResult& result : game::run_lua_tests(wanted)) {
    const std::string where = result.file + ":" + std::to_string(result.line);
    if (!result.passed) {
      ++failed;
      std::fprintf(stderr, "%s: this test fails and proves nothing: %s\n", where.c_str(),
                   result.name.c_str());
    }
    for (const std::string& id : result.rules) {
      const auto found = by_id.find(id);
      if (found == by_id.end()) {
        ++unknown;
        std::fprintf(stderr, "misk: %s: there is no rule '%s'; %s\n", where.c_str(), id.c_str(),
                     content::did_you_mean(id, ids, "take an id of the game's rules.yaml").c_str());
      } else if (result.passed) {
        found->second->tests.push_back(where + " " + result.name);
      }
    }
  }
  const std::set<std::string> games = games_under(*catalog, options.paths);
  std::erase_if(rules, [&](const GameRule& rule) { return !games.count(rule.game); });
  std::map<std::string, std::map<std::string, std::pair<std::size_t, std::size_t>>>
      counts;  // game, tier: proved, all
  for (const GameRule& rule : rules) {
    auto& count = counts[rule.game][rule.tier];
    count.first += !rule.tests.empty();
    ++count.second;
  }
  if (options.json) {
    Json document = {{"rules", Json::array()},
                     {"games", Json::object()},
                     {"failed_tests", failed},
                     {"unknown_rules", unknown}};
    for (const GameRule& rule : rules)
      document["rules"].push_back({{"id", rule.id},
                                   {"game", rule.game},
                                   {"tier", rule.tier},
                                   {"where", rule.where},
                                   {"example", rule.example},
                                   {"proved", !rule.tests.empty()},
                                   {"tests", rule.tests}});
    for (const auto& [game, tiers] : counts)
      for (const auto& [tier, count] : tiers)
        document["games"][game][tier] = {{"proved", count.first}, {"total", count.second}};
    print_json(document);
  } else {
    for (const auto& [game, tiers] : counts)
      for (const auto& [tier, count] : tiers)
        std::printf("%-10s %-10s %4zu of %4zu rules proved (%.0f %%)\n", game.c_str(), tier.c_str(),
                    count.first, count.second,
                    100.0 * static_cast<double>(count.first) / static_cast<double>(count.second));
    bool any = false;
    for (const GameRule& rule : rules) {
      if (!rule.tests.empty()) continue;
      if (!any) std::printf("\nnot proved:\n");
      any = true;
      std::printf("  %s (%s)\n", rule.id.c_str(), rule.tier.c_str());
    }
  }
  return failed || unknown ? kFailed : kDone;
}

}  // namespace

void add_coverage(Command& app, Shared& shared) {
  auto options = std::make_shared<CoverageOptions>();
  Command* command = subcommand(app, shared, "coverage", "Says which rules are proved by passing tests",
                                "misk coverage --json");
  command->add_option("path", options->paths, "packs with tests; default: all that are loaded")
      ->type_name("PATH");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return coverage(*options, shared); }; });
}

}  // namespace misk::cli
