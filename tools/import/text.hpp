// Texts in the community's card data: markup, paragraphs, sentences; and ids made from names.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/joined.hpp"
#include "text/letters.hpp"

namespace misk::importing {

/// The value for "not found".
inline constexpr std::size_t kNone = std::string_view::npos;

/// Marks around the card's own name in a text that is being read.
inline constexpr char kSelf = '\x01', kSelfEnd = '\x02';

using text::small;

/// `text` without HTML, with plain quotes, dashes and blanks, and `[fast]` as `[free]`. Lines, `[[Trait]]`
/// and `[symbol]` stay.
std::string plain(std::string_view text);

/// The same in the table's form: **bold**, _italic_, [symbol], traits in bold.
std::string shown(std::string_view text);

/// `plain` text with the card's own name, "this card" and "this TYPE" marked.
std::string with_self(const std::string& text, const std::string& name, const std::string& type);
/// The text without these marks.
std::string without_self(std::string text);

/// The lines with their indentation, the empty ones too.
std::vector<std::string> lines_of(std::string_view text);
/// The lines that are not empty.
std::vector<std::string> paragraphs(std::string_view text);

/// The sentences of a paragraph of plain text, each with its full stop. Text in brackets or quotes is not
/// split.
std::vector<std::string> sentences(std::string_view paragraph);

/// A name as an id: small letters, digits, _; "" if nothing remains.
std::string slug(std::string_view name);

/// A trait's name in scripts: `Silver Twilight` is silver_twilight.
std::string tag_of(std::string_view trait);

/// `text` as a Lua string; control characters of strangers become blanks.
std::string lua_string(std::string_view text);

bool equal_fold(std::string_view a, std::string_view b);
bool starts_fold(std::string_view text, std::string_view with);
/// The text without the full stop at its end.
std::string without_stop(std::string_view text);
std::string lower(std::string_view text);
std::string trimmed(std::string_view text);
/// The parts between `separator`, trimmed; empty ones are left out.
std::vector<std::string> split(std::string_view text, std::string_view separator);
using text::joined;
std::string replaced(std::string text, std::string_view what, std::string_view with);

}  // namespace misk::importing
