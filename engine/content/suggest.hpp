#pragma once
// Nearest names for messages: see text/suggest.hpp.
#include "text/suggest.hpp"

namespace misk::content {

using text::did_you_mean;
using text::edit_distance;
using text::suggest;
using text::suggest_limit;

}  // namespace misk::content
