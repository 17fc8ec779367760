// Timing points: tiers, forced before optional, several players, nesting, and effects on them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Timing : public ::testing::Test {
 protected:
  Timing() {
    rules.card("ox").tag("beast");
    rules.card("imp").manual("strike").does(Script{say(log, "strike")} + deal("hurt", "wound", me, 2) +
                                            Script{say(log, "struck")});
    rules.procedure("game").script(Script{[](Entry& run) {
      // The first card after the avatars strikes: deal_out() puts the imp on the table first.
      const auto first = static_cast<ComponentId>(run.kernel.state().players + 1);
      run.kernel.use_ability(
          run.kernel.image().definitions[run.kernel.component(first).definition].abilities[0], first,
          run.kernel.state().avatars[0], 0, 0, true);
      return Go::yield;
    }});
  }
  void deal_out(int players = 1) {
    table.emplace(rules, players);
    imp = table->put("imp", "wild");
    table->kernel.set_controller(imp, kNoPlayer);
  }
  int wounds() const { return table->counter(imp, "wound"); }
  Script word(const std::string& text) { return {say(log, text)}; }
  Rules rules;
  std::optional<Table> table;
  ComponentId imp = 0;
  std::vector<std::string> log;
};

TEST_F(Timing, TiersResolveInOrderAroundTheThingItself) {
  rules.card("ear").forced("after", "hurt", Tier::after).does(word("after"));
  rules.card("eye").forced("at", "hurt", Tier::at).does(word("at"));
  rules.card("nose").forced("when", "hurt", Tier::when).does(word("when"));
  rules.card("toe").forced("would", "hurt", Tier::would).does(word("would"));
  deal_out();
  for (const char* name : {"ear", "eye", "nose", "toe"}) table->put(name, "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("strike", "would", "when", "at", "after", "struck"))
      << "what comes after comes before the script goes on";
  EXPECT_EQ(wounds(), 2);
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Timing, WhatHappensTogetherIsAnsweredWhenAllOfItIsDone) {
  rules.card("ear").forced("after", "hurt", Tier::after).does(word("after"));
  rules.image.abilities[rules.ability("strike")].effect = rules.function(
      together(deal("hurt", "wound", me, 2) + word("once") + deal("hurt", "wound", me, 1) + word("twice")) +
      word("struck"));
  deal_out();
  table->put("ear", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("once", "twice", "after", "after", "struck"));
}

TEST_F(Timing, APartThatHappensTogetherWaitsForTheWhole) {
  rules.card("ear").forced("after", "hurt", Tier::after).does(word("after"));
  rules.image.abilities[rules.ability("strike")].effect =
      rules.function(together(together(deal("hurt", "wound", me, 2)) + word("inner")) + word("outer"));
  deal_out();
  table->put("ear", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("inner", "after", "outer"));
}

TEST_F(Timing, WhatAProcedureAnnouncesWaitsForTheScriptThatHoldsItBack) {
  rules.card("ear").forced("hear", "dawn", Tier::after).does(word("hear"));
  rules.procedure("rise").script(Script{after("dawn", me, 0)}).script(word("risen"));
  rules.image.abilities[rules.ability("strike")].effect = rules.function(
      together(Script{begin("rise", {})} + word("held")) + Script{begin("rise", {})} + word("done"));
  deal_out();
  table->put("ear", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("risen", "held", "hear", "hear", "risen", "done"));
}

// An ability that interrupts is complete in itself, whatever it interrupts.
TEST_F(Timing, WhatAnInterruptingAbilityDoesIsAnsweredAtOnce) {
  rules.card("ear").forced("hear", "dawn", Tier::after).does(word("hear"));
  rules.card("cock").forced("crow", "hurt", Tier::when).does(Script{after("dawn", me, 0)} + word("crowed"));
  rules.image.abilities[rules.ability("strike")].effect =
      rules.function(together(deal("hurt", "wound", me, 2) + word("struck")));
  deal_out();
  table->put("ear", "field");
  table->put("cock", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("hear", "crowed", "struck"));
}

TEST_F(Timing, WhatAFailedScriptHeldBackIsAnsweredAllTheSame) {
  rules.card("ear").forced("after", "hurt", Tier::after).does(word("after"));
  rules.image.abilities[rules.ability("strike")].effect =
      rules.function(Script{[](Entry& run) {
                       run.kernel.hold();
                       return Go::next;
                     }} +
                     deal("hurt", "wound", me, 2) + Script{[](Entry&) { return Go::refuse; }});
  deal_out();
  table->put("ear", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("after"));
}

TEST_F(Timing, ForcedAbilitiesComeBeforeReactionsOfTheSameTier) {
  rules.card("calm").reaction("choose", "hurt", Tier::when).does(word("choose"));
  rules.card("grim").forced("must", "hurt", Tier::when).does(word("must"));
  deal_out();
  table->put("calm", "field");
  table->put("grim", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("strike", "must"));
  EXPECT_THAT(table->offered(), ElementsAre("choose", "pass"));
  table->choose("choose");
  EXPECT_THAT(log, ElementsAre("strike", "must", "choose", "struck"));
}

TEST_F(Timing, ThePolicysArbiterOrdersSeveralForcedAbilities) {
  rules.image.policy.arbiter = rules.x("turn_of");
  for (const char* name : {"one", "two", "three"})
    rules.card(name).forced(name, "hurt", Tier::when).does(word(name));
  deal_out(2);
  table->kernel.mutable_state().globals[2] = table->avatar(1);
  for (const char* name : {"one", "two", "three"}) table->put(name, "field");
  table->start();
  EXPECT_EQ(table->asked(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("one", "two", "three")) << "they cannot be declined";
  table->choose("two");
  EXPECT_THAT(table->offered(), ElementsAre("one", "three"));
  table->choose("three");
  EXPECT_THAT(log, ElementsAre("strike", "two", "three", "one", "struck")) << "the last is no choice";
}

TEST_F(Timing, ATimingPointMayHaveItsOwnArbiterEvenAScript) {
  for (const char* name : {"one", "two"}) rules.card(name).forced(name, "hurt", Tier::when).does(word(name));
  const FunctionId f = rules.function([](const Kernel& k, const Context&) { return k.state().avatars[1]; });
  rules.image.points[rules.image.find_point("hurt")].arbiter = {kNoExpr, f};
  deal_out(2);
  for (const char* name : {"one", "two"}) table->put(name, "field");
  table->start();
  EXPECT_EQ(table->asked(), 1);
}

TEST_F(Timing, ReactionsAreOfferedToEveryPlayerUntilAllPass) {
  rules.card("ward").reaction("ward", "hurt", Tier::after).pay("coin", "1").does(word("ward"));
  deal_out(3);
  for (int p = 0; p < 3; ++p) {
    table->put("ward", "field", p);
    table->put("ward", "field", p);
    table->kernel.add_counter(table->avatar(p), 0, 5);
  }
  table->start();
  EXPECT_EQ(table->asked(), 0);
  table->pass();
  EXPECT_EQ(table->asked(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("ward", "ward", "pass"));
  table->choose("ward");
  EXPECT_EQ(table->asked(), 1);
  EXPECT_THAT(table->offered(), ElementsAre("ward", "pass")) << "each copy reacts once to one occurrence";
  table->pass();
  EXPECT_EQ(table->asked(), 2);
  table->pass();
  EXPECT_EQ(table->asked(), 0) << "who passed may react after somebody else has";
  table->pass();
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Timing, OneCardMayReactOnceToEveryOccurrence) {
  rules.image.abilities[rules.ability("strike")].effect =
      rules.function(deal("hurt", "wound", me, 1) + deal("hurt", "wound", me, 1));
  rules.card("ward").reaction("ward", "hurt", Tier::after).does(word("ward"));
  deal_out();
  table->put("ward", "field");
  table->start();
  EXPECT_TRUE(table->choose("ward"));
  EXPECT_TRUE(table->choose("ward"));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(log, ElementsAre("ward", "ward"));
}

TEST_F(Timing, ACardThatLeftAndCameBackIsANewOneAndMayReactAgain) {
  rules.card("bat")
      .forced("bite", "hurt", Tier::after)
      .when("me.hope < 1")
      .does(Script{
          say(log, "bite"), [](Entry& run) {
            if (++run.kernel.mutable_state().globals[0] == 2) return Go::done;
            run.kernel.move(run.call.me, run.kernel.zone_index(run.kernel.image().find_zone("hand"), 0));
            run.kernel.move(run.call.me, run.kernel.zone_index(run.kernel.image().find_zone("field"), 0));
            return Go::done;
          }});
  deal_out();
  table->put("bat", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("strike", "bite", "bite", "struck"));
}

TEST_F(Timing, WhatArisesInsideIsResolvedWhollyFirst) {
  rules.card("echo")
      .forced("echo", "hurt", Tier::when)
      .when("subject ~= me")
      .does(Script{say(log, "echo")} + deal("hurt", "wound", me, 1) + Script{say(log, "echoed")});
  rules.card("ear").forced("hear", "hurt", Tier::after).when("subject is tool").does(word("hear echo"));
  rules.image.definitions[rules.image.find_definition("echo")].tags.add(rules.image.tags.find("tool"));
  rules.card("end").forced("end", "hurt", Tier::after).when("subject is not tool").does(word("hear strike"));
  deal_out();
  for (const char* name : {"echo", "ear", "end"}) table->put(name, "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("strike", "echo", "hear echo", "echoed", "hear strike", "struck"));
}

TEST_F(Timing, WhatIsCancelledDoesNotHappenAndNobodyReactsFurther) {
  rules.card("ward").reaction("ward", "hurt", Tier::would).does({cancel()});
  rules.card("nose").forced("when", "hurt", Tier::when).does(word("when"));
  rules.card("ear").forced("after", "hurt", Tier::after).does(word("after"));
  deal_out();
  for (const char* name : {"ward", "nose", "ear"}) table->put(name, "field");
  table->start();
  table->choose("ward");
  EXPECT_THAT(log, ElementsAre("strike", "struck"));
  EXPECT_EQ(wounds(), 0);
}

TEST_F(Timing, WhatIsReplacedDoesNotHappenEither) {
  rules.card("swap").forced("swap", "hurt", Tier::would).does({cancel(2), add("coin", me, 1)});
  deal_out();
  const ComponentId swap = table->put("swap", "field");
  table->start();
  EXPECT_EQ(wounds(), 0);
  EXPECT_EQ(table->counter(swap, "coin"), 1);
}

TEST_F(Timing, AnAmountCanBeReducedBeforeItHappens) {
  rules.card("hide").forced("hide", "hurt", Tier::when).does({reduce(1)});
  rules.card("ear").forced("after", "hurt", Tier::after).when("amount == 1").does(word("one"));
  deal_out();
  table->put("hide", "field");
  table->put("ear", "field");
  table->start();
  EXPECT_EQ(wounds(), 1);
  EXPECT_THAT(log, ElementsAre("strike", "one", "struck"));
}

TEST_F(Timing, ConditionsSpeakOfTheParticipants) {
  rules.card("yes")
      .forced("yes", "hurt", Tier::when)
      .when("actor.avatar and subject == object and amount == 2")
      .does(word("yes"));
  rules.card("no").forced("no", "hurt", Tier::when).when("subject == me").does(word("no"));
  deal_out();
  table->put("yes", "field");
  table->put("no", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("strike", "yes", "struck"));
}

TEST_F(Timing, AStepAnnouncesAllTiers) {
  rules.procedure("game").announce("dawn", {"players", "none", "none", "round + 3"});
  rules.image.procedures[0].steps.erase(rules.image.procedures[0].steps.begin());
  rules.card("cock").forced("crow", "dawn", Tier::at).when("amount == 3").does(word("crow"));
  rules.card("cat").reaction("stretch", "dawn", Tier::after).does(word("stretch"));
  deal_out();
  table->put("cock", "field");
  table->put("cat", "field");
  table->start();
  EXPECT_THAT(log, ElementsAre("crow"));
  EXPECT_TRUE(table->choose("stretch"));
}

TEST_F(Timing, AForcedAbilityOfNobodyIsResolvedByWhomItSaysOrByTheActor) {
  std::vector<ComponentId> who;
  auto note = [&](Entry& run) {
    who.push_back(run.call.you);
    return Go::next;
  };
  rules.card("rock").forced("fall", "hurt", Tier::when).does({note});
  rules.card("tree").forced("fell", "hurt", Tier::at).you("turn_of").does({note});
  deal_out(2);
  for (const char* name : {"rock", "tree"})
    table->kernel.set_controller(table->put(name, "board"), kNoPlayer);
  table->kernel.mutable_state().globals[2] = table->avatar(1);
  table->start();
  EXPECT_THAT(who, ElementsAre(table->avatar(0), table->avatar(1)));
}

TEST_F(Timing, NothingIsAskedAfterTheGameIsOver) {
  rules.card("doom").forced("doom", "hurt", Tier::when).does({say(log, "doom"), [](Entry& run) {
                                                                run.kernel.finish(7);
                                                                return Go::done;
                                                              }});
  rules.card("ward").reaction("ward", "hurt", Tier::when).does(word("ward"));
  deal_out();
  table->put("doom", "field");
  table->put("ward", "field");
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(table->kernel.state().outcome, 7);
  EXPECT_THAT(log, ElementsAre("strike", "doom"));
  EXPECT_EQ(table->scripts.live(), 0);
  EXPECT_EQ(table->kernel.state().depth, 0);
  EXPECT_FALSE(table->kernel.request().open);
  EXPECT_FALSE(table->session.answer(0, {0}));
}

// --- copies
class Copies : public Timing {
 protected:
  Copies() {
    rules.card("cock").forced("crow", "dawn", Tier::at).does(word("crow"));
    rules.procedure("game").announce("dawn");
    auto& steps = rules.image.procedures[rules.image.find_procedure("game")].steps;
    steps.erase(steps.begin());
  }
  void deal_out() {
    table.emplace(rules, 2);
    a = table->put("cock", "field");
    b = table->put("cock", "field");
  }
  bool asks() {
    table->start();
    return table->session.status() == Status::asking;
  }
  ComponentId a = 0, b = 0;
};

TEST_F(Copies, ThatNothingTellsApartResolveWithoutAQuestion) {
  deal_out();
  EXPECT_FALSE(asks());
  EXPECT_THAT(log, ElementsAre("crow", "crow"));
}

TEST_F(Copies, ThatDifferAreAskedAbout) {
  deal_out();
  table->kernel.add_counter(b, 0, 1);
  EXPECT_TRUE(asks());
  deal_out();
  table->kernel.set_flag(a, 0, true);
  EXPECT_TRUE(asks());
  deal_out();
  table->kernel.mutable_state().components[a].memory[2] = 5;
  EXPECT_TRUE(asks());
  deal_out();
  table->kernel.move(b, table->zone("field", 1));
  EXPECT_TRUE(asks());
}

TEST_F(Copies, OfWhichSomethingElseSpeaksAreAskedAbout) {
  rules.card("collar");
  deal_out();
  table->put("collar", "worn", 0, b);
  EXPECT_TRUE(asks());
  deal_out();
  table->kernel.mutable_state().globals[1] = a;
  EXPECT_TRUE(asks());
  deal_out();
  Lasting lasting{};
  lasting.target = b;
  table->kernel.add_lasting(lasting);
  EXPECT_TRUE(asks());
}

TEST_F(Copies, AreAskedAboutWhileAScriptIsHalfway) {
  rules.procedure("game").script({begin("dawn"), say(log, "done")});
  rules.procedure("dawn").announce("dawn");
  auto& steps = rules.image.procedures[rules.image.find_procedure("game")].steps;
  steps.erase(steps.begin());
  deal_out();
  EXPECT_TRUE(asks()) << "it may know one of them";
}

// --- delayed effects
class Waiting : public Timing {
 protected:
  Stage wait(const std::string& ability, const std::string& period = "") {
    return [=, this](Entry& run) {
      Delayed delayed{};
      delayed.ability = rules.ability(ability);
      delayed.comp = run.call.me;
      delayed.you = run.call.you;
      delayed.span = period.empty() ? Span::own : span_of(rules.image.periods.find(period));
      run.kernel.add_delayed(delayed);
      return Go::next;
    };
  }
  void later(const std::string& name, const std::string& point, Script script,
             const std::string& condition = "true") {
    rules.card(name).manual(name).when(condition).does(std::move(script));
    Ability& ability = rules.image.abilities[rules.ability(name)];
    ability.point = rules.image.find_point(point);
    ability.tier = Tier::at;
  }
  void strike(Script script) {
    rules.image.abilities[rules.ability("strike")].effect = rules.function(std::move(script));
  }
};

TEST_F(Waiting, FiresOnceWhenItsTimeComes) {
  later("fuse", "dawn", word("bang"));
  strike({wait("fuse")});
  rules.procedure("game").announce("dawn").announce("dawn");
  deal_out();
  table->start();
  EXPECT_THAT(log, ElementsAre("bang"));
  EXPECT_EQ(table->kernel.state().delayed_count, 0);
}

TEST_F(Waiting, FiresForWhatAScriptAnnouncesThoughNoCardListens) {
  later("fuse", "hurt", word("bang"));
  strike(Script{wait("fuse")} + deal("hurt", "wound", me, 1));
  deal_out();
  table->start();
  EXPECT_THAT(log, ElementsAre("bang"));
}

TEST_F(Waiting, WaitsUntilItsConditionHolds) {
  later("fuse", "dawn", word("bang"), "round == 2");
  strike({wait("fuse")});
  rules.procedure("game").announce("dawn").set("round", "2").announce("dawn");
  deal_out();
  table->start();
  EXPECT_THAT(log, ElementsAre("bang"));
}

TEST_F(Waiting, IsForgottenWhenItsPeriodEnds) {
  later("fuse", "dawn", word("bang"));
  strike({wait("fuse", "day")});
  rules.procedure("game").expires("day").announce("dawn");
  deal_out();
  table->start();
  EXPECT_THAT(log, IsEmpty());
}

TEST_F(Waiting, SeveralAreOrderedByTheArbiter) {
  later("fuse", "dawn", word("bang"));
  later("tick", "dawn", word("tock"));
  rules.card("cock").forced("crow", "dawn", Tier::at).does(word("crow"));
  strike({wait("fuse"), wait("tick")});
  rules.procedure("game").announce("dawn");
  deal_out();
  table->put("cock", "field");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("crow", "fuse", "tick"));
  table->choose("tick");
  table->choose("crow");
  EXPECT_THAT(log, ElementsAre("tock", "crow", "bang"));
}

TEST_F(Waiting, TwiceTheSameIsNoQuestionOfOrder) {
  later("fuse", "dawn", word("bang"));
  strike({wait("fuse"), wait("fuse")});
  rules.procedure("game").announce("dawn");
  deal_out();
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(log, ElementsAre("bang", "bang"));
}

TEST_F(Waiting, ThatWaitsAgainWaitsForTheNextTime) {
  later("fuse", "dawn", word("bang"));
  rules.image.abilities[rules.ability("fuse")].effect = rules.function({say(log, "bang"), wait("fuse")});
  strike({wait("fuse")});
  rules.procedure("game").announce("dawn").announce("dawn");
  deal_out();
  table->start();
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_THAT(log, ElementsAre("bang", "bang"));
}

}  // namespace
