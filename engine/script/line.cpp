// Lines that somebody types beside the rules: the names that they see, and their results as text.
#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "sandbox/raw.hpp"
#include "script/bind.hpp"
#include "text/letters.hpp"
#include "text/lua_quoted.hpp"

namespace misk::script {
namespace {

using kernel::ComponentId;
using kernel::kNoId;

constexpr const char* kFile = kLineFile;
constexpr std::size_t kLongestLine = 240;
constexpr int kMostEntries = 60;

std::string number_text(double value) {
  return fmt::format("{:.14g}", value);
}

bool is_name(const char* text) {
  if (!text::is_letter(*text) && *text != '_') return false;
  for (; *text; ++text)
    if (!text::is_word(*text)) return false;
  return true;
}

// card(name, id or number): upvalue 1 is the player who is asked.
int card(lua_State* L) {
  Host& host = host_of(L);
  const kernel::Kernel& k = kernel_of(L);
  if (is_component(L, 1)) return push_component(L, check_component(L, 1)), 1;
  if (lua_type(L, 1) == LUA_TNUMBER) {
    push_component(L, checked_int(L, 1, 1, k.state().component_count));
    return 1;
  }
  const std::string name = check_text(L, 1);
  charge(L, 4 * k.state().component_count);
  const ComponentId found =
      host.find_card(name, to_component(L, lua_upvalueindex(1)), host.find_definition(L, name));
  if (!found) {
    if (k.image().find_definition(name) == kNoId) no_such_name("card on the table", name);
    throw std::invalid_argument("no card on the table is called '" + name +
                                "'; create(id, zone, you) makes one");
  }
  push_component(L, found);
  return 1;
}

int no_globals(lua_State* L) {
  return luaL_error(L,
                    "a line keeps nothing for the next one; use local, or 'it', the value of the last line");
}

// Describes values of scripts. Only raw reads: no metamethod runs here, so no script does.
class Describing {
 public:
  Describing(lua_State* L, const Host& host) : L_(L), host_(host) {}

  /// In one line; tables `depth` deep.
  std::string text(int index, int depth) const {
    switch (lua_type(L_, index)) {
      case LUA_TNIL:
        return "nil";
      case LUA_TBOOLEAN:
        return lua_toboolean(L_, index) ? "true" : "false";
      case LUA_TNUMBER:
        return number_text(lua_tonumber(L_, index));
      case LUA_TSTRING: {
        std::size_t n = 0;
        const char* text = lua_tolstring(L_, index, &n);
        return n <= kLongestLine ? text::lua_quoted({text, n})
                                 : text::lua_quoted({text, kLongestLine}) + "...";
      }
      case LUA_TFUNCTION:
        return function(index);
      case LUA_TTABLE:
        return table(index, depth);
      case LUA_TLIGHTUSERDATA:
        return handle(index, false);
      default:
        return lua_typename(L_, lua_type(L_, index));
    }
  }

  /// The same for a value that stands alone: a card in full, a table with a line for each entry.
  std::string whole(int index) const {
    if (lua_islightuserdata(L_, index)) return handle(index, true);
    if (!lua_istable(L_, index)) return text(index, 0);
    std::string out;
    int n = 0;
    const auto count = static_cast<int>(lua_objlen(L_, index));
    each(index, [&](const std::string& key) {
      const int value = lua_gettop(L_);
      out += fmt::format("{}{}{}", out.empty() ? "" : "\n", key,
                         lua_islightuserdata(L_, value) ? handle(value, true) : text(value, 1));
      return ++n < kMostEntries;
    });
    if (out.empty()) return "an empty table";
    if (n == kMostEntries) out += "\n...";
    return count > 1 ? fmt::format("{} entries\n{}", count, out) : out;
  }

  /// Lua text that gives the value again, or "".
  std::string literal(int index, int depth = 4) const {
    switch (lua_type(L_, index)) {
      case LUA_TNIL:
      case LUA_TBOOLEAN:
        return text(index, 0);
      case LUA_TNUMBER:
        return fmt::format("{:.17g}", lua_tonumber(L_, index));
      case LUA_TSTRING: {
        std::size_t n = 0;
        const char* text = lua_tolstring(L_, index, &n);
        return n > 4096 ? "" : text::lua_quoted({text, n});
      }
      case LUA_TLIGHTUSERDATA:
        return is_component(L_, index) ? fmt::format("card({})", number(index)) : "";
      case LUA_TTABLE:
        break;
      default:
        return "";
    }
    if (!depth || lua_getmetatable(L_, index)) {
      if (depth) lua_pop(L_, 1);
      return "";
    }
    std::string out;
    bool whole = true;
    int n = 0;
    each(index, [&](const std::string& key) {
      const std::string value = literal(lua_gettop(L_), depth - 1);
      whole = !value.empty() && !key.starts_with('(') && ++n < 500;
      out += (out.empty() ? "" : ", ") + key + value;
      return whole;
    });
    return whole ? "{" + out + "}" : "";
  }

