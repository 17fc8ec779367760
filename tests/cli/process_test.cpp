// misk as a program: exit codes, messages, and a whole game at a pseudo-terminal.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

TEST(Misk, UnknownNamesAreMendedAndExitIsTwo) {
  NEEDS_MISK();
  struct Case {
    const char *arguments, *message;
  };
  for (const Case& each :
       {Case{"play the_gatherin --investigator roland_banks --bot random", "did you mean 'the_gathering'?"},
        Case{"play the_gathering --investigator roland_bank --bot random", "did you mean 'roland_banks'?"},
        Case{"play the_gathering --investigator roland_banks --bot clever", "no bot 'clever'"},
        Case{"play the_gathering --investigator roland_banks --difficulty mad --bot random",
             "no difficulty 'mad'"},
        Case{"plya", "did you mean 'play'?"}, Case{"list crads", "did you mean 'cards'?"},
        Case{"sim", "scenario is required"}, Case{"sim the_gathering --shard 5", "is no shard"},
        Case{"resume /nowhere/at.all", "/nowhere/at.all"}, Case{"--packs /nowhere list", "/nowhere"}}) {
    const Ran ran = run_misk(each.arguments);
    EXPECT_EQ(ran.code, 2) << each.arguments;
    EXPECT_EQ(ran.out, "") << each.arguments;
    EXPECT_NE(ran.err.find("misk: "), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find(each.message), std::string::npos) << ran.err;
  }
}

TEST(Misk, AnUnknownCardInADeckIsNamedWithItsLine) {
  NEEDS_MISK();
  const Folder folder;
  const std::string deck = folder / "deck.yaml";
  spill(deck, "name: Mine\ninvestigator: roland_banks\ncards:\n  knife: 2\n  knive: 1\n");
  const Ran ran = run_misk("play the_gathering --deck " + deck + " --bot random");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("misk: " + deck + ":5: "), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("knife"), std::string::npos) << ran.err;
}

TEST(Misk, ListsCardsAsJson) {
  NEEDS_MISK();
  const Ran ran = run_misk("list cards --json");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const auto cards = nlohmann::json::parse(ran.out);
  bool found = false;
  for (const auto& card : cards) {
    for (const char* key : {"id", "name", "pack", "game", "type", "status", "standin", "file"})
      EXPECT_TRUE(card.contains(key));
    if (card.at("id") == "roland_banks") {
      found = true;
      EXPECT_EQ(card.at("type"), "investigator");
      EXPECT_EQ(card.at("game"), "arkham");
    }
  }
  EXPECT_TRUE(found);
}

TEST(Misk, ASaveReplaysAndAChangedOneIsFoundOut) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "game.misk";
  const Ran played =
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 3 --save " + file);
  ASSERT_EQ(played.code, 0) << played.err;
  EXPECT_NE(played.out.find("The end: "), std::string::npos);
  Ran verified = run_misk("replay " + file + " --verify");
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_NE(verified.out.find("all equal"), std::string::npos) << verified.out;
  const auto document = nlohmann::json::parse(run_misk("replay " + file + " --verify --json").out);
  EXPECT_TRUE(document.at("verified").get<bool>());
  EXPECT_TRUE(document.at("over").get<bool>());
  // Falsify the third answer's hash: misk must name it with its line.
  std::string text = slurp(file);
  std::size_t line = 0;
  for (int i = 0; i < 3; ++i) line = text.find('\n', line) + 1;
  const std::size_t hash = text.find("\"hash\":\"", line) + 8;
  text[hash] = text[hash] == '0' ? '1' : '0';
  spill(file, text);
  verified = run_misk("replay " + file + " --verify");
  EXPECT_EQ(verified.code, 1);
  EXPECT_NE(verified.err.find("game.misk:4: after answer 3 "), std::string::npos) << verified.err;
}

TEST(Misk, AResumedGameGoesOnToItsEnd) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "game.misk";
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 4 --save " + file).code,
      0);
  const std::string whole = slurp(file);
  std::size_t at = 0;
  for (int i = 0; i < 8; ++i) at = whole.find('\n', at) + 1;
  spill(file, whole.substr(0, at - 9));  // the last line cut off
  const Ran cut = run_misk("resume " + file + " --bot random");
  EXPECT_EQ(cut.code, 2);
  EXPECT_NE(cut.err.find("game.misk:8: "), std::string::npos) << cut.err;
  const Ran resumed = run_misk("resume " + file + " --recover --bot random");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_NE(resumed.out.find("The end: "), std::string::npos);
  EXPECT_EQ(run_misk("replay " + file + " --verify").code, 0);
}

