// Sharing packs as a player does: packing, installing, turning on and off, catalogues, saves made with other
// packs.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>

#include <map>
#include <nlohmann/json.hpp>

#include "catalog/pack_trial.hpp"
#include "cli_support.hpp"

namespace misk::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;
using Json = nlohmann::json;

/// A player whose settings, data and packs are in a folder of the test.
class Sharing : public ::testing::Test {
 protected:
  void SetUp() override {
    NEEDS_MISK();
    use("XDG_CONFIG_HOME", "config");
    use("XDG_DATA_HOME", "data");
    pack("night", "night_shift", "1.0.0");
  }
  void TearDown() override {
    for (const auto& [name, value] : before_) setenv(name.c_str(), value.c_str(), 1);
  }
  /// A pack of one card in FOLDER/path.
  void pack(const std::string& path, const std::string& id, const std::string& version,
            const std::string& extra = "", const std::string& figures = "cost = 3") const {
    folder.spill(path + "/pack.yaml",
                 "schema: 1\nid: " + id + "\nversion: \"" + version + "\"\napi: \">=1.0 <2\"\ntitle: The " +
                     id +
                     "\ndescription: Porters.\nauthors: [{ name: A. Author }]\nlicense: { code: "
                     "MIT, content: CC-BY-4.0 }\nkind: cards\ngame: arkham\n" +
                     extra);
    folder.spill(path + "/cards/" + id + "_porter.lua", "return asset {\n  name = \"Porter of " + id +
                                                            "\", class = \"guardian\", " + figures +
                                                            ",\n  health = 2, sanity = 1,\n}\n");
  }
  std::string at(const std::string& name) const { return "'" + folder / name + "'"; }
  bool has(const std::string& name) const { return std::filesystem::exists(folder / name); }
  /// The row of a pack in `misk list packs --json`; null when there is none.
  Json row(const std::string& id, const std::string& more = "") const {
    for (const Json& each : Json::parse(run_misk("list packs --json " + more).out))
      if (each.at("id") == id) return each;
    return nullptr;
  }
  void catalogue(const std::string& name) const {
    ASSERT_EQ(run_misk("index " + at(name) + " --title 'Our packs'").code, 0);
    ASSERT_EQ(run_misk("catalogue add " + at(name)).code, 0);
  }

  Folder folder;

 private:
  void use(const std::string& variable, const std::string& name) {
    const char* const value = std::getenv(variable.c_str());
    before_[variable] = value ? value : "";
    setenv(variable.c_str(), (folder / name).c_str(), 1);
  }
  std::map<std::string, std::string> before_;
};

TEST_F(Sharing, APackIsPackedInstalledPlayedAndRemoved) {
  const Ran packed = run_misk("pack " + at("night") + " -o " + at("out.zip"));
  ASSERT_EQ(packed.code, 0) << packed.err;
  EXPECT_THAT(packed.out, HasSubstr("The night_shift (night_shift 1.0.0): 1 asset\n  2 files, "));
  const Ran installed = run_misk("install " + at("out.zip") + " --yes");
  ASSERT_EQ(installed.code, 0) << installed.err;
  EXPECT_THAT(installed.out,
              HasSubstr("  adds 1 asset\n  by A. Author\n  licence: MIT (scripts), CC-BY-4.0 (content)\n"));
  EXPECT_TRUE(has("data/miskatonic/packs/night_shift.zip"));
  EXPECT_THAT(run_misk("list cards --json").out, HasSubstr("night_shift_porter"));
  const Json known = row("night_shift");
  EXPECT_EQ(known.at("state"), "on");
  EXPECT_EQ(known.at("from"), "installed");
  EXPECT_EQ(known.at("size"), std::filesystem::file_size(folder / "out.zip"));
  EXPECT_EQ(
      known.at("hash"),
      Json::parse(run_misk("pack --json --force " + at("night") + " -o " + at("out.zip")).out).at("hash"));
  EXPECT_EQ(row("arkham").at("from"), "bundled");
  ASSERT_EQ(run_misk("uninstall night_shift --yes").code, 0);
  EXPECT_FALSE(has("data/miskatonic/packs/night_shift.zip"));
  EXPECT_THAT(run_misk("list cards --json").out, Not(HasSubstr("night_shift_porter")));
}

