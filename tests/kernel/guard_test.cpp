// Inputs that the kernel refuses, so that no game and no file can corrupt it; and the log and stack that it
// shows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>

#include "kernel/tiny_game.hpp"
#include "script/stack_words.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Guards : public ::testing::Test {
 protected:
  Rules rules;
  std::optional<Table> table;
};

TEST_F(Guards, AnAnnouncementBeforeTheGameBeginsIsOnlyLogged) {
  rules.card("ear").forced("hear", "hurt", Tier::after).does({add("hope", me, 1)});
  table.emplace(rules, 1);
  table->put("ear", "field");
  const Participants v = {1, 1, 1, 1, 0};
  EXPECT_FALSE(table->kernel.announce_after(rules.image.find_point("hurt"), v));
  EXPECT_EQ(table->kernel.events().size(), 1u);
  EXPECT_EQ(table->kernel.state().pending_count, 0);
}

TEST_F(Guards, AttachmentsInACircleFallTogether) {
  rules.card("a");
  table.emplace(rules, 1);
  const ComponentId a = table->put("a", "worn"), b = table->put("a", "worn", 0, a),
                    self = table->put("a", "worn");
  table->kernel.set_parent(a, b);
  table->kernel.set_parent(self, self);
  table->kernel.discard(a);
  table->kernel.discard(self);
  EXPECT_EQ(table->cards("pile").size(), 3u);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Guards, AConditionCannotChangeAnything) {
  rules.card("a");
  table.emplace(rules, 1);
  const ComponentId a = table->put("a", "field");
  Kernel& k = table->kernel;
  const auto before = hash_state(k.state());
  k.querying = 1;
  const Participants v = {};
  std::int32_t amount = 0;
  bool goes_on = false;
  EXPECT_THROW(k.move(a, table->zone("pile")), std::logic_error);
  EXPECT_THROW(k.discard(a), std::logic_error);
  EXPECT_THROW(k.set_parent(a, 0), std::logic_error);
  EXPECT_THROW(k.set_controller(a, 0), std::logic_error);
  EXPECT_THROW(k.set_face(a, 1), std::logic_error);
  EXPECT_THROW(k.turn_into(a, 0), std::logic_error);
  EXPECT_THROW(k.set_flag(a, 0, true), std::logic_error);
  EXPECT_THROW(k.add_counter(a, 0, 1), std::logic_error);
  EXPECT_THROW(k.shuffle(table->zone("deck")), std::logic_error);
  EXPECT_THROW(k.pick(table->zone("field")), std::logic_error);
  EXPECT_THROW(k.roll(6), std::logic_error);
  EXPECT_THROW(k.add_lasting({}), std::logic_error);
  EXPECT_THROW(k.add_delayed({}), std::logic_error);
  EXPECT_THROW(k.finish(1), std::logic_error);
  EXPECT_THROW(k.announce_before(0, v, amount, goes_on), std::logic_error);
  EXPECT_THROW((void)k.announce_after(0, v), std::logic_error);
  EXPECT_THROW(k.hold(), std::logic_error);
  EXPECT_THROW((void)k.release(), std::logic_error);
  EXPECT_THROW(k.call_procedure(0, {}), std::logic_error);
  EXPECT_THROW(k.ask({}), std::logic_error);
  EXPECT_THROW(k.use_ability(0, a, 0, 0, 0, true), std::logic_error);
  k.querying = 0;
  EXPECT_EQ(hash_state(k.state()), before);
}

TEST_F(Guards, TooManyLastingAndDelayedEffectsAreRefused) {
  rules.card("a").manual("x");
  table.emplace(rules, 1);
  const ComponentId a = table->put("a", "field");
  Lasting lasting{};
  lasting.target = a;
  Delayed delayed{};
  delayed.comp = a;
  delayed.span = Span::own;
  EXPECT_THROW(for (int i = 0; i < 1000; ++i) table->kernel.add_lasting(lasting), std::length_error);
  EXPECT_THROW(for (int i = 0; i < 1000; ++i) table->kernel.add_delayed(delayed), std::length_error);
}

