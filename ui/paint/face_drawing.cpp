// Faces of cards, drawn.
//
// One file: one function for each form of a face, over the same measures.
#include "paint/face_drawing.hpp"

#include <algorithm>
#include <cmath>

namespace misk::ui {

namespace {

constexpr Colour kParchmentTop{242, 233, 212, 255}, kParchmentBottom{226, 212, 182, 255},
    kParchment{235, 223, 198, 255};
constexpr Colour kInk{36, 28, 20, 255}, kFaintInk{112, 94, 70, 255}, kRule{168, 146, 110, 255};
constexpr Colour kBorder{20, 17, 15, 255}, kBlack{10, 9, 8, 255};
constexpr Colour kGold{255, 206, 92, 255}, kDone{52, 128, 72, 255};
constexpr float kStatsHeight = 88, kTypeHeight = 44, kIcon = 58;
constexpr float kArtInHand = 190, kTextInHand = 42;
constexpr float kLettersOfPlace = 50;

/// The paragraphs of a face as one rich text.
std::string joined(const std::vector<std::string>& paragraphs) {
  std::string text;
  for (const std::string& paragraph : paragraphs) {
    if (paragraph.empty()) continue;
    if (!text.empty()) text += "\n\n";
    text += paragraph;
  }
  return text;
}

Text rich(const Rect& box, std::string text, Typeface face, float size, float least, Colour colour = kInk) {
  Text out;
  out.box = box;
  out.text = std::move(text);
  out.face = face;
  out.size = size;
  out.least = least;
  out.colour = colour;
  out.wrap = true;
  return out;
}

/// Up to two letters as an abbreviation of a name.
std::string initials(const std::string& title) {
  std::string out;
  int count = 0;
  bool start = true;
  for (std::size_t i = 0; i < title.size() && count < 2;) {
    const std::size_t from = i;
    const std::uint32_t letter = next_letter(title, i);
    const bool is_letter =
        letter > 127 || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
    if (is_letter && start) {
      out += title.substr(from, i - from);
      ++count;
    }
    start = letter == ' ' || letter == '-';
  }
  return out;
}

}  // namespace

Rect design_size(Shape shape) {
  switch (shape) {
    case Shape::card:
      return {0, 0, 600, 840};
    case Shape::wide:
      return {0, 0, 840, 600};
    case Shape::place:
      return {0, 0, 800, 480};
    default:
      return {0, 0, 256, 256};
  }
}

bool is_card(Shape shape) {
  return shape == Shape::card || shape == Shape::wide || shape == Shape::place;
}

struct FaceDrawing::Look {
  Colour colour, dark, light, ink;
  std::string letter, symbol;
  bool named = false;  // true if the game has this frame
};

FaceDrawing::Look FaceDrawing::look(const Face& face) const {
  Frame frame;
  const auto it = frames_.find(face.frame);
  if (it != frames_.end()) frame = it->second;
  return {frame.colour,
          mix(frame.colour, kBlack, 0.5F),
          mix(frame.colour, {255, 250, 235, 255}, 0.16F),
          ink_on(frame.colour),
          frame.letter,
          frame.symbol,
          it != frames_.end()};
}

void FaceDrawing::draw(Brush& brush, const Face* face) const {
  const Rect rect = design_size(face ? face->shape : Shape::card);
  if (!face) return back(brush, nullptr, rect);
  switch (face->shape) {
    case Shape::card:
    case Shape::wide:
      return face->back ? back(brush, face, rect) : card(brush, *face, rect);
    case Shape::place:
      return face->back && face->title.empty() ? back(brush, face, rect) : place(brush, *face, rect);
    case Shape::disc:
      return round_piece(brush, *face, rect);
    case Shape::token:
    case Shape::die:
      return square_piece(brush, *face, rect);
    case Shape::pawn:
      return pawn(brush, *face, rect);
  }
}

// ---- parts

void FaceDrawing::parchment(Brush& brush, const Rect& r, float radius) const {
  brush.shaded(r, radius, kParchmentTop, kParchmentBottom);
  brush.halo(r, radius, -22, {120, 86, 40, 70});  // worn edges
}

void FaceDrawing::badge(Brush& brush, const Look& look, const Rect& box) const {
  if (look.symbol.empty() && look.letter.empty()) return;
  const Point centre = box.centre();
  const float radius = std::min(box.w, box.h) / 2;
  brush.circle(centre, radius, look.dark);
  brush.ring(centre, radius * 0.93F, radius * 0.08F, mix(look.dark, kParchment, 0.55F));
  const float side = radius * 1.22F;
  const Rect inner{centre.x - side / 2, centre.y - side / 2, side, side};
  if (!look.symbol.empty())
    writer_.symbols().draw(brush, look.symbol, inner, look.dark, kParchmentTop);
  else
    draw_fitted(brush, look.letter, Typeface::bold, inner, radius * 1.3F, kParchmentTop);
}

Art FaceDrawing::picture_of(const Face& face, const Look& look) const {
  Art art{face.emblem, face.scene, face.definition.empty() ? face.title : face.definition, look.colour};
  const std::string& sign = !look.symbol.empty() ? look.symbol : face.sign;
  if (art.emblems.empty() && art.scene.empty() && !sign.empty()) art.emblems = {sign};
  return art;
}

void FaceDrawing::draw_picture(Brush& brush, const Face& face, const Look& look, const Rect& r) const {
  const Art art = picture_of(face, look);
  draw_art(brush, writer_.symbols(), art, r);
  if (!art.emblems.empty() || !art.scene.empty() || look.letter.empty()) return;
  // A game that names no emblems: the letter of its kind.
  const float side = std::min(r.w, r.h);
  const Colour dark = mix(look.colour, {10, 12, 14, 255}, 0.8F), faint = mix(dark, kParchment, 0.42F);
  brush.circle(r.centre(), side * 0.39F, dark);
  brush.ring(r.centre(), side * 0.39F, side * 0.012F, faint);
  draw_fitted(brush, look.letter, Typeface::bold, r.inset(side * 0.28F), side * 0.5F, faint);
}

void FaceDrawing::art(Brush& brush, const Face& face, const Look& look, const Rect& r) const {
  if (const sf::Texture* picture = pictures_.get(face.image)) {
    // Crop to the box's proportions, a little above the middle, where faces are.
    const auto size = picture->getSize();
    const auto w = static_cast<float>(size.x), h = static_cast<float>(size.y);
    sf::FloatRect area(0, 0, w, h);
    if (w * r.h > h * r.w) {
      area.width = h * r.w / r.h;
      area.left = (w - area.width) / 2;
    } else {
      area.height = w * r.h / r.w;
      area.top = (h - area.height) * 0.35F;
    }
    brush.picture(*picture, r, area);
  } else {
    draw_picture(brush, face, look, r);
  }
  brush.frame(r, 0, 4, kBorder);
  brush.frame(r.inset(5), 0, 1.6F, mix(look.colour, kParchment, 0.5F).with_alpha(0.7F));
}

Rect FaceDrawing::title_bar(Brush& brush, const Face& face, const Look& look, const Rect& rect) const {
  brush.panel(rect, 30, kBorder);
  const Rect body = rect.inset(10);
  brush.shaded(body, 22, look.light, mix(look.colour, kBlack, 0.3F));
  Rect rest = body;
  Rect bar = rest.cut_top(face.subtitle.empty() ? 94 : 116);
  bar.cut_left(24);
  bar.cut_right(20);
  if (!face.corner.empty()) {
    const Point centre{rect.x + 66, rect.y + 62};
    brush.circle(centre, 48, kBorder);
    brush.circle(centre, 43, kParchmentTop);
    brush.ring(centre, 39, 2, kRule);
    draw_fitted(brush, face.corner, Typeface::bold, {centre.x - 30, centre.y - 33, 60, 66}, 58, kInk);
    bar.cut_left(92);
  }
  if (!look.symbol.empty() || !look.letter.empty()) {
    Rect place = bar.cut_right(72);
    badge(brush, look, {place.x, bar.y + 11, 72, 72});
    bar.cut_right(12);
  }
  Rect title = bar;
  if (!face.subtitle.empty()) {
    Text text =
        rich(title.cut_bottom(44), face.subtitle, Typeface::italic, 28, 18, look.ink.with_alpha(0.9F));
    text.box.h -= 8;
    writer_.write_once(brush, text, look.colour);
  }
  Text text = rich(title, face.title, Typeface::bold, 48, 24, look.ink);
  text.box.y += face.subtitle.empty() ? 0 : 6;
  writer_.write_once(brush, text, look.colour);
  return rest;
}

void FaceDrawing::type_line(Brush& brush, const Face& face, const Rect& r) const {
  std::string line;
  if (!face.kind.empty()) line = "**" + face.kind + "**";
  if (!face.traits.empty()) line += (line.empty() ? "_" : "  ·  _") + face.traits + "_";
  if (line.empty()) return;
  Text text = rich(r, line, Typeface::body, 27, 15, {70, 52, 34, 255});
  text.align = Align::centre;
  text.box = {r.x + 6, r.y, r.w - 12, r.h - 3};
  const TextLayout layout = lay_out(text, writer_.meter());
  writer_.draw(brush, layout, {text.box.x, text.box.y}, text.colour, kParchment);
  // A line on each side if there is room.
  const float side = (r.w - layout.width) / 2 - 18;
  if (side > 24) {
    const float y = r.centre().y + 1;
    for (const float x : {r.x, r.right() - side}) {
      brush.rect({x, y - 1, side, 2}, kRule);
      brush.polygon(
          {{x + side / 2, y - 6}, {x + side / 2 + 6, y}, {x + side / 2, y + 6}, {x + side / 2 - 6, y}},
          kRule);
    }
  }
}

void FaceDrawing::icons(Brush& brush, const Face& face, const Look& look, float x, float y,
                        float side) const {
  for (const std::string& icon : face.icons) {
    const Rect box{x, y, side, side};
    brush.panel(box.inset(-3), side * 0.2F, mix(look.dark, kParchment, 0.5F));
    brush.panel(box, side * 0.16F, look.dark);
    writer_.symbols().draw(brush, icon, box.inset(side * 0.13F), look.dark);
    y += side + 8;
  }
}

void draw_stat(Brush& brush, const Symbols& symbols, const Stat& stat, const Rect& box) {
  const Colour ground{34, 28, 24, 255};
  const float radius = box.h * 0.28F, line = std::max(brush.pixel(), box.h * 0.05F);
  brush.panel(box, radius, stat.changed ? kGold : Colour{150, 128, 92, 255});
  brush.panel(box.inset(line), radius - line, ground);
  Rect inner = box.inset(box.h * 0.13F);
  const bool both = !stat.symbol.empty() && !stat.text.empty();
  const float gap = both ? box.h * 0.06F : 0;
  const float side = stat.symbol.empty() ? 0 : std::min(inner.h, both ? inner.w * 0.46F : inner.w);
  const FontMeter meter(brush.fonts());
  const float room = inner.w - side - gap;
  float size = std::round(inner.h * 0.96F);
  float width = meter.width(stat.text, Typeface::label_bold, size);
  while (width > room && size > 5) width = meter.width(stat.text, Typeface::label_bold, --size);
  const float x = std::round(inner.x + std::max(0.F, (inner.w - side - gap - width) / 2));
  if (side > 0) symbols.draw(brush, stat.symbol, {x, inner.centre().y - side / 2, side, side}, ground);
  brush.letters(stat.text, Typeface::label_bold, size, std::round(x + side + gap),
                std::round(inner.centre().y + size * 0.325F),
                stat.changed ? kGold : Colour{246, 240, 226, 255});
}

float height_of_numbers(float unit, float width, std::size_t in_a_line, float scale) {
  return std::clamp(std::min(unit * 0.24F, width / static_cast<float>(in_a_line) * 0.72F), 10.F, 26 * scale);
}

void FaceDrawing::stats(Brush& brush, const std::vector<Stat>& list, const Rect& r) const {
  if (list.empty()) return;
  const auto n = static_cast<float>(list.size());
  const float gap = std::min(12.F, r.w * 0.02F);
  const float width = std::min((r.w - gap * (n - 1)) / n, r.h * 2.1F);
  float x = r.x + (r.w - width * n - gap * (n - 1)) / 2;
  const float height = std::min(r.h, width * 0.78F);
  for (const Stat& stat : list) {
    draw_stat(brush, writer_.symbols(), stat, {x, r.bottom() - height, width, height});
    x += width + gap;
  }
}

void FaceDrawing::row(Brush& brush, const Row& row, const Rect& r) const {
  const float unit = r.h;
  const Colour ground = row.done   ? Colour{212, 202, 176, 255}
                        : row.fits ? Colour{255, 226, 130, 255}
                                   : Colour{250, 244, 228, 255};
  const float line = std::max(brush.pixel(), unit * (row.fits ? 0.07F : 0.025F));
  brush.panel(r, unit * 0.16F,
              row.done   ? Colour{190, 178, 148, 255}
              : row.fits ? Colour{214, 130, 20, 255}
                         : kRule);
  brush.panel(r.inset(line), unit * 0.14F, ground);
  Rect inner = r.inset(unit * 0.1F);
  const FontMeter& meter = writer_.meter();
  if (!row.label.empty()) {
    const float size = std::round(std::max(7.F * brush.pixel(), unit * 0.34F));
    Text text;
    text.face = Typeface::label_bold;
    text.size = size;
    text.text = row.label;
    text.colour = row.done ? kFaintInk : mix(kInk, kFaintInk, 0.4F);
    text.box = inner.cut_left(std::min(text_width(row.label, text.face, size, meter) + 1, inner.w * 0.4F));
    text.align = Align::centre;
    writer_.write_once(brush, text, ground);
    inner.cut_left(unit * 0.12F);
  }
  if (row.done) inner.cut_right(unit * 0.72F);
  // As large as the row allows; smaller if there are many.
  float side = inner.h, number = std::round(inner.h * 0.72F), gap = unit * 0.14F;
  auto widths = [&] {
    std::vector<float> out;
    for (const Cell& cell : row.cells) {
      float w = cell.symbol.empty() ? 0 : side;
      if (!cell.text.empty())
        w += meter.width(cell.text, Typeface::label_bold, number) +
             (cell.symbol.empty() ? unit * 0.1F : unit * 0.06F);
      out.push_back(w);
    }
    return out;
  };
  auto sum = [&](const std::vector<float>& w) {
    float total = gap * static_cast<float>(w.empty() ? 0 : w.size() - 1);
    for (const float one : w) total += one;
    return total;
  };
  std::vector<float> w = widths();
  while (sum(w) > inner.w && side > 6) {
    side *= 0.93F;
    gap *= 0.9F;
    number = std::max(1.F, std::floor(number * 0.93F));
    w = widths();
  }
  float x = inner.x + std::max(0.F, (inner.w - sum(w)) / 2);
  const float y = inner.centre().y;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const Cell& cell = row.cells[i];
    const bool done = cell.done || row.done;
    Colour colour = parse_colour(cell.colour, {0, 0, 0, 0});
    if (colour.a) colour = readable(colour, ground);
    if (done) colour = mix(ground, kFaintInk, 0.5F);
    float at = x;
    if (!cell.symbol.empty()) {
      writer_.symbols().draw(brush, cell.symbol, {at, y - side / 2, side, side}, ground, colour);
      at += side + (cell.text.empty() ? 0 : unit * 0.06F);
    }
    if (!cell.text.empty())
      brush.letters(cell.text, Typeface::label_bold, number,
                    std::round(at + (cell.symbol.empty() ? unit * 0.05F : 0)),
                    std::round(y + number * 0.325F),
                    done       ? colour
                    : colour.a ? colour
                               : kInk);
    if (cell.done && !row.done) {
      const float tick = side * 0.56F;
      const Rect box{x + w[i] - tick * 0.85F, y + side / 2 - tick * 0.9F, tick, tick};
      brush.circle(box.centre(), tick * 0.5F, kDone);
      writer_.symbols().draw(brush, "tick", box.inset(tick * 0.2F), kDone, {255, 255, 255, 255});
    }
    x += w[i] + gap;
  }
  if (row.done) {
    const float tick = unit * 0.6F;
    const Rect box{r.right() - tick - unit * 0.16F, y - tick / 2, tick, tick};
    brush.circle(box.centre(), tick * 0.5F, kDone);
    writer_.symbols().draw(brush, "tick", box.inset(tick * 0.2F), kDone, {255, 255, 255, 255});
  }
}

