// Finds things in a pack that do nothing: abilities without an effect, places that lead nowhere, and rules
// named by tests that no game has.
#include "catalog/unscripted.hpp"
#include "check/check.hpp"
#include "check/game_rules.hpp"
#include "content/suggest.hpp"

namespace misk::cli {
namespace {

using content::Severity;
using kernel::Ability;
using kernel::AbilityKind;

class Idle {
 public:
  explicit Idle(const GameCheck& game) : game_(game), image_(game.host->image()) {
    for (const Ability& ability : image_.abilities)
      if (ability.parent != kernel::kNoId) with_results_.insert(&image_.abilities[ability.parent]);
  }

  void run() {
    for (const Ability& ability : image_.abilities) {
      const CheckSource* source = game_.source(ability.origin);
      // Abilities that a game's rules give to all cards are the game's concern.
      if (ability.inherent || !source || source->is_test || source->pack->id() == game_.game) continue;
      // Unscripted sentences are reported separately.
      if (!does_nothing(ability) || !game::todo_lines(source->file->bytes).empty()) continue;
      const bool is_constant = ability.kind == AbilityKind::constant;
      game_.found.add_at(
          {Severity::warning, ability.origin.file, ability.origin.line, 0,
           is_constant ? "this ability changes nothing" : "this ability does nothing: it has no effect",
           is_constant ? "say what it changes, or leave it out" : "give it `effect`, or leave it out",
           "no-effect"},
          ability.text);
    }
    links();
  }

 private:
  bool does_nothing(const Ability& ability) const {
    if (ability.parent != kernel::kNoId || ability.effect != kernel::kNoFunction ||
        ability.procedure != kernel::kNoId || !ability.modifiers.empty() || with_results_.count(&ability))
      return false;
    // The cost may be the whole effect: discarding the card, or a function.
    for (const kernel::Cost& cost : ability.costs)
      if (cost.kind == kernel::Cost::Kind::move || cost.kind == kernel::Cost::Kind::script) return false;
    return true;
  }

  /// Reports symbols that places lead to and that no place has.
  void links() {
    std::set<kernel::Id> had;
    Words names;
    for (const kernel::Definition& definition : image_.definitions)
      for (const kernel::Id symbol : definition.symbol)
        if (symbol != kernel::kNoId && had.insert(symbol).second) names.insert(image_.links[symbol]);
    for (const kernel::Definition& definition : image_.definitions) {
      const CheckSource* source = game_.source(definition.origin);
      if (!source || source->is_test) continue;
      for (const auto& side : definition.links)
        for (const kernel::Id symbol : side)
          if (!had.count(symbol))
            game_.found.add_at({Severity::warning, definition.origin.file, definition.origin.line, 0,
                                "'" + definition.title + "' leads to '" + image_.links[symbol] +
                                    "', and no card has that symbol",
                                content::did_you_mean(image_.links[symbol], names,
                                                      "give a place that symbol, or leave it out"),
                                "leads-nowhere"},
                               image_.links[symbol]);
    }
  }

  const GameCheck& game_;
  const kernel::Image& image_;
  std::set<const Ability*> with_results_;
};

}  // namespace

void check_idle(const GameCheck& game) {
  Idle(game).run();
}

namespace {

/// True if it is part of a longer text: "fight." .. what.
bool is_joined(const CheckSource& source, const LuaText& text) {
  const auto& tokens = source.lua.tokens;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].line != text.place.line || tokens[i].column != text.place.column) continue;
    return (i > 0 && tokens[i - 1].text == "..") || (i + 1 < tokens.size() && tokens[i + 1].text == "..");
  }
  return false;
}

}  // namespace

void check_proofs(const game::Catalog& catalog, Findings& found) {
  Words ids;
  bool is_read = false;
  for (const CheckSource& source : found.sources()) {
    if (!source.is_read || !source.is_test) continue;
    for (const LuaText& text : source.facts.texts) {
      if (text.field != "rules") continue;
      if (!is_read)
        for (const GameRule& rule : read_game_rules(catalog)) ids.insert(rule.id);
      is_read = true;
      if (ids.count(text.text) || is_joined(source, text)) continue;
      found.add({Severity::warning, source.shown, text.place.line, text.place.column,
                 "there is no rule '" + text.text + "': this test proves nothing of the rules",
                 content::did_you_mean(text.text, ids, "take an id of the game's rules.yaml"),
                 "unknown-rule"});
    }
  }
}

}  // namespace misk::cli
