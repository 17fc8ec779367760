#include "table/rules_reader.hpp"

#include <algorithm>
#include <cmath>

#include "scene/rich_text.hpp"
#include "text/utf8.hpp"

namespace misk::ui {

namespace {
constexpr std::size_t kLongestQuery = 60;  // bytes
constexpr int kPage = 10;                  // lines
}  // namespace

bool RulesReader::open(const std::string& what) {
  if (!searched_) search();
  if (what.empty()) return shown() != nullptr;
  const game::RuleEntry* entry = book_.find(what);
  if (!entry) entry = book_.cited(what);
  if (!entry) return false;
  go(entry);
  trail_.clear();  // one comes from outside of the reader
  return true;
}

const game::RuleEntry* RulesReader::shown() const {
  return book_.find(shown_);
}

/// Follows a link; back() returns. What was searched for stays if the entry is among it.
void RulesReader::go(const game::RuleEntry* entry) {
  if (entry->id == shown_) return;
  if (!shown_.empty()) trail_.push_back(shown_);
  shown_ = entry->id;
  if (std::find(found_.begin(), found_.end(), entry) == found_.end()) {
    query_.clear();
    found_ = book_.search("");
  }
  text_.at = 0;
  follow_ = true;
}

void RulesReader::search() {
  searched_ = true;
  found_ = book_.search(query_);
  list_.at = 0;
  if (found_.empty()) return;
  if (query_.empty() && shown()) {
    follow_ = true;
    return;
  }
  shown_ = found_.front()->id;
  text_.at = 0;
}

/// To the next or previous entry of the list. It leaves no trail.
void RulesReader::step(int by) {
  if (found_.empty()) return;
  const auto at = std::find(found_.begin(), found_.end(), shown());
  const auto n = static_cast<int>(found_.size());
  const int now = at == found_.end() ? 0 : static_cast<int>(at - found_.begin()) + by;
  shown_ = found_[static_cast<std::size_t>(std::clamp(now, 0, n - 1))]->id;
  text_.at = 0;
  follow_ = true;
}

bool RulesReader::act(const Action& action) {
  if (action.verb == "rules_entry") {
    const game::RuleEntry* entry = book_.find(action.text);
    if (entry) go(entry);
    return entry != nullptr;
  }
  if (action.verb != "rules_back" || trail_.empty()) return false;
  shown_ = trail_.back();
  trail_.pop_back();
  text_.at = 0;
  follow_ = true;
  return true;
}

bool RulesReader::key(const Input& input) {
  if (input.ctrl || input.alt) return false;
  if (input.key == "Backspace") {
    if (query_.empty()) return act({"rules_back", 0, ""});
    text::cut_last_character(query_);
    search();
    return true;
  }
  if (input.key == "Left") return act({"rules_back", 0, ""});
  if (input.key == "Up" || input.key == "Down") {
    step(input.key == "Up" ? -1 : 1);
    return true;
  }
  if (input.key == "PageUp" || input.key == "PageDown") {
    step(input.key == "PageUp" ? -kPage : kPage);
    return true;
  }
  return false;
}

bool RulesReader::type(const std::string& text) {
  bool changed = false;
  for (const char c : text) {
    // A space alone finds nothing.
    if (static_cast<unsigned char>(c) < 0x20 || query_.size() >= kLongestQuery ||
        (c == ' ' && query_.empty()))
      continue;
    query_ += c;
    changed = true;
  }
  if (changed) search();
  return changed;
}

bool RulesReader::wheel(float steps, Point at, float step) {
  return (list_box_.contains(at) ? list_ : text_).wheel(steps, step);
}

void RulesReader::draw(Canvas& canvas, Rect box) {
  if (!searched_) search();
  Rect left = box.cut_left(box.w * 0.34F);
  box.cut_left(canvas.px(16));
  canvas.field(left.cut_top(canvas.px(36)), query_, {"rules_field", 0, ""}, true, "Type a word to search");
  left.cut_top(canvas.px(8));
  draw_list(canvas, left);
  draw_entry(canvas, box);
}

void RulesReader::draw_list(Canvas& canvas, Rect box) {
  list_box_ = box;
  if (found_.empty()) {
    canvas.paragraph(box, "No entry has \xE2\x80\x9C" + query_ + "\xE2\x80\x9D.", 15, theme::kDim,
                     Typeface::label);
    return;
  }
  const float row = std::round(canvas.text_px(28));
  // The parts are headings as long as the list is in its own order.
  const bool parted = query_.empty();
  struct Line {
    const game::RuleEntry* entry;
    const std::string* part;
  };
  std::vector<Line> lines;
  for (std::size_t i = 0; i < found_.size(); ++i) {
    if (parted && (i == 0 || found_[i]->part != found_[i - 1]->part))
      lines.push_back({nullptr, &found_[i]->part});
    lines.push_back({found_[i], nullptr});
  }
  list_.set(row * static_cast<float>(lines.size()), box.h);
  if (follow_)
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i].entry && lines[i].entry->id == shown_)
        list_.show(row * static_cast<float>(i), row * static_cast<float>(i + 1));
  follow_ = false;
  canvas.clip(box);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Rect line{box.x, box.y + row * static_cast<float>(i) - list_.at, box.w - canvas.px(4), row};
    if (line.bottom() <= box.y || line.y >= box.bottom()) continue;
    Rect text = line;
    text.cut_left(canvas.px(8));
    if (lines[i].part) {
      canvas.line(text, *lines[i].part, 13, theme::kAccent, Align::left, Typeface::label_bold);
      continue;
    }
    const game::RuleEntry& entry = *lines[i].entry;
    const bool is_shown = entry.id == shown_;
    if (is_shown || canvas.hovered(line))
      canvas.panel(line, is_shown ? theme::kAccentDark : theme::kRaised,
                   is_shown ? theme::kAccent : Colour{0, 0, 0, 0}, 4);
    canvas.line(text, entry.title, 15, theme::kText);
    if (line.y >= box.y && line.bottom() <= box.bottom()) canvas.hit(line, {"rules_entry", 0, entry.id});
  }
  canvas.unclip();
}

