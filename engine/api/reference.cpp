#include "api/reference.hpp"

#include <algorithm>
#include <set>

#include <lua.hpp>

#include "api/announcements.hpp"
#include "declare/loader.hpp"
#include "lua/sources.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::api {

using kernel::kNoExpr;
using kernel::kNoId;
using script::Signature;

std::string call_of(const Signature& signature) {
  std::string out = signature.receiver.empty() ? "" : signature.receiver + (signature.method ? ":" : ".");
  out += signature.name;
  if (signature.called) {
    out += "(";
    for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
      const script::Parameter& parameter = signature.parameters[i];
      out += (i ? ", " : "") + parameter.name + (parameter.optional ? "?: " : ": ") + parameter.text;
    }
    out += ")";
  }
  for (std::size_t i = 0; i < signature.results.size(); ++i)
    out += (i ? ", " : ": ") + signature.results[i].text;
  return out;
}

std::optional<Deprecated> deprecated_in(const std::string& text) {
  const std::string_view begin = "Deprecated since ";
  if (text.rfind(begin, 0) != 0) return {};
  const std::size_t colon = text.find(": ");
  if (colon == std::string::npos) return {};
  std::string instead = text.substr(colon + 2);
  if (const std::size_t end = instead.find(". "); end != std::string::npos) instead.erase(end);
  if (!instead.empty() && instead.back() == '.') instead.pop_back();
  return Deprecated{text.substr(begin.size(), colon - begin.size()), instead};
}

std::string call_of(const script::Constructor& constructor) {
  std::string out = constructor.name;
  for (const std::string& argument : constructor.arguments) out += " \"" + argument + "\"";
  return out + " { " + constructor.takes + " }: " + constructor.result;
}

void Descriptions::read(const std::string& source, const std::string& file) {
  for (Comment& comment : read_comments(source)) {
    const auto signature = script::parse_signature(comment.text);
    if (!signature) {
      if (!comment.local.empty()) locals.try_emplace(comment.local, Local{comment.text, file});
      continue;
    }
    Callable found{*signature, signature->text, file, comment.line};
    if (signature->method)
      methods.try_emplace(signature->name, std::move(found));
    else
      functions.try_emplace((signature->receiver.empty() ? "" : signature->receiver + ".") + signature->name,
                            std::move(found));
  }
}

