// Loader::build: from collected tables to the Image.
//
// One file: each function reads one kind of declaration with the readers of tables.cpp, and nothing else
// calls them.
#include <algorithm>
#include <stdexcept>

#include "declare/loader.hpp"
#include "script/bind.hpp"
#include "text/suggest.hpp"

namespace misk::script {

using kernel::Id;
using kernel::Image;
using kernel::kNoExpr;
using kernel::kNoFunction;
using kernel::kNoId;

namespace {

// Scripts may set this local several times; the least value counts.
bool is_least(const std::string& text) {
  return text.size() > 6 && text.compare(text.size() - 6, 6, ":least") == 0;
}

// "tester:card" declares a local that holds a component, "skill:value" one that holds the id of a value,
// "used:ability" one that holds the id of an ability; "auto:least" is a number.
std::string typed_name(const std::string& text, kernel::LocalKind& kind) {
  kind = kernel::LocalKind::number;
  const auto colon = text.find(':');
  if (colon == std::string::npos) return text;
  const std::string what = text.substr(colon + 1);
  kind = what == "least"     ? kernel::LocalKind::number
         : what == "value"   ? kernel::LocalKind::value
         : what == "ability" ? kernel::LocalKind::ability
                             : kernel::LocalKind::component;
  return text.substr(0, colon);
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

void Loader::names(const Collected& game) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  at_ = game.origin;
  lua_rawgeti(L, LUA_REGISTRYINDEX, game.ref);
  const int t = lua_gettop(L);
  // A name alone, { name, what it is }, or a table with `name`.
  auto name_of = [&](int index) {
    if (lua_type(L, index) == LUA_TSTRING) return said(index, "name");
    lua_rawgeti(L, index, 1);
    std::string name = lua_type(L, -1) == LUA_TSTRING ? said(-1, "name") : text(index, "name");
    lua_pop(L, 1);
    return name;
  };
  auto names_in = [&](const char* key) {
    std::vector<std::string> out;
    each(t, key, [&](int index, int) { out.push_back(name_of(index)); });
    return out;
  };
  // A name too many is reported and left out; nothing is played then.
  auto add = [&](kernel::Names& list, const std::string& name, int limit, const char* things) {
    if (const Id known = list.find(name); known != kNoId) return known;
    if (fits(list.size() + 1, limit, things, name)) return list.add(name);
    return kNoId;
  };
  auto add_all = [&](kernel::Names& list, const char* key, int limit) {
    for (const auto& name : names_in(key)) {
      if (add(list, name, limit, key) == kNoId) break;
    }
  };
  add_all(image.counters, "counters", kernel::kMaxCounters);
  add_all(image.flags, "flags", kernel::kMaxFlags);
  for (const auto& name : names_in("globals")) {
    kernel::LocalKind kind{};
    const Id id = add(image.globals, typed_name(name, kind), kernel::kMaxGlobals, "globals");
    if (id == kNoId) break;
    host_.global_is_component.resize(std::max<std::size_t>(host_.global_is_component.size(), id + 1u), 0);
    host_.global_is_component[id] = kind == kernel::LocalKind::component;
  }
  add_all(image.periods, "periods", kernel::kMaxPeriods);
  for (const auto& name : names_in("tags")) tag(name);
  for (const auto& name : names_in("outcomes")) host_.outcomes_.push_back(name);
  each(t, "values", [&](int index, int) {
    kernel::ValueKey key;
    key.name = name_of(index);
    if (lua_istable(L, index)) key.floor = flag(index, "floor", true);
    // If its manifest says so, a pack may declare anew what another pack has declared; the new one replaces
    // the old.
    if (const Id known = image.values_names.find(key.name); known != kNoId) {
      image.values[known] = key;
    } else if (add(image.values_names, key.name, kernel::kMaxValues, "values") != kNoId) {
      image.values.push_back(key);
    }
  });
  auto put = [&](auto& list, Id known, const auto& one, int limit, const char* things) {
    if (known != kNoId)
      list[known] = one;
    else if (fits(list.size() + 1, limit, things, one.name))
      list.push_back(one);
  };
  each(t, "zones", [&](int index, int) {
    kernel::ZoneKind zone;
    zone.name = name_of(index);
    zone.per_player = flag(index, "player");
    zone.in_play = flag(index, "in_play");
    zone.attached = flag(index, "attached");
    const std::string visible = text(index, "visible", "all");
    zone.visible = visible == "owner"  ? kernel::Visible::owner
                   : visible == "none" ? kernel::Visible::none
                                       : kernel::Visible::all;
    const std::string open = text(index, "open", "nothing");
    zone.open = open == "top"       ? kernel::Open::top
                : open == "content" ? kernel::Open::content
                                    : kernel::Open::nothing;
    const std::string place = text(index, "place", "none");
    zone.place = place == "itself"   ? kernel::PlaceBy::itself
                 : place == "parent" ? kernel::PlaceBy::parent
                 : place == "player" ? kernel::PlaceBy::player
                                     : kernel::PlaceBy::none;
    put(image.zones, image.find_zone(zone.name), zone, kernel::kMaxZoneKinds, "zones");
  });
  each_pair(t, "timing_points", [&](const std::string& name, int index) {
    kernel::TimingPoint point;
    point.name = name;
    point.text = text(index, "text");
    point.text_before = text(index, "before");
    point.text_others = text(index, "others");
    point.about = text(index, "about");
    point.cite = text(index, "cite");
    put(image.points, image.find_point(name), point, kernel::kMaxPoints, "timing points");
  });
  each_pair(t, "windows", [&](const std::string& name, int index) {
    kernel::WindowDef window;
    window.name = name;
    window.prompt = text(index, "prompt");
    window.pass = text(index, "pass", "Pass");
    window.cite = text(index, "cite");
    put(image.windows, image.find_window(name), window, kernel::kMaxWindows, "windows");
  });
  each_pair(t, "words", [&](const std::string& name, int index) { image.macros[name] = {name_of(index)}; });
  each_pair(t, "sets", [&](const std::string& name, int) {
    kernel::SetDef set;
    set.name = name;
    put(image.sets, image.find_set(name), set, kernel::kMaxIds, "sets");
  });
  lua_pop(L, 1);
}

void Loader::bodies(const Collected& game) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  at_ = game.origin;
  lua_rawgeti(L, LUA_REGISTRYINDEX, game.ref);
  const int t = lua_gettop(L);
  each(t, "values", [&](int index, int) {
    if (!lua_istable(L, index)) return;
    const kernel::ExprId base = expression(index, "base");
    lua_rawgeti(L, index, 1);
    const std::string name = lua_type(L, -1) == LUA_TSTRING ? said(-1, "name") : text(index, "name");
    lua_pop(L, 1);
    image.values[image.values_names.find(name)].base = base;
  });
  each_pair(t, "timing_points", [&](const std::string& name, int index) {
    image.points[image.find_point(name)].arbiter.expr = expression(index, "arbiter");
  });
  each_pair(t, "windows", [&](const std::string& name, int index) {
    const kernel::ExprId last = expression(index, "last");
    image.windows[image.find_window(name)].last = last;
  });
  each_pair(t, "sets", [&](const std::string& name, int index) {
    const kernel::ExprId player = expression(index, "player");
    kernel::SetDef set;
    set.name = name;
    for (const std::string& zone : texts(index, "zones")) {
      const Id kind = named(image.find_zone(zone), "zone", zone);
      if (kind != kNoId) set.from.push_back({kind, image.zones[kind].per_player ? player : kNoExpr});
    }
    set.where = expression(index, "where");
    image.sets[image.find_set(name)] = set;
  });
  push_own(L, t, "policy");
  if (lua_istable(L, -1)) {
    const int p = lua_gettop(L);
    kernel::Policy& policy = image.policy;
    // A key that is left out keeps its earlier declaration.
    auto read = [&](kernel::ExprId& to, const char* key) {
      if (const kernel::ExprId given = expression(p, key); given != kNoExpr) to = given;
    };
    read(policy.arbiter, "arbiter");
    read(policy.first, "first");
    read(policy.playing, "playing");
    read(policy.allowed, "allowed");
    read(policy.after_costs_guard, "after_costs_if");
    read(policy.still_able, "still_able");
    read(policy.precedence, "precedence");
    auto refer = [&](Id& to, const char* key, auto find, const char* what) {
      if (const std::string name = text(p, key); !name.empty()) to = named(find(name), what, name);
    };
    refer(
        policy.main, "main", [&](const std::string& n) { return image.find_procedure(n); }, "procedure");
    refer(
        policy.after_costs, "after_costs", [&](const std::string& n) { return image.find_procedure(n); },
        "procedure");
    refer(
        policy.initiates, "initiates", [&](const std::string& n) { return image.find_point(n); },
        "timing point");
    refer(
        policy.resolved, "resolved", [&](const std::string& n) { return image.find_point(n); },
        "timing point");
    refer(
        policy.gone, "gone", [&](const std::string& n) { return image.find_zone(n); }, "zone");
    refer(
        policy.avatars, "avatars", [&](const std::string& n) { return image.tags.find(n); }, "tag");
    refer(
        policy.blank, "blank", [&](const std::string& n) { return image.values_names.find(n); }, "value");
    refer(
        policy.settle, "settle", [&](const std::string& n) { return image.find_procedure(n); }, "procedure");
    read(policy.settle_guard, "settle_if");
    for (const std::string& counter : texts(p, "settle_after"))
      if (const Id id = named(image.counters.find(counter), "counter", counter); id != kNoId)
        policy.settle_counters.add(id);
    for (const std::string& key : texts(p, "settle_while")) {
      const Id value = image.values_names.find(key);
      const Id tag = value == kNoId ? named(image.tags.find(key), "value or tag", key) : kNoId;
      if (value != kNoId)
        policy.settle_keys.push_back(value);
      else if (tag != kNoId)
        policy.settle_keys.push_back(image.tag_key(tag));
    }
    refer(
        policy.immune, "immune", [&](const std::string& n) { return image.values_names.find(n); }, "value");
    refer(
        policy.conflict, "conflict", [&](const std::string& n) { return image.find_procedure(n); },
        "procedure");
    if (policy.conflict != kNoId && image.procedures[policy.conflict].locals.size() < 2)
      error("the procedure of policy.conflict has no two locals for what contradicts each other");
  }
  lua_settop(L, t);
  push_own(L, t, "kinds");
  if (lua_istable(L, -1)) {
    const int k = lua_gettop(L);
    image.policy.kind = named(image.values_names.find(text(k, "value")), "value", text(k, "value"));
    for (const std::string& tag : texts(k, "tags")) {
      const Id id = named(image.tags.find(tag), "tag", tag);
      if (id == kNoId) continue;
      if (!fits(image.policy.kinds.size() + 1, kernel::kMaxKinds, "kinds", tag)) break;
      image.policy.kinds.push_back(id);
    }
  }
  lua_settop(L, t - 1);
}

void Loader::procedure_body(int table, Id id) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  const kernel::Procedure shape = image.procedures[id];  // a copy: compiling may grow the Image's lists
  std::vector<kernel::Step> steps;
  std::vector<std::string> ids;
  each(table, "steps", [&](int index, int) { ids.push_back(text(index, "id")); });
  auto step_named = [&](const std::string& name) {
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (ids[i] == name) return static_cast<Id>(i);
    if (name == "end") return static_cast<Id>(ids.size());
    error("procedure '" + shape.name + "' has no step '" + name + "'", text::did_you_mean(name, ids),
          "missing-reference");
    return Id{0};
  };
  each(table, "steps", [&](int index, int number) {
    kernel::Step step;
    step_ = number;
    in_step_ = " (in step '" + ids[static_cast<std::size_t>(number - 1)] + "' of '" + shape.name + "')";
    step.id = text(index, "id");
    step.cite = text(index, "cite");
    step.text = text(index, "text", text(index, "prompt"));
    step.guard = expression(index, "when");
    auto local = [&](int table_at, const char* key) {
      const std::string name = text(table_at, key);
      if (name.empty()) return kNoId;
      const auto found = std::find(shape.locals.begin(), shape.locals.end(), name);
      if (found != shape.locals.end()) return static_cast<Id>(found - shape.locals.begin());
      error("procedure '" + shape.name + "' has no local '" + name + "'",
            text::did_you_mean(name, shape.locals), "missing-reference");
      return kNoId;
    };
    auto has = [&](const char* key) {
      push_own(L, index, key);
      const bool found = !lua_isnil(L, -1);
      lua_pop(L, 1);
      return found;
    };
    if (has("window")) {
      step.op = kernel::Op::window;
      step.what = named(image.find_window(text(index, "window")), "window", text(index, "window"));
    } else if (has("announce")) {
      step.op = kernel::Op::announce;
      push_own(L, index, "announce");
      if (lua_type(L, -1) == LUA_TSTRING) {
        step.what = named(image.find_point(lua_tostring(L, -1)), "timing point", lua_tostring(L, -1));
      } else if (lua_istable(L, -1)) {
        const int a = lua_gettop(L);
        step.only_after = flag(a, "happened");
        step.goes_on = local(a, "goes_on");
        step.left = local(a, "left");
        step.what = named(image.find_point(text(a, "point")), "timing point", text(a, "point"));
        for (std::size_t i = 0; i < step.args.size(); ++i)
          step.args[i] = expression(a, kernel::kParticipantNames[i]);
      }
    } else if (has("script")) {
      step.op = kernel::Op::script;
      step.function = function(index, "script");
    } else if (has("call")) {
      step.op = kernel::Op::call;
      step.what = named(image.find_procedure(text(index, "call")), "procedure", text(index, "call"));
      if (step.what != kNoId) {
        const kernel::Procedure called = image.procedures[step.what];
        step.sets = assignments(index, "with", &called, nullptr);
      }
    } else if (has("go")) {
      step.op = kernel::Op::jump;
      step.target = step_named(text(index, "go"));
    } else if (has("stop")) {
      step.op = kernel::Op::stop;
    } else if (has("expire")) {
      step.op = kernel::Op::expire;
      step.what = named(image.periods.find(text(index, "expire")), "period", text(index, "expire"));
    } else if (has("period")) {
      step.op = kernel::Op::period;
      step.what = named(image.periods.find(text(index, "period")), "period", text(index, "period"));
    } else if (has("use")) {
      step.op = kernel::Op::use;
      step.ability = text(index, "use");
      step.of = expression(index, "of");
      step.by = expression(index, "by");
    } else if (has("each") || (has("card") && !has("move_to"))) {
      step.op = kernel::Op::each;
      if (has("card"))
        step.of = expression(index, "card");
      else
        step.set = named(image.find_set(text(index, "each")), "set", text(index, "each"));
      step.is_flag = has("flag");
      const std::string name = text(index, step.is_flag ? "flag" : "counter");
      step.what = step.is_flag ? named(image.flags.find(name), "flag", name)
                               : named(image.counters.find(name), "counter", name);
      step.max = expression(index, "value");
      if (step.max == kNoExpr) error("a counter or flag needs a `value`");
    } else if (has("move") || has("discard") || has("card")) {
      step.op = kernel::Op::move;
      const std::string set = text(index, has("move") ? "move" : "discard");
      if (has("card"))
        step.of = expression(index, "card");
      else
        step.set = named(image.find_set(set), "set", set);
      if (!has("discard"))
        step.move_to = named(image.find_zone(text(index, "move_to")), "zone", text(index, "move_to"));
    } else if (has("pick")) {
      step.op = kernel::Op::pick;
      step.move_to = named(image.find_zone(text(index, "pick")), "zone", text(index, "pick"));
      step.left = local(index, "into");
      if (step.left == kNoId) error("`pick` needs the name of a local as `into`");
    } else if (has("choose")) {
      step.op = kernel::Op::choose;
      step.set = named(image.find_set(text(index, "choose")), "set", text(index, "choose"));
      step.where = expression(index, "where");
      step.by = expression(index, "by");
      step.min = expression(index, "min");
      step.max = expression(index, "max");
      if (has("move_to"))
        step.move_to = named(image.find_zone(text(index, "move_to")), "zone", text(index, "move_to"));
    } else {
      step.op = kernel::Op::set;
      step.sets = assignments(index, "set", &shape, nullptr);
    }
    if (has("again")) {
      step.again = expression(index, "again");
      step.target = step_named(text(index, "to", step.id));
    }
    steps.push_back(std::move(step));
  });
  step_ = 0;
  in_step_.clear();
  if (steps.size() >= kNoId)
    error("procedure '" + shape.name + "' has " + std::to_string(steps.size()) +
              " steps; there is room for " + std::to_string(kNoId - 1),
          "make two procedures of it", "limit");
  image.procedures[id].steps = std::move(steps);
}

