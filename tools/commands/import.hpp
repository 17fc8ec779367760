// What the commands that import cards share.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/community_cards.hpp"
#include "import/grammar.hpp"
#include "import/pack.hpp"

namespace misk::cli {

struct ImportReportOptions {
  std::vector<std::string> paths;  ///< files and folders with card data
  std::vector<std::string> apart;  ///< folders whose cards are only counted
  bool by_file = false;            ///< a row for each file instead of each folder
  int reasons = 0;
};

/// The names in the loaded packs that an import may refer to.
importing::Known known_cards(const game::Catalog& catalog, game::Scripts& scripts);
/// The table of sentences, and the grammar, of the game's own pack. Throw Wrong.
importing::Rules community_rules(const game::Catalog& catalog);
std::unique_ptr<importing::Grammar> community_grammar(const game::Catalog& catalog);

int report_import(const ImportReportOptions& options, const Shared& shared);

}  // namespace misk::cli
