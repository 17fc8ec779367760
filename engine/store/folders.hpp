// The folders of the player's own files, by the XDG specification.
#pragma once

#include <string>

namespace misk::store {

/// $XDG_DATA_HOME/miskatonic, else ~/.local/share/miskatonic; "" without a home.
std::string data_folder();
/// $XDG_CONFIG_HOME/miskatonic, else ~/.config/miskatonic; "" without a home.
std::string config_folder();

/// The folder of installed packs: data_folder()/packs; "" without a home.
std::string packs_folder();
/// The file that read_pack_config() reads: config_folder()/packs.yaml; "" without a home.
std::string pack_config_file();

}  // namespace misk::store
