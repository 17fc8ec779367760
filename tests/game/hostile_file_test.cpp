// Strangers' files that are not packs, and names that a terminal would obey. Whatever they contain, misk
// reports the fault in clear words, at once, with little memory.
#include <signal.h>

#include <chrono>
#include <thread>

#include "cli_support.hpp"
#include "content/diagnostic.hpp"
#include "game/save.hpp"
#include "sanitized.hpp"

namespace misk::test {
namespace {

namespace fs = std::filesystem;

/// Runs misk with 1.5 GB of addresses (including libraries) and ten seconds. The sanitizers need terabytes.
Ran run_hemmed(const std::string& arguments, const std::string& settings = "") {
  return run_misk(arguments,
                  (kSanitized ? "ulimit -t 60; " : "ulimit -v 1500000; ulimit -t 10; ") + settings);
}

bool has(const std::string& text, const std::string& what) {
  return text.find(what) != std::string::npos;
}

/// True if the text is safe for a terminal: UTF-8 without control characters except line breaks and tabs.
bool is_shown(const std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F || byte == 0xFF) return false;
    if (byte == 0xC2 && static_cast<unsigned char>(text[at + 1]) < 0xA0) return false;
  }
  return true;
}

int lines_that_begin(const std::string& text, const std::string& with) {
  int count = 0;
  for (std::size_t at = 0; at != std::string::npos && at < text.size();) {
    count += text.compare(at, with.size(), with) == 0;
    at = text.find('\n', at);
    if (at != std::string::npos) ++at;
  }
  return count;
}

TEST(HostileFile, ACommaAtTheFrontIsSaidByEveryCommandThatReadsTheFile) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("comma.yaml", "# a campaign\n,\n");
  folder.spill("pack/pack.yaml", ",\n");
  folder.spill("pack/cards/x.lua", "return nil\n");
  folder.spill("catalogue/index.yaml", "--- ,\n");
  const std::string own = "XDG_CONFIG_HOME='" + (folder / "config") + "' ";
  for (const std::string& command :
       {"campaign show '" + (folder / "comma.yaml") + "'", "resume '" + (folder / "comma.yaml") + "'",
        "check '" + (folder / "pack") + "'", "list packs --packs '" + (folder / "pack") + "'",
        "install --yes '" + (folder / "pack") + "'", "catalogue add '" + (folder / "catalogue") + "'",
        "play the_gathering --bot random --deck '" + (folder / "comma.yaml") + "'"}) {
    const Ran ran = run_hemmed(command, own);
    EXPECT_GE(ran.code, 0) << command << " was killed";
    EXPECT_TRUE(has(ran.out + ran.err, "a comma where a value is to begin; take the comma out"))
        << command << "\n"
        << ran.out << ran.err;
    EXPECT_TRUE(has(ran.out + ran.err, ".yaml:")) << command;
  }
  folder.spill("config/miskatonic/packs.yaml", "# which are off\n,\n");
  folder.spill("config/miskatonic/table.yaml", ",\n");
  for (const char* command : {"list games", "settings", "list packs"}) {
    const Ran ran = run_hemmed(command, own);
    EXPECT_EQ(ran.code, 0) << command << ran.err;
    EXPECT_TRUE(has(ran.err, "packs.yaml:2:1: error: a comma")) << ran.err;
  }
}

