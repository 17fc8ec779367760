#include "cli/clean_output.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <new>
#include <string>
#include <string_view>

#include "text/clean.hpp"

namespace misk::cli {

namespace {

struct Cleaned {
  int handle = -1;
  std::string kept;
};

bool write_all(int handle, std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    const ssize_t count = ::write(handle, bytes.data() + at, bytes.size() - at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    at += static_cast<std::size_t>(count);
  }
  return true;
}

// The fallback without memory: plain letters, and a mark for each other byte.
bool write_plain(int handle, std::string_view bytes) {
  char part[256];
  while (!bytes.empty()) {
    const std::size_t count = std::min(bytes.size(), sizeof part);
    for (std::size_t i = 0; i < count; ++i)
      part[i] = bytes[i] == '\n' || (bytes[i] >= ' ' && bytes[i] <= '~') ? bytes[i] : '?';
    if (!write_all(handle, {part, count})) return false;
    bytes.remove_prefix(count);
  }
  return true;
}

// Called by the C library, so it must not throw.
ssize_t write_cleaned(void* cookie, const char* bytes, std::size_t count) noexcept {
  auto& to = *static_cast<Cleaned*>(cookie);
  bool is_written = false;
  try {
    is_written = write_all(to.handle, text::for_terminal({bytes, count}, to.kept));
  } catch (const std::bad_alloc&) {
    to.kept.clear();
    is_written = write_plain(to.handle, {bytes, count});
  }
  return is_written ? static_cast<ssize_t>(count) : 0;
}

std::FILE* cleaned(Cleaned& to, int handle, int buffering) {
  to.handle = handle;
  cookie_io_functions_t functions{};
  functions.write = write_cleaned;
  std::FILE* const file = fopencookie(&to, "w", functions);
  if (file) std::setvbuf(file, nullptr, buffering, BUFSIZ);
  return file;
}

}  // namespace

void clean_output() {
  // Never destroyed: the buffers are flushed after static objects are gone.
  static Cleaned& out = *new Cleaned;
  static Cleaned& err = *new Cleaned;
  std::fflush(nullptr);
  if (std::FILE* file = cleaned(out, STDOUT_FILENO, isatty(STDOUT_FILENO) ? _IOLBF : _IOFBF)) stdout = file;
  if (std::FILE* file = cleaned(err, STDERR_FILENO, _IOLBF)) stderr = file;
}

}  // namespace misk::cli
