// What abilities are made of: costs, triggers, effects, tests, each read by the table of sentences.
#pragma once
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "import_lua.hpp"
#include "import_rules.hpp"

namespace misk::importing {

/// What is known of a card before its text is read.
struct CardFacts {
  std::string name;
  std::string type;  ///< asset, event, skill, investigator, treachery, enemy, location, act, agenda
  std::string uses;  ///< the type of its uses
  bool fast = false;
  std::set<std::string> kinds;   ///< its type, and what its text makes of it: threat, attached
  std::set<std::string> traits;  ///< tags that some card has: others cannot be asked for
  /// Titles of the locations and investigators there are.
  std::set<std::string> locations, investigators;
};

/// Where a sentence stands: what it may speak of.
struct Place {
  bool you = true;            ///< somebody resolves it
  bool target = true;         ///< it may aim at something
  std::set<std::string> has;  ///< revelation, fight, attack, ...
  Captures names;             ///< {enemy} and the like, from the trigger
};

/// A rule that matched, its places filled.
struct Use {
  const Rule* rule = nullptr;
  Lines lua;
  std::vector<std::string> conditions;
  Captures captures;
};

/// Effects in their order, and what they need.
struct Effects {
  Lines lines;
  std::string condition;   ///< that something would change; "" if it always does
  std::string target, as;  ///< a target, and what the code calls it
};

class Sentences {
 public:
  Sentences(const Rules& rules, const CardFacts& facts) : rules_(rules), facts_(facts) {}

  const Rules& rules() const { return rules_; }
  const CardFacts& facts() const { return facts_; }

  /// May this line of the table be used here, with these places?
  bool fill(const Rule& rule, const Captures& captures, const Place& place, Use& use) const;
  /// The first line of a section that matches all of the text.
  bool whole(const std::string& section, std::string_view text, const Place& place, Use& use) const;
  /// The first line that matches from `at` to where `ends` allows; gives where it ends, or npos.
  std::size_t part(const std::string& section, std::string_view text, std::size_t at, const Place& place,
                   const std::function<bool(std::size_t)>& ends, Use& use) const;

  /// All of the text as effects.
  bool effects(std::string_view text, const Place& place, Effects& out) const;
  /// Costs and conditions: "Exhaust X and spend 1 charge", "During your turn, exhaust X".
  bool costs(std::string_view text, const Place& place, std::vector<std::string>& costs,
             std::vector<std::string>& conditions) const;
  /// A body that may be a test: `fight`, `evade`, `investigate`, `test`, or plain effects. Adds the fields,
  /// the conditions of initiation, and what stands beside the ability (`if_revealed`).
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

/// An effect's function as a field.
LuaField effect_field(const std::string& name, const Effects& effects);

/// What uses are called: "charges" for "charge", others as written.
std::string uses_name(const std::string& word);

}  // namespace misk::importing