TEST_F(Sharing, APackThatDoesNotLoadIsNotPacked) {
  pack("night", "night_shift", "1.0.0", "", "cost = = 3");
  const Ran ran = run_misk("pack " + at("night") + " -o " + at("out.zip"));
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("night_shift_porter.lua:2:62: error:"));
  EXPECT_THAT(ran.err, HasSubstr("not packed, for it does not load; mend it (misk check "));
  folder.spill("slip/pack.yaml", "schema: 1\nid: slip\nverson: \"1\"\n");
  const Ran slip = run_misk("pack " + at("slip") + " -o " + at("out.zip"));
  EXPECT_EQ(slip.code, 1);
  EXPECT_THAT(slip.err, HasSubstr("pack.yaml:3:1: error: unknown key 'verson'"));
  pack("alone", "alone", "1.0.0", "requires: { lost: \"^1.0\" }\n");
  const Ran alone = run_misk("pack " + at("alone") + " -o " + at("out.zip"));
  EXPECT_EQ(alone.code, 1);
  EXPECT_THAT(alone.err, HasSubstr("needs 'lost' ^1.0, but no pack of that id is there"));
  EXPECT_FALSE(has("out.zip"));
}

TEST_F(Sharing, AFileThatIsThereIsNotWrittenOver) {
  folder.spill("out.zip", "the user's own");
  const Ran ran = run_misk("pack " + at("night") + " -o " + at("out.zip"));
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err,
              HasSubstr("is there already; choose another name with -o, or write over it with --force"));
  EXPECT_EQ(slurp(folder / "out.zip"), "the user's own");
  EXPECT_EQ(run_misk("pack " + at("night") + " -o " + at("out.png")).code, 2);
  EXPECT_EQ(run_misk("pack " + at("none")).code, 2);
  std::filesystem::create_directories(folder / "out");
  EXPECT_EQ(run_misk("pack " + at("night") + " -o " + at("out")).code, 0);
  EXPECT_TRUE(has("out/night_shift-1.0.0.zip"));
}

TEST_F(Sharing, WithoutATerminalInstallingNeedsYes) {
  const Ran ran = run_misk("install " + at("night"));
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.out, HasSubstr("adds 1 asset"));
  EXPECT_THAT(ran.err, HasSubstr("add --yes to go on without a question"));
  const Ran shown = run_misk("install --json " + at("night"));
  EXPECT_EQ(shown.code, 2);
  const Json document = Json::parse(shown.out);
  EXPECT_FALSE(document.at("installed").get<bool>());
  EXPECT_EQ(document.at("packs").at(0).at("change"), "new");
  EXPECT_EQ(document.at("packs").at(0).at("contents").at("asset"), 1);
  EXPECT_EQ(row("night_shift"), nullptr);
  EXPECT_TRUE(Json::parse(run_misk("install --yes --json " + at("night")).out).at("installed").get<bool>());
  EXPECT_EQ(run_misk("uninstall night_shift").code, 2);
  EXPECT_EQ(row("night_shift").at("version"), "1.0.0");
}

/// misk's output when `typed` is typed at its terminal; `code` gets the exit code.
std::string at_terminal(const std::string& arguments, const std::string& typed, int& code) {
  const int master = posix_openpt(O_RDWR | O_NOCTTY);
  grantpt(master);
  unlockpt(master);
  const std::string name = ptsname(master);
  const pid_t child = fork();
  if (child == 0) {
    const int slave = open(name.c_str(), O_RDWR);
    for (const int stream : {0, 1, 2}) dup2(slave, stream);
    close(master);
    execl("/bin/sh", "sh", "-c", ("exec '" + misk_path().string() + "' " + arguments).c_str(), nullptr);
    _exit(127);
  }
  const int held = open(name.c_str(), O_RDWR | O_NOCTTY);  // avoids a hang-up before the child has opened it
  if (write(master, typed.data(), typed.size()) < 0) ADD_FAILURE();
  std::string out;
  char buffer[4096];
  int status = 0;
  bool ended = false;
  for (;;) {
    pollfd ready = {master, POLLIN, 0};
    if (poll(&ready, 1, ended ? 0 : 50) > 0 && (ready.revents & POLLIN) != 0) {
      const ssize_t count = read(master, buffer, sizeof buffer);
      if (count > 0) out.append(buffer, static_cast<std::size_t>(count));
    } else if (ended) {
      break;
    }
    ended = ended || waitpid(child, &status, WNOHANG) == child;
  }
  close(held);
  close(master);
  code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return out;
}

