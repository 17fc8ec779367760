#include "script/loader.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "script/bind.hpp"
#include "script/known_names.hpp"
#include "script/taken.hpp"
#include "text/clean.hpp"
#include "text/letters.hpp"
#include "text/shortened.hpp"
#include "text/suggest.hpp"

namespace misk::script {

using kernel::Id;
using kernel::Image;
using kernel::kNoExpr;
using kernel::kNoFunction;
using kernel::kNoId;

namespace {

// What all files of a pack may use together while they are loaded, and what the engine may keep of it.
constexpr std::uint64_t kPackInstructions = 200'000'000;
constexpr double kPackSeconds = 20;  // of processor time
constexpr std::size_t kPackMemory = 32u << 20;
constexpr std::size_t kPackBytes = 64u << 20;  // of texts and lists that its definitions may hold
constexpr std::size_t kElementBytes = 256;     // what the engine keeps for an element of a list, about
constexpr int kDataDepth = 16;

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

kernel::Origin Loader::origin_of_call(lua_State* L) const {
  kernel::Origin origin;
  lua_Debug info;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "Sl", &info);
    if (info.source[0] != '@' || info.currentline <= 0) continue;
    // `return asset { ... }` is a tail call: the file is then no longer on the stack, and the loader knows it
    // anyway. A patch is a function of its file.
    if (std::strcmp(info.what, "main") && (!patch_line_ || file_ != info.source + 1)) continue;
    origin.file = info.source + 1;
    origin.line = info.currentline;
    break;
  }
  return origin;
}

std::string Loader::where(lua_State* L) const {
  lua_Debug info;
  std::string found;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "Sl", &info);
    if (info.source[0] != '@' || info.currentline <= 0) continue;
    const std::string file = info.source + 1;
    if (file.rfind("misk/", 0) == 0) continue;
    const std::string here = std::string(info.short_src) + ":" + std::to_string(info.currentline) + ": ";
    if (found.empty()) found = here;
    const bool of_rules = std::any_of(roots_.begin(), roots_.end(), [&](const auto& root) {
      return file.rfind(root.second + "/", 0) == 0 && is_rules(root.first);
    });
    if (!of_rules) return here;
  }
  return found;
}

std::string Loader::pack_of_call(lua_State* L) const {
  lua_Debug info;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "S", &info);
    if (info.source[0] != '@') continue;
    const std::string file = info.source + 1;
    if (file == kLineFile) return line_pack;
    for (const auto& [pack, root] : roots_)
      if (file.rfind(root + "/", 0) == 0 && !is_rules(pack)) return pack;
  }
  return "";
}

kernel::Origin Loader::export_place(const std::string& name) const {
  for (const std::string& game : games_of_packs_)
    if (const auto found = exported_.find(game + ":" + name); found != exported_.end()) {
      kernel::Origin origin = found->second;
      if (const std::string* source = source_of(origin.file))
        if (const SourcePlace place = place_of_key(*source, origin.line, name); place.line)
          origin.line = place.line;
      return origin;
    }
  return {};
}

const std::vector<std::string>& Loader::visible_to(const std::string& pack) const {
  static const std::vector<std::string> none;
  const auto found = visible_.find(pack);
  return found == visible_.end() ? none : found->second;
}

const std::string* Loader::source_of(const std::string& shown) const {
  for (const auto& [pack, root] : roots_) {
    if (shown.rfind(root + "/", 0) != 0) continue;
    const auto files = sources_.find(pack);
    if (files == sources_.end()) continue;
    const auto file = files->second.find(shown.substr(root.size() + 1));
    if (file != files->second.end()) return &file->second;
  }
  return nullptr;
}