void FaceDrawing::rows(Brush& brush, const Face& face, const Rect& r) const {
  if (face.rows.empty()) return;
  const auto n = static_cast<float>(face.rows.size());
  const float gap = r.h / n * 0.08F, height = (r.h - gap * (n - 1)) / n;
  float y = r.y;
  for (const Row& one : face.rows) {
    row(brush, one, {r.x, y, r.w, height});
    y += height + gap;
  }
}

void FaceDrawing::sign(Brush& brush, const Face& face, const Rect& r, Colour ground) const {
  const Symbols& symbols = writer_.symbols();
  if (!face.sign.empty() && (symbols.find(face.sign) || has_shape(face.sign))) {
    // The colours are meant for dark or light grounds. This ground may have any colour, so they must differ
    // clearly from it.
    const Symbol* symbol = symbols.find(face.sign);
    const Colour own = symbol ? readable(symbol->colour, ground, 112) : ink_on(ground);
    symbols.draw(brush, face.sign, r.inset(r.w * 0.04F), ground, own);
    return;
  }
  std::string text = face.sign.empty() ? face.corner : face.sign;
  if (text.size() > 1 && text[0] == '-' && text[1] >= '0' && text[1] <= '9') text.replace(0, 1, "−");
  if (!text.empty()) {
    draw_fitted(brush, text, Typeface::label_bold, r.inset(r.w * 0.02F), r.h * 0.84F, ink_on(ground));
    return;
  }
  Text title = rich(r, face.title, Typeface::label_bold, 52, 20, ink_on(ground));
  title.align = Align::centre;
  writer_.write_once(brush, title, ground);
}

