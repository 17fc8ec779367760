#include "content/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "text/clean.hpp"
#include "text/shortened.hpp"

namespace misk::content {

namespace {

std::string place(const Diagnostic& diagnostic) {
  std::string out = text::one_line(diagnostic.file);
  if (diagnostic.line > 0) out += fmt::format(":{}", diagnostic.line);
  if (diagnostic.line > 0 && diagnostic.column > 0) out += fmt::format(":{}", diagnostic.column);
  return out;
}

}  // namespace

std::string Diagnostic::told() const {
  return text::one_line(mend.empty() ? message : message + "; " + mend);
}

std::string Diagnostic::to_string() const {
  std::string out = place(*this);
  out += severity == Severity::error ? ": error: " : ": warning: ";
  out += told();
  if (!rule.empty()) out += " [" + rule + "]";
  return out;
}

std::string Diagnostic::to_line() const {
  const std::string at = place(*this);
  return (at.empty() ? "" : at + ": ") + told();
}

bool has_errors(const Diagnostics& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& each) { return each.severity == Severity::error; });
}

ContentError::ContentError(Diagnostic diagnostic)
    : std::runtime_error(diagnostic.to_line()), diagnostic_(std::move(diagnostic)) {}

std::string in_quotes(const std::string& said) {
  constexpr std::size_t kLongest = 60;
  return "'" + text::cut(text::one_line(said), kLongest) + "'";
}

}  // namespace misk::content
