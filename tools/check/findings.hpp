// The results of `misk check`: each finding once, with its place in the file, without those that comments
// allow.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "check/rules.hpp"
#include "content/diagnostic.hpp"
#include "lua_source/facts.hpp"

namespace misk::cli {

/// A text file of a pack.
struct CheckSource {
  const content::Pack* pack = nullptr;
  const content::PackFile* file = nullptr;
  std::string shown;     // its name in messages
  bool is_lua = false;   // false: YAML or JSON
  bool is_test = false;  // tests and their language run in a separate world
  bool is_read = false;  // it is Lua, and `lua` is valid
  LuaFile lua;
  LuaFacts facts;
};

class Findings {
 public:
  /// Reads every text of the catalog's packs, and takes over the findings from loading.
  explicit Findings(const game::Catalog& catalog);

  /// Adds one. If its line or column is unknown, it searches for the name that the message has in quotes.
  /// Throws std::logic_error for a rule that is in no list.
  void add(content::Diagnostic diagnostic);
  /// Adds one that comes from loading packs or from a script that has run: without a rule of its own, its
  /// rule is "script".
  void add_loaded(content::Diagnostic diagnostic);
  /// The same, but placed at the nearest occurrence of the text `near` after its line.
  void add_at(content::Diagnostic diagnostic, const std::string& near);
  /// Adds a rule of a game.
  void add_rule(const CheckRule& rule);

  const std::vector<CheckSource>& sources() const { return sources_; }
  /// The source with this name in messages, or null.
  const CheckSource* source(const std::string& shown) const;
  /// A path as messages show it: relative to the working folder if possible.
  static std::string shown(const std::string& path);

  /// The most findings listed for one rule in one file; the rest become one line.
  static constexpr int kMostListed = 50;
  /// All findings, sorted by file and place, including faults of the comments that allow some.
  std::vector<content::Diagnostic> sorted();
  /// The numbers of errors and warnings, including those that sorted() does not list. Call sorted() first.
  int errors() const { return errors_; }
  int warnings() const { return warnings_; }
  const CheckRule* rule(const std::string& name) const;
  /// The rules that games added.
  const std::vector<CheckRule>& game_rules() const { return game_rules_; }

 private:
  struct Allowed {
    int line = 0, column = 0, applies = 0;
    std::string rule, reason;
    bool is_used = false;
  };
  void read(CheckSource& source);
  void place(content::Diagnostic& diagnostic, const std::string& near) const;
  std::vector<Allowed> allowed_in(const CheckSource& source) const;
  void silence(std::vector<content::Diagnostic>& list);
  std::vector<content::Diagnostic> listed(std::vector<content::Diagnostic> list);

  std::vector<CheckSource> sources_;
  std::map<std::string, std::size_t> by_name_;
  std::vector<content::Diagnostic> found_;
  std::set<std::string> seen_;
  std::vector<CheckRule> game_rules_;
  /// Counts by file and rule. A file with more findings than this has too many to read, so the places of the
  /// others are not looked up.
  static constexpr int kMostKept = 1000;
  std::map<std::pair<std::string, std::string>, int> counted_;
  int errors_ = 0, warnings_ = 0;
};

}  // namespace misk::cli
