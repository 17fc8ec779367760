// The test's own Lua state, shared by lua_test_bind.cpp and lua_test_card.cpp.
#pragma once
#include <lua.hpp>

#include "script/bind.hpp"
#include "testing/bench.hpp"
#include "text/suggest.hpp"

namespace misk::game {

void set_bench(lua_State* L, TestBench& bench);
TestBench& bench_of(lua_State* L);
/// "file:line: " of the running line of the test.
std::string test_position(lua_State* L, const std::string& file);

/// A primitive of the language. Its exceptions become Lua errors that name the test's line.
using Primitive = int (*)(lua_State*);
template <Primitive F>
int bound(lua_State* L) {
  try {
    return F(L);
  } catch (const std::exception& e) {
    TestBench& bench = bench_of(L);
    bench.full_message = e.what();
    if (const auto* known = dynamic_cast<const script::FaultError*>(&e))
      script::note_fault(L, known->fault(), known->what());
    lua_pushstring(L, (test_position(L, bench.file) + e.what()).c_str());
  }
  return lua_error(L);
}

void push_card(lua_State* L, std::int32_t id);
bool is_test_card(lua_State* L, int index);
kernel::ComponentId card_at(lua_State* L, int index, bool optional = false);
std::string text_at(lua_State* L, int index);

/// The suggestion after an unknown name in a message: "; did you mean 'x'?", or "" if no name is near.
template <typename Range>
std::string or_near(const std::string& wrong, const Range& names) {
  const std::string mend = text::did_you_mean(wrong, names);
  return mend.empty() ? mend : "; " + mend;
}

/// The length of the list at `index`. Throws TestFailure if it is no list; nothing else is read as a table.
int length_at(lua_State* L, int index);

/// Restores the height of the game's stack when a primitive ends, even by an exception.
class HostTop {
 public:
  explicit HostTop(lua_State* H) : H_(H), top_(lua_gettop(H)) {}
  ~HostTop() { lua_settop(H_, top_); }
  HostTop(const HostTop&) = delete;
  HostTop& operator=(const HostTop&) = delete;

 private:
  lua_State* H_;
  int top_;
};

/// Copies a value from the test's state onto the game's stack: text, number, boolean, card, or a table of
/// them.
void to_host(lua_State* L, int index, lua_State* H, int depth);
/// The same in the other direction.
void value_from_host(lua_State* H, int index, lua_State* L);
/// Calls the function that lies below `n` arguments on the game's stack. kResults values come to the test's
/// state.
int call_host(lua_State* L, TestBench& bench, int n);
inline constexpr int kResults = 4;

/// Forgets cards of earlier games and makes the metatable of cards.
void forget_cards(lua_State* L);
void make_card_type(lua_State* L);
/// on_set(f?): f(card, name, value) is called before a test writes to a card.
int on_set(lua_State* L);

}  // namespace misk::game