bool Loader::report(lua_State* L, const std::vector<Mistake>& mistakes, const std::string& constructor,
                    const std::vector<std::string>& texts) {
  kernel::Origin origin = origin_of_call(L);
  if (origin.file.empty()) origin.file = file_;
  // The innermost function of that file: it may be called by the file's own first line.
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
  const std::string* source = source_of(found.origin.file);
  SourcePlace place;
  if (source && found.patch_line) {
    if (!path.empty() && !path.back().is_index())
      place = place_of_key(*source, found.patch_line, path.back().name);
  } else if (source) {
    place = place_of_field(*source, found.origin.line, found.constructor, found.texts, path);
    if (!place.line && found.origin.line)
      place = place_of_field(*source, 0, found.constructor, found.texts, path);
  }
  Report report;
  report.pack = found.origin.pack;
  report.file = found.origin.file;
  report.line = place.line ? place.line : std::max(1, found.origin.line);
  report.column = place.column;
  report.message = found.mistake.message;
  report.mend = found.mistake.mend;
  report.rule = found.mistake.rule;
  host_.report(std::move(report));
}

int Loader::give_up(lua_State* L) {
  gave_up_ = true;
  lua_pushliteral(L, "its fields are wrong");
  return lua_error(L);
}

void Loader::forget_fields() {
  lua_State* L = host_.sandbox().state();
  lua_rawgeti(L, LUA_REGISTRYINDEX, fields_ref);
  lua_getfield(L, -1, "forget");
  ScriptError error;
  host_.sandbox().call(0, 0, error);
  lua_pop(L, 1);
}

bool Loader::is_api(lua_State* L, int name) const {
  // What every pack sees of the engine, and what it sees of Lua: the library's environment has no more.
  for (const int ref : {api_ref, host_.sandbox().environment("misk")}) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref);
    lua_pushvalue(L, name);
    lua_rawget(L, -2);
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
  // What is wrong with it is told, and then it is not read.
  auto fits = [&](const char* type, const char* what) {
    if (loader->host_.schemas().fits(L, 1, type)) return true;
    const HostScope scope(L);
    return !loader->report(L, loader->host_.schemas().mistakes(L, 1, type, what), kEngine[kind].name, {});
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
      lua_rawget(L, 1);
      const std::string name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
      if (!name.empty()) loader->host_.schemas().add_word(L, lua_gettop(L), "procedure");
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
      const std::string& game = loader->game_of(loader->at_.pack);
      int& ref = loader->exports_[game];
      if (!ref) {
        lua_newtable(L);
        ref = luaL_ref(L, LUA_REGISTRYINDEX);
        loader->host_.export_ref = ref;
      }
      lua_rawgeti(L, LUA_REGISTRYINDEX, ref);
      const int target = lua_gettop(L);
      HostScope scope(L);
      lua_rawgeti(L, LUA_REGISTRYINDEX, loader->host_.sandbox().environment(loader->at_.pack));
      const int env = lua_gettop(L);
      lua_pushnil(L);
      std::string taken;  // the first by name: Lua's own order differs from run to run
      while (lua_next(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING && loader->is_api(L, lua_gettop(L) - 1)) {
          const std::string name = lua_tostring(L, -2);
          taken = taken.empty() ? name : std::min(taken, name);
          lua_pop(L, 1);
          continue;
        }
        if (lua_type(L, -2) == LUA_TSTRING) loader->exported_[game + ":" + lua_tostring(L, -2)] = item.origin;
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

// Where the file gives its definition: the last `return` that begins a line, or 0.
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

// What is wrong with what a card's file returns (on top), or "". A file that declares things by the loader's
// functions need return nothing.
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
  while (lua_next(L, -2)) {
    has_names = has_names || lua_type(L, -2) == LUA_TSTRING;
    lua_pop(L, 1);
  }
  return has_names ? "" : "the file returns a list, not a definition: one file, one card";
}

}  // namespace

namespace {

// `engine` and `patch` of a library: what it is asked for is declared by whoever requires it.
int refuse_library(lua_State* L) {
  const char* const name = kEngine[lua_tointeger(L, lua_upvalueindex(2))].name;
  const bool is_patch = std::strcmp(name, "patch") == 0;
  return luaL_error(L,
                    "a library declares nothing itself, so it has no %s%s: return a function or table, which "
                    "the pack that requires the file declares",
                    is_patch ? "" : "engine.", name);
}

}  // namespace

