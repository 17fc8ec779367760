#pragma once

#include <stdexcept>
#include <string>

#include "text/diagnostic.hpp"

namespace misk::content {

using text::Diagnostic;
using text::Diagnostics;
using text::has_errors;
using text::Severity;

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
