// Sentences of cards that nobody has scripted yet: `-- TODO: the sentence` in a script, as `misk import`
// leaves them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalog.hpp"

namespace misk::game {

/// The lines of a script that hold such a sentence, from 1.
std::vector<int> todo_lines(std::string_view script);

/// What a card's data says of how much of it is scripted (its field `status`).
struct CardStatus {
  std::string status;  ///< "complete", "scripted", "stub"; "" when it says nothing
  /// What a player should know before relying on it: "stub: 2 sentences not scripted"; "" if not a stub.
  std::string note;
};

/// The status of each card, its sentences counted in its script. Counted once for each card.
class CardStatuses {
 public:
  CardStatuses(const Catalog& catalog, Scripts& scripts) : catalog_(catalog), scripts_(scripts) {}
  const CardStatus& of(kernel::Id definition);

 private:
  int sentences(const std::string& file) const;

  const Catalog& catalog_;
  Scripts& scripts_;
  std::vector<std::optional<CardStatus>> known_;  // by definition
};

}  // namespace misk::game
