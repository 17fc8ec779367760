// The files that `misk fuzz` writes for a fault: a Lua test that fails until it is fixed, and a save.
#pragma once
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/shrink.hpp"

namespace misk::cli {

/// A file name for the fault, without extension: fuzz_LAMP_12.
std::string fuzz_name(const game::Failure& failure);

/// The source of the test. `pack_folder`: removed from paths; `names`: of the players, as on their cards.
std::string fuzz_test(const game::Catalog& catalog, const std::string& game, const game::Shrunk& shrunk,
                      const std::string& pack_folder, const std::vector<std::string>& names);

/// Writes the game as a save for `misk replay`.
void write_fuzz_save(const std::string& file, const game::Catalog& catalog, const std::string& game,
                     const game::Shrunk& shrunk);

}  // namespace misk::cli