const std::string& Loader::game_of(const std::string& pack) const {
  static const std::string none;
  auto it = pack_game_.find(pack);
  return it == pack_game_.end() ? none : it->second;
}

bool Loader::is_rules(const std::string& pack) const {
  return game_of(pack) == pack || libraries_.contains(pack);
}

bool Loader::declare(const ScriptPack& pack) {
  const bool is_library = pack.kind == "library";
  lua_State* L = host_.sandbox().state();
  const int top = lua_gettop(L);
  at_ = {pack.id, pack.root, 0};
  const int before = errors;
  pack_game_[pack.id] = pack.kind == "game" ? pack.id : pack.game;
  if (pack.kind == "game") games_of_packs_.push_back(pack.id);
  if (is_library) libraries_.insert(pack.id);
  overrides_[pack.id] = pack.overrides;
  visible_[pack.id] = pack.visible;
  roots_[pack.id] = pack.root.empty() ? pack.id : pack.root;
  for (const Source& source : pack.files) sources_[pack.id][source.path] = source.text;
  host_.sandbox().set_require([this](const std::string& from, const std::string& name, std::string& owner,
                                     std::string& path, std::string& source, std::string& problem) {
    owner = from;
    std::string file = name;
    if (const auto colon = name.find(':'); colon != std::string::npos) {
      owner = name.substr(0, colon);
      file = name.substr(colon + 1);
      const auto& seen = visible_[from];
      if (owner != from && std::find(seen.begin(), seen.end(), owner) == seen.end()) {
        problem = "the pack '" + from + "' does not require the pack '" + owner +
                  "'; add it to `requires` in pack.yaml";
        return false;
      }
    }
    file += ".lua";
    auto p = sources_.find(owner);
    if (p == sources_.end() || !p->second.count(file)) {
      problem = "no file " + file + " in the pack '" + owner + "'";
      std::vector<std::string> known;
      if (p != sources_.end())
        for (const auto& each : p->second) known.push_back(each.first.substr(0, each.first.size() - 4));
      const std::string near = text::suggest(file.substr(0, file.size() - 4), known);
      if (!near.empty()) problem += "; did you mean \"" + near + "\"?";
      return false;
    }
    path = roots_[owner] + "/" + file;
    source = p->second[file];
    return true;
  });
  // What scripts of this pack see: the API, the loader's verbs, and what the game exports.
  lua_rawgeti(L, LUA_REGISTRYINDEX, host_.sandbox().environment(pack.id));
  const int env = lua_gettop(L);
  auto copy_into = [&](int ref) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
      lua_pushvalue(L, -2);
      const char* name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "an export";
      push_shared(L, -2, name);
      lua_rawset(L, env);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  };
  if (api_ref) copy_into(api_ref);
  bind_setting(L, env, pack.id);
  if (auto it = exports_.find(game_of(pack.id)); it != exports_.end() && !is_library) copy_into(it->second);
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
    const std::string shown = roots_[pack.id] + "/" + source.path;
    const int before_run = collected;
    file_ = shown;
    gave_up_ = false;
    const bool sound = host_.sandbox().run(pack.id, shown, source.text, 1, problem);
    file_.clear();
    if (!sound) {
      if (gave_up_) return;
      Report report = host_.from_error(problem);
      report.loading = shown;
      // A constructor of the game was called at the very end: its own place says nothing to the card's
      // writer.
      if (report.file != shown && is_rules(report.pack) && !is_rules(pack.id)) {
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
  // A library's files are run by those who require them.
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
  // Each file has its limits, and all of them together have theirs: a thousand files would take a thousand
  // times as much.
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
    error_at({pack.id, roots_[pack.id] + "/" + source->path, 1},
             "with this file the pack '" + pack.id + "' has taken " + most +
                 " to load, which is the most; its "
                 "other files are not read",
             "do less while a file is read, or split the pack", "budget");
    break;
  }
  lua_settop(L, top);
  return errors == before;
}

