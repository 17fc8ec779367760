#include "declare/loader.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "lua/sources.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "script/bind.hpp"
#include "text/letters.hpp"
#include "text/suggest.hpp"

namespace misk::script {

using kernel::Id;
using kernel::kNoId;

namespace {

// All files of a pack together may use this much while they are loaded.
constexpr std::uint64_t kPackInstructions = 200'000'000;
constexpr double kPackSeconds = 20;  // of processor time
constexpr std::size_t kPackMemory = 32u << 20;

Loader* g_loader(lua_State* L) {
  return static_cast<Loader*>(lua_touserdata(L, lua_upvalueindex(1)));
}

const Function kEngine[] = {
    {"game", nullptr,
     "engine.game(what: game_fields). What the table of a game is made of: counters, values, zones, sets, "
     "words, "
     "timing points, windows, and how simultaneous things are ordered."},
    {"procedure", nullptr,
     "engine.procedure(what: procedure_fields). A named list of steps: a round, a phase, a turn, a test."},
    {"verbs", nullptr,
     "engine.verbs(verbs: table<string, function>). Methods of all cards: function verbs.draw(you, n) is "
     "you:draw(n)."},
    {"define", nullptr, "engine.define(definition: definition). A card that no file of its own returns."},
    {"export", nullptr,
     "engine.export(names: table<string, any>). What all packs of the game see as globals from here on."},
    {"patch", nullptr,
     "patch(id: card_id, change: fun(card: table)). Changes a card of another pack, which this pack requires "
     "and lists under "
     "`overrides`. `card` is a copy of the fields that the card was made with; the card is made again from "
     "what the "
     "function leaves."},
};

}  // namespace

void describe_engine() {
  describe("engine", kEngine, std::size(kEngine));
}

Loader::Loader(Host& host) : host_(host), declared_(host.declared_), schemas_(host.sandbox().state()) {
  open_library();
}

// The declaring part of the library: `fields`, and the shapes of the engine's own tables.
void Loader::open_library() {
  const Entering entering(&host_);
  lua_State* L = host_.sandbox().state();
  if (!declared_.api_ref) return;  // the library has failed, and that is reported
  const int top = lua_gettop(L);
  raw_kept(L, host_.raw_ref_);
  bind_schema(*this, L, lua_gettop(L));
  describe_engine();
  raw_kept(L, declared_.api_ref);
  if (host_.run_library("misk/library_fields.lua", lua::fields, 2)) {
    fields_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    raw_kept(L, declared_.api_ref);
    push_raw_field(L, lua_gettop(L), "fields");
    host_.run_library("misk/library_shapes.lua", shapes_source(), 1);
  }
  lua_settop(L, top);
}

kernel::Origin Loader::origin_of_call(lua_State* L) const {
  kernel::Origin origin;
  lua_Debug info;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "Sl", &info);
    if (info.source[0] != '@' || info.currentline <= 0) continue;
    // `return asset { ... }` is a tail call, so the file is no longer on the stack; the loader knows the file
    // anyway. A patch is a function of its file.
    if (std::strcmp(info.what, "main") && (!patch_line_ || file_ != info.source + 1)) continue;
    origin.file = info.source + 1;
    origin.line = info.currentline;
    break;
  }
  return origin;
}

bool Loader::report(lua_State* L, const std::vector<Mistake>& mistakes, const std::string& constructor,
                    const std::vector<std::string>& texts) {
  kernel::Origin origin = origin_of_call(L);
  if (origin.file.empty()) origin.file = file_;
  // The innermost function of that file: the first line of the file itself may call it.
  lua_Debug info;
  for (int level = 0; !origin.file.empty() && lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "Sl", &info);
    if (info.source[0] != '@' || info.currentline <= 0 || origin.file != info.source + 1) continue;
    origin.line = info.currentline;
    break;
  }
  origin.pack = at_.pack;
  bool told = false;
  for (const Mistake& mistake : mistakes) {
    const Found found{mistake, origin, constructor, texts, patch_line_};
    if (!mistake.kind.empty()) {
      unknown_words_.push_back(found);
      continue;
    }
    told = true;
    tell(found);
  }
  return told;
}

