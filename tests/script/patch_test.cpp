// Packs that change or replace cards of others.
#include "tiny_packs.hpp"

namespace misk::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const char* const kPenny =
    "return coin {\n  name = 'Penny', colour = 'red', worth = 1, traits = { 'Old' }, uses = { spend = 2 },\n"
    "  when \"It is found.\" { limit = 'turn', effect = function() end },\n"
    "  named \"spent\" \"It is spent.\" (function() end),\n}\n";

/// A game with a penny, and packs that patch it; each requires the one before.
class Patches {
 public:
  Patches() {
    coins.pack("base", {{"cards/penny.lua", kPenny},
                        {"cards/other.lua", "return coin { name = 'Other', colour = 'green' }"}});
  }
  void add(const std::string& id, const std::string& text,
           const std::vector<script::ScriptOverride>& overrides = {{"base:penny", 7}}) {
    coins.pack(id, {{"patches/patch.lua", text}}, {"base"}, overrides);
  }
  double worth() {
    const kernel::Image& image = coins.host.image();
    return coins.definition("base:penny").attributes.at(image.values_names.find("worth"));
  }

  Coins coins;
};

TEST(Patch, ChangesTheFieldsThatTheCardWasMadeWith) {
  Patches patches;
  patches.add("mod",
              "patch('base:penny', function(card)\n  card.worth = card.worth + 3\n  "
              "table.insert(card.traits, 'New')\n"
              "  card.uses.spend = 9\n  card[1].limit = nil\n  card[1].text = 'It turns up.'\n"
              "  table.insert(card, when 'Once more.' { effect = function() end })\nend)\n");
  EXPECT_TRUE(patches.coins.freeze());
  EXPECT_THAT(patches.coins.said(), IsEmpty());
  EXPECT_EQ(patches.worth(), 4);
  const kernel::Definition& penny = patches.coins.definition("base:penny");
  ASSERT_EQ(penny.abilities.size(), 3u);
  const kernel::Image& image = patches.coins.host.image();
  const kernel::Ability& found = image.abilities[penny.abilities[0]];
  EXPECT_EQ(found.text, "It turns up.");
  EXPECT_EQ(found.limit.count, 0);
  EXPECT_EQ(image.abilities[penny.abilities[1]].name, "spent");
  EXPECT_THAT(penny.patched_by, ElementsAre("mod"));
}

TEST(Patch, TheCardStaysWhereItStandsAndWhatIsAddedStandsInThePatch) {
  Patches patches;
  patches.add("mod",
              "patch('base:penny', function(card)\n  card.worth = 2\n"
              "  table.insert(card, when 'Once more.' { effect = function() end })\nend)\n");
  EXPECT_TRUE(patches.coins.freeze());
  const kernel::Definition& penny = patches.coins.definition("penny");
  const kernel::Image& image = patches.coins.host.image();
  EXPECT_EQ(penny.origin.file, "base/cards/penny.lua");
  EXPECT_EQ(penny.origin.pack, "base");
  EXPECT_EQ(image.abilities[penny.abilities[0]].origin.file, "base/cards/penny.lua");
  EXPECT_EQ(image.abilities[penny.abilities[2]].origin.file, "mod/patches/patch.lua");
  EXPECT_EQ(image.abilities[penny.abilities[2]].origin.line, 3);
}

TEST(Patch, AnAbilityIsFoundByItsTextItsNameOrAPartOfItsText) {
  Patches patches;
  patches.add("mod",
              "patch('base:penny', function(card)\n"
              "  local found, place = find_ability(card, 'It is found.')\n  assert(place == 1)\n"
              "  assert(find_ability(card, 'spent') == card[2])\n  assert(find_ability(card, 'is f') == "
              "found)\nend)\n"
              "patch('base:penny', function(card) find_ability(card, 'It is') end)\n"
              "patch('base:penny', function(card) find_ability(card, 'banana') end)\n");
  patches.coins.freeze();
  EXPECT_THAT(
      patches.coins.said(),
      ElementsAre("mod/patches/patch.lua:7: error: several abilities have \"It is\" in its text; there are: "
                  "\"It is found.\", \"It is spent.\" [script-error]",
                  "mod/patches/patch.lua:8: error: no ability has \"banana\" in its text; there are: \"It is "
                  "found.\", \"It is spent.\" [script-error]"));
}