bool Loader::definition_names(const Collected& item) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  at_ = item.origin;
  lua_rawgeti(L, LUA_REGISTRYINDEX, item.ref);
  const int t = lua_gettop(L);
  at_.file = text(t, "file", at_.file);
  at_.line = number(t, "line", at_.line);
  kernel::Definition def;
  def.origin = at_;
  def.id = full_id(item);
  if (!fits(image.definitions.size() + 1, kernel::kMaxIds, "definitions in all packs together", def.id)) {
    lua_settop(L, t - 1);
    return false;
  }
  def.pack = def.id.substr(0, def.id.find(':'));
  const std::string id = def.id.substr(def.id.find(':') + 1);
  if (const auto changed = overridden_.find(def.id); changed != overridden_.end())
    for (const kernel::Origin& origin : changed->second)
      if (std::find(def.patched_by.begin(), def.patched_by.end(), origin.pack) == def.patched_by.end())
        def.patched_by.push_back(origin.pack);
  def.title = text(t, "title", id);
  def.subtitle = text(t, "subtitle");
  def.title_id = image.titles.add(def.title);
  if (auto it = defined_.find(def.id); it != defined_.end()) {
    error("'" + def.id + "' is already defined in " + it->second.file + "; this is a second one",
          "give one of them another id or file name", "duplicate-id");
  } else {
    defined_[def.id] = at_;
  }
  const auto index = static_cast<Id>(image.definitions.size());
  image.definition_index[def.id] = index;
  if (const auto [usual, is_new] = image.definition_index.try_emplace(id, index); !is_new) {
    std::vector<Id>& all = image.namesakes[id];
    if (all.empty()) all.push_back(usual->second);
    all.push_back(index);
  }
  for (const std::string& code : texts(t, "codes")) {
    image.definition_index.try_emplace(code, index);
    codes_.emplace_back(code, index);
  }
  for (const std::string& name : texts(t, "tags"))
    if (const Id id_of_tag = tag(name); id_of_tag != kNoId) def.tags.add(id_of_tag);
  for (const std::string& name : texts(t, "text_box"))
    if (const Id tag_id = image.tags.find(name); tag_id != kNoId && tag_id < kernel::kMaxTags)
      def.text_box.add(tag_id);
  def.memory = texts(t, "memory");
  if (def.memory.size() > kernel::kMaxMemory)
    fits(def.memory.size(), kernel::kMaxMemory, "numbers that a card remembers",
         def.memory[kernel::kMaxMemory], def.id);
  each(t, "abilities", [&](int a, int) {
    if (!lua_istable(L, a)) return;
    for (const std::string& name : texts(a, "tags")) tag(name);
    each(a, "results", [&](int r, int) {
      if (lua_istable(L, r))
        for (const std::string& name : texts(r, "tags")) tag(name);
    });
  });
  push_own(L, t, "data");
  take_data(lua_gettop(L));
  host_.definition_data.push_back(lua_istable(L, -1) ? luaL_ref(L, LUA_REGISTRYINDEX) : (lua_pop(L, 1), 0));
  image.definitions.push_back(std::move(def));
  lua_settop(L, t - 1);
  return true;
}

