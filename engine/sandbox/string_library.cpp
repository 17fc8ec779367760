// The string library: every function charges the budget for its work, and none makes a string above the cap.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>

#include "sandbox/core.hpp"
#include "sandbox/pattern.hpp"
#include "text/lua_quoted.hpp"

namespace misk::script {
namespace {

std::string_view string_arg(lua_State* L, int arg) {
  std::size_t size = 0;
  const char* text = luaL_checklstring(L, arg, &size);
  return {text, size};
}

void push(lua_State* L, std::string_view text) {
  lua_pushlstring(L, text.data(), text.size());
}

// A position argument as in string.sub: 1 is the first byte, -1 the last.
std::ptrdiff_t position(lua_State* L, int arg, double missing, std::size_t size) {
  double value = lua_isnoneornil(L, arg) ? missing : luaL_checknumber(L, arg);
  if (std::isnan(value)) value = 0;
  const auto whole = static_cast<std::ptrdiff_t>(std::clamp(value, -1e15, 1e15));
  return whole >= 0 ? whole : std::max<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(size) + whole + 1);
}

int string_len(lua_State* L) {
  lua_pushinteger(L, static_cast<lua_Integer>(string_arg(L, 1).size()));
  return 1;
}

int string_sub(lua_State* L) {
  const std::string_view s = string_arg(L, 1);
  const auto first = std::max<std::ptrdiff_t>(1, position(L, 2, 1, s.size()));
  const auto last = std::min(static_cast<std::ptrdiff_t>(s.size()), position(L, 3, -1, s.size()));
  const std::string_view part = first > last ? std::string_view{}
                                             : s.substr(static_cast<std::size_t>(first - 1),
                                                        static_cast<std::size_t>(last - first + 1));
  charge_string(L, part.size());
  push(L, part);
  return 1;
}

template <typename Change>
int changed(lua_State* L, Change change) {
  const std::string_view s = string_arg(L, 1);
  charge_string(L, s.size());
  std::string& out = core_of(L).buffer;
  out.assign(s);
  change(out);
  push(L, out);
  return 1;
}

int string_lower(lua_State* L) {
  return changed(L, [](std::string& s) {
    for (char& c : s)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  });
}

int string_upper(lua_State* L) {
  return changed(L, [](std::string& s) {
    for (char& c : s)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
  });
}

int string_reverse(lua_State* L) {
  return changed(L, [](std::string& s) { std::reverse(s.begin(), s.end()); });
}

int string_rep(lua_State* L) {
  const std::string_view s = string_arg(L, 1);
  const double times = luaL_checknumber(L, 2);
  const std::string_view separator = lua_isnoneornil(L, 3) ? std::string_view{} : string_arg(L, 3);
  if (!(times >= 1) || s.size() + separator.size() == 0) return push(L, ""), 1;
  const double total = static_cast<double>(s.size() + separator.size()) * times;
  charge_string(L, total < 1e15 ? static_cast<std::size_t>(total) : static_cast<std::size_t>(1e15));
  std::string& out = core_of(L).buffer;
  out.clear();
  const auto n = static_cast<std::size_t>(times);
  for (std::size_t i = 0; i < n; ++i) {
    if (i > 0) out.append(separator);
    out.append(s);
  }
  push(L, out);
  return 1;
}

int string_byte(lua_State* L) {
  const std::string_view s = string_arg(L, 1);
  const auto begin = position(L, 2, 1, s.size());
  const auto first = std::max<std::ptrdiff_t>(1, begin);
  const auto last =
      std::min(static_cast<std::ptrdiff_t>(s.size()), position(L, 3, static_cast<double>(begin), s.size()));
  if (first > last) return 0;
  const auto count = last - first + 1;
  if (count > 7000 || !lua_checkstack(L, static_cast<int>(count)))
    return luaL_error(L, "string slice too long");
  charge(L, count);
  for (auto i = first; i <= last; ++i)
    lua_pushinteger(L, static_cast<unsigned char>(s[static_cast<std::size_t>(i - 1)]));
  return static_cast<int>(count);
}

int string_char(lua_State* L) {
  const int n = lua_gettop(L);
  charge(L, n);
  std::string& out = core_of(L).buffer;
  out.clear();
  for (int i = 1; i <= n; ++i) out.push_back(static_cast<char>(checked_int(L, i, 0, 255)));
  push(L, out);
  return 1;
}

void push_capture(lua_State* L, const PatternMatcher& m, std::string_view s, int i) {
  if (i >= m.captures())
    return push(L, s.substr(m.begin(), m.end() - m.begin()));  // only for i == 0: the whole match
  const Capture& c = m.capture(i);
  if (c.length == kPositionCapture) return lua_pushinteger(L, static_cast<lua_Integer>(c.start + 1));
  push(L, s.substr(c.start, static_cast<std::size_t>(c.length)));
}

// Pushes all captures; with `whole`, the whole match if there are none.
int push_captures(lua_State* L, const PatternMatcher& m, std::string_view s, bool whole) {
  const int n = m.captures() == 0 && whole ? 1 : m.captures();
  luaL_checkstack(L, n, "too many captures");
  for (int i = 0; i < n; ++i) push_capture(L, m, s, i);
  return n;
}

// One match may not take more steps than this, however large the budget: the clock is looked at only between
// matches.
constexpr std::int64_t kMaxMatchSteps = 20'000'000;

// A matcher that takes its steps from the running budget.
class Search {
 public:
  Search(lua_State* L, std::string_view subject, std::string_view pattern)
      : state_(L), matcher_(subject, pattern, steps_) {}

