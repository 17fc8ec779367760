// What the kernel refuses, so that no game and no file can bring it out of step; and the log and stack it
// shows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class Guards : public ::testing::Test {
 protected:
  Rules rules;
  std::optional<Table> table;
};

TEST_F(Guards, AnAnnouncementBeforeTheGameBeginsIsOnlyLogged) {
  rules.card("ear").forced("hear", "hurt", Tier::after).does({add("hope", me, 1)});
  table.emplace(rules, 1);
  table->put("ear", "field");
  const std::int32_t v[5] = {1, 1, 1, 1, 0};
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
  const std::int32_t v[5] = {};
  std::int32_t amount = 0;
  bool goes_on = false;
  EXPECT_THROW(k.move(a, table->zone("pile")), std::logic_error);
  EXPECT_THROW(k.discard(a), std::logic_error);
  EXPECT_THROW(k.set_parent(a, 0), std::logic_error);
  EXPECT_THROW(k.set_controller(a, 0), std::logic_error);
  EXPECT_THROW(k.set_face(a, 1), std::logic_error);
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
  delayed.period = 255;
  EXPECT_THROW(for (int i = 0; i < 1000; ++i) table->kernel.add_lasting(lasting), std::length_error);
  EXPECT_THROW(for (int i = 0; i < 1000; ++i) table->kernel.add_delayed(delayed), std::length_error);
}

TEST_F(Guards, ASessionThatRanOutOfFramesCanBeTakenBack) {
  rules.procedure("part");
  rules.procedure("part").call("part");
  rules.card("horn").window("blow", "free").runs("part");
  rules.procedure("game").window("free");
  table.emplace(rules, 1);
  table->session.keep_history = true;
  table->put("horn", "field");
  table->start();
  const auto before = table->session.hash();
  EXPECT_THROW(table->choose("blow"), std::length_error);
  EXPECT_EQ(table->session.status(), Status::stuck);
  EXPECT_FALSE(table->session.answer(0, {0}));
  ASSERT_TRUE(table->session.undo_to(0));
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
  const std::string text = table->kernel.stack_text();
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
