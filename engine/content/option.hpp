#pragma once

#include <string>
#include <string_view>

namespace misk::content {

/// One `--option K=V`.
struct Option {
  std::string key;
  std::string value;
};

/// Parses `K=V`. The key is `[a-z][a-z0-9_.-]*`; the value is everything after the first `=` and may be
/// empty. Throws ContentError whose file is `where` (say "--option").
Option parse_option(std::string_view text, const std::string& where = "--option");

}  // namespace misk::content
