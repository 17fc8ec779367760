// Positions under changed rules: their numbers get new meanings.
#include "reload/renumbering.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// A lamp with a limited and a lasting ability, and a window that stays open. `extra`: a card that loads
// before it, so that everything gets other numbers; `rules` replace the first ones.
void declare(Rules& rules, bool extra) {
  rules.window("free");
  if (extra) {
    rules.value("weight");
    rules.image.tags.add("fruit");
    rules.card("apple").tag("fruit").window("eat", "free").does({add("hope", you, 5)});
  }
  rules.value("shine");
  rules.image.tags.add("bright");
  rules.card("lamp")
      .tag("bright")
      .value("shine", 2)
      .window("light", "free")
      .limit(1, "day", LimitScope::instance)
      .does({add("hope", you, 1)});
  rules.card("bell").window("ring", "free");
  rules.procedure("game").begins("day").window("free").again("true", 1);
}

struct Tables {
  explicit Tables(bool extra = true) {
    declare(before, false);
    declare(after, extra);
    old.emplace(before, 1);
    lamp = old->put("lamp", "field");
    old->put("bell", "field");
    old->start();
    now.emplace(after, 1);
  }
  Rules before, after;
  std::optional<Table> old, now;
  ComponentId lamp = 0;
};

TEST(Renumbering, ALimitThatWasSpentStaysSpentUnderOtherNumbers) {
  Tables t;
  ASSERT_TRUE(t.old->choose("light"));
  EXPECT_THAT(t.old->offered(), ElementsAre("ring", "pass"));
  const Renumbering renumbering(t.before.image, t.after.image);
  EXPECT_EQ(t.now->session.take_over(t.old->session, renumbering), "");
  EXPECT_EQ(t.now->names("field"), (std::vector<std::string>{"lamp", "bell"}));
  EXPECT_EQ(t.now->counter(t.now->avatar(0), "hope"), 1);
  EXPECT_THAT(t.now->offered(), ElementsAre("ring", "pass")) << "its one use was before";
  EXPECT_EQ(t.now->value(t.lamp, "shine"), 2);
  EXPECT_EQ(t.now->fault(), "");
  EXPECT_THAT(renumbering.added(), ElementsAre(HasSubstr("apple")));
}

TEST(Renumbering, TheSameRulesChangeNothing) {
  Tables t(false);
  const std::uint64_t hash = t.old->session.hash();
  const Renumbering renumbering(t.before.image, t.after.image);
  ASSERT_EQ(t.now->session.take_over(t.old->session, renumbering), "");
  EXPECT_EQ(t.now->session.hash(), hash);
  EXPECT_THAT(t.now->offered(), ElementsAre("light", "ring", "pass"));
}

TEST(Renumbering, AComponentWithoutAScriptIsInTheWay) {
  Rules before, after;
  declare(before, true);
  declare(after, false);
  Table old(before, 1), now(after, 1);
  old.put("apple", "field");
  old.start();
  const Renumbering renumbering(before.image, after.image);
  const std::uint64_t hash = now.session.hash();
  EXPECT_THAT(now.session.take_over(old.session, renumbering), HasSubstr("apple"));
  EXPECT_EQ(now.session.hash(), hash) << "nothing was taken over";
}

TEST(Renumbering, AWindowThatIsOpenAndGoneIsInTheWay) {
  Rules before, after;
  for (Rules* rules : {&before, &after}) {
    const std::string window = rules == &before ? "stall" : "market";
    rules->window(window);
    rules->card("bell").window("ring", window);
    rules->procedure("game").begins("day").window(window).again("true", 1);
  }
  Table old(before, 1), now(after, 1);
  old.put("bell", "field");
  old.start();
  EXPECT_THAT(now.session.take_over(old.session, Renumbering(before.image, after.image)), HasSubstr("stall"));
}

TEST(Renumbering, WhatIsRememberedOfBeforeAnAbilityIsReadByTheNewRules) {
  Rules before, after;
  for (Rules* rules : {&before, &after}) {
    if (rules == &after) rules->card("apple");  // so all others have other numbers
    rules->image.policy.remembers = rules->image.tags.add("deed");
    rules->image.policy.remembered = rules->point("over");
    rules->card("axe").window("chop", "free").tag("deed").does({add("wound", you, 1)});
    rules->card("clock").reaction("unwind", "over", Tier::after).does({[](Entry& run) {
      run.kernel.rewind();
      return Go::yield;
    }});
    rules->procedure("game").window("free");
  }
  Table old(before, 1), now(after, 1);
  old.put("axe", "field");
  old.put("clock", "field");
  old.start();
  ASSERT_TRUE(old.choose("chop"));
  ASSERT_EQ(now.session.take_over(old.session, Renumbering(before.image, after.image)), "");
  ASSERT_THAT(now.offered(), ElementsAre("unwind", "pass"));
  ASSERT_TRUE(now.choose("unwind"));
  EXPECT_EQ(now.counter(now.avatar(0), "wound"), 0);
  EXPECT_THAT(now.offered(), ElementsAre("chop", "pass"));
  EXPECT_EQ(now.names("field"), (std::vector<std::string>{"axe", "clock"}));
  EXPECT_EQ(now.fault(), "");
}

TEST(Renumbering, AnAnswerThatIsNotAllowedAnyMoreIsTakenBack) {
  const auto rules_with = [](Rules& rules, std::initializer_list<const char*> labels) {
    std::vector<std::string> list(labels.begin(), labels.end());
    rules.procedure("game").script({ask(0, list),
                                    [](Entry& run) {
                                      run.kernel.mutable_state().globals[0] = run.values[1];
                                      return Go::next;
                                    },
                                    ask(0, {"x", "y"})});
  };
  Rules before, after;
  rules_with(before, {"a", "b", "c"});
  rules_with(after, {"a", "b"});
  Table old(before, 1), now(after, 1);
  old.start();
  ASSERT_TRUE(old.choose("c"));
  ASSERT_EQ(now.session.take_over(old.session, Renumbering(before.image, after.image)), "");
  EXPECT_THAT(now.session.journal(), IsEmpty());
  EXPECT_THAT(now.offered(), ElementsAre("a", "b"));
}

}  // namespace
