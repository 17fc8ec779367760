// The parts of abilities: costs, triggers, effects, tests. The table of sentences is used for each.
#pragma once
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "import/grammar.hpp"
#include "import/lua.hpp"
#include "import/rules.hpp"

namespace misk::importing {

/// Facts about a card that are known before its text is read.
struct CardFacts {
  std::string name;
  std::string type;  ///< asset, event, skill, investigator, treachery, enemy, location, act, agenda
  std::string uses;  ///< the type of its uses
  bool fast = false;
  bool unrevealed = false;       ///< a location's text that is printed on its unrevealed side
  std::set<std::string> kinds;   ///< its type, and kinds that follow from its text: threat, attached, beside
  std::set<std::string> traits;  ///< tags that some card has; others cannot be asked for
  /// Titles of the existing locations and investigators.
  std::set<std::string> locations, investigators;
  Grammar* grammar = nullptr;  ///< reads texts before the table of sentences; unset: only the table
};

/// The context of a sentence: the things it may refer to.
struct Place {
  bool you = true;            ///< somebody resolves it
  bool target = true;         ///< it may have a target
  std::set<std::string> has;  ///< revelation, fight, attack, ...
  Captures names;             ///< {enemy} and the like, from the trigger
};

/// A rule that matched, with its places filled.
struct Use {
  const Rule* rule = nullptr;
  Lines lua;
  std::vector<std::string> conditions;
  Captures captures;
};

/// Effects in their order, and their requirements.
struct Effects {
  Lines lines;
  std::string condition;   ///< true if something would change; "" if always
  std::string target, as;  ///< a target, and its name in the code
};

class Sentences {
 public:
  Sentences(const Rules& rules, const CardFacts& facts) : rules_(rules), facts_(facts) {}

  const Rules& rules() const { return rules_; }
  const CardFacts& facts() const { return facts_; }

  /// True if this line of the table may be used here with these captures; fills `use`.
  bool fill(const Rule& rule, const Captures& captures, const Place& place, Use& use) const;
  /// Finds the first line of a section that matches the whole text.
  bool whole(const std::string& section, std::string_view text, const Place& place, Use& use) const;
  /// Finds the first line that matches from `at` to an end that `ends` allows. Returns that end, or npos.
  std::size_t part(const std::string& section, std::string_view text, std::size_t at, const Place& place,
                   const std::function<bool(std::size_t)>& ends, Use& use) const;

  /// Reads the whole text as effects.
  bool effects(std::string_view text, const Place& place, Effects& out) const;
  /// Reads costs and conditions: "Exhaust X and spend 1 charge", "During your turn, exhaust X".
  bool costs(std::string_view text, const Place& place, std::vector<std::string>& costs,
             std::vector<std::string>& conditions) const;
  /// Reads a body that may be a test: `fight`, `evade`, `investigate`, `test`, or plain effects. Adds the
  /// fields, the conditions for starting it, and parts outside the ability (`if_revealed`).
  bool body(std::string_view text, const Place& place, std::vector<LuaField>& fields,
            std::vector<std::string>& conditions, std::vector<Lines>& beside) const;

 private:
  struct Walk;
  bool kinds_fit(const Rule& rule) const;
  bool designated(const std::string& kind, std::string_view text, const Place& place,
                  std::vector<LuaField>& fields, std::vector<Lines>& beside) const;
  bool results(std::string_view text, const std::string& kind, const Place& place, Lines& success,
               Lines& fail, std::vector<Lines>& beside) const;
  bool revealed(std::string_view sentence, const Place& place, std::vector<Lines>& beside) const;

  const Rules& rules_;
  const CardFacts& facts_;
};

/// A field with the function of an effect.
LuaField effect_field(const std::string& name, const Effects& effects);

/// The plural of a type of uses: "charges" for "charge", others as written.
std::string uses_name(const std::string& word);

}  // namespace misk::importing
