// The entry point for clang's libFuzzer.
#include "target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  misk::fuzz::show({reinterpret_cast<const char*>(data), size});
  return 0;
}
