// One place that all output of misk passes through.
#pragma once

namespace misk::cli {

/// From now on stdout and stderr let no control character through except line breaks, tabs and the program's
/// own colours (text/clean.hpp). Names, errors and file names may come from strangers, and a terminal obeys
/// control characters.
void clean_output();

}  // namespace misk::cli
