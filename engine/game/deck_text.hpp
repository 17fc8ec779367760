// The text of a deck file that is changed card by card: its comments and its order stay.
#pragma once
#include <string>

#include "content/deck.hpp"

namespace misk::game {

class DeckText {
 public:
  /// A deck file of ours. Throws ContentError.
  DeckText(std::string text, std::string file);

  const content::Deck& deck() const { return deck_; }
  const std::string& text() const { return text_; }
  /// True once the file had to be written anew because of how it was laid out: its comments are gone.
  bool lost_comments() const { return lost_comments_; }

  /// How many copies there are, under that very name.
  int count(const std::string& card) const;
  /// 0 takes it out.
  void set(const std::string& card, int count);
  void set_name(const std::string& name);
  /// What the deck says beside its cards; "" takes the option out.
  void set_option(const std::string& option, const std::string& value);

 private:
  void write_anew(const content::Deck& wanted);
  bool edit_line(const std::string& card, int count);

  std::string text_, file_;
  content::Deck deck_;
  bool lost_comments_ = false;
};

}  // namespace misk::game
