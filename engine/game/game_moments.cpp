// Moments in words: what a window asks, what happens at a timing point, what is being resolved.
#include <algorithm>

#include "game/game.hpp"
#include "language/key_words.hpp"
#include "language/words.hpp"
#include "text/letters.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::FrameKind;
using kernel::Id;
using kernel::kNoExpr;

std::string Game::key_title(const std::string& key) const {
  return translation().said(key_in_words(key));
}

ComponentId Game::turn_of(Id window) const {
  const kernel::ExprId last = kernel().image().windows[window].last;
  if (last == kNoExpr) return 0;
  const std::int32_t who = kernel().evaluate(last, {});
  return kernel().valid(who) ? static_cast<ComponentId>(who) : ComponentId{0};
}

std::string Game::window_text(Id window, std::uint8_t player) const {
  const ComponentId turn = turn_of(window);
  if (turn && kernel().player_of(turn) != player) return said(words::kTurnOf, {{"player", name(turn)}});
  const std::string& prompt = kernel().image().windows[window].prompt;
  return translation().text(prompt.empty() ? words::kChoose : prompt);
}

std::string Game::pass_text(const kernel::Request& request) const {
  const ComponentId turn = turn_of(request.id);
  const bool others = turn && !request.parts.empty() && kernel().player_of(turn) != request.parts[0].player;
  return others ? words::kUseNothing : kernel().image().windows[request.id].pass;
}

std::string Game::moment_text(Id point, const kernel::Participants& took_part, std::uint8_t viewer) const {
  const kernel::Kernel& k = kernel();
  const kernel::TimingPoint& moment = k.image().points[point];
  std::array<bool, 4> may{};
  for (std::size_t n = 0; n < 3; ++n)
    may[n + 1] =
        !k.valid(took_part[n]) || known(static_cast<ComponentId>(took_part[n]), viewer) != Known::nothing;
  std::string text = sentence(moment.text.empty() ? moment.text_before : moment.text, took_part, 0, may);
  if (text.empty()) text = translation().said(moment.about);
  return text.empty() ? key_title(moment.name) : text;
}

std::string Game::step_title(const kernel::Step& step) const {
  if (!step.title.empty()) return translation().said(step.title);
  if (!step.text.empty()) return translation().said(step.text);
  return "";  // its id is for those who write scripts
}

std::string Game::frame_text(const kernel::Frame& frame, std::uint8_t viewer) const {
  const kernel::Image& image = kernel().image();
  switch (frame.kind) {
    case FrameKind::procedure: {
      const kernel::Procedure& procedure = image.procedures[frame.id];
      std::string text = key_title(procedure.name);
      if (!text.empty()) text[0] = text::large(text[0]);
      // A step without a title belongs to the one before it.
      for (std::size_t i = std::min<std::size_t>(frame.step + 1, procedure.steps.size()); i-- > 0;)
        if (const std::string title = step_title(procedure.steps[i]); !title.empty())
          return text + ": " + title;
      return text;
    }
    case FrameKind::timing:
      return moment_text(frame.id, frame.timing.participants, viewer);
    case FrameKind::window: {
      const ComponentId turn = turn_of(frame.id);
      return turn ? said(words::kTurn, {{"player", name(turn)}})
                  : translation().said(image.windows[frame.id].prompt);
    }
    case FrameKind::ability: {
      if (!visible(frame.comp, viewer)) return "";
      const std::string text = ability_text(frame.id);
      return name(frame.comp) + (text.empty() ? "" : ": " + text);
    }
    case FrameKind::script:
    case FrameKind::ask:
      break;
  }
  return "";
}

std::vector<std::string> Game::stack(std::uint8_t viewer) const {
  std::vector<std::string> lines;
  const kernel::State& state = kernel().state();
  for (int i = state.depth - 1; i >= 0; --i)
    if (std::string text = frame_text(state.frames[i], viewer); !text.empty())
      lines.push_back(std::move(text));
  return lines;
}

}  // namespace misk::game
