// A deck editor at the terminal: list the possible cards, add and remove them, and see the faults at once.
// Nothing is written before `save`.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "decks/deck_editor.hpp"

namespace misk::cli {

class DeckTerminal {
 public:
  DeckTerminal(game::Scripts& scripts, game::DeckEditor editor)
      : scripts_(scripts), editor_(std::move(editor)) {}
  /// Reads commands until `quit` or the end of the input.
  void run(std::istream& in, bool prompts);

 private:
  enum class Next { go_on, quit };

  Next command(const std::string& line);
  void list(const std::vector<std::string>& words, bool all);
  void show() const;
  void look(const std::string& name) const;
  void change(std::vector<std::string> words, int sign);
  void save(const std::string& file);
  Next quit();
  void tell_state() const;
  const game::Entry* find(const std::string& name) const;
  static void help();

  game::Scripts& scripts_;
  game::DeckEditor editor_;
  bool warned_ = false;
};

}  // namespace misk::cli
