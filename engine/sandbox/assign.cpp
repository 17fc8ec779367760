// Finds assignments to globals before a script runs. Lua refuses to create a new global when it is assigned.
// A global that exists already (print, choose, a name that the game exports) would simply change, and stay
// changed for the next game. So this file searches the compiled chunk: the one instruction that assigns a
// global may not occur in it.
#include <string>

#include "sandbox/core.hpp"

namespace misk::script {
namespace {

// Reads the output of lua_dump: a header, then the functions, inner ones first. `good` is false once
// something is not as expected.
class Dump {
 public:
  explicit Dump(const std::string& bytes) : bytes_(bytes), end_(bytes.size()) {}

  bool good = true;
  std::size_t at = 0;

  unsigned byte() {
    if (at >= end_) return good = false, 0u;
    return static_cast<unsigned char>(bytes_[at++]);
  }
  std::uint32_t number() {  // seven bits a byte, lowest first
    std::uint32_t value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      const unsigned part = byte();
      value |= (part & 127u) << (shift & 31);
      if (part < 128) return value;
    }
    good = false;
    return 0;
  }
  std::uint32_t fixed(int size) {
    std::uint32_t value = 0;
    for (int i = 0; i < size; ++i) value |= byte() << (8 * i);
    return value;
  }
  void skip(std::size_t n) {
    if (n > end_ - at)
      good = false;
    else
      at += n;
  }
  std::string text(std::size_t n) {
    const std::size_t from = at;
    skip(n);
    return good ? bytes_.substr(from, n) : "";
  }

 private:
  const std::string& bytes_;
  std::size_t end_;
};

constexpr unsigned kStripped = 2;  // flag of the header: no names and lines
constexpr std::uint32_t kChild = 0, kTable = 1, kComplex = 4, kText = 5;  // kinds of constants

void skip_table_value(Dump& dump) {
  const std::uint32_t kind = dump.number();
  if (kind >= kText)
    dump.skip(kind - kText);
  else if (kind >= 3)
    for (std::uint32_t i = 2; i < kind; ++i) dump.number();
}

// The text constant that instructions call `wanted`: they count from the last constant.
std::string constant(Dump& dump, std::uint32_t count, std::uint32_t wanted) {
  for (std::uint32_t left = count; left-- > 0 && dump.good;) {
    const std::uint32_t kind = dump.number();
    if (kind >= kText) {
      std::string text = dump.text(kind - kText);
      if (left == wanted) return text;
    } else if (kind == kTable) {
      const std::uint32_t listed = dump.number(), named = dump.number();
      for (std::uint64_t i = 0; i < listed + 2ull * named && dump.good; ++i) skip_table_value(dump);
    } else if (kind != kChild) {
      for (std::uint32_t i = 0; i < (kind == kComplex ? 4u : 2u); ++i) dump.number();
    }
  }
  return "";
}

// The first assignment to a global in a dump; `opcode` is the opcode of that instruction. With opcode -1 the
// second instruction of the first function is taken for one, and its opcode is stored there.
bool find_assignment(const std::string& bytes, int& opcode, std::string& name, int& line) {
  Dump dump(bytes);
  dump.skip(4);  // ESC, "LJ", version
  const unsigned flags = dump.number();
  if (!(flags & kStripped)) dump.skip(dump.number());
  while (dump.good) {
    const std::uint32_t size = dump.number();
    if (!size || !dump.good) return false;
    const std::size_t begin = dump.at;
    dump.skip(3);
    const unsigned upvalues = dump.byte();
    const std::uint32_t constants = dump.number();
    dump.number();  // numbers
    const std::uint32_t instructions = dump.number();
    std::uint32_t debug = 0, first_line = 0, lines = 0;
    if (!(flags & kStripped) && (debug = dump.number()) != 0) {
      first_line = dump.number();
      lines = dump.number();
    }
    if (opcode < 0) {
      dump.skip(4);
      opcode = static_cast<int>(dump.byte());
      return dump.good;
    }
    for (std::uint32_t i = 0; i < instructions && dump.good; ++i) {
      const std::uint32_t instruction = dump.fixed(4);
      if (static_cast<int>(instruction & 255u) != opcode) continue;
      dump.skip(4ull * (instructions - i - 1) + 2ull * upvalues);
      name = constant(dump, constants, instruction >> 16);
      const int width = lines < 256 ? 1 : lines < 65536 ? 2 : 4;
      dump.at = begin;
      dump.skip(size - std::min(size, debug) + static_cast<std::size_t>(width) * i);
      line = debug ? static_cast<int>(first_line + dump.fixed(width)) : 0;
      return true;
    }
    dump.at = begin;
    dump.skip(size);
  }
  return false;
}

int append(lua_State*, const void* piece, std::size_t size, void* out) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(piece), size);
  return 0;
}

std::string dumped(lua_State* L) {
  std::string bytes;
  if (lua_dump(L, append, &bytes) != 0) bytes.clear();
  return bytes;
}

}  // namespace

Fault assigned_fault(const std::string& name) {
  return {.kind = FaultKind::assigned_global, .name = name.substr(0, 60)};
}

std::string assigned_message(const std::string& name) {
  return "global '" + name.substr(0, 60) + "' is not allowed; use local";
}

bool assigns_global(lua_State* L, std::string& name, int& line) {
  SandboxCore& core = core_of(L);
  const HostScope host(L);  // the copy belongs to the engine and is gone at once
  if (core.assign_opcode < 0) {
    if (luaL_loadbufferx(L, "x = 1", 5, "=x", "t") == 0)
      find_assignment(dumped(L), core.assign_opcode, name, line);
    lua_pop(L, 1);
  }
  return core.assign_opcode >= 0 && find_assignment(dumped(L), core.assign_opcode, name, line);
}

}  // namespace misk::script
