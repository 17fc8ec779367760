#pragma once

#include <physfs.h>

#include <string_view>

namespace misk::content {

/// A PhysFS stream over bytes in memory. The bytes must outlive it and all its duplicates. PhysFS has one of
/// its own (PHYSFS_mountMemory), but version 3.0 never frees it when the archive is unmounted.
PHYSFS_Io* new_memory_io(std::string_view bytes);

}  // namespace misk::content
