// Why an ability may not be used, down to the numbers: which part of a condition does not hold and what its
// sides come to, what a cost asks and what is there, whom a target could not be.
//
// Conditions are data, so all of it is worked out again from the position; nothing is changed. A card is
// named to a `viewer` who may know which it is; the numbers are the real ones for everybody.
#pragma once
#include <string>

#include "game/game.hpp"

namespace misk::game {

/// What the parts of a condition (or amount) come to that decide it: "0 > 2", or where it has several parts
/// "here.coins > 0: 0 > 0; it is big: Rat is not". "" where there is nothing to say.
std::string reasoning(const Game& game, kernel::ExprId expression, const kernel::Context& context,
                      std::uint8_t viewer = kAllKnowing);

/// The same for what may be a function of a script: then where that stands.
std::string reasoning(const Game& game, const kernel::Value& condition, const kernel::Context& context,
                      std::uint8_t viewer = kAllKnowing);

/// What there is to say beside Game::reason() about an ability of `context.me` that `context.you` may not
/// use; "" for nothing.
std::string reasoning(const Game& game, kernel::Id ability, const kernel::Refusal& why,
                      const kernel::Context& context, std::uint8_t viewer = kAllKnowing);

/// "base 4, +1 Beat Cop, x2 Frenzy": how a value of a component comes about; "" when nothing modifies it.
std::string made_of(const Game& game, kernel::ComponentId id, std::uint16_t key, kernel::ComponentId that = 0,
                    kernel::Id ability = kernel::kNoId, std::uint8_t viewer = kAllKnowing);

}  // namespace misk::game
