#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace misk::content {

/// One `--option K=V`.
struct Option {
  std::string key;
  std::string value;
};

/// Parses `K=V`. The key is `[a-z][a-z0-9_.-]*`; the value is everything after the first `=` and may be
/// empty. Throws ContentError whose file is `where` (say "--option").
Option parse_option(std::string_view text, const std::string& where = "--option");

/// Parses each `K=V`, in their order. Throws ContentError also if a key is given twice.
std::vector<Option> parse_options(const std::vector<std::string>& texts,
                                  const std::string& where = "--option");

}  // namespace misk::content
