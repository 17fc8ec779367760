#include "text/what_of.hpp"

#include <new>
#include <string_view>

namespace misk::text {

std::string what_of(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error)) return "there is not enough memory";
  const std::string_view what = error.what();
  // The standard library's messages begin with its own classes and functions.
  for (const char* own : {"std::", "vector", "basic_string", "cannot create std::", "stoi", "stol", "map::at",
                          "bad_function_call", "array::at"})
    if (what.starts_with(own)) return "something is too large or not what it should be, inside the program";
  return std::string(what);
}

}  // namespace misk::text
