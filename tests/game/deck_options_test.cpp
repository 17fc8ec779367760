// The options of a deck's file reach the game and the campaign, and what cannot be understood is told with
// its place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "campaign/campaign.hpp"
#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "decks/deck.hpp"
#include "game/game.hpp"
#include "game/save.hpp"
#include "lab/fuzz.hpp"

namespace misk::game {
namespace {

using test::Folder;
using test::spill;
using ::testing::HasSubstr;

/// A pack with an investigator who has 5 experience, chooses a class and the size of the deck, and whose deck
/// has a customizable card; with a taboo list, and a prologue with an investigator who plays nowhere else.
class DeckOptionsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_.spill("mine/pack.yaml",
                  "schema: 1\nid: mine\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Mine\n"
                  "description: For a test.\nauthors: [{ name: Nobody }]\n"
                  "license: { code: MIT, content: MIT }\nkind: cards\ngame: arkham\n");
    const auto card = [&](const std::string& id, const std::string& text) {
      folder_.spill("mine/cards/" + id + ".lua", "return " + text + "\n");
    };
    const std::string skills =
        "willpower = 3, intellect = 3, combat = 3, agility = 3, health = 7, sanity = 7";
    card("planner", "investigator { name = \"Planner\", class = \"seeker\", " + skills +
                        ", experience = 5, deck_size = { 1, 2 }, deck_options = { { class = \"neutral\" } }, "
                        "deck_choices = { secondary = { \"rogue\", \"mystic\" } }, requires = {} }");
    card("pen",
         "asset { name = \"Pen\", class = \"neutral\", level = 0, cost = 1, "
         "keywords = { \"Customizable\" }, upgrades = { { name = \"Light\", boxes = 1 }, "
         "{ name = \"Sharp\", boxes = 2 } }, constant \"Sharp.\" { condition = upgraded \"Sharp\", "
         "you = { combat = 1 } }, constant \"This costs 1 less.\" { zones = { \"hand\", \"deck\" }, "
         "condition = upgraded \"Light\", me = { cost = -1 } } }");
    card("house_list", "taboo { name = \"House List\", cards = { pen = { xp = 1 } } }");
    card("eve",
         "scenario { name = \"The Eve\", agendas = { \"whats_going_on\" }, acts = { \"trapped\" }, "
         "locations = { \"study\" }, setup = function() start_at(find(\"locations\")[1]) end, "
         "resolutions = { no_resolution = { text = \"Nobody is left.\" }, R1 = { text = \"On.\" } } }");
    card("guest", "investigator { name = \"Guest\", class = \"seeker\", " + skills +
                      ", deck_size = 30, prologue = \"eve\" }");
    content::PackRoots roots = test::bundled();
    roots.roots.push_back({folder_ / "mine", content::Origin::named});
    catalog_ = std::make_unique<Catalog>(roots);
    scripts_ = scripts_for(*catalog_, "the_gathering");
    ASSERT_TRUE(scripts_->ok());
  }

  /// The path of a deck for the Planner with these options, of which the first is in line 6.
  std::string deck(const std::string& options) {
    const std::string file = folder_ / "deck.yaml";
    spill(file, "name: Plans\ninvestigator: planner\ncards:\n  pen: 2\noptions:\n" + options);
    return file;
  }

  game::Setup setup(const std::string& options) {
    game::Setup setup;
    setup.scenario = "the_gathering";
    setup.avatars = {"planner"};
    setup.deck_files = {deck(options)};
    return setup;
  }

  std::string refusal(const std::string& options) {
    try {
      Game(*catalog_, *scripts_, setup(options));
    } catch (const SetupError& e) {
      return e.what();
    }
    return "nothing is wrong";
  }

  Campaign campaign(const std::string& options) {
    return begin_campaign(*catalog_, *scripts_, "night_of_the_zealot",
                          {{"planner", content::read_deck(deck(options)), nullptr}}, {}, 5);
  }

  std::string campaign_refusal(const std::string& options) {
    try {
      campaign(options);
    } catch (const std::exception& e) {
      return e.what();
    }
    return "nothing is wrong";
  }

  /// How many cards of that id are on the table, wherever: an upgrade sheet is one more.
  std::size_t count(const Game& game, const std::string& id) const {
    std::size_t n = 0;
    const kernel::Id wanted = scripts_->host().image().find_definition(id);
    for (kernel::ComponentId each = 1; each <= game.kernel().state().component_count; ++each)
      n += game.kernel().component(each).definition == wanted ? 1 : 0;
    return n;
  }

  static constexpr const char* kAll =
      "  upgrades: { pen: \"Sharp 2\" }\n  taboo: house_list\n  secondary: rogue\n  deck_size: 2\n";

  Folder folder_;
  std::unique_ptr<Catalog> catalog_;
  std::unique_ptr<Scripts> scripts_;
};

TEST_F(DeckOptionsTest, MapsAreReadAndWritten) {
  const content::Deck deck = content::read_deck(this->deck(kAll));
  ASSERT_EQ(deck.options.size(), 4U);
  ASSERT_EQ(deck.options[0].entries.size(), 1U);
  EXPECT_EQ(deck.options[0].entries[0].key, "pen");
  EXPECT_EQ(deck.options[0].entries[0].value, "Sharp 2");
  EXPECT_EQ(deck.options[0].entries[0].line, 6);
  const content::Deck again = content::parse_deck(content::to_yaml(deck), "again.yaml");
  ASSERT_EQ(again.options.size(), 4U);
  EXPECT_EQ(again.options[0].entries[0].value, "Sharp 2");
  EXPECT_EQ(again.options[2].values, deck.options[2].values);
}

