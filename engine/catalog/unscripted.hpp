// Sentences of cards that are not scripted yet: `-- TODO: the sentence` in a script, as `misk import` writes
// them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::game {

/// The lines of a script with such a sentence, from 1.
std::vector<int> todo_lines(std::string_view script);

/// How much of a card is scripted, from its field `status`.
struct CardStatus {
  std::string status;  ///< "complete", "scripted", "stub"; "" if not given
  /// A warning for players: "stub: 2 sentences not scripted"; "" if the card is not a stub.
  std::string note;
};

/// The status of each card, with the sentences in its script counted. Each card is counted once.
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