void Loader::tell(const Found& found) {
  const auto& path = found.mistake.path;
  const std::string* source = declared_.source_of(found.origin.file);
  text::SourcePlace place;
  if (source && found.patch_line) {
    if (!path.empty() && !path.back().is_index())
      place = text::place_of_key(*source, found.patch_line, path.back().name);
  } else if (source) {
    place = text::place_of_field(*source, found.origin.line, found.constructor, found.texts, path);
    if (!place.line && found.origin.line)
      place = text::place_of_field(*source, 0, found.constructor, found.texts, path);
  }
  Report report{found.mistake};
  report.pack = found.origin.pack;
  report.file = found.origin.file;
  report.line = place.line ? place.line : std::max(1, found.origin.line);
  report.column = place.column;
  host_.report(std::move(report));
}

int Loader::give_up(lua_State* L) {
  gave_up_ = true;
  lua_pushliteral(L, "its fields are wrong");
  return lua_error(L);
}

void Loader::forget_fields() {
  lua_State* L = host_.sandbox().state();
  raw_kept(L, fields_ref);
  lua_getfield(L, -1, "forget");
  ScriptError error;
  host_.sandbox().call(0, 0, error);
  lua_pop(L, 1);
}

bool Loader::is_api(lua_State* L, int name) const {
  // Every pack sees the engine's API and Lua's functions: the library's environment has no more.
  for (const int ref : {declared_.api_ref, host_.sandbox().environment("misk")}) {
    raw_kept(L, ref);
    lua_pushvalue(L, name);
    raw_get(L, -2);
    const bool found = !lua_isnil(L, -1);
    lua_pop(L, 2);
    if (found) return true;
  }
  return false;
}

int loader_collect(lua_State* L) {
  Loader* loader = g_loader(L);
  const int kind = static_cast<int>(lua_tointeger(L, lua_upvalueindex(2)));
  luaL_checktype(L, 1, LUA_TTABLE);
  if (lua_getmetatable(L, 1))
    return luaL_error(L, "engine.%s is given a table with a metatable; write its fields into a plain table",
                      kEngine[kind].name);
  ++loader->collected;
  lua_pushvalue(L, 1);
  Loader::Collected item{luaL_ref(L, LUA_REGISTRYINDEX), loader->origin_of_call(L)};
  item.origin.pack = loader->at_.pack;
  // A table that does not fit is reported, and then it is not read.
  auto fits = [&](const char* type, const char* what) {
    if (loader->schemas_.fits(L, 1, type)) return true;
    const HostScope scope(L);
    return !loader->report(L, loader->schemas_.mistakes(L, 1, type, what), kEngine[kind].name, {});
  };
  switch (kind) {
    case 0:
      loader->add_words(L, 1);
      if (fits("game_fields", "engine.game")) {
        loader->claim_words(L, 1, item.origin);
        loader->games_.push_back(item);
      }
      break;
    case 1: {
      lua_pushliteral(L, "name");
      raw_get(L, 1);
      const std::string name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
      if (!name.empty()) loader->schemas_.add_word(L, lua_gettop(L), "procedure");
      lua_pop(L, 1);
      const std::string what = name.empty() ? "engine.procedure" : "procedure '" + name + "'";
      if (fits("procedure_fields", what.c_str())) {
        const HostScope scope(L);
        const bool replaces = loader->claim("procedure", name, item.origin);
        const auto [place, is_new] = loader->procedure_at_.try_emplace(name, loader->procedures_.size());
        if (replaces && !is_new)
          loader->procedures_[place->second] = item;
        else
          loader->procedures_.push_back(item);
      }
      break;
    }
    case 2:
      loader->claim_keys(L, 1, "verb", item.origin);
      loader->verbs_.push_back(item);
      break;
    case 3:
      loader->definitions_.push_back(item);
      break;
    case 4: {
      loader->claim_keys(L, 1, "export", item.origin);
      const std::string& game = loader->declared_.game_of(loader->at_.pack);
      int& ref = loader->exports_[game];
      if (!ref) {
        lua_newtable(L);
        ref = luaL_ref(L, LUA_REGISTRYINDEX);
        loader->host_.export_ref = ref;
      }
      raw_kept(L, ref);
      const int target = lua_gettop(L);
      HostScope scope(L);
      raw_kept(L, loader->host_.sandbox().environment(loader->at_.pack));
      const int env = lua_gettop(L);
      lua_pushnil(L);
      std::string taken;  // the first by name: Lua's own order differs from run to run
      while (raw_next(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING && loader->is_api(L, lua_gettop(L) - 1)) {
          const std::string name = lua_tostring(L, -2);
          taken = taken.empty() ? name : std::min(taken, name);
          lua_pop(L, 1);
          continue;
        }
        if (lua_type(L, -2) == LUA_TSTRING)
          loader->declared_.exported[game + ":" + lua_tostring(L, -2)] = item.origin;
        lua_pushvalue(L, -2);
        lua_pushvalue(L, -2);
        lua_rawset(L, target);
        lua_pushvalue(L, -2);
        lua_pushvalue(L, -2);
        lua_rawset(L, env);
        lua_pop(L, 1);
      }
      if (!taken.empty())
        throw std::invalid_argument(
            "'" + taken + "' is a name of the engine's own, so it cannot be exported; give it another");
      break;
    }
    default:
      break;
  }
  return 0;
}

