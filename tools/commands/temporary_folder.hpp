// A folder that is removed with the object.
#pragma once
#include <stdlib.h>  // mkdtemp

#include <filesystem>
#include <string>

#include "cli/cli.hpp"

namespace misk::cli {

class TemporaryFolder {
 public:
  /// `what`: a word for its name. Throws Wrong.
  explicit TemporaryFolder(const std::string& what)
      : path_((std::filesystem::temp_directory_path() / ("misk_" + what + "_XXXXXX")).string()) {
    if (::mkdtemp(path_.data()) == nullptr)
      throw Wrong(path_ + ": no folder for the " + what + " can be made there");
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace misk::cli
