#include "paint/hash.hpp"

namespace misk::ui {

void Hash::stats(const std::vector<Stat>& list) {
  number(static_cast<std::uint32_t>(list.size()));
  for (const Stat& stat : list) {
    text(stat.symbol);
    text(stat.text);
    number(stat.changed);
  }
}

void Hash::rows(const std::vector<Row>& list) {
  number(static_cast<std::uint32_t>(list.size()));
  for (const Row& row : list) {
    text(row.label);
    number(row.done ? 7 : row.fits ? 9 : 8);
    for (const Cell& cell : row.cells) {
      text(cell.symbol);
      text(cell.text);
      text(cell.colour);
      number(cell.done ? 5 : 6);
    }
  }
}

void Hash::face(const Face* face) {
  if (!face) return number(0);
  number(static_cast<std::uint32_t>(face->shape) * 4 + (face->in_hand ? 2 : 0) + (face->back ? 1 : 0) + 8);
  bytes(&face->tint, sizeof face->tint);
  for (const std::string* s : {&face->frame, &face->title, &face->subtitle, &face->corner, &face->kind,
                               &face->traits, &face->sign, &face->image, &face->scene, &face->definition})
    text(*s);
  for (const auto* list : {&face->icons, &face->text, &face->emblem}) texts(*list);
  stats(face->stats);
  rows(face->rows);
}

void Hash::marks(const Marks& marks) {
  number(static_cast<std::uint32_t>(marks.tokens.size()));
  for (const Marks::Token& token : marks.tokens) {
    text(token.symbol);
    number(static_cast<std::uint32_t>(token.count));
    text(token.text);
  }
  stats(marks.stats);
  rows(marks.rows);
  texts(marks.notes);
  text(marks.banner);
  text(marks.sign);
  number((marks.turned ? 2 : 0) + (marks.dim ? 1 : 0));
}

}  // namespace misk::ui
