// Finds unknown names in scripts and decks.
#include <lua.hpp>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "check/check.hpp"
#include "check/descriptions.hpp"
#include "content/suggest.hpp"
#include "decks/deck.hpp"

namespace misk::cli {

using content::Diagnostic;
using content::Severity;

namespace {

/// The kind of thing that an argument names.
enum class NameKind {
  card,
  zone,
  set,
  tag,
  counter,
  flag,
  value,
  period,
  point,
  procedure,
  window,
  outcome,
  purpose
};

/// The kind of name that a parameter of this type takes, if it takes only one kind.
std::optional<NameKind> taken_by(const std::string& type) {
  static const std::map<std::string, NameKind, std::less<>> kTypes = {{"card_id", NameKind::card},
                                                                      {"zone", NameKind::zone},
                                                                      {"set", NameKind::set},
                                                                      {"tag", NameKind::tag},
                                                                      {"counter", NameKind::counter},
                                                                      {"flag", NameKind::flag},
                                                                      {"value", NameKind::value},
                                                                      {"period", NameKind::period},
                                                                      {"timing_point", NameKind::point},
                                                                      {"procedure", NameKind::procedure},
                                                                      {"window", NameKind::window},
                                                                      {"outcome", NameKind::outcome},
                                                                      {"purpose", NameKind::purpose}};
  const auto found = kTypes.find(type.back() == '?' ? type.substr(0, type.size() - 1) : type);
  if (found == kTypes.end()) return {};
  return found->second;
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
    // The loader has already looked up the names in patches.
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
    if (call.callee == "patch") return;  // the loader has already looked it up
    const auto known = game_.described->of(call, source_);
    if (known.callable) {
      if (const auto told = api::deprecated_in(known.callable->text))
        error(call.place, "'" + known.name + "' is deprecated since " + told->since, told->instead,
              "deprecated", Severity::warning);
      const auto& parameters = known.callable->signature.parameters;
      for (std::size_t i = known.first; i < call.arguments.size() && i - known.first < parameters.size();
           ++i) {
        const script::Parameter& parameter = parameters[i - known.first];
        if (parameter.name == "...") break;
        if (!call.arguments[i].is_text || parameter.text.empty()) continue;
        if (i == known.first && game_.hints.cards.count(known.name)) continue;  // below: may be a title
        if (const auto takes = taken_by(parameter.text))
          argument(call.arguments[i], *takes);
        else
          word(call.arguments[i], parameter.text, known);
      }
    }
    if (call.is_local || call.arguments.empty() || !call.arguments[0].is_text) return;
    if (game_.hints.cards.count(known.name)) card(call.arguments[0].text, call.arguments[0].place, true);
    if (game_.hints.tags.count(known.name)) argument(call.arguments[0], NameKind::tag);
  }

  void argument(const LuaArgument& argument, NameKind what) {
    struct Kind {
      const char* word;
      const Words& known;
      const char* otherwise;
    };
    if (what == NameKind::card) return card(argument.text, argument.place, false);
    const auto kind = [&]() -> Kind {
      switch (what) {
        case NameKind::zone:
          return {"zone", names_.zones, "the zones stand in the game's game.lua"};
        case NameKind::set:
          return {"set", names_.sets, "the sets stand in the game's game.lua"};
        case NameKind::tag:
          return {"trait, keyword or other tag of any card", names_.tags,
                  "tags are written small, with _ for blanks"};
        case NameKind::counter:
          return {"counter", names_.counters, "the counters stand in the game's game.lua"};
        case NameKind::flag:
          return {"flag", names_.flags, "the flags stand in the game's game.lua"};
        case NameKind::value:
          return {"value", names_.values, "the values stand in the game's game.lua"};
        case NameKind::period:
          return {"period", names_.periods, "the periods stand in the game's game.lua"};
        case NameKind::point:
          return {"timing point", names_.points, "the timing points stand in the game's game.lua"};
        case NameKind::procedure:
          return {"procedure", names_.procedures, "the procedures stand in the game's lib/"};
        case NameKind::window:
          return {"window", names_.windows, "the windows stand in the game's game.lua"};
        case NameKind::purpose:
          return {"purpose", names_.purposes, "the purposes of questions stand in the game's game.lua"};
        default:
          return {"outcome", names_.outcomes, "the outcomes stand in the game's game.lua"};
      }
    }();
    if (kind.known.count(argument.text)) return;
    if (what == NameKind::zone && argument.text == "play") return;  // means all zones in play
    const bool is_tag = what == NameKind::tag;
    error(argument.place, std::string("no ") + kind.word + " is called '" + argument.text + "'",
          content::did_you_mean(argument.text, kind.known, kind.otherwise),
          is_tag ? "unknown-tag" : "missing-reference");
  }

  /// Checks a parameter that takes one of certain words: skill: "combat"|"agility".
  void word(const LuaArgument& argument, const std::string& type, const CallDescriptions::Known& known) {
    Words words;
    try {
      if (!add_words(game_.scripts->loader().schemas().parsed(type), nullptr, words) || words.empty() ||
          words.count(argument.text))
        return;
    } catch (const std::invalid_argument&) {
      return;  // `misk api` reports unknown types
    }
    std::string list;
    for (const std::string& each : words) list += (list.empty() ? "" : ", ") + each;
    error(argument.place, "'" + known.name + "' knows no '" + argument.text + "'",
          content::did_you_mean(argument.text, words, "it knows " + list), "missing-reference");
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

  /// Checks a text like `arkham_core:flashlight`, anywhere.
  void full_id(const LuaText& text) {
    const std::size_t colon = text.text.find(':');
    if (colon == std::string::npos || !content::is_full_id(text.text) || names_.ids.count(text.text)) {
      if (colon != std::string::npos && names_.ids.count(text.text)) declared(text, colon);
      return;
    }
    const std::string pack = text.text.substr(0, colon), slug = text.text.substr(colon + 1);
    const content::Pack* owner = game_.catalog.library().find(pack);
    if (!owner || game_.broken.count(slug))
      return;  // a word of the game, like "tester:card", or from elsewhere
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

/// Reports the faults of packs' decks. A card with a broken file does not count as unknown.
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
    for (const Diagnostic& each : game::deck_problems(*game.scripts, deck)) game.found.add_loaded(each);
  }
}

}  // namespace

void check_references(const GameCheck& game) {
  check_decks(game);
  for (const CheckSource& source : game.found.sources())
    if (source.is_read && !source.is_test && game.is_mine(*source.pack)) References(game, source).run();
}

}  // namespace misk::cli
