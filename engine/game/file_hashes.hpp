// Short hashes of a pack's files, kept in saves and campaigns. If the pack has changed when a game is
// resumed, the player reads which cards changed.
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
/// The reverse. Malformed parts are left out: only messages depend on the result.
FileHashes hashes_from(const Plain& plain);

/// The definitions that each file of a pack makes.
class FileTitles {
 public:
  explicit FileTitles(const kernel::Image& image) : image_(&image) {}
  /// The definitions that stand in the file of that pack.
  std::vector<kernel::Id> of(const std::string& pack, const std::string& path) const;

 private:
  const kernel::Image* image_;
};

/// The changes from `before` to the present pack, in a player's words: "Knife and Lamp have
/// changed, Rope is new". `scripts` have the titles of cards; null: the names of their files do.
std::string told_changes(const FileHashes& before, const content::Pack& now, const Scripts* scripts);

}  // namespace misk::game