TEST_F(Sharing, AtATerminalThePlayerIsAsked) {
  int code = -1;
  const std::string no = at_terminal("install " + at("night"), "what?\nn\n", code);
  EXPECT_THAT(no, HasSubstr("Install? [y/n] "));
  EXPECT_THAT(no, HasSubstr("Nothing is changed."));
  EXPECT_EQ(code, 1);
  EXPECT_EQ(row("night_shift"), nullptr);
  const std::string yes = at_terminal("install " + at("night"), "y\n", code);
  EXPECT_THAT(yes, HasSubstr("Installed: night_shift 1.0.0"));
  EXPECT_EQ(code, 0);
  at_terminal("uninstall night_shift", "yes\n", code);
  EXPECT_EQ(code, 0);
  EXPECT_EQ(row("night_shift"), nullptr);
}

TEST_F(Sharing, APackThatWouldStopTheGameIsNotInstalled) {
  pack("bad", "bad_pack", "1.0.0", "", "cost = = 3");
  const Ran ran = run_misk("install --yes " + at("bad"));
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("bad_pack_porter.lua:2:59: error:"));
  EXPECT_THAT(ran.err, HasSubstr("not installed: with it the game would not load"));
  EXPECT_FALSE(has("data/miskatonic/packs/bad_pack.zip"));
}

TEST_F(Sharing, AnInstalledPackThatIsBrokenIsNamedWithTheWayOut) {
  pack("data/miskatonic/packs/bad", "bad_pack", "1.0.0", "", "cost = = 3");
  const Json known = row("bad_pack");
  EXPECT_EQ(known.at("state"), "broken");
  EXPECT_THAT(known.at("why").get<std::string>(), HasSubstr("bad_pack_porter.lua:2:59: error:"));
  const Ran ran = run_misk("play the_gathering --investigator roland_banks --bot random");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("to play without it: misk disable bad_pack"));
  ASSERT_EQ(run_misk("disable bad_pack").code, 0);
  EXPECT_EQ(run_misk("play the_gathering --investigator roland_banks --bot random --seed 1").code, 0);
  folder.spill("data/miskatonic/packs/damaged.zip", "PK");
  EXPECT_EQ(row("damaged").at("state"), "broken");
  EXPECT_EQ(run_misk("uninstall damaged --yes").code, 0);
}

TEST_F(Sharing, AHostileZipIsRefusedAndNothingIsWritten) {
  ASSERT_EQ(
      std::system(
          ("python3 - '" + folder / "evil.zip" +
           "' <<'E'\n"
           "import sys, zipfile\n"
           "z = zipfile.ZipFile(sys.argv[1], 'w')\n"
           "z.writestr('pack.yaml', 'schema: 1\\nid: evil\\nversion: \"1.0.0\"\\ntitle: E\\nkind: game\\n')\n"
           "z.writestr('../../evil.lua', 'x')\n"
           "z.close()\n"
           "E\n")
              .c_str()),
      0);
  const Ran ran = run_misk("install --yes " + at("evil.zip"));
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("that leads out of the pack by '..'"));
  EXPECT_FALSE(has("data"));
  EXPECT_FALSE(has("config"));
}

TEST_F(Sharing, AKilledInstallationLeavesTheOldPackAndTheNextOneCleansUp) {
  ASSERT_EQ(run_misk("install --yes " + at("night")).code, 0);
  const std::string before = slurp(folder / "data/miskatonic/packs/night_shift.zip");
  pack("night", "night_shift", "2.0.0");
  std::string noise = "OggS";
  for (std::uint32_t i = 0, random = 1; i < 200'000; ++i) {
    random = random * 1664525U + 1013904223U;
    noise += static_cast<char>(random >> 24U);
  }
  folder.spill("night/assets/rain.ogg", noise);
  // No file may grow beyond 64 blocks of 512 bytes: the installation fails, and clears its half away.
  const std::string limited =
      "ulimit -f 64; '" + misk_path().string() + "' install --yes " + at("night") + " >/dev/null 2>&1";
  EXPECT_NE(std::system(("cd '" MISK_SOURCE_DIR "' && sh -c \"" + limited + "\"").c_str()), 0);
  const auto leftovers = [&] {
    int count = 0;
    for (const auto& each : std::filesystem::directory_iterator(folder / "data/miskatonic/packs"))
      count += each.path().extension() == ".misk-new";
    return count;
  };
  EXPECT_EQ(leftovers(), 0);
  EXPECT_TRUE(slurp(folder / "data/miskatonic/packs/night_shift.zip") == before);
  // A killed installation leaves half a pack, which nobody takes for one.
  folder.spill("data/miskatonic/packs/.night_shift.zip.12345-0.misk-new", noise);
  EXPECT_TRUE(slurp(folder / "data/miskatonic/packs/night_shift.zip") == before);
  EXPECT_EQ(row("night_shift").at("version"), "1.0.0");
  ASSERT_EQ(run_misk("install --yes " + at("night")).code, 0);
  EXPECT_EQ(row("night_shift").at("version"), "2.0.0");
  EXPECT_EQ(leftovers(), 0);
}

