// The instructions that conditions and amounts are made of. expression/compiler.hpp makes them of a text when
// the packs are loaded; Kernel::evaluate runs them.
#pragma once
#include <cstdint>

#include "kernel/image.hpp"

namespace misk::kernel {

// An instruction that asks about one component finds it on the stack; if Instruction::a is one of me ...
// target, it is that one. An operator of two sides with a = kRightNumber has its right side in c; with
// kRightSlot, c says which of me ... target that is.
enum class X : std::uint8_t {
  number,
  me,
  you,
  it,
  that,
  target,
  actor,
  subject,
  object,
  amount,
  extra,
  this_ability,
  parent_ability,
  counter,
  flag,
  value,
  memory,
  local,
  global,
  parent,
  owner,
  controller,
  zone_kind,
  place,
  face,
  bearer,
  avatar,
  definition,
  exists,
  title,
  count_here,
  add,
  subtract,
  multiply,
  divide,
  modulo,
  negate,
  minimum,
  maximum,
  equal,
  not_equal,
  less,
  less_equal,
  greater,
  greater_equal,
  logical_not,
  and_jump,
  or_jump,
  truth,
  is_tag,
  ability_is,
  event_ability,
  event_ability_is,
  in_zone,
  in_play,
  has_value,
  over,
  value_of,
  check,
  base_of,
  distance,
  connected,
  toward,
  players,
  next_player,
  frame_is,
  pop,
  done,  // stands behind every expression
  // Only in Image::quick: jumps to the end, and instructions that do the work of the next one, too.
  and_done,
  or_done,
  equal_done,
  not_equal_done,
  greater_done,
  greater_equal_done,
  logical_not_done,
  is_tag_done,
  is_tag_and_done,
  in_zone_or_done,
  local_equal,
  local_not_equal
};
/// No expression has more than this under way.
inline constexpr int kMaxExpressionStack = 60;
inline constexpr std::uint8_t kRightNumber = 1, kRightSlot = 255;
enum class Over : std::uint8_t { count, any, all, sum, maximum, minimum, first };

}  // namespace misk::kernel
