// misk deck: checks decks, shows one, and edits one.
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <map>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "commands/community_cards.hpp"
#include "commands/read_deck.hpp"
#include "content/mount.hpp"
#include "decks/deck.hpp"
#include "terminal/deck_editor.hpp"
#include "terminal/terminal.hpp"

namespace misk::cli {
namespace {

using content::Diagnostic;
using content::Diagnostics;
using content::Severity;
using Json = text::Json;

struct DeckOptions {
  std::vector<std::string> files;
  std::string file, whose, name;
  bool json = false;
};

/// The scripts of each game, loaded on first use.
class Games {
 public:
  explicit Games(const game::Catalog& catalog) : catalog_(catalog) {}

  game::Scripts& of_game(const std::string& id) {
    std::unique_ptr<game::Scripts>& scripts = loaded_[id];
    if (!scripts) {
      scripts = std::make_unique<game::Scripts>(catalog_, id);
      if (!scripts->ok()) {
        const auto& reports = scripts->host().reports();
        throw Wrong(reports.empty() ? "the packs of '" + id + "' do not load" : reports.front().to_string());
      }
    }
    return *scripts;
  }

  /// The game that knows the deck's avatar; or else the first game with rules for decks, which reports an
  /// unknown one.
  game::Scripts& of_deck(const content::Deck& deck) {
    game::Scripts* some = nullptr;
    for (const std::string& id : game::game_ids(catalog_)) {
      game::Scripts& scripts = of_game(id);
      if (!game::has_deck_rules(scripts)) continue;
      if (scripts.host().image().find_definition(deck.avatar) != kernel::kNoId) return scripts;
      if (!some) some = &scripts;
    }
    if (!some) throw Wrong("no game that is loaded has rules for decks");
    return *some;
  }