namespace {

bool of_engine(const kernel::Origin& origin) {
  return origin.file.empty() || origin.file.rfind("misk/", 0) == 0;
}

/// The text keys of the table on top of the stack, in order, and the types of their values.
std::map<std::string, int> keys_of(lua_State* L) {
  std::map<std::string, int> out;
  if (!lua_istable(L, -1)) return out;
  lua_pushnil(L);
  while (script::raw_next(L, -2)) {
    if (lua_type(L, -2) == LUA_TSTRING) out[lua_tostring(L, -2)] = lua_type(L, -1);
    lua_pop(L, 1);
  }
  return out;
}

/// Adds the functions in tables under `name` (cost.spend), with the descriptions in comments.
void add_members(lua_State* L, const std::string& name, const Descriptions& comments, Reference& out) {
  bool any = false;
  for (const auto& [member, type] : keys_of(L)) {
    if (type != LUA_TFUNCTION) continue;
    const auto found = comments.functions.find(name + "." + member);
    if (found != comments.functions.end())
      out.functions.push_back(found->second);
    else
      out.undescribed.push_back(name + "." + member);
    any = true;
  }
  if (const auto found = comments.functions.find(name); found != comments.functions.end())
    out.variables.push_back(found->second);
  else if (!any)
    out.undescribed.push_back(name);
}

void add_schemas(script::Schemas& schemas, bool engine, const Descriptions& comments, Reference& out) {
  for (const auto& schema : schemas.schemas())
    if (of_engine(schema->origin) == engine) {
      schemas.ready(schema->name);  // so that every type has been read
      out.schemas.push_back(*schema);
    }
  for (const auto& alias : schemas.aliases())
    if (of_engine(alias->origin) == engine) out.aliases.push_back(*alias);
  for (const script::Constructor& constructor : schemas.constructors()) {
    if (of_engine(constructor.origin) != engine) continue;
    if (comments.functions.count(constructor.name)) continue;  // described as a function
    const auto text = comments.locals.find(constructor.name);
    if (text == comments.locals.end()) out.undescribed.push_back(constructor.name);
    out.makers.push_back({constructor, text == comments.locals.end() ? "" : text->second.text,
                          text == comments.locals.end() ? "" : text->second.file});
  }
}

void add_described(const script::Function& function, std::vector<Callable>& out) {
  const std::string doc = function.doc;
  if (doc.rfind("For ", 0) == 0) return;
  if (const auto signature = script::parse_signature(doc))
    out.push_back({*signature, signature->text, "", 0});
}

std::string expression(const kernel::Image& image, kernel::ExprId id) {
  if (id == kNoExpr) return "";
  return image.expression_texts[static_cast<std::size_t>(id)];
}

template <class List>
std::string name_at(const List& list, kernel::Id id) {
  return id < list.size() ? list[id].name : std::string();
}

void describe_step(const kernel::Image& image, const kernel::Procedure& procedure, const kernel::Step& step,
                   Step& out) {
  using kernel::Op;
  auto sets = [&](const std::vector<kernel::Assignment>& assignments,
                  const std::vector<std::string>& locals) {
    std::string text;
    for (const kernel::Assignment& each : assignments) {
      const std::string name = each.to == kernel::Assignment::To::local
                                   ? (each.index < locals.size() ? locals[each.index] : "?")
                                   : image.globals[each.index];
      text += (text.empty() ? "" : ", ") + name + " = " + expression(image, each.value);
    }
    return text;
  };
  // The members of a set, or a single component.
  const std::string what =
      step.set == kernel::kNoId ? expression(image, step.of) : name_at(image.sets, step.set);
  switch (step.op) {
    case Op::window:
      out.kind = Step::Kind::window;
      out.link = name_at(image.windows, step.what);
      out.what = "window " + out.link;
      break;
    case Op::announce:
      out.kind = Step::Kind::announce;
      out.link = name_at(image.points, step.what);
      out.what = std::string("announces ") + out.link +
                 (step.only_after                 ? " (it has happened)"
                  : step.goes_on != kernel::kNoId ? " (it is about to happen)"
                                                  : "");
      break;
    case Op::script:
      out.what = "effect";
      break;
    case Op::set:
      out.what = step.sets.empty() ? "" : "sets " + sets(step.sets, procedure.locals);
      break;
    case Op::call: {
      out.kind = Step::Kind::call;
      out.link = name_at(image.procedures, step.what);
      out.what = "runs " + out.link;
      break;
    }
    case Op::jump:
      out.what =
          step.target < procedure.steps.size() ? "goes on with " + procedure.steps[step.target].id : "ends";
      out.jump = step.target;
      break;
    case Op::stop:
      out.what = "ends";
      out.jump = static_cast<int>(procedure.steps.size());
      break;
    case Op::expire:
      out.what = "ends what lasts for the " + image.periods[step.what];
      break;
    case Op::period:
      out.what = "a " + image.periods[step.what] + " begins";
      break;
    case Op::choose:
      out.what = "chooses among " + name_at(image.sets, step.set);
      break;
    case Op::use:
      out.what = "uses \"" + step.ability + "\" of " + expression(image, step.of);
      break;
    case Op::move:
      out.what = (step.move_to == kNoId ? "discards " : "moves ") + what +
                 (step.move_to == kNoId ? "" : " to " + name_at(image.zones, step.move_to));
      break;
    case Op::pick:
      out.what =
          procedure.locals[step.left] + " = a card of " + name_at(image.zones, step.move_to) + " at random";
      break;
    case Op::each:
      out.what = (step.set == kernel::kNoId ? "of " : "of all ") + what + " " +
                 (step.is_flag ? image.flags[step.what] : image.counters[step.what]) + " = " +
                 expression(image, step.max);
      break;
  }
  if (!step.text.empty()) out.what += (out.what.empty() ? "" : ": ") + step.text;
}

const char* type_of(kernel::LocalKind kind) {
  switch (kind) {
    case kernel::LocalKind::component:
      return "card";
    case kernel::LocalKind::value:
      return "value";
    case kernel::LocalKind::word:
      return "string";
    case kernel::LocalKind::number:
    case kernel::LocalKind::ability:
      break;
  }
  return "integer";
}

void add_procedures(script::Host& host, Reference& out) {
  const kernel::Image& image = host.image();
  for (const kernel::Procedure& procedure : image.procedures) {
    Procedure entry;
    entry.name = procedure.name;
    entry.cite = procedure.cite;
    entry.locals = procedure.locals;
    for (std::size_t i = 0; i < procedure.locals.size(); ++i)
      entry.local_types.push_back(type_of(procedure.kind_of(i)));
    for (const kernel::Step& step : procedure.steps) {
      Step each;
      each.id = step.id;
      each.cite = step.cite;
      each.guard = expression(image, step.guard);
      describe_step(image, procedure, step, each);
      if (step.again != kNoExpr) {
        each.again = expression(image, step.again);
        each.jump = step.target;
      }
      entry.steps.push_back(std::move(each));
    }
    out.procedures.push_back(std::move(entry));
  }
}

/// Adds the names that engine.game declares, with their descriptions.
void add_names(game::Scripts& scripts, Reference& out) {
  script::Host& host = scripts.host();
  const kernel::Image& image = host.image();
  std::map<std::string, std::vector<Name>*> lists = {
      {"counter", &out.counters}, {"flag", &out.flags},      {"period", &out.periods},
      {"outcome", &out.outcomes}, {"tag", &out.tags},        {"value", &out.values},
      {"zone", &out.zones},       {"set", &out.sets},        {"word", &out.words},
      {"window", &out.windows},   {"purpose", &out.purposes}};
  std::map<std::string, std::set<std::string>> seen;
  for (auto& name : scripts.loader().described_names()) {
    if (!seen[name.kind].insert(name.name).second) continue;
    if (name.kind == "global") {
      const kernel::Id id = image.globals.find(name.name);
      const bool card = id < host.global_is_component.size() && host.global_is_component[id];
      out.globals.push_back({name.name, card ? "card?" : "integer", name.text, true});
    } else if (name.kind == "timing_point") {
      Point point;
      point.name = name.name;
      point.text = name.text;
      point.narrated = name.fields.count("text") ? name.fields["text"] : name.fields["before"];
      point.cite = name.fields["cite"];
      for (const char* role : kernel::kParticipantNames)
        if (name.fields.count(role)) point.roles[role] = name.fields[role];
      if (const script::PointCanBe* all = scripts.loader().can_be(name.name))
        for (std::size_t i = 0; i < all->size(); ++i)
          if ((*all)[i].is_given) point.can_be[kernel::kParticipantNames[i]] = (*all)[i].to_string();
      const auto& called = image.points[image.find_point(name.name)].called;
      for (std::size_t i = 0; i < called.size(); ++i) {
        if (!called[i].name.empty()) point.called[kernel::kParticipantNames[i]] = called[i].name;
        for (const std::string& number : called[i].numbers)
          point.numbers[kernel::kParticipantNames[i]].push_back(number);
      }
      out.points.push_back(std::move(point));
    } else if (const auto list = lists.find(name.kind); list != lists.end()) {
      std::string details;
      if (name.kind == "word") details = name.fields["base"];
      if (name.kind == "set") details = name.fields["where"];
      if (name.kind == "value" && name.fields.count("base"))
        details = name.fields["base"] + " unless a card says otherwise";
      if (name.kind == "window") details = name.fields["prompt"];
      if (name.kind == "zone") {
        const kernel::ZoneKind& zone = image.zones[image.find_zone(name.name)];
        details = std::string(zone.per_player ? "of each player" : "shared") +
                  (zone.in_play ? ", in play" : "") +
                  (zone.visible == kernel::Visible::none    ? ", hidden"
                   : zone.visible == kernel::Visible::owner ? ", seen by its owner"
                                                            : "");
      }
      list->second->push_back({name.name, name.text, details});
    }
  }
  // Traits and keywords of cards are tags too. Cards are known by their ids.
  for (const std::string& tag : image.tags.all())
    if (!seen["tag"].count(tag)) out.tags.push_back({tag, "", ""});
  for (const kernel::Definition& definition : image.definitions)
    out.ids.push_back({definition.id, definition.title, ""});
}

void add_announcements(script::Host& host, const game::Catalog& catalog, Reference& out) {
  const kernel::Image& image = host.image();
  std::map<std::string, Point*> points;
  for (Point& point : out.points) points[point.name] = &point;
  auto role = [](Point& point, const char* name, const std::string& text, bool before, bool after) {
    if (text.empty() || text == "nil" || text == "none" || text == "0") return;
    point.roles.try_emplace(name, "`" + text + "`");
    if (before) point.roles_before.insert(name);
    if (after) point.roles_after.insert(name);
  };
  for (const content::Pack& pack : catalog.library().packs) {
    if (!game::plays(pack, out.game)) continue;
    for (const content::PackFile& file : pack.scripts) {
      if (file.path.rfind("test", 0) == 0) continue;
      for (const Announcement& found : read_announcements(file.bytes)) {
        const auto point = points.find(found.point);
        if (point == points.end()) continue;
        point->second->noted = point->second->noted || found.how == "note";
        point->second->would = point->second->would || found.is_before();
        point->second->at = point->second->at || found.is_after();
        const auto given = found.by_place(image.points[image.find_point(found.point)]);
        for (std::size_t i = 0; i < given.size(); ++i)
          role(*point->second, kernel::kParticipantNames[i], given[i], found.is_before(), found.is_after());
      }
    }
  }
  for (const kernel::Procedure& procedure : image.procedures)
    for (const kernel::Step& step : procedure.steps) {
      if (step.op != kernel::Op::announce) continue;
      const auto point = points.find(name_at(image.points, step.what));
      if (point == points.end()) continue;
      point->second->would = point->second->would || is_before(step);
      point->second->at = point->second->at || is_after(step);
      for (std::size_t i = 0; i < 4; ++i)
        role(*point->second, kernel::kParticipantNames[i], expression(image, step.args[i]), is_before(step),
             is_after(step));
    }
  for (const kernel::Id id : {image.policy.initiates, image.policy.resolved, image.policy.remembered})
    if (const auto point = points.find(name_at(image.points, id)); point != points.end())
      (id == image.policy.initiates ? point->second->would : point->second->at) = true;
  for (const kernel::Ability& ability : image.abilities)
    if (const auto point = points.find(name_at(image.points, ability.announce)); point != points.end())
      point->second->at = true;
}

}  // namespace

