// The grammar of card texts: every production does what its example says, and does not take its near miss.
#include "import/grammar.hpp"

#include <array>
#include <sstream>

#include "import/effects.hpp"
#include "support.hpp"

namespace misk::importing {
namespace {

using ::testing::HasSubstr;

PackFiles read_by_grammar(const std::string& kind, const std::string& text) {
  Known known = testing::known();
  known.traits.insert({"cultist", "firearm", "hex", "humanoid", "tactic", "tool", "weapon"});
  known.grammar = &testing::grammar();
  const auto cards = nlohmann::ordered_json::array({testing::card_json(kind, text)});
  return make_pack(read_project(testing::project_of(cards).dump(), "made_up.json"), testing::with_fields(),
                   known);
}

std::string example_of(const std::string& text, std::string& kind) {
  const std::size_t colon = text.find(": ");
  kind = text.substr(0, colon);
  return text.substr(colon + 2);
}

TEST(ImportGrammar, EveryExampleIsUnderstoodAndItsNearMissIsNot) {
  int examples = 0;
  for (const Grammar::Example& each : testing::grammar().examples()) {
    SCOPED_TRACE(each.name);
    std::string kind;
    if (!each.example.empty()) {
      const std::string text = example_of(each.example, kind);
      const ImportedCard card = read_by_grammar(kind, text).report.cards.at(0);
      EXPECT_EQ(card.todo, 0) << each.example << "\n" << (card.reasons.empty() ? "" : card.reasons.front());
      ++examples;
    }
    if (!each.near.empty()) {
      const std::string text = example_of(each.near, kind);
      EXPECT_GT(read_by_grammar(kind, text).report.cards.at(0).todo, 0) << each.near;
    }
  }
  EXPECT_GT(examples, 60);
}

// A card of a type for which nothing else is known.
std::string tree_of(const std::string& type, const std::string& text) {
  CardFacts facts;
  facts.type = type;
  return testing::grammar().tree(facts, with_self(text, "", type));
}

struct Gold {
  std::string type, goal, words, tree;
};

std::vector<Gold> gold_trees() {
  std::vector<Gold> out;
  std::istringstream lines(testing::read_source("tests/import/gold_trees.txt"));
  for (std::string head, tree; std::getline(lines, head) && std::getline(lines, tree);) {
    const std::size_t bar = head.find(" | "), colon = head.find(": ");
    out.push_back(
        {head.substr(0, bar), head.substr(bar + 3, colon - bar - 1), head.substr(colon + 2), trimmed(tree)});
  }
  return out;
}

// The cards that these sentences name.
void name_cards() {
  testing::grammar().set_names({{"Night Hall", {"location"}},
                                {"Drowned Cellar", {"location"}},
                                {"Grey Ferryman", {"enemy"}},
                                {"Salt Widow", {"enemy"}},
                                {"Cold Draught", {"treachery"}}});
}

TEST(ImportGrammar, SentencesMeanWhatWasAgreed) {
  name_cards();
  const std::vector<Gold> all = gold_trees();
  EXPECT_GE(all.size(), 300u);
  for (const Gold& gold : all) EXPECT_EQ(tree_of(gold.type, gold.goal + gold.words), gold.tree) << gold.words;
}

// A word that is left out, moved or replaced gives no meaning, or another. Few words are not needed.
TEST(ImportGrammar, EachWordCounts) {
  name_cards();
  const std::set<std::string> may_be_left_out = {"and", "of", "your"};
  for (const Gold& gold : gold_trees()) {
    const std::vector<std::string> words = split(gold.words, " ");
    const auto means_the_same = [&](const std::vector<std::string>& other) {
      return other != words && !other.empty() &&
             tree_of(gold.type, gold.goal + joined(other, " ")) == gold.tree;
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
      auto without = words, replaced = words, swapped = words;
      without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_TRUE(!means_the_same(without) || may_be_left_out.count(words[i])) << joined(without, " ");
      replaced[i] = "banana";
      EXPECT_FALSE(means_the_same(replaced)) << joined(replaced, " ");
      if (i + 1 < words.size()) std::swap(swapped[i], swapped[i + 1]);
      EXPECT_FALSE(means_the_same(swapped)) << joined(swapped, " ");
    }
  }
}

// What is not certain stays a TODO, and says why.
TEST(ImportGrammar, WhatIsNotCertainIsLeft) {
  const std::vector<std::array<const char*, 3>> cases = {
      {"asset", "[reaction] After an enemy engages you: Discard it and draw an enemy.", "not understood"},
      {"enemy", "<b>Forced</b> - When the round ends: Take 1 horror.", "nobody is 'you' here"},
      {"event", "Deal 1 damage to that enemy.", "nothing before says which enemy is meant"},
      {"treachery", "<b>Revelation</b> - Ready this treachery.", "not in play yet"},
      {"location", "This location cannot be evaded.", "a location has no cannot_be_evaded"},
      {"reference", "[skull]: -1. If you fail, take 1 horror. Take 1 damage.",
       "does this depend on the result"},
      {"reference", "[skull]: -X. X is the number of enemies engaged with you.",
       "cannot be counted for a chaos token"},
      {"reference", "[skull]: -1. If you fail, reveal another token.", "for which test is it revealed?"},
      {"advance", "Each investigator is defeated. Draw 1 card.", "is anybody left after this?"},
      {"advance", "The lamps go out. Take 1 horror.", "nobody is 'you' here"},
      {"advance", "It becomes fully flooded.", "which location is flooded?"},
      {"advance", "Read the section. Each investigator takes 1 horror.", "not understood"},
      {"treachery", "<b>Revelation</b> - You must either (choose one): // - Take 1 horror.",
       "there is only one option"},
      {"treachery",
       "<b>Revelation</b> - You must choose one: // - Take 1 horror. // - Draw 1 card (from below).",
       "not understood"},
      {"investigator", "[elder_sign] effect: +1. Draw 1 card (2 cards instead if you succeed by 2 or more).",
       "no test says by how much"},
      {"asset",
       "[free] Exhaust this asset: Choose an enemy at your location. Choose an enemy engaged with you. Deal "
       "1 "
       "damage to that enemy.",
       "it is not clear which enemy is meant"},
  };
  for (const auto& [kind, text, why] : cases) {
    const ImportedCard card = read_by_grammar(kind, text).report.cards.at(0);
    EXPECT_GT(card.todo, 0) << text;
    ASSERT_FALSE(card.reasons.empty()) << text;
    EXPECT_THAT(card.reasons.front(), HasSubstr(why)) << text;
  }
}

// All aspects of an effect come before what answers to one of them (Rules Reference: Effects). "For each"
// repeats one.
TEST(ImportGrammar, AllOfAnEffectIsOneHappening) {
  const std::vector<std::tuple<const char*, const char*, bool>> cases = {
      {"event", "Gain 2 resources. Draw 1 card.", true},
      {"event", "Gain 2 resources and draw 1 card.", true},
      {"treachery", "<b>Revelation</b> - Take 1 horror. Place 1 doom on the current agenda.", true},
      {"event", "Draw 1 card. You get +1 [intellect] until the end of the round.", true},
      {"event", "For each enemy at your location, draw 1 card.", false},
      {"event", "Draw 1 card.", false},
  };
  for (const auto& [kind, text, together] : cases) {
    const PackFiles pack = read_by_grammar(kind, text);
    ASSERT_EQ(pack.report.cards.at(0).todo, 0) << text;
    bool said = false;
    for (const auto& [path, source] : pack.files) said |= source.find("together") != std::string::npos;
    EXPECT_EQ(said, together) << text;
  }
}

// What a script must not lack: conditions under which an effect changes something, how long it waits, where
// it works.
TEST(ImportGrammar, WhatIsWritten) {
  const std::vector<std::tuple<const char*, const char*, const char*>> cases = {
      {"asset", "[free] Exhaust this asset: You get +1 [combat] for this skill test.", "combat_in_test"},
      {"asset", "[free] Spend 1 resource: You get +1 [combat] or +1 [agility] for this skill test.",
       "combat_in_test or agility_in_test"},
      {"skill",
       "If this skill test is successful while evading a non-[[Elite]] enemy, that enemy does not ready "
       "during "
       "the next upkeep phase.",
       "me:arm(\"stays\", you, event.object)"},
      {"enemy",
       "[action] Choose and discard 2 cards from your hand: <b>Parley.</b> Add this enemy to the victory "
       "display.",
       "me:add_to_victory(you)"},
      {"asset", "<b>Forced</b> - When this asset leaves play: Remove it from the game.",
       "at = \"leaves_play\", condition = \"subject == me\""},
      {"location",
       "<b>Forced</b> - After this location is revealed: Search the encounter deck and discard pile for a "
       "[[Ghoul]] enemy and spawn it at this location. Shuffle the encounter deck.",
       "refill_encounter_deck()"},
      {"event",
       "<b>Parley.</b> Choose an enemy at your location. Test [combat] (2). If you succeed, automatically "
       "evade "
       "that enemy.",
       "target.enemy_here { where = \"not it.cannot_be_evaded"},
  };
  for (const auto& [kind, text, lua] : cases) {
    const PackFiles pack = read_by_grammar(kind, text);
    ASSERT_EQ(pack.report.cards.at(0).todo, 0) << text;
    bool said = false;
    for (const auto& [path, source] : pack.files) said |= source.find(lua) != std::string::npos;
    EXPECT_TRUE(said) << text;
  }
}

// Texts made to be slow end at once, and those made to be Lua stay text.
TEST(ImportGrammar, HostileTextsEnd) {
  std::string many = "Draw 1 card";
  for (int i = 0; i < 220; ++i) many += " and each investigator draws 1 card";
  EXPECT_GT(read_by_grammar("event", many + ".").report.cards.at(0).todo, 0);
  EXPECT_GT(read_by_grammar("event", std::string(7900, '(')).report.cards.at(0).todo, 0);
  const auto quoted = read_by_grammar("location", "[action]: Move to \" .. os.exit() .. \".");
  EXPECT_GT(quoted.report.cards.at(0).todo, 0);
}

}  // namespace
}  // namespace misk::importing
