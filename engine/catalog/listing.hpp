// The content of the packs, for lists and for the choices before a game: cards, scenarios, starts, options.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::game {

/// A declaration of a pack. `type` is its kind in its data: "asset", "scenario", ...
struct Entry {
  std::string id, name, pack, game, type, status, standin, file, code;
  int line = 0, level = -1;                  // level: -1 for none
  std::vector<std::string> patched_by = {};  // packs that changed it
  std::vector<std::string> classes = {};     // `classes` or `class` of its data
  std::vector<std::string> texts = {};       // `texts` or `text` of its data: texts of abilities
};

/// All declarations of a game's packs that have a kind, in load order.
std::vector<Entry> entries(Scripts& scripts);

/// A position deep in a scenario where a game can begin: one of its data's `starts`.
struct Start {
  std::string name, text;
};

/// The starts of a scenario, in its order.
std::vector<Start> starts(Scripts& scripts, const std::string& scenario);

/// A choice before a game: the difficulty, the lead player.
struct SetupOption {
  std::string name, text;                                   // name: key in Setup::options
  std::vector<std::pair<std::string, std::string>> values;  // the value and its title
  std::string usual;                                        // the default value; it may be omitted
  bool open = false;  // other values are allowed too; the game judges them
};

struct SetupChoices {
  int most_players = 8;
  std::vector<SetupOption> options;  // options with values, to be offered
  std::vector<std::string> names;    // all option names that the game knows
};

/// The result of the game's export `setup_options(scenario)`; no options if it is missing.
SetupChoices setup_choices(Scripts& scripts, const std::string& scenario);

/// An outcome in words, in the catalog's language: the result of the game's export `ending(outcome)`, or else
/// its name.
std::string ending_in_words(Scripts& scripts, const std::string& outcome);

/// Names and outcomes in words, for lists that are printed when the scripts are gone.
class NamesInWords {
 public:
  /// Those of `ids` that the scripts declare, and all outcomes.
  NamesInWords(Scripts& scripts, const std::vector<std::string>& ids);
  /// A name or an outcome; another key with spaces in it.
  std::string operator()(const std::string& key) const;

 private:
  std::map<std::string, std::string> words_;
};

/// The ids of the game packs.
std::vector<std::string> game_ids(const Catalog& catalog);
/// What players call a game whose pack of rules has that title: without the word for rules.
std::string game_title(std::string title);
/// The same for the game with that id; the id if there is no such pack.
std::string title_of_game(const Catalog& catalog, const std::string& id);

/// The scripts of the game with this scenario. Throws SetupError with the scenarios that exist.
std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const std::string& scenario);

/// The scenarios of a campaign, first to last, as it names them; none if that definition is no campaign.
std::vector<std::string> scenarios_of(script::Host& host, kernel::Id definition);

/// Why that avatar cannot be played in that scenario or campaign: the game's export `avatar_refused(avatar,
/// scenario)`; "" if nothing is against it.
std::string avatar_refused(Scripts& scripts, const std::string& avatar, const std::string& scenario);

/// The avatars that can be played: ids of definitions for which there is a deck. With a scenario or campaign
/// only those that it takes.
std::vector<std::string> playable_avatars(const Catalog& catalog, Scripts& scripts,
                                          const std::string& scenario = "");

/// The name of a card, scenario or avatar for people, in the catalog's language. The id itself if there is
/// none.
std::string name_of(Scripts& scripts, const std::string& id);

/// `count` different ones of them, taken by the seed. Throws SetupError when there are not so many.
std::vector<std::string> draw_avatars(const std::vector<std::string>& from, int count, std::uint64_t seed);

}  // namespace misk::game