// The ids of a pack's cards: the names of their files, and what stands in them as `id = "..."`. They are
// wanted before the files are run, as a card may name one that comes later.
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
    return found != ids_.end() && game_of(owner) == game_of(pack.id) && found->second.count(id) > 0;
  };
  std::vector<std::string> near = {pack.id};
  near.insert(near.end(), visible_[pack.id].begin(), visible_[pack.id].end());
  for (const std::string& owner : near) {
    if (!ids_.count(owner)) continue;
    for (const std::string& id : ids_[owner]) {
      if (std::find_if(near.begin(), near.end(), [&](const std::string& each) { return has(each, id); }) !=
          std::find(near.begin(), near.end(), owner))
        continue;  // a nearer pack has it
      const auto first = std::find_if(in_order_.begin(), in_order_.end(),
                                      [&](const std::string& each) { return has(each, id); });
      if (first != in_order_.end() && *first != owner) meant_[pack.id][id] = owner + ":" + id;
    }
  }
}

const std::map<std::string, std::string>& Loader::meant_by(const std::string& pack) const {
  static const std::map<std::string, std::string> kNone;
  const auto found = meant_.find(pack);
  return found == meant_.end() ? kNone : found->second;
}

// --- reading tables
//
// What packs give is read raw: no metatable of theirs is asked, so none of their code runs here, where no
// limit of memory holds. And what is copied is counted, by pack.

void push_own(lua_State* L, int table, const char* key) {
  lua_pushstring(L, key);
  lua_rawget(L, table);
}

void Loader::take(std::size_t bytes) {
  std::size_t& taken = taken_[at_.pack];
  if (bytes > kPackBytes - std::min(taken, kPackBytes))
    throw std::length_error("the definitions of the pack '" + at_.pack + "' hold more than " +
                            std::to_string(kPackBytes >> 20) + " MB of texts and lists");
  taken += bytes;
}

std::string Loader::take_text(int index) {
  lua_State* L = host_.sandbox().state();
  std::size_t size = 0;
  const char* text = lua_type(L, index) == LUA_TSTRING ? lua_tolstring(L, index, &size) : "";
  take(size);
  return {text, size};
}

// Views copy what a definition says in `data`: every text of it counts as often as it stands there.
void Loader::take_data(int index, int depth) {
  lua_State* L = host_.sandbox().state();
  if (lua_type(L, index) == LUA_TSTRING) return take(lua_objlen(L, index));
  if (!lua_istable(L, index)) return;
  if (depth > kDataDepth) return error("its `data` is too deep, or holds itself", "write plain tables");
  luaL_checkstack(L, 4, "data");
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    take(kElementBytes / 8);
    if (lua_type(L, -2) == LUA_TSTRING) take(lua_objlen(L, -2));
    take_data(lua_gettop(L), depth + 1);
  }
}

void Loader::error_at(const kernel::Origin& origin, const std::string& message, const std::string& mend,
                      const std::string& rule) {
  Report report;
  report.pack = origin.pack;
  report.file = origin.file;
  report.line = origin.line;
  report.message = message;
  report.mend = mend;
  report.rule = rule;
  host_.report(std::move(report));
}

void Loader::error(const std::string& message, const std::string& mend, const std::string& rule) {
  error_at(here(), message + in_step_, mend, rule.empty() ? "definition" : rule);
}

kernel::Origin Loader::here() const {
  kernel::Origin origin = at_;
  const std::string* source = step_ ? source_of(at_.file) : nullptr;
  if (!source) return origin;
  const SourcePlace place = place_of_field(*source, at_.line, "procedure", {}, {{"steps", 0}, {"", step_}});
  if (place.line) origin.line = place.line;
  return origin;
}

