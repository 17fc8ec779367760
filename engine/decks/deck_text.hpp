// The text of a deck file, changed card by card. Comments and order are kept.
#pragma once
#include <string>

#include "content/deck.hpp"

namespace misk::game {

class DeckText {
 public:
  /// Takes the text of a deck file in our form. Throws ContentError.
  DeckText(std::string text, std::string file);

  const content::Deck& deck() const { return deck_; }
  const std::string& text() const { return text_; }
  /// True if the layout forced writing the file anew. Its comments are lost then.
  bool lost_comments() const { return lost_comments_; }

  /// The number of copies under exactly that name.
  int count(const std::string& card) const;
  /// Sets the number of copies; 0 removes the card.
  void set(const std::string& card, int count);
  void set_name(const std::string& name);
  /// Sets an option of the deck; "" removes it.
  void set_option(const std::string& option, const std::string& value);

 private:
  void write_anew(const content::Deck& wanted);
  bool edit_line(const std::string& card, int count);

  std::string text_, file_;
  content::Deck deck_;
  bool lost_comments_ = false;
};

}  // namespace misk::game
