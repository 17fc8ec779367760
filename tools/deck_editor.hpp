// A deck at the terminal: browse the cards that it may have, put them in and take them out, see at once what
// is wrong with it. Nothing is written before `save`.
#pragma once
#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "card_filter.hpp"
#include "deck_text.hpp"
#include "game/catalog.hpp"

namespace misk::cli {

class DeckEditor {
 public:
  /// `text` stands in `file`, or will when it is saved.
  DeckEditor(game::Scripts& scripts, DeckText text, std::string file, bool is_new);
  /// Reads commands until `quit` or the end.
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
  std::string key_of(const game::Entry& card) const;
  static void help();

  game::Scripts& scripts_;
  std::vector<game::Entry> cards_;
  std::set<std::string> allowed_;  // ids
  DeckText text_;
  std::string file_, saved_;
  bool is_new_, warned_ = false;
};

}  // namespace misk::cli