TEST(Misk, AGameWithAnAnswerThatIsNotAllowedAnyMoreGoesOnBeforeIt) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "game.misk";
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 4 --save " + file).code,
      0);
  std::string text = slurp(file);
  std::size_t at = 0;
  for (int i = 0; i < 5; ++i) at = text.find('\n', at) + 1;
  text.replace(at, text.find('\n', at) - at, "{\"player\":0,\"choices\":[99]}");
  spill(file, text);
  const Ran refused = run_misk("resume " + file + " --bot random");
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(
      refused.err.find("game.misk:6: answer 5 is not allowed here; the packs or this misk are not those of "
                       "the save; the 4 answers before it still hold: go on after that with misk resume " +
                       file + " --to 4"),
      std::string::npos)
      << refused.err;
  EXPECT_EQ(slurp(file), text);
  const Ran beyond = run_misk("resume " + file + " --to 9999 --bot random");
  EXPECT_EQ(beyond.code, 2);
  EXPECT_NE(beyond.err.find(" answers, not 9999"), std::string::npos) << beyond.err;
  const Ran resumed = run_misk("resume " + file + " --to 4 --bot random");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_EQ(slurp(file + ".bak"), text);
  EXPECT_EQ(run_misk("replay " + file + " --verify").code, 0);
}

TEST(Misk, OtherPacksThanTheSavesAreRefused) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "game.misk";
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 4 --save " + file).code,
      0);
  std::string text = slurp(file);
  const std::size_t at = text.find("\"version\":\"") + 11;
  text.replace(at, text.find('"', at) - at, "7.7.7");
  spill(file, text);
  const Ran ran = run_misk("resume " + file + " --bot random");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("the save was made with 7.7.7"), std::string::npos) << ran.err;
}

TEST(Misk, CheckFindsWhatPacksMayNotDo) {
  NEEDS_MISK();
  const Folder folder;
  std::filesystem::create_directories(folder / "bad/cards");
  spill(folder / "bad/pack.yaml",
        "schema: 1\nid: bad_pack\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Bad\ndescription: Bad.\n"
        "authors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\nkind: cards\ngame: "
        "arkham\nlanguages: [en]\n");
  spill(folder / "bad/cards/clock.lua",
        "local seen = 0\n"
        "return asset {\n"
        "  name = \"Clock\", cost = 1,\n"
        "  free \"Tick.\" {\n"
        "    condition = function(me, you) return you.clues > 0 end,\n"
        "    effect = function(me, you)\n"
        "      seen = seen + 1\n"
        "      you:gain(math.random(3))\n"
        "      total = os.time()\n"
        "    end,\n"
        "  },\n"
        "}\n");
  const Ran ran = run_misk("check " + folder / "bad");
  EXPECT_EQ(ran.code, 1) << ran.out << ran.err;
  for (const char* each : {"clock.lua:5:17: warning: this condition can be data",
                           "clock.lua:7:7: error: a function changes 'seen'",
                           "clock.lua:8:16: error: 'math.random' is not for packs",
                           "clock.lua:9:7: error: 'total' is assigned as a global",
                           "clock.lua:9:15: error: 'os' is not for packs"})
    EXPECT_NE(ran.out.find(each), std::string::npos) << each << "\n" << ran.out;
}

TEST(Misk, ThePacksOfTheProductAreClean) {
  NEEDS_MISK();
  const Ran ran = run_misk("check scripts cards");
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("0 errors"), std::string::npos) << ran.out;
}

TEST(Misk, AGameIsPlayedAtATerminal) {
  NEEDS_MISK();
  if (std::system("python3 --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "no python3";
  const Folder folder;
  const std::string log = folder / "screen";
  const std::string command = "python3 '" MISK_SOURCE_DIR "/tests/e2e/pty_play.py' '" + misk_path().string() +
                              "' >'" + log + "' 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0) << slurp(log);
}

}  // namespace
}  // namespace misk::test
