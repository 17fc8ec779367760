// The decks of a game: their owners and contents. One of them can be changed (deck_page.hpp).
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "screens/deck_page.hpp"
#include "screens/deck_shelf.hpp"
#include "screens/page.hpp"

namespace misk::ui {

/// Wishes: back.
class DeckScreen : public PageScreen {
 public:
  /// Begins with the decks of `owner`. If `file` is given, that deck is opened for changes at once (a copy,
  /// if it belongs to a pack).
  DeckScreen(std::unique_ptr<DeckShelf> shelf, const std::string& owner = "", const std::string& file = "");

  const Presentation* presentation() const override { return shelf_->presentation(); }
  /// The page of the deck being changed; null while choosing one.
  const DeckPage* page() const { return page_ ? &*page_ : nullptr; }

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;
  bool key(const Input& input) override;
  std::string* typed(const Action& action) override;
  void typed_into(const Action& action) override;
  void pointed(const Action& action) override;

 private:
  void read();
  void choose_owner(const std::string& id);
  const ShelfDeck* chosen() const;
  void open(game::DeckEditor editor, std::vector<std::string> notes = {});
  void change(const ShelfDeck& deck, bool copy);
  void import_file();
  void draw_owners(Canvas& canvas, Rect box);
  void draw_decks(Canvas& canvas, Rect box);
  void draw_tools(Canvas& canvas, Rect& rest);
  void draw_owner(Canvas& canvas, Rect& box);
  void draw_row(Canvas& canvas, Rect& rest, const ShelfDeck& deck);
  void draw_chosen(Canvas& canvas, Rect box);

  std::unique_ptr<DeckShelf> shelf_;
  std::optional<DeckPage> page_;
  std::string owner_, chosen_, file_, notice_;  // chosen_: the file of a deck
  bool asks_to_delete_ = false;
  std::vector<ShelfDeck> decks_;
  std::vector<std::string> broken_;
  std::vector<game::DeckGroup> groups_;  // of the chosen deck
  Scroll owners_scroll_, decks_scroll_, chosen_scroll_;
};

}  // namespace misk::ui
