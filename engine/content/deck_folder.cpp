#include <algorithm>
#include <filesystem>

#include "content/deck.hpp"

namespace misk::content {

std::vector<Deck> read_decks(const std::string& folder, Diagnostics* broken) {
  std::error_code error;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    if (entry.is_regular_file(error)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<Deck> out;
  for (const std::filesystem::path& file : files) {
    try {
      out.push_back(read_deck(file.string()));
    } catch (const ContentError& problem) {
      if (broken) broken->push_back(problem.diagnostic());
    }
  }
  return out;
}

}  // namespace misk::content
