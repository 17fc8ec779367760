// Everything that misk prints goes through one place, whoever prints it.
#pragma once

namespace misk::cli {

/// From here on, stdout and stderr let no control character through but line breaks, tabs and the program's
/// own colours (text/clean.hpp): names, errors and file names are strangers', and a terminal obeys them.
void clean_output();

}  // namespace misk::cli
