// The checks of `misk check`, for other commands.
#pragma once
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::cli {

/// The errors that `misk check` finds in these packs, sorted.
std::vector<content::Diagnostic> errors_in(const game::Catalog& catalog);

}  // namespace misk::cli
