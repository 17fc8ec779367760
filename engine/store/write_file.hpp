// Writes files whole or not at all.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace misk::store {

/// Writes `bytes` to a file next to `file` and renames it into place; creates missing folders. After a crash
/// or with a full disk, and for a reader meanwhile, the old file is still whole. `check`, if given, is called
/// with the name of the new file before the rename; if it throws, nothing changes. A link stays a link; a
/// device or a pipe is written into. Throws content::ContentError.
void write_whole(const std::string& file, std::string_view bytes,
                 const std::function<void(const std::string& fresh)>& check = {});

/// The same for a file whose name misk makes itself, and not the player: a link there is refused.
void write_own(const std::string& file, std::string_view bytes);

/// The same for a file below a folder that the player names, whose content may be a stranger's: a pack that a
/// command writes into. No part of `path` below it may be a link.
void write_below(const std::string& folder, const std::string& path, std::string_view bytes);
/// Removes such a file; true if there was one.
bool remove_below(const std::string& folder, const std::string& path);

/// Is it a device or a named pipe, which a file must not be put in place of?
bool is_device(const std::string& file);

/// Removes files that killed calls of write_whole left in `folder`. Nobody else may write there meanwhile.
void remove_leftovers(const std::string& folder);

/// The same for one file. The caller holds the file's lock (file_lock.hpp).
void remove_leftovers_of(const std::string& file);

/// Makes a folder and those above it, and syncs them against a power cut. Throws content::ContentError.
void make_folder(const std::string& folder);

}  // namespace misk::store
