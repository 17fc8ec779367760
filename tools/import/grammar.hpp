// The grammar of card texts. It is written in Lua (scripts/arkham/import) and runs in a sandbox of its own,
// without a kernel: texts of strangers are read by it, and what it returns is only data.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "import/lua.hpp"

namespace misk::importing {

struct CardFacts;

/// What the grammar made of a line: abilities, or fields of the card; or why it understood nothing.
struct Reading {
  struct Part {
    std::string kind, text;
    std::vector<LuaField> fields;
  };
  std::vector<Part> parts;
  std::vector<LuaField> fields;  ///< of an event or a chaos symbol
  std::string text;              ///< of these: what it does, in words
  std::string why;               ///< why nothing was understood; "" if something was

  bool is_understood() const { return why.empty(); }
};

class Grammar {
 public:
  /// The source of a script by its path (import/read.lua); nullptr if there is none.
  using Find = std::function<const std::string*(const std::string& path)>;

  /// Loads import/read.lua and what it requires. Throws ContentError.
  explicit Grammar(Find find);
  ~Grammar();

  /// The names that a text may mention: the types of each title.
  void set_names(const std::map<std::string, std::set<std::string>>& names);

  /// Reads a line of a card, with its own name marked.
  Reading line(const CardFacts& facts, const std::string& line);
  /// Reads what an event does as it is played.
  Reading event(const CardFacts& facts, const std::string& text);
  /// Reads what is said behind a chaos symbol or the elder sign.
  Reading symbol(const CardFacts& facts, const std::string& text);
  /// Reads the back of an act or agenda.
  Reading advance(const CardFacts& facts, const std::string& text);

  /// The meanings of "CATEGORY: TEXT" as texts, for the tests: none, or one a line.
  std::string tree(const CardFacts& facts, const std::string& text);

  /// A part of a text that was understood: in its own words, as which category, and the tree of its meaning.
  struct Heard {
    std::string words, category, tree;
  };
  /// Begins to note what is understood.
  void listen();
  /// What was understood since the last call.
  std::vector<Heard> heard();

  /// Examples of its productions for the tests: name, example, near miss ("" for none).
  struct Example {
    std::string name, example, near;
  };
  std::vector<Example> examples();

 private:
  struct Core;
  Reading read(const char* function, const CardFacts& facts, const std::string& text);
  std::unique_ptr<Core> core_;
};

}  // namespace misk::importing
