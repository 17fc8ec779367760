#include "catalog/setup.hpp"

#include <algorithm>
#include <cstdlib>

#include "text/number.hpp"

namespace misk::game {

std::vector<std::string> added_cards(const std::string& text) {
  constexpr int kMost = 100;  // of one card
  std::vector<std::string> ids;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    const std::string entry = text.substr(from, to - from);
    const std::size_t star = entry.find('*');
    const auto copies = star == std::string::npos
                            ? std::optional<int>(1)
                            : text::whole_number<int>(std::string_view(entry).substr(star + 1), 1, kMost);
    if (!copies)
      throw SetupError("'" + entry + "' names no card; write ID or ID*COPIES, with 1 to " +
                       std::to_string(kMost) + " copies");
    ids.insert(ids.end(), static_cast<std::size_t>(*copies), entry.substr(0, star));
    from = to + 1;
  }
  return ids;
}

std::string added_cards_text(const std::vector<std::string>& ids) {
  std::string text;
  for (std::size_t i = 0; i < ids.size();) {
    std::size_t next = i;
    while (next < ids.size() && ids[next] == ids[i]) ++next;
    text += (text.empty() ? "" : ",") + ids[i];
    if (next > i + 1) text += "*" + std::to_string(next - i);
    i = next;
  }
  return text;
}

std::uint64_t short_seed(std::uint64_t number) {
  return number % 1'000'000'000 + 1;
}

std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t n) {
  std::uint64_t z = seed + (n + 1) * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

}  // namespace misk::game
