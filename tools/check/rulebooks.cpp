// The rules as players read them: the files in rulebook/ of packs.
#include "catalog/rulebook.hpp"
#include "check/check.hpp"

namespace misk::cli {

void check_rulebooks(const game::Catalog& catalog, Findings& found) {
  for (const content::Pack& pack : catalog.library().packs) {
    if (pack.manifest.kind != content::PackKind::game) continue;
    content::Diagnostics faults;
    const game::Rulebook book(catalog.library(), pack.id(), faults);
    for (content::Diagnostic& fault : faults) found.add(std::move(fault));
  }
}

}  // namespace misk::cli
