// The table of sentences: it maps words of card texts to Lua (scripts/arkham/import/sentences.yaml).
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "import/pattern.hpp"

namespace misk::importing {

/// One line of the table.
struct Rule {
  Pattern pattern;
  std::vector<std::string> lua;         ///< statements, or another form that the section defines
  std::vector<std::string> conditions;  ///< `if`: expressions
  std::map<std::string, std::string> keys;
  std::set<std::string> kinds;  ///< the kinds of cards it applies to; empty: all
  std::vector<std::string> needs, gives, except;
  std::string example;  ///< type and text of a card for the tests: "asset: You get +1 [combat]."
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
