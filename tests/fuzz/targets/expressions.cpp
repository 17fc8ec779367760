// Conditions and amounts, compiled with the words of a small game.
#include "expression/compiler.hpp"
#include "target.hpp"

namespace misk::fuzz {

void stand(std::string_view input) {
  kernel::Image image;
  for (const char* name : {"coins", "clues"}) image.counters.add(name);
  for (const char* name : {"lit", "exhausted"}) image.flags.add(name);
  for (const char* name : {"lamp", "ghoul"}) image.tags.add(name);
  image.globals.add("round");
  try {
    kernel::compile(image, input);
  } catch (const kernel::ExpressionError& error) {
    check_message(error.what());
    hold(error.column >= 1 && error.column <= static_cast<int>(input.size()) + 1,
         "column " + std::to_string(error.column));
  }
}

}  // namespace misk::fuzz
