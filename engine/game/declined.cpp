#include "game/declined.hpp"

#include <lua.hpp>

#include <algorithm>
#include <cstring>

#include "game/bot.hpp"

namespace misk::game {

using kernel::FrameKind;
using kernel::OptionKind;

namespace {

/// A component without its place among its neighbours, and without who has seen it.
kernel::Component alone(kernel::Component component) {
  component.prev = component.next = 0;
  component.seen = 0;
  return component;
}

}  // namespace

Declined::Declined(Game& game) : game_(game), sight_(game) {}

bool Declined::Entry::is_about(const Entry& other) const {
  return player == other.player && ability == other.ability && comp == other.comp && target == other.target;
}

const kernel::Part* Declined::waiting() const {
  if (game_.status() != kernel::Status::asking) return nullptr;
  const kernel::Request& request = game_.kernel().request();
  const int part = waiting_part(request);
  if (part < 0 || request.from != FrameKind::window) return nullptr;
  return &request.parts[static_cast<std::size_t>(part)];
}

Declined::Entry Declined::entry(const kernel::Option& option, std::uint8_t player) const {
  const kernel::Kernel& k = game_.kernel();
  Entry out;
  out.player = player;
  out.ability = option.ability;
  out.window = k.request().id;
  out.comp = option.comp;
  out.target = option.target;
  out.place = k.component(k.state().avatars[player]).parent;
  out.between = is_between();
  out.light = light_;
  // A player's own card changes with every action that is paid; what matters of it is where it is.
  const kernel::ComponentId about[] = {option.comp, option.target};
  for (std::size_t i = 0; i < 2; ++i)
    if (about[i] && about[i] != k.state().avatars[player]) out.as_it_was[i] = alone(k.component(about[i]));
  return out;
}

/// Whether nothing is being resolved: only the course of the game is on the stack.
bool Declined::is_between() const {
  const kernel::State& state = game_.kernel().state();
  return std::all_of(state.frames, state.frames + state.depth, [](const kernel::Frame& frame) {
    return frame.kind == FrameKind::procedure || frame.kind == FrameKind::window;
  });
}

/// Who has the turn to which the window belongs; kNoPlayer if it belongs to nobody's.
std::uint8_t Declined::turn_of() const {
  const kernel::Kernel& k = game_.kernel();
  const kernel::ExprId last = k.image().windows[k.request().id].last;
  if (last == kernel::kNoExpr) return kernel::kNoPlayer;
  const std::int32_t who = k.evaluate(last, {});
  return k.valid(who) ? k.player_of(static_cast<kernel::ComponentId>(who)) : kernel::kNoPlayer;
}

bool Declined::is_side_window(std::uint8_t player) const {
  const kernel::Id window = game_.kernel().request().id;
  if (game_.kernel().image().windows[window].last != kernel::kNoExpr) return turn_of() != player;
  script::Host& host = game_.host();
  if (!host.has_export("is_side_window")) return false;
  bool is_side = false;
  const auto push = [&](lua_State* L) {
    const std::string& name = game_.kernel().image().windows[window].name;
    lua_pushlstring(L, name.data(), name.size());
    return 1;
  };
  host.query_export("is_side_window", push, [&](lua_State* L) { is_side = lua_toboolean(L, -1) != 0; });
  return is_side;
}

void Declined::happened() {
  ++light_;
  std::erase_if(entries_, [](const Entry& each) { return !each.between; });
}

void Declined::answering(const std::vector<std::int32_t>& choices) {
  const kernel::Part* part = waiting();
  if (!part) {
    // Something was chosen outside a window, such as the cards that are committed.
    if (!choices.empty()) happened();
    return;
  }
  if (choices.size() != 1) return;
  const kernel::Request& request = game_.kernel().request();
  const bool own = turn_of() == part->player;
  if (own) std::erase_if(entries_, [&](const Entry& each) { return each.player == part->player; });
  const auto chosen = static_cast<std::uint32_t>(choices[0]);
  if (chosen >= part->count) return;
  const bool passes = request.options[part->first + chosen].kind == OptionKind::pass;
  // Whoever uses something in a side window is asked again at once, and has declined nothing.
  if (!own && !passes) return;
  for (std::uint32_t i = 0; i < part->count; ++i) {
    const kernel::Option& option = request.options[part->first + i];
    if (i == chosen || option.kind != OptionKind::ability) continue;
    Entry now = entry(option, part->player);
    // What waits while its player does something else in the turn is not declined for the time after it.
    now.between = now.between && passes;
    // Declined between the phases it stays so, whatever is declined in an effect meanwhile.
    std::erase_if(entries_, [&](const Entry& each) {
      return each.is_about(now) && each.window == now.window && (now.between || !each.between);
    });
    entries_.push_back(now);
  }
}

void Declined::answered() {
  Sight now(game_);
  if (sight_.tells_less_than(now)) happened();
  sight_ = std::move(now);
}

void Declined::clear() {
  entries_.clear();
  sight_ = Sight(game_);
}

bool Declined::is_declined(const Entry& offered) const {
  return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& each) {
    return each.is_about(offered) && each.place == offered.place &&
           (each.light == offered.light ||
            (each.between && offered.between && each.window == offered.window)) &&
           std::memcmp(each.as_it_was.data(), offered.as_it_was.data(), sizeof each.as_it_was) == 0;
  });
}

std::optional<std::int32_t> Declined::pass() const {
  const kernel::Part* part = waiting();
  if (!part || entries_.empty() || !is_side_window(part->player)) return std::nullopt;
  std::optional<std::int32_t> pass;
  for (std::uint32_t i = 0; i < part->count; ++i) {
    const kernel::Option& option = game_.kernel().request().options[part->first + i];
    if (option.kind == OptionKind::pass)
      pass = static_cast<std::int32_t>(i);
    else if (option.kind != OptionKind::ability || !is_declined(entry(option, part->player)))
      return std::nullopt;
  }
  return pass;
}

}  // namespace misk::game
