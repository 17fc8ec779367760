// The initiation of an ability: targets, cards that are played, procedures that must wait.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Abilities : public ::testing::Test {
 protected:
  Abilities() {
    for (const char* name : {"ox", "wolf"}) rules.card(name).tag("beast");
    rules.card("toad");
    rules.procedure("game").window("free");
  }
  void deal_out(int players = 1) { table.emplace(rules, players); }
  Script word(const std::string& text) { return {say(log, text)}; }
  Script note_target() {
    return {[this](Entry& run) {
      const ComponentId id = run.call.target;
      log.push_back(id ? rules.image.definitions[run.kernel.component(id).definition].id : "nothing");
      return Go::next;
    }};
  }
  AbilityWords once(const std::string& card, const std::string& ability) {
    return rules.card(card).window(ability, "free").limit(1, "game", LimitScope::instance);
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
};

// Also on a shared board.
TEST_F(Abilities, BelongToWhoControlsTheCardNow) {
  rules.card("horn").window("blow", "free").does({[](Entry& run) {
    run.kernel.set_controller(run.call.me, run.kernel.player_of(run.call.you) ? 0 : 1);
    return Go::next;
  }});
  rules.card("bell").window("ring", "free").who("you.wound == 0");
  deal_out(2);
  const ComponentId horn = table->put("horn", "board");
  table->put("bell", "board");
  table->kernel.add_counter(table->avatar(0), 1, 1);
  table->start();
  EXPECT_EQ(table->asked(), 0);
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
  table->choose("blow");
  EXPECT_EQ(table->asked(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("blow", "ring", "pass"));
  table->choose("blow");
  EXPECT_EQ(table->asked(), 0);
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
  table->kernel.move(horn, table->zone("board"));
  EXPECT_EQ(table->kernel.component(horn).controller, 0) << "it stays in play";
  table->choose("blow");
  EXPECT_EQ(table->asked(), 1);
}

TEST_F(Abilities, GiveOneOptionForEveryTarget) {
  once("bow", "shoot").target("beasts", "it.wound < 2").does(note_target());
  deal_out();
  table->put("bow", "field");
  for (const char* name : {"ox", "toad", "wolf", "ox"}) table->put(name, "wild");
  table->kernel.add_counter(table->cards("wild")[3], 1, 2);
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("shoot@ox", "shoot@wolf", "pass"));
  table->choose("shoot@wolf");
  EXPECT_THAT(log, ElementsAre("wolf"));
}

TEST_F(Abilities, WithoutATargetAreNotOfferedUnlessItIsOptional) {
  once("bow", "shoot").target("beasts").does(note_target());
  once("net", "throw").target("beasts", "", true).does(note_target());
  deal_out();
  table->put("bow", "field");
  table->put("net", "field");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("throw", "pass"));
  table->choose("throw");
  EXPECT_THAT(log, ElementsAre("nothing"));
}

TEST_F(Abilities, WithAnOptionalTargetThatIsThereTakeOne) {
  once("net", "throw").target("beasts", "", true).does(note_target());
  deal_out();
  table->put("net", "field");
  table->put("ox", "wild");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("throw@ox", "pass"));
}

TEST_F(Abilities, TargetsMayBeTestedByAScript) {
  AbilityWords words = once("bow", "shoot").target("beasts").does(note_target());
  const FunctionId f = rules.function(
      [](const Kernel& k, const Context& c) { return k.component(c.target).counters[1] == 0; });
  rules.image.abilities[words.id()].target_function = f;
  deal_out();
  table->put("bow", "field");
  table->put("ox", "wild");
  table->kernel.add_counter(table->put("wolf", "wild"), 1, 1);
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("shoot@ox", "pass"));
}

TEST_F(Abilities, ThatAreForcedAskForTheirTargetWhenTheyResolve) {
  rules.procedure("game").announce("dawn").announce("dawn").set("score", "1");
  rules.image.procedures[0].steps.erase(rules.image.procedures[0].steps.begin());
  rules.card("trap")
      .forced("snap", "dawn", Tier::when)
      .target("beasts", "it.wound == 0")
      .does(note_target() + Script{add("wound", target, 1)});
  deal_out();
  table->put("trap", "field");
  table->put("ox", "wild");
  table->put("wolf", "wild");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("ox", "wolf"));
  EXPECT_EQ(table->kernel.request().subject, table->cards("field")[0]);
  Snapshot snapshot;
  table->session.snapshot(snapshot);
  table->choose("wolf");
  EXPECT_THAT(log, ElementsAre("wolf", "ox")) << "the only target left is taken without asking";
  table->session.restore(snapshot);
  EXPECT_THAT(table->offered(), ElementsAre("ox", "wolf"));
}

