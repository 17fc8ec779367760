// `look NAME`: a card in sight, with all that is printed on it and lies on it.
#include <algorithm>
#include <cstdio>
#include <map>

#include "content/suggest.hpp"
#include "scene/face.hpp"
#include "table/presentation.hpp"
#include "terminal/terminal.hpp"
#include "text/joined.hpp"
#include "text/letters.hpp"

namespace misk::cli {

namespace {

constexpr std::size_t kMost = 5;  // cards

using Symbols = std::map<std::string, ui::Symbol>;

/// A paragraph of a card without its marks: **bold**, _italic_, [symbol].
std::string read_aloud(const std::string& text, const Symbols& symbols) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '*' && i + 1 < text.size() && text[i + 1] == '*') {
      ++i;
      continue;
    }
    const bool outside =
        i == 0 || i + 1 == text.size() || !text::is_word(text[i - 1]) || !text::is_word(text[i + 1]);
    if (c == '_' && outside) continue;
    const std::size_t end = c == '[' ? text.find(']', i) : std::string::npos;
    if (end != std::string::npos) {
      // "free: in any player window" explains itself at the table; here the text goes on.
      std::string word = ui::symbol_in_words(symbols, text.substr(i + 1, end - i - 1));
      word = word.substr(0, word.find(':'));
      const bool says_it = text::folded(text.substr(std::min(end + 2, text.size()), word.size())) == word;
      if (!says_it) out += word + (i == 0 ? ":" : "");
      i = says_it ? end + 1 : end;
    } else {
      out += c;
    }
  }
  return out;
}

/// What is printed on the card and lies on it, in lines. `at`: where it is.
std::vector<std::string> lines_of(const game::ThingView& thing, const Symbols& symbols,
                                  const game::Rulebook& book, const std::string& at) {
  const ui::Face face = ui::read_face(*thing.face, thing.title);
  const ui::Marks marks = thing.marks.is_null() ? ui::Marks{} : ui::read_marks(thing.marks, thing.title);
  std::vector<std::string> out;
  const std::string subtitle = face.subtitle.empty() ? thing.subtitle : face.subtitle;
  out.push_back(face.title + (subtitle.empty() ? "" : ", " + subtitle) +
                (face.kind.empty() ? "" : "  (" + face.kind + ")") + (at.empty() ? "" : "  in " + at));
  std::vector<std::string> head;
  if (!face.traits.empty()) head.push_back(face.traits);
  std::vector<std::string> figures;
  if (!face.corner.empty()) figures.push_back("cost " + face.corner);
  for (const ui::Stat& stat : face.stats) {
    const auto now = std::find_if(marks.stats.begin(), marks.stats.end(),
                                  [&](const ui::Stat& each) { return each.symbol == stat.symbol; });
    const bool changed = now != marks.stats.end() && now->text != stat.text;
    figures.push_back(ui::symbol_in_words(symbols, stat.symbol) + " " +
                      (changed ? now->text + " (printed " + stat.text + ")" : stat.text));
  }
  for (const ui::Stat& stat : marks.stats)
    if (std::none_of(face.stats.begin(), face.stats.end(),
                     [&](const ui::Stat& each) { return each.symbol == stat.symbol; }))
      figures.push_back(ui::symbol_in_words(symbols, stat.symbol) + " " + stat.text);
  std::map<std::string, int> icons;
  for (const std::string& icon : face.icons) ++icons[icon];
  for (const auto& [icon, count] : icons)
    figures.push_back("+" + std::to_string(count) + " " + ui::symbol_in_words(symbols, icon) + " to a test");
  if (!figures.empty()) head.push_back(text::joined(figures));
  for (const std::string& line : head) out.push_back("  " + line);
  for (const std::string& paragraph : face.text) out.push_back("  " + read_aloud(paragraph, symbols));
  for (const auto& rows : {marks.rows.empty() ? face.rows : marks.rows})
    for (const ui::Row& row : rows) {
      std::vector<std::string> cells;
      for (const ui::Cell& cell : row.cells)
        cells.push_back((cell.text.empty() ? "" : cell.text + (cell.symbol.empty() ? "" : " ")) +
                        (cell.symbol.empty() ? "" : ui::symbol_in_words(symbols, cell.symbol)) +
                        (cell.done ? " (done)" : ""));
      out.push_back("  " + (row.label.empty() ? "" : row.label + ": ") + text::joined(cells) +
                    (row.done ? " (done)" : ""));
    }
  std::vector<std::string> on_it;
  for (const ui::Marks::Token& token : marks.tokens)
    on_it.push_back(std::to_string(token.count) + " " +
                    (token.text.empty() ? ui::symbol_in_words(symbols, token.symbol) : token.text));
  on_it.insert(on_it.end(), marks.notes.begin(), marks.notes.end());
  if (marks.turned) on_it.emplace_back("exhausted");
  if (!marks.banner.empty()) on_it.push_back(marks.banner);
  if (!on_it.empty()) out.push_back("  now: " + read_aloud(text::joined(on_it), symbols));
  for (const game::RuleEntry* entry : book.on_card(face.text, {}))
    out.push_back("  " + entry->title + ": " + entry->first_sentence());
  return out;
}

}  // namespace

