#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace misk::content {

/// What is wrong with a YAML text, said to somebody who has not learnt YAML.
struct YamlTrouble {
  int line = 0, column = 0;  ///< from 1
  std::string message, mend;
};

/// The likely cause of an error that the parser has found at `line`; nothing where there is no guess better
/// than the parser's own words.
std::optional<YamlTrouble> yaml_trouble(std::string_view bytes, int line);

/// A text in quotes that is never closed: the parser takes the rest of the file for it and does not complain.
std::optional<YamlTrouble> unclosed_quote(std::string_view bytes);

}  // namespace misk::content
