// What happens is shown piece by piece before the next question, and changes nothing of the game.
#include <gmock/gmock.h>

#include "table/beat_look.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Settings paced(Pace pace) {
  Settings settings = still();
  settings.pace = pace;
  return settings;
}

class OfEachGameWithBeats : public ::testing::TestWithParam<std::string> {};

TEST_P(OfEachGameWithBeats, LookingOnChangesNothingAndEveryBeatCanBeRead) {
  const Played plan = play_directly(GetParam(), 2, 5, "greedy", 150);
  const auto open = open_game(GetParam(), 2, 5);
  Playing& playing = open->playing();
  const TableScreen screen(playing, still());
  const Presentation& has = screen.presentation();
  playing.watch(0, 0);
  std::size_t told = 0;
  std::set<std::string> kinds;
  for (std::size_t i = 0; i < plan.answers.size(); ++i) {
    ASSERT_TRUE(playing.answer(plan.answers[i].choices)) << i;
    ASSERT_EQ(playing.game().session().hash(), plan.hashes[i + 1]) << i;
    std::size_t events = 0;
    for (const game::Beat& beat : playing.take_beats()) {
      const BeatLook look = read_beat_look(beat.told, beat.what);
      EXPECT_FALSE(look.title.empty()) << beat.what;
      EXPECT_THAT(game::beat_lines(beat.told), Not(IsEmpty())) << beat.what;
      ASSERT_TRUE(beat.view) << beat.what;
      for (const std::uint16_t card : look.cards) EXPECT_TRUE(beat.view->find(card)) << beat.what;
      for (const auto& part : look.parts)
        EXPECT_TRUE(part.symbol.empty() || has.symbols.count(part.symbol)) << beat.what;
      for (const auto& change : look.changes)
        EXPECT_TRUE(change.symbol.empty() || has.symbols.count(change.symbol)) << beat.what;
      for (const auto& die : look.dice)
        EXPECT_TRUE(die.frame.empty() || has.frames.count(die.frame)) << beat.what;
      EXPECT_GE(beat.events, events) << "in order";
      events = beat.events;
      kinds.insert(beat.what);
      ++told;
    }
  }
  EXPECT_THAT(playing.viewer().problems(), IsEmpty());
  EXPECT_THAT(open->problems(), IsEmpty());
  EXPECT_GT(told, 50U);
  EXPECT_GT(kinds.size(), 5U);
}

INSTANTIATE_TEST_SUITE_P(Games, OfEachGameWithBeats,
                         ::testing::Values("the_gathering", "eldritch_horror", "elder_sign"),
                         [](const auto& each) { return each.param; });

/// A table at which a bot has answered until the beat `what` is shown.
struct Shown {
  Shown(const std::string& scenario, const std::string& what, const Settings& settings,
        std::uint64_t seed = 1)
      : open(open_game(scenario, 1, seed)),
        screen(open->playing(), settings),
        hand(screen, metrics_for(1600, 900)) {
    const auto bot = open->bot("greedy");
    for (int i = 0; i < 300 && !found; ++i) {
      if (!bot_answers(open->playing(), *bot)) break;
      while (const game::Beat* beat = screen.beat()) {
        found = beat->what == what;
        if (found) break;
        screen.act({"beat", 1, ""});
      }
    }
    hand.look();
  }
  std::string now() {
    const game::Beat* beat = screen.beat();
    return beat ? beat->what : "";
  }
  bool offers() const {
    return std::any_of(hand.scene().hits.begin() + static_cast<std::ptrdiff_t>(hand.scene().barrier),
                       hand.scene().hits.end(), [](const Hit& hit) { return hit.action.verb == "option"; });
  }
  std::unique_ptr<OpenGame> open;
  TableScreen screen;
  Hand hand;
  bool found = false;
};

TEST(Beats, ATokenIsRevealedAndItsResultStampedBeforeTheNextQuestion) {
  Shown table("the_gathering", "token_revealed", paced(Pace::click));
  ASSERT_TRUE(table.found);
  const std::size_t at = table.open->playing().at();
  EXPECT_FALSE(table.offers());
  EXPECT_TRUE(table.hand.shows("against "));
  EXPECT_FALSE(table.hand.shows("Success by ") || table.hand.shows("Failure by "));
  EXPECT_FALSE(table.hand.shows(" succeeds by ") || table.hand.shows(" fails by "))
      << "the log gives it away";
  table.hand.key("Space");
  EXPECT_THAT(table.now(), AnyOf("test_succeeded", "test_failed"));
  EXPECT_TRUE(table.hand.shows("Success by ") || table.hand.shows("Failure by "));
  EXPECT_TRUE(table.hand.shows(" succeeds by ") || table.hand.shows(" fails by ")) << "now the log tells it";
  for (int i = 0; i < 50 && table.screen.beat(); ++i) ASSERT_TRUE(table.hand.click({"beat", 1, ""}));
  EXPECT_FALSE(table.screen.beat());
  EXPECT_TRUE(table.screen.view().request.open);
  EXPECT_EQ(table.open->playing().at(), at) << "nothing was answered";
}

