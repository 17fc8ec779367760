#include "paint/marks.hpp"

#include <cmath>

#include "paint/face_drawing.hpp"

namespace misk::ui {

namespace {

constexpr std::size_t kMostTokens = 6;
constexpr float kLeastNote = 8;  // of a note's letters
constexpr Colour kChip{24, 22, 22, 240}, kChipEdge{206, 186, 146, 255}, kLetters{248, 242, 228, 255};

struct Chip {
  std::string symbol, text;
  float width = 0;
};

/// Draws rows of chips; the last row is at the lower edge. Returns the height used.
float chips(Brush& brush, Writer& writer, const Marks& marks, const Rect& rect, float height, bool left) {
  const float number = std::max(8.F, std::round(height * 0.72F)),
              gap = std::max(1.F, std::round(height * 0.1F));
  const float word = std::max(7.F, std::round(height * 0.5F));
  std::vector<Chip> all;
  const FontMeter& meter = writer.meter();
  for (const Marks::Token& token : marks.tokens) {
    if (all.size() == kMostTokens && marks.tokens.size() > kMostTokens + 1) {
      all.push_back({"", "+" + std::to_string(marks.tokens.size() - kMostTokens), 0});
      break;
    }
    all.push_back({token.symbol, std::to_string(token.count), 0});
    Chip& chip = all.back();
    chip.width = height + gap + meter.width(chip.text, Typeface::label_bold, number) + height * 0.3F;
  }
  if (all.empty()) return 0;
  // Words, as long as all chips find room on one line.
  float sum = -gap;
  for (const Chip& chip : all) sum += chip.width + gap;
  for (std::size_t i = 0; i < all.size() && i < marks.tokens.size(); ++i) {
    const std::string& name = marks.tokens[i].text;
    if (name.empty() || all[i].symbol.empty()) continue;
    const float extra = gap + meter.width(name, Typeface::label, word);
    if (sum + extra > rect.w) continue;
    sum += extra;
    all[i].width += extra;
    all[i].text += "\n" + name;  // after a line break
  }
  if (all.back().symbol.empty())
    all.back().width = meter.width(all.back().text, Typeface::label_bold, number) + height * 0.5F;
  // Break the chips into rows; a full row begins the next.
  std::vector<std::vector<Chip>> rows(1);
  float used = 0;
  for (Chip& chip : all) {
    chip.width = std::min(std::ceil(chip.width), rect.w);
    if (!rows.back().empty() && used + gap + chip.width > rect.w) {
      rows.emplace_back();
      used = 0;
    }
    used += (rows.back().empty() ? 0 : gap) + chip.width;
    rows.back().push_back(std::move(chip));
  }
  const auto most = static_cast<std::size_t>(std::max(1.F, std::floor((rect.h + gap) / (height + gap))));
  if (rows.size() > most) rows.resize(most);
  const float total = static_cast<float>(rows.size()) * (height + gap) - gap;
  float y = std::round(rect.bottom() - total);
  for (const std::vector<Chip>& row : rows) {
    float width = -gap;
    for (const Chip& chip : row) width += chip.width + gap;
    float x = std::round(left ? rect.x : rect.x + (rect.w - width) / 2);
    for (const Chip& chip : row) {
      const Rect box{x, y, chip.width, height};
      brush.panel(box, height / 2, kChipEdge);
      brush.panel(box.inset(std::max(1.F, std::round(height * 0.06F))), height / 2, kChip);
      float at = x + height * 0.16F;
      if (!chip.symbol.empty()) {
        const float side = height * 0.74F;
        writer.symbols().draw(brush, chip.symbol, {at, y + (height - side) / 2, side, side}, kChip);
        at += side + gap + height * 0.04F;
      }
      const std::size_t end = chip.text.find('\n');
      const std::string digits = chip.text.substr(0, end);
      const float baseline = std::round(y + height / 2 + number * 0.325F);
      at = std::round(at);
      brush.letters(digits, Typeface::label_bold, number, at, baseline, kLetters);
      if (end != std::string::npos) {
        at += meter.width(digits, Typeface::label_bold, number) + gap;
        brush.letters(std::string_view(chip.text).substr(end + 1), Typeface::label, word, std::round(at),
                      baseline, mix(kLetters, kChip, 0.25F));
      }
      x += chip.width + gap;
    }
    y += height + gap;
  }
  return total;
}

/// Of those at the lower edge of a small card.
float numbers_height(const Piece& piece, float unit, float scale) {
  if (piece.face && piece.face->stats.size() > kNumbersInALine)
    return 2 * height_of_numbers(unit, unit * 0.9F, (piece.face->stats.size() + 1) / 2, scale) + 2;
  return std::clamp(unit * 0.24F, 10.F, 26.F);
}

}  // namespace

void draw_marks(Brush& brush, Writer& writer, const Piece& piece, const Rect& rect, bool small, float scale) {
  const Marks& marks = piece.marks;
  const Shape shape = piece.face ? piece.face->shape : Shape::card;
  const bool card = is_card(shape);
  const float unit = std::min(rect.w, rect.h);
  Rect area = rect.inset(std::max(2.F, unit * 0.035F));
  // On a whole face they lie on the picture, so that the text stays readable.
  const bool whole = !small && !marks.turned && (shape == Shape::card || shape == Shape::wide);
  if (whole && shape == Shape::card) {
    const float icons = piece.face && !piece.face->icons.empty() ? rect.w * 0.13F : 0;
    area = {area.x + icons, rect.y + rect.h * 0.13F, area.w - icons, rect.h * 0.31F};
  } else if (whole) {
    // If a long text takes the picture's room, put the marks on the title's line.
    std::size_t letters_of_text = 0;
    if (piece.face)
      for (const std::string& line : piece.face->text) letters_of_text += line.size();
    area = letters_of_text > 140
               ? Rect{rect.x + rect.w * 0.44F, rect.y + rect.h * 0.035F, rect.w * 0.42F, rect.h * 0.17F}
               : Rect{area.x, rect.y + rect.h * 0.175F, rect.w * 0.36F, rect.h * 0.645F};
  }
  const bool beside_title = whole && shape == Shape::wide && area.x > rect.x + rect.w * 0.4F;
  if (!marks.tokens.empty()) {
    const float share = (whole && shape == Shape::wide ? 0.14F
                         : card                        ? 0.17F
                                                       : 0.42F) *
                        (marks.tokens.size() > 4 ? 0.8F : 1.F);
    const float height = std::round(std::clamp(unit * share, std::min(12 * scale, unit * 0.5F), 34 * scale));
    // Above the printed numbers, which must stay readable. A place has its numbers at its right.
    Rect where = area;
    const bool stats = piece.face && !(piece.face->stats.empty() && marks.stats.empty()) && card && !whole;
    const bool lying = small && shape == Shape::wide;  // its numbers are in the middle
    if (stats && shape == Shape::place && !marks.turned)
      where.w *= small ? 0.42F : 0.7F;  // on a small one they are in the middle
    else if (stats && lying)
      where.w *= 0.36F;
    else if (stats && !marks.turned && where.h > 4 * height)
      where.cut_bottom(small ? numbers_height(piece, unit, scale)
                             : rect.h * (shape == Shape::wide ? 0.2F : 0.132F));
    const float taken = chips(brush, writer, marks, where, height, shape == Shape::place || lying || !card);
    area = {area.x, area.y, area.w, where.bottom() - taken - area.y - 2};
  } else if (small && shape == Shape::card && !marks.turned &&
             !(marks.stats.empty() && (!piece.face || piece.face->stats.empty()))) {
    area.cut_bottom(numbers_height(piece, unit, scale));  // a note stands above the numbers
  }
  float letters = std::round(std::clamp(unit * 0.085F, 10 * scale, 15 * scale));
  if (beside_title)  // on the line of the card's kind
    area = {rect.x + rect.w * 0.5F, rect.y + rect.h * 0.22F, rect.w * 0.46F, letters * 2};
  // A small wide card is its rows, which a note would hide; it has room for it only in its large version.
  const bool only_rows = small && shape == Shape::wide && piece.face && !piece.face->rows.empty();
  if (!marks.notes.empty() && card && !only_rows && (whole || area.h > line_height(letters) * 2.5F) &&
      area.w > letters * 4) {
    std::string all;
    for (const std::string& note : marks.notes) all += (all.empty() ? "" : " · ") + note;
    const auto too_long = [&] {
      return text_width(all, Typeface::italic, letters, writer.meter()) + letters > area.w;
    };
    while (letters > kLeastNote * scale && too_long()) letters -= 1;
    const float height = line_height(letters) + 2;
    const Rect line = whole ? area.cut_top(height) : area.cut_bottom(height);
    const float width =
        std::min(line.w, std::ceil(text_width(all, Typeface::italic, letters, writer.meter())) + letters);
    const float spare = beside_title                    ? line.w - width
                        : whole && shape == Shape::wide ? 0
                                                        : (line.w - width) / 2;
    const Rect box{std::round(line.x + spare), std::round(line.y), width, height};
    brush.panel(box, height * 0.3F, {24, 22, 22, 225});
    Text text;
    text.box = {box.x + letters / 2, box.y, box.w - letters, box.h};
    text.text = all;
    text.face = Typeface::italic;
    text.size = letters;
    text.colour = kLetters;
    text.align = Align::centre;
    writer.write(brush, text, kChip);
  }
  if (!marks.banner.empty()) {
    // A ribbon across the middle with notched ends.
    const float height = std::round(std::clamp(unit * 0.15F, 12 * scale, 34 * scale));
    const float y = std::round(rect.y +
                               rect.h * (!card                    ? 0.5F
                                         : small && !marks.turned ? 0.68F
                                                                  : 0.46F) -
                               height / 2);
    const Colour ground{122, 30, 28, 245};
    const float notch = height * 0.32F, l = rect.x + 1, r = rect.right() - 1;
    brush.polygon({{l, y},
                   {r, y},
                   {r - notch, y + height / 2},
                   {r, y + height},
                   {l, y + height},
                   {l + notch, y + height / 2}},
                  mix(ground, {0, 0, 0, 255}, 0.45F));
    brush.rect({l + notch, y + 1, r - l - 2 * notch, height - 2}, ground);
    brush.rect({l + notch, y + 2, r - l - 2 * notch, 1}, {236, 200, 150, 130});
    brush.rect({l + notch, y + height - 3, r - l - 2 * notch, 1}, {236, 200, 150, 130});
    draw_fitted(brush, marks.banner, Typeface::label_bold, {l + notch + 2, y, r - l - 2 * notch - 4, height},
                height * 0.7F, kLetters);
  }
  if (piece.chosen) {
    const float side = std::clamp(unit * 0.26F, std::min(16.F, unit), 40.F);
    const Rect box{rect.right() - side, rect.y, side, side};
    const Colour green{38, 128, 70, 255};
    brush.circle(box.centre(), side / 2, kLetters);
    brush.circle(box.centre(), side / 2 - std::max(1.F, side * 0.07F), green);
    writer.symbols().draw(brush, "tick", box.inset(side * 0.22F), green, {255, 255, 255, 255});
  }
}

}  // namespace misk::ui