namespace {

// The line where the file gives its definition: the last `return` that begins a line, or 0.
int line_of_return(const std::string& source) {
  int found = 0, line = 1;
  for (std::size_t begin = 0; begin < source.size(); ++line) {
    if (source.compare(begin, 6, "return") == 0) found = line;
    begin = source.find('\n', begin);
    if (begin == std::string::npos) break;
    ++begin;
  }
  return found;
}

// The fault of the value that a card's file returns (on top of the stack), or "". A file that calls the
// loader's functions to declare things need return nothing.
std::string no_definition(lua_State* L, bool declared_nothing) {
  if (lua_isnil(L, -1)) return declared_nothing ? "the file returns nothing" : "";
  if (lua_isboolean(L, -1) && !declared_nothing) return "";
  if (!lua_istable(L, -1))
    return std::string("the file returns a ") + luaL_typename(L, -1) + ", not a definition";
  if (lua_getmetatable(L, -1)) {
    lua_pop(L, 1);
    return "the file returns a table with a metatable, which no definition has: its fields stand in it";
  }
  bool has_names = false;
  lua_pushnil(L);
  while (raw_next(L, -2)) {
    has_names = has_names || lua_type(L, -2) == LUA_TSTRING;
    lua_pop(L, 1);
  }
  return has_names ? "" : "the file returns a list, not a definition: one file, one card";
}

}  // namespace

namespace {

// The `engine` and `patch` of a library: the pack that requires it declares, not the library.
int refuse_library(lua_State* L) {
  const char* const name = kEngine[lua_tointeger(L, lua_upvalueindex(2))].name;
  const bool is_patch = std::strcmp(name, "patch") == 0;
  return luaL_error(L,
                    "a library declares nothing itself, so it has no %s%s: return a function or table, which "
                    "the pack that requires the file declares",
                    is_patch ? "" : "engine.", name);
}

}  // namespace

bool Loader::freeze() {
  const Entering entering(&host_);
  if (!build()) return false;
  host_.begin_play();
  install_verbs();
  forget_fields();
  return host_.reports().empty() || host_.errors() == 0;
}

