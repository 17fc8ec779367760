#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace misk::content {

enum class Severity { error, warning };

/// One fault of an input file: the place, the message, and how to fix it.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string file;
  int line = 0;    ///< from 1; 0: the fault concerns the whole file
  int column = 0;  ///< from 1; 0: not known
  std::string message;
  std::string mend;  ///< how to fix it; may be empty
  std::string rule;  ///< short fixed name, e.g. `unknown-key`

  /// `FILE:LINE:COLUMN: severity: message; mend [rule]`, the form `misk check` prints.
  std::string to_string() const;

  /// `message; mend`, for a place that already names the file.
  std::string told() const;

  /// `FILE:LINE:COLUMN: message; mend`; the command line prints it after `misk: `.
  std::string to_line() const;
};

using Diagnostics = std::vector<Diagnostic>;

/// True if at least one of them is an error.
bool has_errors(const Diagnostics& diagnostics);

/// Thrown where a file cannot be read any further. It carries the one diagnostic that gives the reason.
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