Id Loader::ability(int table, Id definition, Id parent, int index) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  const std::vector<std::string> memory = image.definitions[definition].memory;
  const kernel::Origin outer = at_;
  at_.file = text(table, "file", at_.file);
  at_.line = number(table, "line", at_.line);
  only(table, {"kind",     "name",    "text",    "cite",      "tags",      "zones",     "faces",
               "on",       "tier",    "windows", "who",       "you",       "condition", "cost",
               "limit",    "target",  "effect",  "procedure", "modifiers", "commence",  "finish",
               "announce", "results", "line",    "file",      "last_only", "inherent",  "resolving"},
       "an ability");
  kernel::Ability a;
  a.definition = definition;
  a.index = static_cast<Id>(index);
  a.parent = parent;
  a.origin = at_;
  a.name = text(table, "name");
  a.text = text(table, "text");
  a.cite = text(table, "cite");
  const auto of_definition = image.definitions[definition].abilities.size() + 1;
  if (!fits(image.abilities.size() + 1, kernel::kMaxIds, "abilities in all packs together", a.text) ||
      !fits(of_definition, kernel::kMaxAbilities, "abilities and their results on one card", a.text,
            image.definitions[definition].id)) {
    at_ = outer;
    return kNoId;
  }
  for (const std::string& name : texts(table, "tags"))
    if (const Id id_of_tag = tag(name); id_of_tag != kNoId) a.tags.add(id_of_tag);
  const std::string kind = text(table, "kind", "manual");
  if (kind == "constant")
    a.kind = kernel::AbilityKind::constant;
  else if (kind == "forced")
    a.kind = kernel::AbilityKind::forced;
  else if (kind == "reaction")
    a.kind = kernel::AbilityKind::reaction;
  else if (kind == "window")
    a.kind = kernel::AbilityKind::window;
  else if (kind != "manual")
    error("an ability cannot be of kind '" + kind + "'");
  a.zones =
      zone_set(table, "zones", a.kind == kernel::AbilityKind::manual ? ~kernel::ZoneSet{} : zones_in_play());
  each(table, "faces", [&](int i, int n) {
    if (n == 1) a.faces = 0;
    const lua_Integer face = lua_tointeger(L, i);
    if (face < 0 || face >= kernel::kMaxFaces)
      return error(
          "a card has no face " + std::to_string(face),
          "its faces are 0 (the front), 1 (the back), and so on to " + std::to_string(kernel::kMaxFaces - 1),
          "limit");
    a.faces = static_cast<std::uint8_t>(a.faces | 1u << face);
  });
  if (const std::string on = text(table, "on"); !on.empty())
    a.point = named(image.find_point(on), "timing point", on);
  const std::string tier = text(table, "tier", "after");
  if (tier == "would")
    a.tier = kernel::Tier::would;
  else if (tier == "when")
    a.tier = kernel::Tier::when;
  else if (tier == "at")
    a.tier = kernel::Tier::at;
  else if (tier != "after")
    error("there is no tier '" + tier + "'", "use would, when, at or after");
  if ((a.kind == kernel::AbilityKind::forced || a.kind == kernel::AbilityKind::reaction) &&
      a.point == kNoId && text(table, "on").empty())
    error("this ability never triggers: it names no timing point", "give it `on`", "dead-trigger");
  for (const std::string& name : texts(table, "windows")) {
    const Id window = named(image.find_window(name), "window", name);
    if (window != kNoId) a.windows.add(window);
  }
  a.who = expression(table, "who", &memory);
  a.you = expression(table, "you", &memory);
  a.last_only = flag(table, "last_only");
  a.inherent = flag(table, "inherent");
  a.resolving = flag(table, "resolving");
  if (a.resolving) a.zones = ~kernel::ZoneSet{};
  auto condition = [&](int i) {
    kernel::Value value;
    std::string reason;
    if (lua_isfunction(L, i)) {
      value.function = host_.add_function(L, i);
      reason = "its condition is not met";
    } else if (lua_type(L, i) == LUA_TSTRING) {
      reason = said(i, "condition");
      value.expr = compile(reason, &memory, "condition");
    } else {
      error("a condition is an expression or a function");
      return;
    }
    a.conditions.push_back(value);
    a.reasons.push_back(reason);
  };
  push_own(L, table, "condition");
  const int c = lua_gettop(L);
  if (lua_istable(L, c)) {
    const auto n = static_cast<int>(lua_objlen(L, c));
    for (int i = 1; i <= n; ++i) {
      take(64);
      lua_rawgeti(L, c, i);
      condition(lua_gettop(L));
      lua_settop(L, c);
    }
  } else if (!lua_isnil(L, c)) {
    condition(c);
  }
  lua_settop(L, c - 1);
  each(table, "cost", [&](int i, int) {
    only(i, {"counter", "flag", "move", "who", "amount", "extra", "credit", "tally", "must", "can", "pay"},
         "a cost");
    kernel::Cost cost{};
    cost.who = expression(i, "who", &memory);
    cost.amount = expression(i, "amount", &memory);
    if (const std::string name = text(i, "counter"); !name.empty()) {
      cost.kind = kernel::Cost::Kind::counter;
      cost.what = named(image.counters.find(name), "counter", name);
    } else if (const std::string flag_name = text(i, "flag"); !flag_name.empty()) {
      cost.kind = kernel::Cost::Kind::flag;
      cost.what = named(image.flags.find(flag_name), "flag", flag_name);
    } else if (const std::string zone = text(i, "move"); !zone.empty()) {
      cost.kind = kernel::Cost::Kind::move;
      if (zone != "discard") cost.what = named(image.find_zone(zone), "zone", zone);
    } else {
      cost.kind = kernel::Cost::Kind::script;
      cost.pay = function(i, "pay");
      push_own(L, i, "can");
      if (lua_isfunction(L, -1))
        cost.can = host_.add_function(L, lua_gettop(L));
      else if (lua_type(L, -1) == LUA_TSTRING)
        cost.amount = compile(said(-1, "can"), &memory, "can");
      lua_pop(L, 1);
    }
    if (const std::string extra = text(i, "extra"); !extra.empty())
      cost.extra = named(image.values_names.find(extra), "value", extra);
    if (const std::string credit = text(i, "credit"); !credit.empty())
      cost.credit = named(image.values_names.find(credit), "value", credit);
    if (const std::string tally = text(i, "tally"); !tally.empty())
      cost.tally = named(image.counters.find(tally), "counter", tally);
    cost.must = flag(i, "must");
    a.costs.push_back(cost);
  });
  push_own(L, table, "limit");
  if (lua_istable(L, -1)) {
    const int l = lua_gettop(L);
    only(l, {"count", "per", "scope"}, "a limit");
    const int count = number(l, "count", 1);
    if (count < 1)
      error("a limit of " + std::to_string(count) + ": the ability could never be used",
            "leave `limit` out for none, or give a count from 1", "limit-zero");
    if (count > kernel::kMaxLimit)
      error("a limit of " + std::to_string(count) + " is too large",
            "leave `limit` out for none, or give a count up to " + std::to_string(kernel::kMaxLimit),
            "limit");
    a.limit.count = static_cast<std::uint16_t>(count);
    const std::string per = text(l, "per");
    a.limit.period = named(image.periods.find(per), "period", per);
    if (a.limit.period == kNoId) a.limit.count = 0;
    const std::string scope = text(l, "scope", "instance");
    if (scope == "group")
      a.limit.scope = kernel::LimitScope::group;
    else if (scope == "player")
      a.limit.scope = kernel::LimitScope::player;
    else if (scope == "title")
      a.limit.scope = kernel::LimitScope::title;
    else if (scope != "instance")
      error("a limit is per instance, player, group or title, not '" + scope + "'");
  }
  lua_pop(L, 1);
  push_own(L, table, "target");
  if (lua_istable(L, -1)) {
    const int g = lua_gettop(L);
    only(g, {"set", "where", "filter", "optional", "rules"}, "a target");
    a.target_set = named(image.find_set(text(g, "set")), "set", text(g, "set"));
    a.target_where = expression(g, "where", &memory);
    a.target_function = function(g, "filter");
    a.target_optional = flag(g, "optional");
    a.target_by_rules = flag(g, "rules");
  } else if (!lua_isnil(L, -1)) {
    error("`target` must be made by the game's target functions");
  }
  lua_pop(L, 1);
  a.effect = function(table, "effect");
  push_own(L, table, "procedure");
  if (lua_istable(L, -1)) {
    const int p = lua_gettop(L);
    only(p, {"name", "with"}, "a procedure");
    a.procedure = named(image.find_procedure(text(p, "name")), "procedure", text(p, "name"));
    if (a.procedure != kNoId) {
      const kernel::Procedure called = image.procedures[a.procedure];
      a.procedure_sets = assignments(p, "with", &called, &memory);
    }
  }
  lua_pop(L, 1);
  each(table, "modifiers", [&](int i, int) {
    only(i, {"value", "tag", "becomes", "op", "amount", "where"}, "a modifier");
    kernel::Modifier m;
    if (const std::string gained = text(i, "tag"); !gained.empty()) {
      const Id id_of_tag = tag(gained);
      if (id_of_tag == kNoId) return;
      m.key = image.tag_key(id_of_tag);
    } else if (const std::string becomes = text(i, "becomes"); !becomes.empty()) {
      const auto& kinds = image.policy.kinds;
      const auto found = std::find(kinds.begin(), kinds.end(), image.tags.find(becomes));
      if (found == kinds.end()) return error("'" + becomes + "' is none of the game's kinds");
      m.key = image.policy.kind;
      m.op = kernel::ModifierOp::base;
      m.amount = compile(std::to_string(found - kinds.begin() + 1), nullptr, "becomes");
      m.where = expression(i, "where", &memory);
      a.modifiers.push_back(m);
      return;
    } else {
      const std::string name = text(i, "value");
      const Id key = named(image.values_names.find(name), "value", name);
      if (key == kNoId) return;
      m.key = key;
    }
    const std::string op = text(i, "op", "add");
    m.op = op == "multiply" ? kernel::ModifierOp::multiply
           : op == "halve"  ? kernel::ModifierOp::halve
           : op == "base"   ? kernel::ModifierOp::base
           : op == "set"    ? kernel::ModifierOp::set
                            : kernel::ModifierOp::add;
    m.amount = expression(i, "amount", &memory);
    m.where = expression(i, "where", &memory);
    a.modifiers.push_back(m);
  });
  if (const std::string zone = text(table, "commence"); !zone.empty())
    a.commence_zone = named(image.find_zone(zone), "zone", zone);
  if (const std::string zone = text(table, "finish"); !zone.empty())
    a.finish_zone = named(image.find_zone(zone), "zone", zone);
  if (const std::string point = text(table, "announce"); !point.empty())
    a.announce = named(image.find_point(point), "timing point", point);
  const auto id = static_cast<Id>(image.abilities.size());
  image.abilities.push_back(std::move(a));
  image.definitions[definition].abilities.push_back(id);
  int next = index;
  each(table, "results", [&](int r, int) { ability(r, definition, id, ++next); });
  at_ = outer;
  return id;
}