void RulesReader::draw_entry(Canvas& canvas, Rect box) {
  const game::RuleEntry* entry = shown();
  if (!entry) return;
  Rect head = box.cut_top(canvas.px(36));
  if (!trail_.empty()) {
    const float width = canvas.button_width("Back", "Left");
    canvas.button(head.cut_right(width), "Back", {"rules_back", 0, ""}, ButtonLook::quiet, "Left");
    head.cut_right(canvas.px(8));
  }
  canvas.line(head, entry->title, 23, theme::kText, Align::left, Typeface::bold);
  canvas.line(box.cut_top(canvas.text_px(20)), entry->part, 13, theme::kAccent, Align::left,
              Typeface::label_bold);
  box.cut_top(canvas.px(8));
  const auto height = [&](const std::string& text, float size) {
    return canvas.text_height(text, box.w, Typeface::body, size);
  };
  // The links stay in sight: right below a short text, at the foot of a long one.
  std::vector<const game::RuleEntry*> links;
  for (const std::string& id : entry->see)
    if (const game::RuleEntry* other = book_.find(id)) links.push_back(other);
  const float gap = canvas.px(6), button = canvas.px(34);
  float x = 0, rows = links.empty() ? 0 : 1;
  for (const game::RuleEntry* link : links) {
    const float width = canvas.button_width(link->title);
    if (x > 0 && x + width > box.w) {
      x = 0;
      ++rows;
    }
    x += width + gap;
  }
  std::string cites;
  for (const std::string& cite : entry->cites) cites += (cites.empty() ? "" : "; ") + cite;
  if (!cites.empty()) cites = "In the rules: " + cites;
  Rect foot =
      box.cut_bottom(std::min(box.h * 0.6F, rows * (button + gap) + canvas.text_px(links.empty() ? 0 : 24) +
                                                (cites.empty() ? 0 : height(cites, 13) + canvas.px(8))));
  const float tall = height(entry->text, 18) + canvas.px(8);
  foot.y = std::min(foot.y, box.y + tall + canvas.px(12));
  canvas.clip(box);
  text_.set(tall, box.h);
  canvas.paragraph({box.x, box.y - text_.at, box.w, tall}, entry->text, 18, theme::kText, Typeface::body);
  canvas.unclip();
  if (!cites.empty())
    canvas.paragraph(foot.cut_bottom(height(cites, 13) + canvas.px(4)), cites, 13, theme::kDim,
                     Typeface::body);
  if (links.empty()) return;
  canvas.line(foot.cut_top(canvas.text_px(24)), "See also", 13, theme::kDim, Align::left,
              Typeface::label_bold);
  x = 0;
  float y = foot.y;
  for (const game::RuleEntry* link : links) {
    const float width = std::min(canvas.button_width(link->title), foot.w);
    if (x > 0 && x + width > foot.w) {
      x = 0;
      y += button + gap;
    }
    canvas.button({foot.x + x, y, width, button}, link->title, {"rules_entry", 0, link->id});
    x += width + gap;
  }
}

}  // namespace misk::ui
