#include "game/hindsight.hpp"

#include <utility>

namespace misk::game {

std::string Hindsight::go_back(Game& game, const Save& save, std::size_t count) {
  if (save.setup.undo == Undo::none) return "This game was begun without undo.";
  const std::vector<kernel::Answer> journal = game.session().journal();
  const Hindsight before = *this;
  if (!most_) most_ = Sight(game);
  if (!game.session().undo_to(count)) {
    *this = before;
    return "There is nothing to take back.";
  }
  knows_more_ = Sight(game).tells_less_than(*most_);
  if (!knows_more_ || save.setup.undo == Undo::free) return "";
  for (std::size_t i = game.session().journal().size(); i < journal.size(); ++i) game.give(journal[i]);
  *this = before;
  return "Something has come to light since then, and this game does not go back past that.";
}

std::string Hindsight::told() const {
  return knows_more_ ? "Something had come to light since then: the save notes it if you answer otherwise."
                     : "";
}

bool Hindsight::other_way() {
  return std::exchange(*this, {}).knows_more_;
}

}  // namespace misk::game
