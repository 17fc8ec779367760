// What `misk fuzz` leaves behind of a mistake: a Lua test that fails until it is mended, and a save.
#pragma once
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/shrink.hpp"

namespace misk::cli {

/// A file name for the mistake, without extension: fuzz_LAMP_12.
std::string fuzz_name(const game::Failure& failure);

/// The test. `pack_folder`: what is not said of paths; `names`: of the players, as their cards have them.
std::string fuzz_test(const game::Catalog& catalog, const std::string& game, const game::Shrunk& shrunk,
                      const std::string& pack_folder, const std::vector<std::string>& names);

/// Writes the game as a save that `misk replay` plays.
void write_fuzz_save(const std::string& file, const game::Catalog& catalog, const std::string& game,
                     const game::Shrunk& shrunk);

}  // namespace misk::cli