TEST(Patch, PatchesOfOnePackFollowEachOtherAndThoseOfTwoAreToldOf) {
  Patches patches;
  patches.add("mod",
              "patch('base:penny', function(card) card.worth = card.worth * 2 end)\n"
              "patch('base:penny', function(card) card.worth = card.worth + 1 end)\n");
  patches.add("zmod", "\npatch('base:penny', function(card) card.worth = card.worth * 3 end)\n");
  EXPECT_TRUE(patches.coins.freeze());
  EXPECT_EQ(patches.worth(), 9);
  EXPECT_THAT(patches.coins.definition("penny").patched_by, ElementsAre("mod", "zmod"));
  EXPECT_THAT(
      patches.coins.said(),
      ElementsAre("zmod/patches/patch.lua:2: warning: 'base:penny' is already changed by "
                  "mod/patches/patch.lua of the pack 'mod'; this change is made on top of that one; see "
                  "whether both can hold, or let one pack say that it conflicts with the other "
                  "[patched-twice]"));
}

TEST(Patch, WhatIsWrongIsToldInThePatchAndLeavesTheCardAsItWas) {
  Patches patches;
  patches.add("mod",
              "patch('base:penny', function(card)\n  card.worth = 'x'\n  card.colur = 'red'\nend)\n"
              "patch('base:penny', function(card)\n  local x = card.nothing.at_all\nend)\n"
              "patch('base:penny', function(card) assert(card.worth == 1) end)\n");
  EXPECT_FALSE(patches.coins.freeze());
  EXPECT_THAT(
      patches.coins.said(),
      ElementsAre(
          "mod/patches/patch.lua:3: error: unknown field 'colur' in coin 'Penny'; did you mean "
          "'colour'? [unknown-field]",
          "mod/patches/patch.lua:2: error: `worth` of coin 'Penny' is a number, not the text \"x\" "
          "[wrong-type]",
          "mod/patches/patch.lua:6: error: 'nothing' is nil here, so it has no 'at_all'; it may be nil: ask "
          "first, if x.nothing then ... end "
          "[script-error]"));
}

TEST(Patch, MustBeDeclaredItsOwnerRequiredAndItsCardThere) {
  Patches patches;
  patches.add("mod",
              "patch('base:other', function() end)\npatch('base:pennny', function() end)\n"
              "patch('penny', function() end)\n");
  patches.coins.pack("lone", {{"patches/patch.lua", "patch('base:penny', function() end)"}}, {},
                     {{"base:penny", 1}});
  patches.coins.pack("own", {{"cards/mine.lua", "return coin { name = 'Mine', colour = 'red' }"},
                             {"patches/patch.lua", "patch('own:mine', function() end)"}});
  patches.coins.freeze();
  EXPECT_THAT(
      patches.coins.said(),
      ElementsAre(
          "mod/patches/patch.lua:1: error: the pack 'mod' changes 'base:other' without saying so; add "
          "`overrides: [base:other]` to pack.yaml [undeclared-override]",
          "mod/patches/patch.lua:2: error: there is no card 'base:pennny' to be patched; did you mean "
          "'base:penny'? [missing-reference]",
          "mod/patches/patch.lua:3: error: there is no card 'penny' to be patched; write its pack, too: "
          "\"base:penny\" [missing-reference]",
          "lone/patches/patch.lua:1: error: 'base:penny' belongs to the pack 'base', which 'lone' does not "
          "require; add it to `requires` in pack.yaml, and the card to `overrides` [undeclared-override]",
          "own/patches/patch.lua:1: error: 'own:mine' is a card of this pack itself; change the card's own "
          "file [undeclared-override]",
          "lone/pack.yaml:1: warning: `overrides` names 'base:penny', but nothing in the pack patches or "
          "replaces it; remove it, or write patch(\"base:penny\", function(card) ... end) [unused-override]",
          "mod/pack.yaml:7: warning: `overrides` names 'base:penny', but nothing in the pack patches or "
          "replaces it; remove it, or write patch(\"base:penny\", function(card) ... end) "
          "[unused-override]"));
}

