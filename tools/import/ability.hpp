// Turns the text of a card into abilities in Lua. Only sentences in the table are converted, and exactly; the
// others stay text.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "import/effects.hpp"

namespace misk::importing {

/// A part of a card: an ability, or sentences that are not scripted yet.
struct Part {
  Lines lines;
  bool todo = false;
  // Of sentences that are not scripted yet:
  int sentences = 0;
  std::string line{};     ///< their number (line_number_of)
  std::string printed{};  ///< as the table prints them; "" if it shows no text for them
  std::string why{};      ///< why the grammar did not understand them
};

/// The result for one text.
struct Scripted {
  std::vector<LuaField> fields;
  std::vector<std::string> keywords;
  std::vector<Part> parts;
  std::string played;  ///< for an event: its effect when played, in words
  int abilities = 0;   ///< scripted abilities, and fields that replace one
  int sentences = 0;   ///< number of sentences
  int todo = 0;        ///< number of sentences that are not scripted

  /// Where an enemy spawns and patrols, and whom it hunts, for people to read.
  std::vector<std::string> instructions;

  bool has(const std::string& field) const;
  void set(const std::string& field, const std::string& value);
  void add(Scripted other);
  /// Leaves sentences to a person; `why` the grammar did not understand them. `printed`: their paragraph, if
  /// the card shows it.
  void leave(const std::vector<std::string>& sentences, const std::string& why = "",
             const std::string& printed = "");
};

/// Reads a card's text in the markup of the community's data.
Scripted read_text(const Rules& rules, CardFacts facts, const std::string& markup);

/// Reads the text on the unrevealed side of a location whose other side has the same name: its abilities work
/// on that side alone.
Scripted read_unrevealed(const Rules& rules, CardFacts facts, const std::string& markup);

/// Reads the back of an act or agenda: the effect of advancing.
Scripted read_advance(const Rules& rules, CardFacts facts, const std::string& markup);

/// Reads a side of a scenario's card into symbols with Lua tables, like { "skull", { "{ text = ..., modifier
/// = ... }" } }. Text that is not understood is left in `scripted`.
std::vector<LuaField> read_tokens(const Rules& rules, const CardFacts& facts, const std::string& markup,
                                  Scripted& scripted);

}  // namespace misk::importing
