// The names of a game, for messages about an unknown one.
#pragma once
#include <string>
#include <vector>

#include "expression/compiler.hpp"

namespace misk::script {

/// The names that a game has for one kind of thing: "zone", "counter", "timing point", ...
std::vector<std::string> names_of_kind(const kernel::Image& image, const std::string& kind);

/// What scripts and expressions can call the participants of a timing point. kNoId: of any.
std::vector<std::string> participant_names(const kernel::Image& image, kernel::Id point);

/// What to do about an expression that cannot be compiled: the nearest name of the kind that was meant.
/// `point` is the timing point whose participants it can name, or kNoId.
std::string mend_of_expression(const kernel::ExpressionError& error, const kernel::Image& image,
                               const std::vector<std::string>* memory, kernel::Id point);

}  // namespace misk::script