// ---- whole faces

void FaceDrawing::back_sign(Brush& brush, const Face* face, const Look& look, const Rect& box, Colour ground,
                            Colour mark) const {
  std::string name = face && !face->sign.empty() ? face->sign : look.symbol;
  if (name.empty() && look.letter.empty()) name = "spiral";
  if (writer_.symbols().find(name) || has_shape(name))
    writer_.symbols().draw(brush, name, box, ground, mark);
  else
    draw_fitted(brush, name.empty() ? look.letter : name, Typeface::bold, box, box.h, mark);
}

void FaceDrawing::back(Brush& brush, const Face* face, const Rect& r) const {
  const Look l = look(face ? *face : Face{});
  const Colour ground = l.named ? mix(l.colour, {16, 18, 20, 255}, 0.62F) : Colour{42, 38, 44, 255};
  brush.panel(r, 30, kBorder);
  const Rect body = r.inset(12);
  brush.shaded(body, 20, mix(ground, {255, 240, 210, 255}, 0.07F), mix(ground, kBlack, 0.35F));
  const Colour line = mix(ground, kParchment, 0.2F), strong = mix(ground, kParchment, 0.42F);
  // Lozenges.
  const Rect field = body.inset(34);
  const float step = 52;
  for (float y = field.y; y < field.bottom() + step; y += step)
    for (float x = field.x; x < field.right() + step; x += step) {
      const std::vector<Point> lozenge = clipped({{x, y - 9}, {x + 9, y}, {x, y + 9}, {x - 9, y}}, field);
      if (lozenge.size() >= 3) brush.polygon(lozenge, line);
      const std::vector<Point> small = clipped({{x + step / 2, y + step / 2 - 4},
                                                {x + step / 2 + 4, y + step / 2},
                                                {x + step / 2, y + step / 2 + 4},
                                                {x + step / 2 - 4, y + step / 2}},
                                               field);
      if (small.size() >= 3) brush.polygon(small, line);
    }
  brush.frame(body.inset(14), 12, 3, strong);
  brush.frame(body.inset(24), 8, 1.6F, line);
  const Point centre = r.centre();
  const float radius = std::min(r.w, r.h) * 0.27F;
  brush.circle(centre, radius + 10, mix(ground, kBlack, 0.45F));
  brush.ring(centre, radius + 8, 4, strong);
  brush.ring(centre, radius - 4, 2, line);
  const float side = radius * 1.24F;
  const Rect inner{centre.x - side / 2, centre.y - side / 2, side, side};
  const Colour mark = mix(ground, kParchment, 0.72F);
  back_sign(brush, face, l, inner, mix(ground, kBlack, 0.45F), mark);
  if (face && !face->title.empty()) {
    Text title = rich({r.x + 70, r.bottom() - 150, r.w - 140, 80}, face->title, Typeface::bold, 40, 22, mark);
    title.align = Align::centre;
    if (r.h > r.w) writer_.write_once(brush, title, ground);
  }
}

