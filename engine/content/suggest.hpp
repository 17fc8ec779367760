// The nearest name, under the name that readers of packs and the command line know it by.
#pragma once

#include "base/suggest.hpp"

namespace misk::content {

using base::did_you_mean;
using base::edit_distance;
using base::suggest;
using base::suggest_limit;

}  // namespace misk::content
