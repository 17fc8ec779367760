#include "declare/can_be.hpp"

#include <lua.hpp>

#include "declare/loader.hpp"
#include "sandbox/raw.hpp"
#include "text/joined.hpp"

namespace misk::script {

std::string CanBe::to_string() const {
  if (!kinds.empty()) return text::joined(kinds, " or ");
  if (!is_bounded()) return "";
  if (least == most) return std::to_string(least);
  if (most == kFar) return std::to_string(least) + " or more";
  if (least == -kFar) return "at most " + std::to_string(most);
  return std::to_string(least) + " to " + std::to_string(most);
}

void Loader::can_be(const std::string& point, int table) {
  lua_State* L = host_.sandbox().state();
  push_field(table, "can_be");
  if (lua_istable(L, -1)) {
    const Shape shape(*this, "participant_kinds");
    const int at = lua_gettop(L);
    PointCanBe& all = can_be_[point];
    for (std::size_t i = 0; i < all.size(); ++i) {
      const char* key = kernel::kParticipantNames[i];
      CanBe& one = all[i] = {};
      push_field(at, key);
      one.is_given = !lua_isnil(L, -1);
      const bool is_list = lua_istable(L, -1), is_number = i >= kernel::kAmount;
      std::vector<int> bounds;
      for (int n = 1; is_number && is_list && n <= 2; ++n) {
        raw_item(L, -1, n);
        if (lua_type(L, -1) == LUA_TNUMBER) bounds.push_back(static_cast<int>(lua_tointeger(L, -1)));
        lua_pop(L, 1);
      }
      if (!bounds.empty()) one.least = bounds[0];
      if (bounds.size() > 1) one.most = bounds[1];
      lua_pop(L, 1);
      if (is_number || !one.is_given) continue;
      if (is_list)
        one.kinds = texts(at, key);
      else if (const std::string kind = text(at, key); kind != "any")
        one.kinds = {kind};
    }
  }
  lua_pop(L, 1);
}

const PointCanBe* Loader::can_be(const std::string& point) const {
  const auto found = can_be_.find(point);
  return found == can_be_.end() ? nullptr : &found->second;
}

}  // namespace misk::script