// --- endless work
TEST_F(Guards, SetsOfSetsOfSetsAreCutShortAndTheGameGoesOn) {
  rules.set("crowd", {"field"});
  rules.card("horn").window("blow", "free").does({add("hope", me, 1)});
  rules.card("eye")
      .forced("see", "hurt", Tier::after)
      .when("count(crowd: count(crowd: count(crowd: count(crowd: it == that) > 5) > 5) > 5) > 5")
      .does({add("hope", me, 1)});
  rules.procedure("game").window("free").announce("hurt").set("score", "7");
  table.emplace(rules, 1);
  table->put("horn", "field");
  table->put("eye", "field");
  for (int i = 0; i < 300; ++i) table->put("horn", "field");
  table->start();
  ASSERT_TRUE(table->pass());
  ASSERT_FALSE(table->scripts.messages.empty());
  EXPECT_THAT(table->scripts.messages[0], HasSubstr("looked at more than 50,000,000 times"));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(table->global("score"), 7);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Guards, WaysThatAllPlacesChangeAreCutShort) {
  rules.image.policy.way = rules.value("way");
  rules.card("p").symbol("p").constant("span").adds("way", "1", "it == me");
  rules.card("eye")
      .forced("see", "hurt", Tier::after)
      .when("distance(me, me) == 3")
      .does({add("hope", me, 1)});
  rules.procedure("game").announce("hurt").set("score", "7");
  table.emplace(rules, 1);
  table->put("eye", "field");
  for (int i = 0; i < 1500; ++i) table->put("p", "board");
  table->start();
  ASSERT_FALSE(table->scripts.messages.empty());
  EXPECT_THAT(table->scripts.messages[0], HasSubstr("looked at more than 50,000,000 times"));
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(table->global("score"), 7);
}

// --- endless processes
const std::string kTooDeepForScripts =
    "effects are nested more than " + std::to_string(kMaxScriptDepth) + " deep";
const std::string kTooDeep = "effects are nested more than " + std::to_string(kMaxFrames) + " deep";

TEST_F(Guards, AScriptThatAnswersItselfEndsAndTheGameGoesOn) {
  rules.card("ear").forced("echo", "hurt", Tier::after).does(deal("hurt", "wound", me, 1));
  rules.card("horn").window("blow", "free").does(deal("hurt", "wound", me, 1));
  rules.procedure("game").window("free").set("score", "7");
  table.emplace(rules, 1);
  table->put("horn", "field");
  table->put("ear", "field");
  table->start();
  ASSERT_TRUE(table->choose("blow"));
  EXPECT_THAT(table->scripts.messages, ElementsAre(kTooDeepForScripts)) << "one script, and it says so";
  EXPECT_EQ(table->session.status(), Status::asking);
  EXPECT_EQ(table->session.rollbacks, 1u);
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->session.status(), Status::over);
  EXPECT_EQ(table->global("score"), 7);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Guards, RulesThatAnswerThemselvesAreCutShortAndTheGameGoesOn) {
  rules.procedure("again").announce("hurt");
  rules.card("ear").forced("echo", "hurt", Tier::after).runs("again");
  rules.card("horn").window("blow", "free").does(deal("hurt", "wound", me, 1));
  rules.procedure("game").window("free").set("score", "7");
  std::uint64_t hash = 0;
  for (int time = 0; time < 2; ++time) {
    table.emplace(rules, 1);
    table->put("horn", "field");
    const ComponentId ear = table->put("ear", "field");
    table->start();
    ASSERT_TRUE(table->choose("blow"));
    EXPECT_THAT(table->scripts.messages, ElementsAre(kTooDeep));
    EXPECT_EQ(table->session.status(), Status::asking);
    EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
    EXPECT_EQ(table->kernel.component(ear).zone, table->zone("field"));
    EXPECT_EQ(table->fault(), "");
    if (time) {
      EXPECT_EQ(table->session.hash(), hash) << "it always comes to the same";
    }
    hash = table->session.hash();
    EXPECT_TRUE(table->pass());
    EXPECT_EQ(table->global("score"), 7);
  }
}

TEST_F(Guards, AnAbilityWhoseProcedureCallsItselfEnds) {
  rules.procedure("part");
  rules.procedure("part").call("part");
  rules.card("horn").window("blow", "free").pay("coin", "1", "you").runs("part");
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  table->session.keep_history = true;
  table->put("horn", "field");
  table->kernel.add_counter(table->avatar(0), 0, 2);
  table->start();
  const auto before = table->session.hash();
  ASSERT_TRUE(table->choose("blow"));
  EXPECT_THAT(table->scripts.messages, ElementsAre(kTooDeep));
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
  EXPECT_EQ(table->counter(table->avatar(0), "coin"), 1) << "what was paid is gone";
  ASSERT_TRUE(table->session.undo_to(0));
  EXPECT_EQ(table->session.hash(), before);
}

