// Texts with placeholders: "Draw {1} cards?", "{actor} draws {subject}".
#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace misk::game {

/// A placeholder in a text: `{name}`, or `{name?one:other}`, which says `one` where the value is 1.
struct Placeholder {
  std::string name, one, other;
  bool counts = false;
  std::size_t begin = 0, end = 0;  // its bytes, braces included
};

/// The placeholders of a text, in order.
std::vector<Placeholder> placeholders_of(std::string_view text);

/// The text with `value(name)` in its placeholders.
std::string fill_text(std::string_view text, const std::function<std::string(const std::string&)>& value);

/// The symbols of a text, "[action]", in order, without their brackets.
std::vector<std::string> symbols_of(std::string_view text);
/// The text without the brackets around its symbols.
std::string without_symbols(std::string_view text);

/// What a text composed by a script looks like. One that ends with a space goes on with anything; one that
/// begins with a single space has anything before it.
class TextTemplate {
 public:
  explicit TextTemplate(std::string text);

  /// Has it placeholders (or an open end), and letters beside them? Only such a text is a template.
  bool sound() const { return !names_.empty() && letters_ >= 2; }
  /// Bytes that are not placeholders: of two templates the one with more is the nearer.
  std::size_t weight() const { return weight_; }
  const std::string& text() const { return text_; }

  using Found = std::vector<std::pair<std::string, std::string>>;
  /// What stands in the placeholders, where `text` is of this shape. Open ends are called kBefore and
  /// kBehind.
  std::optional<Found> match(std::string_view text) const;

  static constexpr const char* kBefore = "<";
  static constexpr const char* kBehind = ">";

 private:
  bool match_from(std::string_view text, std::size_t part, Found& found, int& steps) const;

  std::string text_;
  std::vector<std::string> literals_;  // one more than names_
  std::vector<std::string> names_;
  std::size_t weight_ = 0;
  int letters_ = 0;
};

}  // namespace misk::game
