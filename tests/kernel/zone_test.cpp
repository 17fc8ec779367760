// Zones and their order, moves, entering and leaving play, and the random source.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;

class Zones : public ::testing::Test {
 protected:
  Zones() {
    for (const char* name : {"a", "b", "c", "d", "e"}) rules.card(name);
    rules.card("hill");
    rules.card("ring").discards_to("");
    rules.card("crown").constant("shines").adds("might", "1", "it == me");
    table.emplace(rules, 2);
  }
  Kernel& k() { return table->kernel; }
  void fill(const std::string& zone) {
    for (const char* name : {"a", "b", "c", "d", "e"}) ids.push_back(table->put(name, zone));
  }
  Rules rules;
  std::optional<Table> table;
  std::vector<ComponentId> ids;
};

TEST_F(Zones, KeepTheOrderInWhichCardsCame) {
  fill("deck");
  EXPECT_THAT(table->names("deck"), ElementsAre("a", "b", "c", "d", "e"));
  k().move(ids[2], table->zone("deck"), Where::top);
  EXPECT_THAT(table->names("deck"), ElementsAre("c", "a", "b", "d", "e"));
  k().move(ids[0], table->zone("deck"), Where::bottom);
  EXPECT_THAT(table->names("deck"), ElementsAre("c", "b", "d", "e", "a"));
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Zones, OfTwoPlayersAreTwoZones) {
  table->put("a", "hand", 0);
  table->put("b", "hand", 1);
  EXPECT_THAT(table->names("hand", 0), ElementsAre("a"));
  EXPECT_THAT(table->names("hand", 1), ElementsAre("b"));
}

TEST_F(Zones, MovingFirstLastMiddleAndOnlyCardKeepsTheListsWhole) {
  fill("deck");
  for (const int i : {0, 4, 2, 1, 3}) {
    k().move(ids[static_cast<std::size_t>(i)], table->zone("pile"));
    EXPECT_EQ(table->fault(), "");
  }
  EXPECT_TRUE(table->cards("deck").empty());
  EXPECT_THAT(table->names("pile"), ElementsAre("d", "b", "c", "e", "a"));
}

TEST_F(Zones, OnlyCardsWhereSomethingListensAreLive) {
  const ComponentId crown = table->put("crown", "hand");
  EXPECT_EQ(table->value(crown, "might"), 0);
  k().move(crown, table->zone("field"));
  EXPECT_EQ(table->value(crown, "might"), 1);
  k().move(crown, table->zone("pile"));
  EXPECT_EQ(table->value(crown, "might"), 0);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Zones, LeavingPlayClearsCountersFlagsAndMemoryAndIsANewInstance) {
  const ComponentId a = table->put("a", "hand");
  k().move(a, table->zone("field"));
  const int instance = k().component(a).instance;
  k().add_counter(a, 0, 3);
  k().set_flag(a, 0, true);
  k().mutable_state().components[a].memory[2] = 5;
  k().move(a, table->zone("field", 1));
  EXPECT_EQ(k().component(a).instance, instance) << "from play to play it stays the same";
  EXPECT_EQ(table->counter(a, "coin"), 3);
  k().move(a, table->zone("hand", 1));
  EXPECT_EQ(table->counter(a, "coin"), 0);
  EXPECT_EQ(k().component(a).flags, 0);
  EXPECT_EQ(k().component(a).memory[2], 0);
  EXPECT_EQ(k().component(a).controller, 1);
  EXPECT_EQ(k().component(a).owner, 0);
  k().move(a, table->zone("field"));
  EXPECT_NE(k().component(a).instance, instance);
}

