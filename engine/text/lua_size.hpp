// What is not given to the compiler of Lua because of its size.
#pragma once
#include <string>
#include <string_view>

namespace misk::text {

/// Why this source is not compiled, as an end of the sentence "the file ..."; "" when it is. The compiler
/// walks through all branches of a condition for each further one, and nothing can stop it while it does:
/// 60,000 of them take seconds.
std::string too_large_for_lua(std::string_view source);

}  // namespace misk::text
