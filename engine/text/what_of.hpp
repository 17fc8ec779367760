// The message of an exception, for people.
#pragma once
#include <exception>
#include <string>

namespace misk::text {

/// error.what(), but the standard library's messages are replaced with plain words: "there is not enough
/// memory".
std::string what_of(const std::exception& error);

}  // namespace misk::text