void Loader::definition_body(const Collected& item, Id id) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  lua_rawgeti(L, LUA_REGISTRYINDEX, item.ref);
  const int t = lua_gettop(L);
  at_ = image.definitions[id].origin;
  only(t,
       {"id", "title", "subtitle", "codes", "tags", "tags_in", "text_box", "memory", "abilities",
        "attributes", "discard", "symbol", "links", "data", "file", "line"},
       "a definition");
  std::vector<std::pair<Id, kernel::ZoneSet>> tag_zones;
  each_pair(t, "tags_in", [&](const std::string& name, int index) {
    const Id of = named(image.tags.find(name), "tag", name);
    if (of == kNoId || !lua_istable(L, index)) return;
    only(index, {"zones", "except"}, "the zones of the tag '" + name + "'");
    tag_zones.emplace_back(of, zone_set(index, "zones", ~zone_set(index, "except", {})));
  });
  image.definitions[id].tag_zones = std::move(tag_zones);
  const std::vector<std::string> memory = image.definitions[id].memory;
  std::vector<std::int32_t> attributes(image.values.size(), kernel::kNoValue);
  each_pair(t, "attributes", [&](const std::string& name, int index) {
    const Id key = named(image.values_names.find(name), "value", name);
    if (key == kNoId) return;
    if (lua_type(L, index) == LUA_TNUMBER) {
      const lua_Number printed = lua_tonumber(L, index);
      if (!(printed >= -kernel::kMaxAttribute && printed <= kernel::kMaxAttribute))
        return error("the number of '" + name + "' is too large",
                     "numbers on cards go to " + std::to_string(kernel::kMaxAttribute), "limit");
      attributes[key] = static_cast<std::int32_t>(printed);
    } else
      attributes[key] = kernel::kExprAttribute + expression_value(index, &memory, name);
  });
  image.definitions[id].attributes = std::move(attributes);
  if (const std::string zone = text(t, "discard"); !zone.empty())
    image.definitions[id].discard_zone = named(image.find_zone(zone), "zone", zone);
  auto link = [&](const std::string& name) {
    if (const Id known = image.links.find(name); known != kNoId) return known;
    const bool has_room = fits(image.links.size() + 1, kernel::kMaxIds, "symbols of places", name);
    return has_room ? image.links.add(name) : kNoId;
  };
  each(t, "symbol", [&](int i, int n) {
    if (n <= 2 && lua_type(L, i) == LUA_TSTRING)
      image.definitions[id].symbol[static_cast<std::size_t>(n - 1)] = link(said(i, "symbol"));
  });
  each(t, "links", [&](int i, int n) {
    if (n > 2 || !lua_istable(L, i)) return;
    const auto count = static_cast<int>(lua_objlen(L, i));
    for (int j = 1; j <= count; ++j) {
      lua_rawgeti(L, i, j);
      if (lua_type(L, -1) == LUA_TSTRING)
        image.definitions[id].links[static_cast<std::size_t>(n - 1)].push_back(link(said(-1, "links")));
      lua_pop(L, 1);
    }
  });
  each(t, "abilities", [&](int a, int) {
    if (lua_istable(L, a))
      ability(a, id, kNoId, static_cast<int>(image.definitions[id].abilities.size()));
    else
      error("an ability must be made by one of the game's constructors");
  });
  lua_settop(L, t - 1);
}