void FaceDrawing::card(Brush& brush, const Face& face, const Rect& rect) const {
  const Look l = look(face);
  Rect sheet = title_bar(brush, face, l, rect);
  sheet = {sheet.x + 12, sheet.y, sheet.w - 24, sheet.h - 12};
  parchment(brush, sheet, 12);
  Rect area = sheet.inset(16);
  if (!face.stats.empty()) {
    stats(brush, face.stats, area.cut_bottom(std::min(kStatsHeight, area.h * 0.2F)));
    area.cut_bottom(8);
  }
  const std::string text = joined(face.text);
  const bool typed = !face.kind.empty() || !face.traits.empty();
  const bool wide = rect.w > rect.h;
  const auto icon_count = static_cast<float>(face.icons.size());
  const float icon_height = icon_count * (kIcon + 8);
  const float indent = face.icons.empty() ? 0 : kIcon + 6;
  const FontMeter& meter = writer_.meter();
  const bool image = pictures_.get(face.image) != nullptr;
  auto text_needs = [&](float width, float size) {
    return text.empty() ? 0.F : text_height(text, width - 12, Typeface::body, size, meter) + 10;
  };
  const auto row_count = static_cast<float>(face.rows.size());
  // Rows are needed in play: they get room first, and give some of it to a long text.
  float rows_height = row_count * 100;

  if (wide) {
    // The picture is at the left if the text leaves room.
    const float side = 290;
    bool art_fits = text_needs(area.w - side - 14, 34) + (typed ? kTypeHeight : 0) +
                        std::min(rows_height, row_count * 72) <=
                    area.h;
    if (art_fits) {
      art(brush, face, l, area.cut_left(side));
      icons(brush, face, l, sheet.x - 4, area.y + 8, kIcon);
      area.cut_left(14);
    } else if (!face.icons.empty()) {
      icons(brush, face, l, sheet.x - 4, area.y + 4, std::min(kIcon, area.h / icon_count - 8));
      area.cut_left(indent);
    }
    if (typed) type_line(brush, face, area.cut_top(kTypeHeight));
    if (!face.rows.empty()) {
      const float most = std::max(row_count * 56, area.h - text_needs(area.w, 28));
      rows(brush, face, area.cut_top(std::min({rows_height, most, text.empty() ? area.h : area.h * 0.75F})));
      area.cut_top(8);
    }
    Text body = rich(area.inset(6), text, Typeface::body, 42, 12);
    writer_.write_once(brush, body, kParchment);
    return;
  }

  const float fixed = (typed ? kTypeHeight : 0);
  float room = area.h - fixed;
  float size = 0, art_height = 0;
  const float least_rows = row_count * 74;
  for (const auto& [letters, least_art] :
       {std::pair{38.F, 300.F}, {36.F, 260.F}, {34.F, 200.F}, {32.F, 170.F}, {30.F, 140.F}, {28.F, 120.F}}) {
    const float left = room - text_needs(area.w, letters) - (row_count > 0 ? least_rows + 10 : 0) - 10;
    const float wanted =
        std::max(row_count > 0 ? least_art * 0.6F : least_art, face.icons.empty() ? 0 : icon_height + 8);
    if (left < wanted) continue;
    size = letters;
    art_height = left;
    break;
  }
  if (size > 0) {
    if (row_count > 0) {
      // Spare room goes to the rows first.
      const float spare = std::max(0.F, art_height - 150);
      rows_height = std::min(rows_height, least_rows + spare);
      art_height -= rows_height - least_rows;
    }
    const float most = text.empty() && face.rows.empty() ? 560
                       : face.in_hand                    ? kArtInHand
                       : image                           ? 420
                                                         : 380;
    art_height = std::min(art_height, most);
    art(brush, face, l, area.cut_top(art_height));
    icons(brush, face, l, sheet.x - 6, sheet.y + 24, kIcon);
    area.cut_top(4);
  } else {
    size = 34;
    if (!face.icons.empty()) {
      icons(brush, face, l, sheet.x - 6, sheet.y + 24, kIcon);
      area.cut_left(indent);
    }
    if (row_count > 0)
      rows_height = std::clamp(area.h - fixed - text_needs(area.w, 28), row_count * 60,
                               std::min(rows_height, area.h * 0.6F));
  }
  if (typed) type_line(brush, face, area.cut_top(kTypeHeight));
  if (row_count > 0) {
    rows(brush, face, area.cut_top(rows_height));
    area.cut_top(10);
  }
  area.cut_top(2);
  Text body = rich({area.x + 6, area.y, area.w - 12, area.h}, text, Typeface::body, size, 12);
  if (face.in_hand) {
    body.middle = false;
    body.size = std::max(size, kTextInHand);
  }
  writer_.write_once(brush, body, kParchment);
}