TEST_F(Sharing, WhereNothingCanBeWrittenItIsSaid) {
  folder.spill("data", "a file in the place of the folder");
  const Ran ran = run_misk("install --yes " + at("night"));
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("cannot be written"));
  folder.spill("config", "another");
  EXPECT_EQ(run_misk("disable arkham").code, 2);
}

TEST_F(Sharing, PacksThatAreOffStayOffForEveryCommand) {
  ASSERT_EQ(run_misk("install --yes " + at("night")).code, 0);
  const Ran off = run_misk("disable arkham_core");
  EXPECT_EQ(off.code, 0);
  EXPECT_EQ(off.out, "arkham_core is off.\n");
  EXPECT_EQ(slurp(folder / "config/miskatonic/packs.yaml").substr(0, 2), "# ");
  EXPECT_THAT(run_misk("list scenarios").out, Not(HasSubstr("the_gathering")));
  EXPECT_THAT(run_misk("list investigators").out, Not(HasSubstr("roland_banks")));
  const Ran play = run_misk("play the_gathering --bot random");
  EXPECT_EQ(play.code, 2);
  EXPECT_THAT(play.err, HasSubstr("packs that are off: arkham_core, arkham_sampler (misk enable ID)"));
  EXPECT_EQ(run_misk("sim the_gathering --games 1").code, 2);
  EXPECT_EQ(row("arkham_core").at("state"), "off");
  EXPECT_EQ(row("arkham_core", "--packs cards/arkham_core").at("state"), "on") << "what a call names is on";
  const Ran game = run_misk("disable arkham");
  EXPECT_THAT(game.out, HasSubstr("it is a game: nothing of it can be played until misk enable arkham"));
  EXPECT_THAT(game.out, HasSubstr("left out with it, because they need it: night_shift"));
  EXPECT_EQ(row("night_shift").at("state"), "left out");
  EXPECT_THAT(row("night_shift").at("why").get<std::string>(), HasSubstr("needs 'arkham' *, which is off"));
  EXPECT_EQ(run_misk("list packs").err, "") << "who turned it off knows";
  const Ran on = run_misk("enable arkham_core");
  EXPECT_THAT(on.out, HasSubstr("turned on with it, because it needs them: arkham"));
  EXPECT_EQ(run_misk("list scenarios").code, 0);
  EXPECT_THAT(run_misk("disable arkham_cor").err, HasSubstr("did you mean 'arkham_core'?"));
}

TEST_F(Sharing, AListOfPacksWithAMistakeIsToldAndKeptAsItIs) {
  folder.spill("config/miskatonic/packs.yaml", "schema: 1\nof: [arkham]\n");
  const Ran ran = run_misk("list scenarios");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("the_gathering"));
  EXPECT_THAT(ran.err, HasSubstr("packs.yaml:2:1: error: unknown key 'of' in the list of packs"));
  EXPECT_THAT(ran.err, HasSubstr("until that is mended every pack is on"));
  EXPECT_EQ(run_misk("disable arkham").code, 2);
  EXPECT_EQ(slurp(folder / "config/miskatonic/packs.yaml"), "schema: 1\nof: [arkham]\n");
}

