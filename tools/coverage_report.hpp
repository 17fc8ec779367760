// --coverage[=FILE] of test, sim and fuzz: which abilities of packs have been executed.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli.hpp"
#include "game/coverage.hpp"

namespace misk::cli {

/// The option. With a file, what is in it counts too, and it is written anew with all.
class CoverageOption {
 public:
  void add_to(Command* command);
  bool wanted() const { return !value_.empty(); }
  /// Reads the file, if there is one, and writes it with what has been gathered. Call it before the report is
  /// printed.
  void save(game::Coverage& coverage) const;

 private:
  std::string value_;  // "true" where no file is named
};

/// The packs under these paths; all that are loaded for none.
std::vector<std::string> packs_under(const game::Catalog& catalog, const std::vector<std::string>& paths);

/// A line for each card, with what of it was never executed, and the share of all.
void print_coverage(const game::Coverage& coverage, const std::vector<std::string>& packs);
nlohmann::ordered_json coverage_json(const game::Coverage& coverage, const std::vector<std::string>& packs);

}  // namespace misk::cli
