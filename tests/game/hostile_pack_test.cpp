// Strangers' packs, tested through the program: whatever they do, misk reports it in one clear message, and
// nothing else breaks.
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::test {
namespace {

/// A pack of cards for Arkham Horror with the given files.
class HostilePack {
 public:
  explicit HostilePack(const std::string& extra = "") {
    std::filesystem::create_directories(folder_ / "cards");
    spill(folder_ / "pack.yaml",
          "schema: 1\nid: hostile\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Hostile\nkind: cards\ngame: "
          "arkham\n" +
              extra);
  }
  void card(const std::string& name, const std::string& text) {
    spill(folder_ / ("cards/" + name + ".lua"), text);
  }
  std::string path() const { return folder_ / ""; }
  std::string file(const std::string& name) const { return folder_ / name; }

 private:
  Folder folder_;
};

int lines_with(const std::string& text, const std::string& what) {
  int n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

struct LoadAttack {
  const char* name;
  const char* source;
  const char* says;
};

const LoadAttack kLoadAttacks[] = {
    {"endless_loop", "while true do end", "budget"},
    {"memory_bomb", "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end", "memory"},
    {"bytecode", "\x1bLJ\x02", "this is bytecode"},
    {"os", "os.execute('true')", "os"},
    {"io", "return io.open('/etc/passwd')", "io"},
    {"debug", "return debug.getinfo(1)", "debug"},
    {"ffi", "local ffi = require 'ffi'", "ffi"},
    {"load", "load('return 1')()", "load"},
    {"global", "doom_everywhere = 1", "global"},
    {"recursion", "local function f() return 1 + f() end return f()", "calls itself without end"},
    {"pattern", "return (('a'):rep(200)):find(('a*'):rep(60) .. 'b')", ""},
    {"error_table", "error({})", ""},
    {"metatable_loop", "return setmetatable({}, { __index = function() while true do end end })", ""},
    {"metatable_error", "return setmetatable({}, { __index = function() error('no') end })", ""},
    {"wrong_type", "return asset { name = 7, cost = {} }", ""},
    {"no_table", "return { id = 'x', title = 'X', abilities = { { cost = { 1 } } } }",
     "a cost must be a table"},
    {"result_number",
     "return { id = 'x', title = 'X', abilities = { { kind = 'constant', results = { 7 } } } }",
     "an ability must be a table"},
    {"result_gap",
     "return { id = 'x', title = 'X', abilities = { { kind = 'constant', results = { nil, {} } } } }",
     "an ability must be a table"},
    {"result_false",
     "return { id = 'x', title = 'X', abilities = { { kind = 'constant', results = { false } } } }",
     "an ability must be a table"},
    {"misspelt", "return asset {\n  name = 'Lamp', cost = 1,\n  helth = 2,\n}", "helth"},
};

TEST(HostilePack, EveryAttackAtLoadingIsNamedWithItsFileAndEndsWell) {
  NEEDS_MISK();
  for (const LoadAttack& attack : kLoadAttacks) {
    SCOPED_TRACE(attack.name);
    HostilePack pack;
    pack.card(attack.name, attack.source);
    const Ran ran = run_misk("check '" + pack.path() + "'");
    EXPECT_EQ(ran.code, 1) << ran.out << ran.err;
    EXPECT_NE((ran.out + ran.err).find(attack.says), std::string::npos) << ran.out << ran.err;
    EXPECT_NE((ran.out + ran.err).find(std::string(attack.name) + ".lua"), std::string::npos)
        << ran.out << ran.err;
  }
}

TEST(HostilePack, AMisspeltFieldIsOneMessageWithItsLineAndTheMend) {
  NEEDS_MISK();
  HostilePack pack;
  pack.card("lamp", "return asset {\n  name = \"Lamp\", cost = 1,\n  helth = 2,\n}\n");
  const Ran ran = run_misk("check '" + pack.path() + "'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(lines_with(ran.out + ran.err, "unknown field 'helth'"), 1) << ran.out << ran.err;
  EXPECT_NE((ran.out + ran.err).find("lamp.lua:3:3: error:"), std::string::npos) << ran.out << ran.err;
  EXPECT_NE((ran.out + ran.err).find("did you mean 'health'?"), std::string::npos) << ran.out << ran.err;
}

TEST(HostilePack, AMissingDependencyIsOneMessageAtTheManifestsLine) {
  NEEDS_MISK();
  HostilePack pack("requires: { nowhere: \"^2.0\" }\n");
  const Ran ran = run_misk("check '" + pack.path() + "'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(lines_with(ran.out + ran.err, "nowhere"), 1) << ran.out << ran.err;
  EXPECT_NE((ran.out + ran.err).find("pack.yaml:8:"), std::string::npos) << ran.out << ran.err;
}

TEST(HostilePack, AnUnknownCardInADeckIsOneMessageAtItsLine) {
  NEEDS_MISK();
  HostilePack pack;
  spill(pack.file("deck.yaml"), "name: D\ninvestigator: roland_banks\ncards:\n  knife: 2\n  gard_dog: 1\n");
  const Ran ran = run_misk("play the_gathering --investigator roland_banks --bot random --deck '" +
                           pack.file("deck.yaml") + "'");
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("deck.yaml:5:"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("guard_dog"), std::string::npos) << ran.err;
  EXPECT_EQ(lines_with(ran.err, "\n"), 1) << ran.err;
}

TEST(HostilePack, ErrorsInEveryHookOfACardEndThoseEffectsAndNoGame) {
  NEEDS_MISK();
  HostilePack pack;
  const std::string attacks[] = {"error('boom')",
                                 "local x = nil; x.y = 1",
                                 "while true do end",
                                 "local t = {} for i = 1, 1e8 do t[i] = {} end",
                                 "error({})",
                                 "local function f() return 1 + f() end f()",
                                 "me.helth = 3",
                                 "you:nonsense()",
                                 "choose(me, 'x', { 'a', 'b' })",
                                 "event('nowhere')"};
  int n = 0;
  std::string deck = "name: D\ninvestigator: roland_banks\ncards:\n";
  for (const std::string& attack : attacks) {
    const std::string id = "trap_" + std::to_string(n++);
    pack.card(
        id,
        "return asset {\n  name = \"Trap " + std::to_string(n) +
            "\", cost = 0, icons = { wild = 1 },\n"
            "  free \"a\" { limit = \"round\", effect = function(me, you) " +
            attack +
            " end },\n"
            "  free \"b\" { limit = \"turn\", condition = function(me, you) " +
            attack +
            " return true end,\n"
            "    effect = function() end },\n"
            "  free \"c\" { limit = \"round\", target = target.investigator { filter = function(me, you) " +
            attack +
            " return true end }, effect = function() end },\n"
            "  free \"d\" { limit = \"round\", cost = { can = function(me, you) " +
            attack + " return true end, pay = function(me, you) " + attack +
            " end }, effect = function() end },\n"
            "  forced \"e\" { after = \"enters_play\", condition = \"subject == me\",\n"
            "    effect = function(me, you) " +
            attack +
            " end },\n"
            "  reaction \"f\" { after = \"card_drawn\", limit = \"round\", effect = function(me, you) " +
            attack + " end },\n}\n");
    deck += "  hostile:" + id + ": 3\n";
  }
  spill(pack.file("deck.yaml"), deck);
  const std::string sim =
      "--packs '" + pack.path() +
      "' sim the_gathering --seed 3 --bot random --json --investigator roland_banks --deck '" +
      pack.file("deck.yaml") + "' --games ";
  const Ran ran = run_misk(sim + "3 --check");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_NE(ran.out.find("\"finished\": 3"), std::string::npos) << ran.out << ran.err;
  EXPECT_NE(ran.out.find("\"errors\": 0"), std::string::npos) << ran.out << ran.err;
  EXPECT_EQ(ran.out.find("\"script_errors\": 0"), std::string::npos) << ran.out;
  // A simulation uses the hurried mode unless something is watched. The results must be equal.
  const auto counted = nlohmann::json::parse(run_misk(sim + "1 --coverage").out);
  const auto hurried = nlohmann::json::parse(run_misk(sim + "1").out);
  for (const char* key : {"hash", "decisions", "script_errors", "abilities", "outcomes", "rollbacks"})
    EXPECT_EQ(counted[key], hurried[key]) << key;
}

/// An effect that exceeds a limit is ended. The last line is the rest of the card.
struct Overrun {
  const char* name;
  const char* effect;
  const char* more;
  const char* says;
};

const Overrun kOverruns[] = {
    {"lasting", "for i = 1, 1000 do you:modify('combat', 1, 'round') end", "",
     "more than 256 lasting effects"},
    {"delayed", "for i = 1, 1000 do me:arm('later', you) end",
     "named 'later' 'Later.' { at = 'round_ends', effect = function() end },",
     "more than 128 delayed effects"},
    {"components", "for i = 1, 3000 do create('knife', 'discard', you) end", "",
     "more than 2,047 components"},
    {"held_back", "together(function() for i = 1, 1000 do after('round_ends') end end)",
     "forced 'Hear.' { at = 'round_ends', effect = function() end },",
     "more than 256 timing points that wait for their reactions"},
    {"pretences",
     "local t = {} for i = 1, 100 do t[i] = { you, place = you.place } end could(me, 1, you, { as_if = t })",
     "", "more than 64 components that are taken to be elsewhere"},
    {"echo", "you:gain(1)",
     "unique = true,\n  forced 'Again.' { after = 'resources_gained', condition = 'actor == you', effect = "
     "function(_, you) "
     "you:gain(1) end },",
     "effects are nested more than 96 deep"},
    {"calls_itself", "me:use('again', you)",
     "named 'again' 'Again.' { effect = function(me, you) me:use('again', you) end },",
     "effects are nested more than 96 deep"},
};

TEST(HostilePack, WhatIsMoreThanThereIsRoomForEndsThatEffectAndNoGame) {
  NEEDS_MISK();
  for (const Overrun& overrun : kOverruns) {
    SCOPED_TRACE(overrun.name);
    HostilePack pack;
    pack.card("glutton", std::string("return asset {\n  name = \"Glutton\", cost = 0, icons = {},\n"
                                     "  free \"Take all.\" {\n    limit = \"round\",\n"
                                     "    effect = function(me, you)\n      ") +
                             overrun.effect + "\n    end,\n  },\n  " + overrun.more + "\n}\n");
    spill(pack.file("deck.yaml"), "name: D\ninvestigator: roland_banks\ncards:\n  hostile:glutton: 30\n");
    const std::string with = " the_gathering --seed 3 --investigator roland_banks --deck '" +
                             pack.file("deck.yaml") + "' --packs '" + pack.path() + "'";
    const Ran sim = run_misk("sim" + with + " --bot random --games 3 --check --json");
    EXPECT_EQ(sim.code, 0) << sim.out << sim.err;
    EXPECT_NE(sim.out.find("\"finished\": 3"), std::string::npos) << sim.out;
    EXPECT_NE(sim.out.find("\"errors\": 0"), std::string::npos) << sim.out;
    EXPECT_EQ(sim.out.find("\"script_errors\": 0"), std::string::npos) << sim.out;
    const Ran play = run_misk("play" + with + " --bot random --save '" + pack.file("glutton.misk") + "'");
    EXPECT_EQ(play.code, 0) << play.out << play.err;
    const std::string all = play.out + play.err;
    EXPECT_NE(all.find(overrun.says), std::string::npos) << all;
    EXPECT_NE(all.find("glutton.lua:"), std::string::npos) << all;
    EXPECT_NE(all.find("the effect was undone and the game goes on"), std::string::npos) << all;
    const Ran replay =
        run_misk("replay '" + pack.file("glutton.misk") + "' --packs '" + pack.path() + "' --verify");
    EXPECT_EQ(replay.code, 0) << replay.out << replay.err;
  }
}

TEST(HostilePack, ARuntimeErrorNamesPackFileLineCardAndWhatWasResolving) {
  NEEDS_MISK();
  HostilePack pack;
  pack.card(
      "bad_lamp",
      "return asset {\n  name = \"Bad Lamp\", cost = 0, icons = {},\n"
      "  forced \"Shine.\" {\n    after = \"enters_play\", condition = \"subject == me\",\n"
      "    effect = function(me)\n      local nothing = nil\n      nothing.light = 1\n    end,\n  },\n}\n");
  spill(pack.file("deck.yaml"), "name: D\ninvestigator: roland_banks\ncards:\n  hostile:bad_lamp: 30\n");
  const Ran ran = run_misk("--packs '" + pack.path() +
                           "' play the_gathering --seed 2 --bot random --investigator roland_banks --deck '" +
                           pack.file("deck.yaml") + "'");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  const std::string all = ran.out + ran.err;
  EXPECT_NE(all.find("bad_lamp.lua:7:7: error:"), std::string::npos) << all;
  EXPECT_NE(all.find("Bad Lamp"), std::string::npos);
  EXPECT_NE(all.find("the game goes on"), std::string::npos);
}

}  // namespace
}  // namespace misk::test