TEST_F(Sharing, ToolsSayTheSameWhateverIsInstalled) {
  pack("data/miskatonic/packs/bad", "bad_pack", "1.0.0", "", "cost = = 3");
  folder.spill("data/miskatonic/packs/damaged.zip", "PK");
  const Ran ran = run_misk("check " + at("night"));
  EXPECT_THAT(ran.out + ran.err, Not(HasSubstr("bad_pack")));
  EXPECT_THAT(ran.out + ran.err, Not(HasSubstr("damaged.zip")));
  folder.spill(
      "night/tests/porter.lua",
      "test(\"two is two\", function(t) t:game { locations = { \"study\" } } t:equal(2, 1 + 1) end)\n");
  const Ran tested = run_misk("test " + at("night"));
  EXPECT_THAT(tested.out, HasSubstr("1 passed, 0 failed")) << tested.out << tested.err;
}

TEST_F(Sharing, ACatalogueIsSearchedAndInstalledFrom) {
  pack("shop/porter", "night_shift", "1.1.0", "requires: { lamps: \"^1.0\" }\n");
  pack("shop/lamps", "lamps", "1.2.0");
  catalogue("shop");
  EXPECT_THAT(run_misk("catalogue list").out, HasSubstr("Our packs"));
  const Json found = Json::parse(run_misk("search porters --game arkham --kind cards --json").out);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found.at(1).at("id"), "night_shift");
  EXPECT_EQ(found.at(1).at("state"), "");
  EXPECT_EQ(Json::parse(run_misk("search porters nowhere --json").out).size(), 0U);
  EXPECT_THAT(run_misk("search --kind card").err, HasSubstr("did you mean 'cards'?"));
  const Ran ran = run_misk("install night_shift --yes");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("The lamps (lamps 1.2.0)")) << "what it needs comes first";
  EXPECT_THAT(ran.out, HasSubstr("needs lamps ^1.0: 1.2.0 is installed with it"));
  EXPECT_EQ(row("night_shift").at("version"), "1.1.0");
  EXPECT_THAT(run_misk("search lamps").out, HasSubstr("installed"));
  pack("shop/porter", "night_shift", "1.3.0");
  catalogue("shop");
  EXPECT_THAT(run_misk("search night").out, HasSubstr("update from 1.1.0"));
  EXPECT_THAT(run_misk("install nigth_shift --yes").err, HasSubstr("did you mean 'night_shift'?"));
  EXPECT_THAT(run_misk("install night_shift@9.0.0 --yes").err,
              HasSubstr("no catalogue has that version; there are 1.3.0"));
  folder.spill("shop/porter/cards/night_shift_porter.lua",
               slurp(folder / "shop/porter/cards/night_shift_porter.lua") + " ");
  const Ran changed = run_misk("install night_shift --yes");
  EXPECT_EQ(changed.code, 2);
  EXPECT_THAT(changed.err, HasSubstr("is not what its catalogue says: its size is "));
  EXPECT_EQ(run_misk("catalogue remove " + at("shop")).code, 0);
  EXPECT_EQ(run_misk("catalogue remove " + at("shop")).code, 2);
  EXPECT_THAT(run_misk("search").err, HasSubstr("There are no catalogues"));
  EXPECT_EQ(run_misk("catalogue add " + at("night")).code, 2) << "it has no index";
}

TEST_F(Sharing, AnIndexKeepsItsTitleAndTellsWhatHasChanged) {
  pack("shop/porter", "night_shift", "1.1.0");
  ASSERT_EQ(run_misk("index " + at("shop") + " --title 'Our packs'").code, 0);
  pack("shop/lamps", "lamps", "1.2.0");
  std::filesystem::remove_all(folder / "shop/porter");
  const Json changed = Json::parse(run_misk("index --json " + at("shop")).out);
  EXPECT_EQ(changed.at("title"), "Our packs");
  EXPECT_EQ(changed.at("packs").at(0).at("change"), "new");
  EXPECT_EQ(changed.at("packs").at(1).at("change"), "gone");
  folder.spill("shop/damaged.zip", "PK");
  const Ran damaged = run_misk("index " + at("shop"));
  EXPECT_EQ(damaged.code, 1) << "what is sound is indexed, and the rest is told";
  EXPECT_THAT(damaged.err, HasSubstr("damaged.zip"));
  EXPECT_THAT(damaged.out, HasSubstr("lamps 1.2.0: as before"));
  folder.spill("shop/index.yaml", "schema: 1\ntitel: Mine\npacks: []\n");
  const Ran slip = run_misk("index " + at("shop"));
  EXPECT_EQ(slip.code, 2);
  EXPECT_THAT(slip.err, HasSubstr("index.yaml"));
  EXPECT_EQ(slurp(folder / "shop/index.yaml"), "schema: 1\ntitel: Mine\npacks: []\n");
}

