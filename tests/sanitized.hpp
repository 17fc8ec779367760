// Whether sanitizers watch these tests. They are slow and need terabytes of addresses, so tests that measure
// or repeat do less there.
#pragma once

namespace misk::test {

#ifdef MISK_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace misk::test
