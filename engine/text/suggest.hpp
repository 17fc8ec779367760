#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace misk::text {

/// The number of edits (insert, delete, replace, swap of neighbours) between two words; ASCII case is
/// ignored. Returns `limit + 1` if there are more than `limit`.
int edit_distance(std::string_view a, std::string_view b, int limit = 2);

/// The largest distance at which a candidate still counts as a slip for `wrong`: 2, or less for very short
/// words.
int suggest_limit(std::string_view wrong);

/// The candidate nearest to `wrong`, or "" if none is near. Of equally near ones the alphabetically first, so
/// that the answer does not depend on the order of a hash table.
template <typename Range>
std::string suggest(std::string_view wrong, const Range& candidates) {
  const int limit = suggest_limit(wrong);
  int best = limit + 1;
  std::string found;
  for (const auto& candidate : candidates) {
    const std::string_view word(candidate);
    const int distance = edit_distance(wrong, word, limit);
    if (distance > limit) continue;
    if (distance < best || (distance == best && word < found)) {
      best = distance;
      found = std::string(word);
    }
  }
  return found;
}

/// "did you mean 'x'?" for the nearest candidate, or `otherwise` if none is near.
template <typename Range>
std::string did_you_mean(std::string_view wrong, const Range& candidates, std::string otherwise = "") {
  const std::string near = suggest(wrong, candidates);
  return near.empty() ? std::move(otherwise) : "did you mean '" + near + "'?";
}

}  // namespace misk::text
