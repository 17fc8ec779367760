#pragma once

#include <map>
#include <string>
#include <string_view>

namespace misk::content {

/// True for a file of texts that a pack keeps in memory.
bool is_text_name(std::string_view path);

/// Keeps the names of a pack's files and finds two names that some systems treat as the same.
class NameRegister {
 public:
  /// Adds a file or folder and the folders above it. Returns the fault, or "".
  std::string add(std::string_view path, bool is_folder);

 private:
  struct Name {
    std::string path;
    bool is_folder = false;
  };

  std::map<std::string, Name> names_;  // by folded path
};

}  // namespace misk::content
