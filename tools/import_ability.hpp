// From the text of a card to abilities in Lua: what the table of sentences knows, exactly; the rest stays
// text.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "import_effects.hpp"

namespace misk::importing {

/// A part of a card: an ability, or sentences that nobody has scripted yet.
struct Part {
  Lines lines;
  bool todo = false;
};

/// What a text has become.
struct Scripted {
  std::vector<LuaField> fields;
  std::vector<std::string> keywords;
  std::vector<Part> parts;
  std::string played;             ///< of an event: what happens when it is played, in words
  std::vector<std::string> open;  ///< the paragraphs that are not scripted, as the table prints them
  int abilities = 0;              ///< scripted: abilities, and fields that stand for one
  int sentences = 0;              ///< all of them
  int todo = 0;                   ///< those that are not scripted

  bool has(const std::string& field) const;
  void set(const std::string& field, const std::string& value);
  void add(Scripted other);
  /// Sentences left to a person.
  void leave(const std::vector<std::string>& sentences);
};

/// Reads a card's text: the markup of the community's data.
Scripted read_text(const Rules& rules, CardFacts facts, const std::string& markup);

/// Reads the back of an act or agenda: what happens when it advances.
Scripted read_advance(const Rules& rules, CardFacts facts, const std::string& markup);

/// Reads a side of a scenario's card: symbol and table, like { "skull", { "{ text = ..., modifier = ... }" }
/// }. What is not understood is left in `scripted`.
std::vector<LuaField> read_tokens(const Rules& rules, const CardFacts& facts, const std::string& markup,
                                  Scripted& scripted);

}  // namespace misk::importing
