#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/value.hpp"

namespace misk::content {

/// What a player can set of a pack: an entry of `settings` in its pack.yaml. It is the same all game long.
struct Setting {
  enum class Type : std::uint8_t { boolean, choice, number };
  struct Choice {
    std::string value, title;
  };

  std::string id, title, description;
  Type type = Type::boolean;
  std::string usual;              ///< the default, as text like every value: "true", "3", "calm"
  std::vector<Choice> choices;    ///< of a choice
  std::int64_t min = 0, max = 0;  ///< of a number
  int line = 0;

  /// Why `value` is none of this setting's, with the mend; "" where it is one.
  std::string refusal(std::string_view value) const;
  /// What a value is called: the title of a choice.
  std::string called(const std::string& value) const;
};

/// "boolean", "choice", "number".
std::string_view to_string(Setting::Type type);

/// Reads the list. What is wrong is told, each with its line; a wrong entry is left out.
std::vector<Setting> read_settings(const Value& value, Diagnostics& diagnostics);

}  // namespace misk::content