// What may take a target away before the effect begins: the script runs when costs are paid
// (policy.after_costs).
class LostTargets : public Abilities {
 protected:
  LostTargets() {
    rules.procedure("provoke").script({[this](Entry& run) {
      for (const std::string& name : taken)
        for (const ComponentId card : table->cards("wild"))
          if (rules.image.definitions[run.kernel.component(card).definition].id == name)
            run.kernel.move(card, table->zone("pile"));
      return Go::next;
    }});
    rules.image.policy.after_costs = rules.image.find_procedure("provoke");
  }
  void begin() {
    deal_out();
    table->put("bow", "field");
    for (const char* name : {"ox", "wolf", "ox"}) table->put(name, "wild");
    table->start();
  }
  std::vector<std::string> taken;
};

TEST_F(LostTargets, AreChosenAgainAmongWhatIsLeft) {
  once("bow", "shoot").target("beasts").does(note_target());
  taken = {"wolf"};
  begin();
  table->choose("shoot@wolf");
  EXPECT_THAT(log, IsEmpty());
  EXPECT_THAT(table->offered(), ElementsAre("ox", "ox"));
  Snapshot snapshot;
  table->session.snapshot(snapshot);
  table->choose("ox");
  EXPECT_THAT(log, ElementsAre("ox"));
  table->session.restore(snapshot);
  EXPECT_THAT(table->offered(), ElementsAre("ox", "ox"));
}

TEST_F(LostTargets, AreKeptWhenTheyAreStillThere) {
  once("bow", "shoot").target("beasts").does(note_target());
  taken = {"ox"};
  begin();
  table->choose("shoot@wolf");
  EXPECT_THAT(log, ElementsAre("wolf"));
}

TEST_F(LostTargets, LeaveNothingOfTheEffectIfThereIsNoOther) {
  rules.image.policy.resolved = rules.image.find_point("done");
  once("bow", "shoot").target("beasts").does(note_target());
  rules.card("bell").forced("ring", "done", Tier::after).when("subject ~= me").does(word("done"));
  taken = {"ox", "wolf"};
  deal_out();
  table->put("bell", "field");
  table->put("bow", "field");
  table->put("wolf", "wild");
  table->start();
  table->choose("shoot@wolf");
  EXPECT_THAT(log, ElementsAre("done"));
  EXPECT_EQ(table->session.status(), Status::over) << "it has been used";
}

TEST_F(LostTargets, ThatAreOptionalMayBeNothing) {
  once("bow", "shoot").target("beasts", "", true).does(note_target());
  taken = {"ox", "wolf"};
  begin();
  table->choose("shoot@wolf");
  EXPECT_THAT(log, ElementsAre("nothing"));
}

TEST_F(LostTargets, OfWhichACostSpeaksStayChosen) {
  once("bow", "shoot").pay("coin", "target.wound").target("beasts").does(note_target());
  taken = {"wolf"};
  begin();
  table->choose("shoot@wolf");
  EXPECT_THAT(log, ElementsAre("wolf"));
}

TEST_F(LostTargets, ThatTheirOwnCostsMakeImpossibleStayChosen) {
  once("bow", "shoot").pay("coin", "1").target("beasts", "you.coin > 0").does(note_target());
  taken = {"ox"};
  deal_out();
  table->put("bow", "field");
  table->put("ox", "wild");
  table->put("wolf", "wild");
  table->kernel.add_counter(table->avatar(0), 0, 1);
  table->start();
  table->choose("shoot@wolf");
  EXPECT_THAT(log, ElementsAre("wolf"));
}

TEST_F(LostTargets, ThatAnEffectHasSetAreNotChosenAgain) {
  once("bow", "shoot").target("beasts").does(note_target());
  once("horn", "hunt").does({[this](Entry& run) {
    Terms terms;
    terms.target = table->cards("wild")[1];
    run.kernel.initiate(rules.ability("shoot"), table->cards("field")[0], run.call.you, terms);
    return Go::yield;
  }});
  rules.image.policy.after_costs_guard = rules.x("me is tool");
  rules.image.definitions[rules.image.find_definition("bow")].tags.add(rules.image.tags.find("tool"));
  taken = {"wolf"};
  deal_out();
  table->put("bow", "field");
  table->put("horn", "field");
  for (const char* name : {"ox", "wolf", "ox"}) table->put(name, "wild");
  table->start();
  table->choose("hunt");
  EXPECT_THAT(log, ElementsAre("wolf"));
}

