#include "content/diagnostic.hpp"

#include <cstddef>
#include <utility>

#include "text/clean.hpp"
#include "text/shortened.hpp"

namespace misk::content {

ContentError::ContentError(Diagnostic diagnostic)
    : std::runtime_error(diagnostic.to_line()), diagnostic_(std::move(diagnostic)) {}

std::string in_quotes(const std::string& said) {
  constexpr std::size_t kLongest = 60;
  return "'" + text::cut(text::one_line(said), kLongest) + "'";
}

}  // namespace misk::content
