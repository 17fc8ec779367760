// Hot reload: detects changes of packs during a game, and continues the game with the new packs.
//
//     PackWatch watch(roots);
//     if (const auto files = watch.changes(); !files.empty()) {
//       Reloaded now = reload(roots, game);
//       if (now.game) { ... go on with it, and drop the old one afterwards } else { ... show now.said }
//     }
#pragma once
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/save.hpp"

namespace misk::game {

/// Polls the files under folders of packs.
class PackWatch {
 public:
  explicit PackWatch(const content::PackRoots& roots);
  /// Files that were written, added or removed. A file is reported when it stays the same between two calls,
  /// so that no half-written file is read. Empty if nothing has changed. Call it every 20 to 50 ms.
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

/// The result of loading packs again. `game` is null if the packs are broken; `said` then has the reason, and
/// the old game continues unchanged.
struct Reloaded {
  std::unique_ptr<Catalog> catalog;
  std::unique_ptr<Scripts> scripts;
  std::unique_ptr<Game> game;
  std::vector<std::string> said;  // the changes, a line each
  /// True if the new packs, played from the beginning, lead to the same position. Then the whole save can be
  /// replayed; otherwise only up to this point.
  bool replays = false;
};

/// Loads the packs under `roots` again and moves the game onto them at its present position: definitions are
/// exchanged, and the answers since the last checkpoint are given again.
Reloaded reload(const content::PackRoots& roots, const Game& old);

/// The save of a game that was moved to other packs: their names and hashes, and the answers that still hold.
Save carried_over(const Save& save, const Reloaded& now);

}  // namespace misk::game
