#include "game/seat_view.hpp"

#include <algorithm>

#include <lua.hpp>

#include "catalog/listing.hpp"
#include "game/board.hpp"
#include "game/veil.hpp"
#include "game/view_budget.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "script/handle.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::FrameKind;
using kernel::Id;
using kernel::kNoId;
using nlohmann::json;

namespace {

constexpr int kMaxNesting = 12;
constexpr std::size_t kMaxEntries = 4000;
constexpr int kPrinted = -1;             // among the faces by seat: of cards that lie nowhere
constexpr std::size_t kEntryBytes = 64;  // rough size of an entry as JSON

/// Converts a Lua value to JSON. Components become their numbers, or 0 if `seat` may not see them; functions
/// are left out.
json to_json(lua_State* L, int index, const Game& game, int seat, int nesting = 0) {
  switch (lua_type(L, index)) {
    case LUA_TSTRING:
      return script::taken_text(L, index);
    case LUA_TBOOLEAN:
      return lua_toboolean(L, index) != 0;
    case LUA_TNUMBER: {
      const double number = lua_tonumber(L, index);
      if (number == static_cast<double>(static_cast<std::int64_t>(number)))
        return static_cast<std::int64_t>(number);
      return number;
    }
    case LUA_TLIGHTUSERDATA:
      if (script::is_component(L, index)) {
        const ComponentId id = script::to_component(L, index);
        return game.visible(id, static_cast<std::uint8_t>(seat)) ? id : 0;
      }
      return nullptr;
    case LUA_TTABLE: {
      if (nesting > kMaxNesting) return nullptr;
      if (index < 0) index = lua_gettop(L) + index + 1;
      luaL_checkstack(L, 4, "too deep");
      const std::size_t n = std::min(script::list_size(L, index), kMaxEntries);
      script::take_bytes(L, kEntryBytes * (1 + n));
      json out = json::array();
      if (n > 0) {
        for (std::size_t i = 1; i <= n; ++i) {
          script::raw_item(L, index, static_cast<int>(i));
          out.push_back(to_json(L, -1, game, seat, nesting + 1));
          lua_pop(L, 1);
        }
        return out;
      }
      std::size_t entries = 0;
      lua_pushnil(L);
      while (script::raw_next(L, index)) {
        if (lua_type(L, -2) == LUA_TSTRING && ++entries <= kMaxEntries) {
          if (out.is_array()) out = json::object();
          script::take_bytes(L, kEntryBytes);
          out[script::taken_text(L, -2)] = to_json(L, -1, game, seat, nesting + 1);
        }
        lua_pop(L, 1);
      }
      return out;
    }
    default:
      return nullptr;
  }
}

/// True for fields whose texts people see. Any other text is a name.
bool is_shown(const std::string& key) {
  static const std::set<std::string> kShown = {"title", "subtitle", "kind",  "traits", "text",   "label",
                                               "tip",   "word",     "notes", "banner", "head",   "lines",
                                               "sign",  "stamp",    "line",  "verb",   "gained", "lost"};
  return kShown.count(key) > 0;
}

/// Translates texts for people. `definition`: the card whose face it is.
void translate(json& value, const Translation& translation, Id definition, bool shown = false) {
  if (value.is_string()) {
    if (shown) value = translation.line(value.get<std::string>(), definition);
  } else if (value.is_array()) {
    for (json& each : value) translate(each, translation, definition, shown);
  } else if (value.is_object()) {
    for (auto& [key, each] : value.items()) {
      if (key == "tokens" && each.is_array()) {  // { "uses", 3, "ammo" }
        for (json& token : each)
          if (token.is_array() && token.size() > 2) translate(token[2], translation, definition, true);
      } else {
        translate(each, translation, definition, is_shown(key));
      }
    }
  }
}

/// Collects the components in a table_view: its fields `card` and `cards`, and regions that are plain lists.
void named_cards(const json& value, bool list_of_cards, std::vector<ComponentId>& out) {
  if (value.is_array()) {
    for (const json& each : value) {
      if (list_of_cards && each.is_number_integer())
        out.push_back(each.get<ComponentId>());
      else
        named_cards(each, false, out);
    }
  } else if (value.is_object()) {
    for (const auto& [key, each] : value.items()) {
      if (key == "card" && each.is_number_integer())
        out.push_back(each.get<ComponentId>());
      else if (key == "regions" && each.is_object())
        for (const auto& [name, content] : each.items()) named_cards(content, true, out);
      else
        named_cards(each, key == "cards", out);
    }
  }
}

}  // namespace