TEST_F(Guards, AScriptThatAnswersItselfTwiceIsUndoneAndTheGameGoesOn) {
  rules.card("ear")
      .forced("echo", "hurt", Tier::after)
      .does(deal("hurt", "wound", me, 1) + deal("hurt", "wound", me, 1));
  rules.card("horn").window("blow", "free").does(deal("hurt", "hope", me, 1));
  rules.procedure("game").window("free").set("score", "7");
  table.emplace(rules, 1);
  const ComponentId horn = table->put("horn", "field"), ear = table->put("ear", "field");
  table->start();
  ASSERT_TRUE(table->choose("blow"));
  EXPECT_EQ(table->session.status(), Status::asking);
  EXPECT_EQ(table->scripts.messages.back(), "this goes on without an end (undone)");
  EXPECT_EQ(table->counter(horn, "hope"), 1) << "what it answered has happened";
  EXPECT_EQ(table->counter(ear, "wound"), 0);
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->global("score"), 7);
}

TEST_F(Guards, HoweverManyEffectsFailAtOnceTheGameGoesOn) {
  rules.card("ear").forced("hear", "dawn", Tier::after).does({add("wound", me, 1), fail()});
  rules.procedure("game").announce("dawn").set("score", "7").window("free");
  table.emplace(rules, 1);
  std::vector<ComponentId> ears;
  for (int i = 0; i < 100; ++i) ears.push_back(table->put("ear", "field"));
  table->start();
  EXPECT_EQ(table->session.status(), Status::over) << "nobody was asked, or this shows nothing";
  EXPECT_EQ(table->session.rollbacks, 100u);
  EXPECT_EQ(table->global("score"), 7);
  for (const ComponentId ear : ears) EXPECT_EQ(table->counter(ear, "wound"), 0);
  EXPECT_THAT(table->scripts.messages, IsEmpty());
}

TEST_F(Guards, WhatAScriptHoldsBackHasALimitAlsoWhereItsProcedureAnnouncesIt) {
  rules.card("ear").forced("hear", "dawn", Tier::after).does({add("wound", me, 1)});
  rules.procedure("noise").announce("dawn").set("round", "round + 1").again("round < 300", 0);
  rules.image.procedures[rules.image.find_procedure("noise")].steps[0].only_after = true;
  rules.card("horn")
      .window("blow", "free")
      .does(together(Script{add("hope", me, 1), begin("noise"), add("hope", me, 1)}));
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  const ComponentId horn = table->put("horn", "field"), ear = table->put("ear", "field");
  table->start();
  ASSERT_TRUE(table->choose("blow"));
  EXPECT_THAT(table->scripts.messages,
              ElementsAre("more than 256 timing points that wait for their reactions (undone)"));
  EXPECT_EQ(table->session.status(), Status::asking);
  EXPECT_EQ(table->counter(horn, "hope"), 0) << "the script is undone";
  EXPECT_EQ(table->counter(ear, "wound"), 0);
  EXPECT_EQ(table->kernel.state().pending_count, 0);
  EXPECT_EQ(table->scripts.live(), 0);
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Guards, BehindADecisionTheRestOfAnEffectIsLeftOut) {
  rules.procedure("part");
  rules.procedure("part").call("part");
  rules.procedure("asks").window("free").call("part");
  rules.card("horn")
      .window("blow", "free")
      .limit(1, "game", LimitScope::instance)
      .does({add("hope", me, 1), begin("asks"), add("hope", me, 5)});
  rules.card("bell").window("ring", "free").does({add("wound", me, 1)});
  rules.procedure("game").window("free").set("score", "7").window("free");
  table.emplace(rules, 1);
  const ComponentId horn = table->put("horn", "field"), bell = table->put("bell", "field");
  table->start();
  ASSERT_TRUE(table->choose("blow"));
  ASSERT_TRUE(table->choose("ring"));
  ASSERT_TRUE(table->pass());
  EXPECT_THAT(table->scripts.messages, ElementsAre(kTooDeep));
  EXPECT_EQ(table->session.status(), Status::asking);
  EXPECT_EQ(table->counter(horn, "hope"), 1) << "what came before the decision stays, the rest is left out";
  EXPECT_EQ(table->counter(bell, "wound"), 1);
  EXPECT_EQ(table->scripts.live(), 0);
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->global("score"), 7);
}

