// Modifiers that contradict each other, tags that are lost, and components that change their kind.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "kernel/tiny_game.hpp"

namespace {

using namespace tiny;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Contradiction : public ::testing::Test {
 protected:
  Contradiction() {
    rules.card("ox").tag("beast").value("might", 3);
    rules.card("pause").window("wait", "free");
    rules.procedure("judge", {"one", "other"}).script({[this](Entry& run) {
      const Frame* frame = run.kernel.procedure_frame(rules.image.find_procedure("judge"));
      const auto one = static_cast<ComponentId>(frame->locals[0]),
                 other = static_cast<ComponentId>(frame->locals[1]);
      asked.push_back(name(one) + "/" + name(other));
      if (name(one) == favourite) run.kernel.add_order(one, other);
      if (name(other) == favourite) run.kernel.add_order(other, one);
      return Go::next;
    }});
    rules.image.policy.conflict = rules.image.find_procedure("judge");
    rules.procedure("game").window("free");
  }
  void deal_out() {
    table.emplace(rules, 1);
    table->put("pause", "field");
    ox = table->put("ox", "wild");
  }
  void says(const std::string& card, const std::string& amount, ModifierOp op) {
    rules.card(card).constant(card).adds("might", amount, "it is beast", op);
  }
  // Continues the game, so that pending changes are settled.
  void go_on() {
    if (table->session.status() == Status::asking)
      table->choose("wait");
    else
      table->start();
  }
  int might() { return table->value(ox, "might"); }
  std::string name(ComponentId id) {
    return rules.image.definitions[table->kernel.component(id).definition].id;
  }
  Rules rules;
  std::optional<Table> table;
  ComponentId ox = 0;
  std::vector<std::string> asked;
  std::string favourite;
};

TEST_F(Contradiction, IsAskedOnceAndRemembered) {
  says("three", "3", ModifierOp::base);
  says("nine", "9", ModifierOp::base);
  favourite = "three";
  deal_out();
  table->put("three", "field");
  table->put("nine", "field");
  go_on();
  EXPECT_THAT(asked, ElementsAre("three/nine"));
  EXPECT_EQ(might(), 3);
  go_on();
  EXPECT_THAT(asked, ElementsAre("three/nine"));
  State saved;
  copy_state(saved, table->kernel.state());
  table->kernel.restore(saved);
  EXPECT_EQ(might(), 3) << "the order is part of the position";
}

TEST_F(Contradiction, OfOtherInstancesIsAskedAgain) {
  says("three", "3", ModifierOp::base);
  says("nine", "9", ModifierOp::base);
  favourite = "three";
  deal_out();
  const ComponentId three = table->put("three", "field");
  table->put("nine", "field");
  go_on();
  table->kernel.move(three, table->zone("hand"));
  EXPECT_EQ(might(), 9);
  table->kernel.move(three, table->zone("field"));
  favourite = "nine";
  go_on();
  EXPECT_THAT(asked, ElementsAre("three/nine", "three/nine"));
  EXPECT_EQ(might(), 9);
}

TEST_F(Contradiction, WithoutAnAnswerTheLaterCountsAndTheGameGoesOn) {
  says("three", "3", ModifierOp::base);
  says("nine", "9", ModifierOp::base);
  deal_out();
  table->put("nine", "field");
  table->put("three", "field");
  go_on();
  EXPECT_EQ(asked.size(), 1u);
  EXPECT_EQ(might(), 3);
}

TEST_F(Contradiction, IsNoneBetweenWhatHasPrecedence) {
  says("three", "3", ModifierOp::base);
  rules.card("law").tag("red").constant("law").adds("might", "9", "it is beast", ModifierOp::base);
  rules.image.policy.precedence = rules.x("it is red");
  favourite = "three";
  deal_out();
  table->put("law", "field");
  table->put("three", "field");
  go_on();
  EXPECT_THAT(asked, IsEmpty());
  EXPECT_EQ(might(), 9);
}

TEST_F(Contradiction, IsNoneBetweenEqualNumbersOrOtherComponents) {
  says("three", "3", ModifierOp::base);
  says("third", "3", ModifierOp::base);
  rules.card("else").constant("else").adds("might", "9", "it is tool", ModifierOp::base);
  deal_out();
  for (const char* card : {"three", "third", "else"}) table->put(card, "field");
  go_on();
  EXPECT_THAT(asked, IsEmpty());
}

TEST_F(Contradiction, OfThreeAsksOnlyAboutThoseThatStillCount) {
  says("three", "3", ModifierOp::base);
  says("nine", "9", ModifierOp::base);
  says("six", "6", ModifierOp::base);
  favourite = "nine";
  deal_out();
  for (const char* card : {"three", "nine"}) table->put(card, "field");
  go_on();
  table->put("six", "field");
  go_on();
  EXPECT_THAT(asked, ElementsAre("three/nine", "nine/six"));
  EXPECT_EQ(might(), 9);
}

TEST_F(Contradiction, BetweenASetOutcomeAndWhatIsAddedIsAskedOfEach) {
  says("is five", "5", ModifierOp::set);
  says("plus", "2", ModifierOp::add);
  says("double", "2", ModifierOp::multiply);
  says("base", "20", ModifierOp::base);
  favourite = "double";
  deal_out();
  table->put("is five", "field");
  table->put("base", "field");
  go_on();
  EXPECT_THAT(asked, IsEmpty()) << "the base is what the outcome is made of";
  EXPECT_EQ(might(), 5);
  table->put("plus", "field");
  table->put("double", "field");
  go_on();
  EXPECT_THAT(asked, ElementsAre("is five/plus", "is five/double"));
  EXPECT_EQ(might(), 14) << "unasked, the later comes over it: (5 + 2) * 2";
  table->kernel.add_order(table->cards("field")[1], table->cards("field")[3]);
  EXPECT_EQ(might(), 10);
}

TEST_F(Contradiction, OfLastingEffectsIsFoundToo) {
  says("three", "3", ModifierOp::base);
  rules.card("spell");
  favourite = "spell";
  deal_out();
  table->put("three", "field");
  Lasting lasting{};
  lasting.key = rules.image.values_names.find("might");
  lasting.op = static_cast<std::uint8_t>(ModifierOp::base);
  lasting.amount = 7;
  lasting.target = ox;
  lasting.source = table->put("spell", "pile");
  table->kernel.add_lasting(lasting);
  go_on();
  EXPECT_THAT(asked, ElementsAre("three/spell"));
  EXPECT_EQ(might(), 7);
}

TEST_F(Contradiction, ForgetsTheOldestOrders) {
  constexpr int kCards = kMaxOrders + 8;
  for (int i = 0; i < kCards; ++i) rules.card("c" + std::to_string(i));
  deal_out();
  std::vector<ComponentId> cards;
  for (int i = 0; i < kCards; ++i) cards.push_back(table->put("c" + std::to_string(i), "field"));
  for (std::size_t i = 1; i < cards.size(); ++i) table->kernel.add_order(cards[i - 1], cards[i]);
  EXPECT_EQ(table->kernel.state().orders_count, kMaxOrders);
  const Order& last = table->kernel.state().orders[kMaxOrders - 1];
  EXPECT_EQ(last.over, cards[kCards - 2]);
  EXPECT_EQ(last.under, cards[kCards - 1]);
}

class Kinds : public ::testing::Test {
 protected:
  Kinds() {
    Image& image = rules.image;
    image.policy.kind = rules.value("kind");
    for (const char* tag : {"beast", "tool"}) image.policy.kinds.push_back(image.tags.find(tag));
    rules.card("ox").tag("beast").tag("red");
  }
  void lasts(std::uint16_t key, ModifierOp op, int amount) {
    Lasting lasting{};
    lasting.key = key;
    lasting.op = static_cast<std::uint8_t>(op);
    lasting.amount = amount;
    lasting.target = ox;
    lasting.span = span_of(rules.image.periods.find("day"));
    table->kernel.add_lasting(lasting);
  }
  bool is(const std::string& tag) { return table->kernel.has_tag(ox, rules.image.tags.find(tag)); }
  std::uint16_t tag_key(const std::string& tag) { return rules.image.tag_key(rules.image.tags.find(tag)); }
  Rules rules;
  std::optional<Table> table;
  ComponentId ox = 0;
};

TEST_F(Kinds, AChangeTakesTheOldOneAwayUntilItIsOver) {
  table.emplace(rules, 1);
  ox = table->put("ox", "wild");
  EXPECT_TRUE(is("beast"));
  lasts(rules.image.policy.kind, ModifierOp::base, 2);
  EXPECT_FALSE(is("beast"));
  EXPECT_TRUE(is("tool"));
  EXPECT_TRUE(is("red")) << "no kind";
  EXPECT_FALSE(is("magic"));
  table->kernel.expire(rules.image.periods.find("day"));
  EXPECT_TRUE(is("beast"));
  EXPECT_FALSE(is("tool"));
}

TEST_F(Kinds, AConstantMayChangeThem) {
  rules.card("hammer").constant("tame").adds("kind", "2", "it is red", ModifierOp::base);
  table.emplace(rules, 1);
  ox = table->put("ox", "wild");
  EXPECT_TRUE(is("beast"));
  table->put("hammer", "field");
  EXPECT_FALSE(is("beast"));
  EXPECT_TRUE(is("tool"));
}

TEST_F(Kinds, OtherTagsAreCountedAndLostOneByOne) {
  rules.card("wash").constant("wash").adds("might", "1");
  rules.image.abilities[rules.ability("wash")].modifiers = {
      {tag_key("red"), ModifierOp::add, rules.x("0 - 1"), rules.x("it is beast")}};
  table.emplace(rules, 1);
  ox = table->put("ox", "wild");
  EXPECT_TRUE(is("red"));
  table->put("wash", "field");
  EXPECT_FALSE(is("red"));
  lasts(tag_key("red"), ModifierOp::add, 1);
  EXPECT_TRUE(is("red")) << "it had two and lost one";
  lasts(tag_key("beast"), ModifierOp::add, -1);
  EXPECT_FALSE(is("beast"));
  EXPECT_TRUE(is("red")) << "what washes a beast does not wash this";
}

TEST(SameAbility, IsThatOfACopyOrOfTheRules) {
  Rules rules;
  auto add = [&](const std::string& card, const std::string& title, const std::string& text, bool inherent) {
    const Id id = rules.card(card).title(title).manual("blow").id();
    rules.image.abilities[id].text = text;
    rules.image.abilities[id].inherent = inherent;
    return id;
  };
  const Id axe = add("axe", "Axe", "Chop.", false), copy = add("axe2", "Axe", "Chop.", false),
           better = add("axe3", "Axe", "Chop twice.", false), sword = add("sword", "Sword", "Chop.", false),
           fist = add("one", "One", "Hit.", true), other = add("two", "Two", "Hit.", true);
  EXPECT_TRUE(rules.image.same_ability(axe, axe));
  EXPECT_TRUE(rules.image.same_ability(axe, copy));
  EXPECT_FALSE(rules.image.same_ability(axe, better));
  EXPECT_FALSE(rules.image.same_ability(axe, sword));
  EXPECT_TRUE(rules.image.same_ability(fist, other)) << "the rules give it to both";
  rules.image.abilities[other].inherent = false;
  EXPECT_FALSE(rules.image.same_ability(fist, other));
  const Id second = rules.card("pick").title("Pick").manual("blow").id();
  const Id third = CardWords(rules, rules.image.abilities[second].definition).manual("blow").id();
  EXPECT_FALSE(rules.image.same_ability(second, third)) << "two on one card";
}

}  // namespace