TEST_F(LostTargets, AreChosenAgainWhenWhatAnswersTheInitiationTakesThem) {
  rules.image.policy.after_costs = kNoId;
  rules.point("starts");
  rules.image.policy.initiates = rules.image.find_point("starts");
  once("bow", "shoot").target("beasts").does(note_target());
  rules.card("hawk").forced("snatch", "starts", Tier::when).when("subject ~= me").does({[this](Entry& run) {
    run.kernel.move(table->cards("wild")[1], table->zone("pile"));
    return Go::next;
  }});
  deal_out();
  table->put("bow", "field");
  table->put("hawk", "field");
  for (const char* name : {"ox", "wolf", "ox"}) table->put(name, "wild");
  table->start();
  table->choose("shoot@wolf");
  EXPECT_THAT(table->offered(), ElementsAre("ox", "ox"));
  table->scripts.lines["nothing happens"] = word("by hand");
  table->session.intervene({"tiny", "nothing happens"});
  EXPECT_THAT(table->offered(), ElementsAre("ox", "ox"));
  table->choose("ox");
  EXPECT_THAT(log, ElementsAre("by hand", "ox"));
}

TEST_F(Abilities, TellTheirEndAndWhetherTheyWereCancelled) {
  rules.image.policy.resolved = rules.image.find_point("done");
  rules.point("starts");
  rules.image.policy.initiates = rules.image.find_point("starts");
  once("bow", "shoot").does(word("shot"));
  once("horn", "blow").does(word("toot"));
  rules.card("ear")
      .forced("heard", "done", Tier::after)
      .when("subject ~= me and extra == 0")
      .does(word("resolved"));
  rules.card("hush")
      .forced("hushed", "starts", Tier::would)
      .when("object == none and subject is tool")
      .does({cancel()});
  rules.card("eye").forced("saw", "done", Tier::at).when("extra == 1").does(word("cancelled"));
  rules.image.definitions[rules.image.find_definition("horn")].tags.add(rules.image.tags.find("tool"));
  for (const char* name : {"heard", "saw"})
    rules.image.abilities[rules.ability(name)].conditions.push_back(
        {rules.x("subject.hope > 0"), kNoFunction});
  deal_out();
  for (const char* name : {"bow", "horn", "ear", "hush", "eye"}) table->put(name, "field");
  for (const std::size_t i : {0u, 1u}) table->kernel.add_counter(table->cards("field")[i], 2, 1);
  table->start();
  table->choose("shoot");
  table->choose("blow");
  EXPECT_THAT(log, ElementsAre("shot", "resolved", "cancelled"));
}

// --- cards that are played
TEST_F(Abilities, OfAPlayedCardMoveItThroughTheTableToThePile) {
  rules.card("song")
      .window("sing", "free")
      .from({"hand"})
      .played_through("limbo", "pile")
      .does({[&](Entry& run) {
        log.push_back(rules.image.zones[run.kernel.zone_kind(run.kernel.component(run.call.me).zone)].name);
        return Go::next;
      }});
  deal_out(2);
  table->put("song", "hand", 1);
  table->start();
  EXPECT_EQ(table->asked(), 1);
  table->choose("sing");
  EXPECT_THAT(log, ElementsAre("limbo"));
  EXPECT_THAT(table->names("pile", 1), ElementsAre("song"));
}

TEST_F(Abilities, OfAPlayedCardThatMovedItselfLeaveItThere) {
  rules.card("song")
      .window("sing", "free")
      .from({"hand"})
      .played_through("limbo", "pile")
      .does({[](Entry& run) {
        run.kernel.move(run.call.me, run.kernel.zone_index(run.kernel.image().find_zone("field"), 0));
        return Go::next;
      }});
  deal_out();
  table->put("song", "hand");
  table->start();
  table->choose("sing");
  EXPECT_THAT(table->names("field"), ElementsAre("song"));
}

TEST_F(Abilities, OfAPlayedCardThatIsCancelledStillDiscardIt) {
  rules.point("starts");
  rules.image.policy.initiates = rules.image.find_point("starts");
  rules.card("song")
      .window("sing", "free")
      .from({"hand"})
      .played_through("limbo", "pile")
      .pay("coin", "1")
      .does(word("la"));
  rules.card("hush").forced("hushed", "starts", Tier::when).when("subject ~= me").does({cancel()});
  deal_out();
  table->put("song", "hand");
  table->put("hush", "field");
  table->kernel.add_counter(table->avatar(0), 0, 1);
  table->start();
  table->choose("sing");
  EXPECT_THAT(log, IsEmpty());
  EXPECT_THAT(table->names("pile"), ElementsAre("song"));
  EXPECT_EQ(table->counter(table->avatar(0), "coin"), 0);
}

