#include "screens/deck_screen.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

#include "scene/rich_text.hpp"
#include "screens/question.hpp"

namespace misk::ui {

namespace {

std::string state_of(const ShelfDeck& deck) {
  const std::string cards = std::to_string(deck.size) + (deck.size == 1 ? " card" : " cards");
  return cards + (deck.problems.empty() ? " \xC2\xB7 legal" : " \xC2\xB7 not legal");
}

}  // namespace

DeckScreen::DeckScreen(std::unique_ptr<DeckShelf> shelf, const std::string& owner, const std::string& file)
    : shelf_(std::move(shelf)) {
  const auto& owners = shelf_->owners();
  const auto same =
      std::find_if(owners.begin(), owners.end(), [&](const DeckOwner& each) { return each.id == owner; });
  if (same != owners.end())
    owner_ = owner;
  else if (!owners.empty())
    owner_ = owners.front().id;
  chosen_ = file;
  read();
  if (const ShelfDeck* deck = chosen(); deck && !file.empty() && chosen_ == file) change(*deck, false);
}

void DeckScreen::read() {
  decks_ = shelf_->decks(owner_);
  broken_ = shelf_->broken();
  if (!chosen()) chosen_ = decks_.empty() ? "" : decks_.front().deck.file;
  groups_.clear();
  chosen_scroll_ = {};
  if (const ShelfDeck* deck = chosen()) groups_ = game::deck_groups(shelf_->scripts(), deck->deck);
}

const ShelfDeck* DeckScreen::chosen() const {
  for (const ShelfDeck& each : decks_)
    if (each.deck.file == chosen_) return &each;
  return nullptr;
}

void DeckScreen::choose_owner(const std::string& id) {
  owner_ = id;
  chosen_.clear();
  decks_scroll_ = {};
  read();
}

void DeckScreen::open(game::DeckEditor editor, std::vector<std::string> notes) {
  page_.emplace(*shelf_, std::move(editor), std::move(notes));
  set_focus({});
}

void DeckScreen::change(const ShelfDeck& known, bool copy) {
  try {
    if (known.own && known.plain && !copy) return open(shelf_->edit(known));
    content::Deck deck = known.deck;
    deck.name = known.name;
    if (copy || !known.own) deck.name += ", my own";
    open(shelf_->edit_new(deck));
  } catch (const content::ContentError& error) {
    notice_ = error.diagnostic().to_line();
  }
}

void DeckScreen::import_file() {
  try {
    ImportedDeck read = shelf_->import_file(file_);
    const DeckOwner* const owner = shelf_->owner_of(read.deck);
    if (!owner) {
      notice_ = file_ + ": nobody that can be played is '" + read.deck.avatar + "'";
      return;
    }
    if (read.deck.name.empty()) read.deck.name = "Deck of " + owner->name;
    choose_owner(owner->id);
    open(shelf_->edit_new(read.deck), std::move(read.left_out));
    file_.clear();
  } catch (const content::ContentError& error) {
    notice_ = error.diagnostic().to_line();
  } catch (const std::runtime_error& error) {
    notice_ = error.what();
  }
}

// --- actions

void DeckScreen::act(const Action& action) {
  const std::string& verb = action.verb;
  notice_.clear();
  if (page_) {
    page_->act(*this, action);
    if (!page_->done()) return;
    chosen_ = page_->editor().file();
    page_.reset();
    set_focus({});
    return read();
  }
  const ShelfDeck* const deck = chosen();
  if (verb == "owner") {
    choose_owner(action.text);
  } else if (verb == "deck") {
    chosen_ = action.text;
    read();
  } else if (verb == "change" && deck) {
    change(*deck, action.number == 1);
  } else if (verb == "new") {
    try {
      open(shelf_->edit_new(game::new_deck(shelf_->scripts(), owner_)));
    } catch (const content::ContentError& error) {
      notice_ = error.diagnostic().to_line();
    }
  } else if (verb == "import") {
    import_file();
  } else if (verb == "delete") {
    asks_to_delete_ = true;
  } else if (verb == "delete it" && deck) {
    asks_to_delete_ = false;
    const std::string name = file_name(deck->deck.file);
    notice_ = shelf_->remove(*deck);
    if (notice_.empty()) notice_ = "Deleted: " + name;
    read();
  } else if (verb == "cancel") {
    asks_to_delete_ = false;
  } else if (verb == "back") {
    leave();
  }
}

void DeckScreen::leave() {
  if (page_) return act({"leave", 0, ""});
  if (std::exchange(asks_to_delete_, false)) return;
  Wish wish;
  wish.kind = Wish::Kind::back;
  want(std::move(wish));
}

bool DeckScreen::key(const Input& input) {
  return page_ && page_->key(*this, input);
}

std::string* DeckScreen::typed(const Action& action) {
  if (page_) return page_->typed(action);
  return action.verb == "file" ? &file_ : nullptr;
}

void DeckScreen::typed_into(const Action& action) {
  if (page_) page_->typed_into(action);
}

void DeckScreen::pointed(const Action& action) {
  if (page_) page_->pointed(action);
}

// --- drawing

void DeckScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  Rect bar = title_bar(canvas, rest, page_ ? "Deck" : "Decks");
  tip_bar(canvas, rest);
  rest = rest.inset(canvas.px(16));
  if (page_) {
    page_->draw_head(*this, canvas, bar);
    page_->draw(*this, canvas, rest);
    return;
  }
  canvas.button(bar.cut_right(canvas.button_width("Back", "Esc")), "Back", {"back", 0, ""}, ButtonLook::quiet,
                "Esc");
  const float gap = canvas.px(22), width = rest.w - 2 * gap;
  const Rect owners = rest.cut_left(std::round(width * 0.22F));
  rest.cut_left(gap);
  const Rect right = rest.cut_right(std::round(width * 0.36F));
  rest.cut_right(gap);
  draw_owners(canvas, owners);
  draw_decks(canvas, rest);
  draw_chosen(canvas, right);
  if (const ShelfDeck* deck = chosen(); deck && asks_to_delete_)
    draw_question(*this, canvas, "Delete this deck?",
                  deck->name + " (" + file_name(deck->deck.file) + ") cannot be had back.",
                  {{"Delete it", {"delete it", 0, ""}}});
}

