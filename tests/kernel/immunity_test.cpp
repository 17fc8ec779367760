// Immunity: effects of some sources neither choose nor change a component.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Immunity : public ::testing::Test {
 protected:
  Immunity() {
    rules.image.policy.immune = rules.value("immune");
    rules.procedure("game").window("free");
    rules.card("ox").tag("beast").value("might", 3);
    rules.card("wolf")
        .tag("beast")
        .value("might", 3)
        .constant("thick hide")
        .adds("immune", "1", "it == me and that is tool");
    rules.card("banner").tag("tool").constant("banner").adds("might", "2", "it is beast");
    rules.card("song").tag("magic").constant("song").adds("might", "1", "it is beast");
  }
  void deal_out() { table.emplace(rules, 1); }
  int might(ComponentId id) { return table->value(id, "might"); }
  void lasts(ComponentId id, int amount, ComponentId source) {
    Lasting lasting{};
    lasting.key = rules.image.values_names.find("might");
    lasting.amount = amount;
    lasting.target = id;
    lasting.source = source;
    table->kernel.add_lasting(lasting);
  }
  // Notes the source of the running script.
  Stage note_source() {
    return [this](Entry& run) {
      const ComponentId id = run.kernel.source();
      log.push_back(id ? rules.image.definitions[run.kernel.component(id).definition].id : "the rules");
      return Go::next;
    };
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<std::string> log;
};

TEST_F(Immunity, KeepsModifiersOfTheStatedSourcesAway) {
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), wolf = table->put("wolf", "wild");
  table->put("banner", "field");
  table->put("song", "field");
  EXPECT_EQ(might(ox), 6);
  EXPECT_EQ(might(wolf), 4);
  std::vector<Explained> lines;
  table->kernel.unfloored(wolf, rules.image.values_names.find("might"), 0, kNoId, &lines);
  EXPECT_EQ(lines.size(), 1u);
}

TEST_F(Immunity, OfALastingEffectIsSettledWhenItBegins) {
  rules.card("oil").constant("oil").adds("immune", "1", "it is beast and that is magic");
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), song = table->put("song", "pile");
  lasts(ox, 4, song);
  const ComponentId oil = table->put("oil", "field");
  EXPECT_EQ(might(ox), 7) << "it was there before";
  lasts(ox, 10, song);
  EXPECT_EQ(might(ox), 7);
  table->kernel.move(oil, table->zone("hand"));
  EXPECT_EQ(might(ox), 7) << "it was not made then, so it is not there now";
  lasts(ox, 10, song);
  EXPECT_EQ(might(ox), 17);
}

TEST_F(Immunity, LeavesNoTargetUnlessTheRulesChooseIt) {
  rules.card("net").tag("tool").window("throw", "free").target("beasts");
  rules.card("axe").tag("tool").window("strike", "free").target("beasts");
  rules.image.abilities[rules.ability("strike")].target_by_rules = true;
  rules.card("fist").tag("tool").window("punch", "free").target("beasts");
  rules.image.abilities[rules.ability("punch")].inherent = true;
  deal_out();
  table->put("wolf", "wild");
  for (const char* card : {"net", "axe", "fist"}) table->put(card, "field");
  table->start();
  EXPECT_THAT(table->offered(), ElementsAre("strike@wolf", "punch@wolf", "pass"));
}

TEST_F(Immunity, IsToEffectsOfTheCardWhoseScriptRuns) {
  rules.card("net")
      .tag("tool")
      .window("throw", "free")
      .limit(1, "game", LimitScope::instance)
      .pay_script([](const Kernel&, const Context&) { return 1; }, {note_source()})
      .does({note_source(),
             [](Entry& run) {
               EXPECT_FALSE(run.kernel.by_rules(true));
               return Go::next;
             },
             note_source(),
             [](Entry& run) {
               EXPECT_TRUE(run.kernel.by_rules(false));
               return Go::next;
             },
             note_source()});
  rules.card("fist").window("punch", "free").limit(1, "game", LimitScope::instance).does({note_source()});
  rules.image.abilities[rules.ability("punch")].inherent = true;
  deal_out();
  table->put("net", "field");
  table->put("fist", "field");
  table->start();
  EXPECT_EQ(table->kernel.source(), 0);
  ASSERT_TRUE(table->choose("throw"));
  EXPECT_THAT(log, ElementsAre("the rules", "net", "the rules", "net")) << "a cost is no effect";
  log.clear();
  ASSERT_TRUE(table->choose("punch"));
  EXPECT_THAT(log, ElementsAre("the rules"));
}

TEST_F(Immunity, IsAskedOfASource) {
  deal_out();
  const ComponentId ox = table->put("ox", "wild"), wolf = table->put("wolf", "wild"),
                    banner = table->put("banner", "pile"), song = table->put("song", "pile");
  EXPECT_TRUE(table->kernel.is_immune(wolf, banner));
  EXPECT_FALSE(table->kernel.is_immune(wolf, song));
  EXPECT_FALSE(table->kernel.is_immune(wolf, 0)) << "nothing is immune to the rules";
  EXPECT_FALSE(table->kernel.is_immune(ox, banner));
  table->kernel.move(wolf, table->zone("pile"));
  EXPECT_FALSE(table->kernel.is_immune(wolf, banner));
}

}  // namespace