void Loader::error_in(const std::string& near, int offset, const std::string& message,
                      const std::string& mend, const std::string& rule) {
  Report report;
  report.pack = at_.pack;
  report.file = at_.file;
  report.line = here().line;
  report.message = message + in_step_;
  report.mend = mend;
  report.rule = rule;
  const std::string* source = near.empty() ? nullptr : source_of(at_.file);
  if (const SourcePlace found = source ? place_of_text(*source, report.line, near) : SourcePlace{};
      found.line) {
    report.line = found.line;
    report.column = found.column + offset;
  }
  host_.report(std::move(report));
}

void Loader::only(int table, std::initializer_list<const char*> allowed, const std::string& what) {
  lua_State* L = host_.sandbox().state();
  if (!lua_istable(L, table)) {
    error(what + " must be a table, not a " + luaL_typename(L, table));
    lua_newtable(L);  // it has none of the fields that are read next
    lua_replace(L, table);
  }
  lua_pushnil(L);
  while (lua_next(L, table)) {
    if (lua_type(L, -2) == LUA_TSTRING) {
      const std::string key = take_text(-2);
      bool found = false;
      for (const char* name : allowed) found = found || key == name;
      if (!found) {
        kernel::Origin origin = at_;
        const std::string* source = source_of(at_.file);
        const SourcePlace place = source ? place_of_key(*source, at_.line, key) : SourcePlace{};
        if (place.line) origin.line = place.line;
        error_at(origin, "unknown field '" + key + "' in " + what,
                 text::did_you_mean(key, allowed, "remove it or check its spelling"), "unknown-field");
      }
    }
    lua_pop(L, 1);
  }
}

std::string Loader::said(int index, const std::string& what) {
  lua_State* L = host_.sandbox().state();
  std::size_t n = 0;
  const char* bytes = lua_tolstring(L, index, &n);
  take(n);
  std::string out(bytes, n);
  const bool is_name = what == "name" || what == "title" || what == "subtitle" || what == "id";
  const std::string why = text::not_plain(out, !is_name);
  const std::size_t most = is_name ? kLongestName : kLongestText;
  if (why.empty() && n <= most) return out;
  if (why.empty()) {
    error("'" + what + "' is " + std::to_string(n) + " bytes long, and the most is " + std::to_string(most) +
              ": '" + text::one_line(text::cut(out, 60)) + "'",
          "make it shorter", "too-large");
    return text::cut(out, most);
  }
  out = text::one_line(out);
  error("'" + what + "' has " + why + " in it: '" + out.substr(0, 60) + "'",
        why.find("UTF-8") == std::string::npos ? "take it out" : "save the file as UTF-8", "bad-encoding");
  return out;
}

std::string Loader::text(int table, const char* key, const std::string& fallback) {
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  std::string result = fallback;
  if (lua_type(L, -1) == LUA_TSTRING)
    result = said(-1, key);
  else if (!lua_isnil(L, -1))
    error(std::string("'") + key + "' must be a text, not a " + luaL_typename(L, -1), "write it in quotes");
  lua_pop(L, 1);
  return result;
}

int Loader::number(int table, const char* key, int fallback) {
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  int result = fallback;
  if (lua_type(L, -1) == LUA_TNUMBER)
    result = static_cast<int>(lua_tointeger(L, -1));
  else if (!lua_isnil(L, -1))
    error(std::string("'") + key + "' must be a number, not a " + luaL_typename(L, -1),
          "write it in digits, without quotes");
  lua_pop(L, 1);
  return result;
}

bool Loader::flag(int table, const char* key, bool fallback) {
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  const bool result = lua_isnil(L, -1) ? fallback : lua_toboolean(L, -1);
  lua_pop(L, 1);
  return result;
}