TEST_F(Guards, ALimitOfManyUsesCountsThemAll) {
  rules.card("horn")
      .window("blow", "free")
      .limit(kMaxUses + 40, "game", LimitScope::instance)
      .does({add("hope", me, 1)});
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  const ComponentId horn = table->put("horn", "field");
  table->start();
  while (table->choose("blow")) {
  }
  EXPECT_EQ(table->counter(horn, "hope"), kMaxUses + 40);
  EXPECT_THAT(table->scripts.messages, IsEmpty());
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Guards, MoreLimitsThanCanBeCountedCloseTheWindowAndTheGameGoesOn) {
  rules.card("horn")
      .window("blow", "free")
      .limit(1, "game", LimitScope::instance)
      .does({add("hope", you, 1)});
  rules.procedure("game").window("free").set("score", "7").window("free");
  table.emplace(rules, 1);
  for (int i = 0; i <= kMaxUses; ++i) table->put("horn", "field");
  table->start();
  for (int i = 0; i < kMaxUses; ++i) ASSERT_TRUE(table->choose("blow"));
  EXPECT_EQ(table->global("score"), 0);
  ASSERT_TRUE(table->choose("blow"));
  EXPECT_THAT(table->scripts.messages, ElementsAre("more than 512 uses counted at once"));
  EXPECT_EQ(table->counter(table->avatar(0), "hope"), kMaxUses) << "what cannot be counted is not used";
  EXPECT_EQ(table->global("score"), 7) << "the next window";
  EXPECT_EQ(table->session.status(), Status::asking);
}

TEST_F(Guards, ASessionThatRanOutOfFramesCanBeTakenBack) {
  rules.procedure("part");
  rules.procedure("part").call("part");
  rules.procedure("game").window("free").call("part");
  rules.card("horn").window("blow", "free").does({add("hope", me, 1)});
  table.emplace(rules, 1);
  table->session.keep_history = true;
  table->put("horn", "field");
  table->start();
  const auto before = table->session.hash();
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->session.status(), Status::stuck) << "no card is to blame";
  EXPECT_EQ(table->session.halted(), kTooDeep);
  EXPECT_FALSE(table->session.answer(0, {0}));
  ASSERT_TRUE(table->session.undo_to(0));
  EXPECT_EQ(table->session.halted(), "");
  EXPECT_EQ(table->session.hash(), before);
  EXPECT_THAT(table->offered(), ElementsAre("blow", "pass"));
}

TEST_F(Guards, AGameThatIsStuckCanBeTakenBack) {
  rules.procedure("part").set("score", "1").jump(0);
  rules.card("horn").window("blow", "free").runs("part");
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  table->session.keep_history = true;
  table->put("horn", "field");
  table->start();
  table->choose("blow");
  EXPECT_EQ(table->session.status(), Status::stuck);
  ASSERT_TRUE(table->session.undo_to(0));
  EXPECT_TRUE(table->pass());
  EXPECT_EQ(table->session.status(), Status::over);
}

TEST_F(Guards, TheStackSaysWhatIsResolving) {
  rules.card("horn").window("blow", "free").does({ask(0, {"a", "b"})});
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  table->put("horn", "field");
  table->start();
  table->choose("blow");
  const std::string text = misk::script::stack_text(table->kernel);
  for (const char* part : {"question", "script (horn)", "ability \"blow\" (horn)", "window free", "game 0"})
    EXPECT_THAT(text, HasSubstr(part));
}

TEST_F(Guards, EventsTellWhatHappenedAndCanBeSwitchedOff) {
  rules.card("horn")
      .window("blow", "free")
      .limit(1, "game", LimitScope::instance)
      .does(deal("hurt", "wound", me, 2));
  rules.procedure("game").window("free");
  for (const bool record : {true, false}) {
    table.emplace(rules, 1);
    table->kernel.record_events = record;
    const ComponentId horn = table->put("horn", "field");
    table->start();
    table->choose("blow");
    const auto& events = table->kernel.events();
    if (!record) {
      EXPECT_TRUE(events.empty());
      continue;
    }
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].kind, Event::Kind::ability);
    EXPECT_EQ(events[0].source, horn);
    EXPECT_EQ(events[1].kind, Event::Kind::point);
    EXPECT_EQ(events[1].id, rules.image.find_point("hurt"));
    EXPECT_EQ(events[1].v[3], 2);
    EXPECT_EQ(events[1].decision, 1u);
  }
}

}  // namespace
