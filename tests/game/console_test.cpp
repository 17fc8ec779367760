// The console: lines that only look change nothing, lines that change are in the journal, and undo and replay
// know them.
#include "explain/console.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "content/diagnostic.hpp"
#include "explain/trace.hpp"
#include "game/bot.hpp"
#include "game/save.hpp"

namespace misk::game {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using Lines = std::vector<std::string>;

TEST(ConsoleIt, IsReplacedWhereItIsTheLastValue) {
  const auto with = [](const std::string& line) { return with_it(line, "card(7)"); };
  EXPECT_EQ(with("it:move(\"hand\", you)"), "card(7):move(\"hand\", you)");
  EXPECT_EQ(with("it.damage + it.horror"), "card(7).damage + card(7).horror");
  EXPECT_EQ(with("print(\"it\", 'it', [[it]]) -- it"), "print(\"it\", 'it', [[it]]) -- it");
  EXPECT_EQ(with("you.it"), "you.it");
  EXPECT_EQ(with("you:it()"), "you:it()");
  EXPECT_EQ(with("\"a\" .. it"), "\"a\" .. card(7)");
  EXPECT_EQ(with("bit.band(it, 1)"), "bit.band(card(7), 1)");
  EXPECT_EQ(with("local it = 3 return it"), "local it = 3 return it");
  EXPECT_EQ(with("{ it = 1 }"), "{ it = 1 }");
  EXPECT_EQ(with("it == you"), "card(7) == you");
  EXPECT_EQ(with_it("it + 1", "4"), "(4) + 1");
  EXPECT_EQ(with_it("#it", "{1, 2}"), "#({1, 2})");
  bool used = true;
  with_it("you.resources", "4", &used);
  EXPECT_FALSE(used);
  with_it("it", "4", &used);
  EXPECT_TRUE(used);
}

class ConsoleTest : public ::testing::Test {
 protected:
  explicit ConsoleTest(const std::string& scenario = "the_gathering",
                       const std::string& who = "roland_banks") {
    scripts_ = scripts_for(catalog(), scenario);
    setup_.scenario = scenario;
    setup_.avatars = {who};
    setup_.seed = 3;
    game_ = begin();
    console_ = std::make_unique<Console>(*game_);
  }
  static const Catalog& catalog() {
    static const Catalog packs{test::bundled()};
    return packs;
  }
  std::unique_ptr<Game> begin() {
    auto game = std::make_unique<Game>(catalog(), *scripts_, setup_);
    game->session().keep_history = true;
    game->start(setup_.seed);
    return game;
  }
  std::uint64_t hash() { return game_->session().hash(); }
  const std::vector<kernel::Answer>& journal() { return game_->session().journal(); }
  Lines say(const std::string& line) {
    reply_ = console_->run(line);
    return reply_.lines;
  }
  std::string one(const std::string& line) {
    const Lines lines = say(line);
    EXPECT_FALSE(lines.empty()) << line;
    return lines.empty() ? "" : lines.front();
  }