TEST_F(Zones, AttachmentsFallWithTheirHostAndTheirOwnAttachmentsWithThem) {
  const ComponentId host = table->put("a", "field"), on = table->put("b", "worn", 0, host),
                    onon = table->put("c", "worn", 1, on),
                    other = table->put("d", "worn", 0, table->avatar(0));
  k().add_counter(onon, 0, 2);
  k().discard(host);
  EXPECT_THAT(table->names("pile", 0), ElementsAre("a", "b"));
  EXPECT_THAT(table->names("pile", 1), ElementsAre("c")) << "to its owner's pile";
  EXPECT_THAT(table->cards("worn"), ElementsAre(other));
  EXPECT_EQ(k().component(on).parent, 0);
  EXPECT_EQ(table->counter(onon, "coin"), 0);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Zones, ManyAttachmentsOfOneHostAllFall) {
  const ComponentId host = table->put("a", "field");
  for (int i = 0; i < 40; ++i) table->put(i % 2 ? "b" : "c", "worn", 0, i % 3 ? host : table->avatar(0));
  k().move(host, table->zone("limbo"));
  for (const ComponentId id : table->cards("worn")) EXPECT_EQ(k().component(id).parent, table->avatar(0));
  EXPECT_EQ(table->cards("worn").size(), 14u);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Zones, LastingEffectsOnACardEndWhenItLeavesPlay) {
  const ComponentId a = table->put("a", "field"), b = table->put("b", "field");
  for (const ComponentId id : {a, b}) {
    Lasting lasting{};
    lasting.key = rules.image.values_names.find("might");
    lasting.amount = 2;
    lasting.target = id;
    k().add_lasting(lasting);
  }
  EXPECT_EQ(table->value(a, "might"), 2);
  k().discard(a);
  k().move(a, table->zone("field"));
  EXPECT_EQ(table->value(a, "might"), 0);
  EXPECT_EQ(table->value(b, "might"), 2);
}

TEST_F(Zones, DiscardingWhatHasNoPileIsAnError) {
  const ComponentId ring = table->put("ring", "field");
  EXPECT_THROW(k().discard(ring), std::logic_error);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Zones, CountersStopAtZeroAndSayWhatWasReallyAdded) {
  const ComponentId a = table->put("a", "field");
  EXPECT_EQ(k().add_counter(a, 0, 3), 3);
  EXPECT_EQ(k().add_counter(a, 0, -5), -3);
  EXPECT_EQ(table->counter(a, "coin"), 0);
  EXPECT_TRUE(k().set_flag(a, 1, true));
  EXPECT_FALSE(k().set_flag(a, 1, true));
}

TEST_F(Zones, TooManyComponentsAreRefused) {
  EXPECT_THROW(
      {
        for (int i = 0; i < kMaxComponents; ++i) table->put("a", "limbo");
      },
      std::length_error);
  EXPECT_EQ(table->kernel.state().component_count, kMaxComponents - 1);
  EXPECT_EQ(table->fault(), "");
}

TEST_F(Zones, TooManyPlayersAreRefused) {
  EXPECT_THROW(Table(rules, kMaxPlayers + 1), std::length_error);
  EXPECT_THROW(Table(rules, 0), std::length_error);
}

TEST_F(Zones, APlayerSeesWhatThePlaceOfHisThingsIs) {
  const ComponentId hill = table->put("hill", "board");
  k().set_parent(table->avatar(1), hill);
  const ComponentId tool = table->put("a", "field", 1), on = table->put("b", "worn", 1, tool),
                    held = table->put("c", "hand", 1), hidden = table->put("d", "deck", 1);
  EXPECT_EQ(k().place(tool), hill);
  EXPECT_EQ(k().place(on), hill);
  EXPECT_EQ(k().place(held), hill);
  EXPECT_EQ(k().place(hidden), 0);
  EXPECT_EQ(k().bearer(tool), table->avatar(1));
  EXPECT_EQ(k().bearer(on), table->avatar(1));
  EXPECT_EQ(k().bearer(hill), table->avatar(0)) << "it is controlled by the first player";
  k().set_controller(hill, kNoPlayer);
  EXPECT_EQ(k().bearer(hill), 0);
  const ComponentId moss = table->put("e", "worn", 0, hill);
  k().set_controller(moss, kNoPlayer);
  EXPECT_EQ(k().bearer(moss), 0);
}

TEST_F(Zones, AttachmentsInACircleAreNowhereAndDoNotHang) {
  const ComponentId a = table->put("a", "worn"), b = table->put("b", "worn", 0, a);
  k().set_parent(a, b);
  k().set_controller(a, kNoPlayer);
  k().set_controller(b, kNoPlayer);
  EXPECT_EQ(k().place(a), 0);
  EXPECT_EQ(k().bearer(a), 0);
}

