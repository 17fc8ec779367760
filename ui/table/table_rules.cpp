// The rules at the table: the reader as a dialog, what a citation opens, and what the words and symbols of a
// card mean.
#include <algorithm>

#include "game/board.hpp"
#include "scene/rich_text.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

RulesReader& TableScreen::reader() {
  if (!reader_) {
    content::Diagnostics faults;
    const game::Game& game = playing_.game();
    reader_ = std::make_unique<RulesReader>(
        game::Rulebook(game.catalog().library(), game.scripts().game(), faults));
    for (const content::Diagnostic& each : faults) problems_.push_back(each.to_line());
  }
  return *reader_;
}

/// What a click on a citation does: it opens the entry. None if no entry has it.
Action TableScreen::opens(const std::string& citation) {
  const game::RuleEntry* entry = citation.empty() ? nullptr : reader().book().cited(citation);
  return entry ? Action{"rules", 0, entry->id} : Action{};
}

/// Draws a citation, and makes it open its entry.
void TableScreen::build_cite(Canvas& canvas, const Rect& rect, const std::string& citation, float size,
                             Colour ink, Align align) {
  const float width = std::min(rect.w, canvas.text_width(citation, Typeface::label, size) + canvas.px(4));
  const Rect at{align == Align::right ? rect.right() - width : rect.x, rect.y, width, rect.h};
  const Action action = opens(citation);
  const bool lit = action && canvas.hovered(at);
  canvas.line(rect, citation, size, lit ? theme::kAccent : ink, align);
  if (action) canvas.hit(at, action, citation + "\n" + reader().book().find(action.text)->title);
}

bool TableScreen::open_rules(const std::string& what) {
  if (reader().book().empty()) {
    tell("This game has no rules to read.");
    return false;
  }
  if (!what.empty() && !reader().open(what)) return false;
  open(Dialog::rules);
  return true;
}

void TableScreen::build_rules(Canvas& canvas) {
  Rect inner = dialog_box(canvas, 1180, 760, "Rules");
  reader().draw(canvas, inner);
}

/// Why abilities cannot be used now, each with the rule that says so.
void TableScreen::build_why(Canvas& canvas) {
  std::vector<DialogLine> lines;
  for (const game::Refused& each : playing_.game().refused(view_.seat))
    lines.push_back({playing_.game().refused_line(each), each.cite});
  build_lines_dialog(canvas, "Why can't I\xE2\x80\xA6", lines, "Nothing of yours is refused now.");
}

/// What the words and symbols that a card prints mean, each in a sentence.
void TableScreen::explain_words(const Face& face, std::vector<std::string>& lines) {
  std::vector<std::string> symbols = face.icons;
  for (const Stat& stat : face.stats) symbols.push_back(stat.symbol);
  for (const Row& row : face.rows)
    for (const Cell& cell : row.cells) symbols.push_back(cell.symbol);
  symbols.push_back(face.sign);
  for (const game::RuleEntry* entry : reader().book().on_card(face.text, symbols))
    lines.push_back("_" + entry->title + ":_ " + entry->first_sentence());
}

}  // namespace misk::ui
