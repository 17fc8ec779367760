// What a pack held, short enough to stand in a save or campaign: when the pack is another one later, whoever
// goes on is told which cards have changed.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "catalog/plain_data.hpp"

namespace misk::game {

/// A short hash for each file that a game depends on, by its path in the pack.
using FileHashes = std::map<std::string, std::uint32_t>;

FileHashes file_hashes(const content::Pack& pack);

/// A text for each folder: {"cards": "knife:1a2b3c4d lamp:5e6f7a8b"}. Names leave out ".lua".
Plain plain_hashes(const FileHashes& contents);
/// What is not written like that is left out: nothing but words depends on it.
FileHashes hashes_from(const Plain& plain);

/// Which things the files of packs define.
class FileTitles {
 public:
  explicit FileTitles(const kernel::Image& image) : image_(&image) {}
  /// The definitions that stand in the file of that pack.
  std::vector<kernel::Id> of(const std::string& pack, const std::string& path) const;

 private:
  const kernel::Image* image_;
};

/// What has changed from `before` to the pack as it is now, in a player's words: "Knife and Lamp have
/// changed, Rope is new". `scripts` have the titles of cards; null: the names of their files do.
std::string told_changes(const FileHashes& before, const content::Pack& now, const Scripts* scripts);

}  // namespace misk::game
