#include "screens/player_packs.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "screens/start_data.hpp"
#include "store/pack_index.hpp"
#include "support.hpp"

namespace misk::ui {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

/// A player with the bundled packs and a folder of somebody's packs.
struct Player : ::testing::Test {
  std::unique_ptr<PlayerPacks> packs;
  std::string language;
  test::Folder folder;

  void write(const std::string& path, const std::string& version, const std::string& extra = "",
             const std::string& effect = "") const {
    folder.spill(
        path + "/pack.yaml",
        "schema: 1\nid: night\nversion: \"" + version +
            "\"\napi: \">=1.0 <2\"\ntitle: The Night Shift\ndescription: Porters.\nauthors: [{ name: A. "
            "Author }]\nkind: cards\ngame: arkham\nrequires: { arkham_core: \"*\" }\n" +
            extra);
    folder.spill(path + "/cards/night_porter.lua",
                 "return asset {\n  name = \"Night Porter\", class = \"guardian\", cost = 3,\n  health = 2, "
                 "sanity = 1,\n" +
                     effect + "}\n");
  }
  PlayerPacks& open() {
    packs = std::make_unique<PlayerPacks>(
        [this] {
          content::PackRoots roots{MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"};
          if (std::filesystem::is_directory(folder / "packs"))
            roots.roots.push_back({folder / "packs", content::Origin::user});
          content::Diagnostics ignored;
          for (const std::string& id : store::read_pack_config(folder / "packs.yaml", ignored).off)
            roots.off.insert(id);
          return roots;
        },
        folder / "packs.yaml", folder / "packs", [this](const game::Catalog&) { return language; });
    return *packs;
  }
  PackInfo pack(const std::string& id) {
    for (const PackInfo& each : packs->packs())
      if (each.id == id) return each;
    return {};
  }
  std::string text(const PackQuestion& question) {
    std::string out = question.title;
    for (const std::string& line : question.lines) out += "\n" + line;
    return out;
  }
};

TEST_F(Player, InstallsAPackFromItsFolderAndPlaysWithIt) {
  write("mine", "1.0.0");
  open();
  CatalogSource source([&] { return packs->catalog(); }, folder.path());
  EXPECT_EQ(pack("night").id, "");
  const PackQuestion question = packs->ask_install(folder / "mine");
  EXPECT_EQ(question.answer, "Install");
  EXPECT_THAT(text(question), HasSubstr("The Night Shift (night 1.0.0)\nadds 1 asset\nby A. Author"));
  EXPECT_EQ(packs->catalog()->library().find("night"), nullptr) << "nothing is done yet";
  EXPECT_EQ(packs->carry_out(), "Installed: The Night Shift 1.0.0.");
  EXPECT_EQ(pack("night").from, "installed");
  EXPECT_TRUE(source.catalog()->library().find("night")) << "the next game is made with it";
  EXPECT_THAT(packs->about("night"), Contains("Holds 1 asset"));
  EXPECT_EQ(packs->ask_install(folder / "mine").title, "There is nothing to do");
}

TEST_F(Player, LooksAtCardDataBeforeItBecomesAPack) {
  open();
  EXPECT_EQ(packs->ask_install("/no/cards.json").title, "It cannot be installed") << "there is no importer";
  packs->import_with([this](const game::Catalog& catalog, const std::string& file) {
    EXPECT_NE(catalog.library().find("arkham"), nullptr);
    if (file != "/some/cards.json") throw std::runtime_error("there are no cards in it");
    write("made", "0.1.0");
    return CardsAsPack{folder / "made", {"Complete (1): Night Porter"}};
  });
  EXPECT_EQ(text(packs->ask_install("/other/cards.json")), "It cannot be imported\nthere are no cards in it");
  const PackQuestion question = packs->ask_install("/some/cards.json");
  EXPECT_THAT(text(question), HasSubstr("Import these cards as a pack?\nComplete (1): Night Porter\n"
                                        "The Night Shift (night 0.1.0)\nadds 1 asset"));
  EXPECT_EQ(packs->catalog()->library().find("night"), nullptr) << "nothing is done yet";
  EXPECT_EQ(packs->carry_out(), "Installed: The Night Shift 0.1.0.");
  EXPECT_EQ(pack("night").from, "installed");
}

TEST_F(Player, TurnsPacksOffWithWhatNeedsThemAndOnAgain) {
  write("mine", "1.0.0");
  open();
  packs->ask_install(folder / "mine");
  packs->carry_out();
  EXPECT_EQ(packs->turn("arkham", false),
            "Arkham Horror: The Card Game (rules) is off, and so is what needs it: "
            "arkham_core, night.");
  EXPECT_FALSE(pack("arkham").on);
  EXPECT_TRUE(pack("night").on);
  EXPECT_THAT(pack("night").why, HasSubstr("needs 'arkham' *, which is off"));
  EXPECT_EQ(packs->catalog()->library().find("arkham_core"), nullptr);
  EXPECT_EQ(packs->turn("night", true), "The Night Shift is on, and what it needs: arkham.");
  EXPECT_EQ(pack("night").why, "");
}

TEST_F(Player, IsShownPacksInTheLanguageThatTheySpeak) {
  folder.spill("packs/lamps/pack.yaml",
               "schema: 1\nid: lamps\nversion: \"1.0.0\"\ntitle: Lamps\nkind: cards\ngame: arkham\n"
               "languages: [en, de]\nsettings:\n"
               "  - { id: oil, title: Oil, type: number, min: 0, max: 5, default: 2 }\n");
  folder.spill("packs/lamps/i18n/de.yaml",
               "language: Deutsch\n"
               "texts: { Lamps: Lampen, Oil: \"\xC3\x96l\", Difficulty: Schwierigkeit }\n");
  folder.spill("packs/core_de/pack.yaml",
               "schema: 1\nid: core_de\nversion: \"1.0.0\"\ntitle: Core\nkind: translation\ngame: arkham\n"
               "requires: { arkham_core: \"*\" }\nlanguages: [de]\n");
  folder.spill(
      "packs/core_de/i18n/de.yaml",
      "cards: { arkham_core:agnes_baker: { name: Agnes die Wirtin }, arkham_core:knife: { name: Messer } }\n"
      "texts: { Investigator: Ermittler }\n");
  open();
  CatalogSource source([&] { return packs->catalog(); }, folder.path());
  EXPECT_EQ(source.game("arkham").avatars[0].name, "Agnes Baker");
  EXPECT_EQ(pack("lamps").title, "Lamps");
  language = "de";
  packs->reload();
  const AvatarInfo& agnes = source.game("arkham").avatars[0];
  EXPECT_EQ(agnes.name, "Agnes die Wirtin");
  EXPECT_EQ(agnes.face->title, "Agnes die Wirtin");
  EXPECT_EQ(agnes.face->kind, "Ermittler");
  EXPECT_THAT(agnes.decks[0].cards, Contains("2 \xC3\x97 Messer"));
  EXPECT_EQ(source.game("arkham").scenarios[0].choices.options[0].text, "Schwierigkeit");
  EXPECT_EQ(pack("lamps").title, "Lampen");
  ASSERT_EQ(packs->settings("lamps").size(), 1U);
  EXPECT_EQ(packs->settings("lamps")[0].setting.title, "\xC3\x96l");
  packs->turn("core_de", false);
  EXPECT_EQ(source.game("arkham").avatars[0].name, "Agnes Baker");
  EXPECT_EQ(pack("lamps").title, "Lampen") << "the language stays when packs change";
}

TEST_F(Player, SetsSettingsOfPacksAndKeepsThem) {
  folder.spill(
      "packs/lamps/pack.yaml",
      "schema: 1\nid: lamps\nversion: \"1.0.0\"\ntitle: Lamps\nkind: cards\ngame: arkham\nsettings:\n"
      "  - { id: oil, title: Oil, type: number, min: 0, max: 5, default: 2 }\n");
  open();
  EXPECT_TRUE(pack("lamps").settings);
  EXPECT_FALSE(pack("arkham").settings);
  ASSERT_EQ(packs->settings("lamps").size(), 1U);
  EXPECT_EQ(packs->settings("lamps")[0].value, "2");
  EXPECT_EQ(packs->set_setting("lamps", "oil", "4"), "");
  EXPECT_EQ(packs->settings("lamps")[0].value, "4");
  packs->turn("arkham", false);
  open();
  EXPECT_EQ(packs->settings("lamps")[0].value, "4");
  EXPECT_EQ(packs->kept_settings().at("lamps").at("oil"), "4");
  EXPECT_FALSE(pack("arkham").on) << "what is off is kept beside it";
  EXPECT_EQ(packs->set_setting("lamps", "oil", ""), "");
  EXPECT_EQ(packs->settings("lamps")[0].value, "2");
  EXPECT_TRUE(packs->kept_settings().empty());
  folder.spill("packs.yaml", "off: [\n");
  EXPECT_THAT(packs->set_setting("lamps", "oil", "4"), HasSubstr("packs.yaml:"));
  EXPECT_EQ(packs->settings("lamps")[0].value, "2") << "what cannot be kept does not count";
}

TEST_F(Player, IsToldOfUpdatesAndGetsThem) {
  write("shop/night-1", "1.0.0");
  content::Diagnostics wrong;
  store::write_index(store::make_index(folder / "shop", "Our packs", wrong));
  store::change_pack_config(folder / "packs.yaml",
                            [&](store::PackConfig& config) { config.catalogues = {folder / "shop"}; });
  open();
  ASSERT_EQ(packs->offers("").size(), 1U);
  EXPECT_EQ(packs->offers("")[0].state, "");
  EXPECT_THAT(packs->about_offer("night"), Contains("Made by A. Author"));
  packs->ask_install("night@1.0.0");
  packs->carry_out();
  EXPECT_TRUE(packs->offers("porters")[0].there);
  EXPECT_EQ(pack("night").update, "");
  write("shop/night-2", "1.1.0");
  store::write_index(store::make_index(folder / "shop", "Our packs", wrong));
  packs->turn("night", true);  // read anew
  EXPECT_EQ(pack("night").update, "1.1.0");
  EXPECT_EQ(packs->offers("")[0].state, "update from 1.0.0");
  EXPECT_THAT(text(packs->ask_install("night@1.1.0")), HasSubstr("replaces version 1.0.0"));
  EXPECT_EQ(packs->carry_out(), "Installed: The Night Shift 1.1.0.");
  EXPECT_EQ(pack("night").version, "1.1.0");
}

TEST_F(Player, APackThatWouldBreakTheGameIsNotInstalled) {
  write("mine", "1.0.0", "", "  health = = 2,\n");
  open();
  const PackQuestion question = packs->ask_install(folder / "mine");
  EXPECT_EQ(question.title, "It cannot be installed");
  EXPECT_EQ(question.answer, "");
  EXPECT_THAT(text(question), HasSubstr("night_porter.lua:4:12: "));
  packs->carry_out();
  EXPECT_FALSE(std::filesystem::exists(folder / "packs"));
}

TEST_F(Player, WhatIsBrokenIsShownWithTheReasonAndCanBeRemoved) {
  folder.spill("packs/damaged.zip", "PK");
  write("packs/broken", "1.0.0", "", "  health = = 2,\n");
  open();
  EXPECT_THAT(pack("damaged").why, HasSubstr("damaged or not complete"));
  EXPECT_FALSE(pack("damaged").turns);
  EXPECT_THAT(pack("night").why, HasSubstr("night_porter.lua:4:12: "));
  EXPECT_THAT(pack("night").why,
              testing::Not(HasSubstr(" [")));  // the rule's id is for the pack's author
  EXPECT_EQ(packs->ask_removal("damaged").answer, "Remove");
  EXPECT_EQ(packs->carry_out(), "Removed: damaged.");
  EXPECT_EQ(pack("damaged").id, "");
  EXPECT_THAT(text(packs->ask_removal("night")), HasSubstr("was put there by hand"));
  EXPECT_THAT(text(packs->ask_removal("arkham")), HasSubstr("comes with misk"));
}

TEST_F(Player, AListOfPacksWithAMistakeIsToldAndNotWrittenOver) {
  folder.spill("packs.yaml", "schema: 1\nof: [arkham]\n");
  open();
  ASSERT_EQ(packs->problems().size(), 1U);
  EXPECT_THAT(packs->problems()[0], HasSubstr("packs.yaml:2:1: unknown key 'of'"));
  EXPECT_TRUE(pack("arkham").on);
  EXPECT_THAT(packs->turn("arkham", false), HasSubstr("packs.yaml:2:1: unknown key 'of'"));
  EXPECT_TRUE(pack("arkham").on);
}

TEST_F(Player, SavesOfOtherPacksSayWhereToGetThem) {
  open();
  game::PackDifference lost;
  lost.id = "night";
  lost.wanted = "1.0.0";
  EXPECT_EQ(packs->help().mend(lost), "get its version 1.0.0 and install that under Packs");
  lost.kind = game::PackDifference::Kind::off;
  EXPECT_EQ(packs->help().mend(lost), "turn it on under Packs");
}

}  // namespace
}  // namespace misk::ui
