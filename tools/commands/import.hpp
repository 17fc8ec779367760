// What the commands that import cards share.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/community_cards.hpp"
#include "import/grammar.hpp"
#include "import/pack.hpp"

namespace misk::cli {

class Findings;

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

/// The completions in completions/ of that folder; none if there is no such folder. Throws ContentError.
void read_completions(const std::string& folder, importing::Completions& to);
/// Those of all packs.
importing::Completions community_completions(const game::Catalog& catalog);
/// Reports completions that cannot be read, or are no Lua.
void check_completions(const game::Catalog& catalog, Findings& found);
/// The scripts of an imported pack that do not load with the present packs, and why.
std::map<std::string, std::string> broken_scripts(const game::Catalog& catalog,
                                                  const importing::PackFiles& pack);

/// Asks for what the import has left open in the pack in that folder.
int finish_import(const std::string& folder, const std::vector<std::string>& cards, const Shared& shared);
int report_import(const ImportReportOptions& options, const Shared& shared);

}  // namespace misk::cli
