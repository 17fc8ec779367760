// The rules as players read them: every symbol, zone, keyword and citation of the three games has its entry,
// and the reader opens them at the table.
#include <gmock/gmock.h>

#include <regex>
#include <set>

#include "catalog/rulebook.hpp"
#include "content/mount.hpp"
#include "content/value.hpp"
#include "german.hpp"
#include "table/rules_reader.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using Dialog = TableScreen::Dialog;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::vector<std::string> kGames = {"arkham", "eldritch", "eldersign"};

game::Rulebook book_of(const std::string& game, const game::Catalog& catalog = bundled()) {
  content::Diagnostics faults;
  game::Rulebook book(catalog.library(), game, faults);
  for (const content::Diagnostic& fault : faults) ADD_FAILURE() << fault.to_line();
  return book;
}

std::string scenario_of(const std::string& game) {
  return game == "arkham" ? "the_gathering" : game == "eldritch" ? "eldritch_horror" : "elder_sign";
}

TEST(Rulebooks, EverySymbolAndZoneHasAnEntry) {
  for (const std::string& game : kGames) {
    const game::Rulebook book = book_of(game);
    const auto open = open_game(scenario_of(game), 1, 3);
    const TableScreen screen(open->playing(), still());
    std::vector<std::string> missing;
    for (const auto& [symbol, look] : screen.presentation().symbols)
      if (!book.named(symbol)) missing.push_back("symbol " + symbol);
    for (const kernel::ZoneKind& zone : open->game().kernel().image().zones)
      if (!book.named(zone.name)) missing.push_back("zone " + zone.name);
    EXPECT_THAT(missing, IsEmpty()) << game;
  }
}

TEST(Rulebooks, EveryKeywordHasAnEntryThatIsToldBesideItsCards) {
  const std::string source = content::read_disk_file(MISK_SOURCE_DIR "/scripts/arkham/game.lua", 1 << 20);
  const game::Rulebook book = book_of("arkham");
  const std::regex keyword("\\{ \"([a-z_]+)\", \"The keyword ");
  int found = 0;
  for (std::sregex_iterator at(source.begin(), source.end(), keyword), end; at != end; ++at, ++found) {
    const game::RuleEntry* entry = book.named((*at)[1].str());
    ASSERT_TRUE(entry) << (*at)[1];
    EXPECT_TRUE(entry->on_cards) << entry->id;
  }
  EXPECT_GE(found, 10);
}

/// Every citation that a player can meet: of windows, moments, procedures, their steps, and abilities.
std::set<std::string> citations(const kernel::Image& image) {
  std::set<std::string> out;
  for (const auto& point : image.points) out.insert(point.cite);
  for (const auto& window : image.windows) out.insert(window.cite);
  for (const auto& ability : image.abilities) out.insert(ability.cite);
  for (const auto& procedure : image.procedures) {
    out.insert(procedure.cite);
    for (const auto& step : procedure.steps) out.insert(step.cite);
  }
  out.erase("");
  return out;
}

TEST(Rulebooks, EveryCitationOpensAnEntry) {
  for (const std::string& game : kGames) {
    const game::Rulebook book = book_of(game);
    const auto open = open_game(scenario_of(game), 1, 3);
    std::vector<std::string> missing;
    for (const std::string& cite : citations(open->game().kernel().image()))
      if (!book.cited(cite)) missing.push_back(cite);
    const content::Pack* pack = bundled().library().find(game);
    const content::Value rules = content::parse_yaml(pack->find("rules.yaml")->bytes, "rules.yaml");
    for (const content::Value& rule : rules.items("rules"))
      if (const content::Value* where = rule.find("where"); where && !book.cited(where->text("where")))
        missing.push_back(rule.find("id")->text("id") + ": " + where->text("where"));
    EXPECT_THAT(missing, IsEmpty()) << game;
  }
}

TEST(Rulebooks, ACitationOpensTheMostExactEntry) {
  const game::Rulebook book = book_of("arkham");
  const auto opens = [&](const char* cite) { return book.cited(cite) ? book.cited(cite)->id : ""; };
  EXPECT_EQ(opens("Rules Reference, ST.3"), "test_reveal");
  EXPECT_EQ(opens("Rules Reference, 1.4, 5"), "draw_encounter");
  EXPECT_EQ(opens("Rules Reference, Glossary: Move Action"), "move_action");
  EXPECT_EQ(opens("Rules Reference, Glossary: Move"), "move");
  EXPECT_EQ(opens("Rules Reference, Glossary: Ability, Forced Abilities"), "forced");
  EXPECT_EQ(opens("Rules Reference, Appendix II: Timing and Gameplay, step 4.2"), "reset_actions");
  EXPECT_EQ(opens("Rules Reference, Glossary: Nested Sequences (FAQ 1.4)"), "nested");
  EXPECT_EQ(opens("Rules Reference, Glossary: Spawn; Player aid, Mythos Phase: Clarifications"), "spawn");
  EXPECT_EQ(opens("somebody's blog"), "");
}

