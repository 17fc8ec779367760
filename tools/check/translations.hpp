// The report of `misk check` about translations.
#pragma once
#include "catalog/catalog.hpp"
#include "content/diagnostic.hpp"

namespace misk::cli {

/// Checks the translations of every pack of a game; the scripts must be sound. It finds missing files, keys
/// that translate nothing, texts without a translation, differing placeholders and symbols, and packs that
/// contradict each other.
content::Diagnostics check_translations(const game::Catalog& catalog, game::Scripts& scripts);

}  // namespace misk::cli
