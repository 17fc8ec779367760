// Cards in a test's hands, and the passing of values between the test's state and the game's.
#include "sandbox/raw.hpp"
#include "testing/state.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::Id;

namespace {

const char kBenchKey = 0;
const char* const kCardType = "misk.test.card";
const char* const kCards = "misk.test.cards";  // id -> userdata, of the current game
const char* const kOnSet = "misk.test.on_set";

struct TestCard {
  int serial;
  ComponentId id;
};

TestCard* as_card(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA || !lua_getmetatable(L, index)) return nullptr;
  luaL_getmetatable(L, kCardType);
  const bool same = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return same ? static_cast<TestCard*>(lua_touserdata(L, index)) : nullptr;
}

}  // namespace

void set_bench(lua_State* L, TestBench& bench) {
  lua_pushlightuserdata(L, const_cast<char*>(&kBenchKey));
  lua_pushlightuserdata(L, &bench);
  lua_rawset(L, LUA_REGISTRYINDEX);
}

TestBench& bench_of(lua_State* L) {
  lua_pushlightuserdata(L, const_cast<char*>(&kBenchKey));
  script::raw_get(L, LUA_REGISTRYINDEX);
  auto* bench = static_cast<TestBench*>(lua_touserdata(L, -1));
  lua_pop(L, 1);
  return *bench;
}

// "file:line: " of the running line of the test.
std::string test_position(lua_State* L, const std::string& file) {
  lua_Debug info;
  for (int level = 0; lua_getstack(L, level, &info); ++level) {
    lua_getinfo(L, "Sl", &info);
    if (info.source[0] == '@' && file == info.source + 1 && info.currentline > 0)
      return file + ":" + std::to_string(info.currentline) + ": ";
  }
  return "";
}

void push_card(lua_State* L, std::int32_t id) {
  if (id <= 0) {
    lua_pushnil(L);
    return;
  }
  lua_getfield(L, LUA_REGISTRYINDEX, kCards);
  script::raw_item(L, -1, id);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    auto* card = static_cast<TestCard*>(lua_newuserdata(L, sizeof(TestCard)));
    card->serial = bench_of(L).serial;
    card->id = static_cast<ComponentId>(id);
    luaL_getmetatable(L, kCardType);
    lua_setmetatable(L, -2);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, id);
  }
  lua_remove(L, -2);
}

ComponentId card_at(lua_State* L, int index, bool optional) {
  if (optional && lua_isnoneornil(L, index)) return 0;
  const TestCard* card = as_card(L, index);
  if (!card && lua_istable(L, index))
    throw TestFailure("a card expected, got a list: [1] after it gives the first card of it");
  if (!card) throw TestFailure(std::string("a card expected, got a ") + luaL_typename(L, index));
  if (card->serial != bench_of(L).serial)
    throw TestFailure("this card belongs to a game that a later t:game{} has ended");
  return card->id;
}

std::string text_at(lua_State* L, int index) {
  if (lua_type(L, index) != LUA_TSTRING)
    throw TestFailure(std::string("a text expected, got a ") + luaL_typename(L, index));
  return lua_tostring(L, index);
}

int length_at(lua_State* L, int index) {
  if (!lua_istable(L, index))
    throw TestFailure(std::string("a list expected, got a ") + luaL_typename(L, index));
  return static_cast<int>(lua_objlen(L, index));
}

bool is_test_card(lua_State* L, int index) {
  return as_card(L, index) != nullptr;
}

void forget_cards(lua_State* L) {
  lua_newtable(L);
  lua_setfield(L, LUA_REGISTRYINDEX, kCards);
}

// --- values between the two states ---

