// What strangers have written (names, errors, file names) on its way to a terminal or into a log. A terminal
// obeys control characters, and a line break in a message makes a line that nobody has said.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// Why a text cannot be a name or part of a message as it stands; "" for one that can. `lines`: line breaks
/// and tabs may be in it.
std::string not_plain(std::string_view text, bool lines = false);

/// The text in one line that no terminal obeys: control characters, marks that turn the direction of writing
/// round and line breaks become blanks, and what is no UTF-8 becomes U+FFFD.
std::string one_line(std::string_view text);

/// The same, but line breaks and tabs stay, and each line after the first is set in: nobody takes it for
/// another message.
std::string set_in(std::string_view text);

/// What is on its way to the terminal as a whole: line breaks, tabs and the program's own colours stay.
/// `kept` receives the bytes at the end that may be the front of a character or a colour; they come first in
/// the next call.
std::string for_terminal(std::string_view bytes, std::string& kept);

}  // namespace misk::text
