// A deck that is being built: which cards there are for it and which it may have, cards put in and taken out,
// what is wrong with it now, and where it is kept. Nothing is written before save(). Front ends show it.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "game/card_filter.hpp"
#include "game/deck.hpp"
#include "game/deck_text.hpp"

namespace misk::game {

class DeckEditor {
 public:
  /// `text` stands in `file`, or will when it is saved.
  DeckEditor(Scripts& scripts, DeckText text, std::string file, bool is_new);

  const content::Deck& deck() const { return text_.deck(); }
  const std::string& file() const { return file_; }
  bool is_new() const { return is_new_; }
  /// Everything that packs declare, by load order.
  const std::vector<Entry>& cards() const { return cards_; }
  /// The card of an id or code; null for none.
  const Entry* find(const std::string& id) const;
  /// May this deck choose it, or must it have it?
  bool allowed(const Entry& card) const { return allowed_.count(card.id) > 0; }
  std::size_t allowed_count() const { return allowed_.size(); }
  /// Those that fit, by class, type, name and level; with `all` also those that others may have.
  std::vector<const Entry*> list(const CardFilter& filter, bool all) const;

  /// How many of them are in the deck, under whatever name it has them.
  int count(const Entry& card) const;
  /// Puts so many in, or takes them out; the number that there are then.
  int add(const Entry& card, int copies);
  /// Takes an entry of the deck out, all copies, also of a card that nobody declares.
  void remove(const std::string& entry) { text_.set(entry, 0); }
  /// A name must not be empty.
  void set_name(const std::string& name) { text_.set_name(name); }
  void set_option(const std::string& option, const std::string& value) { text_.set_option(option, value); }
  /// See DeckText.
  bool lost_comments() const { return text_.lost_comments(); }

  /// What is wrong with it now; see deck_problems().
  content::Diagnostics problems() const { return deck_problems(scripts_, deck()); }
  std::vector<DeckGroup> groups(script::Report* failed = nullptr) const {
    return deck_groups(scripts_, deck(), failed);
  }
  std::vector<DeckFigure> figures(script::Report* failed = nullptr) const {
    return deck_figures(scripts_, deck(), failed);
  }

  /// Is it other than what is kept?
  bool changed() const { return text_.text() != saved_; }
  enum class InTheWay : std::uint8_t { nothing, another_file, changed_since };
  /// What would be lost if it were saved there: a file that is not this deck's, or what somebody has written
  /// into it since it was read.
  InTheWay in_the_way(const std::string& file) const;
  /// Writes it whole, whatever is there, and keeps it there from now on. Throws content::ContentError.
  void save(const std::string& file);

 private:
  kernel::Id meant(const std::string& id) const;
  std::string key_of(const Entry& card) const;

  Scripts& scripts_;
  std::vector<Entry> cards_;
  std::set<std::string> allowed_, pool_;  // ids as entries have them
  DeckText text_;
  std::string file_, saved_;
  bool is_new_;
};

/// The name of a file for a deck of that name, without a folder: letters, digits and "_" of ASCII, so that
/// it is one everywhere.
std::string deck_file_name(const std::string& deck_name);

}  // namespace misk::game