TEST(HostileFile, ACampaignOfAnUnknownGameIsSaid) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "c.yaml";
  ASSERT_EQ(run_misk("play night_of_the_zealot --investigator roland_banks --save '" + file + "'").code, 0);
  const std::string sound = slurp(file);
  struct Case {
    const char *game, *says;
  };
  for (const Case& each :
       {Case{"nothing", "there is no game 'nothing'"}, Case{"arkam", "did you mean 'arkham'?"},
        Case{"eldersign", "the game 'eldersign' has no campaigns"},
        Case{"arkham_core", "there is no game 'arkham_core'"}}) {
    std::string text = sound;
    text.replace(text.find("game: arkham"), 12, std::string("game: ") + each.game);
    spill(file, text);
    for (const char* command : {"campaign show", "resume"}) {
      const Ran ran = run_hemmed(std::string(command) + " '" + file + "'");
      EXPECT_EQ(ran.code, 2) << command << " " << each.game;
      EXPECT_TRUE(has(ran.err, each.says)) << ran.err;
      EXPECT_TRUE(has(ran.err, "c.yaml:4:")) << ran.err;
      EXPECT_EQ(lines_that_begin(ran.err, "misk: "), 1) << ran.err;
    }
  }
}

TEST(HostileFile, ASaveOfAnotherGameOrTooDeepIsRefused) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "g.misk";
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 3 --save '" + file + "'")
          .code,
      0);
  const std::string sound = slurp(file);
  std::string text = sound;
  text.replace(text.find("\"game\":\"arkham\""), 15, "\"game\":\"nothing\"");
  spill(file, text);
  for (const char* command :
       {"replay --verify", "resume --force --bot random", "trace --card roland_banks"}) {
    const Ran ran = run_hemmed(std::string(command) + " '" + file + "'");
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_TRUE(has(ran.err, "the save is of the game 'nothing'")) << command << ran.err;
  }
  text = sound;
  const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
  text.insert(text.find("\"options\""), "\"campaign\":" + deep + ",");
  spill(file, text);
  Ran ran = run_hemmed("replay '" + file + "'");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(has(ran.err, "g.misk:1: ")) << ran.err.substr(0, 300);
  EXPECT_TRUE(has(ran.err, "nested more than")) << ran.err.substr(0, 300);
  spill(file, sound + deep + "\n");
  ran = run_hemmed("replay '" + file + "'");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(has(ran.err, "nested more than")) << ran.err.substr(0, 300);
}

TEST(HostileFile, WhatANewerMiskHasWrittenIsLeftToIt) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("s.misk", "{\"format\":9,\"misk\":\"0.9.0\",\"anything\":1}\n");
  Ran ran = run_hemmed("resume '" + (folder / "s.misk") + "'");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(
      has(ran.err, "s.misk:1: a newer misk has written this save: it has format 9 and is of misk 0.9.0"))
      << ran.err;
  folder.spill("s.misk", "{\"format\":\"x\",\"misk\":\"0.1.0\"}\n");
  ran = run_hemmed("replay '" + (folder / "s.misk") + "'");
  EXPECT_TRUE(has(ran.err, "which is unknown")) << ran.err;
  folder.spill("c.yaml", "# of tomorrow\nschema: 9\ngame: arkham\n");
  ran = run_hemmed("campaign show '" + (folder / "c.yaml") + "'");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(has(ran.err, "c.yaml:2: a newer misk has written this campaign: it has schema 9")) << ran.err;
}