TEST(Rulebooks, EveryNameIsOneOfTheGame) {
  for (const std::string& game : kGames) {
    const auto open = open_game(scenario_of(game), 1, 3);
    const TableScreen screen(open->playing(), still());
    const kernel::Image& image = open->game().kernel().image();
    std::set<std::string> names;
    for (const auto* list : {&image.counters, &image.flags, &image.globals, &image.tags, &image.values_names})
      names.insert(list->all().begin(), list->all().end());
    for (const kernel::ZoneKind& zone : image.zones) names.insert(zone.name);
    for (const auto& set : image.sets) names.insert(set.name);
    for (const auto& point : image.points) names.insert(point.name);
    for (const auto& [symbol, look] : screen.presentation().symbols) names.insert(symbol);
    const game::Rulebook book = book_of(game);
    for (const game::RuleEntry& entry : book.entries())
      for (const std::string& name : entry.names)
        EXPECT_TRUE(names.count(name)) << entry.file << ":" << entry.line << ": " << name;
  }
}

TEST(Rulebooks, NothingIsExplainedTwice) {
  for (const std::string& game : kGames) {
    std::map<std::string, std::string> by;
    const game::Rulebook book = book_of(game);
    for (const game::RuleEntry& entry : book.entries())
      for (const std::string& name : entry.names)
        EXPECT_TRUE(by.emplace(name, entry.id).second) << name << ": " << by[name] << " and " << entry.id;
  }
}

TEST(Rulebooks, SearchFindsTitlesBeforeWordsBeforeTexts) {
  const game::Rulebook book = book_of("arkham");
  EXPECT_EQ(book.search("aloof").front()->id, "aloof");
  EXPECT_EQ(book.search("Attacks of Opportunity").front()->id, "attack_of_opportunity");
  EXPECT_EQ(book.search("st.3").front()->id, "test_reveal");
  EXPECT_EQ(book.search("").size(), book.entries().size());
  EXPECT_TRUE(book.search("zeppelin").empty());
}

std::vector<std::string> ids(const std::vector<const game::RuleEntry*>& entries) {
  std::vector<std::string> out;
  for (const game::RuleEntry* entry : entries) out.push_back(entry->id);
  return out;
}

TEST(Rulebooks, ACardIsExplainedByItsWordsThenItsSymbols) {
  const game::Rulebook book = book_of("arkham");
  EXPECT_EQ(ids(book.on_card({"**Hunter. Retaliate.**", "_Prey_ - Highest [combat]."}, {"fight", "combat"})),
            (std::vector<std::string>{"hunter", "retaliate", "prey", "combat", "fight"}));
  // A longer word is not the shorter one in it.
  EXPECT_EQ(ids(book.on_card({"The huntress searched for a fastener."}, {})), std::vector<std::string>());
}

TEST(Rulebooks, APackAddsEntriesAndItsFaultsHaveALine) {
  const misk::test::Folder folder;
  folder.spill("mine/pack.yaml",
               "schema: 1\nid: mine\nversion: \"1.0.0\"\ntitle: Mine\nkind: cards\ngame: arkham\n"
               "requires: { arkham: \"*\" }\n");
  folder.spill("mine/rulebook/own.yaml",
               "- id: lantern_light\n  title: Lantern light\n  part: Keywords\n  on_cards: true\n"
               "  see: [aloof, nowhere]\n  text: It shines. Nothing more.\n"
               "- id: aloof\n  title: Again\n  part: Keywords\n  text: It is there already.\n");
  const game::Catalog catalog(
      content::PackRoots(std::vector<std::string>{MISK_SOURCE_DIR "/scripts", folder / "mine"}));
  content::Diagnostics faults;
  const game::Rulebook book(catalog.library(), "arkham", faults);
  ASSERT_TRUE(book.find("lantern_light"));
  EXPECT_EQ(book.find("lantern_light")->first_sentence(), "It shines.");
  EXPECT_EQ(ids(book.on_card({"Lantern light."}, {})), std::vector<std::string>{"lantern_light"});
  EXPECT_EQ(book.find("aloof")->pack, "arkham");
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_THAT(faults[0].to_line(), HasSubstr("own.yaml:7"));
  EXPECT_THAT(faults[0].to_line(), HasSubstr("there are two entries 'aloof'"));
  EXPECT_THAT(faults[1].to_line(), HasSubstr("own.yaml:1"));
  EXPECT_THAT(faults[1].to_line(), HasSubstr("leads to 'nowhere', which there is not"));
}