 private:
  const game::Catalog& catalog_;
  std::map<std::string, std::unique_ptr<game::Scripts>> loaded_;
};

ReadDeck read_any(const std::string& file, const game::Catalog& catalog, Games& games) {
  return read_any_deck(file, catalog, [&]() -> game::Scripts& { return games.of_game(kCommunityGame); });
}

/// The faults of a file, also of an unreadable one.
Diagnostics problems_of(const std::string& file, const game::Catalog& catalog, Games& games,
                        content::Deck& deck) {
  try {
    ReadDeck read = read_any(file, catalog, games);
    deck = std::move(read.deck);
    if (!read.unknown.empty()) return read.unknown;
    return game::deck_problems(games.of_deck(deck), deck);
  } catch (const content::ContentError& error) {
    return {error.diagnostic()};
  }
}

int check(const DeckOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  Games games(*catalog);
  bool legal = true;
  Json rows = Json::array();
  for (const std::string& file : options.files) {
    content::Deck deck;
    const Diagnostics problems = problems_of(file, *catalog, games, deck);
    legal = legal && problems.empty();
    Json list = Json::array();
    for (const Diagnostic& each : problems) {
      if (!options.json) std::printf("%s\n", plain(each.to_line()).c_str());
      list.push_back(
          {{"line", each.line}, {"message", each.message}, {"mend", each.mend}, {"rule", each.rule}});
    }
    if (problems.empty() && !options.json) std::printf("%s: legal\n", plain(file).c_str());
    rows.push_back({{"file", file},
                    {"name", deck.name},
                    {content::kDeckFor, deck.avatar},
                    {"legal", problems.empty()},
                    {"problems", list}});
  }
  if (options.json) print_json(rows);
  return legal ? kDone : kFailed;
}

int show(const DeckOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  Games games(*catalog);
  const ReadDeck read = read_any(options.file, *catalog, games);
  game::Scripts& scripts = games.of_deck(read.deck);
  Diagnostics problems = read.unknown;
  if (problems.empty()) problems = game::deck_problems(scripts, read.deck);
  const std::vector<std::string> lines = game::deck_lines(scripts, read.deck);
  if (options.json) {
    Json cards = Json::object(), list = Json::array();
    for (const content::DeckEntry& entry : read.deck.cards) cards[entry.card] = entry.count;
    for (const Diagnostic& each : problems) list.push_back(each.to_line());
    print_json({{"name", read.deck.name},
                {content::kDeckFor, read.deck.avatar},
                {"cards", cards},
                {"lines", lines},
                {"legal", problems.empty()},
                {"problems", list}});
    return kDone;
  }
  std::printf("%s\n", plain(read.deck.name).c_str());
  for (const std::string& line : lines) std::printf("%s\n", plain(line).c_str());
  std::printf("%s\n", problems.empty() ? "Legal" : "Not legal:");
  for (const Diagnostic& each : problems) std::printf("  %s\n", plain(each.to_line()).c_str());
  return kDone;
}

/// The cards that a new deck begins with, because it must have them.
std::string new_deck(Games& games, const DeckOptions& options) {
  content::Deck deck;
  deck.avatar = options.whose;
  game::Scripts& scripts = games.of_deck(deck);
  try {
    return content::to_yaml(game::new_deck(scripts, options.whose, options.name));
  } catch (const content::ContentError& error) {
    const Diagnostic& wrong = error.diagnostic();
    const bool known = scripts.host().image().find_definition(options.whose) != kernel::kNoId;
    throw Wrong(wrong.message + "; " +
                (known ? "misk list investigators shows who can be played" : wrong.mend));
  }
}

int edit(const DeckOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  Games games(*catalog);
  std::error_code error;
  const bool is_new = !options.whose.empty();
  if (is_new && std::filesystem::exists(options.file, error))
    throw Wrong(options.file + ": is there already; edit it without --new, or name another file");
  std::string text;
  if (is_new) {
    text = new_deck(games, options);
  } else {
    text = content::read_disk_file(options.file, std::uint64_t{8} << 20);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (!content::is_deck(text) || (first != text.npos && text[first] == '{'))
      throw Wrong(options.file + ": only decks of Miskatonic are edited; misk import arkhamdb-deck " +
                  options.file + " -o DECK.yaml makes one of it");
  }
  game::DeckText deck(text, options.file);
  game::Scripts& scripts = games.of_deck(deck.deck());
  game::DeckEditor editor(scripts, std::move(deck), options.file, is_new);
  DeckTerminal(scripts, std::move(editor)).run(std::cin, isatty(STDIN_FILENO) != 0);
  return kDone;
}

}  // namespace

void add_deck(Command& app, Shared& shared) {
  Command* const command =
      subcommand(app, shared, "deck", "Says what is wrong with decks, shows and edits them",
                 "misk deck check roland.yaml");
  command->require_subcommand();
  auto options = std::make_shared<DeckOptions>();
  Command* const checks =
      subcommand(*command, shared, "check", "What is wrong with decks, by the rules of deck building",
                 "misk deck check decks/*.yaml");
  checks
      ->add_option("deck", options->files, "deck files: ours, ArkhamDB's JSON, a list as text, OCTGN's .o8d")
      ->required()
      ->type_name("DECK");
  checks->add_flag("--json", options->json, "print one JSON document");
  checks->callback(
      [options, &shared] { shared.run = [options, &shared] { return check(*options, shared); }; });
  Command* const shows = subcommand(*command, shared, "show", "What is in a deck, and whether it is legal",
                                    "misk deck show roland.yaml");
  shows->add_option("deck", options->file, "a deck file, of any form that check reads")
      ->required()
      ->type_name("DECK");
  shows->add_flag("--json", options->json, "print one JSON document");
  shows->callback([options, &shared] { shared.run = [options, &shared] { return show(*options, shared); }; });
  Command* const edits =
      subcommand(*command, shared, "edit", "Builds a deck at the terminal; nothing is written before `save`",
                 "misk deck edit mine.yaml --new roland_banks");
  edits->add_option("deck", options->file, "the deck file")->required()->type_name("DECK.yaml");
  edits->add_option("--new", options->whose, "begins a new deck, for this investigator")
      ->type_name("INVESTIGATOR");
  edits->add_option("--name", options->name, "with --new: what the deck is called")->type_name("NAME");
  edits->callback([options, &shared] { shared.run = [options, &shared] { return edit(*options, shared); }; });
}

}  // namespace misk::cli