void FaceDrawing::place(Brush& brush, const Face& face, const Rect& rect) const {
  const Look l = look(face);
  brush.panel(rect, 26, kBorder);
  const Rect body = rect.inset(8);
  brush.shaded(body, 20, l.light, mix(l.colour, kBlack, 0.3F));
  Rect rest = body;
  Rect bar = rest.cut_top(116);
  Rect sheet{rest.x + 10, rest.y, rest.w - 20, rest.h - 10};
  const bool unknown = face.back;
  if (unknown)
    brush.shaded(sheet, 12, mix(l.colour, {26, 28, 30, 255}, 0.75F), {22, 24, 26, 255});
  else
    parchment(brush, sheet, 12);
  const Colour ground = unknown ? Colour{26, 28, 30, 255} : kParchment;
  bar.cut_left(24);
  bar.cut_right(18);
  if (!face.corner.empty()) {
    const Rect box = bar.cut_left(88);
    brush.circle(box.centre(), 44, kBorder);
    brush.circle(box.centre(), 39, kParchmentTop);
    draw_fitted(brush, face.corner, Typeface::bold, {box.centre().x - 28, box.centre().y - 30, 56, 60}, 56,
                kInk);
    bar.cut_left(14);
  }
  if (!l.symbol.empty() || !l.letter.empty()) {
    const Rect box = bar.cut_right(88);
    badge(brush, l, {box.x, box.centre().y - 44, 88, 88});
    bar.cut_right(10);
  }
  if (!face.subtitle.empty()) {
    Text subtitle = rich(bar.cut_bottom(44), face.subtitle, Typeface::italic, 32, 20, l.ink.with_alpha(0.9F));
    subtitle.box.h -= 6;
    writer_.write_once(brush, subtitle, l.colour);
  }
  writer_.write_once(brush, rich(bar, face.title, Typeface::bold, 68, 30, l.ink), l.colour);

  Rect area = sheet.inset(16);
  if (!face.stats.empty()) {
    const auto n = static_cast<float>(face.stats.size());
    Rect column = area.cut_right(190);
    area.cut_right(14);
    const float gap = 12, height = std::min(104.F, (column.h - gap * (n - 1)) / n);
    float y = column.y;
    for (const Stat& stat : face.stats) {
      draw_stat(brush, writer_.symbols(), stat, {column.x, y, column.w, height});
      y += height + gap;
    }
  }
  if (!face.kind.empty() || !face.traits.empty()) {
    std::string line = face.kind.empty() ? "" : "**" + face.kind + "**";
    if (!face.traits.empty()) line += (line.empty() ? "_" : "  ·  _") + face.traits + "_";
    writer_.write_once(
        brush,
        rich(area.cut_top(46), line, Typeface::body, 32, 18, unknown ? kRule : Colour{70, 52, 34, 255}),
        ground);
  }
  if (!face.rows.empty()) {
    const auto n = static_cast<float>(face.rows.size());
    rows(brush, face, area.cut_top(std::min(n * 96, face.text.empty() ? area.h : area.h * 0.6F)));
    area.cut_top(8);
  }
  const std::string text = joined(face.text);
  float letters = kLettersOfPlace;
  if (!unknown && face.rows.empty()) {
    // The picture gets what the text leaves: the board shows places small, so the letters are large.
    const auto needs = [&](float size) {
      return text.empty() ? 0 : text_height(text, area.w, Typeface::body, size, writer_.meter()) + 10;
    };
    while (letters > 34 && needs(letters) > area.h * 0.6F) letters -= 2;
    if (area.h - needs(letters) > 90) art(brush, face, l, area.cut_bottom(area.h - needs(letters)));
  }
  if (!text.empty())
    writer_.write_once(
        brush, rich(area, text, Typeface::body, kLettersOfPlace, 12, unknown ? kParchment : kInk), ground);
}

