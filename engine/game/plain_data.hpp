// Plain data that scripts give and take, in the engine and in files: numbers, texts, truths, lists and maps.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "content/value.hpp"
#include "game/catalog.hpp"

struct lua_State;

namespace misk::game {

using Plain = nlohmann::ordered_json;

/// Leaves it on top of the stack.
void push_plain(lua_State* L, const Plain& value);
/// Keys of maps come in the order of the alphabet; an empty table is an empty list. Throws SetupError for
/// what is no plain data.
Plain read_plain(lua_State* L, int index);

/// What the function that the game exports under this name says to these arguments; it may change nothing.
/// Throws SetupError with the script's error.
Plain ask_plain(Scripts& scripts, const std::string& name, const std::vector<Plain>& arguments);

/// As people read it. Keys that stand in `order` come first, as there.
std::string plain_to_yaml(const Plain& value, const std::vector<std::string>& order);
/// A scalar without quotes is a whole number, true or false where it looks like one, else a text.
Plain plain_from(const content::Value& value);

}  // namespace misk::game