void to_host(lua_State* L, int index, lua_State* H, int depth) {
  if (!lua_checkstack(H, LUA_MINSTACK)) throw TestFailure("that is too much to be given to the game at once");
  switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
      lua_pushboolean(H, lua_toboolean(L, index));
      return;
    case LUA_TNUMBER:
      lua_pushnumber(H, lua_tonumber(L, index));
      return;
    case LUA_TSTRING:
      lua_pushstring(H, lua_tostring(L, index));
      return;
    case LUA_TUSERDATA:
      script::push_component(H, card_at(L, index));
      return;
    case LUA_TTABLE: {
      if (depth > 4) break;
      const int table = index < 0 ? lua_gettop(L) + index + 1 : index;
      lua_newtable(H);
      lua_pushnil(L);
      while (script::raw_next(L, table)) {
        to_host(L, lua_gettop(L) - 1, H, depth + 1);
        to_host(L, lua_gettop(L), H, depth + 1);
        lua_rawset(H, -3);
        lua_pop(L, 1);
      }
      return;
    }
    case LUA_TNIL:
    case LUA_TNONE:
      lua_pushnil(H);
      return;
    default:
      break;
  }
  throw TestFailure(std::string("a ") + luaL_typename(L, index) + " cannot be given to the game");
}

namespace {

void from_host(lua_State* H, int index, lua_State* L, int depth) {
  luaL_checkstack(L, 8, "test");
  switch (lua_type(H, index)) {
    case LUA_TBOOLEAN:
      lua_pushboolean(L, lua_toboolean(H, index));
      return;
    case LUA_TNUMBER:
      lua_pushnumber(L, lua_tonumber(H, index));
      return;
    case LUA_TSTRING:
      lua_pushstring(L, lua_tostring(H, index));
      return;
    case LUA_TLIGHTUSERDATA:
      if (script::is_component(H, index)) {
        push_card(
            L, static_cast<std::int32_t>(reinterpret_cast<std::uint64_t>(lua_touserdata(H, index)) & 0xffff));
        return;
      }
      break;
    case LUA_TTABLE: {
      if (depth > 4) break;
      const int table = index < 0 ? lua_gettop(H) + index + 1 : index;
      lua_newtable(L);
      lua_pushnil(H);
      while (script::raw_next(H, table)) {
        const int key = lua_type(H, -2);
        if (key == LUA_TSTRING || key == LUA_TNUMBER) {
          from_host(H, lua_gettop(H) - 1, L, depth + 1);
          from_host(H, lua_gettop(H), L, depth + 1);
          lua_rawset(L, -3);
        }
        lua_pop(H, 1);
      }
      return;
    }
    default:
      break;
  }
  lua_pushnil(L);
}

}  // namespace

void value_from_host(lua_State* H, int index, lua_State* L) {
  from_host(H, index, L, 0);
}

int call_host(lua_State* L, TestBench& bench, int n) {
  script::Sandbox& box = bench.host().sandbox();
  lua_State* H = box.state();
  const int base = lua_gettop(H) - n - 1;
  kernel::State& state = bench.kernel().mutable_state();
  const auto depth = state.depth, pending = state.pending_count;
  const std::size_t events = bench.kernel().events().size();
  script::ScriptError error;
  const bool good = box.call(n, kResults, error);
  // Only an effect may announce something; here nobody would react to it.
  bool announced = state.depth != depth;
  for (std::size_t i = events; i < bench.kernel().events().size(); ++i)
    announced = announced || bench.kernel().events()[i].kind == kernel::Event::Kind::point;
  state.depth = depth;
  state.pending_count = pending;
  if (announced || (!good && error.fault.kind == script::FaultKind::waits)) {
    lua_settop(H, base);
    throw TestFailure("this announces or asks something, so it needs g:effect(\"NAME\", card, ...)");
  }
  if (!good) {
    lua_settop(H, base);
    throw TestFailure(error.message, error.fault);
  }
  for (int i = 1; i <= kResults; ++i) from_host(H, base + i, L, 0);
  lua_settop(H, base);
  return kResults;
}