bool Loader::declare(const ScriptPack& pack) {
  const Entering entering(&host_);
  for (const auto& [id, value] : pack.settings) host_.settings_[pack.id + ":" + id] = value;
  const bool is_library = pack.kind == "library";
  lua_State* L = host_.sandbox().state();
  const int top = lua_gettop(L);
  at_ = {pack.id, pack.root, 0};
  const int before = host_.errors();
  declared_.games[pack.id] = pack.kind == "game" ? pack.id : pack.game;
  if (pack.kind == "game") declared_.game_packs.push_back(pack.id);
  if (is_library) declared_.libraries.insert(pack.id);
  overrides_[pack.id] = pack.overrides;
  declared_.visible[pack.id] = pack.visible;
  declared_.roots[pack.id] = pack.root.empty() ? pack.id : pack.root;
  for (const Source& source : pack.files) declared_.sources[pack.id][source.path] = source.text;
  host_.sandbox().set_require(
      [this](const std::string& from, const std::string& name, Sandbox::Module& module) {
        auto& [owner, path, source, problem, mend] = module;
        owner = from;
        std::string file = name;
        if (const auto colon = name.find(':'); colon != std::string::npos) {
          owner = name.substr(0, colon);
          file = name.substr(colon + 1);
          const auto& seen = declared_.visible[from];
          if (owner != from && std::find(seen.begin(), seen.end(), owner) == seen.end()) {
            problem = "the pack '" + from + "' does not require the pack '" + owner + "'";
            mend = "add it to `requires` in pack.yaml";
            return false;
          }
        }
        file += ".lua";
        auto p = declared_.sources.find(owner);
        if (p == declared_.sources.end() || !p->second.count(file)) {
          problem = "no file " + file + " in the pack '" + owner + "'";
          std::vector<std::string> known;
          if (p != declared_.sources.end())
            for (const auto& each : p->second) known.push_back(each.first.substr(0, each.first.size() - 4));
          const std::string near = text::suggest(file.substr(0, file.size() - 4), known);
          if (!near.empty()) mend = "did you mean \"" + near + "\"?";
          return false;
        }
        path = declared_.roots[owner] + "/" + file;
        source = p->second[file];
        return true;
      });
  // What scripts of this pack see: the API, the loader's verbs, and what the game exports.
  raw_kept(L, host_.sandbox().environment(pack.id));
  const int env = lua_gettop(L);
  auto copy_into = [&](int ref) {
    raw_kept(L, ref);
    lua_pushnil(L);
    while (raw_next(L, -2)) {
      lua_pushvalue(L, -2);
      const char* name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "an export";
      push_shared(L, -2, name);
      if (std::strcmp(name, "property") == 0) {
        lua_pushvalue(L, -1);
        read_declared_properties(L, lua_gettop(L));
        lua_pop(L, 1);
      }
      lua_rawset(L, env);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  };
  if (declared_.api_ref) copy_into(declared_.api_ref);
  bind_setting(L, env, pack.id);
  if (auto it = exports_.find(declared_.game_of(pack.id)); it != exports_.end() && !is_library)
    copy_into(it->second);
  lua_newtable(L);
  for (int i = 0; i < 5; ++i) {
    lua_pushlightuserdata(L, this);
    lua_pushinteger(L, i);
    lua_pushcclosure(L, is_library ? guarded<refuse_library> : guarded<loader_collect>, 2);
    lua_setfield(L, -2, kEngine[i].name);
  }
  lua_pushstring(L, "engine");
  lua_insert(L, -2);
  lua_rawset(L, env);
  lua_pushstring(L, "patch");
  lua_pushlightuserdata(L, this);
  lua_pushinteger(L, 5);
  lua_pushcclosure(L, is_library ? guarded<refuse_library> : guarded<loader_patch>, 2);
  lua_rawset(L, env);
  lua_settop(L, top);

  auto run = [&](const Source& source) {
    ScriptError problem;
    const std::string shown = declared_.roots[pack.id] + "/" + source.path;
    const int before_run = collected;
    file_ = shown;
    gave_up_ = false;
    const bool sound = host_.sandbox().run(pack.id, shown, source.text, 1, problem);
    file_.clear();
    if (!sound) {
      if (gave_up_) return;
      Report report = host_.from_error(problem);
      report.loading = shown;
      // The last thing the file did was call a constructor of the game: a line in the constructor would not
      // help the writer of the card.
      if (report.file != shown && declared_.is_rules(report.pack) && !declared_.is_rules(pack.id)) {
        report.file = shown;
        report.line = line_of_return(source.text);
        report.column = 0;
      }
      host_.report(std::move(report));
      return;
    }
    if (is_library) {
      lua_pop(L, 1);
    } else if (const std::string wrong = no_definition(L, collected == before_run); !wrong.empty()) {
      Report report;
      report.pack = pack.id;
      report.file = report.loading = shown;
      report.line = std::max(1, line_of_return(source.text));
      report.message = wrong;
      report.mend = "a card's file ends with return and its definition: return asset { ... }";
      report.rule = "no-definition";
      host_.report(std::move(report));
      lua_pop(L, 1);
    } else if (lua_istable(L, -1)) {
      Collected item{luaL_ref(L, LUA_REGISTRYINDEX), {pack.id, shown, 1}};
      definitions_.push_back(item);
    } else {
      lua_pop(L, 1);
    }
  };
  // A game's own file comes first; then every card and scenario, in the order of their paths.
  std::vector<const Source*> files;
  for (const Source& source : pack.files) {
    const std::string& p = source.path;
    auto under = [&](const char* folder) { return p.rfind(folder, 0) == 0; };
    if (under("lib/") || under("tests/") || under("migrations/") || under("bots/")) continue;
    if (p == "game.lua" || p.find('/') != std::string::npos) files.push_back(&source);
  }
  std::sort(files.begin(), files.end(), [](const Source* a, const Source* b) {
    if ((a->path == "game.lua") != (b->path == "game.lua")) return a->path == "game.lua";
    return a->path < b->path;
  });
  if (pack.kind == "game") {
    // Only game.lua runs by itself; it requires the rest, except for cards/.
    std::erase_if(files,
                  [](const Source* s) { return s->path != "game.lua" && s->path.rfind("cards/", 0) != 0; });
  }
  // The packs that require a library run its files.
  std::vector<Source> requires_all;
  if (is_library) {
    files.clear();
    if (pack.run_all)
      for (const Source& source : pack.files)
        if (source.path.rfind("tests/", 0) != 0)
          requires_all.push_back(
              {source.path, "require \"" + source.path.substr(0, source.path.size() - 4) + "\""});
    for (const Source& source : requires_all) files.push_back(&source);
  }
  note_ids(pack, files);
  // Each file has its limits, and all files together have theirs: otherwise a thousand files would get a
  // thousand times as much.
  const double began = processor_seconds();
  const std::size_t memory_before = host_.sandbox().memory_used();
  std::uint64_t instructions = 0;
  for (const Source* source : files) {
    run(*source);
    instructions += host_.sandbox().instructions_used_last_entry();
    taken_[pack.id] += host_.sandbox().taken_last_entry();
    const auto memory = [&] {
      return host_.sandbox().memory_used() - std::min(host_.sandbox().memory_used(), memory_before);
    };
    if (memory() > kPackMemory) lua_gc(L, LUA_GCCOLLECT, 0);
    std::string most;
    if (instructions > kPackInstructions)
      most = "200,000,000 instructions";
    else if (processor_seconds() - began > kPackSeconds)
      most = "20 seconds";
    else if (memory() > kPackMemory)
      most = "32 MB of memory";
    else if (taken_[pack.id] > kPackBytes)
      most = "64 MB of texts and lists";
    if (most.empty()) continue;
    error_at({pack.id, declared_.roots[pack.id] + "/" + source->path, 1},
             "with this file the pack '" + pack.id + "' has taken " + most +
                 " to load, which is the most; its "
                 "other files are not read",
             "do less while a file is read, or split the pack", "budget");
    break;
  }
  lua_settop(L, top);
  return host_.errors() == before;
}

// The ids of a pack's cards: from the names of their files, and from `id = "..."` in them. They are needed
// before the files run, since a card may name a card that comes later.
void Loader::note_ids(const ScriptPack& pack, const std::vector<const Source*>& files) {
  std::set<std::string>& own = ids_[pack.id];
  for (const Source* source : files) {
    const std::size_t slash = source->path.rfind('/') + 1;
    own.insert(source->path.substr(slash, source->path.rfind('.') - slash));
    constexpr std::string_view kId = "id = \"";
    for (std::size_t at = source->text.find(kId); at != std::string::npos;
         at = source->text.find(kId, at + 1)) {
      const std::size_t begin = at + kId.size(), end = source->text.find('"', begin);
      const bool is_word = at > 0 && text::is_word(source->text[at - 1]);
      if (!is_word && end != std::string::npos) own.insert(source->text.substr(begin, end - begin));
    }
  }
  in_order_.push_back(pack.id);
  const auto has = [&](const std::string& owner, const std::string& id) {
    const auto found = ids_.find(owner);
    return found != ids_.end() && declared_.game_of(owner) == declared_.game_of(pack.id) &&
           found->second.count(id) > 0;
  };
  std::vector<std::string> near = {pack.id};
  near.insert(near.end(), declared_.visible[pack.id].begin(), declared_.visible[pack.id].end());
  for (const std::string& owner : near) {
    if (!ids_.count(owner)) continue;
    for (const std::string& id : ids_[owner]) {
      if (std::find_if(near.begin(), near.end(), [&](const std::string& each) { return has(each, id); }) !=
          std::find(near.begin(), near.end(), owner))
        continue;  // a nearer pack has it
      const auto first = std::find_if(in_order_.begin(), in_order_.end(),
                                      [&](const std::string& each) { return has(each, id); });
      if (first != in_order_.end() && *first != owner) declared_.meant[pack.id][id] = owner + ":" + id;
    }
  }
}

}  // namespace misk::script