  bool find(std::size_t from, bool anchors = true) {
    const SandboxCore& core = core_of(state_);
    const std::int64_t given = core.depth > 0 ? std::min(core.budget, kMaxMatchSteps) : kMaxMatchSteps;
    steps_ = given;
    const auto outcome = matcher_.find(from, anchors);
    charge(state_, given - steps_);  // raises the budget error if the matcher ran out of that
    if (outcome == PatternMatcher::Outcome::exhausted) luaL_error(state_, "pattern match takes too long");
    if (outcome == PatternMatcher::Outcome::malformed) luaL_error(state_, "%s", matcher_.error());
    return outcome == PatternMatcher::Outcome::match;
  }
  const PatternMatcher& result() const { return matcher_; }

 private:
  lua_State* state_;
  std::int64_t steps_ = 0;
  PatternMatcher matcher_;
};

std::size_t start_offset(lua_State* L, int arg, std::size_t size) {
  const auto first = std::max<std::ptrdiff_t>(1, position(L, arg, 1, size));
  return std::min(static_cast<std::size_t>(first - 1), size);
}

int find_or_match(lua_State* L, bool find) {
  const std::string_view s = string_arg(L, 1), pattern = string_arg(L, 2);
  const std::size_t from = start_offset(L, 3, s.size());
  charge(L, 1 + static_cast<std::int64_t>(pattern.size() / 16));
  if (find && (lua_toboolean(L, 4) || is_plain_pattern(pattern))) {
    charge(L, static_cast<std::int64_t>((s.size() - from) / 4));
    const void* found = memmem(s.data() + from, s.size() - from, pattern.data(), pattern.size());
    if (!found) return lua_pushnil(L), 1;
    const auto at = static_cast<const char*>(found) - s.data();
    lua_pushinteger(L, at + 1);
    lua_pushinteger(L, at + static_cast<lua_Integer>(pattern.size()));
    return 2;
  }
  Search search(L, s, pattern);
  if (!search.find(from)) return lua_pushnil(L), 1;
  const PatternMatcher& m = search.result();
  if (!find) return push_captures(L, m, s, true);
  lua_pushinteger(L, static_cast<lua_Integer>(m.begin() + 1));
  lua_pushinteger(L, static_cast<lua_Integer>(m.end()));
  return 2 + push_captures(L, m, s, false);
}

int string_find(lua_State* L) {
  return find_or_match(L, true);
}
int string_match(lua_State* L) {
  return find_or_match(L, false);
}

int gmatch_next(lua_State* L) {
  std::size_t size = 0;
  const char* text = lua_tolstring(L, lua_upvalueindex(1), &size);
  const std::string_view s(text, size);
  text = lua_tolstring(L, lua_upvalueindex(2), &size);
  const std::string_view pattern(text, size);
  const auto from = static_cast<std::size_t>(lua_tointeger(L, lua_upvalueindex(3)));
  if (from > s.size()) return lua_pushnil(L), 1;
  Search search(L, s, pattern);
  if (!search.find(from, false)) return lua_pushnil(L), 1;
  const PatternMatcher& m = search.result();
  lua_pushinteger(L, static_cast<lua_Integer>(m.end() > m.begin() ? m.end() : m.end() + 1));
  lua_replace(L, lua_upvalueindex(3));
  return push_captures(L, m, s, true);
}

int string_gmatch(lua_State* L) {
  string_arg(L, 1);
  string_arg(L, 2);
  lua_settop(L, 2);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, gmatch_next, 3);
  return 1;
}