TEST(HostileFile, NamesThatATerminalObeysDoNotLoadAndAreShownHarmless) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "pack/pack.yaml",
      "schema: 1\nid: hostile\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Hostile\nkind: cards\ngame: "
      "arkham\n");
  for (const char* name : {"\\27]0;owned\\7", "\\27[2J", "two\\nmisk: all is well\\n\\27[2J\\194\\1552J",
                           "\\194\\1552J", "a\\255b", "a\\0b", "\\226\\128\\174turned"}) {
    folder.spill("pack/cards/x.lua",
                 std::string("return asset {\n  name = \"") + name + "\", cost = 1,\n}\n");
    const Ran checked = run_hemmed("check '" + (folder / "pack") + "'");
    EXPECT_EQ(checked.code, 1) << name;
    EXPECT_TRUE(has(checked.out, "x.lua:")) << name << checked.out;
    EXPECT_TRUE(has(checked.out, "bad-encoding")) << name << checked.out;
    EXPECT_TRUE(is_shown(checked.out + checked.err)) << name;
    EXPECT_EQ(lines_that_begin(checked.out + checked.err, "misk: all is well"), 0) << name;
    if (!has(name, "all is well")) continue;  // each command starts the program
    for (const std::string& command :
         {"check --json '" + (folder / "pack") + "'", "list cards --packs '" + (folder / "pack") + "'",
          "list packs --packs '" + (folder / "pack") + "'",
          "sim the_gathering --games 1 --packs '" + (folder / "pack") + "'",
          "play the_gathering --investigator roland_banks --bot random --packs '" + (folder / "pack") + "'",
          "deck show '" + (folder / "pack/cards/x.lua") + "'",
          "translate '" + (folder / "pack") + "' --language de", "test '" + (folder / "pack") + "'",
          "fuzz '" + (folder / "pack") + "' --games 1", "pack '" + (folder / "pack") + "'"}) {
      const Ran ran = run_misk(command);
      EXPECT_TRUE(is_shown(ran.out)) << command << " " << name;
      EXPECT_TRUE(is_shown(ran.err)) << command << " " << name;
      EXPECT_EQ(lines_that_begin(ran.out + ran.err, "misk: all is well"), 0) << command;
    }
  }
}

TEST(HostileFile, AnErrorOfAScriptMakesNoLineOfItsOwn) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "pack/pack.yaml",
      "schema: 1\nid: hostile\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Hostile\nkind: cards\ngame: "
      "arkham\n");
  folder.spill("pack/cards/x.lua", "error(\"\\nmisk: all is well\\n0 errors, 0 warnings\\n\\27[2J\")\n");
  for (const std::string& command :
       {"check '" + (folder / "pack") + "'", "list cards --packs '" + (folder / "pack") + "'",
        "play the_gathering --investigator roland_banks --bot random --packs '" + (folder / "pack") + "'"}) {
    const Ran ran = run_hemmed(command);
    EXPECT_NE(ran.code, 0) << command;
    EXPECT_TRUE(has(ran.out + ran.err, "all is well"))
        << "the error is told: " << command << ran.out << ran.err;
    EXPECT_EQ(lines_that_begin(ran.out + ran.err, "misk: all is well"), 0) << command << ran.out << ran.err;
    EXPECT_EQ(lines_that_begin(ran.out + ran.err, "0 errors, 0 warnings"), 0) << command;
    EXPECT_TRUE(is_shown(ran.out + ran.err)) << command;
  }
}

TEST(HostileFile, WhatSavesAndCampaignsSayIsShownHarmless) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "s.misk",
      R"({"format":1,"misk":"0.1.0","game":"arkham","packs":[{"id":"\u001b[2J","version":"\u001b]0;x\u0007","hash":"1"}],"setup":{"scenario":"\u001b[2J\nmisk: all is well","avatars":[],"deck_files":[],"deck_texts":[],"options":{}},"seed":"1"})"
      "\n");
  folder.spill("c.yaml",
               "schema: 1\ngame: \"\\e[2J\\nmisk: all is well\"\nseed: 1\npacks: []\nstage: between\n");
  for (const std::string& command :
       {"replay '" + (folder / "s.misk") + "'", "resume '" + (folder / "s.misk") + "'",
        "resume --force '" + (folder / "s.misk") + "'", "campaign show '" + (folder / "c.yaml") + "'"}) {
    const Ran ran = run_hemmed(command);
    EXPECT_EQ(ran.code, 2) << command << ran.err;
    EXPECT_TRUE(is_shown(ran.err)) << command << ran.err;
    EXPECT_EQ(lines_that_begin(ran.err, "misk: all is well"), 0) << command << ran.err;
  }
}

