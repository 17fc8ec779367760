// Completions: Lua that somebody wrote for a line of a card that neither the grammar nor the table
// understands. A line is named by its card's code and a number made from its words, so no text of a card is
// in them. They are YAML files in the folder completions/ of packs:
//
//     completions:
//       - code: "01234"          # the card's, or one of its reprints'
//         card: Old Lamp         # for people
//         line: 3f9a1c22
//         text: Draw 2 cards.    # what an event says it does
//         lua: |                 # stands in the card's table; leave it empty for a line that rules nothing
//           condition = "any(deck) or any(discard)",
//           effect = function(_, you) you:draw(2) end,
//         test: |                # goes into the pack's tests
//           test("Old Lamp: ...", function(t) ... end)
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace misk::importing {

struct Completion {
  std::string code, card, line, text, lua, test;
  std::string file;  ///< where it is written
  int at = 0;        ///< its line there
};

/// The number of a line, from its letters and digits: eight hexadecimal digits.
std::string line_number_of(std::string_view words);

class Completions {
 public:
  /// Reads a file. A completion that is there already is kept: whoever comes first counts. Throws
  /// ContentError.
  void read(std::string_view bytes, const std::string& file);

  /// Adds one, in the place of another for that line.
  void add(const Completion& completion) { all_[{completion.code, completion.line}] = completion; }
  /// Adds those for other lines.
  void add(const Completions& others) { all_.insert(others.all_.begin(), others.all_.end()); }

  /// The completion for that line of a card with one of these codes; null if there is none.
  const Completion* find(const std::vector<std::string>& codes, const std::string& line) const;
  /// All for a card with one of these codes.
  std::vector<const Completion*> of(const std::vector<std::string>& codes) const;

  std::vector<Completion> all() const;
  bool empty() const { return all_.empty(); }
  /// A file with the completions of `all` from `file`.
  std::string to_yaml(const std::string& file) const;

 private:
  std::map<std::pair<std::string, std::string>, Completion> all_;  // by code and line
};

}  // namespace misk::importing
