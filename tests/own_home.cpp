// Gives every test program, and what it runs, a home of its own: nothing a test does reaches the player's
// files.
#include <cstdlib>
#include <filesystem>
#include <string>

namespace {

namespace fs = std::filesystem;

class OwnHome {
 public:
  OwnHome() {
    std::string name = (fs::temp_directory_path() / "misk_home_XXXXXX").string();
    path_ = mkdtemp(name.data());
    setenv("XDG_CONFIG_HOME", (path_ / "config").c_str(), 1);
    setenv("XDG_DATA_HOME", (path_ / "data").c_str(), 1);
    unsetenv("MISK_PACKS");
    setenv("LC_ALL", "C", 1);  // what is shown is English
  }
  ~OwnHome() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

 private:
  fs::path path_;
};

const OwnHome kOwnHome;  // before main()

}  // namespace