bool Loader::build() {
  if (host_.errors()) {
    tell_unknown_words();
    return false;
  }
  // Packs made the tables that are read here. They may be too large, and any error that Lua raises must end
  // here.
  ScriptError problem;
  bool sound = false;
  auto tell_problem = [&] {
    Report report = host_.from_error(problem);
    if (report.file.empty()) {
      report.pack = at_.pack;
      report.file = at_.file;
      report.line = std::max(1, at_.line);
    }
    host_.report(std::move(report));
    return false;
  };
  if (!host_.sandbox().protect([&] { replace_definitions(); }, problem)) return tell_problem();
  apply_patches();
  tell_unused_overrides();
  tell_unknown_words();
  if (!host_.sandbox().protect([&] { sound = build_protected(); }, problem)) return tell_problem();
  return sound;
}

bool Loader::build_protected() {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  if (host_.errors()) return false;
  for (const Collected& game : games_) names(game);
  for (const Collected& item : procedures_) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, item.ref);
    const int t = lua_gettop(L);
    at_ = item.origin;
    kernel::Procedure procedure;
    procedure.name = text(t, "name");
    procedure.cite = text(t, "cite");
    procedure.exclusive = flag(t, "exclusive");
    host_.least_locals.emplace_back();
    for (const std::string& local : texts(t, "locals")) {
      host_.least_locals.back().push_back(is_least(local));
      kernel::LocalKind kind{};
      procedure.locals.push_back(typed_name(local, kind));
      procedure.kinds.push_back(kind);
    }
    if (image.find_procedure(procedure.name) != kNoId)
      error("two procedures are called '" + procedure.name + "'", "give one of them another name",
            "duplicate-id");
    if (procedure.kinds.size() > kernel::kMaxLocals)
      fits(procedure.kinds.size(), kernel::kMaxLocals, "locals in one procedure",
           procedure.locals[kernel::kMaxLocals], procedure.name);
    if (!fits(image.procedures.size() + 1, kernel::kMaxIds, "procedures", procedure.name)) break;
    if (const std::string period = text(t, "period"); !period.empty())
      procedure.period = named(image.periods.find(period), "period", period);
    image.procedures.push_back(std::move(procedure));
    lua_settop(L, t - 1);
  }
  for (const Collected& item : definitions_)
    if (!definition_names(item)) break;
  // A code is found with and without the letter of a side, unless the form without it is the code of another
  // card.
  for (const auto& [code, index] : codes_) {
    const bool is_sided = code.size() > 1 && (code.back() == 'a' || code.back() == 'b');
    if (is_sided && is_digit(code[code.size() - 2]))
      image.definition_index.try_emplace(code.substr(0, code.size() - 1), index);
    if (!code.empty() && is_digit(code.back()))
      for (const char side : {'a', 'b'}) image.definition_index.try_emplace(code + side, index);
  }
  if (host_.errors()) return false;
  for (const Collected& game : games_) bodies(game);
  for (std::size_t i = 0; i < procedures_.size(); ++i) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, procedures_[i].ref);
    at_ = procedures_[i].origin;
    procedure_body(lua_gettop(L), static_cast<Id>(i));
    lua_pop(L, 1);
  }
  for (std::size_t i = 0; i < definitions_.size(); ++i) definition_body(definitions_[i], static_cast<Id>(i));
  if (host_.errors()) return false;
  if (image.policy.main == kNoId && !games_.empty()) error("the game names no main procedure (policy.main)");
  try {
    image.freeze();
  } catch (const std::length_error& e) {
    if (!games_.empty()) at_ = games_.front().origin;
    error(e.what(), "load fewer packs at once", "limit");
  }
  return host_.errors() == 0;
}

