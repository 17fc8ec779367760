// The small language of conditions and amounts, e.g. "here.coins > 0 and not any(foes: it.exhausted)".
// It is compiled when the packs are loaded and evaluated without entering a script, and because it is data
// the engine can say which part of it failed. scripts/README.md has the grammar.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/image.hpp"
#include "kernel/instruction.hpp"

namespace misk::kernel {

/// Thrown for a text that cannot be compiled; column counts from 1.
struct ExpressionError : std::runtime_error {
  /// The kind of the unknown name; `comparison`: a single '=' stands where two values are compared.
  enum class Missing : std::uint8_t { nothing, tag, zone, set, value, property, name, function, comparison };
  ExpressionError(const std::string& what, int at, Missing missing_ = Missing::nothing,
                  std::string name_ = "")
      : std::runtime_error(what), column(at), missing(missing_), name(std::move(name_)) {}
  int column;
  Missing missing;
  std::string name;
};

/// Compiles `text` into `image`. `memory` names the memory of the definition it stands in, and `point` the
/// timing point whose participants it can name (both may be null). Throws ExpressionError naming what is
/// unknown.
ExprId compile(Image& image, std::string_view text, const std::vector<std::string>* memory = nullptr,
               const TimingPoint* point = nullptr);

}  // namespace misk::kernel
