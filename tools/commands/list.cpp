// misk list: lists the loaded content.
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "content/suggest.hpp"
#include "decks/card_filter.hpp"
#include "decks/deck.hpp"
#include "store/installed.hpp"
#include "store/pack_index.hpp"
#include "text/joined.hpp"
#include "text/letters.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;

struct ListOptions {
  std::string what = "scenarios", scenario, level, legal_for;
  game::CardFilter cards;
  bool json = false;

  bool filters() const {
    return !cards.of_class.empty() || !cards.type.empty() || !cards.text.empty() || !level.empty() ||
           !legal_for.empty();
  }
};

/// False for kinds of declarations that are not cards.
bool is_card(const game::Entry& entry) {
  return entry.type != "scenario" && entry.type != "placeholder" && entry.type != "token";
}

/// True for a figure that a player can be. Each game has its own word for it.
bool plays(game::Scripts& scripts, const game::Entry& entry) {
  const kernel::Image& image = scripts.host().image();
  const kernel::Id avatars = image.policy.avatars;
  return entry.type == "investigator" ||
         (avatars != kernel::kNoId && image.definitions[image.find_definition(entry.id)].tags.has(avatars));
}

std::string version_of(const game::Catalog& catalog, const std::string& pack) {
  const content::Pack* found = catalog.library().find(pack);
  return found ? found->manifest.version.to_string() : "";
}

const char* word_of(content::Origin origin) {
  return origin == content::Origin::bundled ? "bundled"
         : origin == content::Origin::user  ? "installed"
                                            : "--packs";
}

Json pack_row(const content::Manifest& manifest, content::Origin origin, const std::string& root) {
  return {{"id", manifest.id},
          {"name", manifest.title},
          {"game", manifest.game},
          {"pack", manifest.id},
          {"version", manifest.version.to_string()},
          {"kind", std::string(content::to_string(manifest.kind))},
          {"from", word_of(origin)},
          {"state", "on"},
          {"why", ""},
          {"file", root},
          {"size", store::size_on_disk(root)},
          {"hash", nullptr}};
}

Json list_games(const game::Catalog& catalog) {
  Json rows = Json::array();
  for (const content::Pack& pack : catalog.library().packs) {
    if (pack.manifest.kind != content::PackKind::game) continue;
    rows.push_back(pack_row(pack.manifest, pack.origin, pack.root));
    rows.back()["hash"] = text::hex_text(pack.hash);
    for (const char* key : {"from", "state", "why", "file", "size"}) rows.back().erase(key);
  }
  return rows;
}

/// Every pack, on or off, with the reason. A pack whose scripts fail counts as broken.
Json list_packs(const game::Catalog& catalog) {
  const content::Library& library = catalog.library();
  std::map<std::string, std::string> failing;  // id -> why
  for (const std::string& id : game::game_ids(catalog)) {
    game::Scripts scripts(catalog, id);
    if (scripts.ok()) continue;
    for (const auto& report : scripts.host().reports())
      if (report.severity == script::Report::Severity::error)
        failing.emplace(report.pack, report.to_string());
  }
  Json rows = Json::array();
  for (const content::Pack& pack : library.packs) {
    Json row = pack_row(pack.manifest, pack.origin, pack.root);
    row["hash"] = text::hex_text(pack.hash);
    if (const auto found = failing.find(pack.id()); found != failing.end()) {
      row["state"] = "broken";
      row["why"] = found->second;
    }
    rows.push_back(std::move(row));
  }
  for (const content::LeftOut& each : library.left_out) {
    Json row = pack_row(each.manifest.value_or(content::Manifest{}), each.origin, each.root);
    if (!each.manifest) {
      // Its id is unknown, so use the name of its file.
      const std::string name = std::filesystem::path(each.root).stem().string();
      row["id"] = row["pack"] = row["name"] = name;
      row["version"] = row["kind"] = "";
    } else if (const auto hash = store::hash_of({&*each.manifest, each.root, each.inner, each.origin, {}})) {
      row["hash"] = text::hex_text(*hash);
    }
    row["state"] = each.why == content::LeftOut::Why::off      ? "off"
                   : each.why == content::LeftOut::Why::broken ? "broken"
                                                               : "left out";
    row["why"] = each.reason;
    rows.push_back(std::move(row));
  }
  return rows;
}