  std::unique_ptr<Scripts> scripts_;
  game::Setup setup_;
  std::unique_ptr<Game> game_;
  std::unique_ptr<Console> console_;
  ConsoleReply reply_;
};

TEST_F(ConsoleTest, ValuesAreSaidSoThatTheyCanBeRead) {
  EXPECT_THAT(say("you.resources"), ElementsAre("5"));
  EXPECT_THAT(say("you.combat"), ElementsAre("4", "  4  printed"));
  EXPECT_EQ(one("you"), "Roland Banks #1 (arkham_core:roland_banks), investigators: resources 5, actions 3");
  EXPECT_EQ(one("me == you"), "true");
  EXPECT_EQ(one("nil"), "nil");
  EXPECT_EQ(one("\"a\\\"b\""), "\"a\\\"b\"");
  EXPECT_EQ(one("1, \"two\", you"), "1, \"two\", Roland Banks #1");
  EXPECT_THAT(say("{ 1, 2, a = { b = { c = 1 } } }"),
              ElementsAre("2 entries", "1", "2", "a = { b = {...} }"));
  EXPECT_THAT(say("cards_in(\"hand\", you)").size(), 6u);
  EXPECT_THAT(reply_.lines, Contains(HasSubstr("Guts #")));
  EXPECT_THAT(reply_.lines, Contains(HasSubstr("(arkham_core:guts), hand of Roland Banks")));
  EXPECT_THAT(say("game"), Contains("lead = Roland Banks #1"));
  EXPECT_THAT(one("create"), HasSubstr("create(id: card_id, zone: zone, player?: card): card."));
  EXPECT_THAT(one("you.gain"), HasSubstr("a function: "));
  EXPECT_THAT(say("print(\"hello\", 3)"), ElementsAre("hello\t3"));
  EXPECT_THAT(say("local x = 3"), IsEmpty());
  EXPECT_THAT(say("   "), IsEmpty());
}

TEST_F(ConsoleTest, PropertiesAreReadByFunctionsToo) {
  EXPECT_EQ(one("local n = 0 "
                "for name, read in pairs(property) do "
                "  for _, card in ipairs { seats()[1], top('hand', seats()[1]), top 'scenario' } do "
                "    n = n + 1 assert(read(card) == card[name], name) "
                "  end "
                "end return n"),
            "39");
}

TEST_F(ConsoleTest, LookingChangesNothing) {
  const auto before = hash();
  const auto entries = journal().size();
  for (const char* line : {"you.resources", "card \"guts\"", "find(\"locations\")", "cards_in(\"deck\", you)",
                           "game.round", "you:nosuch()", "error(\"no\")", "while true do end", "x = 3", "it",
                           ":you", ":zone hand", ":cards ghoul", ":help"}) {
    say(line);
    EXPECT_FALSE(reply_.changed) << line;
  }
  EXPECT_EQ(hash(), before);
  EXPECT_EQ(journal().size(), entries);
  EXPECT_FALSE(game_->changed_by_hand());
}

TEST_F(ConsoleTest, CardsAreFoundByNameIdAndNumber) {
  EXPECT_THAT(one("card \"Guts\""), HasSubstr("Guts #"));
  EXPECT_THAT(one("card \"guts\" == card \"arkham_core:guts\""), "true");
  EXPECT_THAT(one("card(1) == you"), "true");
  EXPECT_THAT(one("card \"beat c\""), HasSubstr("Beat Cop #"));
  EXPECT_THAT(one("card \"nobody at all\""),
              HasSubstr("console:1: no card on the table is called 'nobody at all'"));
  EXPECT_TRUE(reply_.failed);
  EXPECT_THAT(one("card(9999)"), HasSubstr("console:1: "));
  // If several cards fit, the one in play has priority, then the player's own.
  const Lines machete = say("card \"machete\"");
  ASSERT_THAT(machete, Contains(HasSubstr("deck of Roland Banks")));
  say("card \"machete\":move(\"play\", you)");
  EXPECT_THAT(one("card \"machete\""), HasSubstr("play of Roland Banks"));
}

TEST_F(ConsoleTest, AChangeStandsInTheJournalAndIsTakenBack) {
  const auto before = hash();
  EXPECT_THAT(say("you.resources = 10"), IsEmpty());
  EXPECT_TRUE(reply_.changed);
  ASSERT_EQ(journal().size(), 1u);
  EXPECT_EQ(journal()[0].intervention, (kernel::Intervention{"arkham_core", "you.resources = 10"}));
  EXPECT_EQ(one("you.resources"), "10");
  EXPECT_TRUE(game_->changed_by_hand());
  EXPECT_THAT(game_->log(0, kAllKnowing).back().text, "By hand: you.resources = 10");
  ASSERT_TRUE(game_->session().undo_to(0));
  EXPECT_EQ(hash(), before);
  EXPECT_EQ(one("you.resources"), "5");
  EXPECT_FALSE(game_->changed_by_hand());
}

TEST_F(ConsoleTest, APcallDoesNotHideThatALineChangesSomething) {
  say("pcall(function() you.resources = 9 end)");
  EXPECT_TRUE(reply_.changed);
  EXPECT_EQ(one("you.resources"), "9");
}

TEST_F(ConsoleTest, AnEffectAnnouncesWhatItDoes) {
  Trace trace(*game_);
  EXPECT_EQ(one("you:take_damage(2)"), "2");
  EXPECT_TRUE(reply_.changed);
  EXPECT_EQ(one("you.damage"), "2");
  Lines told;
  for (const TraceLine& line : trace.lines()) told.push_back(line.text);
  EXPECT_THAT(told, Contains("> by hand: you:take_damage(2)"));
  EXPECT_THAT(told, Contains("damage_placed (subject Roland Banks, amount 2)"));
}

TEST_F(ConsoleTest, ItIsTheLastValueAndWrittenOutInTheJournal) {
  say("card \"machete\"");
  say("it:move(\"hand\", you)");
  ASSERT_TRUE(reply_.changed);
  EXPECT_THAT(journal().back().intervention.script,
              testing::MatchesRegex("card\\([0-9]+\\):move\\(\"hand\", you\\)"));
  say("you.resources");
  EXPECT_EQ(one("it + 1"), "6");
  EXPECT_EQ(one("it + 1"), "7");
  say("you.gain");
  EXPECT_THAT(one("it"), HasSubstr("cannot be kept"));
  EXPECT_TRUE(reply_.failed);
}

TEST_F(ConsoleTest, ALineThatAsksIsAnsweredAndTellsItsValueThen) {
  EXPECT_THAT(say("choose(you, \"Which colour?\", { \"red\", \"blue\" })"),
              ElementsAre("this line asks: Which colour?"));
  EXPECT_TRUE(reply_.changed);
  EXPECT_TRUE(game_->kernel().intervening());
  EXPECT_THAT(console_->news(), IsEmpty());
  EXPECT_EQ(one("you.resources"), "5") << "one can look meanwhile";
  const auto asked = hash();
  ASSERT_TRUE(game_->answer(0, {1}));
  EXPECT_THAT(console_->news(), ElementsAre("\"blue\""));
  EXPECT_THAT(console_->news(), IsEmpty());
  EXPECT_EQ(one("it"), "\"blue\"");
  EXPECT_EQ(game_->prompt_text(game_->kernel().request(), kAllKnowing),
            "Which cards do you set aside and replace?");
  ASSERT_TRUE(game_->session().undo_to(1));
  EXPECT_EQ(hash(), asked);
  ASSERT_TRUE(game_->session().undo_to(0));
  EXPECT_FALSE(game_->kernel().intervening());
}

TEST_F(ConsoleTest, ALineThatFailsIsUndoneAndSaysWhere) {
  const auto before = hash();
  const std::size_t events = game_->kernel().events().size();
  std::size_t reports = 0;
  game_->host().on_error = [&](const script::Report&) { ++reports; };
  EXPECT_THAT(
      say("you.resources = 10 you:nosuch()"),
      ElementsAre(AllOf(HasSubstr("console:1: a card has no 'nosuch'"), HasSubstr("the line was undone"))));
  EXPECT_TRUE(reply_.failed);
  EXPECT_FALSE(reply_.changed);
  EXPECT_EQ(hash(), before);
  EXPECT_EQ(game_->kernel().events().size(), events);
  EXPECT_THAT(journal(), IsEmpty());
  EXPECT_THAT(one("you.resources = 10 while true do end"), HasSubstr("instruction limit"));
  EXPECT_EQ(hash(), before);
  EXPECT_THAT(one("you.resources = \"many\""), HasSubstr("console:1: "));
  EXPECT_THAT(one("create(\"no_such_card\", \"hand\", you)"), HasSubstr("no card has the id 'no_such_card'"));
  EXPECT_THAT(one("you.resources +"), HasSubstr("console:1: unexpected symbol"));
  EXPECT_THAT(one("if you then"), HasSubstr("console:1: 'end' expected"));
  EXPECT_THAT(one("resourcs"), HasSubstr("nothing is called 'resourcs'"));
  // An error in a verb of the pack: its place, and the verb's signature.
  say("you:take_damage(\"two\")");
  ASSERT_TRUE(reply_.failed);
  EXPECT_THAT(reply_.lines,
              Contains(AllOf(HasSubstr("lib/harm.lua:"), HasSubstr("inv:take_damage(n: integer"))));
  EXPECT_EQ(hash(), before);
  EXPECT_EQ(reports, 0u) << "the line's own errors are told where it was typed";
}

TEST_F(ConsoleTest, CommandsTellWhatIsThere) {
  EXPECT_THAT(say(":cards ghoul priest"),
              Contains("arkham_core:ghoul_priest  Ghoul Priest  (1 on the table)"));
  EXPECT_THAT(one(":cards nothing like it"), HasSubstr("no card is called like"));
  EXPECT_THAT(say(":zone"), Contains("hand of Roland Banks  5"));
  EXPECT_THAT(say(":zone hand"), AllOf(Contains("hand of Roland Banks  5"), Contains(HasSubstr("  Guts #"))));
  EXPECT_THAT(one(":zone hnad"), HasSubstr("did you mean 'hand'?"));
  EXPECT_THAT(say(":you"), Contains("  combat of Roland Banks = 4"));
  EXPECT_THAT(one(":pack"), HasSubstr("arkham_core"));
  EXPECT_THAT(one(":pack arkham"), HasSubstr("the pack arkham"));
  EXPECT_THAT(one(":pack arkhan"), HasSubstr("did you mean 'arkham'?"));
  EXPECT_EQ(console_->pack(), "arkham");
  EXPECT_THAT(one(":cadrs"), HasSubstr("did you mean ':cards'?"));
  EXPECT_THAT(say(":help"), Contains(HasSubstr("you.NAME = 10")));
  say(":undo");
  EXPECT_TRUE(reply_.undo);
  say(":quit");
  EXPECT_TRUE(reply_.leave);
  EXPECT_THROW(Console(*game_, "eldritch"), SetupError) << "another game's pack";
  EXPECT_THAT(console_->history(), Contains(":cards ghoul priest"));
}

TEST_F(ConsoleTest, NamesAreCompleted) {
  const auto names = [&](const std::string& text) {
    std::size_t from = 0;
    const auto list = console_->complete(text, from);
    EXPECT_LE(from, text.size());
    return list;
  };
  EXPECT_THAT(names("crea"), ElementsAre("create"));
  EXPECT_THAT(names("you.resour"), ElementsAre("resources"));
  EXPECT_THAT(names("you:take_da"), ElementsAre("take_damage"));
  EXPECT_THAT(names("you:resour"), IsEmpty()) << "no method";
  EXPECT_THAT(names("game.rou"), ElementsAre("round"));
  EXPECT_THAT(names("cost.disc"), Contains("discard_self"));
  EXPECT_THAT(names("card \"mach"), ElementsAre("machete"));
  EXPECT_THAT(names("card \"arkham_core:mach"), ElementsAre("arkham_core:machete"));
  EXPECT_THAT(names("cards_in(\"hand\", yo"), ElementsAre("you"));
  EXPECT_THAT(names(":zo"), ElementsAre(":zone"));
  EXPECT_THAT(names(":zone threa"), Contains("threat"));
  EXPECT_THAT(names(":pack arkham_c"), Contains("arkham_core"));
  EXPECT_THAT(names("zzz"), IsEmpty());
}

TEST_F(ConsoleTest, ASaveHasTheLinesAndPlaysThemAgain) {
  const test::Folder folder;
  const std::string file = folder / "game.misk";
  std::vector<std::uint64_t> hashes;
  {
    SaveWriter writer(file, new_save(catalog(), "arkham", setup_));
    const auto keep = [&] {
      writer.answer(journal().back(), hash());
      hashes.push_back(hash());
    };
    ASSERT_TRUE(game_->answer(0, {}));
    keep();
    say("you.resources = 10");
    keep();
    say("choose(you, \"Which?\", { \"red\", \"blue\" })");
    keep();
    ASSERT_TRUE(game_->answer(0, {1}));
    keep();
  }
  EXPECT_THAT(
      test::slurp(file),
      HasSubstr("{\"console\":{\"pack\":\"arkham_core\",\"lua\":\"you.resources = 10\"},\"hash\":\""));
  const Save save = read_save(file);
  EXPECT_EQ(changed_by_hand(save), "this game was changed by hand at answers 2, 3");
  ASSERT_EQ(save.answers.size(), 4u);
  const auto again = begin();
  EXPECT_EQ(play_back(*again, save), 4u);
  EXPECT_EQ(again->session().hash(), hashes.back());
  EXPECT_EQ(again->session().journal(), journal());
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(save.answers[i].hash, hashes[i]);
  // Resuming the save writes the same lines again.
  { const SaveWriter writer(file, save); }
  EXPECT_EQ(read_save(file).answers.size(), 4u);
  EXPECT_EQ(changed_by_hand(read_save(file)), changed_by_hand(save));
}

TEST_F(ConsoleTest, ASaveWithALineThatFailsIsRefusedWithItsPlace) {
  const test::Folder folder;
  const std::string file = folder / "game.misk";
  { const SaveWriter writer(file, new_save(catalog(), "arkham", setup_)); }
  const std::string head = test::slurp(file);
  const auto problem = [&](const std::string& line) -> std::string {
    test::spill(file, head + line + "\n");
    const auto again = begin();
    try {
      play_back(*again, read_save(file));
    } catch (const SetupError& error) {
      return error.what();
    } catch (const content::ContentError& error) {
      return error.diagnostic().to_line();
    }
    return "";
  };
  EXPECT_EQ(problem("{\"console\":{\"pack\":\"arkham\",\"lua\":\"you.resources = 1\"}}"), "");
  EXPECT_THAT(problem("{\"console\":{\"pack\":\"arkham\",\"lua\":\"you:nosuch()\"}}"),
              HasSubstr(":2: answer 1, a line of the console, fails here"));
  EXPECT_THAT(problem("{\"console\":{\"pack\":\"no_such_pack\",\"lua\":\"you.resources = 1\"}}"),
              HasSubstr(":2: "));
  EXPECT_THAT(problem("{\"console\":{\"pack\":\"arkham\",\"lua\":\"\"}}"), HasSubstr(":2: "));
  EXPECT_THAT(problem("{\"console\":{\"pack\":\"arkham\"}}"), HasSubstr(":2: this line is not an answer"));
  EXPECT_THAT(problem("{\"console\":3}"), HasSubstr(":2: this line is not an answer"));
}

/// The lines for each game, run in the middle of a bot's game.
struct Hand {
  const char* scenario;
  const char* who;
  std::vector<const char*> lines;
};
void PrintTo(const Hand& hand, std::ostream* out) {
  *out << hand.scenario;
}

class ConsoleInEachGame : public ConsoleTest, public ::testing::WithParamInterface<Hand> {
 protected:
  ConsoleInEachGame() : ConsoleTest(GetParam().scenario, GetParam().who) {}
};

TEST_P(ConsoleInEachGame, GoingBackAndPlayingAgainKnowTheLines) {
  std::size_t lines = 0, inside = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    setup_.seed = seed;
    game_ = begin();
    console_ = std::make_unique<Console>(*game_);
    RandomBot bot;
    bot.begin(seed);
    kernel::Random random{};
    random.seed(seed + 100);
    std::vector<std::uint64_t> hashes{hash()};
    kernel::Snapshot snapshot;
    kernel::Answer answer;
    while (game_->status() == kernel::Status::asking && hashes.size() < 70) {
      game_->session().snapshot(snapshot);
      if (random.below(3)) {
        const auto part = static_cast<std::size_t>(waiting_part(game_->kernel().request()));
        bot.choose(*game_, part, answer.choices);
        ASSERT_TRUE(game_->answer(game_->kernel().request().parts[part].player, answer.choices));
      } else {
        const auto& list = GetParam().lines;
        const bool within = !game_->kernel().quiescent();
        say(list[random.below(static_cast<std::uint32_t>(list.size()))]);
        if (!reply_.changed) {
          ASSERT_EQ(hash(), hashes.back()) << testing::PrintToString(reply_.lines);
          continue;
        }
        ++lines;
        inside += within;
      }
      ASSERT_EQ(check_invariants(*game_), "");
      const auto now = hash();
      const auto last = journal().back();
      if (hashes.size() % 4 == 0) {
        game_->session().restore(snapshot);
        ASSERT_EQ(hash(), hashes.back());
        ASSERT_TRUE(game_->give(last));
        ASSERT_EQ(hash(), now);
      }
      hashes.push_back(now);
    }
    const auto all = journal();
    const auto log = game_->log(0, kAllKnowing).size();
    ASSERT_EQ(all.size() + 1, hashes.size());
    for (std::size_t n = all.size(); n-- > 0;) {
      ASSERT_TRUE(game_->session().undo_to(n));
      ASSERT_EQ(hash(), hashes[n]) << "back to " << n;
    }
    const auto again = begin();
    for (std::size_t i = 0; i < all.size(); ++i) {
      ASSERT_TRUE(again->give(all[i])) << i;
      ASSERT_EQ(again->session().hash(), hashes[i + 1]) << i;
    }
    EXPECT_EQ(again->log(0, kAllKnowing).size(), log);
  }
  EXPECT_GT(lines, 30u);
  EXPECT_GT(inside, 5u);
}

