#include "store/folders.hpp"

#include <cstdlib>

namespace misk::store {

namespace {

std::string of_home(const char* variable, const char* usual) {
  const char* const folder = std::getenv(variable);
  // The XDG specification says to ignore a relative path here.
  if (folder != nullptr && *folder == '/') return std::string(folder) + "/miskatonic";
  const char* const home = std::getenv("HOME");
  return home != nullptr && *home != '\0' ? std::string(home) + usual + "/miskatonic" : "";
}

}  // namespace

std::string data_folder() {
  return of_home("XDG_DATA_HOME", "/.local/share");
}

std::string config_folder() {
  return of_home("XDG_CONFIG_HOME", "/.config");
}

std::string packs_folder() {
  const std::string folder = data_folder();
  return folder.empty() ? "" : folder + "/packs";
}

std::string pack_config_file() {
  const std::string folder = config_folder();
  return folder.empty() ? "" : folder + "/packs.yaml";
}

}  // namespace misk::store
