// The names of the sounds. app/sound.hpp makes and plays them; screens only name them.
#pragma once
#include <string>
#include <vector>

namespace misk::ui {

/// click: a button. card, draw: a card moves. token: a small thing is put down. dice: they roll. success,
/// failure: how a test ends. hit: harm lands. fall: something leaves the table, defeated. doom: time runs out
/// a little. banner: a part of the round begins. page: a card turns over. end: the game is over.
inline const std::vector<std::string>& sound_names() {
  static const std::vector<std::string> kNames = {"click",   "card",    "token", "dice", "draw",
                                                  "success", "failure", "hit",   "fall", "doom",
                                                  "banner",  "page",    "end"};
  return kNames;
}

}  // namespace misk::ui