void Loader::each(int table, const char* key, const std::function<void(int, int)>& f) {
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  if (lua_istable(L, -1)) {
    const int list = lua_gettop(L);
    const auto n = static_cast<int>(lua_objlen(L, list));
    for (int i = 1; i <= n; ++i) {
      take(kElementBytes);
      lua_rawgeti(L, list, i);
      f(lua_gettop(L), i);
      lua_settop(L, list);
    }
  } else if (!lua_isnil(L, -1)) {
    error(std::string("'") + key + "' must be a list, not a " + luaL_typename(L, -1),
          "write it in braces: { ... }");
  }
  lua_pop(L, 1);
}

// Pairs sorted by key: lua_next's order differs from run to run.
void Loader::each_pair(int table, const char* key, const std::function<void(const std::string&, int)>& f) {
  lua_State* L = host_.sandbox().state();
  if (key)
    push_own(L, table, key);
  else
    lua_pushvalue(L, table);
  if (lua_istable(L, -1)) {
    const int t = lua_gettop(L);
    std::vector<std::string> keys;
    lua_pushnil(L);
    while (lua_next(L, t)) {
      take(kElementBytes);
      if (lua_type(L, -2) == LUA_TSTRING) {
        std::size_t n = 0;
        const char* bytes = lua_tolstring(L, -2, &n);
        std::string name = said(-2, "name");
        if (name == std::string_view(bytes, n)) keys.push_back(std::move(name));  // else it is an error
      }
      lua_pop(L, 1);
    }
    std::sort(keys.begin(), keys.end());
    for (const std::string& k : keys) {
      push_own(L, t, k.c_str());
      f(k, lua_gettop(L));
      lua_settop(L, t);
    }
  } else if (!lua_isnil(L, -1)) {
    error(std::string("'") + (key ? key : "?") + "' must be a table");
  }
  lua_pop(L, 1);
}

std::vector<std::string> Loader::texts(int table, const char* key) {
  lua_State* L = host_.sandbox().state();
  std::vector<std::string> out;
  each(table, key, [&](int index, int) {
    if (lua_type(L, index) == LUA_TSTRING)
      out.push_back(said(index, key));
    else
      error(std::string("'") + key + "' must be a list of texts, and there is a " + luaL_typename(L, index) +
                " in it",
            "write each in quotes");
  });
  return out;
}

kernel::ExprId Loader::compile(const std::string& source, const std::vector<std::string>* memory,
                               const std::string& what) {
  try {
    return kernel::compile(host_.mutable_image(), source, memory);
  } catch (const kernel::ExpressionError& e) {
    error_in(source, e.column - 1,
             text::shortened(std::string(e.what()) + " in " + what + " \"" + source + "\""),
             text::shortened(mend_of_expression(e.what(), host_.image(), memory)), "expression");
    return kNoExpr;
  }
}

kernel::ExprId Loader::expression_value(int index, const std::vector<std::string>* memory,
                                        const std::string& what) {
  lua_State* L = host_.sandbox().state();
  if (lua_type(L, index) == LUA_TSTRING) return compile(said(index, what), memory, what);
  if (lua_type(L, index) == LUA_TNUMBER) {
    const int n = static_cast<int>(lua_tointeger(L, index));
    return compile(n < 0 ? "0 - " + std::to_string(-n) : std::to_string(n), memory, what);
  }
  if (lua_isboolean(L, index)) return compile(lua_toboolean(L, index) ? "true" : "false", memory, what);
  error("'" + what + "' must be a number or an expression, not a " + luaL_typename(L, index));
  return kNoExpr;
}

kernel::ExprId Loader::expression(int table, const char* key, const std::vector<std::string>* memory) {
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  kernel::ExprId id = kNoExpr;
  if (!lua_isnil(L, -1)) id = expression_value(lua_gettop(L), memory, key);
  lua_pop(L, 1);
  return id;
}

