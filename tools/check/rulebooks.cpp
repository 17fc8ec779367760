// The rules as players read them: the files in rulebook/ of packs.
#include "catalog/listing.hpp"
#include "catalog/rulebook.hpp"
#include "check/check.hpp"

namespace misk::cli {

void check_rulebooks(const game::Catalog& catalog, Findings& found) {
  for (const std::string& id : game::game_ids(catalog)) {
    content::Diagnostics faults;
    const game::Rulebook book(catalog.library(), id, faults);
    for (content::Diagnostic& fault : faults) found.add(std::move(fault));
  }
}

}  // namespace misk::cli
