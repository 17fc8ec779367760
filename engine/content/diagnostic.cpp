#include "content/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace misk::content {

namespace {

std::string place(const Diagnostic& diagnostic) {
  std::string out = diagnostic.file;
  if (diagnostic.line > 0) out += fmt::format(":{}", diagnostic.line);
  if (diagnostic.line > 0 && diagnostic.column > 0) out += fmt::format(":{}", diagnostic.column);
  return out;
}

}  // namespace

std::string Diagnostic::told() const {
  return mend.empty() ? message : message + "; " + mend;
}

std::string Diagnostic::to_string() const {
  std::string out = place(*this);
  out += severity == Severity::error ? ": error: " : ": warning: ";
  out += told();
  if (!rule.empty()) out += " [" + rule + "]";
  return out;
}

std::string Diagnostic::to_line() const {
  return place(*this) + ": " + told();
}

bool has_errors(const Diagnostics& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& each) { return each.severity == Severity::error; });
}

ContentError::ContentError(Diagnostic diagnostic)
    : std::runtime_error(diagnostic.to_line()), diagnostic_(std::move(diagnostic)) {}

std::string in_quotes(const std::string& text) {
  constexpr std::size_t kLongest = 60;
  std::string out = "'";
  std::size_t taken = 0;
  for (const char c : text) {
    // Never cut inside a UTF-8 sequence: continuation bytes belong to what was already taken.
    const bool is_continuation = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (taken >= kLongest && !is_continuation) {
      out += "…";
      break;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += byte < 0x20 || byte == 0x7F ? '?' : c;
    ++taken;
  }
  return out + "'";
}

}  // namespace misk::content