void FaceDrawing::round_piece(Brush& brush, const Face& face, const Rect& rect) const {
  const Look l = look(face);
  const Point centre = rect.centre();
  const float radius = rect.w / 2 - 2;
  const Colour field = l.named ? l.colour : Colour{222, 208, 178, 255};
  const Colour rim = mix(field, kBlack, 0.62F);
  brush.circle(centre, radius, rim);
  brush.ring(centre, radius - 9, 5, mix(field, {255, 250, 236, 255}, 0.25F));
  const float inner = radius - 20;
  const Rect box{centre.x - inner, centre.y - inner, 2 * inner, 2 * inner};
  if (face.back)
    brush.shaded(box, inner, mix(field, kBlack, 0.35F), mix(field, kBlack, 0.6F));
  else
    brush.shaded(box, inner, mix(field, {255, 250, 236, 255}, 0.16F), mix(field, kBlack, 0.14F));
  const float side = inner * 1.36F;
  sign(brush, face, {centre.x - side / 2, centre.y - side / 2, side, side},
       face.back ? mix(field, kBlack, 0.5F) : field);
}

void FaceDrawing::square_piece(Brush& brush, const Face& face, const Rect& rect) const {
  const Look l = look(face);
  const bool die = face.shape == Shape::die;
  const Colour field = l.named ? l.colour : die ? Colour{238, 230, 210, 255} : Colour{214, 200, 168, 255};
  const float radius = die ? 58 : 26;
  const Rect box = rect.inset(3);
  brush.panel(box, radius, mix(field, kBlack, 0.66F));
  if (die) {
    // Light from above: an edge, then the flat side.
    brush.shaded(box.inset(6), radius - 6, mix(field, {255, 255, 250, 255}, 0.42F),
                 mix(field, kBlack, 0.42F));
    brush.shaded(box.inset(20), radius - 14, mix(field, {255, 255, 250, 255}, 0.1F),
                 mix(field, kBlack, 0.08F));
  } else {
    brush.shaded(box.inset(8), radius - 8, mix(field, {255, 250, 236, 255}, 0.16F),
                 mix(field, kBlack, 0.16F));
    brush.frame(box.inset(17), radius - 15, 3, mix(field, kBlack, 0.4F));
  }
  sign(brush, face, rect.inset(die ? 46 : 40), field);
}

