#include "scene/face.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include <algorithm>

#include "scene/fields.hpp"
#include "text/shortened.hpp"

namespace misk::ui {

using nlohmann::json;

bool is_token(Shape shape) {
  return shape == Shape::disc || shape == Shape::token || shape == Shape::die || shape == Shape::pawn;
}

float aspect(Shape shape) {
  switch (shape) {
    case Shape::card:
      return 5.F / 7;
    case Shape::wide:
      return 7.F / 5;
    case Shape::place:
      return 5.F / 3;
    default:
      return 1;
  }
}

namespace {

// { "health", 2 } or { symbol = "health", text = "2", changed = true }
Stat read_stat(const json& value, const std::string& what) {
  Stat stat;
  if (value.is_array() && value.size() >= 2) {
    stat.symbol = value[0].is_string() ? value[0].get<std::string>() : "";
    stat.text = value[1].is_string()   ? value[1].get<std::string>()
                : value[1].is_number() ? std::to_string(value[1].get<int>())
                                       : "";
    stat.changed = value.size() > 2 && value[2].is_boolean() && value[2].get<bool>();
    return stat;
  }
  Fields fields(value, what);
  fields.text("symbol", stat.symbol);
  fields.text("text", stat.text);
  fields.flag("changed", stat.changed);
  fields.finish();
  return stat;
}

// "lore" or { symbol =, text =, done =, colour = }
Cell read_cell(const json& value, const std::string& what) {
  Cell cell;
  if (value.is_string()) {
    cell.symbol = value.get<std::string>();
    return cell;
  }
  Fields fields(value, what);
  fields.text("symbol", cell.symbol);
  fields.text("text", cell.text);
  fields.flag("done", cell.done);
  fields.text("colour", cell.colour);
  fields.finish();
  return cell;
}

// { "lore", "peril" } or { label =, cells =, done =, fits = }
Row read_row(const json& value, const std::string& what) {
  Row row;
  if (value.is_array()) {
    for (const json& cell : value) row.cells.push_back(read_cell(cell, what + ", a cell"));
    return row;
  }
  Fields fields(value, what);
  fields.text("label", row.label);
  fields.flag("done", row.done);
  fields.flag("fits", row.fits);
  if (const json* cells = fields.find("cells"))
    for (const json& cell : fields.list("cells", *cells))
      row.cells.push_back(read_cell(cell, what + ", a cell"));
  fields.finish();
  return row;
}

void read_stats_of(Fields& fields, std::vector<Stat>& out, const std::string& what) {
  if (const json* stats = fields.find("stats")) out = read_stats(*stats, what);
}

// The longest print of a published card has some 1,500 bytes. Nobody reads more of one, and each size that is
// tried for it takes time.
constexpr std::size_t kMostText = 8'000;

void limit(std::vector<std::string>& texts) {
  std::size_t left = kMostText;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].size() >= left) {
      texts[i] = text::cut(std::move(texts[i]), left);
      texts.resize(i + 1);
      return;
    }
    left -= texts[i].size() + 1;
  }
}

void read_rows(Fields& fields, std::vector<Row>& out, const std::string& what) {
  if (const json* rows = fields.find("rows"))
    for (const json& row : fields.list("rows", *rows)) out.push_back(read_row(row, what + ", rows"));
}

Shape read_shape(const std::string& name, const std::string& what) {
  static const std::pair<const char*, Shape> kShapes[] = {
      {"card", Shape::card},   {"wide", Shape::wide}, {"place", Shape::place}, {"disc", Shape::disc},
      {"token", Shape::token}, {"die", Shape::die},   {"pawn", Shape::pawn}};
  for (const auto& [text, shape] : kShapes)
    if (name == text) return shape;
  throw std::runtime_error(what + ": there is no shape '" + name +
                           "'; there are: card, wide, place, disc, token, die, pawn");
}

}  // namespace

std::vector<Stat> read_stats(const json& value, const std::string& what) {
  if (!value.is_array()) throw std::runtime_error(what + ": 'stats' must be a list of { \"symbol\", value }");
  std::vector<Stat> out;
  for (const json& stat : value) out.push_back(read_stat(stat, what + ", stats"));
  return out;
}

