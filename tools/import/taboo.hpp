// ArkhamDB's taboo lists as a pack.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace misk::importing {

struct TabooPack {
  std::string id;
  std::vector<std::pair<std::string, std::string>> files;  ///< path in the pack, content
  std::vector<std::string> told;                           ///< a line for each list, and what is not applied
};

/// Reads a list of taboo lists: what a card costs more or less, what is forbidden, what is exceptional. A
/// card's other text is not applied, and `told` says so. `id` is the pack's id. Throws ContentError.
TabooPack read_taboos(std::string_view bytes, const std::string& file, const std::string& id);

}  // namespace misk::importing