TEST(Beats, AHeldKeyLeavesOutTheRestAndAnswersNothing) {
  Shown table("the_gathering", "token_revealed", paced(Pace::click));
  ASSERT_TRUE(table.found);
  const std::size_t at = table.open->playing().at();
  table.hand.key("Space");
  Input held{Input::Kind::key, {}, 0, 0, "Space", false, false, false, {}};
  held.repeat = true;
  table.hand.send(held);
  EXPECT_FALSE(table.screen.beat());
  for (int i = 0; i < 5; ++i) table.hand.send(held);
  held.key = "Enter";
  table.hand.send(held);
  EXPECT_EQ(table.open->playing().at(), at);
}

TEST(Beats, TheyEndByThemselvesButWhatIsReadWaits) {
  Settings settings = paced(Pace::brief);
  settings.animation = 1;
  Shown table("the_gathering", "token_revealed", settings);
  ASSERT_TRUE(table.found);
  EXPECT_TRUE(table.screen.moving()) << "so that time goes on";
  table.screen.tick(0.3);
  EXPECT_EQ(table.now(), "token_revealed");
  EXPECT_TRUE(table.screen.tick(2));
  EXPECT_THAT(table.now(), AnyOf("test_succeeded", "test_failed"));

  Shown read("the_gathering", "encounter_drawn", settings);
  ASSERT_TRUE(read.found);
  read.screen.tick(1000);
  EXPECT_EQ(read.now(), "encounter_drawn");
  EXPECT_FALSE(read.screen.moving());
  read.hand.click(Point{800, 400});
  EXPECT_NE(read.now(), "encounter_drawn");
}

TEST(Beats, AClickThatComesTooLateForABeatAnswersNothing) {
  Shown table("the_gathering", "token_revealed", paced(Pace::brief));
  ASSERT_TRUE(table.found);
  const std::size_t at = table.open->playing().at();
  double now = 0;
  while (table.screen.beat()) {
    table.screen.tick(now += 0.1);
    if (now > 100) table.screen.act({"beat", 1, ""});  // one that waits
  }
  table.hand.look();
  table.hand.key("Space");
  table.hand.key("1");
  EXPECT_EQ(table.open->playing().at(), at);
}

TEST(Beats, UndoDropsThem) {
  Shown table("the_gathering", "token_revealed", paced(Pace::click));
  ASSERT_TRUE(table.found);
  const std::size_t at = table.open->playing().at();
  table.hand.key("Z", false, true);
  EXPECT_LT(table.open->playing().at(), at);
  EXPECT_FALSE(table.screen.beat());
  EXPECT_TRUE(table.screen.view().request.mine);
}

TEST(Beats, WhoWantsNoneHasNone) {
  Shown table("the_gathering", "token_revealed", paced(Pace::fast));
  EXPECT_FALSE(table.found);
  Shown other("the_gathering", "token_revealed", paced(Pace::click));
  other.screen.set_settings(paced(Pace::fast));
  EXPECT_FALSE(other.screen.beat()) << "also of what is shown already";
  EXPECT_TRUE(other.screen.view().request.open);
}

TEST(Beats, ANoteHidesNoNameOfAPlace) {
  const auto open = open_game("the_gathering", 2, 11);
  TableScreen screen(open->playing(), paced(Pace::click));
  const Metrics metrics = metrics_for(1600, 900);
  const auto bot = open->bot("greedy");
  int seen = 0;
  for (int i = 0; i < 150 && bot_answers(open->playing(), *bot); ++i)
    for (; const game::Beat* beat = screen.beat(); screen.act({"beat", 1, ""})) {
      const BeatLook look = read_beat_look(beat->told, beat->what);
      if (look.kind != BeatLook::Kind::note) continue;
      Scene scene;
      screen.build(scene, metrics);
      const auto band = std::find_if(scene.items.begin(), scene.items.end(), [](const Item& item) {
        const Panel* panel = std::get_if<Panel>(&item);
        return panel && panel->fill == theme::kBar && panel->edge == theme::kAccent;
      });
      ASSERT_NE(band, scene.items.end()) << beat->what;
      for (const Item& item : scene.items)
        if (const Piece* place = std::get_if<Piece>(&item);
            place && place->face && place->face->shape == Shape::place) {
          const Rect name{place->rect.x, place->rect.y, place->rect.w * 0.6F, place->rect.h * 0.25F};
          EXPECT_FALSE(std::get<Panel>(*band).rect.overlaps(name))
              << beat->what << " on " << place->face->title;
        }
      ++seen;
    }
  EXPECT_GT(seen, 20);
}

