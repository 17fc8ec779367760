#include "terminal/count_game.hpp"

#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "cli/style.hpp"
#include "record/week.hpp"

namespace misk::cli {

void count_game(game::Game& game, const std::string& save_file) {
  if (!game.over() || game.changed_by_hand()) return;
  const std::string now = std::to_string(std::chrono::system_clock::now().time_since_epoch().count()) + " " +
                          std::to_string(getpid());
  const game::Chronicle told = game::chronicle_of(game, game::kWholeTable);
  std::printf("%s\n", plain(game::count_in_statistics(game, told, save_file, now)).c_str());
}

}  // namespace misk::cli
