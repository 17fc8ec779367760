#include "screens/packs_page.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

#include "content/utf8.hpp"
#include "scene/rich_text.hpp"

namespace misk::ui {

namespace {

/// The height of this text in a box of that width.
float height_of(const Canvas& canvas, const std::string& text, float width, Typeface face, float size) {
  return text.empty() ? 0 : canvas.text_height(text, width, face, size) + 4;
}

bool has_words(const PackInfo& pack, const std::string& words) {
  const std::string text = content::fold_case(pack.id + "\n" + pack.title + "\n" + pack.description);
  std::istringstream list(content::fold_case(words));
  for (std::string word; list >> word;)
    if (text.find(word) == std::string::npos) return false;
  return true;
}

std::string kind_of(const std::string& kind) {
  return kind == "game" ? "rules of a game" : kind;
}

}  // namespace

void PacksPage::shown() {
  notice_.clear();
  read();
}

void PacksPage::read() {
  problems_ = shelf_.problems();
  packs_ = shelf_.packs();
  offers_ = shelf_.offers(words_);
  select(selected_, offered_);
}

bool PacksPage::take_changed() {
  return std::exchange(changed_, false);
}

const PackInfo* PacksPage::pack(const std::string& id) const {
  for (const PackInfo& each : packs_)
    if (each.id == id) return &each;
  return nullptr;
}

const OfferInfo* PacksPage::offer(const std::string& id) const {
  for (const OfferInfo& each : offers_)
    if (each.id == id) return &each;
  return nullptr;
}

void PacksPage::select(const std::string& id, bool offered) {
  if (id != selected_ || offered != offered_) about_scroll_ = {};
  selected_ = id;
  offered_ = offered;
  if (!offered && !pack(id)) selected_ = packs_.empty() ? "" : packs_.front().id;
  if (offered && !offer(id)) {
    offered_ = false;
    selected_ = packs_.empty() ? "" : packs_.front().id;
  }
  about_.clear();
  if (!selected_.empty()) about_ = offered_ ? shelf_.about_offer(selected_) : shelf_.about(selected_);
}

void PacksPage::ask(PackQuestion question) {
  question_ = std::move(question);
  question_scroll_ = {};
}

// --- actions

bool PacksPage::act(const Action& action) {
  const std::string& verb = action.verb;
  if (verb == "pack") {
    const PackInfo* known = pack(action.text);
    if (!known) return true;
    notice_ = shelf_.turn(action.text, !known->on);
    changed_ = true;
    selected_ = action.text;
    offered_ = false;
    read();
  } else if (verb == "look" || verb == "look offer") {
    notice_.clear();
    select(action.text, verb == "look offer");
  } else if (verb == "install") {
    ask(shelf_.ask_install(action.text));
  } else if (verb == "install file") {
    ask(shelf_.ask_install(file_));
  } else if (verb == "remove") {
    ask(shelf_.ask_removal(action.text));
  } else if (verb == "agree") {
    notice_ = shelf_.carry_out();
    question_ = {};
    changed_ = true;
    file_.clear();
    read();
  } else if (verb == "cancel") {
    question_ = {};
  } else {
    return false;
  }
  return true;
}

bool PacksPage::leave() {
  return !std::exchange(question_, {}).title.empty();
}

std::string* PacksPage::typed(const Action& action) {
  if (action.verb == "words") return &words_;
  return action.verb == "pack file" ? &file_ : nullptr;
}

void PacksPage::typed_into(const Action& action) {
  if (action.verb == "words") offers_ = shelf_.offers(words_);
}

// --- drawing

void PacksPage::draw(PageScreen& screen, Canvas& canvas, Rect rest) {
  const float right = std::clamp(canvas.text_px(460), rest.w * 0.3F, rest.w * 0.42F);
  const Rect selected = rest.cut_right(right);
  rest.cut_right(canvas.px(22));
  draw_tools(screen, canvas, rest);
  draw_list(screen, canvas, rest);
  draw_selected(screen, canvas, selected);
  if (!question_.title.empty()) draw_question(screen, canvas);
}

void PacksPage::draw_tools(PageScreen& screen, Canvas& canvas, Rect& rest) {
  const float height = PageScreen::row(canvas), gap = canvas.px(8);
  const auto labelled = [&](const std::string& label) {
    Rect line = rest.cut_top(height);
    rest.cut_top(gap);
    canvas.line(line.cut_left(std::min(canvas.text_px(170), line.w * 0.34F)), label, 15, theme::kDim);
    return line;
  };
  const Action file{"pack file", 0, ""}, words{"words", 0, ""};
  Rect line = labelled("A pack's file");
  const Rect button = line.cut_right(canvas.button_width("Install\xE2\x80\xA6"));
  line.cut_right(gap);
  canvas.field(line, file_, file, screen.typing(file), "path of a .zip, a folder, or cards as .json");
  canvas.scene().hits.back().tip =
      "A pack that somebody gave you, or cards of ArkhamDB or arkham.build. You are asked before anything "
      "changes.";
  canvas.button(button, "Install\xE2\x80\xA6", {"install file", 0, ""}, ButtonLook::plain, "",
                !file_.empty());
  line = labelled("Look for");
  canvas.field(line, words_, words, screen.typing(words), "words in names and descriptions");
  canvas.scene().hits.back().tip = "Only packs whose names or descriptions have all of these words.";
  if (!notice_.empty()) PageScreen::flow(canvas, rest, notice_, 15, theme::kAccent, Typeface::label);
  for (const std::string& problem : problems_)
    PageScreen::flow(canvas, rest, problem, 14, theme::kWarn, Typeface::label);
  rest.cut_top(gap);
}

void PacksPage::draw_list(PageScreen& screen, Canvas& canvas, Rect box) {
  Rect rest = screen.begin_scroll(canvas, box, list_scroll_);
  rest.y -= list_scroll_.at;
  rest.h = 1e6F;
  PageScreen::heading(canvas, rest, "Packs that are there");
  bool any = false;
  for (const PackInfo& each : packs_) {
    if (!has_words(each, words_)) continue;
    draw_pack(screen, canvas, rest, each);
    any = true;
  }
  if (!any) PageScreen::flow(canvas, rest, "None has these words.", 15, theme::kDim, Typeface::label);
  rest.cut_top(canvas.px(8));
  PageScreen::heading(canvas, rest, "Packs of catalogues");
  for (const OfferInfo& each : offers_) draw_offer(screen, canvas, rest, each);
  if (offers_.empty())
    PageScreen::flow(canvas, rest,
                     words_.empty()
                         ? "There are none. A folder of packs becomes a catalogue by misk index FOLDER, and "
                           "is looked through here after misk catalogue add FOLDER."
                         : "None has these words.",
                     15, theme::kDim, Typeface::label);
  screen.end_scroll(canvas, rest.y);
}

void PacksPage::draw_pack(PageScreen& screen, Canvas& canvas, Rect& rest, const PackInfo& pack) {
  const float line = PageScreen::row(canvas, 30), pad = canvas.px(9);
  const float side = std::max(line, canvas.text_px(28));
  const std::string& text = pack.why.empty() ? pack.description : pack.why;
  const float inside = rest.w - 2 * pad - side - canvas.px(8);
  const float below = height_of(canvas, text, inside, Typeface::body, 15);
  const Rect box = rest.cut_top(line + below + 2 * pad);
  rest.cut_top(canvas.px(8));
  const Action look{"look", 0, pack.id};
  const bool chosen = !offered_ && selected_ == pack.id;
  screen.row_panel(canvas, box, chosen, screen.marked(look));
  Rect in = box.inset(pad);
  Rect left = in.cut_left(side);
  in.cut_left(canvas.px(8));
  canvas.check_box(left.cut_top(line), "", pack.on, {"pack", 0, pack.id}, pack.turns);
  canvas.scene().hits.back().tip = !pack.turns ? "A pack that the call names by --packs is always on."
                                   : pack.on   ? "Turn " + pack.title + " off"
                                               : "Turn " + pack.title + " on";
  const Rect hit{in.x, box.y, box.right() - in.x, box.h};
  Rect top = in.cut_top(line);
  std::string right = pack.update.empty() ? pack.from : "update to " + pack.update;
  if (!pack.on) right = "off";
  const float width = canvas.text_width(right, Typeface::label, 14) + canvas.px(8);
  canvas.line(top.cut_right(std::min(width, top.w * 0.5F)), right, 14,
              pack.update.empty() || !pack.on ? theme::kDim : theme::kAccent, Align::right);
  canvas.line(top, pack.title + "  " + pack.version, 16, pack.on ? theme::kParchment : theme::kDim,
              Align::left, Typeface::bold);
  if (!text.empty())
    canvas.paragraph({in.x, in.y, inside, below}, text, 15, pack.why.empty() ? theme::kDim : theme::kWarn);
  canvas.hit(hit, look, "What " + pack.title + " is");
}

void PacksPage::draw_offer(PageScreen& screen, Canvas& canvas, Rect& rest, const OfferInfo& offer) {
  const float line = PageScreen::row(canvas, 30), pad = canvas.px(9);
  const std::string word = offer.state.starts_with("update") ? "Update\xE2\x80\xA6" : "Install\xE2\x80\xA6";
  const float side = offer.there ? 0 : canvas.button_width(word) + canvas.px(8);
  const float inside = rest.w - 2 * pad - side;
  const float below = height_of(canvas, offer.description, inside, Typeface::body, 15);
  const Rect box = rest.cut_top(line + below + 2 * pad);
  rest.cut_top(canvas.px(8));
  const Action look{"look offer", 0, offer.id};
  const bool chosen = offered_ && selected_ == offer.id;
  screen.row_panel(canvas, box, chosen, screen.marked(look));
  Rect in = box.inset(pad);
  Rect hit = box;
  if (!offer.there) {
    Rect right = in.cut_right(side);
    hit.w = right.x - hit.x;
    right.cut_left(canvas.px(8));
    canvas.button(right.cut_top(line), word, {"install", 0, offer.id + "@" + offer.version},
                  ButtonLook::plain, "", true, "Shows what it would change, and asks.");
  }
  Rect top = in.cut_top(line);
  const float width = canvas.text_width(offer.state, Typeface::label, 14) + canvas.px(8);
  canvas.line(top.cut_right(std::min(width, top.w * 0.5F)), offer.state, 14, theme::kDim, Align::right);
  canvas.line(top, offer.title + "  " + offer.version, 16, theme::kParchment, Align::left, Typeface::bold);
  if (!offer.description.empty())
    canvas.paragraph({in.x, in.y, inside, below}, offer.description, 15, theme::kDim);
  canvas.hit(hit, look, "What " + offer.title + " is");
}

void PacksPage::draw_selected(PageScreen& screen, Canvas& canvas, Rect box) {
  const PackInfo* known = offered_ ? nullptr : pack(selected_);
  const OfferInfo* found = offered_ ? offer(selected_) : nullptr;
  if (!known && !found) return;
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(16));
  if (known) {
    const float height = PageScreen::row(canvas), gap = canvas.px(8);
    const auto button = [&](const std::string& text, Action action, ButtonLook look, const std::string& tip) {
      canvas.button(box.cut_bottom(height), text, std::move(action), look, "", true, tip);
      box.cut_bottom(gap);
    };
    if (known->settings)
      button("Settings", {"pack settings", 0, known->id}, ButtonLook::plain,
             "What can be set of " + known->title);
    if (known->installed)
      button("Remove\xE2\x80\xA6", {"remove", 0, known->id}, ButtonLook::plain,
             "Shows who needs it, and asks.");
    if (!known->update.empty())
      button("Update to " + known->update + "\xE2\x80\xA6", {"install", 1, known->id + "@" + known->update},
             ButtonLook::main, "Shows what it would change, and asks.");
  }
  Rect rest = screen.begin_scroll(canvas, box, about_scroll_, true);
  rest.y -= about_scroll_.at;
  rest.h = 1e6F;
  PageScreen::flow(canvas, rest, known ? known->title : found->title, 22, theme::kParchment, Typeface::bold);
  PageScreen::flow(canvas, rest,
                   (known ? known->id + " " + known->version + " \xC2\xB7 " + kind_of(known->kind)
                          : found->id + " " + found->version + " \xC2\xB7 " + kind_of(found->kind)),
                   15, theme::kDim, Typeface::label);
  rest.cut_top(canvas.px(8));
  const std::string& description = known ? known->description : found->description;
  PageScreen::flow(canvas, rest, description, 16, theme::kText);
  rest.cut_top(canvas.px(8));
  if (known && !known->why.empty()) {
    PageScreen::flow(canvas, rest, known->why, 15, theme::kWarn, Typeface::label);
    rest.cut_top(canvas.px(8));
  }
  for (const std::string& line : about_) {
    PageScreen::flow(canvas, rest, line, 15, theme::kText, Typeface::label);
    rest.cut_top(canvas.px(4));
  }
  screen.end_scroll(canvas, rest.y);
}

