// Reads one card's text, paragraph by paragraph. Private to import_ability.cpp and import_special.cpp.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "import/ability.hpp"
#include "import/text.hpp"

namespace misk::importing {

/// An ability under construction.
struct Draft {
  std::string kind, text;
  std::vector<LuaField> when, fields;  // fields before and after condition, cost and limit
  std::vector<std::string> conditions, costs;
  std::string limit;
  std::vector<Lines> beside;

  std::vector<LuaField> all() const {
    std::vector<LuaField> out = when;
    if (!conditions.empty()) out.push_back({"condition", {lua_texts(conditions)}});
    if (!costs.empty()) out.push_back({"cost", {costs.size() == 1 ? costs.front() : lua_list(costs)}});
    if (!limit.empty()) out.push_back({"limit", {limit}});
    out.insert(out.end(), fields.begin(), fields.end());
    return out;
  }
};

/// True if it may be used only in its user's own turn.
inline bool is_my_turn(const Draft& draft) {
  return std::find(draft.conditions.begin(), draft.conditions.end(), "my_turn") != draft.conditions.end() ||
         std::any_of(draft.when.begin(), draft.when.end(),
                     [](const LuaField& each) { return each.first == "on_turn"; });
}

/// Reads one card.
class CardReader {
 public:
  CardReader(const Rules& rules, const CardFacts& facts) : facts_(facts), sentences_(rules, facts_) {}

  Scripted read(const std::string& markup);
  Scripted advance(const std::string& markup);
  std::vector<LuaField> tokens(const std::string& markup, Scripted& scripted);

 private:
  std::string named(const std::string& text) const {
    return replaced(replaced(without_self(text), "[[", ""), "]]", "");
  }
  void find_kinds(const std::vector<std::string>& lines);
  void leave(const std::string& line, const std::string& printed);
  /// Takes keywords and other fixed sentences off the beginning of a line. Returns the rest.
  std::string take_fields(const std::string& line);
  bool take_field(const Use& use, const std::string& sentence);
  bool paragraph(const std::string& line);
  bool known_paragraph(const std::string& line);
  /// Reads a line, the back of an act or agenda, or what an event does, by the grammar.
  bool by_grammar(const std::string& line);
  bool back_by_grammar(const std::string& text);
  bool add_parts(const Reading& reading);
  bool event_by_grammar(const std::string& text);
  bool symbol_by_grammar(const std::string& text, std::vector<LuaField>& fields);
  std::vector<std::string> symbol_by_table(const std::string& text, std::vector<LuaField>& fields);
  static std::vector<std::string> take_symbols(std::string& line);
  bool activated(const std::string& line);
  bool triggered(const std::string& kind, const std::string& line);
  bool revelation(const std::string& line);
  bool constant(const std::string& line);
  bool skill_result(const std::string& line);
  bool elder_sign(const std::string& line);
  bool event_body(const std::string& text);
  bool instruction(const std::string& section, const std::string& line);
  bool is_told_by_rules() const;
  bool add(const Draft& draft);
  void add_lines(Lines lines);
  bool take_trigger(std::string_view words, Draft& draft, Place& place, std::vector<std::string>& costs);
  void take_limit(std::string& body, Draft& draft) const;
  void check_revealed();

  bool is_own() const {  // controlled by somebody, or in their threat area
    return facts_.kinds.count("asset") || facts_.kinds.count("investigator") || facts_.kinds.count("event") ||
           facts_.kinds.count("threat");
  }

  CardFacts facts_;
  Sentences sentences_;
  Scripted out_;
  std::string why_;  // why the grammar did not understand the last line
  int tests_ = 0;    // number of abilities with a test
  bool revealed_ = false;
};

}  // namespace misk::importing
