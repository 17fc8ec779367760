// misk rules: the rules of a game, to read and to search.
#include <algorithm>
#include <cstdio>

#include "catalog/rulebook.hpp"
#include "check/game_rules.hpp"
#include "cli/rules_text.hpp"
#include "cli/style.hpp"
#include "commands/commands.hpp"
#include "content/suggest.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;

struct RulesOptions {
  std::string game;
  std::vector<std::string> words;
  bool json = false;
};

Json as_json(const game::RuleEntry& entry) {
  return {{"id", entry.id},     {"title", entry.title}, {"part", entry.part},
          {"text", entry.text}, {"words", entry.words}, {"names", entry.names},
          {"see", entry.see},   {"cites", entry.cites}, {"pack", entry.pack}};
}

/// The place in the rules of a rule that tests name by its id: "ah.aloof.no_auto_engage". "" for no such id.
std::string place_of(const game::Catalog& catalog, const std::string& game, const std::string& id) {
  for (const GameRule& rule : read_game_rules(catalog))
    if (rule.game == game && rule.id == id) return rule.where;
  return "";
}

int rules(const RulesOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  const std::vector<std::string> games = game::game_ids(*catalog);
  if (std::find(games.begin(), games.end(), options.game) == games.end())
    throw Wrong("there is no game '" + options.game + "'; " +
                content::did_you_mean(options.game, games, "misk list games names them"));
  content::Diagnostics faults;
  const game::Rulebook book(catalog->library(), options.game, faults);
  for (const content::Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", fault.to_line().c_str());
  std::string words;
  for (const std::string& word : options.words) words += (words.empty() ? "" : " ") + word;
  if (const std::string place = place_of(*catalog, options.game, words); !place.empty()) words = place;
  if (options.json) {
    Json list = Json::array();
    const game::RuleEntry* cited = words.empty() ? nullptr : book.cited(words);
    const auto found = book.search(words);
    if (found.empty() && cited) list.push_back(as_json(*cited));
    for (const game::RuleEntry* entry : found) list.push_back(as_json(*entry));
    print_json(list);
    return list.empty() && !words.empty() ? kFailed : kDone;
  }
  const std::vector<std::string> lines = rules_lines(book, words);
  for (const std::string& line : lines) std::printf("%s\n", plain(line).c_str());
  if (!lines.empty()) return kDone;
  std::printf(book.empty() ? "The game '%s' has no rules to read.\n" : "No entry of '%s' has these words.\n",
              options.game.c_str());
  return kFailed;
}

}  // namespace

void add_rules(Command& app, Shared& shared) {
  auto options = std::make_shared<RulesOptions>();
  Command* command = subcommand(app, shared, "rules", "Explains the rules of a game in our own words",
                                "misk rules arkham attack of opportunity");
  command->add_option("game", options->game, "arkham, or what misk list games names")
      ->required()
      ->type_name("GAME");
  command
      ->add_option("word", options->words, "words, or a place in the rules such as ST.3; default: all titles")
      ->type_name("WORD");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return rules(*options, shared); }; });
}

}  // namespace misk::cli