void Terminal::look(const std::string& name) {
  if (name.empty()) {
    std::printf("Say which card: look Ghoul Priest\n");
    return;
  }
  if (!viewer_) viewer_ = std::make_unique<game::SeatViewer>(game_);
  const game::SeatView view = viewer_->look(part().player);
  Symbols symbols;
  if (const nlohmann::json table = viewer_->tabletop(); table.is_object() && table.contains("symbols"))
    for (const auto& [symbol, shape] : table.at("symbols").items())
      symbols[symbol] = ui::read_symbol(shape, symbol);
  // A whole name counts more than a part of one.
  const std::string wanted = text::folded(name);
  std::vector<const game::ThingView*> found;
  for (const bool whole : {true, false}) {
    for (const game::ThingView& thing : view.things) {
      const std::string title = text::folded(thing.title);
      if (thing.face && (whole ? title == wanted : title.find(wanted) != std::string::npos))
        found.push_back(&thing);
    }
    if (!found.empty()) break;
  }
  // Nothing of that name: what is of that kind ("act"), where the card lies open in play.
  if (found.empty())
    for (const game::ThingView& thing : view.things)
      if (thing.face && view.zones[static_cast<std::size_t>(thing.zone)].in_play &&
          text::folded(ui::read_face(*thing.face, thing.title).kind) == wanted)
        found.push_back(&thing);
  // What is the same is shown once.
  std::vector<std::pair<std::vector<std::string>, int>> shown;
  for (const game::ThingView* thing : found) {
    const game::ZoneView& zone = view.zones[static_cast<std::size_t>(thing->zone)];
    const game::ThingView* const place = thing->place ? view.find(thing->place) : nullptr;
    const std::string at = place && place != thing && zone.in_play ? place->title : zone.title;
    std::vector<std::string> lines;
    try {
      lines = lines_of(*thing, symbols, rulebook(), at);
    } catch (const std::exception& error) {
      lines = {thing->title, std::string("  ") + error.what()};
    }
    const auto same =
        std::find_if(shown.begin(), shown.end(), [&](const auto& each) { return each.first == lines; });
    if (same == shown.end())
      shown.emplace_back(std::move(lines), 1);
    else
      ++same->second;
  }
  for (std::size_t i = 0; i < shown.size() && i < kMost; ++i) {
    const auto& [lines, count] = shown[i];
    std::printf("%s%s\n", style_.bold(plain(lines.front())).c_str(),
                count > 1 ? ("  x" + std::to_string(count)).c_str() : "");
    for (std::size_t n = 1; n < lines.size(); ++n) std::printf("%s\n", plain(lines[n]).c_str());
  }
  if (shown.size() > kMost) std::printf("and %zu more are called like that\n", shown.size() - kMost);
  if (!shown.empty()) return;
  std::vector<std::string> names;
  for (const game::ThingView& thing : view.things) names.push_back(thing.title);
  std::printf("Nothing in sight is called '%s'; %s\n", plain(name).c_str(),
              content::did_you_mean(name, names, "board shows what is there").c_str());
}

}  // namespace misk::cli
