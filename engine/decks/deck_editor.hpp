// A deck under construction: the cards to choose from, adding and removing cards, the present faults, and the
// file. Nothing is written before save(). Front ends show it.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "decks/card_filter.hpp"
#include "decks/deck.hpp"
#include "decks/deck_text.hpp"

namespace misk::game {

class DeckEditor {
 public:
  /// `text` is the content of `file`, or will be when it is saved.
  DeckEditor(Scripts& scripts, DeckText text, std::string file, bool is_new);

  const content::Deck& deck() const { return text_.deck(); }
  const std::string& file() const { return file_; }
  bool is_new() const { return is_new_; }
  /// All declared cards, in load order.
  const std::vector<Entry>& cards() const { return cards_; }
  /// The card with an id or code, or null.
  const Entry* find(const std::string& id) const;
  /// True if this deck may or must contain the card.
  bool allowed(const Entry& card) const { return allowed_.count(card.id) > 0; }
  std::size_t allowed_count() const { return allowed_.size(); }
  /// The cards that pass the filter, sorted by class, type, name and level; with `all` also cards that only
  /// other decks may have.
  std::vector<const Entry*> list(const CardFilter& filter, bool all) const;

  /// The number of copies in the deck, under any of the card's names.
  int count(const Entry& card) const;
  /// Adds copies, or removes them if negative. Returns the new number.
  int add(const Entry& card, int copies);
  /// Removes an entry of the deck with all copies; the card may be unknown.
  void remove(const std::string& entry) { text_.set(entry, 0); }
  /// The name must not be empty.
  void set_name(const std::string& name) { text_.set_name(name); }
  void set_option(const std::string& option, const std::string& value) { text_.set_option(option, value); }
  /// See DeckText.
  bool lost_comments() const { return text_.lost_comments(); }

  /// The present faults; see deck_problems().
  content::Diagnostics problems() const { return deck_problems(scripts_, deck()); }
  std::vector<DeckGroup> groups(script::Report* failed = nullptr) const {
    return deck_groups(scripts_, deck(), failed);
  }
  std::vector<DeckFigure> figures(script::Report* failed = nullptr) const {
    return deck_figures(scripts_, deck(), failed);
  }

  /// True if the deck differs from the saved file.
  bool changed() const { return text_.text() != saved_; }
  enum class InTheWay : std::uint8_t { nothing, another_file, changed_since };
  /// Returns what saving there would overwrite: a file that is not this deck's, or changes to it since it was
  /// read.
  InTheWay in_the_way(const std::string& file) const;
  /// Writes the file whole, whatever it held, and uses it from now on. Throws content::ContentError.
  void save(const std::string& file);

 private:
  kernel::Id meant(const std::string& id) const;
  std::string key_of(const Entry& card) const;

  Scripts& scripts_;
  std::vector<Entry> cards_;
  std::set<std::string> allowed_, pool_;  // in the form of Entry::id
  DeckText text_;
  std::string file_, saved_;
  bool is_new_;
};

/// A file name for a deck of that name, without a folder. Only letters, digits and "_" of ASCII, so it is
/// valid on every system.
std::string deck_file_name(const std::string& deck_name);

}  // namespace misk::game
