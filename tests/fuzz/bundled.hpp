// The bundled games, loaded once for all inputs of a target.
#pragma once
#include <array>
#include <memory>
#include <string>

#include "catalog/listing.hpp"
#include "game/bot.hpp"
#include "lab/simulate.hpp"
#include "target.hpp"

namespace misk::fuzz {

inline const std::array<const char*, 4> kScenarios = {"the_gathering", "elder_sign", "eldritch_horror",
                                                      "drowned_carrow"};

inline const game::Catalog& bundled() {
  static const game::Catalog catalog(
      {MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards", MISK_SOURCE_DIR "/tests/packs/nine_fathoms"});
  return catalog;
}

/// The scripts of a scenario's game, loaded once.
inline game::Scripts& scripts_of(std::size_t scenario) {
  static std::array<std::unique_ptr<game::Scripts>, kScenarios.size()> all;
  if (!all[scenario]) all[scenario] = game::scripts_for(bundled(), kScenarios[scenario]);
  return *all[scenario];
}

/// The first bytes choose the scenario, the number of players, and the seed.
struct Start {
  std::size_t scenario;
  game::Setup setup;
};
inline Start start_of(Bytes& bytes) {
  Start start{static_cast<std::size_t>(bytes.next()) % kScenarios.size(), {}};
  start.setup.scenario = kScenarios[start.scenario];
  start.setup.count = 1 + bytes.next() % 4;
  start.setup.seed = static_cast<std::uint64_t>(bytes.next());
  return start;
}

}  // namespace misk::fuzz
