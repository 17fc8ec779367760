// A game on disk: JSON lines, a header and then one line for each answer. A crash loses at most the answer
// that was being written.
//
//     {"format":4,"misk":"0.1.0","game":"GAME","packs":[{"id":…,"version":…,"hash":…,"files":{…}}],"setup":{…},
//      "seed":…}                                `files`: see file_hashes.hpp. "hindsight" stands behind
//                                               the seed where it is not 0
//     {"player":0,"choices":[2],"hash":"…"}     an answer, and the state's hash after it
//     {"console":{"pack":"…","lua":"…"},"hash":"…"}   somebody changed the game by hand
//     {"point":"NAME","at":12}                  a named point to return to: after 12 answers
//     {"undo":5}                                the answers from the sixth on are taken back
//     {"hindsight":2}                           so often another answer was given with hindsight
//     (hindsight.hpp)
//
// These lines are the format. A change of it needs a step from the old format to the new one (save_format())
// and a file of the old one in tests/game/saves/.
#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/file_format.hpp"
#include "game/file_hashes.hpp"
#include "game/game.hpp"

namespace misk::store {
class FileLock;
}

namespace misk::game {

const FileFormat& save_format();

struct SavedPack {
  std::string id, version, hash;
  std::string play_hash;  // without translations; empty if equal to `hash`
  FileHashes files{};     // none: the file was written before saves held them
};

struct SavedAnswer {
  kernel::Answer answer;
  std::optional<std::uint64_t> hash;
  int line = 0;
};

/// A named point of a game.
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
  std::size_t hindsight = 0;  // how often another answer was given than one that was taken back, knowing more
  /// The text that will be written differs from the text in the file, so the old file is kept as FILE.bak.
  bool is_other = false;
};

/// The header of a new game. Deck files are read, so that the save needs nothing but the packs.
Save new_save(const Catalog& catalog, const std::string& game, const Setup& setup);

/// Reads a save. Throws content::ContentError with the line and how to fix it. With `recover`, an incomplete
/// last line is dropped.
Save read_save(const std::string& file, bool recover = false);

/// The scripts for a save. Throws SetupError if the scripts of its game cannot be used.
std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const Save& save);

/// A pack that differs from the one that a save was made with.
struct PackDifference {
  enum class Kind {
    missing,   // not installed
    off,       // turned off by the player
    left_out,  // installed but not playable: `reason`
    version,   // installed in another version
    changed,   // same version, other content
    extra,     // not part of the save
  };
  Kind kind = Kind::missing;
  std::string id;
  std::string wanted, there;  // versions of the save's pack and the present one; "" for none
  std::string hash;           // of the save's pack
  content::Origin origin = content::Origin::bundled;  // of the present pack
  std::string reason;                                 // FILE:LINE: why the pack is left out
  std::string changes;                                // which cards have changed; "" where that is not known
  std::string what;                                   // all of this as a sentence
};
/// All differences in the save's order; extra packs last. If cards have changed, `scripts` gives the scripts
/// of the save's game, which have their titles; without it they are loaded.
std::vector<PackDifference> pack_differences(const Save& save, const Catalog& catalog,
                                             const std::function<const Scripts*()>& scripts = {});

/// Advice about differences for somebody who resumes a save, in the words of a front end.
struct PackHelp {
  std::function<std::string(const PackDifference&)> mend;  // advice; "" for none
  std::string otherwise;                                   // the text after all of them
};

/// Returns a line for each difference. Unless `force`, throws SetupError if there is any, with all of them
/// and how to fix each in one line.
std::vector<std::string> accept_packs(const Save& save, const Catalog& catalog, bool force,
                                      const PackHelp& help);

/// "this game was changed by hand at answers 12, 15", or "" if nobody changed it.
std::string changed_by_hand(const std::vector<std::size_t>& answers);
std::string changed_by_hand(const Save& save);

/// "answers were taken back 2 times after something had come to light", or "" if that never happened.
std::string with_hindsight(const Save& save);

/// Thrown if an answer of a save is no longer allowed: the rules or cards have changed since.
struct AnswerRefused : SetupError {
  AnswerRefused(const Save& save, std::size_t answers);
  std::size_t held;  // number of answers before it, which are still allowed
  /// The same error with the way to continue after those answers; `file` is what a player resumes, a save or
  /// a campaign.
  SetupError with_way_back(const std::string& file, bool force) const;
};

/// Plays a save into a game, to its end or the first `count` answers. Returns the number of answers given.
/// Throws AnswerRefused.
std::size_t play_back(Game& game, const Save& save, std::size_t count = SIZE_MAX);

/// Plays a save back for somebody who goes on with it after its first `count` answers, which takes the others
/// back. The save then holds what is so now: the packs that are there, and the positions that its answers
/// lead to with them. `before` is called before each answer. Returns what whoever goes on is to be told.
/// Throws AnswerRefused, and SetupError where there are not so many answers.
std::vector<std::string> go_on(Game& game, Save& save, std::size_t count = SIZE_MAX,
                               const std::function<void(const SavedAnswer&)>& before = {});

/// Keeps other processes from writing a file (the save of a game, or a campaign) as long as it lives. Take it
/// before reading the file, so that nothing is written in between. `look_on`: the command that shows the file
/// meanwhile ("misk replay FILE"). Throws SetupError with the process that has it.
std::shared_ptr<store::FileLock> lock_save(const std::string& file,
                                           const std::string& look_on = "misk replay");

/// Writes a save during a game. An answer is safely on disk, even in a power cut, when the call returns. With
/// the variable MISK_SAVE_SYNC=end the system decides when to write, until the file is closed.
class SaveWriter {
 public:
  /// Writes a new file with the header and the answers of `save`, replacing an old one, which is kept as
  /// FILE.bak if `save.is_other`. Keeps the file's lock, which the caller may already hold. Throws
  /// SetupError.
  SaveWriter(const std::string& file, const Save& save);
  ~SaveWriter();
  SaveWriter(const SaveWriter&) = delete;
  SaveWriter& operator=(const SaveWriter&) = delete;

  /// These throw SetupError if the disk fails; the file's content is whole then.
  void answer(const kernel::Answer& answer, std::uint64_t hash);
  /// Takes back the answers from `count` on.
  void undo(std::size_t count);
  void point(const SavePoint& point);
  void hindsight(std::size_t count);
  /// Whether each line is synced before its call returns. If not, about once a second: while a bot plays, or
  /// a person skips through many answers. Turning it on syncs all lines.
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
