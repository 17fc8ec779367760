#include "text/lua_size.hpp"

#include <array>
#include <cstddef>

#include "text/letters.hpp"

namespace misk::text {
namespace {

constexpr std::size_t kMaxSource = 4U << 20U;
constexpr std::size_t kMaxBranches = 10'000;
constexpr std::array<std::string_view, 3> kBranches = {"elseif", "and", "or"};
constexpr std::size_t kShortest = 3;  // a word of two letters and the character after it

}  // namespace

std::string too_large_for_lua(std::string_view source) {
  if (source.size() > kMaxSource) return "is larger than 4 MB; split it";
  if (source.size() < kMaxBranches * kShortest) return "";
  std::size_t branches = 0;
  for (std::size_t at = 0; at < source.size();) {
    if (!is_word(source[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < source.size() && is_word(source[at])) ++at;
    const std::string_view word = source.substr(begin, at - begin);
    for (const std::string_view branch : kBranches) branches += word == branch;
  }
  if (branches <= kMaxBranches) return "";
  return "has more than 10,000 times 'and', 'or' or 'elseif'; look things up in a table instead";
}

}  // namespace misk::text