INSTANTIATE_TEST_SUITE_P(
    , ConsoleInEachGame,
    ::testing::Values(Hand{"the_gathering",
                           "roland_banks",
                           {"you.resources = 10", "you:take_damage(1)", "you:gain(2)", "you:take_horror(1)",
                            "choose(you, \"Which?\", { \"red\", \"blue\" })", "roll(6)", "you:nosuch()",
                            "create(\"guts\", \"hand\", you)", "card \"machete\":move(\"hand\", you)",
                            "you.resources = 1 error(\"no\")"}},
                      Hand{"eldritch_horror",
                           "silas_marsh",
                           {"you:lose_health(1)", "you:gain_clues(1)", "roll(6)", "you.sanity = 4",
                            "choose(you, \"Which?\", { \"red\", \"blue\" })", "you:recover_sanity(1)"}},
                      Hand{"elder_sign",
                           "sister_mary",
                           {"you:lose_sanity(1)", "you:gain_clues(1)", "roll(6)", "you.sanity = 4",
                            "you:gain_stamina(1)", "choose(you, \"Which?\", { \"red\", \"blue\" })"}}),
    [](const auto& test) { return std::string(test.param.scenario); });

// --- the program ---

TEST(ConsoleCommand, RunsLinesAndEndsWith1WhenOneIsWrong) {
  NEEDS_MISK();
  const std::string begin = "console the_gathering --investigator roland_banks ";
  test::Ran ran = test::run_misk(begin + "--run 'you.resources = 10' --run you.resources --run you.combat");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "10\n4\n  4  printed\n");
  ran = test::run_misk(begin + "--run 'you:nosuch()'");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("console:1: a card has no 'nosuch'"));
  ran = test::run_misk(begin + "--run 'choose(you, \"Which?\", { \"red\", \"blue\" })' --run you.resources");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.out, "this line asks: Which?\n");
  ran = test::run_misk(begin + "--pack no_pack --run you");
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("misk: no pack 'no_pack' is loaded in this game; "));
  const test::Folder folder;
  const std::string save = folder / "game.misk";
  ran = test::run_misk(begin + "--save '" + save +
                       "' --run 'you:gain(1)' --run 'you:gain(2)' --run :undo --run you.resources");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("6\n"));
  EXPECT_EQ(changed_by_hand(read_save(save)), "this game was changed by hand at answer 1");
  EXPECT_EQ(test::run_misk("replay --verify '" + save + "'").code, 0);
  ran = test::run_misk("console --run you.exists");
  EXPECT_EQ(ran.code, 0) << "the first scenario there is";
  EXPECT_EQ(ran.out, "true\n");
}

