// The rules reader: the entries of a game's rulebook with a search field, links between them, and a way back.
//
// It is drawn into a box, of a dialog over the table or of a page, and gets the keys and actions that its
// owner does not use. It knows no game.
#pragma once
#include <string>
#include <vector>

#include "catalog/rulebook.hpp"
#include "scene/canvas.hpp"

namespace misk::ui {

class RulesReader {
 public:
  explicit RulesReader(game::Rulebook book) : book_(std::move(book)) {}

  const game::Rulebook& book() const { return book_; }
  /// Shows the entry of that id, the entry that a citation opens, or for "" what was shown last. False, and
  /// nothing is changed, if there is no such entry.
  bool open(const std::string& what);
  /// The shown entry; null if there is none.
  const game::RuleEntry* shown() const;
  const std::string& query() const { return query_; }

  void draw(Canvas& canvas, Rect box);
  /// Verbs "rules_entry" (text: an id), which follows a link, and "rules_back".
  bool act(const Action& action);
  /// A key. False if it is none of the reader's.
  bool key(const Input& input);
  /// Typed text goes into the search field.
  bool type(const std::string& text);
  bool wheel(float steps, Point at, float step);

 private:
  void search();
  void go(const game::RuleEntry* entry);
  void step(int by);
  void draw_list(Canvas& canvas, Rect box);
  void draw_entry(Canvas& canvas, Rect box);

  game::Rulebook book_;
  std::string query_;
  bool searched_ = false;
  std::vector<const game::RuleEntry*> found_;
  std::string shown_;               // its id
  std::vector<std::string> trail_;  // ids of the entries from which links were followed
  Scroll list_, text_;
  Rect list_box_;
  bool follow_ = false;  // the list is to show the entry
};

}  // namespace misk::ui
