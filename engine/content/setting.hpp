#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/value.hpp"

namespace misk::content {

/// A setting of a pack that the player can change: an entry of `settings` in its pack.yaml. It stays the same
/// during a game.
struct Setting {
  enum class Type : std::uint8_t { boolean, choice, number };
  struct Choice {
    std::string value, title;
  };

  std::string id, title, description;
  Type type = Type::boolean;
  std::string usual;              ///< the default, as text like every value: "true", "3", "calm"
  std::vector<Choice> choices;    ///< for a choice
  std::int64_t min = 0, max = 0;  ///< for a number
  int line = 0;

  /// Why this setting cannot have the value `value`, and how to fix it; "" if it can.
  std::string refusal(std::string_view value) const;
  /// The title of a value: for a choice its own title.
  std::string called(const std::string& value) const;
};

/// "boolean", "choice", "number".
std::string_view to_string(Setting::Type type);

/// Reads the list. Each fault is reported with its line, and the faulty entry is left out.
std::vector<Setting> read_settings(const Value& value, Diagnostics& diagnostics);

}  // namespace misk::content