void FaceDrawing::pawn(Brush& brush, const Face& face, const Rect& rect) const {
  Look l = look(face);
  if (face.tint.a) {
    l.colour = face.tint;
    l.ink = ink_on(face.tint);
  }
  const Point centre = rect.centre();
  const float radius = rect.w / 2 - 2;
  brush.circle(centre, radius, kBorder);
  brush.circle(centre, radius - 7, kParchmentTop);
  brush.circle(centre, radius - 22, kBorder);
  const float inner = radius - 27;
  brush.shaded({centre.x - inner, centre.y - inner, 2 * inner, 2 * inner}, inner,
               mix(l.colour, {255, 250, 236, 255}, 0.14F), mix(l.colour, kBlack, 0.22F));
  const std::string letters = !face.sign.empty() ? face.sign : initials(face.title);
  const Rect box{centre.x - inner * 0.72F, centre.y - inner * 0.6F, inner * 1.44F, inner * 1.2F};
  if (writer_.symbols().find(letters) || has_shape(letters))
    writer_.symbols().draw(brush, letters, box, l.colour);
  else
    draw_fitted(brush, letters, Typeface::bold, box, inner * 1.1F, l.ink);
}

// ---- small

void FaceDrawing::small_back(Brush& brush, const Face* face, const Rect& rect) const {
  const Look l = look(face ? *face : Face{});
  const float unit = std::min(rect.w, rect.h);
  const float line = std::max(1.F, std::round(unit * 0.02F)), radius = unit * 0.06F;
  const Colour ground = l.named ? mix(l.colour, {16, 18, 20, 255}, 0.62F) : Colour{42, 38, 44, 255};
  brush.panel(rect, radius, kBorder);
  brush.shaded(rect.inset(line), radius, mix(ground, {255, 240, 210, 255}, 0.07F), mix(ground, kBlack, 0.3F));
  brush.frame(rect.inset(2 * line + 1), radius, 1, mix(ground, kParchment, 0.4F));
  const float side = unit * 0.5F;
  const Rect box{rect.centre().x - side / 2, rect.centre().y - side / 2, side, side};
  back_sign(brush, face, l, box, mix(ground, kBlack, 0.2F), mix(ground, kParchment, 0.7F));
}

namespace {

constexpr float kLeastTitle = 7;
constexpr float kLeastName = 24;  // on narrower cards a part of the name tells nothing

/// The width of the longest word.
float longest_word(const FontMeter& meter, const std::string& title, float size) {
  float most = 0;
  for (std::size_t at = 0; at < title.size();) {
    const std::size_t end = std::min(title.find(' ', at), title.size());
    most =
        std::max(most, meter.width(std::string_view(title).substr(at, end - at), Typeface::label_bold, size));
    at = end + 1;
  }
  return most;
}

}  // namespace