kernel::FunctionId Loader::function(int table, const char* key) {
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  kernel::FunctionId id = kNoFunction;
  if (lua_isfunction(L, -1))
    id = host_.add_function(L, lua_gettop(L));
  else if (!lua_isnil(L, -1))
    error(std::string("'") + key + "' must be a function, not a " + luaL_typename(L, -1));
  lua_pop(L, 1);
  return id;
}

Id Loader::named(Id id, const std::string& what, const std::string& name) {
  if (id == kNoId)
    error_in(name, 0, "no " + what + " is called '" + name + "'",
             text::did_you_mean(name, names_of_kind(host_.image(), what),
                                "the names there are stand in the game's game.lua"),
             "missing-reference");
  return id;
}

bool Loader::fits(std::size_t n, int limit, const std::string& things, const std::string& name,
                  const std::string& of) {
  if (n <= static_cast<std::size_t>(limit)) return true;
  if (!full_.insert(things + "\n" + of).second) return false;
  kernel::Origin origin = at_;
  if (const std::string* source = source_of(at_.file)) {  // a text in a list, or a key
    const SourcePlace text = place_of_text(*source, at_.line, name);
    const SourcePlace place = text.line ? text : place_of_key(*source, at_.line, name);
    if (place.line) origin.line = place.line;
  }
  error_at(origin,
           "'" + name + "' is one too many: there is room for " + std::to_string(limit) + " " + things,
           "leave out those that are not needed, or have one do the work of several", "limit");
  return false;
}

Id Loader::tag(const std::string& name) {
  kernel::Names& tags = host_.mutable_image().tags;
  if (const Id known = tags.find(name); known != kNoId) return known;
  const bool has_room = fits(tags.size() + 1, kernel::kMaxTags, "different tags in all packs together", name);
  return has_room ? tags.add(name) : kNoId;
}

kernel::ZoneSet Loader::zones_in_play() const {
  kernel::ZoneSet zones;
  for (std::size_t z = 0; z < host_.image().zones.size(); ++z)
    if (host_.image().zones[z].in_play) zones.add(static_cast<Id>(z));
  return zones;
}

kernel::ZoneSet Loader::zone_set(int table, const char* key, const kernel::ZoneSet& fallback) {
  kernel::ZoneSet zones;
  bool any = false;
  for (const std::string& name : texts(table, key)) {
    any = true;
    if (name == "play") {
      const kernel::ZoneSet in_play = zones_in_play();
      for (std::size_t w = 0; w < zones.words.size(); ++w) zones.words[w] |= in_play.words[w];
      continue;
    }
    const Id zone = named(host_.image().find_zone(name), "zone", name);
    if (zone != kNoId) zones.add(zone);
  }
  return any ? zones : fallback;
}

std::vector<kernel::Assignment> Loader::assignments(int table, const char* key,
                                                    const kernel::Procedure* locals,
                                                    const std::vector<std::string>* memory) {
  std::vector<kernel::Assignment> out;
  auto assign = [&](const std::string& name, int index) {
    kernel::Assignment a{kernel::Assignment::To::local, kNoId, kNoExpr};
    if (locals)
      for (std::size_t i = 0; i < locals->locals.size(); ++i)
        if (locals->locals[i] == name) a.index = static_cast<Id>(i);
    if (a.index == kNoId) {
      a.to = kernel::Assignment::To::global;
      a.index = host_.image().globals.find(name);
    }
    if (a.index == kNoId) {
      error("'" + name + "' is neither a local of the procedure nor one of the game's globals", "",
            "missing-reference");
      return;
    }
    a.value = expression_value(index, memory, name);
    out.push_back(a);
  };
  // A list of one-entry tables keeps the order; a plain table is sorted by name.
  lua_State* L = host_.sandbox().state();
  push_own(L, table, key);
  const bool list = lua_istable(L, -1) && lua_objlen(L, -1) > 0;
  lua_pop(L, 1);
  if (list)
    each(table, key, [&](int index, int) { each_pair(index, nullptr, assign); });
  else
    each_pair(table, key, assign);
  return out;
}

}  // namespace misk::script
