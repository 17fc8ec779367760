// Names in scripts and decks that nothing has.
#include <lua.hpp>

#include <algorithm>

#include "check.hpp"
#include "content/suggest.hpp"
#include "game/deck.hpp"

namespace misk::cli {

using content::Diagnostic;
using content::Severity;

namespace {

/// At which argument a function takes the name of what.
struct Takes {
  std::size_t argument;  // from 0
  enum What { card, zone, set, tag, counter, flag, value, period, point, procedure, window, outcome } what;
};
using Arguments = std::map<std::string, std::vector<Takes>, std::less<>>;

const Arguments& functions() {
  static const Arguments table = {
      {"cards_in", {{0, Takes::zone}}},     {"top", {{0, Takes::zone}}},
      {"size", {{0, Takes::zone}}},         {"pick", {{0, Takes::zone}}},
      {"shuffle", {{0, Takes::zone}}},      {"move_all", {{0, Takes::zone}, {1, Takes::zone}}},
      {"find", {{0, Takes::set}}},          {"create", {{0, Takes::card}, {1, Takes::zone}}},
      {"card_exists", {{0, Takes::card}}},  {"data_of", {{0, Takes::card}}},
      {"cards_with", {{0, Takes::tag}}},    {"event", {{0, Takes::point}}},
      {"before", {{0, Takes::point}}},      {"after", {{0, Takes::point}}},
      {"note", {{0, Takes::point}}},        {"call_procedure", {{0, Takes::procedure}}},
      {"current", {{0, Takes::procedure}}}, {"expire", {{0, Takes::period}}},
      {"finish", {{0, Takes::outcome}}},    {"usable", {{0, Takes::window}}},
  };
  return table;
}

/// Of cards; the card itself is not counted.
const Arguments& methods() {
  static const Arguments table = {
      {"is", {{0, Takes::tag}}},
      {"move", {{0, Takes::zone}}},
      {"add", {{0, Takes::counter}}},
      {"set", {{0, Takes::flag}}},
      {"check", {{0, Takes::value}}},
      {"sum", {{0, Takes::value}}},
      {"base", {{0, Takes::value}}},
      {"modify", {{0, Takes::value}, {2, Takes::period}}},
      {"gain_tag", {{0, Takes::tag}, {1, Takes::period}}},
      {"lose_tag", {{0, Takes::tag}, {1, Takes::period}}},
      {"become", {{0, Takes::tag}, {1, Takes::period}}},
      {"arm", {{3, Takes::period}}},
  };
  return table;
}

class References {
 public:
  References(const GameCheck& game, const CheckSource& source)
      : game_(game), names_(game.names), source_(source) {}

  void run() {
    for (const LuaCall& call : source_.facts.calls) this->call(call);
    for (const LuaComparison& each : source_.facts.comparisons) comparison(each);
    for (const LuaName& read : source_.facts.reads)
      if (read.name.rfind("game.", 0) == 0) game_field(read);
    // What a patch names the loader has looked for.
    std::set<int> patched;
    for (const LuaCall& call : source_.facts.calls)
      if (call.callee == "patch" && !call.arguments.empty()) patched.insert(call.arguments[0].place.line);
    for (const LuaText& text : source_.facts.texts)
      if (!patched.count(text.place.line)) full_id(text);
  }

 private:
  void error(const LuaPlace& place, const std::string& message, const std::string& mend, const char* rule,
             Severity severity = Severity::error) {
    game_.found.add({severity, source_.shown, place.line, place.column, message, mend, rule});
  }

  void call(const LuaCall& call) {
    std::size_t shift = 0;
    const std::size_t at = call.callee.find_last_of(".:");
    std::string name = at == std::string::npos ? call.callee : call.callee.substr(at + 1);
    const bool is_colon = at != std::string::npos && call.callee[at] == ':';
    const Arguments* table = nullptr;
    if (!call.alias.empty()) {  // local move = method.move
      name = call.alias.substr(call.alias.find('.') + 1);
      table = &methods();
      shift = 1;
    } else if (is_colon) {
      table = names_.methods.count(name) ? &methods() : nullptr;
    } else if (call.callee.rfind("method.", 0) == 0) {
      table = &methods();
      shift = 1;
    } else if (!call.is_local && at == std::string::npos) {
      table = &functions();
    }
    if (table)
      if (const auto known = table->find(name); known != table->end())
        for (const Takes& takes : known->second)
          if (const std::size_t i = takes.argument + shift;
              i < call.arguments.size() && call.arguments[i].is_text)
            argument(call.arguments[i], takes.what);
    if (call.is_local || call.arguments.empty() || !call.arguments[0].is_text) return;
    if (game_.hints.cards.count(name)) card(call.arguments[0].text, call.arguments[0].place, true);
    if (game_.hints.tags.count(name)) argument(call.arguments[0], Takes::tag);
  }

