#include "language/text_template.hpp"

#include <algorithm>

#include "content/utf8.hpp"

namespace misk::game {

using content::is_letter;

namespace {

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '|';
  });
}

/// A placeholder called number, number2, ... stands for digits only.
bool can_be(std::string_view name, std::string_view value) {
  return !name.starts_with("number") ||
         (!value.empty() && value.find_first_not_of("0123456789") == value.npos);
}

/// Calls f with the range of every [symbol] of a text, brackets included.
template <class F>
void each_symbol(std::string_view text, F&& f) {
  for (std::size_t at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && ((text[end] >= 'a' && text[end] <= 'z') || text[end] == '_' ||
                                 (end > at + 1 && text[end] >= '0' && text[end] <= '9')))
      ++end;
    if (end > at + 1 && end < text.size() && text[end] == ']') f(at, end + 1);
  }
}

}  // namespace

std::vector<Placeholder> placeholders_of(std::string_view text) {
  std::vector<Placeholder> out;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const std::size_t end = text.find('}', at);
    if (end == std::string_view::npos) break;
    const std::string_view inside = text.substr(at + 1, end - at - 1);
    Placeholder placeholder;
    const std::size_t question = inside.find('?');
    placeholder.name = std::string(inside.substr(0, question));
    if (question != std::string_view::npos) {
      const std::size_t colon = inside.find(':', question);
      placeholder.counts = true;
      placeholder.one = std::string(inside.substr(
          question + 1, colon == std::string_view::npos ? std::string_view::npos : colon - question - 1));
      if (colon != std::string_view::npos) placeholder.other = std::string(inside.substr(colon + 1));
    }
    placeholder.begin = at;
    placeholder.end = end + 1;
    if (is_name(placeholder.name)) out.push_back(std::move(placeholder));
  }
  return out;
}

std::string fill_text(std::string_view text, const std::function<std::string(const std::string&)>& value) {
  std::string out;
  std::size_t at = 0;
  for (const Placeholder& placeholder : placeholders_of(text)) {
    out += text.substr(at, placeholder.begin - at);
    const std::string said = value(placeholder.name);
    out += !placeholder.counts ? said : said == "1" ? placeholder.one : placeholder.other;
    at = placeholder.end;
  }
  out += text.substr(at);
  return out;
}

std::vector<std::string> symbols_of(std::string_view text) {
  std::vector<std::string> out;
  each_symbol(text, [&](std::size_t begin, std::size_t end) {
    out.emplace_back(text.substr(begin + 1, end - begin - 2));
  });
  return out;
}

std::string without_symbols(std::string_view text) {
  std::string out;
  std::size_t at = 0;
  each_symbol(text, [&](std::size_t begin, std::size_t end) {
    out += text.substr(at, begin - at);
    out += text.substr(begin + 1, end - begin - 2);
    at = end;
  });
  out += text.substr(at);
  return out;
}

TextTemplate::TextTemplate(std::string text) : text_(std::move(text)) {
  const std::string_view whole = text_;
  const bool indented = whole.starts_with("  ");
  if (!indented && whole.starts_with(' ')) {
    literals_.emplace_back();
    names_.emplace_back(kBefore);
  }
  std::size_t at = 0;
  for (const Placeholder& placeholder : placeholders_of(whole)) {
    literals_.emplace_back(whole.substr(at, placeholder.begin - at));
    names_.push_back(placeholder.name);
    at = placeholder.end;
  }
  literals_.emplace_back(whole.substr(at));
  if (whole.ends_with(' ')) {
    names_.emplace_back(kBehind);
    literals_.emplace_back();
  }
  for (const std::string& literal : literals_) {
    weight_ += literal.size();
    letters_ += static_cast<int>(std::count_if(literal.begin(), literal.end(), is_letter));
  }
}

// A placeholder takes the shortest text that lets the rest match. If that needs too many tries, there is no
// match.
bool TextTemplate::match_from(std::string_view text, std::size_t part, Found& found, int& steps) const {
  if (++steps > 2000) return false;
  const bool open = names_[part] == kBefore || names_[part] == kBehind;
  const std::string& next = literals_[part + 1];
  if (part + 1 == names_.size()) {
    if (!text.ends_with(next) || (open && text.size() == next.size())) return false;
    const std::string_view value = text.substr(0, text.size() - next.size());
    if (!can_be(names_[part], value)) return false;
    found.emplace_back(names_[part], value);
    return true;
  }
  // Before an open end the longest text counts, because the part after it (a rule, columns) is the smaller
  // one.
  const bool last = names_[part + 1] == kBehind;
  for (std::size_t at = last ? text.rfind(next) : text.find(next, open ? 1 : 0);
       at != std::string_view::npos;) {
    found.emplace_back(names_[part], text.substr(0, at));
    if (can_be(names_[part], text.substr(0, at)) &&
        match_from(text.substr(at + next.size()), part + 1, found, steps))
      return true;
    found.pop_back();
    if (last && at == 0) break;
    at = last ? text.rfind(next, at - 1) : text.find(next, at + 1);
  }
  return false;
}

std::optional<TextTemplate::Found> TextTemplate::match(std::string_view text) const {
  if (!sound() || !text.starts_with(literals_.front())) return std::nullopt;
  Found found;
  int steps = 0;
  if (!match_from(text.substr(literals_.front().size()), 0, found, steps)) return std::nullopt;
  return found;
}

}  // namespace misk::game
