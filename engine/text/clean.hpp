// Makes texts from strangers (names, errors, file names) safe for a terminal or a log. A terminal obeys
// control characters, and a line break in a message forges another line.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// Why a text cannot be a name or part of a message; "" if it can. `lines` allows line breaks and tabs.
std::string not_plain(std::string_view text, bool lines = false);

/// The text in one line without anything that a terminal obeys: control characters, marks that reverse the
/// direction of text and line breaks become blanks, and malformed UTF-8 becomes U+FFFD.
std::string one_line(std::string_view text);

/// The same, but line breaks and tabs stay, and each line after the first is indented, so that nobody takes
/// it for another message.
std::string set_in(std::string_view text);

/// For the whole output to a terminal: line breaks, tabs and the program's own colours stay. `kept` receives
/// bytes at the end that may begin a character or a colour; the next call puts them first.
std::string for_terminal(std::string_view bytes, std::string& kept);

}  // namespace misk::text
