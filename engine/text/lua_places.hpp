// The places in the source of a Lua file at which something is written, so that a message can name its line
// and column.
#pragma once
#include <string>
#include <vector>

namespace misk::text {

/// A step on the way to a value inside a table: a field's name, or a number (then `name` is empty).
struct PathPart {
  std::string name;
  int index = 0;
  bool is_index() const { return name.empty(); }
};

/// A place in a script's source; its line is 0 where there is none.
struct SourcePlace {
  int line = 0, column = 0;
};

/// The place in a script's source at which a field is written, or the entry that leads there. It lies within
/// the call of `constructor` with these leading texts that stands on `line` or below (0: anywhere).
SourcePlace place_of_field(const std::string& source, int line, const std::string& constructor,
                           const std::vector<std::string>& texts, const std::vector<PathPart>& path);

/// The first place from `line` on where a field `name` is given a value (`name = 1`, `card.name = 1`).
SourcePlace place_of_key(const std::string& source, int line, const std::string& name);

/// The first letter of this text in quotation marks: the first from `line` on, else the last before it.
SourcePlace place_of_text(const std::string& source, int line, const std::string& text);

}  // namespace misk::text
