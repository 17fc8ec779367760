#include "content/yaml_trouble.hpp"

#include <algorithm>
#include <vector>

namespace misk::content {

namespace {

constexpr std::string_view kBlank = " \t\r";

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

struct Line {
  int number = 0;
  std::string_view text;   // without the comment at its end
  std::size_t indent = 0;  // column of the first character
  std::string_view key, value;
  std::size_t value_at = 0;
  bool is_item = false;  // of a list

  bool is_empty() const { return indent >= text.size(); }
};

/// The line without its comment. A comment begins at the front or after a blank, and not inside quotes.
std::string_view without_comment(std::string_view text) {
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quote != '\0') {
      if (text[i] == quote) quote = '\0';
    } else if (text[i] == '"' || text[i] == '\'') {
      quote = text[i];
    } else if (text[i] == '#' && (i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t')) {
      return text.substr(0, i);
    }
  }
  return text;
}

Line read_line(std::string_view text, int number) {
  Line line;
  line.number = number;
  line.text = without_comment(text);
  while (!line.text.empty() && kBlank.find(line.text.back()) != std::string_view::npos)
    line.text.remove_suffix(1);
  line.indent = std::min(line.text.find_first_not_of(' '), line.text.size());
  std::size_t at = line.indent;
  if (line.text.substr(at, 2) == "- ") {
    line.is_item = true;
    at = std::min(line.text.find_first_not_of(' ', at + 1), line.text.size());
  }
  std::size_t end = at;
  while (end < line.text.size() && is_word(line.text[end])) ++end;
  if (end > at && end < line.text.size() && line.text[end] == ':') {
    line.key = line.text.substr(at, end - at);
    line.value_at = std::min(line.text.find_first_not_of(' ', end + 1), line.text.size());
    line.value = line.text.substr(line.value_at);
  }
  return line;
}

std::vector<Line> read_lines(std::string_view bytes) {
  std::vector<Line> lines;
  int number = 1;
  for (std::size_t begin = 0; begin < bytes.size(); ++number) {
    const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
    lines.push_back(read_line(bytes.substr(begin, end - begin), number));
    begin = end + 1;
  }
  return lines;
}

std::string quote(std::string_view text) {
  return "'" + std::string(text.substr(0, 40)) + "'";
}

YamlTrouble at(const Line& line, std::size_t column, std::string message, std::string mend) {
  return {line.number, static_cast<int>(column) + 1, std::move(message), std::move(mend)};
}

/// The fault of a single line.
std::optional<YamlTrouble> trouble_of(const Line& line) {
  if (line.is_empty()) return std::nullopt;
  if (line.key.empty()) {
    if (line.is_item || line.text[line.indent] == '-' || line.text[line.indent] == '{' ||
        line.text[line.indent] == '}' || line.text[line.indent] == ']')
      return std::nullopt;
    std::size_t end = line.indent;
    while (end < line.text.size() && is_word(line.text[end])) ++end;
    const std::string_view word = line.text.substr(line.indent, end - line.indent);
    const std::size_t next = std::min(line.text.find_first_not_of(' ', end), line.text.size());
    if (word.empty()) return std::nullopt;
    if (next < line.text.size() && line.text[next] == '=')
      return at(line, next, "'=' stands where YAML wants a colon", "write " + std::string(word) + ": ...");
    return at(line, end, "a colon is missing after " + quote(word), "write " + std::string(word) + ": ...");
  }
  const std::size_t colon = static_cast<std::size_t>(line.key.data() - line.text.data()) + line.key.size();
  if (!line.value.empty() && line.value_at == colon + 1)
    return at(line, colon + 1, "a blank is missing behind the colon of " + quote(line.key),
              "write " + std::string(line.key) + ": " + std::string(line.value.substr(0, 40)));
  if (line.value.empty()) return std::nullopt;
  const char first = line.value.front();
  if (std::string_view("@`%*&!|>?").find(first) != std::string_view::npos && line.value.size() > 1)
    return at(line, line.value_at, std::string("a value cannot begin with '") + first + "'",
              "put it in quotes: \"" + std::string(line.value.substr(0, 40)) + "\"");
  if (first == '"' || first == '\'') {
    const std::size_t close = line.value.find(first, 1);
    if (close != std::string_view::npos && close + 1 < line.value.size() && line.value[close - 1] != '\\')
      return at(line, line.value_at + close + 1, "something follows behind the closing quotation mark",
                first == '\'' ? "write the text in \" \": ' inside it ends it"
                              : "delete it, or write ' inside the text");
    return std::nullopt;
  }
  if (first == '{' || first == '[') {
    const char close = first == '{' ? '}' : ']';
    if (std::count(line.value.begin(), line.value.end(), first) >
        std::count(line.value.begin(), line.value.end(), close))
      return at(line, line.value_at, std::string("the '") + first + "' that begins here is not closed",
                std::string("write ") + close + " where it is over");
    if (line.value.find("*") != std::string_view::npos)
      return at(line, line.value_at + line.value.find('*'), "a value cannot begin with '*'",
                "put it in quotes: \"*\"");
    return std::nullopt;
  }
  if (line.value.substr(0, 2) == "- ")
    return at(line, line.value_at, "a list begins on a line of its own",
              "write [a, b], or each below the key as - a");
  if (const std::size_t second = line.value.find(": "); second != std::string_view::npos)
    return at(line, line.value_at + second, "a second colon in the value of " + quote(line.key),
              "put the value in quotes");
  return std::nullopt;
}

/// Checks the indentation: the line must be indented like some line above it.
std::optional<YamlTrouble> indentation(const std::vector<Line>& lines, std::size_t index) {
  const Line& line = lines[index];
  if (line.is_empty()) return std::nullopt;
  const Line* above = nullptr;
  for (std::size_t i = index; i-- > 0 && !above;)
    if (!lines[i].is_empty()) above = &lines[i];
  if (!above) return std::nullopt;
  if (line.indent > above->indent && !above->value.empty() && !above->is_item)
    return at(line, line.indent,
              "this line stands further right than " + quote(above->key) + ", which has its value",
              "begin it where the line above begins");
  if (line.indent >= above->indent) return std::nullopt;
  for (std::size_t i = index; i-- > 0;) {
    if (lines[i].is_empty()) continue;
    if (lines[i].indent == line.indent) return std::nullopt;
    if (lines[i].indent < line.indent)
      return at(line, line.indent,
                "this line stands between two depths: it belongs neither to " + quote(lines[i].key) +
                    " nor beside it",
                "begin it exactly below the line it belongs beside");
  }
  return std::nullopt;
}

}  // namespace