TEST_F(DeckOptionsTest, TheCheckOfADeckKnowsThem) {
  EXPECT_TRUE(deck_problems(*scripts_, content::read_deck(deck(kAll))).empty());
  const auto wrong =
      deck_problems(*scripts_, content::read_deck(deck("  secondary: rogue\n  deck_size: 2\n  upgrades:\n"
                                                       "    pen: Blunt 1\n")));
  ASSERT_EQ(wrong.size(), 1U);
  EXPECT_EQ(wrong[0].line, 9);
  EXPECT_EQ(wrong[0].message, "the upgrade sheet of Pen has no 'Blunt'");
}

TEST_F(DeckOptionsTest, TheyReachAGameAndItsSave) {
  const Game plain(*catalog_, *scripts_, setup("  secondary: rogue\n  deck_size: 2\n"));
  EXPECT_EQ(count(plain, "pen"), 2U);
  const Game game(*catalog_, *scripts_, setup(kAll));
  EXPECT_EQ(count(game, "pen"), 3U);
  { const SaveWriter writer(folder_ / "a.misk", new_save(*catalog_, "arkham", setup(kAll))); }
  std::filesystem::remove(folder_ / "deck.yaml");
  const Save read = read_save(folder_ / "a.misk");
  EXPECT_EQ(count(Game(*catalog_, *scripts_, read.setup), "pen"), 3U);
}

TEST_F(DeckOptionsTest, WhatIsNotUnderstoodIsToldWithFileAndLine) {
  const std::string file = folder_ / "deck.yaml";
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"  upgrades: { pen: Light 2 }\n",
       ":6: 2 boxes of 'Light' (Pen) are ticked; write 1 at most: it has no more"},
      {"  taboo: none\n  upgrades:\n    knife: Light 1\n",
       ":8: 'knife' has no upgrade sheet; take it out of the deck's upgrades"},
      {"  upgrades: pen\n", ":6: `upgrades` is no map; write cards and their ticked boxes"},
      {"  taboo: no_list\n",
       ":6: there is no taboo list 'no_list'; take it out, or write one of house_list (House List)"},
      {"  taboo: [a, b]\n", ":6: `taboo` has not one value; write a single text"},
      {"  experience: lots\n", ":6: `experience` is 'lots'; say a whole number, or any"}};
  for (const auto& [options, message] : wrong) {
    EXPECT_THAT(refusal(options), HasSubstr(file + message));
    EXPECT_THAT(campaign_refusal(options), HasSubstr(file + message));
  }
}

TEST_F(DeckOptionsTest, TheyReachACampaignAndItsScenarios) {
  Campaign begun = campaign(kAll);
  const Plain& record = begun.state.at("investigators").at(0);
  EXPECT_EQ(record.at("upgrades"), Plain({{"mine:pen", "Sharp 2"}}));
  EXPECT_EQ(record.at("taboo"), "mine:house_list");
  EXPECT_EQ(record.at("choices"), Plain({{"deck_size", "2"}, {"secondary", "rogue"}}));
  EXPECT_EQ(record.at("experience"), 1) << "two pens cost 1 each by the list, and two boxes are ticked";
  const game::Setup next = next_setup(begun, *scripts_);
  const Game game(*catalog_, *scripts_, next);
  EXPECT_EQ(count(game, "pen"), 3U);
  EXPECT_TRUE(deck_problems(*scripts_, game.setup().avatars, game.decks()).empty());
  begun.file = folder_ / "campaign.yaml";
  write_campaign(begun, *scripts_);
  EXPECT_EQ(read_campaign(begun.file, *scripts_).state, begun.state);
  // A box that is bought between two scenarios is in the next one.
  begun.state["stage"] = "between";
  campaign_do(begun, *scripts_,
              {{"act", "tick"}, {"investigator", "planner"}, {"card", "pen"}, {"upgrade", "Light"}});
  campaign_do(begun, *scripts_, {{"act", "go_on"}});
  EXPECT_THAT(next_setup(begun, *scripts_).deck_texts.at(0), HasSubstr("Light 1, Sharp 2"));
}

TEST_F(DeckOptionsTest, ADeckThatACampaignRefusesIsToldWithFileAndLine) {
  EXPECT_EQ(campaign_refusal("  secondary: rogue\n  deck_size: 1\n"),
            folder_ /
                "deck.yaml:3: the deck of Planner: 2 cards, weaknesses and cards of Planner not counted; "
                "take 1 out: the deck has 1");
  EXPECT_THAT(campaign_refusal("  secondary: blue\n  deck_size: 2\n"),
              HasSubstr("deck.yaml:6: the deck of Planner: `secondary` is blue; say secondary: one of"));
}

TEST_F(DeckOptionsTest, OnlyThoseWhomAScenarioTakesAreSeated) {
  const auto seats = [&](const std::string& scenario) {
    FuzzOptions options;
    options.game = "arkham";
    options.packs = {"mine"};
    options.scenarios = {scenario};
    const SetupDrawer drawer(*catalog_, *scripts_, options);
    std::set<std::string> seated;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
      for (const std::string& id : drawer.draw(seed).avatars) seated.insert(id);
    return seated;
  };
  EXPECT_EQ(seats("eve").count("mine:guest") + seats("eve").count("guest"), 1U);
  const std::set<std::string> elsewhere = seats("the_gathering");
  EXPECT_EQ(elsewhere.count("mine:guest") + elsewhere.count("guest"), 0U);
  EXPECT_EQ(elsewhere.count("mine:planner") + elsewhere.count("planner"), 1U);
  EXPECT_THAT(avatar_refused(*scripts_, "guest", "night_of_the_zealot"), HasSubstr("only in The Eve"));
  EXPECT_EQ(avatar_refused(*scripts_, "guest", "eve"), "");
}

}  // namespace
}  // namespace misk::game
