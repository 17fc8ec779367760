#include "scene/reading.hpp"

#include <algorithm>

#include "scene/rich_text.hpp"

namespace misk::ui {

namespace {

constexpr float kApart = 0.1F;  // of the letters' size: runs further apart are words of their own

void add(std::string& line, const std::string& words, const char* between = ", ") {
  if (words.empty()) return;
  if (!line.empty()) line += between;
  line += words;
}

std::string stat_words(const Stat& stat, const SymbolWord& word) {
  std::string out = word(stat.symbol);
  add(out, stat.text, " ");
  return out;
}

std::string row_words(const Row& row, const SymbolWord& word) {
  std::string out = row.label;
  for (const Cell& cell : row.cells) {
    add(out, cell.symbol.empty() ? "" : word(cell.symbol), " ");
    add(out, cell.text, " ");
  }
  if (row.done) add(out, "done");
  return out;
}

std::string without_blanks(const std::string& text) {
  return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

}  // namespace

std::string in_words(const std::string& text, const SymbolWord& word) {
  Text whole;
  whole.text = text;
  whole.box = {0, 0, 1e7F, 1e7F};
  whole.wrap = true;
  std::string out;
  const Run* before = nullptr;
  std::string symbol;  // the word of the symbol before
  const TextLayout layout = lay_out(whole, plain_meter());
  for (const Run& run : layout.runs) {
    const bool below = before && run.baseline != before->baseline;
    const bool apart = before && run.x > before->x + before->width + kApart * layout.size;
    const std::string letters = without_blanks(run.text);
    // A symbol before its own word: the word is said once.
    if (!symbol.empty() && !below && letters.starts_with(symbol)) {
      out.resize(out.size() - symbol.size());
      out += letters;
      symbol.clear();
      before = &run;
      continue;
    }
    if (below)
      out += '\n';
    else if (apart && !out.ends_with(' '))
      out += ' ';
    symbol = run.symbol.empty() ? "" : word(run.symbol);
    out += run.symbol.empty() ? run.text : symbol;
    before = &run;
  }
  return out;
}

std::string in_words(const Piece& piece, const SymbolWord& word, bool whole) {
  const Face face = present_face(piece.face ? *piece.face : Face{}, piece.marks);
  std::string out = !piece.face || face.back ? "face down" : "";
  add(out, face.title);
  if (piece.face)
    add(out, !piece.marks.sign.empty() ? piece.marks.sign : face.title.empty() ? face.sign : "");
  if (whole) {
    add(out, face.subtitle);
    add(out, face.kind);
    add(out, face.traits);
  }
  if (!piece.small || whole)
    for (const Stat& stat : face.stats) add(out, stat_words(stat, word));
  for (const Marks::Token& token : piece.marks.tokens) {
    std::string words = std::to_string(token.count);
    add(words, token.text.empty() ? word(token.symbol) : token.text, " ");
    add(out, words);
  }
  for (const Row& row : face.rows) add(out, row_words(row, word), "; ");
  for (const std::string& note : piece.marks.notes) add(out, note);
  add(out, piece.marks.banner);
  if (piece.marks.turned) add(out, "turned sideways");
  if (piece.chosen)
    add(out, "chosen");
  else if (piece.glow.a)
    add(out, "can be chosen");
  if (whole)
    for (const std::string& paragraph : face.text) add(out, in_words(paragraph, word), ". ");
  return out;
}

namespace {

/// True for texts beside each other: a name and its value, in either order.
bool on_one_line(const Text& a, const Text& b) {
  return a.box.y == b.box.y && a.box.h == b.box.h && !a.wrap && !b.wrap &&
         (a.box.right() <= b.box.x + 1 || b.box.right() <= a.box.x + 1);
}

}  // namespace

std::vector<std::string> read_scene(const Scene& scene, const Metrics& metrics, const SymbolWord& word) {
  std::vector<std::string> out;
  for (std::size_t i = scene.item_barrier; i < scene.items.size(); ++i) {
    const Item& item = scene.items[i];
    std::string line;
    if (const Text* text = std::get_if<Text>(&item)) {
      line = in_words(text->text, word);
      const Text* next = i + 1 < scene.items.size() ? std::get_if<Text>(&scene.items[i + 1]) : nullptr;
      if (next && on_one_line(*text, *next)) {
        const bool turned = next->box.x < text->box.x;
        const std::string other = in_words(next->text, word);
        line = turned ? other + ": " + line : line + ": " + other;
        ++i;
      }
    } else if (const Piece* piece = std::get_if<Piece>(&item))
      line = in_words(*piece, word, piece->rect.h * 3 > metrics.height);
    else if (const Sign* sign = std::get_if<Sign>(&item))
      line = word(sign->symbol);
    if (!line.empty()) out.push_back(std::move(line));
  }
  return out;
}

std::string name_of(const Hit& hit, const Scene& scene, const SymbolWord& word) {
  std::string out;
  for (std::size_t i = scene.item_barrier; i < scene.items.size(); ++i) {
    const Item& item = scene.items[i];
    if (const Text* text = std::get_if<Text>(&item); text && hit.rect.contains(text->box.centre()))
      add(out, in_words(text->text, word), " ");
    else if (const Piece* piece = std::get_if<Piece>(&item);
             piece && hit.piece && piece->id == hit.piece && hit.rect.contains(piece->rect.centre()))
      add(out, in_words(*piece, word), " ");
  }
  return out.empty() ? in_words(hit.tip, word) : out;
}

}  // namespace misk::ui
