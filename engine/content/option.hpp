#pragma once

#include <string>
#include <string_view>

namespace misk::content {

/// One `--option K=V`.
struct Option {
  std::string key;
  std::string value;
};

/// Parses `K=V`: the key is `[a-z][a-z0-9_.-]*`, the value all that follows the first `=`, perhaps nothing.
/// Throws ContentError whose file is `where` (say "--option").
Option parse_option(std::string_view text, const std::string& where = "--option");

}  // namespace misk::content