TEST(ConsoleCommand, TypedLinesAreSavedVerifiedAndTold) {
  NEEDS_MISK();
  const test::Folder folder;
  const std::string save = folder / "game.misk";
  test::spill(folder / "keys",
              "0\nlua you.resources = 10\nlua\nyou:take_damage(1)\nchoose(you, \"Which?\", { \"red\", "
              "\"blue\" })\n2\n"
              "you.damage\nyou.nosuch\n:undo\n:quit\nquit\n");
  const std::string run = "cd '" MISK_SOURCE_DIR "' && NO_COLOR=1 '" + test::misk_path().string() + "' ";
  ASSERT_EQ(std::system((run + "play the_gathering --investigator roland_banks --seed 3 --save '" + save +
                         "' <'" + (folder / "keys") + "' >'" + (folder / "out") + "' 2>&1")
                            .c_str()),
            0);
  const std::string out = test::slurp(folder / "out");
  EXPECT_THAT(out, HasSubstr("By hand: you.resources = 10"));
  EXPECT_THAT(out, HasSubstr("this line asks: Which?"));
  EXPECT_THAT(out, HasSubstr("lua> 1\n"));
  EXPECT_THAT(out, HasSubstr("console:1: a card has no 'nosuch'"));
  EXPECT_THAT(out, HasSubstr("Taken back."));
  const std::string told = "note: this game was changed by hand at answers 2, 3, 4\n";
  test::Ran ran = test::run_misk("replay '" + save + "' --verify");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, told);
  EXPECT_THAT(ran.out, HasSubstr("all equal"));
  ran = test::run_misk("resume '" + save + "' --bot random");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr(told));
  EXPECT_THAT(ran.out, HasSubstr("But this game was changed by hand at answers 2, 3, 4."));
  ran = test::run_misk("replay '" + save + "' --verify --json");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("\"changed_by_hand\": [\n    2,\n    3,\n    4\n  ]"));
  // A console reads a save and does not change it.
  const std::string before = test::slurp(save);
  ran = test::run_misk("console '" + save + "' --run 'you.resources = 3'");
  EXPECT_EQ(ran.code, 1) << "the bot has ended it: " << ran.out;
  ran = test::run_misk("console '" + save + "' --run game.round");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(test::slurp(save), before);
}

TEST(ConsoleCommand, AReplayThatDivergesInALineSaysSo) {
  NEEDS_MISK();
  const test::Folder folder;
  const std::string save = folder / "game.misk";
  const test::Ran ran =
      test::run_misk("play the_gathering --investigator roland_banks --bot random --save '" + save + "'");
  ASSERT_EQ(ran.code, 0);
  const std::string whole = test::slurp(save);
  const std::size_t first = whole.find('\n') + 1;
  test::spill(save, whole.substr(0, first) +
                        "{\"console\":{\"pack\":\"arkham\",\"lua\":\"you.resources = 7\"},\"hash\":\"1\"}\n");
  const test::Ran verified = test::run_misk("replay '" + save + "' --verify");
  EXPECT_EQ(verified.code, 1);
  EXPECT_THAT(verified.err, HasSubstr(":2: after answer 1 the state is "));
}

}  // namespace
}  // namespace misk::game
