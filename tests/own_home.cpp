// Gives every test program and its children a home of their own. Tests do not touch the player's files, and
// nothing of this machine affects them: no fonts of the player's, no colours, no time zone, no locale.
// MISK_TEST_LOCALE=tr_TR.UTF-8 runs the tests as if a library had set that locale (tools/test does so); texts
// stay English.
#include <clocale>
#include <cstdio>
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
    setenv("HOME", (path_ / "home").c_str(), 1);
    setenv("TERM", "dumb", 1);
    setenv("TZ", "UTC", 1);
    for (const char* each : {"MISK_PACKS", "NO_COLOR", "COLUMNS"}) unsetenv(each);
    setenv("LC_ALL", "C", 1);  // texts are English
    if (const char* locale = std::getenv("MISK_TEST_LOCALE"); locale && *locale) set_locale(locale);
  }
  ~OwnHome() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

 private:
  static void set_locale(const char* locale) {
    unsetenv("LC_ALL");
    setenv("LANG", locale, 1);
    setenv("LC_MESSAGES", "C", 1);
    if (std::setlocale(LC_ALL, "")) return;
    std::fprintf(stderr, "there is no locale '%s' here\n", locale);
    std::exit(1);
  }

  fs::path path_;
};

const OwnHome kOwnHome;  // constructed before main()

}  // namespace