void Loader::install_verbs() {
  lua_State* L = host_.sandbox().state();
  lua_rawgeti(L, LUA_REGISTRYINDEX, host_.properties_ref);
  const int properties = lua_gettop(L);
  for (const Collected& item : verbs_) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, item.ref);
    const int t = lua_gettop(L);
    at_ = item.origin;
    lua_pushnil(L);
    while (lua_next(L, t)) {
      if (lua_type(L, -2) == LUA_TSTRING && lua_isfunction(L, -1)) {
        lua_pushvalue(L, -2);
        lua_rawget(L, properties);
        const bool taken = !lua_isnil(L, -1);
        lua_pop(L, 1);
        const std::string verb = lua_tostring(L, -2);
        const bool replaces =
            std::any_of(rule_changes_.begin(), rule_changes_.end(), [&](const RuleChange& change) {
              return change.kind == "verb" && change.name == verb && change.pack == pack_of(item.origin);
            });
        if (taken && !replaces) {
          error("the verb '" + std::string(lua_tostring(L, -2)) +
                "' has the name of a property or another verb");
        } else {
          lua_pushvalue(L, -2);
          lua_pushvalue(L, -2);
          lua_rawset(L, properties);
        }
      }
      lua_pop(L, 1);
    }
    lua_settop(L, properties);
  }
  lua_settop(L, properties - 1);
}

}  // namespace misk::script