const ThingView* SeatView::find(ComponentId id) const {
  const auto it =
      std::lower_bound(things.begin(), things.end(), id,
                       [](const ThingView& thing, ComponentId wanted) { return thing.id < wanted; });
  return it != things.end() && it->id == id ? &*it : nullptr;
}

/// Calls an export with a component (0: with none) of that definition. It may change nothing.
json SeatViewer::ask(const std::string& function, ComponentId card, int seat, Id definition) {
  const auto push = [&](lua_State* L) {
    if (!card) return 0;
    script::push_component(L, card);
    return 1;
  };
  return ask(function, push, seat, definition);
}

json SeatViewer::ask(const std::string& function, const std::function<int(lua_State*)>& push, int seat,
                     Id definition) {
  script::Host& host = game_.host();
  if (!host.has_export(function)) return nullptr;
  if (ViewBudget::is_spent()) {
    const char* const kSpent =
        "the functions of the game took too long to show all cards; the rest has no face";
    if (problems_.empty() || problems_.back() != kSpent) problems_.push_back(kSpent);
    return nullptr;
  }
  json out;
  const std::size_t before = host.reports().size();
  if (host.query_export(function, push, [&](lua_State* L) { out = to_json(L, -1, game_, seat); })) {
    if (!game_.translation().language().empty()) translate(out, game_.translation(), definition);
  }
  for (std::size_t i = before; i < host.reports().size(); ++i)
    problems_.push_back(host.reports()[i].to_string());
  return out;
}

/// The event as a table: what = its name, before = its impact is still to come, and its participants. Those
/// of an ability are `source`, its card, and who resolves it (actor), and its target (subject).
json SeatViewer::told(const std::string& function, const std::string& name, const kernel::Event& event,
                      int seat) {
  const kernel::Kernel& k = game_.kernel();
  const Veil veil(game_, static_cast<std::uint8_t>(seat));
  const auto push = [&](lua_State* L) {
    lua_createtable(L, 0, kernel::kParticipants + 3);
    lua_pushlstring(L, name.data(), name.size());
    lua_setfield(L, -2, "what");
    lua_pushboolean(L, event.before);
    lua_setfield(L, -2, "before");
    const auto component = [&](std::int32_t id, const char* field) {
      if (!id || !k.valid(id)) return;
      script::push_component(L, id);
      lua_setfield(L, -2, field);
    };
    component(event.source, "source");
    for (std::size_t n = 0; n < event.v.size(); ++n) {
      if (n < kernel::kAmount) {
        component(event.v[n], kernel::kParticipantNames[n]);
        continue;
      }
      lua_pushinteger(L, event.v[n]);
      lua_setfield(L, -2, kernel::kParticipantNames[n]);
    }
    return 1;
  };
  return ask(function, push, seat, kNoId);
}

json SeatViewer::beat(const std::string& name, const kernel::Event& event, int seat,
                      std::vector<ComponentId>& cards) {
  json shown = told("table_beat", name, event, seat);
  named_cards(shown, false, cards);
  return shown;
}

json SeatViewer::said(const std::string& function, const std::string* text, int seat) {
  const Veil veil(game_, static_cast<std::uint8_t>(seat));
  const auto push = [&](lua_State* L) {
    if (!text) return 0;
    lua_pushlstring(L, text->data(), text->size());
    return 1;
  };
  return ask(function, push, seat, kNoId);
}

/// The choice as a table: the procedure and its step that ask, who chooses (you), and the ticked cards.
json SeatViewer::choice(int seat, const std::vector<ComponentId>& ticked) {
  if (!game_.host().has_export("table_choice")) return nullptr;
  const kernel::Kernel& k = game_.kernel();
  const kernel::State& state = k.state();
  const kernel::Frame* asks = nullptr;
  for (int i = state.depth - 1; i >= 0 && !asks; --i)
    if (state.frames[i].kind == FrameKind::procedure) asks = &state.frames[i];
  if (!asks) return nullptr;
  const kernel::Procedure& procedure = k.image().procedures[asks->id];
  const std::string step = asks->step < procedure.steps.size() ? procedure.steps[asks->step].id : "";
  const Veil veil(game_, static_cast<std::uint8_t>(seat));
  const auto push = [&](lua_State* L) {
    lua_createtable(L, 0, 4);
    lua_pushlstring(L, procedure.name.data(), procedure.name.size());
    lua_setfield(L, -2, "procedure");
    lua_pushlstring(L, step.data(), step.size());
    lua_setfield(L, -2, "step");
    script::push_component(L, state.avatars[seat]);
    lua_setfield(L, -2, "you");
    lua_createtable(L, static_cast<int>(ticked.size()), 0);
    for (std::size_t i = 0; i < ticked.size(); ++i) {
      script::push_component(L, ticked[i]);
      lua_rawseti(L, -2, static_cast<int>(i) + 1);
    }
    lua_setfield(L, -2, "cards");
    return 1;
  };
  return ask("table_choice", push, seat, kNoId);
}

