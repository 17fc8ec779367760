// A game on disk: JSON lines, a header and then one line an answer, so that a game cut off by a crash loses
// at most the answer that was being written.
//
//   {"format":1,"misk":"0.1.0","game":"GAME","packs":[{"id":…,"version":…,"hash":…}],"setup":{…},"seed":…}
//   {"player":0,"choices":[2],"hash":"…"}     the state's hash after this answer
//   {"console":{"pack":"…","lua":"…"},"hash":"…"}   somebody changed the game by hand
//   {"point":"NAME","at":12}                  a place to come back to: after so many answers
//   {"undo":5}                                the answers from the sixth on are taken back
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::store {
class FileLock;
}

namespace misk::game {

inline constexpr int kSaveFormat = 1;
inline constexpr const char* kVersion = "0.1.0";

struct SavedPack {
  std::string id, version, hash;
  std::string play_hash;  // without translations, where that is another one
};

struct SavedAnswer {
  kernel::Answer answer;
  std::optional<std::uint64_t> hash;
  int line = 0;
};

/// A place in a game that was given a name.
struct SavePoint {
  std::string name;
  std::size_t at = 0;  // answers
  bool operator==(const SavePoint&) const = default;
};

struct Save {
  std::string file, version, game;
  std::vector<SavedPack> packs;
  Setup setup;
  std::vector<SavedAnswer> answers;
  std::vector<SavePoint> points;
};

/// The header of a game about to be played; deck files are read so that the save needs nothing but the packs.
Save new_save(const Catalog& catalog, const std::string& game, const Setup& setup);

/// Reads a save. Throws content::ContentError with the line and the mend. With `recover` a last line that was
/// cut off is left out.
Save read_save(const std::string& file, bool recover = false);

/// The scripts that a save is played with. Throws SetupError when they are not those of its game.
std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const Save& save);

/// A pack that is other than a save was made with.
struct PackDifference {
  enum class Kind {
    missing,   // it is not there at all
    off,       // the player has turned it off
    left_out,  // it is there and cannot be played: `reason`
    version,   // another version of it is there
    changed,   // the same version with other content
    extra,     // the save was made without it
  };
  Kind kind = Kind::missing;
  std::string id;
  std::string wanted, there;  // versions: of the save, and of the pack that is there; "" for none
  std::string hash;           // of the save's
  content::Origin origin = content::Origin::bundled;  // of the pack that is there
  std::string reason;                                 // FILE:LINE: why it is left out
  std::string what;                                   // all of this as a sentence
};
/// All of them, in the save's order, extra ones last.
std::vector<PackDifference> pack_differences(const Save& save, const Catalog& catalog);

/// What whoever goes on with a save can do about differences, in the words of a front end.
struct PackHelp {
  std::function<std::string(const PackDifference&)> mend;  // "" where nothing can be done
  std::string otherwise;                                   // said after all of them
};

/// A line for each difference, for whoever goes on with a save: throws SetupError with all of them and how to
/// mend each in one line, unless `force`.
std::vector<std::string> accept_packs(const Save& save, const Catalog& catalog, bool force,
                                      const PackHelp& help);

/// "this game was changed by hand at answers 12, 15", or "" when nobody has.
std::string changed_by_hand(const std::vector<std::size_t>& answers);
std::string changed_by_hand(const Save& save);

/// Puts a game at the end of a save (or after `count` answers). Returns the number of answers given. Throws
/// SetupError when one of them is refused.
std::size_t play_back(Game& game, const Save& save, std::size_t count = SIZE_MAX);

/// Keeps other processes from writing a file as long as it lives: the save of a game, or a campaign. It is
/// taken before the file is read, so that nothing is written in between. `look_on`: how to look at the file
/// meanwhile ("misk replay FILE"). Throws SetupError that says who has it.
std::shared_ptr<store::FileLock> lock_save(const std::string& file,
                                           const std::string& look_on = "misk replay");

/// Writes a save as the game goes on: an answer is on the disk, power cut or not, when the call returns. The
/// variable MISK_SAVE_SYNC=end leaves when it gets there to the system, until the file is closed.
class SaveWriter {
 public:
  /// A new file with the header and the answers of `save`, in place of what was there. Keeps its lock, which
  /// may have been taken before. Throws SetupError.
  SaveWriter(const std::string& file, const Save& save);
  ~SaveWriter();
  SaveWriter(const SaveWriter&) = delete;
  SaveWriter& operator=(const SaveWriter&) = delete;

  /// These throw SetupError when the disk takes no more; what was in the file is whole then.
  void answer(const kernel::Answer& answer, std::uint64_t hash);
  /// Answers from `count` on are taken back.
  void undo(std::size_t count);
  void point(const SavePoint& point);
  /// Whether each line is on the disk before its call returns; if not, about once a second: while a bot
  /// plays, or a person goes over many answers at once. Turned on again, all of them are.
  void sync_each(bool each);
  const std::string& file() const { return file_; }

 private:
  void line(const std::string& text);
  void sync();

  std::string file_;
  std::shared_ptr<store::FileLock> lock_;
  int handle_ = -1;
  bool syncs_each_ = true, is_synced_ = true;
  std::chrono::steady_clock::time_point last_sync_;
};

}  // namespace misk::game