  void argument(const LuaArgument& argument, Takes::What what) {
    struct Kind {
      const char* word;
      const Words& known;
      const char* otherwise;
    };
    if (what == Takes::card) return card(argument.text, argument.place, false);
    const auto kind = [&]() -> Kind {
      switch (what) {
        case Takes::zone:
          return {"zone", names_.zones, "the zones stand in the game's game.lua"};
        case Takes::set:
          return {"set", names_.sets, "the sets stand in the game's game.lua"};
        case Takes::tag:
          return {"trait, keyword or other tag of any card", names_.tags,
                  "tags are written small, with _ for blanks"};
        case Takes::counter:
          return {"counter", names_.counters, "the counters stand in the game's game.lua"};
        case Takes::flag:
          return {"flag", names_.flags, "the flags stand in the game's game.lua"};
        case Takes::value:
          return {"value", names_.values, "the values stand in the game's game.lua"};
        case Takes::period:
          return {"period", names_.periods, "the periods stand in the game's game.lua"};
        case Takes::point:
          return {"timing point", names_.points, "the timing points stand in the game's game.lua"};
        case Takes::procedure:
          return {"procedure", names_.procedures, "the procedures stand in the game's lib/"};
        case Takes::window:
          return {"window", names_.windows, "the windows stand in the game's game.lua"};
        default:
          return {"outcome", names_.outcomes, "the outcomes stand in the game's game.lua"};
      }
    }();
    if (kind.known.count(argument.text)) return;
    const bool is_tag = what == Takes::tag;
    error(argument.place, std::string("no ") + kind.word + " is called '" + argument.text + "'",
          content::did_you_mean(argument.text, kind.known, kind.otherwise),
          is_tag ? "unknown-tag" : "missing-reference");
  }

  void card(const std::string& name, const LuaPlace& place, bool may_be_title) {
    if (names_.ids.count(name) || game_.broken.count(name) || (may_be_title && names_.titles.count(name)))
      return;
    Words known = names_.ids;
    if (may_be_title) known.insert(names_.titles.begin(), names_.titles.end());
    error(place, "no card has the id '" + name + "'",
          content::did_you_mean(name, known, "a card's id is the name of its file, without .lua"),
          "unknown-card");
  }

  /// A text like `arkham_core:flashlight`, wherever it stands.
  void full_id(const LuaText& text) {
    const std::size_t colon = text.text.find(':');
    if (colon == std::string::npos || !content::is_full_id(text.text) || names_.ids.count(text.text)) {
      if (colon != std::string::npos && names_.ids.count(text.text)) declared(text, colon);
      return;
    }
    const std::string pack = text.text.substr(0, colon), slug = text.text.substr(colon + 1);
    const content::Pack* owner = game_.catalog.library().find(pack);
    if (!owner || game_.broken.count(slug)) return;  // a word of the game, as "tester:card", or not here
    if (!text.field.empty() && (text.field == "locals" || text.field == "globals")) return;
    const auto& settings = owner->manifest.settings;
    if (std::any_of(settings.begin(), settings.end(),
                    [&](const content::Setting& setting) { return setting.id == slug; }))
      return;  // setting "nights:wick"
    error(text.place, "no card has the id '" + text.text + "'",
          content::did_you_mean(text.text, names_.ids, "a card's id is the name of its file, without .lua"),
          "unknown-card");
  }

  void declared(const LuaText& text, std::size_t colon) {
    const std::string pack = text.text.substr(0, colon);
    const content::Manifest& own = source_.pack->manifest;
    if (pack == own.id || pack == own.game) return;
    for (const auto* list : {&own.required, &own.optional})
      for (const content::Dependency& each : *list)
        if (each.id == pack) return;
    error(text.place, "'" + text.text + "' is a card of a pack that pack.yaml does not require",
          "add " + pack + ": \"*\" to requires", "undeclared-pack", Severity::warning);
  }

  void comparison(const LuaComparison& each) {
    const auto never = [&](const std::string& message, const std::string& mend) {
      error(each.place, message, mend, "impossible-comparison");
    };
    if (each.member == "zone") {
      if (!names_.zones.count(each.text))
        never("no zone is called '" + each.text + "', so nothing is ever there",
              content::did_you_mean(each.text, names_.zones, "the zones stand in the game's game.lua"));
    } else if (each.member == "id" && names_.ids.count(each.text) &&
               each.text.find(':') == std::string::npos) {
      for (const kernel::Definition& definition : game_.host->image().definitions)
        if (definition.id.substr(definition.id.find(':') + 1) == each.text)
          return never("an id is never '" + each.text + "' alone: the pack's name stands before it",
                       "write \"" + definition.id + "\"");
    } else if (each.member == "title" && !each.text.empty() && !names_.titles.count(each.text)) {
      if (const std::string near = content::suggest(each.text, names_.titles); !near.empty())
        never("no card is called '" + each.text + "'", "did you mean '" + near + "'?");
    }
  }

  void game_field(const LuaName& read) {
    const std::string name = read.name.substr(5);
    if (name.find('.') != std::string::npos || names_.game.count(name)) return;
    error(read.place, "the game has no '" + name + "'",
          content::did_you_mean(name, names_.game, "its numbers are the globals in the game's game.lua"),
          "missing-reference");
  }

  const GameCheck& game_;
  const GameNames& names_;
  const CheckSource& source_;
};

/// What is wrong with the decks of packs. A card whose file is broken is no unknown one.
void check_decks(const GameCheck& game) {
  const kernel::Image& image = game.host->image();
  for (const content::Deck& deck : game.catalog.decks()) {
    // A deck belongs to the game that knows its investigator, or to the game of its pack.
    bool mine = image.find_definition(deck.avatar) != kernel::kNoId;
    for (const content::Pack& pack : game.catalog.library().packs)
      mine = mine || (pack.manifest.game == game.game && deck.file.rfind(pack.display(""), 0) == 0);
    const bool is_broken = std::any_of(deck.cards.begin(), deck.cards.end(),
                                       [&](const auto& entry) { return game.broken.count(entry.card) > 0; });
    if (!mine || is_broken || game.broken.count(deck.avatar)) continue;
    for (const Diagnostic& each : game::deck_problems(*game.scripts, deck)) game.found.add(each);
  }
}

}  // namespace

void check_references(const GameCheck& game) {
  check_decks(game);
  for (const CheckSource& source : game.found.sources())
    if (source.is_read && !source.is_test && game.is_mine(*source.pack)) References(game, source).run();
}

}  // namespace misk::cli