void DeckScreen::draw_owners(Canvas& canvas, Rect box) {
  heading(canvas, box, "For");
  Rect rest = begin_scroll(canvas, box, owners_scroll_);
  rest.y -= owners_scroll_.at;
  rest.h = 1e6F;
  for (const DeckOwner& each : shelf_->owners()) {
    canvas.button(rest.cut_top(row(canvas)), each.name, {"owner", 0, each.id},
                  each.id == owner_ ? ButtonLook::main : ButtonLook::plain);
    rest.cut_top(canvas.px(6));
  }
  end_scroll(canvas, rest.y - canvas.px(6));
}

void DeckScreen::draw_tools(Canvas& canvas, Rect& rest) {
  const float height = row(canvas), gap = canvas.px(8);
  const Action file{"file", 0, ""};
  Rect line = rest.cut_bottom(height);
  const Rect button = line.cut_right(canvas.button_width("Import"));
  line.cut_right(gap);
  canvas.field(line, file_, file, typing(file), "path of a deck's file");
  canvas.scene().hits.back().tip =
      "A deck from elsewhere: ours, ArkhamDB's JSON, a list as text, OCTGN's .o8d. Ctrl+V pastes.";
  canvas.button(button, "Import", {"import", 0, ""}, ButtonLook::plain, "", !file_.empty(),
                "Makes a deck of your own of it; the file stays as it is.");
  rest.cut_bottom(gap);
  canvas.button(rest.cut_bottom(height), "New deck", {"new", 0, ""}, ButtonLook::plain, "", !owner_.empty(),
                "Begins with the cards that it must have.");
  rest.cut_bottom(gap);
}

void DeckScreen::draw_decks(Canvas& canvas, Rect box) {
  heading(canvas, box, "Decks");
  draw_tools(canvas, box);
  if (!notice_.empty()) {
    flow(canvas, box, notice_, 15, theme::kAccent, Typeface::label);
    box.cut_top(canvas.px(6));
  }
  draw_owner(canvas, box);
  Rect rest = begin_scroll(canvas, box, decks_scroll_);
  rest.y -= decks_scroll_.at;
  rest.h = 1e6F;
  for (const ShelfDeck& each : decks_) draw_row(canvas, rest, each);
  if (decks_.empty()) flow(canvas, rest, "There are none yet.", 15, theme::kDim, Typeface::label);
  for (const std::string& each : broken_) {
    flow(canvas, rest, "Cannot be read: " + each, 14, theme::kWarn, Typeface::label);
    rest.cut_top(canvas.px(4));
  }
  end_scroll(canvas, rest.y);
}

