// Explanations of failed conditions, down to the numbers.
#include "explain/reasoning.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "expression/compiler.hpp"

namespace misk::game {
namespace {

class ReasoningTest : public ::testing::Test {
 protected:
  ReasoningTest() {
    scripts_ = scripts_for(catalog_, "the_gathering");
    game::Setup setup;
    setup.scenario = "the_gathering";
    setup.avatars = {"roland_banks"};
    game_ = std::make_unique<Game>(catalog_, *scripts_, setup);
    game_->start(3);
    EXPECT_TRUE(game_->answer(0, {}));  // no mulligan
    you_ = game_->kernel().state().avatars[0];
    cop_ = put("beat_cop", "hand");
  }
  kernel::ComponentId put(const std::string& card, const std::string& zone) {
    auto& k = game_->kernel();
    return k.create(k.image().find_definition(card), k.zone_index(k.image().find_zone(zone), 0), 0);
  }
  /// The explanation of a condition of the Beat Cop, for Roland.
  std::string why(const std::string& text) {
    kernel::Context context;
    context.me = context.it = cop_;
    context.you = you_;
    return reasoning(*game_, kernel::compile(game_->host().mutable_image(), text), context);
  }

  Catalog catalog_{test::bundled()};
  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Game> game_;
  kernel::ComponentId you_ = 0, cop_ = 0;
};

TEST_F(ReasoningTest, AComparisonIsToldWithWhatItsSidesComeTo) {
  EXPECT_EQ(why("you.resources > 10"), "5 > 10");
  EXPECT_EQ(why("you.resources + 2 * 3 <= you.damage"), "11 <= 0");
  EXPECT_EQ(why("10 < you.resources"), "10 < 5");
  EXPECT_EQ(why("here.clues > 5"), "2 > 5") << "a name of the game's own";
  EXPECT_EQ(why("you.place == none"), "Study == none");
  EXPECT_EQ(why("me.bearer ~= you"), "Roland Banks ~= Roland Banks");
  EXPECT_EQ(why("lead == none"), "Roland Banks == none") << "a global that is a card";
  EXPECT_EQ(why("min(you.resources, 3) > 4"), "3 > 4");
}

TEST_F(ReasoningTest, OfSeveralPartsThoseAreToldThatDecide) {
  EXPECT_EQ(why("you.resources > 10 and you.damage > 0"), "you.resources > 10: 5 > 10");
  EXPECT_EQ(why("you.resources > 1 and you.damage > 0"), "you.damage > 0: 0 > 0");
  EXPECT_EQ(why("you.resources > 10 or you.damage > 0"), "you.resources > 10: 5 > 10; you.damage > 0: 0 > 0");
  EXPECT_EQ(why("not (you.resources > 1)"), "you.resources > 1: 5 > 1");
  EXPECT_EQ(why("not (you.resources > 1 and you.damage == 0)"),
            "you.resources > 1: 5 > 1; you.damage == 0: 0 == 0");
  EXPECT_EQ(why("not (you.resources > 9 or you.damage == 0)"), "you.damage == 0: 0 == 0");
  EXPECT_EQ(why("(you.resources > 9 or you.damage > 1) and you.clues == 0"),
            "you.resources > 9: 5 > 9; you.damage > 1: 0 > 1");
  EXPECT_EQ(why("you.damage"), "0");
}

TEST_F(ReasoningTest, WhatACardIsAndWhereIsToldInWords) {
  EXPECT_EQ(why("me is location"), "Beat Cop is not");
  EXPECT_EQ(why("not me is ally"), "me is ally: Beat Cop is");
  EXPECT_EQ(why("me in play"), "Beat Cop is in hand");
  EXPECT_EQ(why("me in discard"), "Beat Cop is in hand");
  EXPECT_EQ(why("me.exhausted"), "Beat Cop: no");
  EXPECT_EQ(why("me.zone == you.zone"), "hand == investigators");
  EXPECT_EQ(why("target in play"), "none");
  EXPECT_EQ(why("exists(target)"), "none");
  EXPECT_EQ(why("test.succeeded"), "it is not running");
  EXPECT_EQ(why("test"), "it is not running");
}

TEST_F(ReasoningTest, OfASetItIsToldWhoDecides) {
  EXPECT_EQ(why("any(enemies_here: it.health > 3)"), "nothing is in enemies_here");
  EXPECT_EQ(why("any(locations: it.clues > 9)"), "none of 1 in locations: Study (2 > 9)");
  EXPECT_EQ(why("all(locations: it.clues > 9)"), "not all of 1 in locations: Study (2 > 9)");
  EXPECT_EQ(why("count(locations) > 3"), "1 > 3");
  EXPECT_EQ(why("sum(investigators: it.clues) >= 2"), "0 >= 2");
  EXPECT_EQ(why("count(locations: it.clues > 5)"), "0, of 1 in locations: Study (2 > 5)");
}

TEST_F(ReasoningTest, AValueIsToldWithWhatItIsMadeOf) {
  EXPECT_EQ(why("you.combat > 9"), "4 > 9");
  put("beat_cop", "play");
  EXPECT_EQ(why("you.combat > 9"), "5 (base 4, +1 Beat Cop) > 9");
  EXPECT_EQ(why("check(combat, you, me) > 9"), "5 (base 4, +1 Beat Cop) > 9");
  EXPECT_EQ(made_of(*game_, you_, game_->kernel().image().values_names.find("combat")),
            "base 4, +1 Beat Cop");
  EXPECT_EQ(made_of(*game_, you_, game_->kernel().image().values_names.find("agility")), "");
}

TEST_F(ReasoningTest, EveryConditionOfThePacksCanBeTold) {
  // The kernel tests the values; here the explanation must only never be empty.
  const kernel::Image& image = game_->kernel().image();
  put("beat_cop", "play");
  std::size_t told = 0;
  for (std::size_t e = 0; e < image.expressions.size(); ++e) {
    for (kernel::ComponentId me = 1; me <= game_->kernel().state().component_count;
         me = static_cast<kernel::ComponentId>(me + 23)) {
      kernel::Context context;
      context.me = context.it = context.target = me;
      context.you = you_;
      std::string text = reasoning(*game_, static_cast<kernel::ExprId>(e), context);
      for (const kernel::Definition& named : image.definitions)  // a title may contain a question mark
        if (const auto at = text.find(named.title);
            named.title.find('?') != std::string::npos && at < text.size())
          text.erase(at, named.title.size());
      EXPECT_EQ(text.find('?'), std::string::npos) << image.expression_texts[e] << ": " << text;
      EXPECT_NE(text, "") << image.expression_texts[e];
      ++told;
    }
  }
  EXPECT_GT(told, 1000u);
}

}  // namespace
}  // namespace misk::game
