#include "game/seat_bots.hpp"

#include <string>

namespace misk::game {

SeatBots::SeatBots(Game& game) : game_(game) {
  const Setup& setup = game.setup();
  for (const auto& [seat, name] : setup.bots) {
    if (seat < 0 || seat >= static_cast<int>(setup.avatars.size()))
      throw SetupError("a bot is to play seat " + std::to_string(seat + 1) + ", and the game has " +
                       std::to_string(setup.avatars.size()) + "; name a seat that somebody sits on");
    bots_[seat] = make_bot(name, game.scripts());
  }
  if (!bots_.empty() && bots_.size() == setup.avatars.size())
    throw SetupError("bots are to play every seat; leave one to a person, or use --bot");
}

std::optional<std::size_t> SeatBots::last_of_person(std::size_t position) const {
  const auto& journal = game_.session().journal();
  for (; plays(journal[position].player); --position)
    if (position == 0) return std::nullopt;
  return position;
}

std::vector<std::int32_t> SeatBots::choose() {
  const kernel::Request& request = game_.kernel().request();
  const auto part = static_cast<std::size_t>(waiting_part(request));
  Bot& bot = *bots_.at(request.parts[part].player);
  bot.begin(bot_seed(mix_seed(game_.setup().seed, game_.session().journal().size())));
  std::vector<std::int32_t> choices;
  bot.choose(game_, part, choices);
  return choices;
}

}  // namespace misk::game
