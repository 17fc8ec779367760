// Patterns of sentences: what scripts/arkham/import/sentences.yaml is written in.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace misk::importing {

/// What stood in the places of a pattern, as Lua is to have it: { "n" = "2", "skill" = "combat" }.
using Captures = std::map<std::string, std::string>;

/// A sentence with places in it, compared without regard to capitals:
///
///     heal {n} <damage|horror> from {me}     <a|b>: one of these; <s>: perhaps
///
/// Places: {me} the card itself; {n} a number; {+n} one with a sign; {skill} one of the four, as [combat];
/// {trait} a trait, as [[Tome]], for scripts; {token} a chaos token, as [skull]; {phase} the name of a phase,
/// as its number; {uses} a word; {slot} a kind of slot; {name} any words, as a Lua string; {x:damage|horror}
/// one of these words. A digit behind a name makes another place of the kind: {n2}.
class Pattern {
 public:
  /// Throws std::invalid_argument saying what is wrong.
  explicit Pattern(const std::string& text);

  /// Does it match from `at` to a place that `ends` accepts? Then `captures` holds what stood in its places.
  bool match(std::string_view text, std::size_t at, Captures& captures,
             const std::function<bool(std::size_t)>& ends) const;
  /// Does it match all of `text`?
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
    std::vector<std::vector<Node>> options;  // of a choice
  };
  using Nodes = std::vector<Node>;
  struct Matcher;

  static Nodes parse(std::string_view text, std::size_t& at, bool inside);
  static Node parse_place(std::string_view text, std::size_t& at);
  static void collect(const Nodes& nodes, std::vector<std::string>& out);

  std::string text_;
  Nodes nodes_;
};

/// `text` with each {place} that was captured put in.
std::string filled(std::string_view text, const Captures& captures);

}  // namespace misk::importing