void append_replacement(lua_State* L, std::string& out, const PatternMatcher& m, std::string_view s,
                        std::string_view with) {
  const auto grow = [&](std::string_view piece) { append_charged(L, out, piece); };
  for (std::size_t i = 0; i < with.size(); ++i) {
    if (with[i] != '%') {
      const std::size_t next = std::min(with.find('%', i), with.size());
      grow(with.substr(i, next - i));
      i = next - 1;
      continue;
    }
    const char c = ++i < with.size() ? with[i] : '\0';
    if (c == '0') {
      grow(s.substr(m.begin(), m.end() - m.begin()));
    } else if (c >= '1' && c <= '9') {
      const int index = c - '1';
      if (index >= std::max(1, m.captures())) luaL_error(L, "invalid capture index in replacement string");
      push_capture(L, m, s, index);
      grow(string_arg(L, -1));
      lua_pop(L, 1);
    } else {
      grow(std::string_view(&c, 1));  // as in Lua 5.1: %x stands for x
    }
  }
}

// gsub with a string as replacement; the prelude has the other forms.
int string_gsub(lua_State* L) {
  const std::string_view s = string_arg(L, 1), pattern = string_arg(L, 2);
  if (!lua_isstring(L, 3)) {
    return luaL_error(L, "bad argument #3 to 'gsub' (string, function or table expected, got %s)",
                      luaL_typename(L, 3));
  }
  const std::string_view with = string_arg(L, 3);
  const double limit = lua_isnoneornil(L, 4) ? 1e15 : luaL_checknumber(L, 4);
  const bool anchored = !pattern.empty() && pattern[0] == '^';
  std::string& out = core_of(L).buffer;
  out.clear();
  Search search(L, s, pattern);
  std::size_t from = 0;
  lua_Integer count = 0;
  while (static_cast<double>(count) < limit && from <= s.size()) {
    if (!search.find(from)) break;
    const PatternMatcher& m = search.result();
    ++count;
    append_charged(L, out, s.substr(from, m.begin() - from));
    append_replacement(L, out, m, s, with);
    if (m.end() == m.begin()) append_charged(L, out, s.substr(m.begin(), 1));
    from = m.end() == m.begin() ? m.end() + 1 : m.end();
    if (anchored) break;
  }
  if (from <= s.size()) append_charged(L, out, s.substr(from));
  push(L, out);
  lua_pushinteger(L, count);
  return 2;
}

// prepare_gsub(s, pattern, limit): the checked and converted arguments, and whether the pattern is anchored.
int prepare_gsub(lua_State* L) {
  string_arg(L, 1);
  const std::string_view pattern = string_arg(L, 2);
  const double limit = lua_isnoneornil(L, 3) ? 1e15 : luaL_checknumber(L, 3);
  lua_settop(L, 2);
  lua_pushnumber(L, limit);
  lua_pushboolean(L, !pattern.empty() && pattern[0] == '^');
  return 4;
}

// search(s, pattern, position): first, last, then the captures or the whole match; nil if there is no match.
int string_search(lua_State* L) {
  const std::string_view s = string_arg(L, 1), pattern = string_arg(L, 2);
  Search search(L, s, pattern);
  if (!search.find(start_offset(L, 3, s.size()))) return lua_pushnil(L), 1;
  const PatternMatcher& m = search.result();
  lua_pushinteger(L, static_cast<lua_Integer>(m.begin() + 1));
  lua_pushinteger(L, static_cast<lua_Integer>(m.end()));
  return 2 + push_captures(L, m, s, true);
}

// The text that tostring gives without metamethods: no addresses.
void push_plain_text(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
    case LUA_TSTRING:
      lua_pushvalue(L, index);
      lua_tolstring(L, -1, nullptr);
      break;
    case LUA_TBOOLEAN:
      lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false");
      break;
    case LUA_TLIGHTUSERDATA:
    case LUA_TUSERDATA:
      lua_pushliteral(L, "handle");
      break;
    default:
      lua_pushstring(L, luaL_typename(L, index));
      break;
  }
}

int plain_text(lua_State* L) {
  luaL_checkany(L, 1);
  push_plain_text(L, 1);
  return 1;
}

// text_method(v): its __tostring, or nil. Strings have none, even if their metatable has one.
int text_method(lua_State* L) {
  luaL_checkany(L, 1);
  if (lua_type(L, 1) == LUA_TSTRING || !luaL_getmetafield(L, 1, "__tostring")) lua_pushnil(L);
  return 1;
}

// The bytes of one conversion: '%', flags, width, precision. `i` is at the '%', and is left at the letter.
std::string_view conversion(lua_State* L, std::string_view f, std::size_t& i) {
  const std::size_t start = i++;
  while (i < f.size() && std::strchr("-+ #0", f[i]) && f[i] != '\0') ++i;
  const auto digits = [&] {
    for (int n = 0; i < f.size() && f[i] >= '0' && f[i] <= '9'; ++n, ++i)
      if (n == 2) luaL_error(L, "invalid format (width or precision too long)");
  };
  digits();
  if (i < f.size() && f[i] == '.') ++i, digits();
  if (i - start > 12) luaL_error(L, "invalid format (repeated flags)");
  if (i >= f.size()) luaL_error(L, "invalid format (ends with '%%')");
  return f.substr(start, i - start);
}