json SeatViewer::tabletop() {
  return ask("tabletop", 0, 0, kNoId);
}

void SeatViewer::add_thing(SeatView& view, ComponentId id, const Veil& veil) {
  const kernel::Kernel& k = game_.kernel();
  const kernel::Component& component = k.component(id);
  const Id definition = veil.definition(id);
  ThingView thing;
  thing.id = id;
  // Only the visible side of an unrevealed card is shown, without which of several cards it is.
  const bool all = veil.known(id) != Known::side;
  thing.title = game_.translation().title(definition);
  if (all) {
    thing.definition = k.image().definitions[definition].id;
    thing.subtitle = game_.translation().subtitle(definition);
  }
  thing.zone = component.zone;
  const auto seat = static_cast<std::uint8_t>(view.seat);
  if (component.parent && game_.visible(component.parent, seat)) thing.parent = component.parent;
  if (const ComponentId place = k.place(id); game_.visible(place, seat)) thing.place = place;
  thing.side = component.face;
  thing.controller = component.controller == kernel::kNoPlayer ? -1 : component.controller;
  const std::uint64_t key = static_cast<std::uint64_t>(definition) << 48 |
                            static_cast<std::uint64_t>(component.face) << 32 | component.flags;
  // What is asked of a card of which one side is known is no answer about others of the same definition.
  std::shared_ptr<const json> unkept;
  auto& face = all && !ViewBudget::is_spent() ? faces_[{view.seat, key}] : unkept;
  if (!face) face = std::make_shared<const json>(ask("table_face", id, view.seat, definition));
  thing.face = face;
  thing.marks = ask("table_marks", id, view.seat, definition);
  if (const std::string note = all ? game_.card_status(id).note : ""; !note.empty()) {
    if (!thing.marks.is_object()) thing.marks = json::object();
    if (!thing.marks["notes"].is_array()) thing.marks["notes"] = json::array();
    thing.marks["notes"].push_back(note);
  }
  view.things.push_back(std::move(thing));
}

std::shared_ptr<const json> SeatViewer::printed(Id definition) {
  auto& face = faces_[{kPrinted, static_cast<std::uint64_t>(definition) << 48}];
  if (face) return face;
  kernel::Kernel& k = game_.kernel();
  const kernel::Image& image = k.image();
  int zone = 0;
  for (int z = k.state().zone_count; z-- > 0;)
    if (!image.zones[k.zone_kind(z)].in_play) zone = z;
  const auto before = std::make_unique<kernel::State>(k.state());
  const ComponentId card = k.create(definition, zone, 0);
  face = std::make_shared<const json>(ask("table_face", card, 0, definition));
  k.adopt(*before);
  return face;
}

