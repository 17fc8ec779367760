// Names of Lua that packs do not have.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// What to use instead of a name that the sandbox withholds ("os", "math.random"), or "" for any other.
std::string withheld_name(std::string_view name);

}  // namespace misk::text