namespace {

int host_index(lua_State* H) {
  lua_settop(H, 2);
  lua_gettable(H, 1);
  return 1;
}

int host_newindex(lua_State* H) {
  lua_settop(H, 3);
  lua_settable(H, 1);
  return 0;
}

int host_method(lua_State* H) {  // (name, card, ...)
  lua_getfield(H, 2, lua_tostring(H, 1));
  lua_replace(H, 1);
  lua_call(H, lua_gettop(H) - 1, LUA_MULTRET);
  return lua_gettop(H);
}

// --- cards ---

int call_method(lua_State* L) {
  TestBench& bench = bench_of(L);
  lua_State* H = bench.host().sandbox().state();
  const int n = lua_gettop(L);
  card_at(L, 1);
  const HostTop top(H);
  lua_pushcfunction(H, host_method);
  lua_pushstring(H, lua_tostring(L, lua_upvalueindex(1)));
  for (int i = 1; i <= n; ++i) to_host(L, i, H, 0);
  bench.touched();
  return call_host(L, bench, n + 1);
}

int card_index(lua_State* L) {
  TestBench& bench = bench_of(L);
  const ComponentId id = card_at(L, 1);
  const std::string name = text_at(L, 2);
  const kernel::Kernel& k = bench.kernel();
  if (name == "tags") {
    lua_newtable(L);
    int n = 0;
    for (std::size_t tag = 0; tag < k.image().tags.size(); ++tag) {
      if (!k.has_tag(id, static_cast<Id>(tag))) continue;
      lua_pushstring(L, k.image().tags[static_cast<Id>(tag)].c_str());
      lua_rawseti(L, -2, ++n);
    }
    return 1;
  }
  lua_State* H = bench.host().sandbox().state();
  script::raw_kept(H, bench.host().properties_ref);
  lua_getfield(H, -1, name.c_str());
  const bool method = lua_isfunction(H, -1);
  lua_pop(H, 2);
  if (method) {
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, bound<call_method>, 1);
    return 1;
  }
  lua_pushcfunction(H, host_index);
  script::push_component(H, id);
  lua_pushstring(H, name.c_str());
  call_host(L, bench, 2);
  lua_pop(L, kResults - 1);
  return 1;
}

// Helpers of the test language write what they have looked at already.
bool is_written_by_test(lua_State* L, const TestBench& bench) {
  lua_Debug info;
  return lua_getstack(L, 1, &info) && lua_getinfo(L, "S", &info) && info.source[0] == '@' &&
         bench.file == info.source + 1;
}

int card_newindex(lua_State* L) {
  TestBench& bench = bench_of(L);
  if (is_written_by_test(L, bench)) {
    lua_getfield(L, LUA_REGISTRYINDEX, kOnSet);
    if (lua_isfunction(L, -1)) {
      for (int i = 1; i <= 3; ++i) lua_pushvalue(L, i);
      lua_call(L, 3, 0);
    }
    lua_settop(L, 3);
  }
  lua_State* H = bench.host().sandbox().state();
  const HostTop top(H);
  lua_pushcfunction(H, host_newindex);
  script::push_component(H, card_at(L, 1));
  lua_pushstring(H, text_at(L, 2).c_str());
  to_host(L, 3, H, 0);
  bench.touched();
  call_host(L, bench, 3);
  return 0;
}

int card_tostring(lua_State* L) {
  const TestCard* card = as_card(L, 1);
  TestBench& bench = bench_of(L);
  lua_pushstring(L, card && card->serial == bench.serial ? bench.game().name(card->id).c_str()
                                                         : "card of an earlier game");
  return 1;
}

}  // namespace

int on_set(lua_State* L) {
  lua_settop(L, 1);
  lua_setfield(L, LUA_REGISTRYINDEX, kOnSet);
  return 0;
}

void make_card_type(lua_State* L) {
  luaL_newmetatable(L, kCardType);
  lua_pushcfunction(L, bound<card_index>);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, bound<card_newindex>);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, bound<card_tostring>);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
}

}  // namespace misk::game