TEST(HostileFile, AnExpressionIsNotCutAtANul) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill(
      "pack/pack.yaml",
      "schema: 1\nid: hostile\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Hostile\nkind: cards\ngame: "
      "arkham\n");
  folder.spill(
      "pack/cards/x.lua",
      "return asset {\n  name = \"Lamp\", cost = 1,\n  constant \"You get +1 combat.\" { you = { combat = "
      "\"1\\0 + 1\" } },\n}\n");
  const Ran ran = run_hemmed("check '" + (folder / "pack") + "'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(has(ran.out, "has a NUL in it")) << ran.out;
}

TEST(HostileFile, TheWorkingFolderReplacesNoGame) {
  NEEDS_MISK();
  const Folder folder;
  fs::create_directories(folder / "scripts");
  fs::create_directories(folder / "cards");
  const Ran ran = run_misk("list scenarios --json", "cd '" + folder.path() + "'; ");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "the_gathering")) << ran.out;
  const Ran own = run_misk("list scenarios --json", "cd '" + folder.path() + "'; MISK_PACKS=scripts:cards ");
  EXPECT_FALSE(has(own.out, "the_gathering")) << "but what the player names is taken";
}

// Shell text that keeps its standard output open until the file exists, or its folder no longer does, however
// slow the machine is. It holds nothing else open, or whoever runs the test would wait for that.
std::string until(const Folder& folder, const std::string& file) {
  return "(for i in $(seq 600); do [ -e '" + (folder / file) + "' ] || [ ! -d '" + (folder / "") +
         "' ] && break; sleep 0.2; done 2>/dev/null)";
}

TEST(HostileFile, ASaveThatIsPlayedElsewhereIsNotTaken) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "two.misk", log = folder / "log";
  const std::string play = "cd '" MISK_SOURCE_DIR "'; " + until(folder, "enough") + " | '" +
                           misk_path().string() +
                           "' play the_gathering --investigator roland_banks --seed 3 --save '" + file +
                           "' >'" + log + "' 2>&1 & echo $!";
  std::FILE* const shell = popen(play.c_str(), "r");
  ASSERT_TRUE(shell);
  pclose(shell);
  for (int i = 0; i < 1200 && !fs::exists(file); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  ASSERT_TRUE(fs::exists(file)) << slurp(log);
  for (const std::string& command :
       {"resume '" + file + "' --bot random",
        "play the_gathering --investigator roland_banks --bot random --save '" + file + "'"}) {
    const Ran ran = run_misk(command);
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_TRUE(has(ran.err, "another misk is playing it (process ")) << ran.err;
    EXPECT_TRUE(has(ran.err, "look on with: misk replay ")) << ran.err;
  }
  EXPECT_EQ(run_misk("replay '" + file + "'").code, 0) << "whoever looks on disturbs nobody";
  std::ofstream(folder / "enough").put('.');
  for (int i = 0; i < 600 && !has(slurp(log), "Saved"); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(run_misk("resume '" + file + "' --bot random").code, 0) << "it is free again";
}

TEST(HostileFile, ACampaignThatIsPlayedElsewhereIsNotTaken) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "c.yaml", log = folder / "log";
  const std::string play = "cd '" MISK_SOURCE_DIR "'; " + until(folder, "enough") + " | '" +
                           misk_path().string() +
                           "' play night_of_the_zealot --investigator roland_banks --seed 3 --save '" + file +
                           "' >'" + log + "' 2>&1 & echo $!";
  std::FILE* const shell = popen(play.c_str(), "r");
  ASSERT_TRUE(shell);
  pclose(shell);
  const std::string scenario = folder / "c.scenario.misk";
  for (int i = 0; i < 1200 && !fs::exists(scenario); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  ASSERT_TRUE(fs::exists(scenario)) << slurp(log);
  const Ran ran = run_misk("resume '" + file + "' --bot random");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(has(ran.err, "look on with: misk campaign show ")) << ran.err;
  EXPECT_EQ(run_misk("resume '" + scenario + "' --bot random").code, 2) << "nor its scenario";
  EXPECT_EQ(run_misk("campaign show '" + file + "'").code, 0);
  std::ofstream(folder / "enough").put('.');
}

// Links beside a save or a campaign, where misk makes files of its own, overwrite nothing.
TEST(HostileFile, LinksBesideASaveLeadNowhere) {
  NEEDS_MISK();
  const Folder folder;
  const std::string save = folder / "a.misk", campaign = folder / "c.yaml";
  folder.spill("kept", "mine");
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 3 --save '" + save + "'")
          .code,
      0);
  fs::create_symlink(folder / "kept", save + ".bak");
  const Ran resumed = run_misk("resume '" + save + "' --to 3 --bot random");
  EXPECT_NE(resumed.code, 0);
  EXPECT_TRUE(has(resumed.err, "it is a link, where misk makes a file of its own")) << resumed.err;
  run_misk("play night_of_the_zealot --investigator roland_banks --seed 3 --save '" + campaign +
           "' </dev/null");
  std::string text = slurp(campaign);
  ASSERT_TRUE(has(text, "running: true")) << text;
  text.replace(text.find("running: true"), 13, "running: false");
  folder.spill("c.yaml", text);
  fs::remove(folder / "c.scenario.misk");
  fs::create_symlink(folder / "kept", folder / "c.scenario.misk");
  const Ran played = run_misk("resume '" + campaign + "' --bot random");
  EXPECT_NE(played.code, 0);
  EXPECT_TRUE(has(played.err, "it is a link, where misk makes a file of its own")) << played.err;
  EXPECT_EQ(slurp(folder / "kept"), "mine");
}

