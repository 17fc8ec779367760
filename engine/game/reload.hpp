// Packs that are changed while a game goes on: who notices, and how the game goes on with them.
//
//   PackWatch watch(roots);
//   if (const auto files = watch.changes(); !files.empty()) {
//     Reloaded now = reload(roots, game);
//     if (now.game) { ... go on with it, and drop the old one afterwards } else { ... tell now.said }
//   }
#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/save.hpp"

namespace misk::game {

/// Looks at the files under folders of packs again and again.
class PackWatch {
 public:
  explicit PackWatch(const content::PackRoots& roots);
  /// Files that were written, added or removed, once they have stayed as they are from one call to the next:
  /// a file that is being written is not read. Empty while nothing has changed. Call it every 20 to 50 ms.
  std::vector<std::string> changes();

 private:
  struct Stamp {
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    bool operator==(const Stamp&) const = default;
  };
  using Stamps = std::map<std::string, Stamp>;
  Stamps look() const;

  std::vector<std::string> roots_;
  Stamps known_, last_;
};

/// What came of loading packs again. `game` is null when they are broken; then `said` tells why, and the old
/// game goes on as if nothing had happened.
struct Reloaded {
  std::unique_ptr<Catalog> catalog;
  std::unique_ptr<Scripts> scripts;
  std::unique_ptr<Game> game;
  std::vector<std::string> said;  // what has changed, a line each
  /// Would the game have come to the same position with these packs from its beginning on? Then its save can
  /// be played again; else not beyond this point.
  bool replays = false;
};

/// Loads the packs under `roots` again and puts the game, where it stands, on them: definitions are swapped,
/// and what was answered since its last checkpoint is answered again.
Reloaded reload(const content::PackRoots& roots, const Game& old);

/// The save of a game that was put on other packs: their names and hashes, and the answers that still hold.
Save carried_over(const Save& save, const Reloaded& now);

}  // namespace misk::game
