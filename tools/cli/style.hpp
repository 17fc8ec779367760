// How text looks at the terminal.
#pragma once
#include <string>

namespace misk::cli {

/// Colours if the terminal has them; none with NO_COLOR, TERM=dumb or a pipe.
struct Style {
  bool colour = false;
  static Style of_stdout();
  std::string dim(const std::string& text) const { return wrap("\033[2m", text); }
  std::string bold(const std::string& text) const { return wrap("\033[1m", text); }
  std::string warn(const std::string& text) const { return wrap("\033[33m", text); }

 private:
  std::string wrap(const char* on, const std::string& text) const {
    return colour && !text.empty() ? on + text + "\033[0m" : text;
  }
};

/// Text from packs with control characters removed, because a terminal obeys them.
std::string plain(const std::string& text);

}  // namespace misk::cli
