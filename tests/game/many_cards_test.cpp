// What is asked of the scripts fits into their limit with many more packs than ours.
#include <gtest/gtest.h>

#include "campaign/campaign.hpp"
#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "decks/deck.hpp"
#include "sanitized.hpp"

namespace misk::game {
namespace {

constexpr int kInvestigators = 200, kTitles = 1000, kInDeck = 30, kPlayers = 4;

/// A pack of that many investigators, each with two signature cards, and 3 levels of each title.
std::string many(const test::Folder& folder) {
  folder.spill("many/pack.yaml",
               "schema: 1\nid: many\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Many\n"
               "description: For a test.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n"
               "kind: cards\ngame: arkham\n");
  const char* const classes[] = {"guardian", "seeker", "rogue", "mystic", "survivor"};
  const auto card = [&](const std::string& id, const std::string& text) {
    folder.spill("many/cards/" + id + ".lua", "return " + text + "\n");
  };
  for (int i = 0; i < kInvestigators; ++i) {
    const std::string n = std::to_string(i), of_class = classes[i % 5];
    card(
        "who_" + n,
        "investigator { name = \"Who " + n + "\", class = \"" + of_class +
            "\", willpower = 3, intellect = 3, combat = 3, agility = 3, health = 7, sanity = 7, deck_size = "
            "30,"
            " deck_options = { { class = \"" +
            of_class +
            "\", level = { 0, 5 } }, { class = \"neutral\", level = { 0, 5 } }, "
            "{ text = \"heal horror\", level = { 0, 5 } }, { level = { 0, 2 }, limit = 10, other = true } }, "
            "requires = { \"sign_" +
            n + "\", \"fear_" + n + "\", \"random_basic_weakness\" } }");
    card("sign_" + n, "asset { name = \"Sign " + n + "\", cost = 1, tags = { \"signature\" } }");
    card("fear_" + n, "treachery { name = \"Fear " + n +
                          "\", weakness = \"signature\", revelation \"Take 1 horror.\" "
                          "{ effect = function(_, you) you:take_horror(1) end } }");
  }
  for (int i = 0; i < kTitles; ++i)
    for (const int level : {0, 2, 3}) {
      const std::string n = std::to_string(i), at = std::to_string(level);
      card("thing_" + n + "_" + at,
           "event_card { name = \"Thing " + n + "\", class = \"" + classes[i % 5] + "\", level = " + at +
               ", cost = 1, text = \"Heal 1 damage from you, then gain 1 resource.\", "
               "effect = function(_, you) you:gain(1) end }");
    }
  return folder / "many";
}

TEST(ManyCards, PurchasesBetweenScenariosAreAskedWithinTheLimit) {
  if (test::kSanitized) GTEST_SKIP() << "thousands of cards, of which each is read alike";
  const test::Folder folder;
  content::PackRoots roots = test::bundled();
  roots.roots.push_back({many(folder), content::Origin::named});
  const Catalog catalog(roots);
  const auto scripts = scripts_for(catalog, "night_of_the_zealot");
  std::vector<CampaignPlayer> players;
  for (int p = 0; p < kPlayers; ++p) {
    const std::string n = std::to_string(p);
    content::Deck deck;
    deck.file = "deck_" + n + ".yaml";
    deck.avatar = "who_" + n;
    deck.cards = {{"sign_" + n, 1, 0}, {"fear_" + n, 1, 0}, {"random_basic_weakness", 1, 0}};
    // The last ones of the packs: whoever looks for them from the first on finds them late.
    for (int i = 0; i < kInDeck; ++i)
      deck.cards.push_back({"thing_" + std::to_string(kTitles - 5 * (kInDeck - i) + p) + "_0", 1, 0});
    players.push_back({deck.avatar, deck, nullptr});
  }
  Campaign campaign = begin_campaign(catalog, *scripts, "night_of_the_zealot", players, {}, 5);
  campaign.state["stage"] = "between";
  for (Plain& record : campaign.state["investigators"]) record["experience"] = 10;
  EXPECT_FALSE(campaign_choices(campaign, *scripts).empty());
  const std::string who = campaign.state["investigators"][0]["investigator"];
  for (int level = 0; level <= 3; ++level) {
    const Plain action = {{"act", "buy"}, {"investigator", who}, {"level", level}};
    const std::size_t least = level == 1 ? 0 : level == 3 ? kTitles / 5 - kInDeck : kTitles / 2;
    EXPECT_GE(campaign_choices(campaign, *scripts, action).size(), least) << "level " << level;
  }
  // Each card of the deck has two higher levels.
  const Plain upgrade = {{"act", "upgrade"}, {"investigator", who}};
  EXPECT_EQ(campaign_choices(campaign, *scripts, upgrade).size(), 2U * kInDeck);
  content::Deck deck;
  deck.avatar = "who_0";
  EXPECT_GE(deck_cards(*scripts, deck).size(), 2U * kTitles);
}

}  // namespace
}  // namespace misk::game
