// A fan-made project, or ArkhamDB's cards, as a pack: every field has a place or is listed, and no odd shape
// breaks the import.
#include <algorithm>
#include <set>

#include "content/manifest.hpp"
#include "content/mount.hpp"
#include "support.hpp"

namespace misk::importing {
namespace {

using nlohmann::ordered_json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

PackFiles sample() {
  return make_pack(read_project(testing::sample_project(), "sample.json"), testing::rules(),
                   testing::known());
}

std::string file_of(const PackFiles& pack, const std::string& path) {
  for (const auto& [name, text] : pack.files)
    if (name == path) return text;
  ADD_FAILURE() << "no file " << path;
  return "";
}

std::string reason_of(const std::vector<Dropped>& list, const std::string& what) {
  for (const Dropped& each : list)
    if (each.what == what) return each.reason;
  return "";
}

/// Every key in the document, at any depth.
void collect_keys(const ordered_json& value, std::set<std::string>& keys) {
  if (value.is_object())
    for (const auto& [key, each] : value.items()) {
      keys.insert(key);
      collect_keys(each, keys);
    }
  if (value.is_array())
    for (const auto& each : value) collect_keys(each, keys);
}

TEST(ImportProject, TheSampleHasEveryFieldOfTheFormat) {
  std::set<std::string> keys;
  collect_keys(ordered_json::parse(testing::sample_project()), keys);
  const std::string fields =
      "author code language name banner_url banner_credit date_updated description external_link generator "
      "status tags "
      "types url cards encounter_sets packs icon_url position date_release faction_code pack_code quantity "
      "type_code "
      "subname subtype_code is_unique alternate_of duplicate_of illustrator errata_date hidden abbreviation "
      "reprint_of "
      "preview text flavor traits customization_text customization_change double_sided back_link back_name "
      "back_subname "
      "back_text back_flavor back_illustrator back_traits back_type image_url thumbnail_url back_image_url "
      "back_thumbnail_url cost xp slot skill_willpower skill_intellect skill_combat skill_agility skill_wild "
      "health "
      "sanity deck_limit myriad exceptional permanent exile faction2_code faction3_code restrictions "
      "bonded_to "
      "bonded_count starts_in_hand starts_in_play sticky_mulligan taboo_xp encounter_code encounter_position "
      "enemy_fight "
      "enemy_evade enemy_damage enemy_horror health_per_investigator enemy_fight_per_investigator "
      "enemy_evade_per_investigator shroud clues clues_fixed doom doom_per_investigator stage victory "
      "vengeance "
      "deck_requirements deck_options side_deck_requirements side_deck_options card_pool_extension "
      "attachments "
      "customization_options faction faction_select level base_level limit not error id trait type tag "
      "text_exact uses "
      "virtual atleast deck_size_select option_select buildql_query targetSize filters attribute value "
      "operator icon "
      "requiredCards text_change card choice real_slot real_text real_traits selections";
  for (const std::string& field : split(fields, " ")) EXPECT_TRUE(keys.count(field)) << field;
}

TEST(ImportProject, NothingOfTheSampleIsLostSilently) {
  const PackFiles pack = sample();
  const ImportReport& report = pack.report;
  const ordered_json document = ordered_json::parse(testing::sample_project());
  EXPECT_EQ(report.read, static_cast<int>(document["data"]["cards"].size()));
  // Each record is a card of the pack, a side of one, an alias of one, or left out with a reason.
  constexpr int kBacks = 3, kReprints = 1;
  EXPECT_EQ(report.read, static_cast<int>(report.cards.size() + report.left_out.size()) + kBacks + kReprints);
  EXPECT_EQ(report.left_out.size(), 6U);
  for (const Dropped& each : report.left_out) EXPECT_NE(each.reason, "") << each.what;
  for (const Dropped& each : report.fields) EXPECT_NE(each.reason, "") << each.what;
  EXPECT_THAT(reason_of(report.left_out, "99001"), HasSubstr("taken by 'Boat Hook'"));
  EXPECT_THAT(reason_of(report.left_out, "99902"), HasSubstr("'99999', which is nowhere"));
  EXPECT_EQ(reason_of(report.fields, "position_in_life"), "an unknown field");
  EXPECT_EQ(reason_of(report.fields, "meta.mood"), "an unknown field");
  EXPECT_EQ(reason_of(report.fields, "exported"), "an unknown field");
  EXPECT_EQ(report.links.size(), 3U);
  EXPECT_EQ(report.images.size(), 7U);
  EXPECT_THAT(file_of(pack, "IMPORT.md"), HasSubstr("https://example.org/ida-back.jpg"));
  for (const auto& [path, text] : pack.files) EXPECT_EQ(content::path_trouble(path), "") << path;
}

TEST(ImportProject, TheSampleInFigures) {
  const ImportReport report = sample().report;
  EXPECT_EQ(report.cards.size(), 44U);
  EXPECT_EQ(report.count("complete"), 7);
  EXPECT_EQ(report.count("scripted"), 23);
  EXPECT_EQ(report.count("stub"), 14);
  EXPECT_EQ(report.sentences, 116);
  EXPECT_EQ(report.todo, 25);
}

TEST(ImportProject, ThePackSaysWhoseItIsAndThatItsLicenceIsNotKnown) {
  const PackFiles pack = sample();
  EXPECT_EQ(pack.id, "lanterns_of_grey_quay");
  content::Diagnostics diagnostics;
  const auto manifest = content::parse_manifest(file_of(pack, "pack.yaml"), "pack.yaml", diagnostics);
  ASSERT_TRUE(manifest.has_value()) << diagnostics.front().to_string();
  EXPECT_EQ(manifest->title, "Lanterns of Grey Quay");
  EXPECT_EQ(manifest->authors.at(0).name, "A. Keeper");
  EXPECT_EQ(manifest->license.content, "NOASSERTION");
  EXPECT_EQ(manifest->languages, std::vector<std::string>{"en"});
  EXPECT_THAT(pack.report.summary().back(), HasSubstr("licence is not known"));
}

TEST(ImportProject, CodesOfBacksAndReprintsAreAliases) {
  const PackFiles pack = sample();
  EXPECT_THAT(file_of(pack, "cards/investigators/ida_marsh.lua"),
              HasSubstr("codes = { \"ida-marsh\", \"ida-marsh-back\" }"));
  EXPECT_THAT(file_of(pack, "cards/guardian/boat_hook.lua"),
              HasSubstr("codes = { \"99001\", \"11111111-2222-3333-4444-555555555555\", \"99901\" }"));
  // Either record may have the figures of a location.
  const std::string lighthouse = file_of(pack, "cards/fog_over_the_quay/lighthouse.lua");
  EXPECT_THAT(lighthouse,
              HasSubstr("codes = { \"gq-09a\", \"gq-09b\" }, shroud = 4, clues = \"1 * players\""));
  EXPECT_THAT(lighthouse, HasSubstr("-- TODO: The door is shut."));
  EXPECT_THAT(file_of(pack, "cards/fog_over_the_quay/it_comes_ashore.lua"),
              HasSubstr("reverse = \"lanterns_of_grey_quay:what_came_ashore\""));
}

TEST(ImportProject, NamesThatMeetAreToldApart) {
  const PackFiles pack = sample();
  for (const char* path : {"cards/guardian/boat_hook_2.lua", "cards/not_listed/fish_market_by_night.lua",
                           "cards/investigators/ida_marsh_keeper_of_the_light.lua",
                           "cards/survivor/card_99019.lua", "cards/guardian/okami_the_oeld_dog.lua"})
    file_of(pack, path);
}

TEST(ImportProject, LinksAreMadeWhenAllCardsAreRead) {
  const std::string ida = file_of(sample(), "cards/investigators/ida_marsh.lua");
  EXPECT_THAT(ida, HasSubstr("requires = { \"lanterns_of_grey_quay:idas_lantern\", "
                             "\"lanterns_of_grey_quay:what_the_tide_took\", \"random_basic_weakness\" }"));
  EXPECT_THAT(ida, HasSubstr("deck_size = 30"));
  EXPECT_THAT(ida, HasSubstr("{ class = \"survivor\", level = { 0, 2 } }"));
  EXPECT_THAT(file_of(sample(), "cards/neutral/idas_lantern.lua"), HasSubstr("tags = { \"signature\" }"));
}

TEST(ImportProject, FiguresAreWhatTheNumbersMean) {
  const PackFiles pack = sample();
  const std::string ferryman = file_of(pack, "cards/fog_over_the_quay/the_pale_ferryman.lua");
  EXPECT_THAT(ferryman, HasSubstr("health = \"4 * players\""));
  EXPECT_THAT(ferryman, HasSubstr("cannot_be_evaded = 1"));  // a dash
  EXPECT_THAT(ferryman, HasSubstr("victory = 2"));
  const std::string mist = file_of(pack, "cards/fog_over_the_quay/mist_thing.lua");
  EXPECT_THAT(mist, HasSubstr("-- TODO: Its fight is X."));
  EXPECT_THAT(mist, HasSubstr("-- TODO: Its health is *."));
  EXPECT_THAT(mist, HasSubstr("-- TODO: Its evade is ?."));
  EXPECT_THAT(mist, Not(HasSubstr("cannot_be")));
  EXPECT_THAT(file_of(pack, "cards/rogue/bribe_the_watch.lua"), HasSubstr("cost = \"x\""));
  EXPECT_THAT(file_of(pack, "cards/rogue/old_debts.lua"), Not(HasSubstr("cost =")));
  EXPECT_THAT(file_of(pack, "cards/fog_over_the_quay/net_loft.lua"),
              HasSubstr("shroud = 3, clues = 2, single_sided = true, victory = 1"));
  EXPECT_THAT(file_of(pack, "cards/mystic/twin_charms.lua"),
              HasSubstr("slots = { \"accessory\", \"arcane\" }"));
  EXPECT_THAT(file_of(pack, "cards/mystic/the_drowned_star.lua"),
              HasSubstr("-- TODO: It takes up a slot: Tarot."));
  EXPECT_THAT(file_of(pack, "cards/seeker/tide_tables.lua"),
              HasSubstr("class = { \"seeker\", \"mystic\", \"survivor\" }"));
  EXPECT_THAT(file_of(pack, "cards/weaknesses/seasick.lua"), HasSubstr("copies = 2, weakness = \"basic\""));
  EXPECT_THAT(file_of(pack, "cards/fog_over_the_quay/into_the_fog.lua"), HasSubstr("objective = true"));
  EXPECT_THAT(file_of(pack, "cards/fog_over_the_quay/find_the_ferryman.lua"),
              HasSubstr("end_scenario \"R1\""));
}

TEST(ImportProject, TheScenarioCardHasBothSides) {
  const std::string card = file_of(sample(), "cards/fog_over_the_quay/lanterns_of_grey_quay.lua");
  EXPECT_THAT(card, HasSubstr("codes = { \"gq-16\", \"gq-16-back\" }"));
  EXPECT_THAT(card, HasSubstr("{ text = \"-3.\", modifier = \"0 - 3\" }"));
  EXPECT_THAT(card, HasSubstr("another = true"));
  EXPECT_THAT(card, HasSubstr("-- TODO: [tablet] The sea looks back."));
}

ordered_json named(const std::string& kind, const std::string& code, const std::string& name,
                   const std::string& text) {
  ordered_json card = testing::card_json(kind, text);
  card["code"] = code;
  card["name"] = name;
  return card;
}

TEST(ImportProject, AnUnrevealedSideWithAnotherNameIsACardOfItsOwn) {
  ordered_json shaft = named("location", "x1", "Low Shaft", "You get +1 [combat].");
  shaft["traits"] = "Cave.";
  shaft["back_name"] = "Tunnels";
  shaft["back_traits"] = "Dark.";
  shaft["back_text"] = "Nobody has been here.";
  ordered_json hall = named("location", "x2", "Hall", "");
  hall["back_name"] = "Hall";  // nothing differs
  hall["double_sided"] = true;
  const PackFiles pack = testing::pack_of(ordered_json::array({shaft, hall}));
  const std::string side = file_of(pack, "cards/neutral/low_shaft_unrevealed.lua");
  EXPECT_THAT(side, HasSubstr("name = \"Tunnels\", traits = { \"Dark\" }, revealed = \"made_up:low_shaft\""));
  EXPECT_THAT(side, HasSubstr("-- TODO: Nobody has been here."));
  EXPECT_THAT(side, Not(HasSubstr("shroud")));
  EXPECT_THAT(side, Not(HasSubstr("code =")));
  EXPECT_THAT(file_of(pack, "cards/neutral/low_shaft.lua"), HasSubstr("traits = { \"Cave\" }, shroud = 2"));
  // Both sides are one card, and it is done when both are.
  ASSERT_EQ(pack.report.cards.size(), 2U);
  EXPECT_EQ(pack.report.cards.at(0).status, "stub");
  EXPECT_EQ(pack.report.cards.at(1).status, "complete");
}

TEST(ImportProject, WhatStandsOnTheUnrevealedSideWorksThere) {
  ordered_json card =
      testing::card_json("location", "Old Lamp is connected to each other [[Woods]] location.");
  card["back_text"] = "Old Lamp is connected to each other [[Woods]] location.";
  Known known = testing::known();
  known.grammar = &testing::grammar();
  const PackFiles pack =
      make_pack(read_project(testing::project_of(ordered_json::array({card})).dump(), "x.json"),
                testing::rules(), known);
  const std::string script = file_of(pack, pack.report.cards.at(0).file);
  EXPECT_EQ(pack.report.cards.at(0).todo, 0) << script;
  const std::size_t first = script.find("constant");
  EXPECT_EQ(script.find("unrevealed = true"), script.rfind("unrevealed = true"));
  EXPECT_GT(script.find("unrevealed = true"), script.find("constant", first + 1)) << script;
}

TEST(ImportProject, WhatStandsBehindAnActIsDrawnWhateverItIs) {
  ordered_json act = named("act", "x1", "Search the Quay", "");
  act.erase("double_sided");
  act["back_link"] = "x2";
  ordered_json place = named("location", "x2", "Low Pier", "");
  place["hidden"] = true;
  ordered_json agenda = named("agenda", "x3", "The Tide", "");
  agenda.erase("double_sided");
  ordered_json enemy = named("enemy", "x4", "Drowned Man", "");
  enemy["back_link"] = "x3";  // only the back says to what it belongs
  ordered_json lost = named("act", "x5", "Run", "");
  lost.erase("double_sided");
  const PackFiles pack = testing::pack_of(ordered_json::array({act, place, agenda, enemy, lost}));
  EXPECT_THAT(file_of(pack, "cards/neutral/search_the_quay.lua"),
              HasSubstr("reverse = \"made_up:low_pier\""));
  EXPECT_THAT(file_of(pack, "cards/neutral/the_tide.lua"), HasSubstr("reverse = \"made_up:drowned_man\""));
  EXPECT_THAT(file_of(pack, "cards/neutral/run.lua"),
              HasSubstr("-- TODO: Its other side is not in the data."));
}

TEST(ImportProject, SidesOfOneCardNameEachOther) {
  ordered_json friendly = named("asset", "x1", "Harbour Guard", "");
  friendly["back_link"] = "x2";
  ordered_json hostile = named("enemy", "x2", "Harbour Guard, Turned", "");
  hostile["hidden"] = true;
  ordered_json calm = named("enemy", "x3", "Sleeper", "");
  calm["back_link"] = "x4";
  ordered_json awake = named("enemy", "x4", "Sleeper Awake", "");
  awake["hidden"] = true;
  ordered_json place = named("location", "x5", "Pit", "");
  place["back_link"] = "x6";
  ordered_json tale = named("story", "x6", "Down There", "Draw 1 card.");
  tale["hidden"] = true;
  const PackFiles pack = testing::pack_of(ordered_json::array({friendly, hostile, calm, awake, place, tale}));
  EXPECT_THAT(file_of(pack, "cards/neutral/harbour_guard.lua"),
              HasSubstr("other_side = \"made_up:harbour_guard_turned\""));
  EXPECT_THAT(file_of(pack, "cards/neutral/harbour_guard_turned.lua"),
              HasSubstr("other_side = \"made_up:harbour_guard\""));
  EXPECT_THAT(file_of(pack, "cards/neutral/sleeper_awake.lua"),
              HasSubstr("other_side = \"made_up:sleeper\""));
  EXPECT_THAT(file_of(pack, "cards/neutral/pit.lua"), Not(HasSubstr("other_side")));
  EXPECT_THAT(file_of(pack, "cards/neutral/down_there.lua"), HasSubstr("return story_card {"));
}

TEST(ImportProject, AReprintWithAnotherTextIsACardOfItsOwn) {
  ordered_json lamp = testing::card_json("asset", "You get +1 [combat].");
  const ordered_json same = {{"code", "x2"}, {"duplicate_of", "x1"}, {"text", "You get +1 <b></b>[combat]."}};
  const ordered_json other = {{"code", "x3"}, {"duplicate_of", "x1"}, {"text", "You get +2 [combat]."}};
  const PackFiles pack = testing::pack_of(ordered_json::array({lamp, same, other}));
  EXPECT_THAT(file_of(pack, "cards/neutral/old_lamp.lua"), HasSubstr("codes = { \"x1\", \"x2\" }"));
  const std::string changed = file_of(pack, "cards/neutral/old_lamp_x3.lua");
  EXPECT_THAT(changed, HasSubstr("code = \"x3\", class = \"neutral\", cost = 2"));
  EXPECT_THAT(changed, HasSubstr("+2"));
}

TEST(ImportProject, AnOptionIsForOtherCardsIfItsTextSaysSo) {
  ordered_json writer = testing::card_json("investigator", "");
  writer["deck_options"] = {{{"faction", {"seeker"}}, {"level", {{"min", 0}, {"max", 5}}}},
                            {{"faction", {"mystic"}}, {"level", {{"min", 0}, {"max", 0}}}, {"limit", 5}}};
  const auto written = [&] {
    return file_of(testing::pack_of(ordered_json::array({writer})), "cards/investigators/old_lamp.lua");
  };
  const std::string for_others = "limit = 5, other = true";
  EXPECT_THAT(written(), HasSubstr(for_others));
  writer["back_text"] = "<b>Deckbuilding Options</b>: Seeker cards, up to five other level 0 Mystic cards.";
  EXPECT_THAT(written(), HasSubstr(for_others));
  writer["back_text"] =
      "<b>Deckbuilding Options</b>: Seeker cards, up to 5 level 0 Mystic cards.\n"
      "<b>Deckbuilding Requirements</b>: the other lamp.";
  EXPECT_THAT(written(), AllOf(HasSubstr("limit = 5"), Not(HasSubstr("other = true"))));
}

TEST(ImportProject, WhatDecksMayHaveIsInFields) {
  ordered_json writer = testing::card_json("investigator", "");
  // The crown comes three times; each of two other cards stands for it in another printing.
  writer["deck_requirements"] = "size:30, card:x2:x3, card:x5:x2, card:x5:x3, card:";
  writer["deck_options"] = {
      {{"faction", {"seeker"}},
       {"level", {{"min", 0}, {"max", 5}}},
       {"atleast", {{"factions", 3}, {"min", 7}}}},
      {{"faction_select", {"rogue", "mystic"}}, {"level", {{"min", 0}, {"max", 1}}}, {"limit", 10}}};
  writer["back_text"] =
      "<b>Deck Size</b>: 30.\n<b>Secondary Class Choice</b>: Choose one.\n<b>Additional Requirements</b>: "
      "Seven of "
      "each.\n<b>Bonus Experience</b>: You begin the campaign with 5 additional experience (so it is).\n"
      "<b>Opening Hand</b>: Old Lamp.";
  ordered_json pen = named("asset", "x2", "Pen", ""), ink = named("asset", "x3", "Ink", "");
  ordered_json debt = named("treachery", "x4", "Debt", "");
  debt["subtype_code"] = "weakness";
  ordered_json single = named("asset", "x5", "Crown", "Limit 1 per deck.");
  single["deck_limit"] = 1;
  single["quantity"] = 3;
  ordered_json kept = named("asset", "x6", "Gem", "Bonded (Crown).");
  kept["bonded_to"] = "Crown";
  kept["bonded_count"] = 3;
  kept["deck_limit"] = 3;
  const PackFiles pack = testing::pack_of(ordered_json::array({writer, pen, ink, debt, single, kept}));
  const std::string card = file_of(pack, "cards/investigators/old_lamp.lua");
  EXPECT_THAT(card, HasSubstr("deck_needs = { { classes = 3, count = 7 } }"));
  EXPECT_THAT(card, HasSubstr("deck_choices = { secondary = { \"rogue\", \"mystic\" } }"));
  EXPECT_THAT(card, HasSubstr("{ class = \"rogue\", level = { 0, 1 }, limit = 10, if_chosen = "
                              "{ secondary = \"rogue\" } }"));
  EXPECT_THAT(card, HasSubstr("requires = { { \"made_up:pen\", \"made_up:ink\" }, \"made_up:crown\", "
                              "\"made_up:crown\", \"made_up:crown\" }"));
  EXPECT_THAT(card, HasSubstr("experience = 5"));
  EXPECT_THAT(card, HasSubstr("-- TODO: Opening Hand: Old Lamp."));
  EXPECT_THAT(card, Not(HasSubstr("TODO: Secondary")));
  EXPECT_THAT(file_of(pack, "cards/weaknesses/debt.lua"), HasSubstr("weakness = true"));
  EXPECT_THAT(file_of(pack, "cards/neutral/crown.lua"), HasSubstr("deck_limit = 1"));
  const std::string gem = file_of(pack, "cards/neutral/gem.lua");
  EXPECT_THAT(gem, HasSubstr("copies = 3"));
  EXPECT_THAT(gem, HasSubstr("bonded = \"Crown\""));
  EXPECT_THAT(gem, Not(HasSubstr("deck_limit")));
}

TEST(ImportProject, EncounterSetsAreThereForScenarios) {
  const std::string sets = file_of(sample(), "lib/encounter_sets.lua");
  EXPECT_THAT(sets, HasSubstr("  quay_vermin = {\n    { \"lanterns_of_grey_quay:quay_rat\", 3 },\n  },"));
}

TEST(ImportProject, ShapesMayBeOdd) {
  ordered_json card = testing::card_json("asset", "You get +1 [combat].");
  card["cost"] = "3";    // a number in quotes
  card["health"] = 2.0;  // one that was a fraction
  card["sanity"] = nullptr;
  card["traits"] = ordered_json::array();  // no traits
  card["is_unique"] = "true";
  card["slot"] = {{"oops", 1}};  // a map instead of a text
  card["xp"] = "many";
  card["never_heard_of"] = {1, 2};
  ordered_json cards = ordered_json::array({card});
  cards.push_back(nullptr);
  const PackFiles pack = testing::pack_of(cards);
  const std::string script = file_of(pack, pack.report.cards.at(0).file);
  EXPECT_THAT(script, HasSubstr("unique = true, cost = 3, health = 2"));
  EXPECT_THAT(reason_of(pack.report.fields, "slot"), HasSubstr("shape"));
  EXPECT_THAT(reason_of(pack.report.fields, "xp"), HasSubstr("shape"));
  EXPECT_EQ(reason_of(pack.report.fields, "never_heard_of"), "an unknown field");
  EXPECT_EQ(pack.report.left_out.size(), 1U);
  // Lists that are missing, or null.
  ordered_json project = testing::project_of(ordered_json::array({card}));
  project["data"].erase("packs");
  project["data"]["encounter_sets"] = nullptr;
  project.erase("meta");
  EXPECT_EQ(make_pack(read_project(project.dump(), "x.json"), testing::rules(), testing::known()).id,
            "imported");
}

TEST(ImportProject, AnIdMustBeFree) {
  const ordered_json project = testing::project_of(ordered_json::array({testing::card_json("asset", "")}));
  const auto make = [&](const Known& known, const std::string& id) {
    return make_pack(read_project(project.dump(), "x.json"), testing::rules(), known, id);
  };
  Known known = testing::known();
  EXPECT_EQ(make(known, "").id, "made_up");
  EXPECT_EQ(make(known, "mine").id, "mine");
  known.packs.insert("made_up");
  EXPECT_EQ(make(known, "").id, "made_up_imported");
  EXPECT_THAT(testing::message_of([&] { make(known, "arkham"); }),
              HasSubstr("there is a pack 'arkham' already"));
  EXPECT_THAT(testing::message_of([&] { make(known, "My Pack"); }), HasSubstr("small letters"));
}

TEST(ImportProject, ACardThatDoesNotLoadKeepsItsText) {
  const ordered_json project =
      testing::project_of(ordered_json::array({testing::card_json("asset", "You get +1 [combat].")}));
  const PackFiles pack = make_pack(read_project(project.dump(), "x.json"), testing::rules(), testing::known(),
                                   "", {{"cards/neutral/old_lamp.lua"}, {}});
  EXPECT_EQ(pack.report.count("stub"), 1);
  EXPECT_THAT(file_of(pack, "cards/neutral/old_lamp.lua"), HasSubstr("-- TODO: You get +1 [combat]."));
}

TEST(ImportProject, ADeckMayCarryOne) {
  const ordered_json card = testing::card_json("asset", "");
  for (const bool as_map : {false, true}) {
    ordered_json content = {{"cards", ordered_json::array({card})},
                            {"packs", ordered_json::array()},
                            {"encounter_sets", ordered_json::array()}};
    if (as_map) content["cards"] = {{"x1", card}};
    const ordered_json deck = {{"name", "Mine"},
                               {"investigator_code", "01001"},
                               {"slots", {{"x1", 2}}},
                               {"meta", ordered_json({{"fan_made_content", content}}).dump()}};
    const Source source = read_project(deck.dump(), "deck.json");
    ASSERT_EQ(source.cards.size(), 1U);
    EXPECT_EQ(source.name, "Cards of Mine");
    EXPECT_EQ(read_project(ordered_json({{"data", deck}, {"type", "deck"}}).dump(), "deck.json").cards.size(),
              1U);
  }
}

// Fields that the API of ArkhamDB adds or changes.
TEST(ImportCards, TheApisShapes) {
  const std::string cards = R"([
    {"code": "90101", "pack_code": "mup", "pack_name": "Made Up", "position": 1, "quantity": 1,
     "name": "Wer", "real_name": "Who", "type_code": "investigator", "type_name": "Ermittler",
     "faction_code": "seeker", "faction_name": "Seeker", "text": "[elder_sign]: +1.",
     "real_text": "[elder_sign] effect: +1.", "real_traits": "Bold.", "traits": "Kühn.",
     "skill_willpower": 3, "skill_intellect": 3, "skill_combat": 3, "skill_agility": 3, "health": 7,
     "sanity": 7, "duplicated_by": ["91001"], "url": "https://example.org/90101",
     "deck_requirements": {"size": 30, "card": {"90102": {"90102": "90102", "98999": "98999"}},
                           "random": [{"target": "subtype", "value": "basicweakness"}]},
     "imagesrc": "/bundles/cards/90101.png"},
    {"code": "90102", "pack_code": "mup", "pack_name": "Made Up", "position": 2, "quantity": 1,
     "name": "Thing", "real_name": "Thing", "type_code": "asset", "faction_code": "neutral", "cost": 1,
     "text": "", "real_text": "", "restrictions": {"investigator": {"90101": "90101"}}},
    {"code": "90103a", "pack_code": "mup", "pack_name": "Made Up", "position": 3, "quantity": 1,
     "name": "Room", "type_code": "location", "faction_code": "mythos", "encounter_code": "rooms",
     "encounter_name": "Rooms", "shroud": 1, "clues": 1, "linked_to_code": "90103b",
     "linked_card": {"code": "90103b", "name": "Room", "type_code": "location", "hidden": true,
                     "text": "Dark."}},
    {"code": "91001", "pack_code": "mup", "position": 4, "quantity": 1, "duplicate_of_code": "90101",
     "duplicate_of_name": "Wer"},
    {"code": "91002", "pack_code": "mup", "position": 5, "quantity": 1, "duplicate_of_code": "01016"}
  ])";
  const PackFiles pack = make_pack(read_cards(cards, "cards.json"), testing::rules(), testing::known());
  EXPECT_EQ(pack.id, "made_up");
  const std::string who = file_of(pack, "cards/investigators/who_90101.lua");
  EXPECT_THAT(who, HasSubstr("codes = { \"90101\", \"91001\" }"));
  EXPECT_THAT(who, HasSubstr("requires = { \"made_up:thing_90102\", \"random_basic_weakness\" }"));
  EXPECT_THAT(who, HasSubstr("traits = { \"Bold\" }"));
  EXPECT_THAT(who, HasSubstr("elder_sign = { text = \"+1.\", modifier = 1 }"));
  EXPECT_THAT(file_of(pack, "cards/neutral/thing_90102.lua"), HasSubstr("tags = { \"signature\" }"));
  EXPECT_THAT(file_of(pack, "cards/rooms/room_90103a.lua"), HasSubstr("codes = { \"90103a\", \"90103b\" }"));
  EXPECT_THAT(reason_of(pack.report.left_out, "91002"),
              HasSubstr("arkham_core:45_automatic, which is loaded"));
  EXPECT_THAT(reason_of(pack.report.fields, "name, text"), HasSubstr("translation"));
  EXPECT_EQ(pack.report.images.size(), 1U);
  EXPECT_TRUE(pack.report.links.empty());
  // One card alone.
  EXPECT_EQ(read_cards(testing::card_json("asset", "").dump(), "card.json").cards.size(), 1U);
}

}  // namespace
}  // namespace misk::importing
