// Sentences that are not scripted yet: they are counted, and shown wherever the card is shown.
#include "catalog/unscripted.hpp"

#include "cli_support.hpp"
#include "game/seat_view.hpp"

namespace misk::test {
namespace {

constexpr const char* kStub = R"(return asset {
  name = "Old Lamp", class = "neutral", cost = 0, status = "stub",

  -- TODO: It hums.
    -- TODO: It waits. -- TODO: not a second one
  -- TODO without a colon is no mark, nor is this: -- TODO: x
}
)";

void write_pack(const Folder& folder) {
  folder.spill(
      "lamps/pack.yaml",
      "schema: 1\nid: lamps\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Lamps\nkind: cards\ngame: arkham\n"
      "languages: [en]\n");
  folder.spill("lamps/cards/old_lamp.lua", kStub);
  folder.spill("lamps/cards/bare.lua",
               "return asset { name = \"Bare\", class = \"neutral\", cost = 0, status = \"stub\" }\n");
  folder.spill("lamps/cards/whole.lua",
               "return asset { name = \"Whole\", class = \"neutral\", cost = 0, status = \"scripted\" }\n-- "
               "TODO: x\n");
}

TEST(Unscripted, TodoLinesAreLinesThatBeginWithTheMark) {
  EXPECT_EQ(game::todo_lines(kStub), (std::vector<int>{4, 5}));
  EXPECT_TRUE(game::todo_lines("").empty());
  EXPECT_EQ(game::todo_lines("-- TODO: a"), std::vector<int>{1});
  EXPECT_EQ(game::todo_lines("x()\r\n\t-- TODO: a\r\n"), std::vector<int>{2});
}

TEST(Unscripted, AStubSaysSoOnTheTableAndOthersDoNot) {
  const Folder folder;
  write_pack(folder);
  folder.spill("deck.yaml",
               "name: x\ninvestigator: roland_banks\ncards:\n  old_lamp: 2\n  bare: 2\n  whole: 1\n");
  std::vector<std::string> roots = bundled();
  roots.push_back(folder / "lamps");
  const game::Catalog catalog(roots);
  game::Scripts scripts(catalog, "arkham");
  ASSERT_TRUE(scripts.ok());
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  setup.deck_files = {folder / "deck.yaml"};
  game::Game game(catalog, scripts, setup);
  game.start(1);
  game::SeatViewer viewer(game);
  int stubs = 0, bare = 0;
  for (const game::ThingView& thing : viewer.look(0).things) {
    const std::string notes =
        thing.marks.is_object() && thing.marks.contains("notes") ? thing.marks["notes"].dump() : "";
    EXPECT_EQ(notes.find("stub") != std::string::npos, thing.title == "Old Lamp" || thing.title == "Bare")
        << thing.title;
    if (thing.title == "Old Lamp") {
      EXPECT_EQ(notes, "[\"stub: 2 sentences not scripted\"]");
      ++stubs;
    }
    if (thing.title == "Bare") {
      EXPECT_EQ(notes, "[\"stub\"]");
      ++bare;
    }
  }
  EXPECT_GT(stubs, 0);
  EXPECT_GT(bare, 0);
}

/// The terminal's output when `keys` are typed in a game with nine copies of a card.
std::string typed(const Folder& folder, const std::string& card, const std::string& keys) {
  folder.spill("deck.yaml", "name: x\ninvestigator: roland_banks\ncards:\n  " + card + ": 9\n");
  folder.spill("keys", keys);
  const std::string command = "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 '" + misk_path().string() +
                              "' play the_gathering --seed 1 --packs '" + folder / "lamps" + "' --deck '" +
                              folder / "deck.yaml" + "' <'" + folder / "keys" + "' >'" + folder / "out" +
                              "' 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0);
  return slurp(folder / "out");
}

TEST(Unscripted, TheTerminalSaysItBesideOptionsAndWhenAsked) {
  NEEDS_MISK();
  const Folder folder;
  write_pack(folder);
  const std::string out = typed(folder, "old_lamp", "explain 1\n0\nwhy cost Old Lamp\nquit\n");
  EXPECT_NE(out.find("Old Lamp  [stub: 2 sentences not scripted]"), std::string::npos) << out;
  EXPECT_NE(out.find("  Old Lamp\n    stub: 2 sentences not scripted\n"), std::string::npos) << out;
  EXPECT_NE(out.find("  Old Lamp: stub: 2 sentences not scripted\n"), std::string::npos) << out;
}

// A card without a warning shows its status only when asked.
TEST(Unscripted, TheTerminalSaysThatACardIsScriptedWhenAsked) {
  NEEDS_MISK();
  const Folder folder;
  write_pack(folder);
  const std::string out = typed(folder, "whole", "explain 1\nquit\n");
  EXPECT_NE(out.find("  Whole\n    scripted\n"), std::string::npos) << out;
  EXPECT_EQ(out.find("[scripted"), std::string::npos) << out;
}

TEST(Unscripted, CheckCountsThemByPackAndListsThemByFile) {
  NEEDS_MISK();
  const Folder folder;
  write_pack(folder);
  const Ran text = run_misk("check " + folder / "lamps");
  EXPECT_EQ(text.code, 0) << text.out;
  EXPECT_NE(text.out.find("/lamps/pack.yaml: warning: 3 sentences not scripted in 2 cards; "),
            std::string::npos)
      << text.out;
  const Ran json = run_misk("check --json " + folder / "lamps");
  int lines = 0;
  const auto document = nlohmann::json::parse(json.out);
  for (const auto& finding : document.at("findings")) {
    if (finding.at("rule") != "todo") continue;
    const std::string file = finding.at("file");
    ++lines;
    EXPECT_EQ(finding.at("severity"), "warning");
    if (file.ends_with("old_lamp.lua")) {
      EXPECT_EQ(finding.at("line"), 4);
      EXPECT_EQ(finding.at("message"), "2 sentences not scripted");
    }
  }
  EXPECT_EQ(lines, 2);
}

TEST(Unscripted, ListTellsTheStatusOfEachCard) {
  NEEDS_MISK();
  const Folder folder;
  write_pack(folder);
  const Ran ran = run_misk("list cards --json --packs " + folder / "lamps");
  std::map<std::string, std::string> status;
  for (const auto& card : nlohmann::json::parse(ran.out)) status[card.at("id")] = card.at("status");
  EXPECT_EQ(status["old_lamp"], "stub");
  EXPECT_EQ(status["whole"], "scripted");
  EXPECT_EQ(status["knife"], "playable");
}

}  // namespace
}  // namespace misk::test