/// Where the scene writes this text; empty if it does not.
Rect place_of(const Scene& scene, const std::string& text) {
  for (auto item = scene.items.rbegin(); item != scene.items.rend(); ++item)
    if (const Text* each = std::get_if<Text>(&*item); each && each->text == text) return each->box;
  return {};
}

TEST(Beats, ANumberHidesNoNoteAndStandsWhereWhatFallsLay) {
  int notes = 0, fallen = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    const auto open = open_game("the_gathering", 1, seed);
    TableScreen screen(open->playing(), paced(Pace::click));
    Hand hand(screen, metrics_for(1600, 900));
    const auto bot = open->bot("greedy");
    std::map<std::uint16_t, Rect> before;
    for (int i = 0; i < 300 && bot_answers(open->playing(), *bot); ++i)
      for (; const game::Beat* beat = screen.beat(); screen.act({"beat", 1, ""})) {
        hand.look();
        const BeatLook look = read_beat_look(beat->told, beat->what);
        if (look.kind == BeatLook::Kind::note && look.changes.size() == 1) {
          const BeatLook::Change& change = look.changes[0];
          const Rect number = place_of(hand.scene(), change.text), note = place_of(hand.scene(), look.title);
          if (number.w > 0) {
            ++notes;
            EXPECT_FALSE(number.overlaps(note)) << look.title;
          }
          // The blow and the fall are one beat.
          const bool falls =
              std::any_of(hand.scene().items.begin(), hand.scene().items.end(), [](const Item& item) {
                const Text* text = std::get_if<Text>(&item);
                return text && text->text.ends_with(" is defeated");
              });
          const bool of_seat = screen.view().seats.front().avatar == change.card;
          if (falls && !of_seat && number.w > 0 && before.count(change.card)) {
            ++fallen;
            EXPECT_TRUE(number.overlaps(before[change.card].inset(-60))) << look.title;
          }
        }
        before = screen.placed();
      }
  }
  EXPECT_GT(notes, 3);
  EXPECT_GT(fallen, 0);
}

TEST(Beats, DiceOfATestTumbleAndThoseThatCountAreLit) {
  Shown table("eldritch_horror", "rolled", paced(Pace::click), 3);
  ASSERT_TRUE(table.found);
  int dice = 0, lit = 0, least_lit = 7;
  for (const Item& item : table.hand.scene().items)
    if (const Piece* piece = std::get_if<Piece>(&item);
        piece && piece->face && piece->face->shape == Shape::die) {
      ++dice;
      if (piece->glow == theme::kAccent) {
        ++lit;
        least_lit = std::min(least_lit, std::stoi(piece->face->sign));
      }
    }
  EXPECT_GT(dice, 0);
  EXPECT_LE(lit, dice);
  EXPECT_GE(least_lit, 5) << "successes";
}