// --- places
TEST(Places, HaveDistancesAndShortestWays) {
  Rules rules;
  rules.card("a").symbol("a").leads_to("b");
  rules.card("b").symbol("b").leads_to("a").leads_to("c").symbol("far", 1);
  rules.card("c").symbol("c").leads_to("d");
  rules.card("d").symbol("d").leads_to("c").leads_to("a");
  rules.card("e").symbol("e");
  Table table(rules, 1);
  std::vector<ComponentId> p;
  for (const char* name : {"a", "b", "c", "d", "e"}) p.push_back(table.put(name, "board"));
  Kernel& k = table.kernel;
  EXPECT_EQ(k.distance(p[0], p[0]), 0);
  EXPECT_EQ(k.distance(p[0], p[3]), 3);
  EXPECT_EQ(k.distance(p[3], p[0]), 1) << "a way may lead one way only";
  EXPECT_EQ(k.distance(p[0], p[4]), -1);
  EXPECT_TRUE(k.connected(p[0], p[1]));
  EXPECT_FALSE(k.connected(p[1], p[3]));
  EXPECT_FALSE(k.connected(p[0], p[0]));
  EXPECT_FALSE(k.connected(p[0], kMaxComponents + 1)) << "there is no such component";
  const std::string ids = std::to_string(p[0]) + ", " + std::to_string(p[1]) + ", " + std::to_string(p[3]);
  EXPECT_EQ(table.x("toward(" + ids + ")"), 1);
  k.move(p[1], table.zone("limbo"));
  EXPECT_EQ(k.distance(p[0], p[3]), -1) << "a place out of play is no way";
  k.move(p[1], table.zone("board"));
  EXPECT_EQ(k.distance(p[0], p[3]), 3);
  k.set_face(p[1], 1);
  EXPECT_EQ(k.distance(p[0], p[3]), -1) << "its other face has another symbol";
  k.set_face(p[1], 0);
  k.turn_into(p[1], rules.image.find_definition("e"));
  EXPECT_EQ(k.distance(p[0], p[3]), -1) << "it is another place now";
  k.turn_into(p[1], rules.image.find_definition("b"));
  EXPECT_EQ(k.distance(p[0], p[3]), 3);
}

TEST(Places, AreConnectedAsCardsSay) {
  Rules rules;
  rules.image.policy.way = rules.value("way");
  rules.card("a").symbol("a").leads_to("b");
  rules.card("b").symbol("b").leads_to("a").tag("red");
  rules.card("c").symbol("c");
  rules.card("bridge").constant("span").adds("way", "1",
                                             "it is red and that.parent == none and not that is red");
  rules.card("wall").constant("bar").adds("way", "-2", "that is red and connected(it, that)");
  Table table(rules, 1);
  Kernel& k = table.kernel;
  const ComponentId a = table.put("a", "board"), b = table.put("b", "board"), c = table.put("c", "board");
  EXPECT_TRUE(k.connected(a, b));
  EXPECT_FALSE(k.connected(b, c));
  const ComponentId bridge = table.put("bridge", "field");
  EXPECT_TRUE(k.connected(b, c));
  EXPECT_FALSE(k.connected(c, b)) << "it leads one way only";
  EXPECT_EQ(k.distance(a, c), 2);
  k.set_parent(c, b);
  EXPECT_FALSE(k.connected(b, c)) << "its condition is worked out anew";
  k.set_parent(c, 0);
  const ComponentId wall = table.put("wall", "field");
  EXPECT_FALSE(k.connected(a, b)) << "though the symbols say so";
  EXPECT_TRUE(k.connected(b, a));
  k.move(bridge, table.zone("pile"));
  EXPECT_FALSE(k.connected(b, c));
  k.move(wall, table.zone("pile"));
  EXPECT_TRUE(k.connected(a, b));
}

