// A screen's request to the window: another screen, a game, the end.
#pragma once
#include <string>

#include "game/game.hpp"

namespace misk::ui {

struct Wish {
  enum class Kind : std::uint8_t {
    none,
    back,
    menu,
    settings,
    pack_settings,
    decks,
    start,
    resume,
    again,
    go_on,
    quit
  } kind = Kind::none;
  game::Setup setup;      // start
  std::string file;       // start: where to save, or ""; resume: the save; pack_settings: the pack's id;
                          // decks: the game's id (with the avatar and deck in `setup`)
  bool same_seed = true;  // again
  bool campaign = false;  // start, resume: a campaign, not a game
};

}  // namespace misk::ui