void PacksPage::draw_question(PageScreen& screen, Canvas& canvas) {
  screen.dialog(canvas);
  const Rect window = canvas.window();
  const float width = std::min(window.w * 0.8F, canvas.text_px(760)), pad = canvas.px(20);
  const float height = PageScreen::row(canvas), title = PageScreen::row(canvas, 40);
  float text = 0;
  for (const std::string& line : question_.lines)
    text += height_of(canvas, line, width - 2 * pad - canvas.px(12), Typeface::label, 15) + canvas.px(4);
  const float whole = std::min(window.h * 0.86F, text + title + height + 2 * pad + canvas.px(24));
  Rect box{(window.w - width) / 2, (window.h - whole) / 2, width, whole};
  Colour ground = theme::kPanel;
  ground.a = 255;  // opaque, so that nothing shines through
  canvas.panel(box, ground, theme::kAccent);
  box = box.inset(pad);
  canvas.line(box.cut_top(title), question_.title, 20, theme::kParchment, Align::left, Typeface::bold);
  Rect foot = box.cut_bottom(height);
  box.cut_bottom(canvas.px(12));
  const std::string close = question_.answer.empty() ? "Back" : "Cancel";
  canvas.button(foot.cut_right(canvas.button_width(close, "Esc")), close, {"cancel", 0, ""},
                question_.answer.empty() ? ButtonLook::main : ButtonLook::plain, "Esc");
  foot.cut_right(canvas.px(10));
  if (!question_.answer.empty())
    canvas.button(foot.cut_right(canvas.button_width(question_.answer)), question_.answer, {"agree", 0, ""},
                  ButtonLook::main);
  Rect rest = screen.begin_scroll(canvas, box, question_scroll_, true);
  rest.y -= question_scroll_.at;
  rest.h = 1e6F;
  for (const std::string& line : question_.lines) {
    PageScreen::flow(canvas, rest, line, 15, question_.answer.empty() ? theme::kWarn : theme::kText,
                     Typeface::label);
    rest.cut_top(canvas.px(4));
  }
  screen.end_scroll(canvas, rest.y);
}

}  // namespace misk::ui
