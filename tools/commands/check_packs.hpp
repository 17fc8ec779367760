// The checks of `misk check`, for other commands.
#pragma once
#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace misk::cli {

/// The errors that `misk check` finds in the packs of this game, and in the files of all packs.
std::vector<content::Diagnostic> errors_in(const game::Catalog& catalog, const std::string& game);

}  // namespace misk::cli
