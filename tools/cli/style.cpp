#include "cli/style.hpp"

#include <unistd.h>

#include <cstdlib>
#include <cstring>

#include "text/clean.hpp"

namespace misk::cli {

Style Style::of_stdout() {
  Style style;
  const char* no = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  style.colour = isatty(STDOUT_FILENO) && !(no && *no) && term && std::strcmp(term, "dumb") != 0;
  return style;
}

std::string plain(const std::string& said) {
  return text::one_line(said);
}

}  // namespace misk::cli
