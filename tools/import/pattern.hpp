// Patterns of sentences, as written in scripts/arkham/import/sentences.yaml.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace misk::importing {

/// The texts in the places of a pattern, in their Lua form: { "n" = "2", "skill" = "combat" }.
using Captures = std::map<std::string, std::string>;

/// A sentence with places in it. Case does not count.
///
///     heal {n} <damage|horror> from {me}     <a|b>: one of these; <s>: optional
///
/// Places: {me} the card itself; {n} a number; {+n} a number with a sign; {skill} one of the four, as
/// [combat]; {trait} a trait, as [[Tome]], in its script form; {token} a chaos token, as [skull]; {phase} the
/// name of a phase, as its number; {uses} a word; {slot} a kind of slot; {name} any words, as a Lua string;
/// {x:damage|horror} one of these words. A digit after a name makes another place of the same kind: {n2}.
class Pattern {
 public:
  /// Throws std::invalid_argument with the fault.
  explicit Pattern(const std::string& text);

  /// True if it matches from `at` to an end that `ends` accepts. Then `captures` holds the texts of its
  /// places.
  bool match(std::string_view text, std::size_t at, Captures& captures,
             const std::function<bool(std::size_t)>& ends) const;
  /// True if it matches all of `text`.
  bool match_all(std::string_view text, Captures& captures) const;

  const std::string& text() const { return text_; }
  /// The names of its places.
  std::vector<std::string> places() const;

 private:
  enum class Kind { letter, choice, self, number, sign, skill, token, trait, phase, word, slot, name };
  struct Node {
    Kind kind = Kind::letter;
    char letter = 0;
    std::string name;
    std::vector<std::vector<Node>> options;  // alternatives of a choice
  };
  using Nodes = std::vector<Node>;
  struct Matcher;

  static Nodes parse(std::string_view text, std::size_t& at, bool inside);
  static Node parse_place(std::string_view text, std::size_t& at);
  static void collect(const Nodes& nodes, std::vector<std::string>& out);

  std::string text_;
  Nodes nodes_;
};

/// Replaces each captured {place} in `text`.
std::string filled(std::string_view text, const Captures& captures);

}  // namespace misk::importing