Descriptions engine_descriptions() {
  Descriptions out;
  out.read(lua::library, "");
  out.read(lua::fields, "");
  for (const script::Noun& noun : script::described_api()) {
    const bool of_cards = std::string(noun.name) == "card";
    std::vector<Callable> found;
    for (std::size_t i = 0; i < noun.count; ++i) add_described(noun.functions[i], found);
    for (Callable& each : found) {
      const Signature& signature = each.signature;
      if (!signature.method)
        out.functions.try_emplace(
            (signature.receiver.empty() ? "" : signature.receiver + ".") + signature.name, each);
      else if (of_cards)
        out.methods.try_emplace(signature.name, each);
    }
  }
  return out;
}

Descriptions game_descriptions(const std::string& game, const game::Catalog& catalog) {
  Descriptions out;
  // The game's own files come first, so its description wins if two names are equal.
  for (const bool own : {true, false})
    for (const content::Pack& pack : catalog.library().packs) {
      if ((pack.id() == game) != own || !game::plays(pack, game)) continue;
      for (const content::PackFile& file : pack.scripts)
        if (file.path.rfind("test", 0) != 0) out.read(file.bytes, pack.id() + "/" + file.path);
    }
  return out;
}

Reference describe_engine(game::Scripts& scripts) {
  script::Host& host = scripts.host();
  lua_State* L = host.sandbox().state();
  const int top = lua_gettop(L);
  Reference out;
  out.title = "The engine";
  for (const script::Noun& noun : script::described_api())
    for (std::size_t i = 0; i < noun.count; ++i) {
      const std::string name = noun.name;
      std::vector<Callable> found;
      add_described(noun.functions[i], found);
      for (Callable& each : found) {
        if (name == "card properties" || name == "event fields") {
          const auto settable = each.text.find(" Can be set.");
          Property property{each.signature.name, each.signature.results[0].text, each.text,
                            settable != std::string::npos};
          (name == "event fields" ? out.event_fields : out.properties).push_back(std::move(property));
        } else if (each.signature.method) {
          (name == "event" ? out.event_methods : out.methods).push_back(std::move(each));
        }
      }
    }
  // Globals that packs see besides Lua's own: the library's table, described by bindings or comments.
  const Descriptions comments = engine_descriptions();
  script::raw_kept(L, host.declared().api_ref);
  const int api = lua_gettop(L);
  for (const auto& [name, type] : keys_of(L)) {
    lua_settop(L, api);
    lua_pushstring(L, name.c_str());
    script::raw_get(L, api);
    const auto found = comments.functions.find(name);
    if (type == LUA_TTABLE)
      add_members(L, name, comments, out);
    else if (found != comments.functions.end())
      out.functions.push_back(found->second);
    else
      out.undescribed.push_back(name);
  }
  // What a card can do and what can be read of it is described there.
  std::erase_if(out.undescribed, [](const std::string& name) {
    return name.starts_with("method.") || name.starts_with("property.");
  });
  for (const char* name : {"engine.game", "engine.procedure", "engine.verbs", "engine.define",
                           "engine.export", "patch", "setting"})
    out.functions.push_back(comments.functions.at(name));
  add_schemas(scripts.loader().schemas(), true, comments, out);
  lua_settop(L, top);
  return out;
}