/// Calls `with` for the scripts of every game that loads. Faults of the others are printed to stderr.
template <class With>
void each_game(const game::Catalog& catalog, bool& sound, With with) {
  for (const std::string& id : game::game_ids(catalog)) {
    game::Scripts scripts(catalog, id);
    for (const auto& report : scripts.host().reports())
      std::fprintf(stderr, "%s\n", report.to_string().c_str());
    if (scripts.ok())
      with(scripts);
    else
      sound = false;
  }
}

/// The cards of a game that a deck for this avatar may contain. Throws Wrong if no game has the avatar.
std::set<kernel::Id> cards_for(game::Scripts& scripts, const std::string& avatar) {
  std::set<kernel::Id> out;
  const kernel::Image& image = scripts.host().image();
  content::Deck deck;
  deck.avatar = avatar;
  for (const std::string& id : game::deck_cards(scripts, deck)) out.insert(image.find_definition(id));
  return out;
}

Json list_entries(const game::Catalog& catalog, const ListOptions& options, bool& sound) {
  const std::string& what = options.what;
  Json rows = Json::array();
  std::vector<std::string> known;
  bool found = options.legal_for.empty();
  each_game(catalog, sound, [&](game::Scripts& scripts) {
    std::set<kernel::Id> legal;
    const kernel::Image& image = scripts.host().image();
    if (!options.legal_for.empty()) {
      const kernel::Id avatar = image.find_definition(options.legal_for);
      bool is_played = false;
      for (const game::Entry& entry : game::entries(scripts)) {
        if (!plays(scripts, entry)) continue;
        known.push_back(entry.id);
        is_played = is_played || image.find_definition(entry.id) == avatar;
      }
      if (!is_played || !game::has_deck_rules(scripts)) return;
      found = true;
      legal = cards_for(scripts, options.legal_for);
    }
    for (const game::Entry& entry : game::entries(scripts)) {
      if (!options.legal_for.empty() && !legal.count(image.find_definition(entry.id))) continue;
      if (what == "cards" && !options.cards.fits(entry)) continue;
      const bool listed = what == "cards"           ? is_card(entry)
                          : what == "investigators" ? plays(scripts, entry)
                                                    : entry.type + "s" == what;
      if (!listed) continue;
      Json row = {{"id", entry.id}, {"name", entry.name}, {"pack", entry.pack}, {"game", entry.game}};
      if (what == "cards") {
        row["type"] = entry.type;
        row["class"] = entry.classes.empty() ? "" : entry.classes.front();
        for (std::size_t i = 1; i < entry.classes.size(); ++i)
          row["class"] = row["class"].get<std::string>() + "/" + entry.classes[i];
        row["level"] = entry.level < 0 ? Json(nullptr) : Json(std::to_string(entry.level));
        row["status"] = entry.status;
        row["standin"] = entry.standin.empty() ? Json(nullptr) : Json(entry.standin);
        row["file"] = entry.file;
        row["patched_by"] = entry.patched_by;
      } else {
        row["version"] = version_of(catalog, entry.pack);
      }
      rows.push_back(std::move(row));
    }
  });
  if (!found)
    throw Wrong(
        "no game with decks has the investigator '" + options.legal_for + "'; " +
        content::did_you_mean(options.legal_for, known, "misk list investigators shows who there is"));
  return rows;
}

/// Calls `with` for each scenario of a game, or for the named one.
template <class With>
void each_scenario(game::Scripts& scripts, const std::string& scenario, With with) {
  const kernel::Image& image = scripts.host().image();
  for (const game::Entry& entry : game::entries(scripts))
    if (entry.type == "scenario" &&
        (scenario.empty() || image.find_definition(entry.id) == image.find_definition(scenario)))
      with(entry);
}

void add_starts(game::Scripts& scripts, const std::string& scenario, Json& rows) {
  each_scenario(scripts, scenario, [&](const game::Entry& entry) {
    for (const game::Start& start : game::starts(scripts, entry.id))
      rows.push_back({{"scenario", entry.id},
                      {"name", start.name},
                      {"pack", entry.pack},
                      {"game", entry.game},
                      {"text", start.text}});
  });
}

