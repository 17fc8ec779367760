// Names of Lua that the sandbox withholds from packs.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// The replacement for a withheld name ("os", "math.random"), or "" for any other.
std::string withheld_name(std::string_view name);

}  // namespace misk::text
