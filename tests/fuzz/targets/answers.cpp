// Answers to a running game, allowed and not, sometimes undone. In between, each seat's view is made.
#include "bundled.hpp"
#include "catalog/listing.hpp"
#include "game/seat_view.hpp"

namespace misk::fuzz {

void stand(std::string_view input) {
  Bytes bytes(input);
  Start start = start_of(bytes);
  game::Scripts& scripts = scripts_of(start.scenario);
  start.setup.avatars =
      game::draw_avatars(game::playable_avatars(bundled(), scripts), start.setup.count, start.setup.seed);
  game::Game game(bundled(), scripts, start.setup);
  game.session().keep_history = true;
  game.start(start.setup.seed);
  game::SeatViewer viewer(game);
  std::vector<std::int32_t> choices;
  for (int steps = 0; bytes.more() && steps < 400; ++steps) {
    if (game.status() != kernel::Status::asking) break;
    const kernel::Request& request = game.kernel().request();
    const int waiting = game::waiting_part(request);
    hold(waiting >= 0, "a question waits for nobody");
    const kernel::Part part = request.parts[static_cast<std::size_t>(waiting)];
    hold(!game.prompt_text(request, part.player).empty(), "a question without words");
    const int what = bytes.next();
    choices.clear();
    if (what < 200) {  // the number that the byte says
      if (part.numeric) {
        choices.push_back(part.min + what % (part.max - part.min + 1));
      } else {
        const std::int32_t most = std::min<std::int32_t>(part.max, static_cast<std::int32_t>(part.count));
        const std::int32_t wanted = std::max(part.min, std::min<std::int32_t>(most, 1 + what / 100 % 2));
        for (std::int32_t i = 0; i < wanted; ++i)
          choices.push_back((what + i) % static_cast<std::int32_t>(part.count));
      }
      game.answer(part.player, choices);
    } else if (what < 230) {  // any bytes
      for (int left = what % 4; left >= 0; --left) choices.push_back(bytes.next() - 100);
      game.answer(bytes.next() % 6 - 1, choices);
    } else if (what < 240) {
      const std::size_t given = game.session().journal().size();
      if (given > 0) game.session().undo_to(given - 1);
    } else {
      const int seat = what % start.setup.count;
      const game::SeatView view = viewer.look(seat);
      for (const std::string& problem : view.problems) throw Fault(problem);
      for (const game::OptionView& option : view.request.options)
        if (option.comp) game.explain_all(option.comp, static_cast<std::uint8_t>(seat));
      game.why_not(seat);
      game.log(0, static_cast<std::uint8_t>(seat));
    }
  }
  hold(game::check_invariants(game).empty(), game::check_invariants(game));
  for (const kernel::Event& event : game.kernel().events())
    hold(event.kind != kernel::Event::Kind::error, "a script of the bundled games failed");
}

}  // namespace misk::fuzz
