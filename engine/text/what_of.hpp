// What an exception says, for people.
#pragma once
#include <exception>
#include <string>

namespace misk::text {

/// error.what(), or plain words in place of what the standard library says: "there is not enough memory".
std::string what_of(const std::exception& error);

}  // namespace misk::text
