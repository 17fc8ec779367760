// Formats of the files that players keep: saves and campaigns. A file names the format it was written in. One
// of an older format is brought to the newest one step by step while it is read, so the rest of the code
// knows the newest format only. tests/game/saves/ has a file of each form that was ever written.
#pragma once
#include <string>
#include <vector>

#include "catalog/plain_data.hpp"

namespace misk::game {

/// Makes of what one format writes what the next one writes. It is called with every line of a save (the
/// first one, the header, has the key of the format), or once with the whole of a campaign.
using FormatStep = void (*)(Plain& part);

struct FileFormat {
  std::string what;               // "save"
  std::string key;                // "format": where a file says which one it has
  std::vector<FormatStep> steps;  // the first one leads from format 1 to 2

  int newest() const { return static_cast<int>(steps.size()) + 1; }
  /// Brings a part of a file to the newest format.
  void bring_up(Plain& part, int from) const;
};

/// The misk that wrote a file or reads it.
inline constexpr const char* kVersion = "0.1.0";

/// The format that `said` is, which must be one that this misk reads. `writer`: the misk that wrote the file,
/// "" if it does not say. Throws content::ContentError.
int format_of(const FileFormat& format, const Plain& said, const std::string& writer, const std::string& file,
              int line);

}  // namespace misk::game
