// Sources that are too large for Lua's compiler.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// Why this source is not compiled, as an end of the sentence "the file ..."; "" if it can be. For each
/// further branch of a condition the compiler walks through all earlier ones, and nothing can interrupt it:
/// 60,000 branches take seconds.
std::string too_large_for_lua(std::string_view source);

}  // namespace misk::text
