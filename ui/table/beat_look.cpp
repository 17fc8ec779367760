#include "table/beat_look.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "scene/fields.hpp"
#include "scene/sounds.hpp"
#include "text/joined.hpp"

namespace misk::ui {

using nlohmann::json;

namespace {

void check_sound(const std::string& name, const std::string& what) {
  const std::vector<std::string>& names = sound_names();
  if (name.empty() || std::find(names.begin(), names.end(), name) != names.end()) return;
  throw std::runtime_error(what + ", sound: there is no '" + name + "'; there are: " + text::joined(names));
}

BeatLook::Kind kind_of(const std::string& name, const std::string& what) {
  static const std::vector<std::pair<const char*, BeatLook::Kind>> kKinds = {
      {"note", BeatLook::Kind::note},
      {"banner", BeatLook::Kind::banner},
      {"cards", BeatLook::Kind::cards},
      {"reveal", BeatLook::Kind::reveal},
      {"dice", BeatLook::Kind::dice}};
  std::string list;
  for (const auto& [text, kind] : kKinds) {
    if (name == text) return kind;
    list += (list.empty() ? "" : ", ") + std::string(text);
  }
  throw std::runtime_error(what + ", look: there is no '" + name + "'; there are: " + list);
}

// 0 stands for a card that this seat may not see.
void read_cards(Fields& fields, const char* key, std::vector<std::uint16_t>& out) {
  if (const json* list = fields.find(key))
    for (const json& card : fields.list(key, *list))
      if (const std::uint16_t id = fields.as_card(card, key)) out.push_back(id);
}

template <class F>
void each(Fields& fields, const char* key, const std::string& what, F&& read) {
  if (const json* list = fields.find(key))
    for (const json& entry : fields.list(key, *list)) {
      Fields one(entry, what + ", " + key);
      read(one);
      one.finish();
    }
}

}  // namespace

BeatLook read_beat_look(const json& value, const std::string& what) {
  BeatLook out;
  Fields fields(value, what);
  std::string look = "note";
  fields.text("look", look);
  out.kind = kind_of(look, what);
  fields.text("title", out.title);
  fields.texts("lines", out.lines);
  read_cards(fields, "cards", out.cards);
  read_cards(fields, "gone", out.gone);
  each(fields, "parts", what, [&](Fields& one) {
    BeatLook::Part part;
    one.text("symbol", part.symbol);
    one.text("label", part.label);
    one.text("text", part.text);
    one.flag("fresh", part.fresh);
    out.parts.push_back(std::move(part));
  });
  each(fields, "dice", what, [&](Fields& one) {
    BeatLook::Die die;
    one.text("sign", die.sign);
    one.text("frame", die.frame);
    one.flag("used", die.used);
    out.dice.push_back(std::move(die));
  });
  fields.texts("sides", out.sides);
  each(fields, "changes", what, [&](Fields& one) {
    BeatLook::Change change;
    if (const json* card = one.find("card")) change.card = one.as_card(*card, "card");
    one.text("symbol", change.symbol);
    one.text("text", change.text);
    one.flag("good", change.good);
    if (change.card) out.changes.push_back(std::move(change));
  });
  fields.text("stamp", out.stamp);
  if (fields.find("good")) {
    bool good = false;
    fields.flag("good", good);
    out.good = good;
  }
  fields.text("from", out.from);
  fields.flag("turn", out.turn);
  fields.flag("wait", out.wait);
  fields.number("hold", out.hold);
  fields.text("sound", out.sound);
  check_sound(out.sound, what);
  fields.finish();
  return out;
}

std::string sound_of(const BeatLook& look) {
  if (!look.sound.empty()) return look.sound;
  const bool harms = std::any_of(look.changes.begin(), look.changes.end(),
                                 [](const BeatLook::Change& change) { return !change.good; });
  switch (look.kind) {
    case BeatLook::Kind::banner:
      return "banner";
    case BeatLook::Kind::cards:
      return look.turn ? "page" : "card";
    case BeatLook::Kind::dice:
    case BeatLook::Kind::reveal:
      if (look.stamp.empty() || !look.good) return look.kind == BeatLook::Kind::dice ? "dice" : "token";
      return *look.good ? "success" : "failure";
    case BeatLook::Kind::note:
      break;
  }
  if (!look.gone.empty()) return "fall";
  if (look.changes.empty()) return "";
  return harms ? "hit" : "token";
}

}  // namespace misk::ui