Reference describe_game(game::Scripts& scripts, const game::Catalog& catalog) {
  script::Host& host = scripts.host();
  lua_State* L = host.sandbox().state();
  const int top = lua_gettop(L);
  const kernel::Image& image = host.image();
  Reference out;
  out.game = scripts.game();
  out.title = out.game;
  if (const content::Pack* own = catalog.library().find(out.game)) out.title = own->manifest.title;
  const Descriptions comments = game_descriptions(out.game, catalog);
  add_schemas(scripts.loader().schemas(), false, comments, out);
  std::set<std::string> makers;
  for (const Maker& maker : out.makers) makers.insert(maker.constructor.name);
  script::raw_kept(L, host.export_ref);
  const int exports = lua_gettop(L);
  for (const auto& [name, type] : keys_of(L)) {
    if (makers.count(name)) continue;
    lua_settop(L, exports);
    lua_pushstring(L, name.c_str());
    script::raw_get(L, exports);
    const auto found = comments.functions.find(name);
    if (type == LUA_TTABLE)
      add_members(L, name, comments, out);
    else if (found != comments.functions.end())
      (found->second.signature.called ? out.functions : out.variables).push_back(found->second);
    else
      out.undescribed.push_back(name);
  }
  lua_settop(L, top);
  script::raw_kept(L, host.properties_ref);
  std::set<std::string> bound;
  for (const script::Noun& noun : script::described_api())
    if (std::string(noun.name) == "card")
      for (std::size_t i = 0; i < noun.count; ++i) bound.insert(noun.functions[i].name);
  for (const auto& [name, type] : keys_of(L)) {
    if (type != LUA_TFUNCTION || bound.count(name)) continue;
    const auto found = comments.methods.find(name);
    if (found != comments.methods.end())
      out.methods.push_back(found->second);
    else
      out.undescribed.push_back("card:" + name);
  }
  lua_settop(L, top);
  add_names(scripts, out);
  for (const Name& counter : out.counters)
    out.properties.push_back({counter.name, "integer", counter.text, true});
  for (const Name& flag : out.flags) out.properties.push_back({flag.name, "boolean", flag.text, true});
  for (const Name& value : out.values) {
    const bool taken = std::any_of(out.properties.begin(), out.properties.end(),
                                   [&](const Property& other) { return other.name == value.name; });
    if (!taken) out.properties.push_back({value.name, "integer", value.text, false});
  }
  std::set<std::string> memory;
  for (const kernel::Definition& definition : image.definitions)
    for (const std::string& name : definition.memory) memory.insert(name);
  for (const Property& property : out.properties) memory.erase(property.name);
  out.memory.assign(memory.begin(), memory.end());
  add_announcements(host, catalog, out);
  add_procedures(host, out);
  return out;
}

}  // namespace misk::api
