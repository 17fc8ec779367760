// Files that are written whole or not at all.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace misk::store {

/// Writes `bytes` beside `file` and puts that in its place, folders above it made where they are missing: a
/// crash, a full disk or a reader in between finds what was there before, whole. `check`, if given, is called
/// with the name of the file beside it when that is written; what it throws leaves everything as it was. A
/// link stays a link; a device or a pipe is written into. Throws content::ContentError.
void write_whole(const std::string& file, std::string_view bytes,
                 const std::function<void(const std::string& fresh)>& check = {});

/// Removes what calls of write_whole for files in `folder` left there when they were killed. Nobody else may
/// be writing there.
void remove_leftovers(const std::string& folder);

/// The same for one file. Whoever calls it holds the file's lock (file_lock.hpp).
void remove_leftovers_of(const std::string& file);

/// Makes a folder and those above it, so that they are there after a power cut. Throws content::ContentError.
void make_folder(const std::string& folder);

}  // namespace misk::store
