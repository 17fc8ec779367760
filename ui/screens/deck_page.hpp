// The page to build one deck: the available cards with filters, the deck with its faults, and the selected
// card. A part of the deck screen (deck_screen.hpp).
#pragma once
#include <string>
#include <vector>

#include "screens/deck_shelf.hpp"
#include "screens/page.hpp"

namespace misk::ui {

class DeckPage {
 public:
  /// `shelf` must outlive it.
  DeckPage(DeckShelf& shelf, game::DeckEditor editor, std::vector<std::string> notes = {});

  const game::DeckEditor& editor() const { return editor_; }
  /// Draws the deck's name and the actions for the whole deck, in the title bar.
  void draw_head(PageScreen& screen, Canvas& canvas, Rect bar);
  void draw(PageScreen& screen, Canvas& canvas, Rect rest);
  /// True if the action belonged to this page.
  bool act(PageScreen& screen, const Action& action);
  bool key(PageScreen& screen, const Input& input);
  std::string* typed(const Action& action);
  void typed_into(const Action& action);
  void pointed(const Action& action);
  /// Leaves the page; asks first if there are unsaved changes.
  void leave();
  /// True after the page was left.
  bool done() const { return done_; }

 private:
  enum class Question : std::uint8_t { none, not_saved, in_the_way };
  struct Choice {
    std::string value, text;  // value "": any
  };

  void refresh();
  void list_again();
  void add(const std::string& id, int copies);
  std::string beside(const std::string& id) const;
  void step(const std::vector<Choice>& choices, std::string& value, int by);
  void step_option(const std::string& option, int by);
  void save(const std::string& file);
  void ask_to_save();
  void draw_cards(PageScreen& screen, Canvas& canvas, Rect box);
  void draw_filters(PageScreen& screen, Canvas& canvas, Rect& rest);
  void draw_card_row(PageScreen& screen, Canvas& canvas, Rect row, const game::Entry& card);
  void draw_deck(PageScreen& screen, Canvas& canvas, Rect box);
  void draw_problems(PageScreen& screen, Canvas& canvas, Rect& rest);
  void draw_figures(Canvas& canvas, Rect& rest);
  void draw_bars(Canvas& canvas, Rect box, const game::DeckFigure& figure);
  void draw_deck_row(PageScreen& screen, Canvas& canvas, Rect row, const std::string& id);
  void draw_looked_at(PageScreen& screen, Canvas& canvas, Rect box);
  void draw_question(PageScreen& screen, Canvas& canvas) const;
  Frame frame_of(const Face& face) const;

  DeckShelf& shelf_;
  game::DeckEditor editor_;
  std::vector<std::string> notes_;  // of an import: what was left out
  std::string name_, words_, of_class_, type_, level_, looked_, notice_;
  std::string failed_;                                     // error of a script that describes the deck
  bool all_ = false, done_ = false, notice_seen_ = false;  // notice_seen_: shown in the bar
  bool leave_after_ = false;                               // leave after saving
  Question question_ = Question::none;
  std::vector<Choice> classes_, types_, levels_;
  std::vector<const game::Entry*> listed_;
  content::Diagnostics problems_;
  std::vector<game::DeckGroup> groups_;
  std::vector<game::DeckFigure> figures_;
  Scroll cards_scroll_, deck_scroll_, problems_scroll_, card_scroll_;
};

}  // namespace misk::ui
