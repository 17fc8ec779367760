#include "text/diagnostic.hpp"

#include <algorithm>

#include "text/clean.hpp"

namespace misk::text {

namespace {

/// "FILE:LINE:COLUMN: ", as much of it as is known.
std::string place_before(const Diagnostic& diagnostic) {
  std::string out = one_line(diagnostic.file);
  if (diagnostic.line > 0) out += ":" + std::to_string(diagnostic.line);
  if (diagnostic.line > 0 && diagnostic.column > 0) out += ":" + std::to_string(diagnostic.column);
  return out.empty() ? out : out + ": ";
}

}  // namespace

std::string Diagnostic::told() const {
  return one_line(mend.empty() ? message : message + "; " + mend);
}

std::string Diagnostic::to_string() const {
  return place_before(*this) + (severity == Severity::error ? "error: " : "warning: ") + told() +
         (rule.empty() ? "" : " [" + rule + "]");
}

std::string Diagnostic::to_line() const {
  return place_before(*this) + told();
}

bool has_errors(const Diagnostics& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& each) { return each.severity == Severity::error; });
}

}  // namespace misk::text
