// Plain data of scripts, in the engine and in files: numbers, texts, booleans, lists and maps.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/value.hpp"

struct lua_State;

namespace misk::game {

using Plain = nlohmann::ordered_json;

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

}  // namespace misk::game
