#pragma once

#include <map>
#include <string>
#include <string_view>

namespace misk::content {

/// Keeps the names of a pack and notices two that some systems would take for one.
class NameRegister {
 public:
  /// Adds a file (or folder) and the folders above it; returns what is wrong, or "".
  std::string add(std::string_view path, bool is_folder);

 private:
  struct Name {
    std::string path;
    bool is_folder = false;
  };

  std::map<std::string, Name> names_;  // by folded path
};

}  // namespace misk::content
