// Explains why an ability may not be used, down to the numbers: the part of a condition that fails and the
// values of its sides, the price of a cost and the amount at hand, the reason why a target is not valid.
//
// Conditions are data, so all of this is computed again from the position. Nothing changes. A card is named
// to a `viewer` who may know which it is; the numbers are the real ones for everybody.
#pragma once
#include <string>

#include "game/game.hpp"

namespace misk::game {

/// The values of the parts that decide a condition or amount: "0 > 2", or for several parts "here.coins > 0:
/// 0 > 0; it is big: Rat is not". "" if there is nothing to add.
std::string reasoning(const Game& game, kernel::ExprId expression, const kernel::Context& context,
                      std::uint8_t viewer = kAllKnowing);

/// The same for a condition that may be a script's function; then it names the place of that function.
std::string reasoning(const Game& game, const kernel::Value& condition, const kernel::Context& context,
                      std::uint8_t viewer = kAllKnowing);

/// Further details besides Game::reason() for an ability of `context.me` that `context.you` may not use; ""
/// for none.
std::string reasoning(const Game& game, kernel::Id ability, const kernel::Refusal& why,
                      const kernel::Context& context, std::uint8_t viewer = kAllKnowing);

/// "base 4, +1 Beat Cop, x2 Frenzy": how a value of a component is made up; "" if nothing modifies it.
std::string made_of(const Game& game, kernel::ComponentId id, std::uint16_t key, kernel::ComponentId that = 0,
                    kernel::Id ability = kernel::kNoId, std::uint8_t viewer = kAllKnowing);

}  // namespace misk::game
