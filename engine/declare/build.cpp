// Loader::build: from collected tables to the Image.
//
// One file: each function reads one kind of declaration with the readers of tables.cpp, and nothing else
// calls them.
#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "declare/loader.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"
#include "text/joined.hpp"
#include "text/suggest.hpp"

namespace misk::script {

using kernel::Id;
using kernel::Image;
using kernel::kNoExpr;
using kernel::kNoFunction;
using kernel::kNoId;

namespace {

// Cards of several packs may have one slug.
void add_slug(Image& image, const std::string& slug, Id index) {
  const auto [usual, is_new] = image.definition_index.try_emplace(slug, index);
  if (is_new) return;
  std::vector<Id>& all = image.namesakes[slug];
  if (all.empty()) all.push_back(usual->second);
  all.push_back(index);
}

// Imported cards have ids with their codes (attic_06181). Such a card is found without the code as well,
// unless a card has that id, or another card of its pack would be found so: then the name says too little.
void add_short_names(Image& image, const std::vector<std::pair<std::string, Id>>& codes) {
  std::map<std::string, std::vector<Id>> found;  // by the full id without the code
  for (const auto& [code, index] : codes) {
    const std::string& id = image.definitions[index].id;
    if (const std::string ending = "_" + code; !code.empty() && id.ends_with(ending))
      found[id.substr(0, id.size() - ending.size())].push_back(index);
  }
  std::vector<std::pair<std::string, Id>> fresh;
  for (const auto& [id, cards] : found) {
    const std::string slug = id.substr(id.find(':') + 1);
    if (slug.empty() || cards.size() > 1) continue;
    image.definition_index.try_emplace(id, cards.front());
    if (!image.definition_index.count(slug)) fresh.emplace_back(slug, cards.front());
  }
  for (const auto& [slug, card] : fresh) add_slug(image, slug, card);
}

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

/// The id of a name by a function or a list of the Image's.
template <auto Member>
Id found(const Image& image, const std::string& name) {
  if constexpr (std::is_member_function_pointer_v<decltype(Member)>)
    return (image.*Member)(name);
  else
    return (image.*Member).find(name);
}
constexpr NamedKind kZone{"zone", found<&Image::find_zone>};
constexpr NamedKind kSet{"set", found<&Image::find_set>};
constexpr NamedKind kPoint{"timing point", found<&Image::find_point>};
constexpr NamedKind kWindow{"window", found<&Image::find_window>};
constexpr NamedKind kProcedure{"procedure", found<&Image::find_procedure>};
constexpr NamedKind kValue{"value", found<&Image::values_names>};
constexpr NamedKind kTag{"tag", found<&Image::tags>};
constexpr NamedKind kCounter{"counter", found<&Image::counters>};
constexpr NamedKind kFlag{"flag", found<&Image::flags>};
constexpr NamedKind kPeriod{"period", found<&Image::periods>};

// Words of enumerations, in the order of their values.
constexpr const char* kVisible[] = {"all", "owner", "none"};
constexpr const char* kOpen[] = {"nothing", "top", "content"};
constexpr const char* kPlaces[] = {"none", "itself", "parent", "player"};
constexpr const char* kScopes[] = {"instance", "player", "group", "title"};
constexpr const char* kModifierOps[] = {"add", "multiply", "halve", "base", "set"};

using kernel::Ability;
using kernel::Cost;

}  // namespace

Id Loader::named(const NamedKind& kind, const std::string& name) {
  return named(kind.find(host_.image(), name), kind.name, name);
}

void Loader::name_in(Id& to, int table, const char* key, const NamedKind& kind) {
  if (const std::string name = text(table, key); !name.empty()) to = named(kind, name);
}

template <class T, std::size_t N>
void Loader::word(T& to, int table, const char* key, const char* const (&words)[N]) {
  const std::string said_word = text(table, key);
  for (std::size_t n = 0; n < N; ++n)
    if (said_word == words[n]) return void(to = static_cast<T>(n));
  if (!said_word.empty())
    error(std::string("there is no ") + key + " '" + said_word + "'",
          "use " + text::joined({words, words + N}));
}

void Loader::names(const Collected& game) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  at_ = game.origin;
  raw_kept(L, game.ref);
  const int t = lua_gettop(L);
  // A name alone, { name, what it is }, or a table with `name`.
  const Shape game_shape(*this, "game_fields");
  auto name_of = [&](int index) {
    if (lua_type(L, index) == LUA_TSTRING) return said(index, "name");
    raw_item(L, index, 1);
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
  for (const auto& name : names_in("purposes")) host_.purposes_.insert(name);
  each(t, "values", [&](int index, int) {
    const Shape shape(*this, "value_fields");
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
    const Shape shape(*this, "zone_fields");
    kernel::ZoneKind zone;
    zone.name = name_of(index);
    zone.per_player = flag(index, "player");
    zone.in_play = flag(index, "in_play");
    zone.attached = flag(index, "attached");
    word(zone.visible, index, "visible", kVisible);
    word(zone.open, index, "open", kOpen);
    word(zone.place, index, "place", kPlaces);
    put(image.zones, image.find_zone(zone.name), zone, kernel::kMaxZoneKinds, "zones");
  });
  each_pair(t, "timing_points", [&](const std::string& name, int index) {
    const Shape shape(*this, "timing_point_fields");
    kernel::TimingPoint point;
    point.name = name;
    point.text = text(index, "text");
    point.text_before = text(index, "before");
    point.text_others = text(index, "others");
    point.about = text(index, "about");
    point.cite = text(index, "cite");
    can_be(name, index);
    participants(point, index);
    put(image.points, image.find_point(name), point, kernel::kMaxPoints, "timing points");
  });
  each_pair(t, "windows", [&](const std::string& name, int index) {
    const Shape shape(*this, "window_fields");
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
  raw_kept(L, game.ref);
  const int t = lua_gettop(L);
  const Shape game_shape(*this, "game_fields");
  each(t, "values", [&](int index, int) {
    const Shape shape(*this, "value_fields");
    if (!lua_istable(L, index)) return;
    const kernel::ExprId base = expression(index, "base");
    raw_item(L, index, 1);
    const std::string name = lua_type(L, -1) == LUA_TSTRING ? said(-1, "name") : text(index, "name");
    lua_pop(L, 1);
    image.values[image.values_names.find(name)].base = base;
  });
  each_pair(t, "timing_points", [&](const std::string& name, int index) {
    const Shape shape(*this, "timing_point_fields");
    const Id id = image.find_point(name);
    check_participants(image.points[id]);
    const AtPoint here(*this, id);
    image.points[id].arbiter.expr = expression(index, "arbiter");
  });
  each_pair(t, "windows", [&](const std::string& name, int index) {
    const Shape shape(*this, "window_fields");
    const kernel::ExprId last = expression(index, "last");
    image.windows[image.find_window(name)].last = last;
  });
  each_pair(t, "sets", [&](const std::string& name, int index) {
    const Shape shape(*this, "set_fields");
    const kernel::ExprId player = expression(index, "player");
    kernel::SetDef set;
    set.name = name;
    for (const std::string& zone : texts(index, "zones")) {
      const Id kind = named(kZone, zone);
      if (kind != kNoId) set.from.push_back({kind, image.zones[kind].per_player ? player : kNoExpr});
    }
    set.where = expression(index, "where");
    image.sets[image.find_set(name)] = set;
  });
  push_field(t, "policy");
  if (lua_istable(L, -1)) {
    const Shape shape(*this, "policy_fields");
    const int p = lua_gettop(L);
    kernel::Policy& policy = image.policy;
    // A key that is left out keeps its earlier declaration.
    auto rule = [&](kernel::ExprId& to, const char* key) {
      if (const kernel::ExprId given = expression(p, key); given != kNoExpr) to = given;
    };
    rule(policy.arbiter, "arbiter");
    rule(policy.first, "first");
    rule(policy.playing, "playing");
    rule(policy.allowed, "allowed");
    rule(policy.after_costs_guard, "after_costs_if");
    rule(policy.still_able, "still_able");
    rule(policy.precedence, "precedence");
    rule(policy.settle_guard, "settle_if");
    name_in(policy.main, p, "main", kProcedure);
    name_in(policy.after_costs, p, "after_costs", kProcedure);
    name_in(policy.settle, p, "settle", kProcedure);
    name_in(policy.conflict, p, "conflict", kProcedure);
    name_in(policy.initiates, p, "initiates", kPoint);
    name_in(policy.resolved, p, "resolved", kPoint);
    name_in(policy.remembers, p, "remembers", kTag);
    name_in(policy.remembered, p, "remembered", kPoint);
    name_in(policy.gone, p, "gone", kZone);
    name_in(policy.avatars, p, "avatars", kTag);
    name_in(policy.blank, p, "blank", kValue);
    name_in(policy.immune, p, "immune", kValue);
    name_in(policy.way, p, "way", kValue);
    for (const std::string& period : texts(p, "begun_within"))
      if (const Id id = named(kPeriod, period); id != kNoId) policy.begun_within.push_back(id);
    for (const std::string& counter : texts(p, "settle_after"))
      if (const Id id = named(kCounter, counter); id != kNoId) policy.settle_counters.add(id);
    for (const std::string& key : texts(p, "settle_while")) {
      const Id value = image.values_names.find(key);
      const Id tag = value == kNoId ? named(image.tags.find(key), "value or tag", key) : kNoId;
      if (value != kNoId)
        policy.settle_keys.push_back(value);
      else if (tag != kNoId)
        policy.settle_keys.push_back(image.tag_key(tag));
    }
    if (policy.conflict != kNoId && image.procedures[policy.conflict].locals.size() < 2)
      error("the procedure of policy.conflict has no two locals for what contradicts each other");
  }
  lua_settop(L, t);
  push_field(t, "kinds");
  if (lua_istable(L, -1)) {
    const Shape shape(*this, "kinds_fields");
    const int k = lua_gettop(L);
    image.policy.kind = named(kValue, text(k, "value"));
    for (const std::string& tag : texts(k, "tags")) {
      const Id id = named(kTag, tag);
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
  const Shape procedure_shape(*this, "procedure_fields");
  each(table, "steps", [&](int index, int) {
    const Shape step_shape(*this, "step_fields");
    ids.push_back(text(index, "id"));
  });
  auto step_named = [&](const std::string& name) {
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (ids[i] == name) return static_cast<Id>(i);
    if (name == "end") return static_cast<Id>(ids.size());
    error("procedure '" + shape.name + "' has no step '" + name + "'", text::did_you_mean(name, ids),
          "missing-reference");
    return Id{0};
  };
  each(table, "steps", [&](int index, int number) {
    const Shape step_shape(*this, "step_fields");
    kernel::Step step;
    step_ = number;
    in_step_ = " (in step '" + ids[static_cast<std::size_t>(number - 1)] + "' of '" + shape.name + "')";
    step.id = text(index, "id");
    step.title = text(index, "title");
    step.cite = text(index, "cite");
    step.text = text(index, "text", text(index, "prompt"));
    step.purpose = text(index, "purpose");
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
      push_field(index, key);
      const bool found = !lua_isnil(L, -1);
      lua_pop(L, 1);
      return found;
    };
    if (has("window")) {
      step.op = kernel::Op::window;
      step.what = named(kWindow, text(index, "window"));
    } else if (has("announce")) {
      step.op = kernel::Op::announce;
      push_field(index, "announce");
      if (lua_type(L, -1) == LUA_TSTRING) {
        step.what = named(kPoint, lua_tostring(L, -1));
      } else if (lua_istable(L, -1)) {
        const Shape shape_of_it(*this, "announcement");
        const int a = lua_gettop(L);
        step.only_after = flag(a, "happened");
        step.goes_on = local(a, "goes_on");
        step.left = local(a, "left");
        step.what = named(kPoint, text(a, "point"));
        for (std::size_t i = 0; i < step.args.size(); ++i)
          step.args[i] = expression(a, kernel::kParticipantNames[i]);
        named_participants(a, step);
      }
    } else if (has("script")) {
      step.op = kernel::Op::script;
      step.function = function(index, "script");
    } else if (has("call")) {
      step.op = kernel::Op::call;
      step.what = named(kProcedure, text(index, "call"));
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
      step.what = named(kPeriod, text(index, "expire"));
    } else if (has("period")) {
      step.op = kernel::Op::period;
      step.what = named(kPeriod, text(index, "period"));
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
        step.set = named(kSet, text(index, "each"));
      step.is_flag = has("flag");
      const std::string name = text(index, step.is_flag ? "flag" : "counter");
      step.what = named(step.is_flag ? kFlag : kCounter, name);
      step.max = expression(index, "value");
      if (step.max == kNoExpr) error("a counter or flag needs a `value`");
    } else if (has("move") || has("discard") || has("card")) {
      step.op = kernel::Op::move;
      const std::string set = text(index, has("move") ? "move" : "discard");
      if (has("card"))
        step.of = expression(index, "card");
      else
        step.set = named(kSet, set);
      if (!has("discard")) step.move_to = named(kZone, text(index, "move_to"));
    } else if (has("pick")) {
      step.op = kernel::Op::pick;
      step.move_to = named(kZone, text(index, "pick"));
      step.left = local(index, "into");
      if (step.left == kNoId) error("`pick` needs the name of a local as `into`");
    } else if (has("choose")) {
      step.op = kernel::Op::choose;
      step.set = named(kSet, text(index, "choose"));
      step.where = expression(index, "where");
      step.by = expression(index, "by");
      step.min = expression(index, "min");
      step.max = expression(index, "max");
      if (has("move_to")) step.move_to = named(kZone, text(index, "move_to"));
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

int Loader::open_definition(const Collected& item) {
  lua_State* L = host_.sandbox().state();
  at_ = item.origin;
  raw_kept(L, item.ref);
  const int t = lua_gettop(L);
  const Shape definition_shape(*this, "definition_table");
  at_.file = text(t, "file", at_.file);
  at_.line = number(t, "line", at_.line);
  return t;
}

bool Loader::definitions_fit() {
  if (definitions_.size() <= kernel::kMaxIds) return true;
  // None is built: 65,535 of them take 80 MB, for packs that are refused anyway.
  const Collected& first_too_many = definitions_[kernel::kMaxIds];
  const int t = open_definition(first_too_many);
  fits(kernel::kMaxIds + 1, kernel::kMaxIds, "definitions in all packs together", full_id(first_too_many));
  lua_settop(host_.sandbox().state(), t - 1);
  return false;
}

void Loader::definition_names(const Collected& item) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  const int t = open_definition(item);
  const Shape definition_shape(*this, "definition_table");
  kernel::Definition def;
  def.origin = at_;
  def.id = full_id(item);
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
  add_slug(image, id, index);
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
    const Shape shape(*this, "ability_table");
    if (!lua_istable(L, a)) return;
    for (const std::string& name : texts(a, "tags")) tag(name);
    each(a, "results", [&](int r, int) {
      if (lua_istable(L, r))
        for (const std::string& name : texts(r, "tags")) tag(name);
    });
  });
  push_field(t, "data");
  take_data(lua_gettop(L));
  host_.definition_data.push_back(lua_istable(L, -1) ? luaL_ref(L, LUA_REGISTRYINDEX) : (lua_pop(L, 1), 0));
  image.definitions.push_back(std::move(def));
  lua_settop(L, t - 1);
}

Id Loader::ability(int table, Id definition, Id parent, int index) {
  lua_State* L = host_.sandbox().state();
  Image& image = host_.mutable_image();
  const std::vector<std::string> memory = image.definitions[definition].memory;
  const kernel::Origin outer = at_;
  const Shape ability_shape(*this, "ability_table");
  at_.file = text(table, "file", at_.file);
  at_.line = number(table, "line", at_.line);
  only(table, "an ability");
  Ability a;
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
  word(a.kind, table, "kind", kernel::kAbilityKindNames);
  a.zones =
      zone_set(table, "zones", a.kind == kernel::AbilityKind::manual ? ~kernel::ZoneSet{} : zones_in_play());
  a.lent_zones = zone_set(table, "lent_zones", {});
  if (const std::string value = text(table, "lent_by"); !value.empty()) {
    a.lent_by = named(kValue, value);
    if (a.kind == kernel::AbilityKind::constant)  // it could keep itself there
      error("a constant ability cannot be lent by a value",
            "take `lent_by` out, and name all its zones in `zones`", "wrong-value");
    for (std::size_t w = 0; w < a.zones.words.size(); ++w) a.zones.words[w] |= a.lent_zones.words[w];
  }
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
  name_in(a.point, table, "on", kPoint);
  word(a.tier, table, "tier", kernel::kTierNames);
  if ((a.kind == kernel::AbilityKind::forced || a.kind == kernel::AbilityKind::reaction) &&
      a.point == kNoId && text(table, "on").empty())
    error("this ability never triggers: it names no timing point", "give it `on`", "dead-trigger");
  const AtPoint here(*this, a.point);
  for (const std::string& name : texts(table, "windows")) {
    const Id window = named(kWindow, name);
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
  push_field(table, "condition");
  const int c = lua_gettop(L);
  if (lua_istable(L, c)) {
    const auto n = static_cast<int>(lua_objlen(L, c));
    for (int i = 1; i <= n; ++i) {
      take(64);
      raw_item(L, c, i);
      condition(lua_gettop(L));
      lua_settop(L, c);
    }
  } else if (!lua_isnil(L, c)) {
    condition(c);
  }
  lua_settop(L, c - 1);
  each(table, "cost", [&](int i, int) {
    const Shape shape(*this, "cost", i, "a cost");
    Cost cost{};
    cost.who = expression(i, "who", &memory);
    cost.amount = expression(i, "amount", &memory);
    name_in(cost.extra, i, "extra", kValue);
    name_in(cost.credit, i, "credit", kValue);
    name_in(cost.tally, i, "tally", kCounter);
    cost.must = flag(i, "must");
    if (const std::string name = text(i, "counter"); !name.empty()) {
      cost.kind = Cost::Kind::counter;
      cost.what = named(kCounter, name);
    } else if (const std::string flag_name = text(i, "flag"); !flag_name.empty()) {
      cost.kind = Cost::Kind::flag;
      cost.what = named(kFlag, flag_name);
    } else if (const std::string zone = text(i, "move"); !zone.empty()) {
      cost.kind = Cost::Kind::move;
      if (zone != "discard") cost.what = named(kZone, zone);
    } else {
      cost.kind = Cost::Kind::script;
      cost.pay = function(i, "pay");
      cost.aims = cost.pay != kernel::kNoFunction && host_.names_parameter(cost.pay, 3);
      push_field(i, "can");
      if (lua_isfunction(L, -1))
        cost.can = host_.add_function(L, lua_gettop(L));
      else if (lua_type(L, -1) == LUA_TSTRING)
        cost.amount = compile(said(-1, "can"), &memory, "can");
      lua_pop(L, 1);
    }
    a.costs.push_back(cost);
  });
  push_field(table, "limit");
  if (lua_istable(L, -1)) {
    const int l = lua_gettop(L);
    const Shape shape(*this, "limit", l, "a limit");
    const int count = number(l, "count", 1);
    if (count < 1)
      error("a limit of " + std::to_string(count) + ": the ability could never be used",
            "leave `limit` out for none, or give a count from 1", "limit-zero");
    if (count > kernel::kMaxLimit)
      error("a limit of " + std::to_string(count) + " is too large",
            "leave `limit` out for none, or give a count up to " + std::to_string(kernel::kMaxLimit),
            "limit");
    a.limit.count = static_cast<std::uint16_t>(count);
    a.limit.period = named(kPeriod, text(l, "per"));
    if (a.limit.period == kNoId) a.limit.count = 0;
    word(a.limit.scope, l, "scope", kScopes);
  }
  lua_pop(L, 1);
  push_field(table, "target");
  if (lua_istable(L, -1)) {
    const int g = lua_gettop(L);
    const Shape shape(*this, "target", g, "a target");
    a.target_set = named(kSet, text(g, "set"));
    a.target_where = expression(g, "where", &memory);
    a.target_function = function(g, "filter");
    a.target_optional = flag(g, "optional");
    a.target_by_rules = flag(g, "rules");
  } else if (!lua_isnil(L, -1)) {
    error("`target` must be made by the game's target functions");
  }
  lua_pop(L, 1);
  a.effect = function(table, "effect");
  push_field(table, "procedure");
  if (lua_istable(L, -1)) {
    const int p = lua_gettop(L);
    const Shape shape(*this, "procedure_call", p, "a procedure");
    a.procedure = named(kProcedure, text(p, "name"));
    if (a.procedure != kNoId) {
      const kernel::Procedure called = image.procedures[a.procedure];
      a.procedure_sets = assignments(p, "with", &called, &memory);
    }
  }
  lua_pop(L, 1);
  each(table, "modifiers", [&](int i, int) {
    const Shape shape(*this, "modifier", i, "a modifier");
    kernel::Modifier m;
    word(m.op, i, "op", kModifierOps);
    m.amount = expression(i, "amount", &memory);
    m.where = expression(i, "where", &memory);
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
    } else {
      m.key = named(kValue, text(i, "value"));
      if (m.key == kNoId) return;
    }
    a.modifiers.push_back(m);
  });
  name_in(a.commence_zone, table, "commence", kZone);
  name_in(a.finish_zone, table, "finish", kZone);
  name_in(a.announce, table, "announce", kPoint);
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
  raw_kept(L, item.ref);
  const int t = lua_gettop(L);
  at_ = image.definitions[id].origin;
  const Shape definition_shape(*this, "definition_table", t, "a definition");
  std::vector<std::pair<Id, kernel::ZoneSet>> tag_zones;
  each_pair(t, "tags_in", [&](const std::string& name, int index) {
    const Id of = named(kTag, name);
    if (of == kNoId || !lua_istable(L, index)) return;
    const Shape shape(*this, "tag_zones", index, "the zones of the tag '" + name + "'");
    tag_zones.emplace_back(of, zone_set(index, "zones", ~zone_set(index, "except", {})));
  });
  image.definitions[id].tag_zones = std::move(tag_zones);
  const std::vector<std::string> memory = image.definitions[id].memory;
  std::vector<std::int32_t> attributes(image.values.size(), kernel::kNoValue);
  each_pair(t, "attributes", [&](const std::string& name, int index) {
    const Id key = named(kValue, name);
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
  name_in(image.definitions[id].discard_zone, t, "discard", kZone);
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
      raw_item(L, i, j);
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
    raw_kept(L, item.ref);
    const int t = lua_gettop(L);
    at_ = item.origin;
    const Shape shape(*this, "procedure_fields");
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
    name_in(procedure.period, t, "period", kPeriod);
    image.procedures.push_back(std::move(procedure));
    lua_settop(L, t - 1);
  }
  if (!definitions_fit()) return false;
  image.definitions.reserve(definitions_.size());
  for (const Collected& item : definitions_) definition_names(item);
  add_short_names(image, codes_);
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
    raw_kept(L, procedures_[i].ref);
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
  raw_kept(L, host_.properties_ref);
  const int properties = lua_gettop(L);
  for (const Collected& item : verbs_) {
    raw_kept(L, item.ref);
    const int t = lua_gettop(L);
    at_ = item.origin;
    lua_pushnil(L);
    while (raw_next(L, t)) {
      if (lua_type(L, -2) == LUA_TSTRING && lua_isfunction(L, -1)) {
        lua_pushvalue(L, -2);
        raw_get(L, properties);
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
          lua_pushvalue(L, -1);
          host_.hold_method(verb);
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