TEST(Places, HaveDistancesHoweverManyThereAre) {
  constexpr int kPlaces = 150;
  Rules rules;
  for (int i = 0; i < kPlaces; ++i) {
    const std::string name = "p" + std::to_string(i);
    rules.card(name).symbol(name).leads_to("p" + std::to_string(i + 1));
  }
  Table table(rules, 1);
  std::vector<ComponentId> p;
  for (int i = 0; i < kPlaces; ++i) p.push_back(table.put("p" + std::to_string(i), "board"));
  Kernel& k = table.kernel;
  EXPECT_EQ(k.distance(p.front(), p.back()), kPlaces - 1);
  EXPECT_EQ(k.distance(p[70], p[140]), 70);
  EXPECT_EQ(k.distance(p[70], p[70]), 0);
  EXPECT_EQ(k.distance(p.back(), p.front()), -1);
  EXPECT_TRUE(k.connected(p[100], p[101]));
  EXPECT_FALSE(k.connected(p[101], p[100]));
  EXPECT_FALSE(k.connected(p[36], p[101])) << "64 apart";
}

// --- the random source
class Chance : public Zones {
 protected:
  std::vector<std::string> shuffled(std::uint64_t seed) {
    Table t(rules, 1);
    for (const char* name : {"a", "b", "c", "d", "e"}) t.put(name, "deck");
    t.kernel.mutable_state().random.seed(seed);
    t.kernel.shuffle(t.zone("deck"));
    EXPECT_EQ(t.fault(), "");
    return t.names("deck");
  }
};

TEST_F(Chance, OneSeedGivesOneOrderAndOtherSeedsOthers) {
  EXPECT_EQ(shuffled(7), shuffled(7));
  std::vector<std::vector<std::string>> orders;
  for (std::uint64_t seed = 0; seed < 200; ++seed) orders.push_back(shuffled(seed));
  std::sort(orders.begin(), orders.end());
  orders.erase(std::unique(orders.begin(), orders.end()), orders.end());
  EXPECT_GT(orders.size(), 80u) << "of the 120 orders there are";
}

TEST_F(Chance, DiceAndDrawsAreEvenAndComeFromTheSeed) {
  fill("bag");
  k().mutable_state().random.seed(3);
  int faces[7] = {};
  for (int i = 0; i < 6000; ++i) ++faces[k().roll(6)];
  EXPECT_EQ(faces[0], 0);
  for (int f = 1; f <= 6; ++f) EXPECT_NEAR(faces[f], 1000, 150);
  int drawn[5] = {};
  for (int i = 0; i < 5000; ++i) ++drawn[k().pick(table->zone("bag")) - ids[0]];
  for (const int n : drawn) EXPECT_NEAR(n, 1000, 150);
  EXPECT_GE(k().roll(0), 1) << "a die without faces has one";
  EXPECT_EQ(k().pick(table->zone("hand")), 0);
}

TEST_F(Chance, DrawsCanBeScriptedAndDoNotTouchTheSeed) {
  fill("bag");
  const auto before = hash_state(k().state());
  const Id bag = rules.image.find_zone("bag");
  k().scripted = {{bag, rules.image.find_definition("d")}, {bag, rules.image.find_definition("b")}};
  k().scripted_rolls = {6, 1};
  EXPECT_EQ(k().pick(table->zone("bag")), ids[3]);
  EXPECT_EQ(k().pick(table->zone("bag")), ids[1]);
  EXPECT_EQ(k().roll(6), 6);
  EXPECT_EQ(k().roll(6), 1);
  EXPECT_EQ(hash_state(k().state()), before);
  k().roll(6);
  EXPECT_NE(hash_state(k().state()), before);
}

TEST_F(Chance, AScriptedDrawOfWhatIsNotThereIsLeftToChance) {
  fill("bag");
  const ComponentId other = table->put("crown", "limbo");
  k().scripted = {{rules.image.find_zone("bag"), k().component(other).definition}};
  EXPECT_NE(k().pick(table->zone("bag")), 0);
}

TEST_F(Chance, ShufflesCanBeSwitchedOff) {
  fill("deck");
  k().scripted_no_shuffle = true;
  k().shuffle(table->zone("deck"));
  EXPECT_THAT(table->names("deck"), ElementsAre("a", "b", "c", "d", "e"));
}

}  // namespace
