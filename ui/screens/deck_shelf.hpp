// The decks that there are for one game: those of the packs, which stay as they are, and the player's own.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "content/deck.hpp"
#include "game/catalog.hpp"
#include "game/deck_editor.hpp"
#include "screens/printed_cards.hpp"

namespace misk::ui {

/// Who can have a deck.
struct DeckOwner {
  std::string id, name;
};

struct ShelfDeck {
  content::Deck deck;
  std::string name;
  bool own = false;    // the player's: it may be changed and deleted
  bool plain = false;  // its file is of our form, so that it is changed where it lies
  int size = 0;
  std::vector<std::string> problems;  // what breaks the rules, and what to change
};

/// A card's title with its level, where it has one.
std::string titled(const game::Entry& card);

/// The last part of a path.
std::string file_name(const std::string& file);

/// A deck read from a file of the player's, of whatever form.
struct ImportedDeck {
  content::Deck deck;
  std::vector<std::string> left_out;  // what of the file is not in it, and why
};

class DeckShelf {
 public:
  /// Throws std::runtime_error with what to tell the player where the file is no deck.
  using Reader = std::function<ImportedDeck(const std::string& file, game::Scripts& scripts)>;

  /// `data_folder`: with decks/; "" where there is none. Without a reader only forms that the engine reads
  /// are imported. Throws std::runtime_error when the game's packs do not load.
  DeckShelf(std::shared_ptr<const game::Catalog> catalog, const std::string& game, std::string data_folder,
            Reader reader = {});

  game::Scripts& scripts() { return scripts_; }
  const std::vector<DeckOwner>& owners() const { return owners_; }
  /// Whose deck it is; null for nobody that can be played.
  const DeckOwner* owner_of(const content::Deck& deck);
  /// Of the packs first, then by file.
  std::vector<ShelfDeck> decks(const std::string& owner);
  /// Files among the player's decks that cannot be read.
  std::vector<std::string> broken();
  /// Throws std::runtime_error.
  ImportedDeck import_file(const std::string& file);

  /// An editor of that deck: of the player's own where it lies, of others of a copy.
  game::DeckEditor edit(const ShelfDeck& deck);
  /// An editor of a new one. Throws content::ContentError.
  game::DeckEditor edit_new(const content::Deck& deck);
  /// Where a deck of that name is kept; with `free` where there is no file yet. "" where nothing can be.
  std::string place_for(const std::string& name, bool free) const;
  /// Why it cannot be deleted; "" when it has been.
  std::string remove(const ShelfDeck& deck);

  /// What a card of a deck is called, with its level; the id itself where nobody declares it.
  std::string title_of(const std::string& id);
  /// As the table draws it.
  FacePtr face(const game::Entry& card);
  const Presentation* presentation() const;
  /// The title of a pack.
  std::string pack_title(const std::string& id) const;
  /// A word of cards' data (a type, a class) for the eye.
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
