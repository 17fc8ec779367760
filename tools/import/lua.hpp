// Writes Lua in our style: tables, functions, lines that fit.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace misk::importing {

using Lines = std::vector<std::string>;

/// A field of a table and its value, which may take several lines.
using LuaField = std::pair<std::string, Lines>;

/// The longest line. Only a text that cannot be broken is longer.
inline constexpr std::size_t kLuaWidth = 116;

/// Indents each line by two blanks.
Lines indented(const Lines& lines);

/// `a = 1, b = 2,`: with as many fields on a line as fit.
Lines lua_fields(const std::vector<LuaField>& fields);

/// `head { a = 1, b = 2 },` on one line if it fits; otherwise with as many fields on a line as fit.
Lines lua_table(const std::string& head, const std::vector<LuaField>& fields);

/// `{ "a", "b" }`
std::string lua_list(const std::vector<std::string>& items);
/// A single text, or a list of texts.
std::string lua_texts(const std::vector<std::string>& texts);

/// `function(me, you, TARGET, event) ... end` with the parameters that the body uses.
Lines lua_function(const Lines& body, const std::string& target = "target");

/// True if the code contains the word.
bool uses_word(const Lines& code, const std::string& word);

/// A key of a table: name or ["any text"].
std::string lua_key(const std::string& name);

}  // namespace misk::importing
