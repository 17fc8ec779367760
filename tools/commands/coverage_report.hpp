// The option --coverage[=FILE] of test, sim and fuzz: which abilities of packs were executed.
#pragma once
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "explain/coverage.hpp"
#include "text/json.hpp"

namespace misk::cli {

/// The option. With a file, its content counts too, and the total is written back.
class CoverageOption {
 public:
  void add_to(Command* command);
  bool wanted() const { return !value_.empty(); }
  /// Reads the file, if there is one, and writes it with the total. Call it before printing the report.
  void save(game::Coverage& coverage) const;

 private:
  std::string value_;  // "true" if no file is named
};

/// The packs under these paths; without paths all loaded packs.
std::vector<std::string> packs_under(const game::Catalog& catalog, const std::vector<std::string>& paths);

/// Prints a line for each card with its unexecuted abilities, and the total share.
void print_coverage(const game::Coverage& coverage, const std::vector<std::string>& packs);
text::Json coverage_json(const game::Coverage& coverage, const std::vector<std::string>& packs);

}  // namespace misk::cli
