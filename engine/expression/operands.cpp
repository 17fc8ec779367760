#include "expression/operands.hpp"

namespace misk::kernel {

int operands(X op) {
  switch (op) {
    case X::number:
    case X::me:
    case X::you:
    case X::it:
    case X::that:
    case X::target:
    case X::actor:
    case X::subject:
    case X::object:
    case X::amount:
    case X::extra:
    case X::this_ability:
    case X::parent_ability:
    case X::event_ability:
    case X::event_ability_is:
    case X::local:
    case X::global:
    case X::ability_is:
    case X::over:
    case X::players:
    case X::frame_is:
    case X::done:
    case X::local_equal:
    case X::local_not_equal:
      return 0;
    case X::counter:
    case X::flag:
    case X::value:
    case X::memory:
    case X::parent:
    case X::owner:
    case X::controller:
    case X::zone_kind:
    case X::place:
    case X::face:
    case X::bearer:
    case X::avatar:
    case X::definition:
    case X::exists:
    case X::title:
    case X::count_here:
    case X::negate:
    case X::logical_not:
    case X::truth:
    case X::is_tag:
    case X::in_zone:
    case X::in_play:
    case X::has_value:
    case X::base_of:
    case X::and_jump:
    case X::or_jump:
    case X::and_done:
    case X::or_done:
    case X::logical_not_done:
    case X::is_tag_done:
    case X::is_tag_and_done:
    case X::in_zone_or_done:
    case X::pop:
      return 1;
    case X::add:
    case X::subtract:
    case X::multiply:
    case X::divide:
    case X::modulo:
    case X::minimum:
    case X::maximum:
    case X::equal:
    case X::not_equal:
    case X::less:
    case X::less_equal:
    case X::greater:
    case X::greater_equal:
    case X::value_of:
    case X::equal_done:
    case X::not_equal_done:
    case X::greater_done:
    case X::greater_equal_done:
    case X::check:
    case X::distance:
    case X::connected:
    case X::next_player:
      return 2;
    case X::toward:
      return 3;
  }
  return 0;  // no default: a new instruction must say here what it takes
}

bool gives_truth(X op) {
  switch (op) {
    case X::equal:
    case X::not_equal:
    case X::less:
    case X::less_equal:
    case X::greater:
    case X::greater_equal:
    case X::logical_not:
    case X::truth:
    case X::flag:
    case X::avatar:
    case X::exists:
    case X::is_tag:
    case X::ability_is:
    case X::event_ability_is:
    case X::in_zone:
    case X::in_play:
    case X::has_value:
    case X::frame_is:
      return true;
    default:
      return false;
  }
}

}  // namespace misk::kernel
