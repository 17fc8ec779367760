// Every limit of scripts holds in every way of playing. A small game has one effect that exceeds a limit;
// each command plays it. The command must end soon and report the limit.
#include "cli_support.hpp"
#include "sanitized.hpp"

namespace misk::test {
namespace {

const char* const kGame = R"lua(
engine.game {
  counters = { "grit" }, globals = { "first:card" }, periods = { "round" }, outcomes = { "out" }, tags = { "person" },
  zones = { { name = "people", in_play = true }, { name = "scenario" }, { name = "box" } },
  timing_points = { lit = { text = "A light." } },
  policy = { main = "game", avatars = "person", gone = "box", playing = "it in people", first = "first" },
}
local function attack() ATTACK end
engine.procedure { name = "game", locals = {}, steps = {
  { id = "ask", script = function() choose(seats()[1], "Which?", { "a", "b" }) end },
  { id = "attack", script = function() attack() end },
  { id = "end", script = function() finish "out" end } } }
local function setup(config)
  create(config.scenario_id, "scenario")
  for i, player in ipairs(config.players) do
    local person = create(player.id, "people")
    avatar(i, person)
    game.first = person
  end
end
engine.export { setup = setup, greedy = function(view) BOT return { 1 } end, board = function() BOARD end }
)lua";

/// The game; its script runs at some moment of it.
class Pit {
 public:
  explicit Pit(const std::string& attack, const std::string& bot = "", const std::string& board = "") {
    std::filesystem::create_directories(folder_ / "cards");
    spill(folder_ / "pack.yaml",
          "schema: 1\nid: pit\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Pit\nkind: game\n"
          "license: { code: MIT, content: MIT }\n");
    std::string game = kGame;
    const auto put = [&](const std::string& mark, const std::string& text) {
      game.replace(game.find(mark), mark.size(), text);
    };
    put("ATTACK", attack);
    put("BOT", bot);
    put("BOARD", board);
    spill(folder_ / "game.lua", game);
    card("ada",
         "return { id = 'ada', title = 'Ada', tags = { 'person' }, data = { kind = 'investigator', name = "
         "'Ada' },\n"
         "  abilities = { { kind = 'forced', text = 'See.', on = 'lit', effect = function() end } } }\n");
    card("deep", "return { id = 'deep', title = 'Deep', data = { kind = 'scenario', name = 'Deep' } }\n");
  }
  void card(const std::string& name, const std::string& text) {
    spill(folder_ / ("cards/" + name + ".lua"), text);
  }
  void library(const std::string& name, const std::string& text) {
    std::filesystem::create_directories(folder_ / "lib");
    spill(folder_ / ("lib/" + name + ".lua"), text);
  }
  /// The output of `misk COMMAND`; `{}` is replaced with the pack. It gets at most 600 MB and must end by
  /// itself.
  std::string said(const std::string& command) {
    std::string line = command;
    for (std::size_t at; (at = line.find("{}")) != std::string::npos;)
      line.replace(at, 2, "'" + (folder_ / "") + "'");
    const Ran ran = run_misk(line, kSanitized ? "timeout 200 " : "ulimit -v 900000; timeout 60 ");
    EXPECT_NE(ran.code, 124) << command << " does not end";
    EXPECT_TRUE(ran.code == 0 || ran.code == 1 || ran.code == 2) << command << " ended with " << ran.code;
    return ran.out + ran.err;
  }