void append_quoted(lua_State* L, std::string& out, std::string_view s) {
  charge_string(L, out.size() + 2 * s.size());
  text::append_lua_quoted(out, s, "\\\n");
}

// format(f, ...): the text; or nil and the number of the argument whose __tostring must be called first.
// Numbers go through LuaJIT's own formatting, which does not follow the locale.
int string_format(lua_State* L) {
  const std::string_view f = string_arg(L, 1);
  charge_string(L, f.size());
  const int arguments = lua_gettop(L);
  std::string& out = core_of(L).buffer;
  out.clear();
  int arg = 1;
  for (std::size_t i = 0; i < f.size(); ++i) {
    if (f[i] != '%') {
      out.push_back(f[i]);
      continue;
    }
    if (i + 1 < f.size() && f[i + 1] == '%') {
      out.push_back('%');
      ++i;
      continue;
    }
    const std::string_view spec = conversion(L, f, i);
    const char letter = f[i];
    if (!std::strchr("cdiouxXeEfgGqs", letter) || letter == '\0') {
      if (letter == 'p') return luaL_error(L, "invalid conversion '%%p' to 'format' (no addresses)");
      return luaL_error(L, "invalid conversion '%%%c' to 'format'", letter);
    }
    if (++arg > arguments) return luaL_error(L, "bad argument #%d to 'format' (no value)", arg);
    std::size_t size = 0;
    if (letter == 'q') {
      append_quoted(L, out, string_arg(L, arg));
      continue;
    }
    if (letter == 's') {
      if (lua_type(L, arg) != LUA_TSTRING && luaL_getmetafield(L, arg, "__tostring")) {
        lua_pushnil(L);
        lua_pushinteger(L, arg - 1);
        return 2;
      }
      push_plain_text(L, arg);
    } else {
      const double value = luaL_checknumber(L, arg);
      lua_pushnumber(L, value);  // even if the argument was a string
      if (std::strchr("cdiouxX", letter) &&
          (std::floor(value) != value || std::fabs(value) > 9007199254740992.0))
        return luaL_error(L, "bad argument #%d to 'format' (integer expected)", arg - 1);
      if (letter == 'd' && spec.size() == 1) {  // the common case
        char digits[24];
        const char* end = std::to_chars(digits, digits + sizeof digits, static_cast<std::int64_t>(value)).ptr;
        append_charged(L, out, std::string_view(digits, static_cast<std::size_t>(end - digits)));
        lua_settop(L, arguments);
        continue;
      }
    }
    const char* text = letter == 's' ? lua_tolstring(L, -1, &size) : nullptr;
    if (spec.size() > 1 || letter != 's') {
      charge_string(L, size + 100);
      lua_rawgeti(L, LUA_REGISTRYINDEX, core_of(L).raw_format_ref);
      char code[16];
      std::memcpy(code, spec.data(), spec.size());
      code[spec.size()] = letter;
      lua_pushlstring(L, code, spec.size() + 1);
      lua_pushvalue(L, -3);
      lua_call(L, 2, 1);  // a function of Lua's library: it calls nothing back
      text = lua_tolstring(L, -1, &size);
    }
    append_charged(L, out, std::string_view(text, size));
    lua_settop(L, arguments);
  }
  charge_string(L, out.size());
  push(L, out);
  return 1;
}

}  // namespace

// Pushes { string = {...}, and the raw helpers of the prelude }.
int open_string_functions(lua_State* L) {
  const luaL_Reg functions[] = {{"len", string_len},     {"sub", string_sub},         {"lower", string_lower},
                                {"upper", string_upper}, {"reverse", string_reverse}, {"rep", string_rep},
                                {"byte", string_byte},   {"char", string_char},       {"find", string_find},
                                {"match", string_match}, {"gmatch", string_gmatch},   {nullptr, nullptr}};
  const luaL_Reg helpers[] = {{"gsub", string_gsub},      {"prepare_gsub", prepare_gsub},
                              {"search", string_search},  {"format", string_format},
                              {"plain_text", plain_text}, {"text_method", text_method},
                              {nullptr, nullptr}};
  lua_newtable(L);
  luaL_setfuncs(L, helpers, 0);
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_setfield(L, -2, "string");
  return 1;
}

}  // namespace misk::script