/// A row for each value of each option, and a row `players` with the possible numbers.
void add_options(game::Scripts& scripts, const std::string& scenario, Json& rows) {
  each_scenario(scripts, scenario, [&](const game::Entry& entry) {
    const game::SetupChoices choices = game::setup_choices(scripts, entry.id);
    const auto add = [&](const std::string& option, const std::string& value, const std::string& name) {
      rows.push_back({{"scenario", entry.id},
                      {"option", option},
                      {"value", value},
                      {"name", name},
                      {"game", entry.game}});
    };
    for (int players = 1; players <= choices.most_players; ++players)
      add("players", std::to_string(players), "how many play (--investigators)");
    for (const game::SetupOption& option : choices.options)
      for (const auto& [value, name] : option.values)
        add(option.name, value, value == option.usual ? name + " (as usual)" : name);
  });
}

/// Collects the rows of `add` from the named scenario's game, or from all games.
template <class Add>
Json list_of_scenarios(const game::Catalog& catalog, const std::string& scenario, bool& sound, Add add) {
  Json rows = Json::array();
  if (!scenario.empty())
    add(*game::scripts_for(catalog, scenario), scenario, rows);
  else
    each_game(catalog, sound, [&](game::Scripts& scripts) { add(scripts, scenario, rows); });
  return rows;
}

void print_rows(const Json& rows) {
  if (rows.empty()) return;
  std::vector<std::string> head;
  for (const auto& [key, value] : rows.front().items())
    if (key != "hash" && key != "size" && key != "file" && !value.is_array()) head.push_back(key);
  std::vector<std::vector<std::string>> cells;
  for (const Json& row : rows) {
    cells.emplace_back();
    for (const std::string& key : head)
      cells.back().push_back(row[key].is_string() ? row[key].get<std::string>() : "");
  }
  for (std::string& key : head)
    for (char& c : key) c = text::large(c);
  print_table(head, cells);
}

int list(const ListOptions& given, const Shared& shared) {
  ListOptions options = given;
  if (!options.level.empty()) set_level(options.cards, options.level);
  static const std::vector<std::string> kWhat = {"games", "scenarios",     "campaigns", "packs",
                                                 "cards", "investigators", "starts",    "options"};
  if (std::find(kWhat.begin(), kWhat.end(), options.what) == kWhat.end())
    throw Wrong("cannot list '" + options.what + "'; " +
                content::did_you_mean(options.what, kWhat, "there are " + text::joined(kWhat)));
  const bool of_scenarios = options.what == "starts" || options.what == "options";
  if (!options.scenario.empty() && !of_scenarios)
    throw Wrong("a scenario is named only with 'list starts' and 'list options'; leave '" + options.scenario +
                "' out");
  if (options.filters() && options.what != "cards")
    throw Wrong("--class, --level, --type, --text and --legal-for are for 'list cards'");
  const auto catalog = load_catalog(shared.packs);
  // Programs read English names, whatever the machine's language.
  if (!options.json || !shared.language.empty()) set_language(*catalog, shared);
  bool sound = true;
  const Json rows =
      options.what == "games"     ? list_games(*catalog)
      : options.what == "packs"   ? list_packs(*catalog)
      : options.what == "starts"  ? list_of_scenarios(*catalog, options.scenario, sound, add_starts)
      : options.what == "options" ? list_of_scenarios(*catalog, options.scenario, sound, add_options)
                                  : list_entries(*catalog, options, sound);
  if (options.json)
    print_json(rows);
  else
    print_rows(rows);
  return sound ? kDone : kFailed;
}

}  // namespace

void add_list(Command& app, Shared& shared) {
  auto options = std::make_shared<ListOptions>();
  Command* command = subcommand(app, shared, "list", "Shows what is loaded", "misk list cards --json");
  command
      ->add_option("what", options->what,
                   "games, scenarios, campaigns, packs, cards, investigators, starts or options")
      ->capture_default_str();
  command->add_option("scenario", options->scenario, "with starts and options: of this scenario only")
      ->type_name("SCENARIO");
  add_language(command, shared);
  command->add_option("--class", options->cards.of_class, "with cards: of this class")->type_name("CLASS");
  command->add_option("--level", options->level, "with cards: of this level, or of a range like 0-2")
      ->type_name("LEVEL");
  command->add_option("--type", options->cards.type, "with cards: of this type")->type_name("TYPE");
  command->add_option("--text", options->cards.text, "with cards: with this in name or text")
      ->type_name("TEXT");
  command
      ->add_option("--legal-for", options->legal_for,
                   "with cards: that decks of this investigator may choose")
      ->type_name("INVESTIGATOR");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return list(*options, shared); }; });
}

}  // namespace misk::cli
