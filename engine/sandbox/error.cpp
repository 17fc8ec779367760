// From an error object to "file:line: message". Nothing here runs script code: no metamethods, no tostring.
#include <cstdlib>
#include <cstring>
#include <new>

#include <fmt/format.h>

#include "sandbox/core.hpp"
#include "sandbox/lua_message.hpp"
#include "text/number.hpp"
#include "text/what_of.hpp"

namespace misk::script {
namespace {

constexpr int kMaxTraceLevels = 20;
constexpr int kMaxLevels = 60;  // lua_getstack begins at the top each time
constexpr std::size_t kMaxMessage = 2000;

bool is_pack_code(const lua_Debug& ar) {
  return ar.source && ar.source[0] == '@';
}

std::string describe(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* text = lua_tolstring(L, index, &size);
      return size <= kMaxMessage ? std::string(text, size) : std::string(text, kMaxMessage) + "...";
    }
    case LUA_TNUMBER: {
      lua_pushvalue(L, index);  // lua_tolstring would change the value itself
      std::string text = lua_tostring(L, -1);
      lua_pop(L, 1);
      return text;
    }
    case LUA_TNIL:
    case LUA_TNONE:
      return "error without a message (nil)";
    default:
      return fmt::format("error object is a {}, not a message", luaL_typename(L, index));
  }
}

void trace_line(std::string& out, const lua_Debug& ar) {
  const char* name = ar.name && *ar.namewhat ? ar.name : nullptr;
  if (is_pack_code(ar)) {
    out += fmt::format("\n  {}:{}: in ", ar.source + 1, ar.currentline);
    if (name)
      out += fmt::format("function '{}'", name);
    else if (std::strcmp(ar.what, "main") == 0)
      out += "the file itself";
    else
      out += fmt::format("the function at line {}", ar.linedefined);
  } else if (name) {
    out += fmt::format("\n  [engine]: in function '{}'", name);
  }
}

constexpr std::size_t kMaxFrames = 24;
constexpr int kMaxLocals = 6;

ScriptFrame frame_of(lua_State* L, const lua_Debug& ar, const SandboxCore& core, bool with_locals) {
  ScriptFrame frame;
  if (ar.name && *ar.namewhat) frame.name = ar.name;
  if (!is_pack_code(ar)) return frame;
  frame.file = ar.source + 1;
  frame.line = ar.currentline;
  frame.defined = ar.linedefined;
  frame.is_main = std::strcmp(ar.what, "main") == 0;
  if (const auto owner = core.pack_of_file.find(frame.file); owner != core.pack_of_file.end())
    frame.pack = owner->second;
  for (int i = 1; with_locals && i <= kMaxLocals; ++i) {
    const char* name = lua_getlocal(L, &ar, i);
    if (!name) break;
    frame.locals.emplace_back(name, luaL_typename(L, -1));
    lua_pop(L, 1);
  }
  return frame;
}

}  // namespace

std::string ScriptError::to_string() const {
  if (file.empty()) return pack.empty() ? message : fmt::format("{}: {}", pack, message);
  if (line <= 0) return fmt::format("{}: {}", file, message);
  return fmt::format("{}:{}: {}", file, line, message);
}

bool split_position(const std::string& text, std::string& file, int& line, std::string& rest) {
  for (std::size_t colon = text.find(':'); colon != std::string::npos; colon = text.find(':', colon + 1)) {
    std::size_t end = colon + 1;
    while (end < text.size() && end < colon + 8 && text[end] >= '0' && text[end] <= '9') ++end;
    if (end == colon + 1 || text.compare(end, 2, ": ") != 0) continue;
    file = text.substr(0, colon);
    line = text::leading_number(std::string_view(text).substr(colon + 1));
    rest = text.substr(end + 2);
    return true;
  }
  return false;
}