TEST(BeatLook, FaultsAreToldWithTheirField) {
  const auto said = [](const nlohmann::json& told) -> std::string {
    try {
      read_beat_look(told, "table_beat(moves)");
    } catch (const std::exception& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(said({{"look", "movie"}}),
            "table_beat(moves), look: there is no 'movie'; there are: note, banner, cards, reveal, dice");
  EXPECT_THAT(said({{"titel", "x"}}), HasSubstr("titel"));
  EXPECT_THAT(said({{"dice", {{{"sing", "1"}}}}}), HasSubstr("sing"));
  EXPECT_THAT(said({{"sound", "trumpet"}}),
              HasSubstr("sound: there is no 'trumpet'; there are: click, card"));
}

TEST(BeatLook, EachMomentHasItsSound) {
  const auto sound = [](const nlohmann::json& told) { return sound_of(read_beat_look(told, "it")); };
  const nlohmann::json harm = {{"card", 3}, {"text", "+1"}}, good = {{"card", 3}, {"good", true}};
  EXPECT_EQ(sound({{"title", "Somebody moves"}}), "");
  EXPECT_EQ(sound({{"changes", {harm}}}), "hit");
  EXPECT_EQ(sound({{"changes", {good}}}), "token");
  EXPECT_EQ(sound({{"changes", {harm}}, {"gone", {3}}}), "fall");
  EXPECT_EQ(sound({{"changes", {harm}}, {"sound", "doom"}}), "doom");
  EXPECT_EQ(sound({{"look", "reveal"}}), "token");
  EXPECT_EQ(sound({{"look", "reveal"}, {"stamp", "Success"}, {"good", true}}), "success");
  EXPECT_EQ(sound({{"look", "dice"}, {"stamp", "No task"}, {"good", false}}), "failure");
  EXPECT_EQ(sound({{"look", "dice"}}), "dice");
  EXPECT_EQ(sound({{"look", "banner"}}), "banner");
  EXPECT_EQ(sound({{"look", "cards"}}), "card");
  EXPECT_EQ(sound({{"look", "cards"}, {"turn", true}}), "page");
}

TEST(Beats, EachIsHeardAsItBegins) {
  Shown table("the_gathering", "token_revealed", paced(Pace::click));
  ASSERT_TRUE(table.found);
  EXPECT_THAT(table.screen.sounds(), Contains("token"));
  table.hand.key("Space");
  const std::string result = table.now() == "test_succeeded" ? "success" : "failure";
  EXPECT_THAT(table.screen.sounds(), Contains(result));
}

// --- what an option costs, and what the ticked cards change

TEST(Options, SayWhatTheyCostAndWhatTheyProvoke) {
  const auto open = open_game("the_gathering", 1, 1);
  const auto bot = open->bot("random");
  Playing& playing = open->playing();
  std::set<std::string> seen;
  bool provoked = false, peaceful = false;
  for (int i = 0; i < 400 && playing.asked() >= 0; ++i) {
    const game::SeatView& view = playing.view(playing.asked());
    for (const game::OptionView& each : view.request.options) {
      if (view.request.what != "turn" || each.kind != kernel::OptionKind::ability) continue;
      EXPECT_THAT(each.notes.told(), Not(IsEmpty())) << each.text;
      const bool warned = each.notes.told().find("provokes ") != std::string::npos;
      EXPECT_EQ(warned, each.notes.warn) << each.text;
      if (each.text.find(": Fight") != std::string::npos || each.text.find(": Evade") != std::string::npos) {
        EXPECT_FALSE(warned) << each.text;
        peaceful = true;
      }
      provoked = provoked || warned;
      for (const std::string& note : each.notes.notes) seen.insert(note);
    }
    if (!bot_answers(playing, *bot)) break;
  }
  EXPECT_TRUE(provoked && peaceful) << "the game had an engaged enemy";
  EXPECT_TRUE(seen.count("1 action"));
  EXPECT_TRUE(seen.count("fast"));
  EXPECT_THAT(seen, Contains(HasSubstr(" resource")));
}

TEST(Choice, TheOddsFollowTheCardsThatAreTicked) {
  const auto open = open_game("the_gathering", 1, 1);
  const auto bot = open->bot("greedy");
  Playing& playing = open->playing();
  const auto asks = [&] {
    const game::RequestView& request = playing.view(std::max(0, playing.asked())).request;
    return request.prompt == "Commit cards to this test" && !request.options.empty();
  };
  while (!asks()) ASSERT_TRUE(bot_answers(playing, *bot));
  TableScreen screen(playing, still());
  Hand hand(screen, metrics_for(1600, 900));
  const auto chance = [&] {
    int percent = -1;
    for (const Item& item : hand.scene().items)
      if (const Text* text = std::get_if<Text>(&item); text && text->text.rfind("Success ", 0) == 0)
        percent = std::atoi(text->text.c_str() + 8);
    return percent;
  };
  const int before = chance();
  ASSERT_GE(before, 0);
  for (const Item& item : hand.scene().items)
    if (const Text* text = std::get_if<Text>(&item); text && text->text.rfind("Success ", 0) == 0)
      for (const Hit& hit : hand.scene().hits)
        if (hit.action.verb == "option" && hit.rect.overlaps({0, text->box.y, 1600, text->box.h})) {
          EXPECT_GT(hit.rect.x, text->box.right() + 10) << "it stands apart from the buttons";
        }
  EXPECT_TRUE(hand.shows("None"));
  const std::int32_t first = screen.view().request.options.front().index;
  ASSERT_TRUE(hand.click({"option", first, ""}));
  EXPECT_GT(chance(), before);
  EXPECT_TRUE(hand.shows("Commit 1"));
  const int ticked = chance();
  const std::string line = "**Success " + std::to_string(ticked) + "%**";
  EXPECT_TRUE(hand.shows(line)) << "the panel of the test says the same";
  ASSERT_TRUE(hand.click({"option", first, ""}));
  EXPECT_EQ(chance(), before);
}

}  // namespace
}  // namespace misk::ui
