// Runs the misk next to this test program, as a player or a script would.
#pragma once
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "temp_folder.hpp"

namespace misk::test {

struct Ran {
  int code = -1;
  std::string out, err;
};

inline std::filesystem::path misk_path() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "misk";
}

inline std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void spill(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

/// Runs `misk ARGUMENTS` with the shell, in the source folder; `settings` come before it: "NAME='value' ".
inline Ran run_misk(const std::string& arguments, const std::string& settings = "",
                    const std::string& input = "/dev/null") {
  const Folder folder;
  const std::string command = "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 " + settings + "'" +
                              misk_path().string() + "' " + arguments + " >'" + folder / "out" + "' 2>'" +
                              folder / "err" + "' <'" + input + "'";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, slurp(folder / "out"), slurp(folder / "err")};
}

inline std::vector<std::string> bundled() {
  return {MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"};
}

}  // namespace misk::test

/// The command line is not linked into this program, so it must be built.
#define NEEDS_MISK() \
  if (!std::filesystem::exists(misk::test::misk_path())) GTEST_SKIP() << "misk is not built"