 private:
  ComponentId number(int index) const {
    return static_cast<ComponentId>(reinterpret_cast<std::uint64_t>(lua_touserdata(L_, index)) & 0xffff);
  }

  std::string handle(int index, bool alone) const {
    const kernel::Kernel& k = host_.kernel();
    if (is_component(L_, index)) {
      const ComponentId id = number(index);
      if (!k.valid(id)) return "a card that is gone";
      return alone ? host_.card_text(id)
                   : fmt::format("{} #{}", k.image().definitions[k.component(id).definition].title, id);
    }
    std::uint32_t serial = 0;
    if (!is_frame(L_, index, serial)) return "userdata";
    const kernel::Frame* frame = k.frame_by_serial(serial);
    if (!frame) return "something that has been resolved";
    std::string out;
    auto local = [&](const std::string& name, std::int32_t value, kernel::LocalKind kind) {
      std::string shown = std::to_string(value);
      if (kind == kernel::LocalKind::component && !value) shown = "nil";
      if (kind == kernel::LocalKind::component && k.valid(value))
        shown = fmt::format(
            "{} #{}", k.image().definitions[k.component(static_cast<ComponentId>(value)).definition].title,
            value);
      if (kind == kernel::LocalKind::value && value >= 0 &&
          value < static_cast<std::int32_t>(k.image().values.size()))
        shown = text::lua_quoted(k.image().values[static_cast<std::size_t>(value)].name);
      out += (out.empty() ? "" : ", ") + name + " = " + shown;
    };
    if (frame->kind == kernel::FrameKind::timing) {
      for (std::size_t i = 0; i < kernel::kParticipants; ++i)
        local(kernel::kParticipantNames[i], frame->timing.participants[i],
              i < 3 ? kernel::LocalKind::component : kernel::LocalKind::number);
      return "timing point " + k.image().points[frame->id].name + " { " + out + " }";
    }
    const kernel::Procedure& procedure = k.image().procedures[frame->id];
    for (std::size_t i = 0; i < procedure.locals.size(); ++i)
      local(procedure.locals[i], frame->locals[i], procedure.kind_of(i));
    return "procedure " + procedure.name + " { " + out + " }";
  }

  // The purpose of an engine function, or the place of a pack's function.
  std::string function(int index) const {
    if (const lua_CFunction c = lua_tocfunction(L_, index))
      for (const Noun& noun : described_api())
        for (std::size_t i = 0; i < noun.count; ++i)
          if (noun.functions[i].function == c) return noun.functions[i].doc;
    lua_Debug info;
    lua_pushvalue(L_, index);
    lua_getinfo(L_, ">S", &info);
    if (info.source[0] != '@') return "a function of the engine";
    return fmt::format("a function: {}:{}", info.source + 1, info.linedefined);
  }

  std::string table(int index, int depth) const {
    if (depth == 0) return "{...}";
    std::string out;
    int n = 0;
    each(index, [&](const std::string& key) {
      out += (out.empty() ? "" : ", ") + key + text(lua_gettop(L_), depth - 1);
      return ++n < 20 && out.size() < 600;
    });
    return out.empty() ? "{}" : "{ " + out + (n == 20 || out.size() >= 600 ? ", ... }" : " }");
  }

  // Visits the entries of a list, then the others by name. Each value is on top of the stack while `f` runs;
  // `f` gets the text that stands before it ("" in a list).
  template <class F>
  void each(int index, F&& f) const {
    if (index < 0) index = lua_gettop(L_) + index + 1;
    luaL_checkstack(L_, 8, "describe");
    const auto count = static_cast<int>(lua_objlen(L_, index));
    const int top = lua_gettop(L_);
    for (int i = 1; i <= count; ++i) {
      raw_item(L_, index, i);
      const bool more = f(std::string());
      lua_settop(L_, top);
      if (!more) return;
    }
    std::vector<std::string> names;
    std::vector<double> numbers;
    bool others = false;
    for (lua_pushnil(L_); raw_next(L_, index); lua_pop(L_, 1)) {
      if (lua_type(L_, -2) == LUA_TSTRING) {
        names.emplace_back(lua_tostring(L_, -2));
      } else if (lua_type(L_, -2) == LUA_TNUMBER) {
        const double key = lua_tonumber(L_, -2);
        if (!(key >= 1 && key <= count && key == static_cast<int>(key))) numbers.push_back(key);
      } else {
        others = true;
      }
    }
    std::sort(names.begin(), names.end());
    std::sort(numbers.begin(), numbers.end());
    for (const double key : numbers) {
      lua_pushnumber(L_, key);
      raw_get(L_, index);
      const bool more = f("[" + number_text(key) + "] = ");
      lua_settop(L_, top);
      if (!more) return;
    }
    for (const std::string& name : names) {
      lua_pushlstring(L_, name.data(), name.size());
      raw_get(L_, index);
      const bool more = f((is_name(name.c_str()) ? name : "[" + text::lua_quoted(name) + "]") + " = ");
      lua_settop(L_, top);
      if (!more) return;
    }
    if (!others) return;
    for (lua_pushnil(L_); raw_next(L_, index); lua_pop(L_, 1)) {
      if (lua_type(L_, -2) == LUA_TSTRING || lua_type(L_, -2) == LUA_TNUMBER) continue;
      const bool more = f("(" + text(lua_gettop(L_) - 1, 0) + ") = ");
      if (!more) {
        lua_settop(L_, top);
        return;
      }
    }
  }

