// What is resolving, in words for messages.
#pragma once
#include <string>

#include "kernel/kernel.hpp"

namespace misk::script {

/// All frames, innermost first, a line each.
std::string stack_text(const kernel::Kernel& kernel);
/// The innermost card on the stack, 0 without one.
kernel::ComponentId resolving_card(const kernel::Kernel& kernel);
/// " (in 'TITLE')" of a card, for the end of a message; "" for 0.
std::string in_card(const kernel::Kernel& kernel, kernel::ComponentId card);

}  // namespace misk::script
