// The choice of a card's picture: the player's own, or else its pack's.
#include <filesystem>
#include <fstream>

#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
namespace fs = std::filesystem;

std::string image_of_first_avatar(const game::Catalog& catalog, const std::string& folder) {
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  const auto open = OpenGame::start(catalog, setup, "");
  Settings settings = still();
  settings.image_folder = folder;
  TableScreen screen(open->playing(), settings);
  return screen.face(screen.view().seats[0].avatar)->image;
}

TEST(CardPicture, IsThePlayersOwnBeforeThePacks) {
  const Folder folder;
  const std::string packs = folder.path() + "/packs", own = folder.path() + "/own";
  fs::create_directories(packs);
  fs::copy(MISK_SOURCE_DIR "/cards/arkham_core", packs + "/arkham_core", fs::copy_options::recursive);
  fs::create_directories(packs + "/arkham_core/assets");
  fs::create_directories(own + "/arkham_core");
  const std::string png("\x89PNG\r\n\x1a\n", 8);
  std::ofstream(packs + "/arkham_core/assets/roland_banks.png", std::ios::binary) << png;
  const game::Catalog catalog({MISK_SOURCE_DIR "/scripts", packs});
  EXPECT_EQ(image_of_first_avatar(bundled(), own), "");
  EXPECT_EQ(image_of_first_avatar(catalog, own), "pack://arkham_core/assets/roland_banks.png");
  std::ofstream(own + "/arkham_core/roland_banks.png") << png;
  EXPECT_EQ(image_of_first_avatar(catalog, own), own + "/arkham_core/roland_banks.png");
}

}  // namespace
}  // namespace misk::ui