/// Who the decks are for: the card, as large as the list of decks leaves room below it.
void DeckScreen::draw_owner(Canvas& canvas, Rect& box) {
  const FacePtr face = shelf_->face_of(owner_);
  if (!face) return;
  const float each = 2 * row(canvas, 28) + canvas.px(24);
  const float list = each * static_cast<float>(decks_.size() + broken_.size() + 1);
  const float height = std::min(std::min(box.h - list, canvas.px(330)), box.w / aspect(face->shape));
  if (height < canvas.px(150)) return;
  const float width = height * aspect(face->shape);
  Piece piece;
  piece.rect = {box.x + (box.w - width) / 2, box.bottom() - height - canvas.px(8), width, height};
  piece.face = face;
  box.cut_bottom(height + canvas.px(20));
  canvas.scene().items.push_back(std::move(piece));
}

void DeckScreen::draw_row(Canvas& canvas, Rect& rest, const ShelfDeck& deck) {
  const float line = row(canvas, 28), pad = canvas.px(8);
  const Rect box = rest.cut_top(2 * line + 2 * pad);
  rest.cut_top(canvas.px(8));
  const Action action{"deck", 0, deck.deck.file};
  const bool is_chosen = deck.deck.file == chosen_;
  row_panel(canvas, box, is_chosen, marked(action));
  Rect in = box.inset(pad);
  canvas.line(in.cut_top(line), deck.name, 17, theme::kParchment, Align::left, Typeface::bold);
  const std::string from = deck.own ? file_name(deck.deck.file) : "of a pack";
  const std::string state = state_of(deck);
  const float wanted = canvas.text_width(state, Typeface::label, 14) + canvas.px(12);
  canvas.line(in.cut_left(std::min(wanted, in.w)), state, 14,
              deck.problems.empty() ? theme::kDim : theme::kWarn);
  if (canvas.text_width(from, Typeface::label, 14) <= in.w)
    canvas.line(in, from, 14, theme::kDim, Align::right);
  canvas.hit(box, action, deck.name);
}

void DeckScreen::draw_chosen(Canvas& canvas, Rect box) {
  const ShelfDeck* const deck = chosen();
  if (!deck) return;
  canvas.panel(box, theme::kPanel, theme::kPanelEdge);
  box = box.inset(canvas.px(16));
  const float height = row(canvas), gap = canvas.px(8);
  const auto button = [&](const std::string& text, Action action, ButtonLook look, const std::string& tip) {
    canvas.button(box.cut_bottom(height), text, std::move(action), look, "", true, tip);
    box.cut_bottom(gap);
  };
  if (deck->own) {
    button("Delete\xE2\x80\xA6", {"delete", 0, ""}, ButtonLook::plain, "Asks first.");
    button("Make a copy and change it", {"change", 1, ""}, ButtonLook::plain,
           deck->name + " stays as it is.");
    if (deck->plain) button("Change this deck", {"change", 0, ""}, ButtonLook::main, "Cards in, cards out.");
  } else {
    button("Make a copy and change it", {"change", 0, ""}, ButtonLook::main,
           "The pack's deck stays as it is; the copy is your own.");
  }
  Rect rest = begin_scroll(canvas, box, chosen_scroll_, true);
  rest.y -= chosen_scroll_.at;
  rest.h = 1e6F;
  flow(canvas, rest, deck->name, 20, theme::kParchment, Typeface::bold);
  for (const std::string& problem : deck->problems) {
    flow(canvas, rest, problem, 14, theme::kWarn, Typeface::label);
    rest.cut_top(canvas.px(2));
  }
  rest.cut_top(canvas.px(6));
  const float line = row(canvas, 24);
  for (const game::DeckGroup& group : groups_) {
    std::vector<std::string> lines;
    int count = 0;
    for (const std::string& id : group.cards)
      for (const content::DeckEntry& entry : deck->deck.cards) {
        if (entry.card != id) continue;
        count += entry.count;
        lines.push_back(std::to_string(entry.count) + " \xC3\x97 " + shelf_->title_of(id));
      }
    heading(canvas, rest, group.name + " (" + std::to_string(count) + ")");
    for (const std::string& each : lines) canvas.line(rest.cut_top(line), each, 15);
    rest.cut_top(canvas.px(6));
  }
  end_scroll(canvas, rest.y);
}

}  // namespace misk::ui
