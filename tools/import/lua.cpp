#include "import/lua.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "import/text.hpp"

namespace misk::importing {

namespace {

bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// True for keywords of Lua, which cannot be plain keys.
bool is_word_of_lua(const std::string& name) {
  static const std::set<std::string> kWords = {
      "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
      "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
  return kWords.count(name) > 0;
}

std::string item(const LuaField& field) {
  return (field.first.empty() ? "" : lua_key(field.first) + " = ") + field.second.front();
}

std::size_t blanks(const std::string& line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

/// A field that is a function, `name = function(...)`, whose statements are on the lines below.
bool opens_function(const std::string& line) {
  const std::size_t begin = blanks(line), name = line.find(" = function(");
  return name != std::string::npos && line.back() == ')' &&
         std::all_of(line.begin() + static_cast<std::ptrdiff_t>(begin),
                     line.begin() + static_cast<std::ptrdiff_t>(name), is_name_char);
}

/// The line with the `end` of such a function, which is followed by the end of a table; the size for none.
std::size_t end_of_function(const Lines& lines, std::size_t head) {
  const std::size_t depth = blanks(lines[head]);
  for (std::size_t i = head + 1; i < lines.size(); ++i)
    if (blanks(lines[i]) == depth &&
        (lines[i].compare(depth, 4, "end ") == 0 || lines[i].compare(depth, 4, "end,") == 0))
      return i;
  return lines.size();
}

/// As a person writes it: what is inside a function field is indented, or on one line if it is one statement.
Lines laid_out(const Lines& lines) {
  Lines out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t end = opens_function(lines[i]) ? end_of_function(lines, i) : lines.size();
    if (end == lines.size()) {
      out.push_back(lines[i]);
      continue;
    }
    const Lines body = laid_out(Lines(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                      lines.begin() + static_cast<std::ptrdiff_t>(end)));
    const std::size_t depth = blanks(lines[i]);
    const std::string last = lines[end].substr(depth);
    Lines function = {lines[i]};
    if (body.size() == 1 && lines[i].size() + body[0].size() + last.size() < kLuaWidth) {
      function[0] += " " + body[0].substr(blanks(body[0])) + " " + last;
    } else {
      for (const std::string& line : indented(body)) function.push_back(line);
      function.push_back(lines[end]);
    }
    // Inside of a table that begins on the line above.
    if (!out.empty() && blanks(out.back()) == depth && out.back()[depth] == '{')
      function = indented(function);
    out.insert(out.end(), function.begin(), function.end());
    i = end;
  }
  return out;
}

}  // namespace

Lines indented(const Lines& lines) {
  Lines out;
  for (const std::string& line : lines) out.push_back(line.empty() ? "" : "  " + line);
  return out;
}

Lines lua_table(const std::string& head, const std::vector<LuaField>& fields) {
  const std::string begin = head.empty() ? "{" : head + " {";
  if (fields.empty()) return {begin + "}"};
  bool is_short = true;
  std::string whole = begin;
  for (const LuaField& field : fields) {
    is_short = is_short && field.second.size() == 1;
    whole += (whole.size() == begin.size() ? " " : ", ") + item(field);
  }
  if (is_short && whole.size() + 4 <= kLuaWidth) return {whole + " }"};
  Lines out = {begin};
  for (const std::string& line : indented(lua_fields(fields))) out.push_back(line);
  out.push_back("}");
  return out;
}

Lines lua_fields(const std::vector<LuaField>& fields) {
  Lines out;
  bool may_join = false;
  for (const LuaField& field : fields) {
    const std::string first = item(field);
    const bool is_one = field.second.size() == 1;
    if (is_one && may_join && out.back().size() + first.size() + 2 <= kLuaWidth) {
      out.back() += " " + first + ",";
      continue;
    }
    out.push_back(first);
    for (std::size_t i = 1; i < field.second.size(); ++i) out.push_back(field.second[i]);
    out.back() += ",";
    may_join = is_one;
  }
  return out;
}

std::string lua_list(const std::vector<std::string>& items) {
  return items.empty() ? "{}" : "{ " + joined(items, ", ") + " }";
}

std::string lua_texts(const std::vector<std::string>& texts) {
  std::vector<std::string> quoted;
  for (const std::string& text : texts) quoted.push_back(lua_string(text));
  return quoted.size() == 1 ? quoted.front() : lua_list(quoted);
}

bool uses_word(const Lines& code, const std::string& word) {
  for (const std::string& line : code) {
    bool is_text = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == '"' && (i == 0 || line[i - 1] != '\\')) is_text = !is_text;
      if (is_text || line.compare(i, word.size(), word) != 0) continue;
      const bool begins = i == 0 || (!is_name_char(line[i - 1]) && line[i - 1] != '.');
      const std::size_t end = i + word.size();
      if (begins && (end == line.size() || !is_name_char(line[end]))) return true;
    }
  }
  return false;
}

Lines lua_function(const Lines& body, const std::string& target) {
  const std::array<std::string, 4> names = {"me", "you", target, "event"};
  std::size_t count = 0;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (uses_word(body, names[i])) count = i + 1;
  std::vector<std::string> parameters;
  for (std::size_t i = 0; i < count; ++i) parameters.push_back(uses_word(body, names[i]) ? names[i] : "_");
  const std::string head = "function(" + joined(parameters, ", ") + ")";
  if (body.size() == 1 && head.size() + body.front().size() < 90) return {head + " " + body.front() + " end"};
  Lines out = {head};
  for (const std::string& line : indented(laid_out(body))) out.push_back(line);
  out.push_back("end");
  return out;
}

std::string lua_key(const std::string& name) {
  const bool plain = !name.empty() && std::all_of(name.begin(), name.end(), is_name_char) &&
                     !(name[0] >= '0' && name[0] <= '9') && !is_word_of_lua(name);
  return plain ? name : "[" + lua_string(name) + "]";
}

}  // namespace misk::importing
