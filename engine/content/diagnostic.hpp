#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace misk::content {

enum class Severity { error, warning };

/// One thing wrong with an input file: where, what, and how to mend it.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string file;
  int line = 0;    ///< from 1; 0 when the trouble is the file as a whole
  int column = 0;  ///< from 1; 0 when not known
  std::string message;
  std::string mend;  ///< what to do about it; may be empty
  std::string rule;  ///< short fixed name, e.g. `unknown-key`

  /// `FILE:LINE:COLUMN: severity: message; mend [rule]`, the form `misk check` prints.
  std::string to_string() const;

  /// `message; mend`, for where the file is named otherwise.
  std::string told() const;

  /// `FILE:LINE:COLUMN: message; mend`, what the command line prints after `misk: `.
  std::string to_line() const;
};

using Diagnostics = std::vector<Diagnostic>;

/// True when at least one of them is an error.
bool has_errors(const Diagnostics& diagnostics);

/// Thrown where a file cannot be read any further; carries the one diagnostic that says why.
class ContentError : public std::runtime_error {
 public:
  explicit ContentError(Diagnostic diagnostic);

  const Diagnostic& diagnostic() const { return diagnostic_; }

 private:
  Diagnostic diagnostic_;
};

/// `text` in quotes, cut to a length fit for a message, with control characters made harmless.
std::string in_quotes(const std::string& text);

}  // namespace misk::content