std::optional<YamlTrouble> yaml_trouble(std::string_view bytes, int line) {
  // The parser may notice a fault a line or two after its cause, never before it.
  const std::vector<Line> lines = read_lines(bytes);
  const auto last = std::min(static_cast<std::size_t>(std::max(line, 1)), lines.size());
  for (std::size_t i = 0; i < last; ++i) {
    const std::string_view text = lines[i].text;
    const std::size_t blank = text.find_first_not_of(kBlank);
    const std::size_t tab = text.substr(0, std::min(blank, text.size())).find('\t');
    if (tab != std::string_view::npos)
      return at(lines[i], tab, "a tab stands at the front of the line", "indent with blanks");
  }
  const std::size_t first = last > 3 ? last - 3 : 0;
  for (std::size_t i = first; i < last; ++i)
    if (auto trouble = trouble_of(lines[i])) return trouble;
  for (std::size_t i = first; i < last; ++i)
    if (auto trouble = indentation(lines, i)) return trouble;
  return std::nullopt;
}

std::optional<YamlTrouble> unclosed_quote(std::string_view bytes) {
  if (std::count(bytes.begin(), bytes.end(), '"') % 2 == 0) return std::nullopt;
  for (const Line& line : read_lines(bytes))
    if (!line.value.empty() && line.value.front() == '"' && line.value.find('"', 1) == std::string_view::npos)
      return at(line, line.value_at, "the text that begins here is not closed",
                "close it with \" on the same line");
  return std::nullopt;
}

}  // namespace misk::content
