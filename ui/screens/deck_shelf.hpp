// The decks for one game: those of the packs, which cannot be changed, and the player's own.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "content/deck.hpp"
#include "decks/deck_editor.hpp"
#include "screens/printed_cards.hpp"

namespace misk::ui {

/// A figure that can have a deck.
struct DeckOwner {
  std::string id, name;
};

struct ShelfDeck {
  content::Deck deck;
  std::string name;
  bool own = false;    // it belongs to the player and may be changed and deleted
  bool plain = false;  // its file has our form, so it can be changed in place
  int size = 0;
  std::vector<std::string> problems;  // broken rules, and how to fix them
};

/// A card's title, with its level if it has one.
std::string titled(const game::Entry& card);

/// The last part of a path.
std::string file_name(const std::string& file);

/// A deck read from a file of the player's, in any form.
struct ImportedDeck {
  content::Deck deck;
  std::vector<std::string> left_out;  // entries of the file that were left out, and why
};

class DeckShelf {
 public:
  /// Throws std::runtime_error with a text for the player if the file is no deck.
  using Reader = std::function<ImportedDeck(const std::string& file, game::Scripts& scripts)>;

  /// `data_folder`: contains decks/; "" for none. Without a reader, only the engine's own forms can be
  /// imported. Throws std::runtime_error if the game's packs do not load.
  DeckShelf(std::shared_ptr<const game::Catalog> catalog, const std::string& game, std::string data_folder,
            Reader reader = {});

  game::Scripts& scripts() { return scripts_; }
  const std::vector<DeckOwner>& owners() const { return owners_; }
  /// The owner of a deck; null if it is for nobody who can be played.
  const DeckOwner* owner_of(const content::Deck& deck);
  /// The packs' decks first, then sorted by file.
  std::vector<ShelfDeck> decks(const std::string& owner);
  /// Unreadable files among the player's decks.
  std::vector<std::string> broken();
  /// Throws std::runtime_error.
  ImportedDeck import_file(const std::string& file);

  /// An editor for that deck: in place if it is the player's, otherwise for a copy.
  game::DeckEditor edit(const ShelfDeck& deck);
  /// An editor for a new deck. Throws content::ContentError.
  game::DeckEditor edit_new(const content::Deck& deck);
  /// The file for a deck of that name; with `free` one that does not exist yet. "" if decks cannot be stored.
  std::string place_for(const std::string& name, bool free) const;
  /// Deletes a deck. Returns "" or the reason why it cannot be deleted.
  std::string remove(const ShelfDeck& deck);

  /// The title of a card in a deck, with its level; the id itself if the card is unknown.
  std::string title_of(const std::string& id);
  /// The face of a card as the table draws it.
  FacePtr face(const game::Entry& card);
  /// The printed face of a card by its id; null if there is none.
  FacePtr face_of(const std::string& id);
  const Presentation* presentation() const;
  /// The title of a pack.
  std::string pack_title(const std::string& id) const;
  /// A word from cards' data (a type, a class) for display.
  std::string word(const std::string& id);

 private:
  std::shared_ptr<const game::Catalog> catalog_;
  game::Scripts scripts_;
  std::string folder_;
  Reader reader_;
  std::vector<DeckOwner> owners_;
  std::optional<PrintedCards> printed_;
  std::map<std::string, FacePtr> faces_;
  std::map<kernel::Id, std::string> titles_;
};

}  // namespace misk::ui