TEST(Patch, AnEndlessPatchEnds) {
  Patches patches;
  patches.add("mod", "patch('base:penny', function() while true do end end)\n");
  EXPECT_FALSE(patches.coins.freeze());
  ASSERT_EQ(patches.coins.said().size(), 2u);
  EXPECT_THAT(patches.coins.said()[0], HasSubstr("[budget]"));
}

TEST(Patch, StandsInAFileAndNotInAFunctionThatRunsLater) {
  Patches patches;
  patches.add("mod", "patch('base:penny', function() patch('base:penny', function() end) end)\n");
  EXPECT_FALSE(patches.coins.freeze());
  EXPECT_THAT(patches.coins.said()[0], HasSubstr("`patch` stands in a file of a pack, by itself"));
}

TEST(Patch, ACardThatNoConstructorMadeCanOnlyBeReplaced) {
  Coins coins;
  coins.pack("base", {{"cards/plain.lua", "return { title = 'Plain' }"}});
  coins.pack("mod", {{"patches/patch.lua", "patch('base:plain', function() end)"}}, {"base"},
             {{"base:plain", 1}});
  coins.freeze();
  EXPECT_THAT(coins.said()[0],
              "mod/patches/patch.lua:1: error: 'base:plain' was not made by a constructor of the game, so it "
              "cannot be "
              "patched; replace it by a definition with `id = \"base:plain\"` [script-error]");
}

TEST(Replacement, TakesThePlaceOfTheCardItNames) {
  Patches patches;
  patches.coins.pack(
      "mod", {{"cards/better.lua", "return coin { id = 'base:penny', name = 'Better', colour = 'green' }"}},
      {"base"}, {{"base:penny", 3}});
  EXPECT_TRUE(patches.coins.freeze());
  EXPECT_THAT(patches.coins.said(), IsEmpty());
  const kernel::Definition& penny = patches.coins.definition("penny");
  EXPECT_EQ(penny.id, "base:penny");
  EXPECT_EQ(penny.title, "Better");
  EXPECT_EQ(penny.pack, "base");
  EXPECT_EQ(penny.origin.file, "mod/cards/better.lua");
  EXPECT_THAT(penny.patched_by, ElementsAre("mod"));
  EXPECT_EQ(patches.coins.host.image().definitions.size(), 2u);
}

TEST(Replacement, IsAnErrorUnlessItIsDeclaredAndThereIsSuchACard) {
  Patches patches;
  patches.coins.pack("mod",
                     {{"cards/a.lua", "return coin { id = 'base:penny', name = 'A', colour = 'green' }"},
                      {"cards/b.lua", "return coin { id = 'base:pennny', name = 'B', colour = 'green' }"}},
                     {"base"}, {{"base:pennny", 3}});
  EXPECT_FALSE(patches.coins.freeze());
  EXPECT_THAT(
      patches.coins.said(),
      ElementsAre(
          "mod/cards/a.lua:1: error: the pack 'mod' changes 'base:penny' without saying so; add "
          "`overrides: [base:penny]` to pack.yaml [undeclared-override]",
          "mod/cards/b.lua:1: error: there is no card 'base:pennny' to be replaced; did you mean "
          "'base:penny'? [missing-reference]",
          "mod/pack.yaml:3: warning: `overrides` names 'base:pennny', but nothing in the pack patches "
          "or replaces it; remove it, or write patch(\"base:pennny\", function(card) ... end) "
          "[unused-override]"));
}

TEST(Replacement, ASecondDefinitionOfAnIdNamesBothFiles) {
  Coins coins;
  coins.pack("more", {{"cards/a/penny.lua", kPenny}, {"cards/b/penny.lua", kPenny}});
  EXPECT_FALSE(coins.freeze());
  EXPECT_THAT(
      coins.said(),
      ElementsAre(
          "more/cards/b/penny.lua:1: error: 'more:penny' is already defined in more/cards/a/penny.lua; "
          "this is a second one; give one of them another id or file name [duplicate-id]"));
}

}  // namespace
}  // namespace misk::test
