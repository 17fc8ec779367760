// Packs that change or replace cards of other packs. This happens after all definitions and before the Image
// is built: replacements first, then patches, pack by pack in load order, within a pack in the order of its
// files.
#include <algorithm>

#include "declare/loader.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"
#include "text/suggest.hpp"

namespace misk::script {

namespace {

std::string raw_text(lua_State* L, int table, const char* key) {
  lua_pushstring(L, key);
  raw_get(L, table);
  std::string out = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  lua_pop(L, 1);
  return out;
}

std::string slug(const std::string& path) {
  auto begin = path.rfind('/');
  begin = begin == std::string::npos ? 0 : begin + 1;
  return path.substr(begin, path.rfind('.') - begin);
}

std::string owner_of(const std::string& id) {
  return id.substr(0, id.find(':'));
}

}  // namespace

int loader_patch(lua_State* L) {
  auto* loader = static_cast<Loader*>(lua_touserdata(L, lua_upvalueindex(1)));
  if (!loader->loading() || loader->patch_line_)
    return luaL_error(L, "`patch` stands in a file of a pack, by itself, not in a function");
  luaL_checktype(L, 1, LUA_TSTRING);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  const HostScope scope(L);
  lua_pushvalue(L, 2);
  Loader::Patch patch{lua_tostring(L, 1), luaL_ref(L, LUA_REGISTRYINDEX), loader->origin_of_call(L)};
  patch.origin.pack = loader->at_.pack;
  if (patch.origin.file.empty()) patch.origin.file = loader->file_;
  loader->patches_.push_back(std::move(patch));
  ++loader->collected;
  return 0;
}

std::string Loader::full_id(const Collected& definition) const {
  lua_State* L = host_.sandbox().state();
  raw_kept(L, definition.ref);
  const int t = lua_gettop(L);
  std::string id = raw_text(L, t, "id");
  if (id.empty()) {
    const std::string file = raw_text(L, t, "file");
    id = slug(file.empty() ? definition.origin.file : file);
  }
  lua_settop(L, t - 1);
  return id.find(':') == std::string::npos ? definition.origin.pack + ":" + id : id;
}

// Does the manifest of the pack say that it changes this card?
bool Loader::may_override(const std::string& pack, const std::string& id, const kernel::Origin& origin) {
  const std::string owner = owner_of(id);
  auto refuse = [&](const std::string& message, const std::string& mend) {
    error_at(origin, message, mend, "undeclared-override");
    return false;
  };
  if (owner == pack)
    return refuse("'" + id + "' is a card of this pack itself", "change the card's own file");
  const auto& visible = declared_.visible[pack];
  if (std::find(visible.begin(), visible.end(), owner) == visible.end())
    return refuse("'" + id + "' belongs to the pack '" + owner + "', which '" + pack + "' does not require",
                  "add it to `requires` in pack.yaml, and the card to `overrides`");
  const auto& declared = overrides_[pack];
  if (std::none_of(declared.begin(), declared.end(),
                   [&](const ScriptOverride& each) { return each.id == id; }))
    return refuse("the pack '" + pack + "' changes '" + id + "' without saying so",
                  "add `overrides: [" + id + "]` to pack.yaml");
  return true;
}

// Two packs may change the same card; a report tells so, and which change comes last.
void Loader::note_override(const std::string& id, const kernel::Origin& origin) {
  auto& before = overridden_[id];
  for (const kernel::Origin& other : before) {
    if (other.pack == origin.pack) continue;
    Report warning;
    warning.severity = Report::Severity::warning;
    warning.pack = origin.pack;
    warning.file = origin.file;
    warning.line = origin.line;
    warning.message = "'" + id + "' is already changed by " + other.file + " of the pack '" + other.pack +
                      "'; this change is made on top of that one";
    warning.mend = "see whether both can hold, or let one pack say that it conflicts with the other";
    warning.rule = "patched-twice";
    host_.report(std::move(warning));
    break;
  }
  before.push_back(origin);
}

// A definition with the full id of another pack's card replaces that card.
void Loader::replace_definitions() {
  std::map<std::string, std::size_t> first;
  std::vector<Collected> kept;
  for (Collected& item : definitions_) {
    const std::string id = full_id(item);
    if (owner_of(id) == item.origin.pack) {
      first.try_emplace(id, kept.size());
      kept.push_back(item);
      continue;
    }
    if (!may_override(item.origin.pack, id, item.origin)) continue;
    const auto original = first.find(id);
    if (original == first.end()) {
      std::vector<std::string> known;
      for (const auto& entry : first) known.push_back(entry.first);
      error_at(item.origin, "there is no card '" + id + "' to be replaced",
               text::did_you_mean(id, known, "see `misk list cards`"), "missing-reference");
      continue;
    }
    note_override(id, item.origin);
    kept[original->second] = item;
  }
  definitions_ = std::move(kept);
}

void Loader::apply_patches() {
  std::map<std::string, std::size_t> index;
  for (std::size_t i = 0; i < definitions_.size(); ++i) index.try_emplace(full_id(definitions_[i]), i);
  for (const Patch& patch : patches_) {
    const auto found = index.find(patch.id);
    if (found == index.end()) {
      std::vector<std::string> known;
      std::string bare;
      for (const auto& entry : index) {
        known.push_back(entry.first);
        if (entry.first.substr(entry.first.find(':') + 1) == patch.id) bare = entry.first;
      }
      error_at(patch.origin, "there is no card '" + patch.id + "' to be patched",
               bare.empty() ? text::did_you_mean(patch.id, known, "see `misk list cards`")
                            : "write its pack, too: \"" + bare + "\"",
               "missing-reference");
      continue;
    }
    if (!may_override(patch.origin.pack, patch.id, patch.origin)) continue;
    if (apply(patch, definitions_[found->second])) note_override(patch.id, patch.origin);
  }
  patches_.clear();
}

bool Loader::apply(const Patch& patch, Collected& definition) {
  lua_State* L = host_.sandbox().state();
  const int top = lua_gettop(L);
  at_ = patch.origin;
  file_ = patch.origin.file;
  patch_line_ = std::max(1, patch.origin.line);
  gave_up_ = false;
  const int before = host_.errors();
  auto call = [&](int arguments) {
    ScriptError problem;
    if (host_.sandbox().call(arguments, 1, problem)) return true;
    if (!gave_up_) {
      Report report = host_.from_error(problem);
      if (report.file != patch.origin.file) {
        report.file = patch.origin.file;
        report.line = patch.origin.line;
      }
      host_.report(std::move(report));
    }
    return false;
  };
  auto function = [&](const char* name) {
    raw_kept(L, fields_ref);
    lua_getfield(L, -1, name);
    lua_remove(L, -2);
  };
  // view(definition) -> fields; the pack's function changes them; again(fields) -> a new definition.
  function("view");
  raw_kept(L, definition.ref);
  bool sound = call(1);
  if (sound && !lua_istable(L, -1)) {
    error_at(patch.origin,
             "'" + patch.id + "' was not made by a constructor of the game, so it cannot be patched",
             "replace it by a definition with `id = \"" + patch.id + "\"`", "script-error");
    sound = false;
  }
  if (sound) {
    const int fields = lua_gettop(L);
    raw_kept(L, patch.function);
    lua_pushvalue(L, fields);
    sound = call(1);
    if (sound) {
      function("again");
      lua_pushvalue(L, fields);
      sound = call(1) && host_.errors() == before && lua_istable(L, -1);
    }
  }
  if (sound) {
    lua_pushvalue(L, -1);
    definition.ref = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_settop(L, top);
  file_.clear();
  patch_line_ = 0;
  return sound;
}

void Loader::tell_unused_overrides() {
  for (const auto& [pack, declared] : overrides_)
    for (const ScriptOverride& each : declared) {
      const auto changed = overridden_.find(each.id);
      if (changed != overridden_.end() &&
          std::any_of(changed->second.begin(), changed->second.end(),
                      [&, id = pack](const kernel::Origin& origin) { return origin.pack == id; }))
        continue;
      Report warning;
      warning.severity = Report::Severity::warning;
      warning.pack = pack;
      warning.file = declared_.roots[pack] + "/pack.yaml";
      warning.line = each.line;
      warning.message = "`overrides` names '" + each.id + "', but nothing in the pack patches or replaces it";
      warning.mend = "remove it, or write patch(\"" + each.id + "\", function(card) ... end)";
      warning.rule = "unused-override";
      host_.report(std::move(warning));
    }
}

}  // namespace misk::script
