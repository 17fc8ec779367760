// The table of sentences: every line has the effect of its example, and similar sentences do not match.
#include "import/pattern.hpp"
#include "support.hpp"

namespace misk::importing {
namespace {

using testing::card_of;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(ImportPattern, PlacesHoldWhatStandsInThem) {
  Captures captures;
  ASSERT_TRUE(
      Pattern("heal {n} <damage|horror> from {me}").match_all("Heal 12 Horror from \x01X\x02", captures));
  EXPECT_EQ(captures["n"], "12");
  ASSERT_TRUE(Pattern("draw {n} card<s>").match_all("draw a card", captures));
  EXPECT_EQ(captures["n"], "1");
  ASSERT_TRUE(Pattern("you get {+n} {skill} and {+n2} {skill2}")
                  .match_all("you get +1 [combat] and -2 [agility]", captures));
  EXPECT_EQ(captures["n"], "1");
  EXPECT_EQ(captures["n2"], "-2");
  EXPECT_EQ(captures["skill2"], "agility");
  ASSERT_TRUE(Pattern("a {trait} card").match_all("a [[Silver Twilight]] card", captures));
  EXPECT_EQ(captures["trait"], "silver_twilight");
  ASSERT_TRUE(Pattern("<the >{name} only").match_all("the \"Fox\" only", captures));
  EXPECT_EQ(captures["name"], "\"\\\"Fox\\\"\"");
  ASSERT_TRUE(Pattern("the {phase} phase").match_all("the enemy phase", captures));
  EXPECT_EQ(captures["phase"], "3");
  ASSERT_TRUE(Pattern("{x:damage|horror}").match_all("Horror", captures));
  EXPECT_EQ(captures["x"], "horror");
  EXPECT_FALSE(Pattern("you get {+n} {skill}").match_all("you get 1 [combat]", captures));
  EXPECT_FALSE(Pattern("you get {+n} {skill}").match_all("you get +1 [wild]", captures));
  EXPECT_FALSE(Pattern("a {trait} card").match_all("a [[Not]] card", captures));  // a word of expressions
  EXPECT_FALSE(Pattern("draw {n} card<s>").match_all("draw 1 cards now", captures));
  EXPECT_EQ(filled("a {n} { b = {n2} } {other}", {{"n", "1"}, {"n2", "2"}}), "a 1 { b = 2 } {other}");
}

TEST(ImportPattern, AWrongOneIsTold) {
  for (const char* text : {"a <b", "a {n", "a {what}", "", "<a|b"})
    EXPECT_THROW(Pattern{text}, std::invalid_argument) << text;
  const auto wrong = [](const std::string& yaml) {
    return testing::message_of([&] { Rules(yaml, "table.yaml"); });
  };
  EXPECT_THAT(wrong("effects:\n  - { text: \"draw {x\", lua: x }\n"),
              HasSubstr("table.yaml:2:13: a '{' without its '}'"));
  EXPECT_THAT(wrong("efects: []\n"), HasSubstr("did you mean 'effects'?"));
  EXPECT_THAT(wrong("effects:\n  - { text: draw, lau: x }\n"), HasSubstr("did you mean 'lua'?"));
}

// Matching ends at once for texts made to be slow.
TEST(ImportPattern, EndsWhateverItIsGiven) {
  std::string text = "Draw 1 card";
  for (int i = 0; i < 120; ++i) text += " and draw 1 card";
  EXPECT_EQ(card_of("event", text + " and dance.").status, "stub");
  std::string brackets(7900, '(');
  EXPECT_EQ(card_of("event", brackets).status, "stub");
}

TEST(ImportSentences, EveryLineHasAnExampleThatItScripts) {
  int examples = 0;
  for (const std::string& section : Rules::sections()) {
    for (const Rule& rule : testing::rules().section(section)) {
      SCOPED_TRACE(section + ": " + rule.pattern.text());
      const std::size_t colon = rule.example.find(": ");
      ASSERT_NE(colon, std::string::npos) << "no example";
      const auto card = card_of(rule.example.substr(0, colon), rule.example.substr(colon + 2));
      const bool is_left = std::find(rule.gives.begin(), rule.gives.end(), "todo") != rule.gives.end();
      EXPECT_EQ(card.todo, is_left ? 1 : 0) << rule.example << "\n" << card.script;
      // The card contains the sentence's Lua, apart from the places.
      for (const std::string& line : rule.lua) {
        const std::string begin = line.substr(0, std::min(line.find('{'), line.size()));
        if (begin.size() > 3 && section != "conditions") {
          EXPECT_THAT(card.script, HasSubstr(trimmed(begin)));
        }
      }
      ++examples;
    }
  }
  EXPECT_GT(examples, 200);
}

struct Sentence {
  const char *kind, *text;
  std::vector<const char*> has;
};

TEST(ImportSentences, AreScriptedExactly) {
  const std::vector<Sentence> cases = {
      {"asset",
       "Uses (4 ammo). // [action] Spend 1 ammo: <b>Fight.</b> You get +1 [combat] for this attack. This "
       "attack deals +1 damage.",
       {"uses = { ammo = 4 }", "cost = cost.spend(1), fight = { bonus = 1, damage = 1 },"}},
      {"asset",
       "[action] Exhaust Old Lamp: <b>Investigate.</b> If you succeed, instead of discovering clues, gain 3 "
       "resources.",
       {"cost = cost.exhaust(), investigate = true, success = function(_, you) you:gain(3) end"}},
      {"asset",
       "[action]: <b>Evade.</b> If you succeed, draw 1 card.",
       {"you:evade_enemy(event.object)\n      you:draw(1)"}},
      {"asset",
       "[free] During your turn, exhaust Old Lamp and spend 2 resources: Draw 1 card and gain 1 resource. "
       "(Limit twice per game.)",
       {"condition = { \"my_turn\", \"could_draw or could_gain\" }",
        "cost = { cost.exhaust(), cost.resources(2) }", "limit = { per = \"game\", count = 2 }",
        "you:draw(1)\n      you:gain(1)"}},
      {"asset",
       "[free] Exhaust Old Lamp: Heal 1 damage from you and draw 1 card.",
       {"condition = \"you.damage > 0 or could_draw\""}},
      {"asset", "[free] Exhaust Old Lamp: You may draw 1 card.", {"if confirm(you, \"Draw 1 card?\") then"}},
      {"asset",
       "[reaction] After you play a [[Spell]] card, exhaust Old Lamp: Draw 1 card.",
       {"after = \"played\"", "\"subject is spell\"", "cost = cost.exhaust()"}},
      {"event",
       "Fast. Play after you defeat an enemy. // Discover 1 clue at your location.",
       {"fast = true", "after = \"enemy_defeated\"",
        "condition = { \"actor == you\", \"discoverable_here\" }"}},
      {"event", "Gain 3 resources.", {"effect = function(_, you) you:gain(3) end"}},
      {"event", "Fast. // Draw 1 card.", {"fast = true"}},
      {"skill",
       "Max 1 committed per skill test. // If this test is successful, draw 1 card.",
       {"max_committed = 1", "if_successful \"Draw 1 card.\" { effect = function(_, you) you:draw(1) end }"}},
      {"treachery",
       "<b>Revelation</b> – Test [willpower] (3). For each point you fail by, take 1 horror.",
       {"test = { skill = \"willpower\", difficulty = 3 }, fail = function(_, you, _, event) "
        "you:take_horror(event.amount) end"}},
      {"treachery",
       "Peril. Surge. // <b>Revelation</b> – Lose 1 action.",
       {"keywords = { \"peril\", \"surge\" }"}},
      {"enemy",
       "<b>Spawn</b> – Night Hall. // <b>Prey</b> – Highest [combat]. // Hunter. Retaliate.",
       {"spawn = function(place) return place.title == \"Night Hall\" end",
        "prey = function(_, inv) return inv:check \"combat\" end", "keywords = { \"hunter\", \"retaliate\" }",
        "status = \"complete\"", "text = \"**Spawn** - Night Hall.\\n**Prey** - Highest [combat].\""}},
      {"enemy",
       "Patrol (Night Hall).",
       {"patrol = function(place) return place.title == \"Night Hall\" end",
        "text = \"Patrol (Night Hall).\""}},
      {"location",
       "<b>Forced</b> – After you enter the Old Lamp: Test [agility] (2). If you fail, take 1 damage.",
       {"you = \"actor\"", "fail = function(_, you) you:take_damage(1) end"}},
      {"investigator",
       "[elder_sign] effect: +1 for each clue at your location. If you succeed, draw 1 card.",
       {"modifier = \"place(me).clues\"", "success = function(_, you) you:draw(1) end"}},
      {"reference",
       "[skull]: -X. X is the number of [[Ghoul]] enemies at your location. // [cultist]: -2. If you fail, "
       "take 1 horror.",
       {"modifier = \"0 - count(enemies: it is ghoul and place(it) == place(test.tester))\"",
        "modifier = \"0 - 2\", fail = function(_, you) you:take_horror(1) end"}},
  };
  for (const Sentence& each : cases) {
    const auto card = card_of(each.kind, each.text);
    EXPECT_EQ(card.todo, 0) << each.text << "\n" << card.script;
    for (const char* part : each.has) EXPECT_THAT(card.script, HasSubstr(part)) << each.text;
  }
}

// Similar to a sentence of the table, but not equal: then nothing of the ability is scripted.
TEST(ImportSentences, WhatIsNotExactlySoIsLeft) {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"asset", "You get +1 [combat] while your house burns."},
      {"asset", "You get +1 [wild]."},
      {"asset", "[free] Exhaust Old Lamp: Draw 1 card, then discard it."},
      {"asset", "[free] Exhaust Old Lamp: Draw 1 card. Then, gain 1 resource."},
      {"asset", "[free] Exhaust New Lamp: Draw 1 card."},                           // another card
      {"asset", "[action] Spend 1 charge: Draw 1 card."},                           // it has no charges
      {"asset", "Uses (3 resources). // [action] Spend 1 resource: Draw 1 card."},  // unclear which
      {"asset",
       "[action]: Deal 1 damage to an enemy at your location and deal 1 damage to an enemy engaged with "
       "you."},
      {"asset", "[action]: <b>Fight.</b> You get +1 [intellect] for this attack."},  // not what is tested
      {"asset", "[action]: <b>Fight.</b> If you fail, take 1 damage."},  // loses the standard effect
      {"asset", "[action]: Heal 1 damage from an investigator or [[Ally]] asset at your location."},
      {"asset", "[reaction] After you play a [[Nonsense]] card: Draw 1 card."},  // no card has that trait
      {"asset",
       "[free] Take 1 horror: You get +1 [combat] until the end of your turn."},  // it is unclear whose turn
      {"asset", "<b>Forced</b> – After you take damage, exhaust Old Lamp: Draw 1 card."},
      {"reference", "[skull]: -1. If you fail, take 1 horror. Take 1 damage."},  // only after a failure?
      {"investigator", "[elder_sign] effect: +1. If you succeed, draw 1 card. Gain 1 resource."},
      {"event", "Play after you defeat an enemy. // Draw 1 card."},  // not fast
      {"event", "Fast. Play when the moon is full. // Draw 1 card."},
      {"treachery", "<b>Revelation</b> – Discard Old Lamp."},
      {"treachery", "You get -1 [combat]."},  // in no threat area
      {"treachery", "<b>Revelation</b> – Test [willpower] (X). If you fail, take 1 horror."},
      {"treachery",
       "<b>Revelation</b> – If there are no clues at your location, take 1 horror and draw 1 card."},
      {"enemy", "<b>Spawn</b> – Somewhere else."},
      {"enemy", "<b>Spawn</b> – Engaged with somebody."},
      {"enemy", "<b>Prey</b> – Loudest."},
      {"enemy", "Massive. // While Old Lamp is engaged with you, you get -1 [willpower]."},
      {"enemy", "<b>Forced</b> – When Old Lamp is defeated: Take 1 horror."},  // nobody is "you"
      {"location", "<b>Forced</b> – At the end of the round: Take 1 horror."},
      {"agenda", "<b>Forced</b> – At the end of the round: Take 1 horror."},
      {"investigator", "[elder_sign] effect: +X. X is your age."},
      {"skill", "If this test is successful, deal 1 damage to an enemy at your location."},
  };
  for (const auto& [kind, text] : cases) {
    const auto card = card_of(kind, text);
    EXPECT_EQ(card.status, "stub") << text << "\n" << card.script;
    EXPECT_THAT(card.script, HasSubstr("  -- TODO: ")) << text;
    EXPECT_THAT(card.script, Not(HasSubstr("effect ="))) << text;
  }
}

