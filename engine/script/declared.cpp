#include "script/declared.hpp"

#include <algorithm>
#include <lua.hpp>

#include "script/host.hpp"
#include "text/lua_places.hpp"

namespace misk::script {

const std::string& Declared::game_of(const std::string& pack) const {
  static const std::string none;
  const auto found = games.find(pack);
  return found == games.end() ? none : found->second;
}

bool Declared::is_rules(const std::string& pack) const {
  return game_of(pack) == pack || libraries.contains(pack);
}

std::string Declared::game_pack() const {
  for (const auto& [pack, game] : games)
    if (pack == game) return pack;
  return "";
}

const std::vector<std::string>& Declared::visible_to(const std::string& pack) const {
  static const std::vector<std::string> none;
  const auto found = visible.find(pack);
  return found == visible.end() ? none : found->second;
}

const std::map<std::string, std::string>& Declared::meant_by(const std::string& pack) const {
  static const std::map<std::string, std::string> none;
  const auto found = meant.find(pack);
  return found == meant.end() ? none : found->second;
}

const std::string* Declared::source_of(const std::string& shown) const {
  for (const auto& [pack, root] : roots) {
    if (shown.rfind(root + "/", 0) != 0) continue;
    const auto files = sources.find(pack);
    if (files == sources.end()) continue;
    const auto file = files->second.find(shown.substr(root.size() + 1));
    if (file != files->second.end()) return &file->second;
  }
  return nullptr;
}

kernel::Origin Declared::export_place(const std::string& name) const {
  for (const std::string& game : game_packs)
    if (const auto found = exported.find(game + ":" + name); found != exported.end()) {
      kernel::Origin origin = found->second;
      if (const std::string* source = source_of(origin.file))
        if (const text::SourcePlace place = text::place_of_key(*source, origin.line, name); place.line)
          origin.line = place.line;
      return origin;
    }
  return {};
}

std::string Declared::where(lua_State* L) const {
  lua_Debug info;
  std::string found;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "Sl", &info);
    if (info.source[0] != '@' || info.currentline <= 0) continue;
    const std::string file = info.source + 1;
    if (file.rfind("misk/", 0) == 0) continue;
    const std::string here = std::string(info.short_src) + ":" + std::to_string(info.currentline) + ": ";
    if (found.empty()) found = here;
    const bool of_rules = std::any_of(roots.begin(), roots.end(), [&](const auto& root) {
      return file.rfind(root.second + "/", 0) == 0 && is_rules(root.first);
    });
    if (!of_rules) return here;
  }
  return found;
}

std::string Declared::pack_of_call(lua_State* L) const {
  lua_Debug info;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "S", &info);
    if (info.source[0] != '@') continue;
    const std::string file = info.source + 1;
    if (file == kLineFile) return line_pack;
    for (const auto& [pack, root] : roots)
      if (file.rfind(root + "/", 0) == 0 && !is_rules(pack)) return pack;
  }
  return "";
}

}  // namespace misk::script