 private:
  Folder folder_;
};

struct Runaway {
  const char* name;
  const char* script;
  const char* says;  // part of the message
};

const Runaway kRunaways[] = {
    {"instructions", "while true do end", "goes round without end"},
    {"memory", "local s = 'x' while true do s = s .. s end", "memory"},
    {"depth", "local function f() return 1 + f() end f()", "calls itself without end"},
    {"time",
     "local a = 'x' for i = 1, 22 do a = a .. a end local b, c = a .. 'y', a .. 'z' while true do local x = "
     "b < c end",
     "time"},
    {"announcements", "while true do for i = 1, 1e5 do end after('lit') end", "without end"},
    {"options",
     "local s, t = ('x'):rep(200000), {} for i = 1, 1e5 do t[i] = s end choose(seats()[1], 'Which?', t)",
     "a question offers at most 1,024 options, not 100000"},
    {"labels", "choose(seats()[1], 'Which?', { ('x'):rep(200000), 'b' })",
     "a text of 200000 bytes is too long"},
    {"prompts", "choose(seats()[1], ('x'):rep(200000), { 'a', 'b' })", "a text of 200000 bytes is too long"},
    {"labels together",
     "local t = {} for i = 1, 100 do t[i] = ('x'):rep(60000) end choose(seats()[1], 'Which?', t)",
     "more than 256 KB of text together"},
    {"purposes", "choose(seats()[1], 'Which?', { 'a', 'b' }, { purpose = 'nothing' })",
     "no purpose is called 'nothing'"},
    {"components", "while true do create('ada', 'box') end", "components"},
};

TEST(HostileLimits, HoldHoweverAGameIsPlayed) {
  NEEDS_MISK();
  std::vector<const char*> commands = {"sim deep --packs {} --games 2 --threads 1"};
  if (!kSanitized) {  // the engine's code is the same
    commands.push_back("sim deep --packs {} --games 1 --check");
    commands.push_back("play deep --packs {} --bot random");
  }
  for (const Runaway& runaway : kRunaways)
    for (const char* command : commands) {
      SCOPED_TRACE(std::string(runaway.name) + ": " + command);
      const std::string said = Pit(runaway.script).said(command);
      // Sanitizers are so slow that the limit of time may come first.
      const bool too_slow = kSanitized && said.find("time limit reached") != std::string::npos;
      EXPECT_TRUE(too_slow || said.find(runaway.says) != std::string::npos) << said;
      EXPECT_NE(said.find("game.lua:8"), std::string::npos) << said;
      EXPECT_EQ(said.find("std::"), std::string::npos) << said;
      EXPECT_NE(said.find("out"), std::string::npos) << "the game goes on to its end: " << said;
    }
}

TEST(HostileLimits, WhatUsesUpItsTimeInEachGameEndsTheRun) {
  NEEDS_MISK();
  Pit pit(kRunaways[3].script);
  const std::string said = pit.said("sim deep --packs {} --games 1000 --threads 2");
  EXPECT_NE(said.find("game.lua:8: time limit reached"), std::string::npos) << said;
  EXPECT_NE(said.find("this was the effect no. 3 that used up its time, so the run ends"), std::string::npos)
      << said;
}

TEST(HostileLimits, HoldWhereGamesAreLookedAtAndMeasured) {
  NEEDS_MISK();
  std::vector<const char*> commands = {"fuzz {} --games 2"};
  if (!kSanitized) {
    commands.push_back("bench deep --packs {}");
    commands.push_back("compare deep --packs {} --games 2");
  }
  for (const char* command : commands) {
    SCOPED_TRACE(command);
    Pit(kRunaways[0].script).said(command);
    Pit(kRunaways[5].script).said(command);
  }
}

TEST(HostileLimits, HoldForABotAndForAView) {
  NEEDS_MISK();
  for (const char* script : {"while true do end", "local t = {} for i = 1, 1e9 do t[i] = {} end"}) {
    const std::string said =
        Pit("", script, script).said("sim deep --packs {} --games 2 --threads 1 --bot greedy");
    EXPECT_NE(said.find("2 finished"), std::string::npos) << said;
    EXPECT_NE(said.find("game.lua:21"), std::string::npos) << said;
  }
  const std::string lines = "local s, t = ('x'):rep(60000), {} for i = 1, 4000 do t[i] = s end return t";
  const std::string said = Pit("", "", lines).said("play deep --packs {} --bot random");
  EXPECT_EQ(said.find("std::"), std::string::npos) << said;
  const std::string chosen = Pit("", "local t = {} for i = 1, 2000 do t[i] = 1 end do return t end")
                                 .said("sim deep --packs {} --games 1 --bot greedy");
  EXPECT_NE(chosen.find("a list of 2000 elements is too long"), std::string::npos) << chosen;
  EXPECT_NE(chosen.find("game.lua:21"), std::string::npos) << chosen;
}

TEST(HostileLimits, HoldWhilePacksAreLoaded) {
  NEEDS_MISK();
  const struct {
    const char *card, *says;
  } kCards[] = {
      {"return setmetatable({ id = 'x' }, { __index = function() while true do end end })", "metatable"},
      {"local t = {} for i = 1, 1e6 do t[i] = 'grit' end return { id = 'x', title = 'X', tags = t }",
       "64 MB"},
      {"local s, t = ('x'):rep(200000), {} for i = 1, 1e4 do t[i] = s end return { id = 'x', title = 'X', "
       "data = { t = t } }",
       "64 MB"},
      {"print = nil return { id = 'x', title = 'X' }", "'print' is assigned as a global"},
      {"string.n = 1 return { id = 'x', title = 'X' }", "read-only"},
  };
  for (const auto& card : kCards) {
    SCOPED_TRACE(card.card);
    Pit pit("");
    pit.card("x", card.card);
    for (const char* command : {"check {}", "sim deep --packs {} --games 1", "list packs --packs {}"}) {
      const std::string said = pit.said(command);
      if (std::string(command).starts_with("check")) {
        EXPECT_NE(said.find(card.says), std::string::npos) << said;
        EXPECT_NE(said.find("cards/x.lua"), std::string::npos) << said;
      }
      EXPECT_EQ(said.find("std::"), std::string::npos) << said;
    }
  }
}

TEST(HostileLimits, WhatEndsOneGameEndsNoOtherAndIsNamed) {
  NEEDS_MISK();
  Pit pit("after('lit')");
  pit.card("ada",
           "return { id = 'ada', title = 'Ada', tags = { 'person' }, data = { kind = 'investigator', name = "
           "'Ada' },\n"
           "  abilities = { { kind = 'forced', text = 'See.', on = 'lit', effect = function() after('lit') "
           "end } } }\n");
  for (const char* command :
       {"sim deep --packs {} --games 3 --threads 1", "sim deep --packs {} --games 3 --check"}) {
    const std::string said = pit.said(command);
    EXPECT_NE(said.find(": 3 games"), std::string::npos) << said;
    EXPECT_NE(said.find("more than 96 deep"), std::string::npos) << said;
    EXPECT_NE(said.find("Ada"), std::string::npos) << said;
    EXPECT_NE(said.find("ada.lua"), std::string::npos) << said;
  }
}

TEST(HostileLimits, WhatAScriptKeepsForTheNextGameIsTold) {
  NEEDS_MISK();
  Pit pit("require('lib/kept').n = (require('lib/kept').n or 0) + 1");
  pit.library("kept", "return {}\n");
  const std::string said = pit.said("sim deep --packs {} --games 2 --check");
  EXPECT_NE(said.find("lib/kept.lua gives has been changed by a script"), std::string::npos) << said;
  EXPECT_EQ(Pit("").said("sim deep --packs {} --games 2 --check").find("has been changed"),
            std::string::npos);
}

TEST(HostileLimits, WhatAScriptKeepsInTheDataOfACardIsTold) {
  NEEDS_MISK();
  Pit pit("local data = seats()[1].data data.n = (data.n or 0) + 1");
  const std::string said = pit.said("sim deep --packs {} --games 2 --check");
  EXPECT_NE(said.find("the data of 'Ada'"), std::string::npos) << said;
  EXPECT_NE(said.find("has been changed by a script"), std::string::npos) << said;
}

TEST(HostileLimits, LongNamesAreRefusedWithTheirLine) {
  NEEDS_MISK();
  for (const char* card : {"return {\n id = 'x', title = ('x'):rep(1001) }",
                           "return { id = 'x', title = 'X', abilities = { {\n kind = 'forced', on = 'lit', "
                           "text = ('x'):rep(65537), effect = function() end } } }"}) {
    Pit pit("");
    pit.card("x", card);
    const std::string said = pit.said("check {}");
    EXPECT_NE(said.find("bytes long, and the most is"), std::string::npos) << said;
    EXPECT_NE(said.find("cards/x.lua:"), std::string::npos) << said;
    EXPECT_NE(said.find("[too-large]"), std::string::npos) << said;
    EXPECT_LT(said.size(), 4000u);
  }
}

TEST(HostileLimits, ManyFilesTogetherHaveALimit) {
  NEEDS_MISK();
  Pit pit("");
  for (int i = 0; i < 20; ++i)
    pit.card("x" + std::to_string(i),
             "for i = 1, 4e7 do end return { id = 'x" + std::to_string(i) + "', title = 'X' }");
  const std::string said = pit.said("check {}");
  EXPECT_NE(said.find("200,000,000 instructions"), std::string::npos) << said;
}

}  // namespace
}  // namespace misk::test