void FaceDrawing::draw_small(Brush& brush, const Face* given, const Rect& rect) const {
  if (!given || (given->back && given->title.empty())) return small_back(brush, given, rect);
  const Face& face = *given;
  const Look l = look(face);
  const float unit = std::min(rect.w, rect.h);
  const float line = std::max(1.F, std::round(unit * 0.02F)), radius = unit * 0.06F;
  brush.panel(rect, radius, kBorder);
  const Rect body = rect.inset(line);
  brush.shaded(body, radius - line, l.light, mix(l.colour, kBlack, 0.25F));
  Rect rest = body;
  const bool lying = rect.w > rect.h;
  const float strip = std::round(std::clamp(unit * 0.2F, 10 * scale_, 22 * scale_));
  const float least_title = kLeastTitle * scale_;
  // Small enough for its longest word, because words are not broken.
  float most_title = 19;
  auto title_size = [&](float width) {
    float size = std::round(std::clamp(unit * 0.155F, 10 * scale_, most_title * scale_));
    while (size > least_title && longest_word(writer_.meter(), face.title, size) > width) size -= 1;
    return size;
  };
  auto title = [&](const Rect& box, Colour ink, Colour ground, Align align) {
    Text text = rich(box, face.title, Typeface::label_bold, title_size(box.w), least_title, ink);
    text.align = align;
    writer_.write_once(brush, text, ground);
  };
  // So small a card is told by its picture.
  const float inside = body.w - 2 * line - 2 * std::max(2.F, std::round(unit * 0.03F));
  const auto numbers_height = [&](std::size_t in_a_line) {
    return std::round(height_of_numbers(unit, inside, in_a_line, scale_));
  };
  const auto name_fits = [&](float numbers) {
    const float sheet_height = body.h - strip - 2 * std::max(2.F, std::round(unit * 0.03F)) - line - numbers;
    return longest_word(writer_.meter(), face.title, least_title) <= inside &&
           text_height(face.title, inside, Typeface::label_bold, least_title, writer_.meter()) <=
               std::max(14.F, sheet_height * (face.rows.empty() ? 0.72F : 0.42F));
  };
  const bool named =
      lying || name_fits(face.stats.empty() ? 0 : std::round(std::clamp(unit * 0.2F, 10.F, 26 * scale_)));
  if (!named) {
    const Rect picture = body.inset(2 * line);
    draw_picture(brush, face, l, picture);
    // Of the name as much as there is room for.
    const float height = line_height(least_title) + 1;
    if (picture.w < kLeastName * scale_ || picture.h < 3 * height) return;
    Rect below = picture;
    below = below.cut_bottom(height);
    brush.rect(below, kParchment);
    Text text = rich(below.inset(1), face.title, Typeface::label_bold, least_title, least_title, kInk);
    text.wrap = false;
    text.align = Align::centre;
    return writer_.write_once(brush, text, kParchment);
  }
  // Many numbers stand in two lines, where there is room, since in one they cannot be read.
  const std::size_t half = (face.stats.size() + 1) / 2;
  const bool two_lines =
      !lying && face.stats.size() > kNumbersInALine && name_fits(2 * numbers_height(half) + 1);
  if (two_lines) most_title = 12;
  // On a small plate the name is worth more than the badge of its kind.
  const bool beside_name =
      !lying ||
      writer_.meter().width(face.title, Typeface::label_bold, least_title) + strip * 1.1F + 9 <= rest.w;
  const bool has_badge = beside_name && (!l.symbol.empty() || !l.letter.empty());
  if (lying) {
    float height = std::max(strip, std::round(rect.h * 0.3F));
    const float side = has_badge ? std::min(height - 2, strip * 1.1F) : -3;
    // A long name gets a second line if nothing else needs the room.
    if (face.stats.empty() && face.rows.empty())
      height = std::clamp(text_height(face.title, rest.w - side - 9, Typeface::label_bold,
                                      title_size(rest.w - side - 9), writer_.meter()) +
                              2,
                          height, rect.h * 0.66F);
    Rect bar = rest.cut_top(height);
    if (has_badge) {
      const Rect box = bar.cut_right(side + 3);
      badge(brush, l, {box.x, box.y + 2, side, side});
    }
    bar.cut_left(4);
    title(bar, l.ink, l.colour, Align::left);
  } else {
    Rect bar = rest.cut_top(strip);
    bar.cut_left(2);
    bar.cut_right(2);
    if (has_badge) {
      const Rect box = bar.cut_right(strip - 2);
      badge(brush, l, {box.x, box.y + 1, box.w, box.w});
    }
    if (!face.corner.empty()) {
      const Rect box = bar.cut_left(strip - 2);
      brush.circle(box.centre(), box.w / 2, kParchmentTop);
      draw_fitted(brush, face.corner, Typeface::label_bold, box, strip - 4, kInk);
    }
    float icon = std::min(strip - 3, bar.w / std::max(1.F, static_cast<float>(face.icons.size())));
    float x = bar.x + 1;
    for (const std::string& name : face.icons) {
      writer_.symbols().draw(brush, name, {x, bar.centre().y - (icon - 2) / 2, icon - 2, icon - 2}, l.colour,
                             l.ink.with_alpha(0.85F));
      x += icon;
    }
  }
  Rect sheet{rest.x + line, rest.y, rest.w - 2 * line, rest.h - line};
  brush.shaded(sheet, 2, kParchmentTop, kParchmentBottom);
  Rect area = sheet.inset(std::max(2.F, std::round(unit * 0.03F)));
  if (!face.stats.empty()) {
    const auto middle = face.stats.begin() + static_cast<std::ptrdiff_t>(two_lines ? half : 0);
    const std::vector<Stat> upper(face.stats.begin(), middle), lower(middle, face.stats.end());
    const float height = numbers_height(std::max(upper.size(), lower.size()));
    for (const std::vector<Stat>* each : {&lower, &upper}) {
      if (each->empty()) continue;
      stats(brush, *each, area.cut_bottom(std::min(height, area.h)));
      area.cut_bottom(1);
    }
  }
  if (!lying) {
    const float needs =
        text_height(face.title, area.w, Typeface::label_bold, title_size(area.w), writer_.meter());
    const float share = face.rows.empty() ? 0.72F : 0.42F;
    title(area.cut_top(std::min(std::max(needs, 12.F), std::max(14.F, area.h * share))), kInk, kParchment,
          Align::centre);
    area.cut_top(1);
  }
  if (!face.rows.empty() && area.h > 9) {
    const auto n = static_cast<float>(face.rows.size());
    rows(brush, face, area.cut_top(std::min(area.h, n * std::round(unit * 0.24F))));
  } else if (area.h > 5) {
    const Rect whole{std::round(area.x), std::round(area.y), std::round(area.w), std::round(area.h)};
    brush.rect(whole, kBorder);
    draw_picture(brush, face, l, whole.inset(line));
  }
}

}  // namespace misk::ui