// "Revealed during this attack" counts for every test of the card, so two tests cannot share it.
TEST(ImportSentences, RevealedSymbolsNeedOneTest) {
  const std::string one =
      "[action]: <b>Fight.</b> If a [skull] or [auto_fail] symbol is revealed during this attack, take 1 "
      "horror.";
  EXPECT_THAT(card_of("asset", one).script, HasSubstr("tokens = { \"skull\", \"auto_fail\" }"));
  const auto two = card_of("asset", one + " // [action]: <b>Investigate.</b>");
  EXPECT_EQ(two.status, "stub");
  EXPECT_THAT(two.script, Not(HasSubstr("if_revealed")));
}

TEST(ImportSentences, ACardSaysHowMuchOfItIsScripted) {
  EXPECT_EQ(card_of("asset", "").status, "complete");
  EXPECT_EQ(card_of("asset", "Fast. // Exceptional.").status, "complete");
  EXPECT_EQ(card_of("asset", "You get +1 [combat].").status, "scripted");
  const auto half = card_of("asset", "You get +1 [combat]. // It hums. It waits.");
  EXPECT_EQ(half.status, "stub");
  EXPECT_EQ(half.todo, 2);
  EXPECT_THAT(half.script, HasSubstr("constant \"You get +1 [combat].\" { you = { combat = 1 } },\n\n  -- "
                                     "TODO: It hums.\n  -- TODO: It waits.\n  --   line "));
  EXPECT_THAT(half.script, HasSubstr("text = \"It hums. It waits.\""));
}

}  // namespace
}  // namespace misk::importing