SeatView SeatViewer::look(int seat, int shown, std::vector<ComponentId> also) {
  kernel::Kernel& k = game_.kernel();
  const kernel::Image& image = k.image();
  const kernel::State& state = k.state();
  problems_.clear();
  const ViewBudget budget;
  SeatView view;
  view.seat = seat;
  view.over = game_.over();
  view.stopped = !view.over && game_.status() != kernel::Status::asking;
  view.decisions = state.decisions;
  if (view.over) view.ending = game_.ending();
  if (view.over) view.epilogue = export_lines(game_, "epilogue", seat);
  for (int p = 0; p < state.players; ++p)
    view.seats.push_back({game_.name(state.avatars[p]), state.avatars[p], k.playing(p)});

  // The question comes first: the player who is asked sees all options, wherever they lie.
  const kernel::Request& request = k.request();
  std::set<ComponentId> offered;
  if (request.open) {
    RequestView& out = view.request;
    out.open = true;
    for (const kernel::Part& part : request.parts)
      if (!part.answered) out.waiting.push_back(part.player);
    out.prompt = game_.prompt_text(request, static_cast<std::uint8_t>(seat));
    out.purpose = request.purpose;
    out.from = request.from;
    if (request.from == FrameKind::window && request.id != kNoId)
      out.what = image.windows[request.id].name;
    else if (request.from == FrameKind::timing && request.id != kNoId)
      out.what = image.points[request.id].name;
    if (game_.visible(request.subject, static_cast<std::uint8_t>(seat))) out.subject = request.subject;
    for (const kernel::Part& part : request.parts) {
      if (part.answered || part.player != seat) continue;
      out.mine = true;
      out.cite = std::string(request.cite);
      out.numeric = part.numeric;
      out.min = part.min;
      out.max = part.max;
      const std::vector<OptionNotes> notes = option_notes(game_, part);
      for (std::uint32_t i = 0; !part.numeric && i < part.count; ++i) {
        const kernel::Option& option = request.options[part.first + i];
        OptionView one;
        one.index = static_cast<std::int32_t>(i);
        one.kind = option.kind;
        one.text = game_.option_text(request, option);
        if (option.kind == kernel::OptionKind::ability) one.cite = image.abilities[option.ability].cite;
        one.comp = option.comp;
        one.target = option.target;
        if (i < notes.size()) one.notes = notes[i];
        for (const ComponentId id : {option.comp, option.target})
          if (id) offered.insert(id);
        out.options.push_back(std::move(one));
      }
      break;
    }
  }

  std::vector<ComponentId> wanted(offered.begin(), offered.end());
  if (view.request.subject) wanted.push_back(view.request.subject);
  for (int z = 0; z < state.zone_count; ++z) {
    const kernel::ZoneKind& kind = image.zones[k.zone_kind(z)];
    ZoneView zone;
    zone.name = kind.name;
    zone.title = game_.key_title(kind.name);
    zone.player = kind.per_player ? k.zone_player(z) : -1;
    zone.in_play = kind.in_play;
    zone.count = state.zones[z].count;
    const bool drawn = zones_.empty() || zones_.count(kind.name);
    k.each_in_zone(z, [&](ComponentId id) {
      if (!game_.visible(id, static_cast<std::uint8_t>(seat))) return true;
      zone.cards.push_back(id);
      if (drawn) wanted.push_back(id);
      return true;
    });
    view.zones.push_back(std::move(zone));
  }

  for (int i = state.depth - 1; i >= 0; --i) {
    const kernel::Frame& frame = state.frames[i];
    FrameView out;
    out.kind = frame.kind;
    out.text = game_.frame_text(frame, static_cast<std::uint8_t>(seat));
    if (game_.visible(frame.comp, static_cast<std::uint8_t>(seat))) out.source = frame.comp;
    switch (frame.kind) {
      case FrameKind::procedure: {
        const kernel::Procedure& procedure = image.procedures[frame.id];
        out.cite = procedure.cite;
        for (const kernel::Step& step : procedure.steps) {
          const auto at = static_cast<std::size_t>(&step - procedure.steps.data());
          std::string title = step.cite.empty() ? "" : game_.step_title(step);
          // What the rules call one step may be several here.
          if (title.empty() || (!out.chart.empty() && out.chart.back().title == title)) continue;
          if (at <= frame.step) out.step = static_cast<int>(out.chart.size());
          out.chart.push_back({std::move(title), step.cite});
        }
        if (frame.step < procedure.steps.size()) {
          const kernel::Step& step = procedure.steps[frame.step];
          if (!step.cite.empty()) out.cite = step.cite;
        }
        break;
      }
      case FrameKind::timing:
        out.cite = image.points[frame.id].cite;
        break;
      case FrameKind::window:
        out.cite = image.windows[frame.id].cite;
        break;
      case FrameKind::ability:
        out.cite = image.abilities[frame.id].cite;
        break;
      case FrameKind::script:
      case FrameKind::ask:
        break;
    }
    if (out.source) wanted.push_back(out.source);
    view.stack.push_back(std::move(out));
  }

  const Veil veil(game_, static_cast<std::uint8_t>(seat));
  const ComponentId avatar = state.avatars[shown < 0 ? seat : shown];
  view.table = ask("table_view", avatar, seat, veil.definition(avatar));
  named_cards(view.table, false, wanted);
  // The numbers are a script's: they may be those of cards that this seat does not see.
  std::erase_if(wanted, [&](ComponentId id) { return !k.valid(id) || veil.known(id) == Known::nothing; });
  wanted.insert(wanted.end(), also.begin(), also.end());
  std::erase_if(wanted, [&](ComponentId id) { return !k.valid(id); });
  std::sort(wanted.begin(), wanted.end());
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  for (const ComponentId id : wanted) add_thing(view, id, veil);
  view.problems = problems_;
  return view;
}

}  // namespace misk::game
