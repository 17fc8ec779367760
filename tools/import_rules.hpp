// The table of sentences: which words of card texts are which Lua (scripts/arkham/import/sentences.yaml).
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "import_pattern.hpp"

namespace misk::importing {

/// One line of the table.
struct Rule {
  Pattern pattern;
  std::vector<std::string> lua;         ///< statements, or what the section says it is
  std::vector<std::string> conditions;  ///< `if`: expressions
  std::map<std::string, std::string> keys;
  std::set<std::string> kinds;  ///< of which kinds of cards; empty: of all
  std::vector<std::string> needs, gives, except;
  std::string example;  ///< of which card and text the tests make a card of it: "asset: You get +1 [combat]."
  int line = 0;

  const std::string& key(const std::string& name) const;
};

class Rules {
 public:
  /// Reads the table. Throws ContentError.
  Rules(std::string_view bytes, const std::string& file);

  const std::vector<Rule>& section(const std::string& name) const;
  const std::string& file() const { return file_; }
  static const std::vector<std::string>& sections();

 private:
  std::string file_;
  std::map<std::string, std::vector<Rule>> sections_;
};

}  // namespace misk::importing
