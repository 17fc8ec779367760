// Decks in every form, and back.
#include "import/deck.hpp"

#include "support.hpp"

namespace misk::importing {
namespace {

using nlohmann::ordered_json;
using ::testing::HasSubstr;

/// A few loaded cards. Their names are made up; their codes are real.
CardIndex index() {
  const std::vector<CardInfo> cards = {
      {"roland_banks", "Roland Banks", "The Fed", "investigator", "arkham_core", "Core Set", "01001", -1},
      {"machete", "Machete", "", "asset", "arkham_core", "Core Set", "01020", 0},
      {"beat_cop", "Beat Cop", "", "asset", "arkham_core", "Core Set", "01018", 0},
      {"mine:beat_cop_2", "Beat Cop", "", "asset", "mine", "My Pack", "01028", 2},
      {"45_automatic", ".45 Automatic", "", "asset", "arkham_core", "Core Set", "01016", 0},
      {"the_necronomicon", "The Necronomicon", "John Dee Translation", "asset", "arkham_core", "Core Set",
       "01009", -1},
      {"look_what_i_found", "\"Look what I found!\"", "", "event", "arkham_core", "Core Set", "01079", 0},
      {"random_basic_weakness", "random basic weakness", "", "placeholder", "arkham", "Rules", "01000", -1},
      {"mine:old_lamp", "Old Lamp", "", "asset", "mine", "My Pack", "", 3},
  };
  std::map<std::string, std::string> ids;
  for (const CardInfo& card : cards) {
    ids[card.id] = card.id;
    if (!card.code.empty()) ids[card.code] = card.id;
  }
  ids["51001"] = "machete";  // a reprint
  ids["90024"] = "roland_banks";
  return {cards,
          [ids](const std::string& id) {
            const auto it = ids.find(id);
            return it == ids.end() ? std::string() : it->second;
          },
          {{"02", "The Dunwich Legacy"}, {"01", "Core Set"}, {"015", "Revised Core Set"}}};
}

DeckImport import(const std::string& text, const DeckOptions& options = {}) {
  return import_deck(text, "deck.txt", index(), options);
}

std::map<std::string, int> cards_of(const DeckImport& deck) {
  std::map<std::string, int> out;
  for (const auto& entry : deck.deck.cards) out[entry.card] = entry.count;
  return out;
}

std::string dropped(const DeckImport& deck, const std::string& what) {
  for (const DeckIssue& each : deck.dropped)
    if (each.what == what) return each.reason;
  return "";
}

ordered_json deck_json() {
  return {{"id", 4000001},
          {"name", "A Deck"},
          {"date_creation", "2024-02-04T15:16:06+00:00"},
          {"description_md", ""},
          {"user_id", nullptr},
          {"investigator_code", "01001"},
          {"investigator_name", "Roland Banks"},
          {"slots", {{"01000", 1}, {"01020", 2}, {"01016", 1}}},
          {"sideSlots", ordered_json::array()},
          {"ignoreDeckLimitSlots", nullptr},
          {"version", "0.1"},
          {"xp", nullptr},
          {"xp_adjustment", 0},
          {"exile_string", nullptr},
          {"taboo_id", nullptr},
          {"meta", ""},
          {"tags", ""},
          {"problem", nullptr}};
}

TEST(ImportDeck, ArkhamDbsJson) {
  const DeckImport deck = import(deck_json().dump());
  EXPECT_EQ(deck.deck.name, "A Deck");
  EXPECT_EQ(deck.deck.avatar, "roland_banks");
  EXPECT_EQ(cards_of(deck),
            (std::map<std::string, int>{{"random_basic_weakness", 1}, {"machete", 2}, {"45_automatic", 1}}));
  EXPECT_TRUE(deck.unknown.empty());
  EXPECT_TRUE(deck.dropped.empty());
  EXPECT_EQ(content::parse_deck(deck.to_yaml(), "again.yaml").cards.size(), 3U);
}

TEST(ImportDeck, EveryFieldIsUsedOrListed) {
  ordered_json said = deck_json();
  said["id"] = "a-text";
  said["description_md"] = "++SCED import instructions++";
  said["sideSlots"] = {{"01018", 1}};
  said["ignoreDeckLimitSlots"] = {{"01009", 1}};
  said["slots"]["51001"] = 1;  // a reprint of a card in the list
  said["slots"]["02015"] = 2;
  said["slots"]["01501"] = 1;
  said["xp"] = 5;
  said["xp_spent"] = 4;
  said["exile_string"] = "01079";
  said["taboo_id"] = 8;
  said["tags"] = "solo";
  said["previous_deck"] = 1;
  said["next_deck"] = 2;
  said["problem"] = "too_few_cards";
  said["never_heard_of"] = {1};
  said["meta"] = ordered_json({{"alternate_front", "90024"},
                               {"alternate_back", "90025"},
                               {"faction_selected", "rogue"},
                               {"cus_09021", "0|2"},
                               {"extra_deck", "1,2"},
                               {"attachments_1", "3"},
                               {"card_pool", "core"},
                               {"sealed_deck", "01001:1"},
                               {"transform_into", "04244"},
                               {"banner_url", "x"},
                               {"fan_made_content", {{"cards", {{"x", 1}}}}}})
                     .dump();
  const DeckImport deck = import(said.dump());
  EXPECT_EQ(cards_of(deck),
            (std::map<std::string, int>{{"random_basic_weakness", 1}, {"machete", 3}, {"45_automatic", 1}}));
  ASSERT_EQ(deck.unknown.size(), 2U);
  EXPECT_EQ(deck.unknown[0].what, "02015");
  EXPECT_THAT(deck.unknown[0].reason, HasSubstr("it is of The Dunwich Legacy"));
  EXPECT_THAT(deck.unknown[1].reason, HasSubstr("it is of Revised Core Set"));
  for (const char* what : {"description_md",
                           "sideSlots",
                           "ignoreDeckLimitSlots",
                           "xp_spent",
                           "exile_string",
                           "taboo_id",
                           "tags",
                           "previous_deck",
                           "next_deck",
                           "never_heard_of",
                           "meta.alternate_back",
                           "meta.faction_selected",
                           "meta.cus_09021",
                           "meta.extra_deck",
                           "meta.attachments_1",
                           "meta.card_pool",
                           "meta.sealed_deck",
                           "meta.transform_into",
                           "meta.banner_url",
                           "meta.fan_made_content"})
    EXPECT_NE(dropped(deck, what), "") << what;
  EXPECT_THAT(dropped(deck, "sideSlots"), HasSubstr("1x beat_cop"));
  // The total cost of an upgraded deck is in no single file.
  ASSERT_EQ(deck.deck.options.size(), 1U);
  EXPECT_EQ(deck.deck.options[0].name, "experience");
  EXPECT_EQ(deck.deck.options[0].values, (std::vector<std::string>{"any"}));
  EXPECT_THAT(::testing::PrintToString(deck.notes), HasSubstr("too_few_cards"));
  // Left-out cards are comments in the file.
  EXPECT_THAT(deck.to_yaml(), HasSubstr("#   '02015': 2   it is of The Dunwich Legacy"));
  EXPECT_EQ(content::parse_deck(deck.to_yaml(), "again.yaml").cards.size(), 3U);
}

TEST(ImportDeck, OptionsAreTranslatedByTheGame) {
  OptionWords words;
  words.in = [](const content::Deck& deck) {
    TranslatedOptions out;
    for (const content::DeckOption& each : deck.options)
      if (each.name == "cus_09021")
        out.left.emplace_back(each.name, "no such card");
      else
        out.options.push_back({"said_" + each.name, each.values, 0, {{"whose", deck.avatar, 0}}});
    return out;
  };
  words.out = [](const content::Deck& deck) {
    TranslatedOptions out;
    for (const content::DeckOption& each : deck.options)
      if (each.name.starts_with("said_"))
        out.options.push_back({each.name.substr(5), each.values, 0});
      else
        out.left.emplace_back(each.name, "");
    return out;
  };
  CardIndex known(
      {{"roland_banks", "Roland Banks", "", "investigator", "arkham_core", "Core Set", "01001", -1}},
      [](const std::string& id) { return id == "01001" || id == "roland_banks" ? "roland_banks" : ""; }, {},
      words);
  ordered_json said = deck_json();
  said["slots"] = ordered_json::object();
  said["taboo_id"] = 8;
  said["meta"] = R"({"cus_09021": "0|2", "faction_selected": "rogue", "banner_url": "x"})";
  const DeckImport deck = import_deck(said.dump(), "deck.json", known);
  ASSERT_EQ(deck.deck.options.size(), 2U);
  EXPECT_EQ(deck.deck.options[0].name, "said_taboo_id");
  EXPECT_EQ(deck.deck.options[0].values, (std::vector<std::string>{"8"}));
  EXPECT_EQ(deck.deck.options[0].entries.at(0).value, "roland_banks");
  EXPECT_EQ(deck.deck.options[1].name, "said_faction_selected");
  EXPECT_EQ(dropped(deck, "meta.cus_09021"), "no such card");
  EXPECT_EQ(deck.dropped.size(), 2U);
  content::Deck mine = deck.deck;
  mine.options.push_back({"standalone", {"true"}, 0});
  std::vector<std::string> notes;
  const ordered_json back = export_deck(mine, known, notes);
  EXPECT_EQ(back["taboo_id"], 8);
  EXPECT_EQ(ordered_json::parse(back["meta"].get<std::string>())["faction_selected"], "rogue");
  EXPECT_THAT(::testing::PrintToString(notes), HasSubstr("no place for the option 'standalone'"));
}

TEST(ImportDeck, OddShapesOfArkhamDb) {
  ordered_json said = deck_json();
  said["slots"] = ordered_json::array();  // how PHP writes an empty map
  EXPECT_TRUE(import(said.dump()).deck.cards.empty());
  said = deck_json();
  said["meta"] = "{broken";
  EXPECT_THAT(dropped(import(said.dump()), "meta"), HasSubstr("broken"));
  said["meta"] = "[]";
  EXPECT_TRUE(import(said.dump()).dropped.empty());
  said["meta"] = {{"card_pool", "core"}};  // not in a string
  EXPECT_NE(dropped(import(said.dump()), "meta.card_pool"), "");
  said.erase("meta");
  said.erase("name");
  EXPECT_EQ(import(said.dump()).deck.name, "Deck of 01001");
  // As arkham.build shares a deck.
  EXPECT_EQ(import(ordered_json({{"data", deck_json()}, {"type", "deck"}}).dump()).deck.cards.size(), 3U);
  said = deck_json();
  said["name"] = "Two\nlines\u0007";
  EXPECT_EQ(content::parse_deck(import(said.dump()).to_yaml(), "again.yaml").name,
            import(said.dump()).deck.name);
}

TEST(ImportDeck, AListAsText) {
  const DeckImport deck = import(R"(A Night Out

Roland Banks (Core Set)

Packs: From Core Set to My Pack
Asset (6)
2x Machete (Core Set)
1 Beat Cop
- 1x Beat Cop [2] (My Pack)
* 1x The Necronomicon (John Dee Translation)
1x old lamp (3)
Events:
2 x "Look what I found!" (Core Set)
.45 Automatic x2
1x Random Basic Weakness
1x Machette
What is this?
)");
  EXPECT_EQ(deck.deck.name, "A Night Out");
  EXPECT_EQ(deck.deck.avatar, "roland_banks");
  EXPECT_EQ(cards_of(deck), (std::map<std::string, int>{{"machete", 2},
                                                        {"beat_cop", 1},
                                                        {"mine:beat_cop_2", 1},
                                                        {"the_necronomicon", 1},
                                                        {"mine:old_lamp", 1},
                                                        {"look_what_i_found", 2},
                                                        {"45_automatic", 2},
                                                        {"random_basic_weakness", 1}}));
  ASSERT_EQ(deck.unknown.size(), 1U);
  EXPECT_EQ(deck.unknown[0].reason, "did you mean 'Machete'?");
  EXPECT_EQ(deck.unknown[0].line, 16);
  EXPECT_THAT(dropped(deck, "What is this?"), HasSubstr("no card"));
  // If two cards have the same name, the lower level is taken, and a note says so.
  EXPECT_THAT(::testing::PrintToString(deck.notes), HasSubstr("beat_cop is taken, not mine:beat_cop_2"));
}

TEST(ImportDeck, AListSaysWhoseItIs) {
  EXPECT_EQ(import("Investigator: Roland Banks\n1x Machete\n").deck.avatar, "roland_banks");
  EXPECT_EQ(import("Name: Mine\nInvestigator\n1x Roland Banks\nAsset\n1x Machete\n").deck.name, "Mine");
  EXPECT_EQ(import("# Roland Banks\n1x Machete\n").deck.avatar, "roland_banks");
  EXPECT_EQ(import("1x Machete\n", {"01001", "Given"}).deck.avatar, "roland_banks");
  EXPECT_EQ(import("1x Machete\n", {"01001", "Given"}).deck.name, "Given");
}

TEST(ImportDeck, Octgn) {
  const DeckImport deck = import(R"(<?xml version="1.0" encoding="utf-8"?>
<deck game="a6d114c7-2e2a-4896-ad8c-0330605c90bf">
  <section name="Investigator"><card qty="1" id="a:b">Roland Banks</card></section>
  <section name="Asset"><card qty="2" id="c">Machete</card><card id="01016">Any &amp; name</card></section>
  <section name="Event"><card qty="0" id="d">Evidence!</card></section>
  <notes>Mine</notes>
</deck>)");
  EXPECT_EQ(deck.deck.avatar, "roland_banks");
  EXPECT_EQ(cards_of(deck), (std::map<std::string, int>{{"machete", 2}, {"45_automatic", 1}}));
  EXPECT_THAT(::testing::PrintToString(deck.notes), HasSubstr("'notes' is left out"));
}

TEST(ImportDeck, ASealedPool) {
  const DeckImport deck = import("code,quantity\n01020,2\n\"01016\",1\n09999,1\n", {"roland_banks", ""});
  EXPECT_EQ(deck.form, "sealed pool");
  EXPECT_EQ(cards_of(deck), (std::map<std::string, int>{{"machete", 2}, {"45_automatic", 1}}));
  EXPECT_EQ(deck.unknown.size(), 1U);
}

TEST(ImportDeck, OutAndInAgainIsTheSame) {
  content::Deck deck;
  deck.file = "mine.yaml";
  deck.name = "A \"fine\" deck";
  deck.avatar = "roland_banks";
  deck.cards = {
      {"random_basic_weakness", 1, 0}, {"machete", 2, 0}, {"mine:old_lamp", 1, 0}, {"mine:beat_cop_2", 2, 0}};
  deck.collection = {"arkham_core", "mine"};
  std::vector<std::string> notes;
  const ordered_json said = export_deck(deck, index(), notes);
  EXPECT_EQ(said["slots"], ordered_json({{"01000", 1}, {"01020", 2}, {"mine:old_lamp", 1}, {"01028", 2}}));
  EXPECT_EQ(said["sideSlots"], ordered_json::array());
  EXPECT_TRUE(said["meta"].is_string());
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_THAT(notes[0], HasSubstr("has no code"));
  const DeckImport back = import(said.dump());
  EXPECT_EQ(back.deck.name, deck.name);
  EXPECT_EQ(back.deck.avatar, deck.avatar);
  EXPECT_EQ(back.deck.collection, deck.collection);
  ASSERT_EQ(back.deck.cards.size(), deck.cards.size());
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    EXPECT_EQ(back.deck.cards[i].card, deck.cards[i].card);
    EXPECT_EQ(back.deck.cards[i].count, deck.cards[i].count);
  }
  EXPECT_TRUE(back.dropped.empty()) << back.summary().at(1);
}

}  // namespace
}  // namespace misk::importing