// A stranger's save must not open files of the player's, and may only contain what misk writes.
TEST(HostileFile, ASaveSaysOnlyWhatMiskWrites) {
  const Folder folder;
  const auto said = [&](const std::string& decks, const std::string& seed, const std::string& line) {
    folder.spill("odd.misk", R"({"format":1,"misk":"0.1.0","game":"arkham","packs":[],"setup":{"scenario":)"
                             R"("the_gathering","avatars":["roland_banks"],)" +
                                 decks + R"(,"options":{}},"seed":")" + seed + "\"}\n" + line + "\n");
    try {
      game::read_save(folder / "odd.misk");
      return std::string("it is read");
    } catch (const content::ContentError& error) {
      return error.diagnostic().to_line();
    }
  };
  const std::string none = R"("deck_files":[],"deck_texts":[])", fine = R"({"player":0,"choices":[1]})";
  EXPECT_EQ(said(none, "3", fine), "it is read");
  EXPECT_TRUE(has(said(R"("deck_files":["/etc/passwd"],"deck_texts":[])", "3", fine), "does not hold it"));
  EXPECT_TRUE(has(said(R"("deck_files":["/etc/passwd"],"deck_texts":[""])", "3", fine), "does not hold it"));
  for (const char* seed : {"3xyz", "-1", "", "99999999999999999999"})
    EXPECT_TRUE(has(said(none, seed, fine), "no whole number")) << seed;
  for (const char* line : {R"({"player":256,"choices":[1]})", R"({"player":0.9,"choices":[1]})",
                           R"({"player":0,"choices":[4294967296]})", R"({"player":-1,"choices":[]})"})
    EXPECT_TRUE(has(said(none, "3", line), "there is no answer")) << line;
  const std::string much(std::size_t{2} << 20, ' ');
  EXPECT_TRUE(has(said(none, "3", R"({"player":0,"choices":[1])" + much + "}"), "longer than misk writes"));
}

/// "KEY1":VALUE,"KEY2":VALUE …, so many of them.
std::string many_keys(const std::string& key, const std::string& value, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += (i ? ",\"" : "\"") + key + std::to_string(i) + "\":" + value;
  return text;
}

