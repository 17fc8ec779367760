// The page of the start screen about packs: which are there and on, what catalogues have, and what each is.
#pragma once
#include <string>
#include <vector>

#include "screens/pack_shelf.hpp"
#include "screens/page.hpp"

namespace misk::ui {

/// A part of a PageScreen, which hands it what is drawn, clicked and typed while it is shown.
class PacksPage {
 public:
  /// `shelf` outlives it.
  explicit PacksPage(PackShelf& shelf) : shelf_(shelf) {}

  /// It is shown, for the first time or again: everything is read anew.
  void shown();
  void draw(PageScreen& screen, Canvas& canvas, Rect rest);
  /// True when the action was one of its own.
  bool act(const Action& action);
  /// Escape; true when there was a question to leave.
  bool leave();
  std::string* typed(const Action& action);
  void typed_into(const Action& action);
  /// Have packs been changed since it was last asked? What was made of them is to be made anew.
  bool take_changed();

 private:
  void read();
  void draw_tools(PageScreen& screen, Canvas& canvas, Rect& rest);
  void draw_list(PageScreen& screen, Canvas& canvas, Rect box);
  void draw_pack(PageScreen& screen, Canvas& canvas, Rect& rest, const PackInfo& pack);
  void draw_offer(PageScreen& screen, Canvas& canvas, Rect& rest, const OfferInfo& offer);
  void draw_selected(PageScreen& screen, Canvas& canvas, Rect box);
  void draw_question(PageScreen& screen, Canvas& canvas);
  const PackInfo* pack(const std::string& id) const;
  const OfferInfo* offer(const std::string& id) const;
  void select(const std::string& id, bool offered);
  void ask(PackQuestion question);

  PackShelf& shelf_;
  std::vector<PackInfo> packs_;
  std::vector<OfferInfo> offers_;
  std::vector<std::string> problems_, about_;
  std::string selected_, words_, file_, notice_;
  bool offered_ = false;  // what is selected is of a catalogue
  bool changed_ = false;
  PackQuestion question_;  // an empty title: none
  Scroll list_scroll_, about_scroll_, question_scroll_;
};

}  // namespace misk::ui
