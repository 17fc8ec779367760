#include "text/suggest.hpp"

#include <algorithm>
#include <vector>

#include "text/letters.hpp"

namespace misk::text {

int edit_distance(std::string_view a, std::string_view b, int limit) {
  // If the lengths of two words differ by more than the limit, so does their distance. This also bounds the
  // table.
  const std::size_t gap = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
  if (gap > static_cast<std::size_t>(limit)) return limit + 1;
  const std::size_t width = b.size() + 1;
  std::vector<int> before(width);
  std::vector<int> above(width);
  std::vector<int> row(width);
  for (std::size_t j = 0; j < width; ++j) above[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    int least = row[0];
    for (std::size_t j = 1; j < width; ++j) {
      const bool same = small(a[i - 1]) == small(b[j - 1]);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && small(a[i - 1]) == small(b[j - 2]) && small(a[i - 2]) == small(b[j - 1])) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
      least = std::min(least, row[j]);
    }
    if (least > limit) return limit + 1;
    before.swap(above);
    above.swap(row);
  }
  return std::min(above[b.size()], limit + 1);
}

int suggest_limit(std::string_view wrong) {
  // With two edits any two-letter word becomes any other.
  if (wrong.size() <= 1) return 0;
  return wrong.size() <= 3 ? 1 : 2;
}

}  // namespace misk::text