/// A game at its first question, and a person at its table.
struct Seat {
  explicit Seat(const std::string& scenario, const Metrics& metrics = metrics_for(1600, 900))
      : open(open_game(scenario, 1, 3)), screen(open->playing(), still()), hand(screen, metrics) {}
  std::unique_ptr<OpenGame> open;
  TableScreen screen;
  Hand hand;
};

TEST(RulesReader, OpensSearchesFollowsLinksAndGoesBack) {
  Seat seat("the_gathering");
  const auto before = seat.open->playing().at();
  seat.hand.key("F2");
  ASSERT_EQ(seat.screen.dialog(), Dialog::rules);
  for (const char* letter : {"a", "l", "o", "o", "f"}) {
    seat.hand.key(std::string(1, static_cast<char>(letter[0] - 'a' + 'A')));
    seat.hand.type(letter);
  }
  EXPECT_TRUE(seat.hand.shows("does not engage by itself")) << "the entry that was searched for";
  ASSERT_TRUE(seat.hand.click({"rules_entry", 0, "engage_action"}));
  EXPECT_TRUE(seat.hand.shows("engage an enemy at your location"));
  seat.hand.key("Left");
  EXPECT_TRUE(seat.hand.shows("does not engage by itself")) << "back";
  seat.hand.key("Escape");
  EXPECT_EQ(seat.screen.dialog(), Dialog::none);
  EXPECT_EQ(seat.open->playing().at(), before) << "no key has answered the question";
}

TEST(RulesReader, CitationOfTheQuestionOpensItsEntry) {
  for (const std::string& scenario : kScenarios) {
    Seat seat(scenario);
    // Play on until a question cites its rule.
    const auto bot = seat.open->bot("random");
    for (int i = 0; i < 300 && seat.screen.view().request.cite.empty(); ++i)
      if (!bot_answers(seat.open->playing(), *bot)) break;
    const std::string cite = seat.screen.view().request.cite;
    ASSERT_FALSE(cite.empty()) << scenario;
    seat.hand.look();
    const game::Rulebook book = book_of(seat.open->game().scripts().game());
    const game::RuleEntry* entry = book.cited(cite);
    ASSERT_TRUE(entry) << cite;
    ASSERT_TRUE(seat.hand.click({"rules", 0, entry->id})) << scenario << ": " << cite;
    EXPECT_EQ(seat.screen.dialog(), Dialog::rules);
    EXPECT_TRUE(seat.hand.shows(entry->title));
  }
}

TEST(RulesReader, IsWholeAtEverySize) {
  for (const Metrics& metrics : all_sizes_and_german()) {
    RulesReader reader(book_of("arkham"));
    for (const char* id : {"", "action", "commit", "zeppelin"}) {
      if (!reader.open(id)) reader.type(id);
      Scene scene;
      Canvas canvas(scene, metrics);
      reader.draw(canvas, canvas.window().inset(canvas.px(30)));
      EXPECT_THAT(troubles(scene, metrics), IsEmpty()) << at_size(metrics) << " " << id;
    }
  }
}

TEST(RulesReader, LinksStandRightBelowAShortText) {
  RulesReader reader(book_of("arkham"));
  ASSERT_TRUE(reader.open("aloof"));
  const Metrics metrics = metrics_for(1600, 900);
  Scene scene;
  Canvas canvas(scene, metrics);
  reader.draw(canvas, canvas.window().inset(canvas.px(30)));
  float text_ends = 0, links = 0;
  for (const Item& item : scene.items)
    if (const Text* text = std::get_if<Text>(&item)) {
      if (text->text.find("does not engage by itself") != std::string::npos) text_ends = text->box.bottom();
      if (text->text == "See also") links = text->box.y;
    }
  ASSERT_GT(text_ends, 0);
  EXPECT_GE(links, text_ends);
  EXPECT_LT(links, text_ends + 30);
}

TEST(RulesReader, TellsWhatTheWordsOfACardMean) {
  Seat seat("the_gathering");
  const auto bot = seat.open->bot("greedy");
  const auto ghoul = [&]() -> std::uint16_t {
    for (const game::ThingView& thing : seat.screen.view().things)
      if (const FacePtr face = seat.screen.face(thing.id))
        for (const std::string& text : face->text)
          if (text.find("Hunter.") != std::string::npos) return thing.id;
    return 0;
  };
  for (int i = 0; i < 800 && !ghoul() && bot_answers(seat.open->playing(), *bot); ++i) {
  }
  ASSERT_TRUE(ghoul());
  seat.screen.act({"zoom", ghoul(), ""});
  seat.hand.look();
  EXPECT_TRUE(seat.hand.shows("In the enemy phase, while ready and engaged with nobody"));
}

}  // namespace
}  // namespace misk::ui
