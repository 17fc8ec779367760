// The start screen's page about packs: those on this machine, those in catalogues, and a description of each.
#pragma once
#include <string>
#include <vector>

#include "screens/pack_shelf.hpp"
#include "screens/page.hpp"

namespace misk::ui {

/// A part of a PageScreen. The screen passes drawing, clicks and typing to it while it is shown.
class PacksPage {
 public:
  /// `shelf` must outlive it.
  explicit PacksPage(PackShelf& shelf) : shelf_(shelf) {}

  /// Call it when the page comes into view. It reads everything anew.
  void shown();
  void draw(PageScreen& screen, Canvas& canvas, Rect rest);
  /// True if the action belonged to this page.
  bool act(const Action& action);
  /// For Escape: true if it closed a question.
  bool leave();
  std::string* typed(const Action& action);
  void typed_into(const Action& action);
  /// True if packs have changed since the last call. Data made from them must be made anew.
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
  bool offered_ = false;  // the selected pack is in a catalogue
  bool changed_ = false;
  PackQuestion question_;  // no question if the title is empty
  Scroll list_scroll_, about_scroll_, question_scroll_;
};

}  // namespace misk::ui