// To find a key among many must not take the longer the more there are.
TEST(HostileFile, ManyKeysTakeNoTime) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "g.misk";
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 3 --save '" + file + "'")
          .code,
      0);
  const std::string sound = slurp(file), many = many_keys("k", "\"1\"", 80'000);
  const auto said = [&](const std::string& text) {
    spill(file, text);
    const Ran ran = run_hemmed("replay '" + file + "'");
    EXPECT_EQ(ran.code, 2) << ran.err.substr(0, 300);
    return ran.err.substr(0, 300);
  };
  std::string header = sound;
  const std::size_t options = header.find("\"options\":{") + 11;
  header.insert(options, many + (header[options] == '}' ? "" : ","));
  EXPECT_FALSE(has(said(header), "killed")) << "these options are not the scenario's";
  EXPECT_TRUE(has(said("{" + many + "}\n"), "this is no save of misk"));
  EXPECT_TRUE(has(said(sound + "{" + many + "}\n"), "a save has no field"));
  EXPECT_TRUE(has(said("{" + many_keys("k", "1", 250'000) + "}\n"), "more than 200000 values"));
  EXPECT_TRUE(has(said("{\"format\":2,\"format\":2}\n"), "duplicate key 'format'"));
  const std::string campaign = folder / "c.yaml";
  ASSERT_EQ(run_misk("play night_of_the_zealot --investigator roland_banks --save '" + campaign + "'").code,
            0);
  std::string text = slurp(campaign), packs;
  for (int i = 0; i < 60'000; ++i) packs += " k" + std::to_string(i) + ": {}\n";
  spill(campaign, text.substr(0, text.find("pack_files:")) + "pack_files:\n" + packs);
  const Ran ran = run_hemmed("campaign show '" + campaign + "'");
  EXPECT_EQ(ran.code, 0) << ran.err.substr(0, 300);
}

TEST(HostileFile, ANumberIsOneOrIsRefused) {
  NEEDS_MISK();
  const Folder folder;
  const std::string file = folder / "g.misk";
  ASSERT_EQ(
      run_misk("play the_gathering --investigator roland_banks --bot random --seed 3 --save '" + file + "'")
          .code,
      0);
  const std::string sound = slurp(file);
  for (const char* line :
       {"{\"undo\":1e300}", "{\"undo\":-1}", "{\"undo\":0.5}", "{\"undo\":\"1\"}",
        "{\"undo\":18446744073709551616}", "{\"point\":\"x\",\"at\":1e300}", "{\"point\":\"x\",\"at\":-1}"}) {
    spill(file, sound + line + "\n");
    const Ran ran = run_hemmed("replay '" + file + "'");
    EXPECT_EQ(ran.code, 2) << line;
    EXPECT_TRUE(has(ran.err, "there is no number of answers")) << line << ran.err;
  }
  for (const char* hash : {"+1", "-1", " 1", "0x1", "1 ", "", "12345678123456789"}) {
    spill(file, sound + "{\"player\":0,\"choices\":[1],\"hash\":\"" + hash + "\"}\n");
    const Ran ran = run_hemmed("replay '" + file + "'");
    EXPECT_EQ(ran.code, 2) << hash;
    EXPECT_TRUE(has(ran.err, "and no hexadecimal number")) << hash << ran.err;
  }
  spill(file, sound);
  for (const std::string& command :
       {"replay '" + file + "' --to -1", "replay '" + file + "' --to 1e3", "replay '" + file + "' --to +1",
        std::string("sim the_gathering --games -1"), std::string("sim the_gathering --games 1 --seed -1"),
        std::string("sim the_gathering --games 1 --seed 18446744073709551616"),
        std::string("sim the_gathering --games 1 --shard -1/4"),
        std::string("sim the_gathering --games 1 --shard \"+1/ 4\"")}) {
    const Ran ran = run_hemmed(command);
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_TRUE(has(ran.err, "is no whole number") || has(ran.err, "is too large") ||
                has(ran.err, "is no shard"))
        << command << ran.err;
  }
}

}  // namespace
}  // namespace misk::test
