// Settings of packs, as scripts read them.
#include "script/bind.hpp"
#include "text/joined.hpp"

namespace misk::script {
namespace {

// The first upvalue is the pack to whose scripts this function was given.
int setting(lua_State* L) {
  Host& host = host_of(L);
  if (!host.frozen())
    throw std::logic_error(
        "settings are known when a game is set up: ask for them in an effect, a condition or the set-up");
  std::string name = check_text(L, 1);
  if (name.find(':') == std::string::npos)
    name = std::string(lua_tostring(L, lua_upvalueindex(1))) + ":" + name;
  const SettingValue* value = host.setting(name);
  if (!value) {
    const std::string pack = name.substr(0, name.find(':'));
    const std::string known = text::joined(host.settings_of(pack));
    throw std::invalid_argument("the pack '" + pack + "' has no setting '" + name.substr(pack.size() + 1) +
                                "'; " +
                                (known.empty() ? "declare it under `settings` in its pack.yaml"
                                               : "it has " + known + " (`settings` in its pack.yaml)"));
  }
  if (const bool* flag = std::get_if<bool>(value))
    lua_pushboolean(L, *flag);
  else if (const std::int32_t* number = std::get_if<std::int32_t>(value))
    lua_pushinteger(L, *number);
  else
    lua_pushstring(L, std::get<std::string>(*value).c_str());
  return 1;
}

const Function kSettingFunctions[] = {
    {"setting", guarded<setting>,
     "setting(id: string): boolean|integer|string. What the player has set of this pack (`settings` in its "
     "pack.yaml), or by \"pack:id\" of another. It is the same all game long."},
};

}  // namespace

void bind_setting(lua_State* L, int environment, const std::string& pack) {
  describe("settings", kSettingFunctions, std::size(kSettingFunctions));
  lua_pushstring(L, kSettingFunctions[0].name);
  lua_pushstring(L, pack.c_str());
  lua_pushcclosure(L, kSettingFunctions[0].function, 1);
  lua_rawset(L, environment);
}

}  // namespace misk::script