  lua_State* L_;
  const Host& host_;
};

}  // namespace

std::string Host::function_place(kernel::FunctionId function) const {
  if (function < 0 || static_cast<std::size_t>(function) >= functions_.size()) return "";
  lua_State* L = sandbox_->state();
  raw_kept(L, functions_[static_cast<std::size_t>(function)]);
  lua_Debug info;
  lua_getinfo(L, ">S", &info);
  return info.source[0] == '@' ? fmt::format("{}:{}", info.source + 1, info.linedefined) : "";
}

kernel::Id Host::find_definition(const std::string& name, const std::string& pack) const {
  const auto several = image_.namesakes.find(name);
  const kernel::Id usual = image_.find_definition(name);
  if (several == image_.namesakes.end() || pack.empty()) return usual;
  const auto of = [&](const std::string& owner) {
    for (const kernel::Id each : several->second)
      if (image_.definitions[each].pack == owner) return each;
    return kNoId;
  };
  if (const kernel::Id own = of(pack); own != kNoId) return own;
  for (const std::string& below : declared_.visible_to(pack))
    if (const kernel::Id its = of(below); its != kNoId) return its;
  return usual;
}

kernel::Id Host::find_definition(lua_State* L, const std::string& name) const {
  if (!image_.namesakes.count(name)) return image_.find_definition(name);
  std::string pack = declared_.pack_of_call(L);
  if (pack.empty()) pack = asker_;
  return find_definition(name, pack);
}

std::string Host::unmistakable(const std::string& name, const std::string& pack) const {
  return image_.namesakes.count(name) ? image_.definitions[find_definition(name, pack)].id : name;
}

ComponentId Host::find_card(const std::string& name, ComponentId you, kernel::Id definition) const {
  const kernel::Kernel& k = *kernel_;
  const std::string wanted = text::folded(name);
  ComponentId best = 0;
  int best_rank = 100;
  for (ComponentId id = 1; id <= k.state().component_count; ++id) {
    const kernel::Definition& def = image_.definitions[k.component(id).definition];
    int rank = 0;
    if (definition != kNoId && k.component(id).definition == definition)
      rank = 0;
    else if (const std::string title = text::folded(def.title); title == wanted)
      rank = 10;
    else if (!wanted.empty() && title.find(wanted) != std::string::npos)
      rank = 20;
    else
      continue;
    // The nearest of several: one in play, then one of yours, then any.
    if (!k.in_play(id)) {
      const std::uint8_t player = k.zone_player(k.component(id).zone);
      rank += player != kernel::kNoPlayer && player == k.player_of(you) ? 1 : 2;
    }
    if (rank < best_rank) best = id, best_rank = rank;
  }
  return best;
}

std::string Host::card_text(ComponentId id) const {
  const kernel::Kernel& k = *kernel_;
  const kernel::Component& c = k.component(id);
  const kernel::Definition& def = image_.definitions[c.definition];
  std::string out = fmt::format("{} #{} ({}), {}", def.title, id, def.id, k.kind_of(id).name);
  const std::uint8_t player = k.zone_player(c.zone);
  auto name = [&](ComponentId other) { return image_.definitions[k.component(other).definition].title; };
  if (player != kernel::kNoPlayer) out += " of " + name(k.state().avatars[player]);
  if (c.parent) out += fmt::format(", at {} #{}", name(c.parent), c.parent);
  std::string marks;
  auto mark = [&](const std::string& text) { marks += (marks.empty() ? "" : ", ") + text; };
  for (std::size_t i = 0; i < image_.counters.size(); ++i)
    if (c.counters[i]) mark(fmt::format("{} {}", image_.counters[static_cast<kernel::Id>(i)], c.counters[i]));
  for (std::size_t i = 0; i < image_.flags.size(); ++i)
    if (c.flags >> i & 1) mark(image_.flags[static_cast<kernel::Id>(i)]);
  for (std::size_t i = 0; i < def.memory.size(); ++i)
    if (c.memory[i]) mark(fmt::format("{} {}", def.memory[i], c.memory[i]));
  return marks.empty() ? out : out + ": " + marks;
}

// The value of `game` has no content of its own: it asks the kernel for every name.
LineValue Host::describe_values(lua_State* L, int first) const {
  const Describing describing(L, *this);
  LineValue value;
  const int last = lua_gettop(L);
  if (last < first) return value;
  value.literal = describing.literal(first);
  if (is_component(L, first))
    value.component =
        static_cast<ComponentId>(reinterpret_cast<std::uint64_t>(lua_touserdata(L, first)) & 0xffff);
  if (first == last && lua_istable(L, first)) {
    raw_kept(L, declared_.api_ref);
    lua_pushliteral(L, "game");
    raw_get(L, -2);
    const bool all = lua_rawequal(L, -1, first);
    lua_settop(L, last);
    if (all) {
      const kernel::State& s = kernel_->state();
      for (std::size_t i = 0; i < image_.globals.size(); ++i) {
        const std::int32_t number = s.globals[i];
        if (global_is_component[i])
          push_component(L, number);
        else
          lua_pushinteger(L, number);
        value.text += fmt::format("{}{} = {}", value.text.empty() ? "" : "\n",
                                  image_.globals[static_cast<kernel::Id>(i)], describing.text(last + 1, 0));
        lua_settop(L, last);
      }
      value.literal.clear();
      return value;
    }
  }
  if (first == last) {
    value.text = describing.whole(first);
    return value;
  }
  for (int i = first; i <= last; ++i) value.text += (i > first ? ", " : "") + describing.text(i, 2);
  return value;
}

// Leaves the line as a function on the stack. An expression gives its value; anything else runs as it is
// written.
bool Host::push_line(const kernel::Intervention& line, ComponentId you, ScriptError& error) {
  lua_State* L = sandbox_->state();
  if (declared_.game_of(line.pack).empty()) {
    error = {ErrorKind::script, line.pack, kFile, 1, "no pack '" + line.pack + "' is loaded", "", {}};
    return false;
  }
  // An expression gives its values; select(1, ...) hands them on, since a call in `return f()` would leave no
  // line of ours for messages.
  const char* const end = line.script.find("--") == std::string::npos ? ")" : "\n)";
  if (!sandbox_->compile(line.pack, kFile, "return select(1, " + line.script + end, error) &&
      !sandbox_->compile(line.pack, kFile, "return " + line.script, error)) {
    const ScriptError as_expression = error;
    if (!sandbox_->compile(line.pack, kFile, line.script, error)) {
      // A text that is no statement either was most likely meant as an expression.
      if (error.message.starts_with("'=' expected") || error.message.starts_with("syntax error") ||
          error.message.starts_with("unexpected symbol"))
        error = as_expression;
      return false;
    }
  }
  declared_.line_pack = line.pack;
  lua_newtable(L);
  push_component(L, you);
  lua_pushcclosure(L, guarded<card>, 1);
  lua_setfield(L, -2, "card");
  for (const char* name : {"you", "me"}) {
    push_component(L, you);
    lua_setfield(L, -2, name);
  }
  lua_newtable(L);
  raw_kept(L, sandbox_->environment(line.pack));
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, no_globals);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_setfenv(L, -2);
  return true;
}

kernel::Scripts::Outcome Host::start_line(const kernel::Intervention& line, ComponentId you,
                                          std::int16_t& slot) {
  const Entering entering(this);
  if (!push_line(line, you, entry_error_)) return finish_entry(Sandbox::Status::failed, -1, slot);
  int at = -1;
  const Sandbox::Status status = sandbox_->start(0, at, entry_error_);
  return finish_entry(status, at, slot);
}

bool Host::look(const kernel::Intervention& line, ComponentId you, LineValue& value, bool& changes,
                Report& failure) {
  const Entering entering(this);
  lua_State* L = sandbox_->state();
  const int top = lua_gettop(L);
  ScriptError error;
  const std::uint64_t refusals = kernel_->refusals;
  bool good = push_line(line, you, error);
  if (good) {
    ++kernel_->querying;
    good = sandbox_->call(0, LUA_MULTRET, error);
    --kernel_->querying;
  }
  changes = kernel_->refusals != refusals;
  if (good && !changes) value = describe_values(L, top + 1);
  if (!good) failure = from_error(error);
  lua_settop(L, top);
  return good && !changes;
}

}  // namespace misk::script
