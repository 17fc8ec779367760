// Shared by the bind_*.cpp files.
#pragma once
#include <lua.hpp>
#include <new>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "sandbox/taken.hpp"
#include "script/handle.hpp"
#include "script/host.hpp"

namespace misk::script {

template <Binding F>
int guarded(lua_State* L) {
  check_stack(L);
  // The message must be on the Lua stack before the exception's destructor has run and lua_error unwinds.
  try {
    return F(L);
  } catch (const kernel::ChangeRefused& e) {
    push_what(L, FaultError({.kind = FaultKind::in_condition}, e.what()));
  } catch (const std::exception& e) {
    push_what(L, e);
  }
  luaL_where(L, 1);
  lua_insert(L, -2);
  lua_concat(L, 2);
  return lua_error(L);
}

/// The registry key under which a test keeps the choices that nobody had to make. In play nothing is kept.
inline constexpr const char* kUnasked = "misk.unasked";
/// Notes such a choice. `you`, `prompt` and `list` are indexes on the stack; `list` holds the chosen
/// elements.
void note_unasked(lua_State* L, int you, int prompt, int list);

/// What a move of a card is worth in instructions.
inline constexpr std::int64_t kMoveSteps = 20;

struct Function {
  const char* name;
  lua_CFunction function;
  /// "name(a: card, n?: integer): boolean. Sentences.": the source of stubs and reference pages (see
  /// parse_signature). Packs do not see functions whose description begins with "For ".
  const char* doc;
};

void set_functions(lua_State* L, int table, const Function* list, std::size_t count);
template <std::size_t N>
void set_functions(lua_State* L, int table, const Function (&list)[N]) {
  set_functions(L, table, list, N);
}

/// Every documented function, by noun: for `misk api`.
struct Noun {
  const char* name;
  const Function* functions;
  std::size_t count;
};
const std::vector<Noun>& described_api();
void describe(const char* noun, const Function* functions, std::size_t count);

void bind_component(Host& host);  // needs the frozen Image
/// Makes the copy of `property` at `table` give a function for each counter, flag and value of the game, too:
/// also for one that is declared only later. The table itself takes the place of its strict view.
void read_declared_properties(lua_State* L, int table);
void bind_methods(Host& host, int table);  // the same methods as plain functions, for hot rules code
void bind_game(Host& host, int table);
void bind_zone(Host& host, int table);
void bind_ask(Host& host, int table);
void bind_ability(Host& host, int table);
void bind_dice(Host& host, int table);
void bind_odds(Host& host, int table);
/// Gives the environment of a pack its own setting().
void bind_setting(lua_State* L, int environment, const std::string& pack);

/// The text at `index`; raises an error that names the argument when there is none.
std::string check_text(lua_State* L, int index);
/// The purpose of a question at `index`, if there is one there: a name that the game has declared.
std::string check_purpose(lua_State* L, int index);
/// The seat of a player who is to be asked.
std::uint8_t check_asked(lua_State* L, int index);
/// The id of the zone with that name. `who` is the argument with the avatar, which may be nil for shared
/// zones.
int check_zone(lua_State* L, int name, int who);

/// The Host whose scripts run on this thread. Every entry sets it, so a binding finds it with one read.
extern constinit thread_local Host* current_host;
struct Entering {
  Host* before;
  explicit Entering(Host* host) : before(current_host) { current_host = host; }
  ~Entering() { current_host = before; }
};
Host& host_outside_entry(lua_State* L);
[[noreturn]] void no_game_runs();

/// The host of a Lua state.
inline Host& host_of(lua_State* L) {
  return current_host ? *current_host : host_outside_entry(L);
}

inline kernel::Kernel& kernel_of(lua_State* L) {
  Host& host = host_of(L);
  if (!host.frozen()) no_game_runs();
  return host.kernel();
}

/// Raises the error for an argument that is no component, or one that is gone.
[[noreturn, gnu::cold]] void no_component(lua_State* L, int index, std::uint64_t bits);

/// The component whose handle, read from argument `index`, has these bits; raises an error if there is none.
/// A full userdata lies below address 2^44 on every system that we run on, so the tag tells the two apart.
inline kernel::ComponentId component_of(lua_State* L, int index, std::uint64_t bits) {
  const auto id = static_cast<kernel::ComponentId>(bits & 0xffff);
  if ((bits & kTagMask) == kComponentTag && kernel_of(L).valid(id)) return id;
  no_component(L, index, bits);
}

/// Throws the error for an element of a list that is no component, or one that is gone.
[[noreturn, gnu::cold]] void no_listed_component(lua_State* L, int index, std::uint64_t bits);

/// The component at `index`, an element of a list of cards, which is no argument.
inline kernel::ComponentId listed_component(lua_State* L, int index) {
  const auto bits = reinterpret_cast<std::uint64_t>(lua_touserdata(L, index));
  const auto id = static_cast<kernel::ComponentId>(bits & 0xffff);
  if ((bits & kTagMask) == kComponentTag && kernel_of(L).valid(id)) return id;
  no_listed_component(L, index, bits);
}

/// Pushes a list of components.
void push_components(lua_State* L, std::span<const kernel::ComponentId> list);

/// The component in argument `index`; raises an error if there is none.
inline kernel::ComponentId check_component(lua_State* L, int index) {
  return component_of(L, index, reinterpret_cast<std::uint64_t>(lua_touserdata(L, index)));
}

/// The definition that a script means by the id in argument `arg`; kNoId if there is none.
kernel::Id definition_given(lua_State* L, int arg);
/// The ability of that component with the name or the number in argument `arg`; raises an error if there is
/// none.
kernel::Id check_ability(lua_State* L, kernel::ComponentId id, int arg);
/// The place of that name among what copies of a card remember; -1 if they do not.
int memory_index(const kernel::Definition& definition, std::string_view name);

/// Raises an error: argument `arg` is not the name of anything of that kind.
[[noreturn]] void no_such_name(lua_State* L, int arg, Host::NameKind kind);
[[noreturn]] void no_such_name(const std::string& noun, const std::string& name);
[[noreturn]] void no_such_card(const std::string& id);
[[noreturn]] void no_participant(const kernel::Image& image, kernel::Id point, const std::string& name);
[[noreturn]] void no_such_local(const kernel::Procedure& procedure, const std::string& name);

/// The id of the name in argument `arg`; raises an error that quotes an unknown name.
inline kernel::Id check_name(lua_State* L, int arg, Host::NameKind kind) {
  const kernel::Id id = host_of(L).name_id(lua_topointer(L, arg), kind);
  if (id == kernel::kNoId) no_such_name(L, arg, kind);
  return id;
}

}  // namespace misk::script
