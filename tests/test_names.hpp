// Names of parametrised tests.
#pragma once
#include <string>
#include <string_view>

#include "text/letters.hpp"

namespace misk::test {

/// `text` as the name of a test: letters, digits, and single `_` for everything else.
inline std::string test_name(std::string_view text) {
  std::string name;
  for (const char c : text) {
    if (text::is_letter(c) || text::is_digit(c))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

}  // namespace misk::test
