#include "catalog/plain_data.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <lua.hpp>

#include "catalog/setup.hpp"
#include "content/yaml_writer.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"

namespace misk::game {

namespace {

constexpr int kDeepest = 32;
constexpr std::size_t kEntryBytes = 64;  // rough memory of an entry
constexpr std::size_t kShortList = 40;   // a list of at most so many scalars goes on one line

bool is_whole(const std::string& text) {
  const std::size_t first = text.size() > 1 && text[0] == '-' ? 1 : 0;
  if (text.empty() || text.size() > 15 || text.find_first_not_of("0123456789", first) != std::string::npos)
    return false;
  return text[first] != '0' || text == "0";  // codes like 01006 stay texts
}

// True if the text would be read as another type without quotes.
bool needs_quotes(const std::string& text) {
  return is_whole(text) || text == "true" || text == "false" || text == "null" || text == "~" ||
         text.find_first_not_of("0123456789.+-eExX") == std::string::npos;
}

Plain read_table(lua_State* L, int index, int depth);

Plain read_value(lua_State* L, int index, int depth) {
  switch (lua_type(L, index)) {
    case LUA_TNIL:
      return nullptr;
    case LUA_TBOOLEAN:
      return lua_toboolean(L, index) != 0;
    case LUA_TNUMBER: {
      const double number = lua_tonumber(L, index);
      if (std::floor(number) == number && std::fabs(number) < 9e15) return static_cast<std::int64_t>(number);
      return number;
    }
    case LUA_TSTRING:
      return script::taken_text(L, index);
    case LUA_TTABLE:
      return read_table(L, index, depth);
    default:
      throw SetupError(std::string("a script gave a ") + luaL_typename(L, index) +
                       " where plain data is wanted");
  }
}

Plain read_table(lua_State* L, int index, int depth) {
  if (depth > kDeepest) throw SetupError("a script gave a table that is too deep, or holds itself");
  luaL_checkstack(L, 6, "plain data");
  script::take_bytes(L, kEntryBytes);
  const int n = script::taken_length(L, index);
  if (n > 0) {
    Plain list = Plain::array();
    for (int i = 1; i <= n; ++i) {
      script::raw_item(L, index, i);
      list.push_back(read_value(L, lua_gettop(L), depth + 1));
      lua_pop(L, 1);
    }
    return list;
  }
  std::vector<std::pair<std::string, Plain>> entries;
  lua_pushnil(L);
  while (script::raw_next(L, index)) {
    if (lua_type(L, -2) != LUA_TSTRING) throw SetupError("a script gave a key that is no text");
    script::take_bytes(L, kEntryBytes);
    entries.emplace_back(script::taken_text(L, -2), read_value(L, lua_gettop(L), depth + 1));
    lua_pop(L, 1);
  }
  if (entries.empty()) return Plain::array();
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  Plain map = Plain::object();
  for (auto& [key, value] : entries) map[key] = std::move(value);
  return map;
}

using content::YamlWriter;

void write_text(YamlWriter& out, const std::string& text) {
  needs_quotes(text) ? out.quoted(text) : out.plain(text);
}

void write(YamlWriter& out, const Plain& value, const std::vector<std::string>& order) {
  if (value.is_object()) {
    std::vector<std::pair<std::size_t, std::string>> keys;
    for (const auto& [key, each] : value.items()) {
      const auto at = std::find(order.begin(), order.end(), key);
      keys.emplace_back(static_cast<std::size_t>(at - order.begin()), key);
    }
    std::stable_sort(keys.begin(), keys.end());
    out.begin_map();
    for (const auto& [at, key] : keys) {
      write_text(out, key);
      write(out, value.at(key), order);
    }
    out.end_map();
  } else if (value.is_array()) {
    bool is_short = value.size() <= kShortList;
    for (const Plain& each : value) is_short = is_short && each.is_primitive();
    out.begin_list(is_short ? YamlWriter::Form::one_line : YamlWriter::Form::lines);
    for (const Plain& each : value) write(out, each, order);
    out.end_list();
  } else if (value.is_string()) {
    write_text(out, value.get<std::string>());
  } else if (value.is_number_integer()) {
    out.number(value.get<std::int64_t>());
  } else {
    out.plain(value.dump());
  }
}

}  // namespace

void push_plain(lua_State* L, const Plain& value) {
  luaL_checkstack(L, 6, "plain data");
  if (value.is_object()) {
    lua_createtable(L, 0, static_cast<int>(value.size()));
    for (const auto& [key, each] : value.items()) {
      lua_pushlstring(L, key.data(), key.size());
      push_plain(L, each);
      lua_rawset(L, -3);
    }
  } else if (value.is_array()) {
    lua_createtable(L, static_cast<int>(value.size()), 0);
    int n = 0;
    for (const Plain& each : value) {
      push_plain(L, each);
      lua_rawseti(L, -2, ++n);
    }
  } else if (value.is_string()) {
    const auto& text = value.get_ref<const std::string&>();
    lua_pushlstring(L, text.data(), text.size());
  } else if (value.is_boolean()) {
    lua_pushboolean(L, value.get<bool>());
  } else if (value.is_number()) {
    lua_pushnumber(L, value.get<double>());
  } else {
    lua_pushnil(L);
  }
}

Plain read_plain(lua_State* L, int index) {
  return read_value(L, index < 0 ? lua_gettop(L) + index + 1 : index, 0);
}

Plain ask_plain(Scripts& scripts, const std::string& name, const std::vector<Plain>& arguments) {
  script::Host& host = scripts.host();
  host.take_reports();
  Plain said;
  const script::Sandbox::LongCalls all_cards(host.sandbox());
  const bool ok = host.query_export(
      name,
      [&](lua_State* state) {
        for (const Plain& each : arguments) push_plain(state, each);
        return static_cast<int>(arguments.size());
      },
      [&](lua_State* L) { said = read_plain(L, -1); });
  if (!ok) {
    const auto reports = host.take_reports();
    throw SetupError(reports.empty() ? "'" + name + "' failed" : reports.front().to_line());
  }
  return said;
}

std::string plain_to_yaml(const Plain& value, const std::vector<std::string>& order) {
  YamlWriter out;
  write(out, value, order);
  return out.finish();
}

namespace {

Plain plain_with(const content::Value& value, Plain (*scalar)(const std::string& text)) {
  using Kind = content::Value::Kind;
  switch (value.kind()) {
    case Kind::null:
      return nullptr;
    case Kind::text:
      return value.is_quoted() ? Plain(value.text("a value")) : scalar(value.text("a value"));
    case Kind::list: {
      Plain list = Plain::array();
      for (const content::Value& each : value.items("a list")) list.push_back(plain_with(each, scalar));
      return list;
    }
    case Kind::map: {
      Plain map = Plain::object();
      for (const auto& [key, each] : value.entries("a map"))
        map[key.text("a key")] = plain_with(each, scalar);
      return map;
    }
  }
  return nullptr;
}

template <class Number>
bool read_number(const std::string& text, Number& number) {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() && read.ptr == text.data() + text.size();
}

Plain scalar_of_yaml(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  std::int64_t number = 0;
  return is_whole(text) && read_number(text, number) ? Plain(number) : Plain(text);
}

Plain scalar_of_json(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  std::int64_t whole = 0;
  if (read_number(text, whole)) return whole;
  double number = 0;
  return read_number(text, number) ? Plain(number) : Plain(text);
}

}  // namespace

Plain plain_from(const content::Value& value) {
  return plain_with(value, scalar_of_yaml);
}

Plain plain_from_json(std::string_view bytes, const std::string& file, const content::TextLimits& limits) {
  return plain_with(content::parse_json(bytes, file, limits), scalar_of_json);
}

std::string plain_to_json(const Plain& value) {
  std::string text = value.dump();
  for (std::size_t at = 0; (at = text.find('\x7F', at)) != std::string::npos;) text.replace(at, 1, "\\u007f");
  return text;
}

std::optional<std::int64_t> whole_from(const Plain& value, std::int64_t low, std::int64_t high) {
  if (!value.is_number_integer() || value < low || value > high) return std::nullopt;
  return value.get<std::int64_t>();
}

}  // namespace misk::game
