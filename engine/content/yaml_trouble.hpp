#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace misk::content {

/// The fault of a YAML text, explained for somebody who has not learnt YAML.
struct YamlTrouble {
  int line = 0, column = 0;  ///< from 1
  std::string message, mend;
};

/// The likely cause of an error that the parser reported at `line`; nothing if there is no guess better than
/// the parser's own message.
std::optional<YamlTrouble> yaml_trouble(std::string_view bytes, int line);

/// A text in quotes that is never closed. The parser takes the rest of the file for it and does not complain.
std::optional<YamlTrouble> unclosed_quote(std::string_view bytes);

}  // namespace misk::content