// Runs at the point of the error, so it must not fail: memory limits are lifted. It keeps its findings in the
// core and hands the error object on.
int traceback_handler(lua_State* L) {
  const HostScope host(L);
  SandboxCore& core = core_of(L);
  core.captured = true;
  ScriptError& error = core.caught;
  error = ScriptError{};
  error.message = describe(L, 1);
  const bool is_overflow = is_stack_overflow(error.message);  // no room for more
  bool placed = false, stripped = false;
  lua_Debug ar;
  for (int level = 1, shown = 0; level < kMaxLevels && lua_getstack(L, level, &ar); ++level) {
    if (!lua_getinfo(L, "nSl", &ar)) continue;
    const std::string prefix = fmt::format("{}:{}: ", ar.short_src, ar.currentline);
    const bool here = !stripped && ar.currentline > 0 && error.message.starts_with(prefix);
    if (here) error.message.erase(0, prefix.size()), stripped = true;
    if (is_pack_code(ar) && (!placed || here)) {
      placed = true;
      error.file = ar.source + 1;
      error.line = ar.currentline;
    }
    if (error.frames.size() < kMaxFrames && (is_pack_code(ar) || *ar.namewhat))
      error.frames.push_back(frame_of(L, ar, core, error.frames.size() < 4 && !is_overflow));
    if (shown < kMaxTraceLevels) {
      const std::size_t before = error.traceback.size();
      trace_line(error.traceback, ar);
      if (error.traceback.size() > before && ++shown == kMaxTraceLevels) error.traceback += "\n  ...";
    }
  }
  if (!error.traceback.empty()) error.traceback.erase(0, 1);
  // The error was raised elsewhere and passed on, or the compiler raised it: the message knows the place
  // better than the stack.
  std::string file, rest;
  int line = 0;
  if (!stripped && split_position(error.message, file, line, rest) && core.pack_of_file.contains(file)) {
    error.file = file, error.line = line;
    error.message = rest;
  }
  return 1;
}

void check_exhausted(lua_State* L) {
  SandboxCore& core = core_of(L);
  if (!core.exhausted) return;
  if (core.depth == 0) core.exhausted = false;
  throw std::bad_alloc();
}

void note_fault(lua_State* L, Fault fault, std::string message) {
  SandboxCore& core = core_of(L);
  core.raised = std::move(fault);
  core.raised_message = std::move(message);
}

void raise(lua_State* L, Fault fault, const std::string& message) {
  note_fault(L, std::move(fault), message);
  luaL_where(L, 1);
  lua_pushlstring(L, message.data(), message.size());
  lua_concat(L, 2);
  lua_error(L);
  std::abort();  // lua_error does not return
}

void push_what(lua_State* L, const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error)) core_of(L).exhausted = true;
  if (const auto* known = dynamic_cast<const FaultError*>(&error))
    note_fault(L, known->fault(), known->what());
  lua_pushstring(L, text::what_of(error).c_str());
}

void collect_error(SandboxCore& core, lua_State* L, ScriptError& error) {
  if (core.captured) {
    error = std::move(core.caught);
    core.captured = false;
  } else {  // running out of memory and errors in error handling do not reach the handler
    error = ScriptError{};
    error.message = describe(L, -1);
    if (error.message.starts_with("not enough memory")) error.kind = ErrorKind::memory;
  }
  if (error.kind == ErrorKind::none) error.kind = ErrorKind::script;
  if (core.expired != ErrorKind::none) {
    error.kind = core.expired;
    error.message = limit_message(core, core.expired);
  }
  std::string file, rest;
  int line = 0;
  if (error.file.empty() && split_position(error.message, file, line, rest)) {
    error.file = file, error.line = line;
    error.message = rest;
  }
  if (lua_isfunction(L, -2)) {
    lua_Debug ar;
    lua_pushvalue(L, -2);
    lua_getinfo(L, ">S", &ar);
    if (is_pack_code(ar)) {
      if (error.file.empty()) error.file = ar.source + 1, error.line = ar.linedefined;
      ScriptFrame entered;
      entered.file = ar.source + 1;
      entered.line = entered.defined = ar.linedefined;
      if (const auto known = core.pack_of_file.find(entered.file); known != core.pack_of_file.end())
        entered.pack = known->second;
      error.frames.push_back(std::move(entered));
    }
  }
  const auto owner = core.pack_of_file.find(error.file);
  if (owner != core.pack_of_file.end()) error.pack = owner->second;
  if (error.message == core.raised_message)
    error.fault = core.raised;
  else
    error.fault = parse_lua_message(error.message);
}

}  // namespace misk::script
