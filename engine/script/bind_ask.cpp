// Questions to players.
#include "sandbox/raw.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

// One answer chooses at most 1,000 options, and no table has more components.
constexpr std::size_t kMostOptions = 1024;
constexpr int kMostParts = 64;
// Nobody reads more text than that, and everybody who watches receives it.
constexpr std::size_t kMostLabels = 256u << 10;  // bytes

}  // namespace

std::uint8_t check_asked(lua_State* L, int index) {
  const std::uint8_t player = kernel_of(L).player_of(check_component(L, index));
  if (player == kernel::kNoPlayer)
    throw FaultError({.kind = FaultKind::no_player}, "only a player can be asked");
  return player;
}

std::string check_purpose(lua_State* L, int index) {
  if (lua_isnoneornil(L, index)) return {};
  std::string purpose = check_text(L, index);
  if (!host_of(L).purposes().count(purpose)) no_such_name("purpose", purpose);
  return purpose;
}

namespace {

// What players read for the text at `index`: the table at `labels` may say something else than the text.
std::string label_of(lua_State* L, int index, int labels) {
  lua_pushvalue(L, index);
  raw_get(L, labels);
  std::string label = lua_isnil(L, -1) ? check_text(L, index) : check_text(L, lua_gettop(L));
  lua_pop(L, 1);
  return label;
}

// `labels`: the index of a table from texts of the list to what players read, or 0.
void add_part(lua_State* L, kernel::Request& request, int who, int list, int min, int max, int labels) {
  kernel::Part part;
  part.player = check_asked(L, who);
  part.first = static_cast<std::uint32_t>(request.options.size());
  if (const std::size_t given = list_size(L, list); given > kMostOptions)
    throw std::invalid_argument("a question offers at most 1,024 options, not " + std::to_string(given) +
                                "; offer fewer, or ask in several steps");
  const int n = taken_length(L, list);
  take_bytes(L, static_cast<std::size_t>(n) * sizeof(kernel::Option));
  request.options.reserve(request.options.size() + static_cast<std::size_t>(n));
  std::size_t bytes = 0;
  for (const auto* texts : {&request.labels, &request.names})
    for (const std::string& each : *texts) bytes += each.size();
  for (int i = 1; i <= n; ++i) {
    raw_item(L, list, i);
    kernel::Option option;
    if (lua_islightuserdata(L, -1)) {
      option.kind = kernel::OptionKind::component;
      option.comp = check_component(L, lua_gettop(L));
    } else {
      option.kind = kernel::OptionKind::label;
      if (i == 1) request.labels.reserve(request.labels.size() + static_cast<std::size_t>(n));
      option.value = static_cast<std::int32_t>(request.labels.size());
      const int text = lua_gettop(L);
      request.labels.push_back(labels ? label_of(L, text, labels) : check_text(L, text));
      bytes += request.labels.back().size();
      if (labels) {
        request.names.push_back(check_text(L, text));
        bytes += request.names.back().size();
      }
      if (bytes > kMostLabels)
        throw std::invalid_argument(
            "the options of a question have more than 256 KB of text together; "
            "shorten them, or offer fewer");
    }
    request.options.push_back(option);
    lua_pop(L, 1);
  }
  part.count = static_cast<std::uint32_t>(n);
  part.min = min;
  part.max = std::min(max, n);
  if (part.min > part.max)
    throw std::invalid_argument("the question asks for more than there is to choose from");
  request.parts.push_back(part);
}

// The index of the table of labels at `index`, or 0.
int labels_at(lua_State* L, int index) {
  if (lua_isnoneornil(L, index)) return 0;
  luaL_checktype(L, index, LUA_TTABLE);
  return index;
}

// ask_choice(you, prompt, list, min, max, purpose, labels) -> yields; resumed with indexes
int ask_choice(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Request request;
  request.prompt = check_text(L, 2);
  luaL_checktype(L, 3, LUA_TTABLE);
  request.purpose = check_purpose(L, 6);
  add_part(L, request, 1, 3, checked_int(L, 4, 0, 1000), checked_int(L, 5, 0, 1000), labels_at(L, 7));
  k.ask(std::move(request));
  return lua_yield(L, 0);
}

int ask_number(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Request request;
  kernel::Part part;
  part.player = check_asked(L, 1);
  request.prompt = check_text(L, 2);
  part.numeric = true;
  part.min = checked_int(L, 3, -100000, 100000);
  part.max = checked_int(L, 4, part.min, 100000);
  request.purpose = check_purpose(L, 5);
  request.parts.push_back(part);
  k.ask(std::move(request));
  return lua_yield(L, 0);
}

// ask_everybody(prompt, who list, options list of lists, min, max, purpose, labels)
int ask_everybody(lua_State* L) {
  kernel::Kernel& k = kernel_of(L);
  kernel::Request request;
  request.prompt = check_text(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_checktype(L, 3, LUA_TTABLE);
  const int min = checked_int(L, 4, 0, 1000), max = checked_int(L, 5, 0, 1000);
  request.purpose = check_purpose(L, 6);
  const int labels = labels_at(L, 7);
  const int n = taken_length(L, 2, kMostParts);
  for (int i = 1; i <= n; ++i) {
    raw_item(L, 2, i);
    raw_item(L, 3, i);
    const int at = lua_gettop(L);
    luaL_checktype(L, at, LUA_TTABLE);
    const int has = static_cast<int>(list_size(L, at));
    add_part(L, request, at - 1, at, std::min(min, has), max, labels);
    if (has > 0 && min >= has) note_unasked(L, at - 1, 1, at);
    lua_pop(L, 2);
  }
  k.ask(std::move(request));
  return lua_yield(L, 0);
}

// unasked(you, prompt, list)
int unasked(lua_State* L) {
  return note_unasked(L, 1, 2, 3), 0;
}

const Function kAskFunctions[] = {
    {"unasked", guarded<unasked>, "For choose()."},
    {"ask_choice", guarded<ask_choice>, "For choose()."},
    {"ask_number", guarded<ask_number>, "For choose_number()."},
    {"ask_everybody", guarded<ask_everybody>, "For choose_each()."},
};

}  // namespace

void note_unasked(lua_State* L, int you, int prompt, int list) {
  lua_getfield(L, LUA_REGISTRYINDEX, kUnasked);
  const int all = lua_gettop(L);
  if (lua_istable(L, all)) {
    lua_createtable(L, 3, 0);
    int n = 0;
    for (const int each : {you, prompt, list}) {
      lua_pushvalue(L, each);
      lua_rawseti(L, -2, ++n);
    }
    lua_rawseti(L, all, static_cast<int>(list_size(L, all)) + 1);
  }
  lua_settop(L, all - 1);
}

void bind_ask(Host& host, int table) {
  set_functions(host.sandbox().state(), table, kAskFunctions);
}

}  // namespace misk::script