Face read_face(const json& value, const std::string& what) {
  Face face;
  Fields fields(value, what);
  std::string shape = "card";
  fields.text("shape", shape);
  face.shape = read_shape(shape, what);
  fields.text("definition", face.definition);
  fields.text("frame", face.frame);
  fields.text("title", face.title);
  fields.text("subtitle", face.subtitle);
  fields.text("corner", face.corner);
  fields.text("kind", face.kind);
  fields.text("traits", face.traits);
  fields.text("sign", face.sign);
  fields.texts("emblem", face.emblem);
  fields.text("scene", face.scene);
  fields.text("image", face.image);
  // Scripts read no file of the player's; the player's own pictures have their place by their names.
  if (!face.image.empty() && !face.image.starts_with(kInPack))
    throw std::runtime_error(what + ": 'image' leads out of its pack; write it as " + kInPack +
                             "PACK/assets/FILE");
  fields.texts("icons", face.icons);
  fields.texts("text", face.text);
  limit(face.text);
  fields.flag("back", face.back);
  read_stats_of(fields, face.stats, what);
  read_rows(fields, face.rows, what);
  fields.finish();
  return face;
}

Marks read_marks(const json& value, const std::string& what) {
  Marks marks;
  Fields fields(value, what);
  fields.flag("turned", marks.turned);
  fields.flag("dim", marks.dim);
  fields.text("banner", marks.banner);
  fields.text("sign", marks.sign);
  fields.texts("notes", marks.notes);
  limit(marks.notes);
  read_stats_of(fields, marks.stats, what);
  read_rows(fields, marks.rows, what);
  if (const json* tokens = fields.find("tokens"))
    for (const json& token : fields.list("tokens", *tokens)) {
      // { "damage", 2 } or { "uses", 3, "ammo" }
      if (!token.is_array() || token.size() < 2 || !token[0].is_string() || !token[1].is_number())
        throw std::runtime_error(what +
                                 ": a token is { \"symbol\", number } or { \"symbol\", number, \"text\" }");
      Marks::Token out{token[0].get<std::string>(), static_cast<int>(token[1].get<double>()), ""};
      if (token.size() > 2 && token[2].is_string()) out.text = token[2].get<std::string>();
      marks.tokens.push_back(std::move(out));
    }
  fields.finish();
  return marks;
}

Frame read_frame(const json& value, const std::string& what) {
  Frame frame;
  Fields fields(value, what);
  fields.colour("colour", frame.colour);
  fields.text("letter", frame.letter);
  fields.text("symbol", frame.symbol);
  fields.finish();
  return frame;
}

Symbol read_symbol(const json& value, const std::string& what) {
  Symbol symbol;
  Fields fields(value, what);
  fields.text("shape", symbol.shape);
  fields.colour("colour", symbol.colour);
  fields.text("text", symbol.text);
  fields.text("word", symbol.word);
  if (const json* polygons = fields.find("polygons"))
    for (const json& polygon : fields.list("polygons", *polygons)) {
      std::vector<Point> points;
      if (!polygon.is_array() || polygon.size() < 6 || polygon.size() % 2)
        throw std::runtime_error(
            what + ": a polygon is a list of at least three pairs of numbers x, y from 0 to 100");
      for (std::size_t i = 0; i + 1 < polygon.size(); i += 2) {
        if (!polygon[i].is_number() || !polygon[i + 1].is_number())
          throw std::runtime_error(what + ": a polygon holds numbers only");
        points.push_back({polygon[i].get<float>(), polygon[i + 1].get<float>()});
      }
      symbol.polygons.push_back(std::move(points));
    }
  fields.finish();
  return symbol;
}

Face present_face(const Face& face, const Marks& marks) {
  Face out = face;
  for (const Stat& stat : marks.stats) {
    const auto it = std::find_if(out.stats.begin(), out.stats.end(),
                                 [&](const Stat& s) { return s.symbol == stat.symbol; });
    if (it != out.stats.end())
      *it = stat;
    else
      out.stats.push_back(stat);
  }
  if (!marks.rows.empty()) out.rows = marks.rows;
  return out;
}

}  // namespace misk::ui
