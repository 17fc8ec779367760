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

/// A placeholder in a text: `{name}`, or `{name?one:other}`, which becomes `one` if the value is 1.
struct Placeholder {
  std::string name, one, other;
  bool counts = false;
  std::size_t begin = 0, end = 0;  // byte range, with braces
};

/// The placeholders of a text, in order.
std::vector<Placeholder> placeholders_of(std::string_view text);

/// The text with `value(name)` in its placeholders.
std::string fill_text(std::string_view text, const std::function<std::string(const std::string&)>& value);

/// The symbols of a text, "[action]", in order, without their brackets.
std::vector<std::string> symbols_of(std::string_view text);
/// The text without the brackets around its symbols.
std::string without_symbols(std::string_view text);

/// The form of a text that a script composes. A placeholder called number, number2, ... stands for digits
/// only. A template that ends with a space accepts any continuation; one that begins with a single space
/// accepts anything before it.
class TextTemplate {
 public:
  explicit TextTemplate(std::string text);

  /// True if it has placeholders (or an open end) and enough letters besides. Other texts are not templates.
  bool sound() const { return !names_.empty() && letters_ >= 2; }
  /// The number of bytes outside placeholders. The template with more is the better match.
  std::size_t weight() const { return weight_; }
  const std::string& text() const { return text_; }

  using Found = std::vector<std::pair<std::string, std::string>>;
  /// The values of the placeholders if `text` has this form. Open ends are called kBefore and kBehind.
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
