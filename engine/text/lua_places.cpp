#include "text/lua_places.hpp"

#include <algorithm>
#include <stdexcept>

#include "text/lua_lexer.hpp"
#include "text/number.hpp"

namespace misk::text {
namespace {

using Tokens = std::vector<LuaToken>;

bool is(const LuaToken& token, const char* text) {
  return (token.kind == LuaToken::Kind::symbol || token.kind == LuaToken::Kind::keyword) &&
         token.text == text;
}

bool is_text(const LuaToken& token) {
  return token.kind == LuaToken::Kind::text;
}

Tokens tokens_of(const std::string& source) {
  try {
    return lex_lua(source);
  } catch (const std::invalid_argument&) {
    return {};
  }
}

/// A token that opens (1) or closes (-1) something in which commas and names are not the table's.
int nesting(const LuaToken& token) {
  for (const char* open : {"(", "{", "[", "function", "if", "do", "repeat"})
    if (is(token, open)) return 1;
  for (const char* close : {")", "}", "]", "end", "until"})
    if (is(token, close)) return -1;
  return 0;
}

SourcePlace place_of(const LuaToken& token) {
  return {token.line, token.column};
}

/// The place to which `path` leads from `part` on, in the table that opens at token `at`. If the path leads
/// nowhere, the place of its last part that exists.
SourcePlace descend(const Tokens& tokens, std::size_t at, const std::vector<PathPart>& path,
                    std::size_t part) {
  const SourcePlace here = place_of(tokens[at]);
  if (part == path.size()) return here;
  int count = 0;
  ++at;
  while (at < tokens.size() && !is(tokens[at], "}") && tokens[at].kind != LuaToken::Kind::end) {
    // One entry: [key] =, key =, or a value alone.
    std::size_t value = at;
    std::string key;
    int index = -1;
    if (tokens[at].kind == LuaToken::Kind::name && at + 1 < tokens.size() && is(tokens[at + 1], "=")) {
      key = tokens[at].text;
      value = at + 2;
    } else if (is(tokens[at], "[") && at + 3 < tokens.size() && is(tokens[at + 2], "]")) {
      key = tokens[at + 1].text;
      if (tokens[at + 1].kind == LuaToken::Kind::number) index = leading_number(key), key.clear();
      value = at + 4;
    } else {
      index = ++count;
    }
    const bool meant =
        path[part].is_index() ? key.empty() && index == path[part].index : key == path[part].name;
    if (meant && value < tokens.size()) {
      if (part + 1 < path.size() && is(tokens[value], "{")) return descend(tokens, value, path, part + 1);
      return place_of(tokens[at]);
    }
    int depth = 0;
    for (at = value; at < tokens.size(); ++at) {
      if (depth == 0 && (is(tokens[at], ",") || is(tokens[at], ";") || is(tokens[at], "}"))) break;
      depth += nesting(tokens[at]);
    }
    if (at < tokens.size() && !is(tokens[at], "}")) ++at;
  }
  return here;
}

}  // namespace

SourcePlace place_of_field(const std::string& source, int line, const std::string& constructor,
                           const std::vector<std::string>& texts, const std::vector<PathPart>& path) {
  const Tokens tokens = tokens_of(source);
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].kind != LuaToken::Kind::name || tokens[i].text != constructor || tokens[i].line < line)
      continue;
    std::size_t at = i + 1;
    bool same = true;
    for (const std::string& text : texts) {
      const bool braced = at < tokens.size() && is(tokens[at], "(");
      at += braced;
      if (at < tokens.size() && is_text(tokens[at])) {
        same = same && tokens[at].text == text;
        ++at;
      } else {
        int depth = 0;  // worked out: it may be this one
        for (; at < tokens.size() && (depth || !is(tokens[at], ")")); ++at) depth += nesting(tokens[at]);
      }
      at += braced;
    }
    if (at < tokens.size() && is(tokens[at], "(")) ++at;
    if (!same || at >= tokens.size()) continue;
    if (!is(tokens[at], "{")) continue;
    return descend(tokens, at, path, 0);
  }
  // Its fields are made elsewhere: wherever a field of that name is given a value.
  for (std::size_t i = path.size(); i-- > 0;)
    if (!path[i].name.empty()) {
      if (const SourcePlace found = place_of_key(source, line, path[i].name); found.line) return found;
      return line ? place_of_key(source, 0, path[i].name) : SourcePlace{};
    }
  return {};
}

SourcePlace place_of_key(const std::string& source, int line, const std::string& name) {
  const Tokens tokens = tokens_of(source);
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    if (tokens[i].line >= line && tokens[i].kind == LuaToken::Kind::name && tokens[i].text == name &&
        is(tokens[i + 1], "="))
      return place_of(tokens[i]);
  return {};
}

SourcePlace place_of_text(const std::string& source, int line, const std::string& text) {
  SourcePlace found;
  for (const LuaToken& token : tokens_of(source))
    if (is_text(token) && token.text == text && found.line < std::max(line, 1))
      found = {token.line, token.column + 1};
  return found;
}

}  // namespace misk::text