TEST_F(Sharing, ASaveOfOtherPacksSaysWhatIsMissingAndHowToGetIt) {
  pack("shop/porter", "night_shift", "1.0.0");
  catalogue("shop");
  ASSERT_EQ(run_misk("install night_shift --yes").code, 0);
  const std::string save = at("game.misk");
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 4 --save " + save).code,
      0);
  const auto why = [&] {
    const Ran ran = run_misk("resume " + save + " --bot random");
    EXPECT_EQ(ran.code, 2);
    return ran.err;
  };
  run_misk("disable night_shift");
  EXPECT_THAT(why(), HasSubstr("the pack 'night_shift' 1.0.0 is off: misk enable night_shift"));
  run_misk("uninstall night_shift --yes");
  EXPECT_THAT(why(), HasSubstr("the pack 'night_shift' 1.0.0 is not there: misk install night_shift@1.0.0"));
  run_misk("catalogue remove " + at("shop"));
  EXPECT_THAT(why(), HasSubstr("is not there: get the .zip of its version 1.0.0 and misk install it"));
  pack("night", "night_shift", "2.0.0");
  run_misk("install --yes " + at("night"));
  EXPECT_THAT(
      why(),
      HasSubstr("the pack 'night_shift' is 2.0.0, the save was made with 1.0.0 (no card or rule of it has "
                "changed): get the .zip"));
  pack("other", "lamps", "1.0.0");
  run_misk("install --yes " + at("other"));
  EXPECT_THAT(why(),
              HasSubstr("the pack 'lamps' 1.0.0 is on, the save was made without it: misk disable lamps"));
  run_misk("uninstall lamps --yes");
  EXPECT_EQ(run_misk("install --yes " + at("shop/porter")).code, 0) << "back to the version of the save";
  EXPECT_EQ(run_misk("resume " + save + " --bot random").code, 0);
}

TEST(PackTrial, CountsInWords) {
  EXPECT_EQ(game::counted(1, "enemy"), "1 enemy");
  EXPECT_EQ(game::counted(2, "enemy"), "2 enemies");
  EXPECT_EQ(game::counted(3, "ancient_one"), "3 ancient ones");
  EXPECT_EQ(game::counted(4, "weakness"), "4 weaknesses");
  EXPECT_EQ(game::counted(5, "mythos"), "5 mythos");
  EXPECT_EQ(game::counted(6, "play"), "6 plays");
  EXPECT_EQ(game::PackContents{}.to_string(), "nothing that can be counted");
}

TEST(PackTrial, AnotherPackThatFailsIsNotBlamedOnTheNewOne) {
  const Folder packs;
  const auto write = [&](const std::string& id, const std::string& figures) {
    packs.spill(id + "/pack.yaml",
                "schema: 1\nid: " + id + "\nversion: \"1.0.0\"\ntitle: T\nkind: cards\ngame: arkham\n");
    packs.spill(id + "/cards/" + id + "_card.lua", "return asset {\n  name = \"" + id +
                                                       "\", class = \"guardian\", " + figures +
                                                       ",\n  health = 2, sanity = 1,\n}\n");
  };
  write("sound", "cost = 1");
  content::PackRoots roots = bundled();
  roots.roots.push_back({packs.path(), content::Origin::user});
  EXPECT_EQ(game::try_packs(roots, {"sound"}).contents.at("sound").to_string(), "1 asset");
  write("failing", "cost = = 1");
  const game::PackTrial both = game::try_packs(roots, {"sound"});
  EXPECT_TRUE(both.unknown);
  EXPECT_TRUE(both.errors.empty());
  EXPECT_FALSE(game::try_packs(roots, {"failing"}).errors.empty());
}

TEST_F(Sharing, TestsNeverTouchTheHomeOfWhoRunsThem) {
  EXPECT_THAT(std::string(std::getenv("XDG_DATA_HOME")), HasSubstr("misk_"));
  EXPECT_THAT(std::string(std::getenv("XDG_CONFIG_HOME")), HasSubstr("misk_"));
}

}  // namespace
}  // namespace misk::test
