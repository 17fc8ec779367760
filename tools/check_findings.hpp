// What `misk check` has found: each thing once, with its place in the file, without what comments allow.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "check_rules.hpp"
#include "content/diagnostic.hpp"
#include "game/catalog.hpp"
#include "lua_facts.hpp"

namespace misk::cli {

/// A file of a pack as text.
struct CheckSource {
  const content::Pack* pack = nullptr;
  const content::PackFile* file = nullptr;
  std::string shown;     // as messages name it
  bool is_lua = false;   // else YAML or JSON
  bool is_test = false;  // tests, and the language they are written in, run in a world of their own
  bool is_read = false;  // it is Lua, and `lua` holds it
  LuaFile lua;
  LuaFacts facts;
};

class Findings {
 public:
  /// Reads every text of the catalog's packs, and what its loading has found.
  explicit Findings(const game::Catalog& catalog);

  /// Adds one. Where its line or column is not known, the thing that its message names in quotes is looked
  /// for. Throws std::logic_error for a rule that is in no list.
  void add(content::Diagnostic diagnostic);
  void add(const script::Report& report);
  /// The same, at the text `near` of its file that stands next behind its line.
  void add_at(content::Diagnostic diagnostic, const std::string& near);
  /// A rule that a game brings along.
  void add_rule(const CheckRule& rule);

  const std::vector<CheckSource>& sources() const { return sources_; }
  /// The source that messages name so, or null.
  const CheckSource* source(const std::string& shown) const;
  /// A path as messages name it: relative to the working folder where that is possible.
  static std::string shown(const std::string& path);

  /// Of one rule in one file so many are listed, and the rest is one line.
  static constexpr int kMostListed = 50;
  /// By file and place; and what is wrong with comments that allow something.
  std::vector<content::Diagnostic> sorted();
  /// How many errors and warnings there are, those that sorted() does not list among them. Call it after
  /// sorted().
  int errors() const { return errors_; }
  int warnings() const { return warnings_; }
  const CheckRule* rule(const std::string& name) const;
  /// Those that the games have brought along.
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
  /// By file and rule: how many there are. Where a file has more than anybody reads, their places are not
  /// looked for.
  static constexpr int kMostKept = 1000;
  std::map<std::pair<std::string, std::string>, int> counted_;
  int errors_ = 0, warnings_ = 0;
};

}  // namespace misk::cli
