#include "api/announcements.hpp"

#include <stdexcept>

namespace misk::api {

using text::LuaToken;

namespace {

bool is(const LuaToken& token, const char* text) {
  return (token.kind == LuaToken::Kind::symbol || token.kind == LuaToken::Kind::keyword) &&
         token.text == text;
}

// The end of the expression that begins at `at`: the next comma or closing bracket outside of it.
std::size_t end_of(const std::vector<LuaToken>& tokens, std::size_t at) {
  int depth = 0;
  for (; at < tokens.size(); ++at) {
    if (depth == 0 && (is(tokens[at], ",") || is(tokens[at], ")") || is(tokens[at], "}"))) break;
    for (const char* open : {"(", "{", "[", "function"}) depth += is(tokens[at], open);
    for (const char* close : {")", "}", "]", "end"}) depth -= is(tokens[at], close);
  }
  return at;
}

// The fields of a table that begins at `at`.
std::map<std::string, std::string> fields_of(const std::string& source, const std::vector<LuaToken>& tokens,
                                             std::size_t at) {
  std::map<std::string, std::string> out;
  while (++at + 2 < tokens.size() && tokens[at].kind == LuaToken::Kind::name && is(tokens[at + 1], "=")) {
    const std::size_t end = end_of(tokens, at + 2);
    if (end >= tokens.size()) break;
    out[tokens[at].text] = source.substr(tokens[at + 2].begin, tokens[end - 1].end - tokens[at + 2].begin);
    at = end;
  }
  return out;
}

}  // namespace

std::array<std::string, 5> Announcement::by_place(const kernel::TimingPoint& at) const {
  std::array<std::string, 5> out;
  for (std::size_t i = 0; i < out.size(); ++i)
    if (i < arguments.size())
      out[i] = arguments[i];
    else if (const auto found = named.find(at.called[i].name); found != named.end())
      out[i] = found->second;
  return out;
}

std::vector<Announcement> read_announcements(const std::string& source) {
  try {
    return read_announcements(source, text::lex_lua(source));
  } catch (const std::invalid_argument&) {
    return {};
  }
}

std::vector<Announcement> read_announcements(const std::string& source, const std::vector<LuaToken>& tokens) {
  std::vector<Announcement> out;
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    const std::string& name = tokens[i].text;
    if (tokens[i].kind != LuaToken::Kind::name) continue;
    if (name != "announce" && name != "event" && name != "before" && name != "after" && name != "note")
      continue;
    if (i > 0 && (is(tokens[i - 1], ".") || is(tokens[i - 1], ":") || is(tokens[i - 1], "function")))
      continue;
    const bool braced = is(tokens[i + 1], "(");
    if (tokens[i + 1 + braced].kind != LuaToken::Kind::text) continue;
    Announcement found{tokens[i + 1 + braced].text, name, {}, {}};
    std::size_t at = i + 3;
    if (braced && at + 1 < tokens.size() && is(tokens[at], ",") && is(tokens[at + 1], "{")) {
      found.named = fields_of(source, tokens, at + 1);
      at = tokens.size();
    }
    // After the amount, event() takes the function that lets the event happen.
    const std::size_t most = name == "event" ? 4 : 5;
    while (braced && at < tokens.size() && is(tokens[at], ",") && found.arguments.size() < most) {
      const std::size_t begin = ++at;
      at = end_of(tokens, at);
      if (at >= tokens.size() || is(tokens[begin], "function")) break;
      found.arguments.push_back(source.substr(tokens[begin].begin, tokens[at - 1].end - tokens[begin].begin));
    }
    out.push_back(std::move(found));
  }
  return out;
}

}  // namespace misk::api
