#include "table/presentation.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "language/key_words.hpp"
#include "scene/fields.hpp"

namespace misk::ui {

using nlohmann::json;

namespace {

template <class E>
E named(const std::string& name, const std::vector<std::pair<const char*, E>>& names,
        const std::string& what) {
  std::string list;
  for (const auto& [text, value] : names) {
    if (name == text) return value;
    list += (list.empty() ? "" : ", ") + std::string(text);
  }
  throw std::runtime_error(what + ": there is no '" + name + "'; there are: " + list);
}

const std::vector<std::pair<const char*, Area>> kAreas = {{"left", Area::left},   {"top", Area::top},
                                                          {"board", Area::board}, {"play", Area::play},
                                                          {"hand", Area::hand},   {"focus", Area::focus}};
const std::vector<std::pair<const char*, Layout>> kLayouts = {
    {"row", Layout::row},   {"grid", Layout::grid},   {"fan", Layout::fan},     {"pile", Layout::pile},
    {"pool", Layout::pool}, {"track", Layout::track}, {"graph", Layout::graph}, {"text", Layout::text}};

Ground read_ground(const json& value, const std::string& what) {
  Ground ground;
  Fields fields(value, what);
  fields.colour("colour", ground.fill);
  fields.colour("edge", ground.edge);
  const json* points = fields.find("points");
  fields.finish();
  const std::string wanted =
      what + ": `points` is a list of numbers { x, y, x, y, ... } of at least three points";
  if (!points || !points->is_array() || points->size() < 6 || points->size() % 2)
    throw std::runtime_error(wanted);
  for (const json& each : *points)
    if (!each.is_number()) throw std::runtime_error(wanted);
  for (std::size_t i = 0; i < points->size(); i += 2)
    ground.points.push_back({(*points)[i].get<float>(), (*points)[i + 1].get<float>()});
  return ground;
}

Region read_region(const json& value, const std::set<std::string>& zone_names, const std::string& at) {
  Region region;
  Fields fields(value, at);
  fields.text("name", region.name);
  if (region.name.empty()) throw std::runtime_error(at + " has no name");
  const std::string what = "tabletop(), region '" + region.name + "'";
  std::string area = "board", layout = "row";
  fields.text("area", area);
  fields.text("layout", layout);
  region.area = named(area, kAreas, what + ", area");
  region.layout = named(layout, kLayouts, what + ", layout");
  fields.text("title", region.title);
  fields.texts("zones", region.zones);
  fields.texts("attach", region.attach);
  fields.texts("docks", region.docks);
  fields.flag("of_seat", region.of_seat);
  fields.text("size", region.size);
  named<int>(region.size, {{"small", 0}, {"normal", 1}, {"large", 2}}, what + ", size");
  fields.number("height", region.height);
  fields.number("weight", region.weight);
  fields.number("columns", region.columns);
  fields.flag("counts", region.counts);
  fields.flag("hide_empty", region.hide_empty);
  fields.colour("board", region.board);
  if (const json* grounds = fields.find("grounds"))
    for (const json& ground : fields.list("grounds", *grounds))
      region.grounds.push_back(
          read_ground(ground, what + ", ground " + std::to_string(region.grounds.size() + 1)));
  fields.finish();
  for (const auto* list : {&region.zones, &region.attach, &region.docks})
    for (const std::string& zone : *list)
      if (!zone_names.count(zone))
        throw std::runtime_error(what + ": the game has no zone '" + zone + "'; correct the name");
  return region;
}

/// A field that holds entries by name; null if missing.
const json* entries_of(Fields& fields, const char* key) {
  const json* table = fields.find(key);
  if (!table || (table->is_array() && table->empty())) return nullptr;  // an empty Lua table is a JSON list
  if (!table->is_object()) fields.wrong(key, "a table of fields", *table);
  return table;
}

std::uint16_t card_of(const json& value) {
  return value.is_number_integer() ? value.get<std::uint16_t>() : std::uint16_t{0};
}

Content read_content(const json& value, const std::string& what) {
  Content content;
  auto read_cards = [&](const json& list) {
    for (const json& card : list)
      if (card_of(card)) content.cards.push_back(card_of(card));
  };
  if (value.is_array()) {
    read_cards(value);
    return content;
  }
  Fields fields(value, what);
  fields.text("title", content.title);
  fields.text("note", content.note);
  fields.texts("lines", content.lines);
  fields.flag("hidden", content.hidden);
  if (const json* cards = fields.find("cards")) read_cards(fields.list("cards", *cards));
  if (const json* chips = fields.find("chips"))
    for (const json& chip : fields.list("chips", *chips)) {
      Content::Chip out;
      Fields one(chip, what + ", a chip");
      one.text("symbol", out.symbol);
      one.text("text", out.text);
      one.text("tip", out.tip);
      one.number("count", out.count);
      one.text("colour", out.colour);
      one.flag("current", out.current);
      one.finish();
      content.chips.push_back(std::move(out));
    }
  if (const json* places = fields.find("places"))
    for (const json& place : fields.list("places", *places)) {
      Content::Place out;
      Fields one(place, what + ", a place");
      if (const json* card = one.find("card")) out.card = card_of(*card);
      one.number("x", out.x);
      one.number("y", out.y);
      one.finish();
      if (out.card) content.places.push_back(out);
    }
  if (const json* guests = fields.find("guests"))
    for (const json& guest : fields.list("guests", *guests)) {
      Content::Guest out;
      Fields one(guest, what + ", a guest");
      if (const json* card = one.find("card")) out.card = card_of(*card);
      if (const json* place = one.find("place")) out.place = card_of(*place);
      if (const json* with = one.find("with")) out.with = card_of(*with);
      one.finish();
      if (out.card && out.place) content.guests.push_back(out);
    }
  if (const json* links = fields.find("links"))
    for (const json& link : fields.list("links", *links)) {
      // { from, to } or { from, to, "kind" }
      if (!link.is_array() || link.size() < 2)
        throw std::runtime_error(what + ": a link is { card, card } or { card, card, \"kind\" }");
      Content::Link out{card_of(link[0]), card_of(link[1]), ""};
      if (link.size() > 2 && link[2].is_string()) out.kind = link[2].get<std::string>();
      if (out.from && out.to) content.links.push_back(std::move(out));
    }
  fields.finish();
  return content;
}

}  // namespace

std::set<std::string> Presentation::zones() const {
  std::set<std::string> all;
  for (const Region& region : regions)
    for (const auto* list : {&region.zones, &region.attach, &region.docks})
      all.insert(list->begin(), list->end());
  return all;
}

std::string symbol_in_words(const std::map<std::string, Symbol>& symbols, const std::string& symbol) {
  const auto known = symbols.find(symbol);
  return known == symbols.end() || known->second.word.empty() ? game::key_in_words(symbol)
                                                              : known->second.word;
}

Presentation read_presentation(const json& value, const std::set<std::string>& zone_names) {
  Presentation out;
  Fields fields(value, "tabletop()");
  fields.colour("ground", out.ground);
  if (const json* regions = fields.find("regions"))
    for (const json& region : fields.list("regions", *regions))
      out.regions.push_back(
          read_region(region, zone_names, "tabletop(), region " + std::to_string(out.regions.size() + 1)));
  if (out.regions.empty())
    throw std::runtime_error(
        "tabletop(): `regions` is missing or empty; name at least one region with its zones");
  auto each = [&](const char* key, auto&& f) {
    if (const json* table = entries_of(fields, key))
      for (const auto& [name, entry] : table->items()) f(name, entry);
  };
  each("frames", [&](const std::string& name, const json& entry) {
    out.frames[name] = read_frame(entry, "tabletop(), frame '" + name + "'");
  });
  each("symbols", [&](const std::string& name, const json& entry) {
    out.symbols[name] = read_symbol(entry, "tabletop(), symbol '" + name + "'");
  });
  fields.find("beats");  // read by game::Beats
  each("links", [&](const std::string& name, const json& entry) {
    Fields link(entry, "tabletop(), link '" + name + "'");
    LinkKind& kind = out.links[name];
    link.colour("colour", kind.colour);
    link.number("width", kind.width);
    link.number("dash", kind.dash);
    link.flag("arrow", kind.arrow);
    link.finish();
  });
  fields.finish();
  return out;
}

Presentation plain_presentation(const std::vector<std::pair<std::string, bool>>& zones) {
  Presentation out;
  for (const auto& [name, per_player] : zones) {
    Region region;
    region.name = region.title = name;
    region.zones = {name};
    region.of_seat = per_player;
    region.area = per_player ? Area::play : Area::board;
    region.layout = Layout::row;
    region.counts = region.hide_empty = true;
    out.regions.push_back(std::move(region));
  }
  return out;
}

TableView read_table_view(const json& value, const Presentation& presentation) {
  TableView out;
  if (value.is_null()) return out;
  Fields fields(value, "table_view()");
  fields.texts("head", out.head);
  if (const json* seats = fields.find("seats"))
    for (const json& seat : fields.list("seats", *seats)) {
      SeatStrip strip;
      Fields one(seat, "table_view(), a seat");
      if (const json* card = one.find("card")) strip.card = card_of(*card);
      one.texts("notes", strip.notes);
      if (const json* stats = one.find("stats")) strip.stats = read_stats(*stats, "table_view(), a seat");
      if (const json* place = one.find("place")) strip.place = card_of(*place);
      if (const json* with = one.find("with"))
        for (const json& card : one.list("with", *with))
          if (const std::uint16_t id = card_of(card)) strip.with.push_back(id);
      one.flag("turn", strip.turn);
      one.finish();
      out.seats.push_back(std::move(strip));
    }
  if (const json* regions = entries_of(fields, "regions"))
    for (const auto& [name, entry] : regions->items()) {
      bool known = false;
      for (const Region& region : presentation.regions) known = known || region.name == name;
      if (!known) throw std::runtime_error("table_view(): tabletop() has no region '" + name + "'");
      out.regions[name] = read_content(entry, "table_view(), region '" + name + "'");
    }
  fields.finish();
  return out;
}

}  // namespace misk::ui