// --- procedures that must wait
class Tests : public Abilities {
 protected:
  Tests() {
    rules.point("tested");
    rules.procedure("test", {"result", "of"})
        .exclusive()
        .script({[this](Entry& run) {
          const Frame* frame = run.kernel.frame_by_serial(run.call.event);
          log.push_back("begin " + std::to_string(frame->locals[1]));
          return Go::next;
        }})
        .announce("tested", {"none", "none", "none", "test.of"})
        .script({[this](Entry& run) {
          log.push_back("end " + std::to_string(run.kernel.frame_by_serial(run.call.event)->locals[1]));
          return Go::next;
        }});
  }
};

TEST_F(Tests, RunAsTheProcedureOfAnAbilityWithItsLocals) {
  once("gate", "open").runs("test", {{"of", "me.wound + 2"}}).does(word("effect"));
  deal_out();
  table->put("gate", "field");
  table->start();
  table->choose("open");
  EXPECT_THAT(log, ElementsAre("effect", "begin 2", "end 2"));
}

TEST_F(Tests, InsideATestWaitUntilItAndItsAbilityAreDone) {
  rules.image.policy.resolved = rules.image.find_point("done");
  once("gate", "open").runs("test", {{"of", "1"}});
  rules.card("ghost")
      .forced("haunt", "tested", Tier::at)
      .when("amount == 1")
      .runs("test", {{"of", "2"}})
      .does(word("haunt"));
  rules.card("ear").forced("heard", "done", Tier::at).when("subject is red").does(word("gate is done"));
  rules.image.definitions[rules.image.find_definition("gate")].tags.add(rules.image.tags.find("red"));
  deal_out();
  for (const char* name : {"gate", "ghost", "ear"}) table->put(name, "field");
  table->start();
  table->choose("open");
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(log, ElementsAre("begin 1", "haunt", "end 1", "gate is done", "begin 2", "end 2"));
}

TEST_F(Tests, ThatWaitedBeginThoughNoAbilityStandsAroundTheFirst) {
  rules.procedure("game").call("test", {{"of", "1"}}).script({say(log, "next step")});
  rules.image.procedures[0].steps.erase(rules.image.procedures[0].steps.begin());
  rules.card("ghost").forced("haunt", "tested", Tier::at).when("amount == 1").runs("test", {{"of", "2"}});
  deal_out();
  table->put("ghost", "field");
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(log, ElementsAre("begin 1", "end 1", "begin 2", "end 2", "next step"));
}

TEST_F(Tests, ThatWaitedDoNotBeginInsideTheScriptThatBeganTheFirst) {
  rules.procedure("game")
      .script(Script{begin("test", {{1, 1}})} + Script{[&](Entry& run) {
                log.push_back("result " + std::to_string(run.values.at(0)));
                return Go::next;
              }})
      .script({say(log, "next step")});
  rules.image.procedures[0].steps.erase(rules.image.procedures[0].steps.begin());
  rules.procedure("test").set("result", "77");
  rules.card("ghost").forced("haunt", "tested", Tier::at).when("amount == 1").runs("test", {{"of", "2"}});
  deal_out();
  table->put("ghost", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("begin 1", "end 1", "result 77", "begin 2", "end 2", "next step"));
}

TEST_F(Tests, SeveralThatWaitedBeginInTheirOrderOneAfterTheOther) {
  once("gate", "open").runs("test", {{"of", "1"}});
  rules.card("ghost").forced("haunt", "tested", Tier::when).when("amount == 1").runs("test", {{"of", "2"}});
  rules.card("ghoul").forced("howl", "tested", Tier::at).when("amount == 1").runs("test", {{"of", "3"}});
  deal_out();
  for (const char* name : {"gate", "ghost", "ghoul"}) table->put(name, "field");
  table->start();
  table->choose("open");
  EXPECT_THAT(log, ElementsAre("begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"));
}

TEST_F(Tests, ThatWaitKeepWhatTheyWereToldWhenTheyBegan) {
  once("gate", "open").runs("test", {{"of", "1"}});
  rules.card("ghost")
      .forced("haunt", "tested", Tier::at)
      .when("amount == 1")
      .runs("test", {{"of", "amount + 4"}});
  deal_out();
  for (const char* name : {"gate", "ghost"}) table->put(name, "field");
  table->start();
  table->choose("open");
  EXPECT_THAT(log, ElementsAre("begin 1", "end 1", "begin 5", "end 5"));
}

}  // namespace
