// One fault of what somebody has written, a pack's file or its script: where it is, what is wrong, and how to
// fix it.
#pragma once
#include <string>
#include <vector>

namespace misk::text {

enum class Severity { error, warning };

struct Diagnostic {
  Severity severity = Severity::error;
  std::string file = {};
  int line = 0;    ///< from 1; 0: the fault concerns the whole file
  int column = 0;  ///< from 1; 0: not known
  std::string message = {};
  std::string mend = {};  ///< how to fix it; may be empty
  std::string rule = {};  ///< short fixed name, e.g. `unknown-key`

  /// `FILE:LINE:COLUMN: severity: message; mend [rule]`, the form `misk check` prints, for whoever writes
  /// packs.
  std::string to_string() const;

  /// `message; mend` in one line, for a place that already names the file.
  std::string told() const;

  /// `FILE:LINE:COLUMN: message; mend`, for players; the command line prints it after `misk: `.
  std::string to_line() const;
};

using Diagnostics = std::vector<Diagnostic>;

/// True if at least one of them is an error.
bool has_errors(const Diagnostics& diagnostics);

}  // namespace misk::text
