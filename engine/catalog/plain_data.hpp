// Plain data of scripts, in the engine and in files: numbers, texts, booleans, lists and maps.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/value.hpp"
#include "text/json.hpp"

struct lua_State;

namespace misk::game {

using Plain = text::Json;

/// Pushes the value onto the stack.
void push_plain(lua_State* L, const Plain& value);
/// Reads a value. Keys of maps are sorted alphabetically; an empty table is an empty list. Throws SetupError
/// if the value is not plain data.
Plain read_plain(lua_State* L, int index);

/// The result of the game's export of this name for these arguments. It may change nothing. Throws SetupError
/// with the script's error.
Plain ask_plain(Scripts& scripts, const std::string& name, const std::vector<Plain>& arguments);

/// YAML for people. Keys in `order` come first, in that order.
std::string plain_to_yaml(const Plain& value, const std::vector<std::string>& order);
/// Converts a file's value. An unquoted scalar becomes a whole number, true or false if it looks like one,
/// and otherwise a text.
Plain plain_from(const content::Value& value);

/// Reads strict JSON: a number is a whole one or not, as it is written. Throws ContentError with `file`.
Plain plain_from_json(std::string_view bytes, const std::string& file, const content::TextLimits& limits);
/// One line of JSON. Plain text has no control characters, so these are escaped.
std::string plain_to_json(const Plain& value);
/// The whole number from `low` to `high` that the value is, if it is one. What a file says is asked here:
/// nlohmann's own get() makes a number of any other, and 0 of one that is too large.
std::optional<std::int64_t> whole_from(const Plain& value, std::int64_t low, std::int64_t high);

}  // namespace misk::game
