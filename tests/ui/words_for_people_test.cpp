// Players read words: no text of a game has the key of a thing, an id, or the source of an expression in it.
// Bots play the bundled games, and every text that a front end shows to a seat is looked at.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "catalog/listing.hpp"
#include "game/board.hpp"
#include "language/words.hpp"
#include "table_support.hpp"
#include "text/letters.hpp"

namespace misk::game {
namespace {

using kernel::ComponentId;
using kernel::Id;
using nlohmann::json;
using ui::test::bundled;

/// Texts that look like a key and are words. Empty: a text that needs an exception is rather said otherwise.
const std::set<std::string> kAllowed = {};

/// "2.2.1", "ST.7": the numbers of the rules' steps.
bool names_a_step(const std::string& text) {
  for (std::size_t i = 1; i + 1 < text.size(); ++i)
    if (text[i] == '.' && text[i - 1] != ' ' && text::is_digit(text[i + 1])) return true;
  return false;
}

/// What in a text is no word for people; "" if it is sound. `symbols`: the names that stand in [ ] for a
/// picture.
std::string fault_of(std::string text, const std::set<std::string>& symbols) {
  if (kAllowed.count(text)) return "";
  static const std::regex symbol(R"(\[([a-z_]+)\])");
  for (std::smatch found; std::regex_search(text, found, symbol);) {
    if (!symbols.count(found[1])) return "no symbol: " + found[0].str();
    text = found.prefix().str() + found.suffix().str();
  }
  static const std::regex kFaults[] = {
      std::regex(R"([A-Za-z0-9]_[A-Za-z0-9])"),                // skill_test
      std::regex(R"(\b[a-z0-9_]+:[a-z0-9_]+\b)"),              // pack:card
      std::regex(R"([{}]|\[\]|==|~=|[<>]=|\bnil\b|\.lua\b)"),  // {actor}, expressions, places in scripts
      std::regex(R"(\b(me|you|it|that|test|game|event)\.[a-z])"),
      std::regex(R"(\b(any|all|count|sum|first|has|check)\([a-z])"),
      std::regex(R"(\bR[0-9]\b)"),  // R1 for a resolution
  };
  std::smatch found;
  for (const std::regex& each : kFaults)
    if (std::regex_search(text, found, each)) return "'" + found[0].str() + "'";
  return "";
}

class Reader {
 public:
  Reader(const std::string& scenario, int players, std::uint64_t seed, const std::string& bot)
      : where_(scenario + ", seed " + std::to_string(seed) + ", " + bot),
        scripts_(scripts_for(bundled(), scenario)) {
    game::Setup setup;
    setup.scenario = scenario;
    setup.seed = seed;
    setup.avatars = draw_avatars(playable_avatars(bundled(), *scripts_), players, seed);
    game_ = std::make_unique<Game>(bundled(), *scripts_, setup);
    game_->start(seed);
    viewer_ = std::make_unique<SeatViewer>(*game_);
    const json table = viewer_->tabletop();
    if (table.is_object() && table.contains("symbols"))
      for (const auto& [name, symbol] : table.at("symbols").items()) symbols_.insert(name);
    read(table);
    bot_ = make_bot(bot, *scripts_);
    bot_->begin(7);
  }

  /// Plays on, and reads what each question shows; all that can be asked for only at every tenth.
  void play(int questions) {
    for (int n = 0; n < questions && game_->status() == kernel::Status::asking; ++n) {
      look_at_question();
      if (n % 10 == 0) look_at_all();
      const auto part = static_cast<std::size_t>(waiting_part(game_->kernel().request()));
      const std::uint8_t player = game_->kernel().request().parts[part].player;
      std::vector<std::int32_t> choices;
      bot_->choose(*game_, part, choices);
      if (!game_->answer(player, choices)) break;
    }
    look_at_all();
    for (const std::uint8_t viewer : viewers())
      for (const LogLine& line : game_->log(0, viewer)) read("log", line.text + " " + line.cite);
  }
  std::size_t read_texts() const { return texts_.size(); }

 private:
  std::vector<std::uint8_t> viewers() const {
    std::vector<std::uint8_t> out = {kernel::kNoPlayer, kWholeTable};
    for (int seat = 0; seat < game_->kernel().state().players; ++seat)
      out.push_back(static_cast<std::uint8_t>(seat));
    return out;
  }

  void read(const char* what, const std::string& text) {
    if (!texts_.insert(text).second) return;
    const std::string fault = fault_of(text, symbols_);
    EXPECT_EQ(fault, "") << where_ << ", " << what << ": " << text;
  }
  void read(const char* what, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) read(what, line);
  }
  /// The texts of a view: those under the keys that are shown.
  void read(const json& value, bool shown = false) {
    static const std::set<std::string> kShown = {"title", "subtitle", "kind", "traits", "text",
                                                 "label", "tip",      "word", "notes",  "banner",
                                                 "head",  "lines",    "sign"};
    if (value.is_string() && shown) read("the table", value.get<std::string>());
    if (value.is_array())
      for (const json& each : value) read(each, shown);
    if (!value.is_object()) return;
    for (const auto& [key, each] : value.items()) {
      if (key == "tokens" && each.is_array()) {  // { "uses", 3, "ammo" }
        for (const json& token : each)
          if (token.is_array() && token.size() > 2) read(token[2], true);
      } else if (key != "sign" || !each.is_string() || !symbols_.count(each.get<std::string>())) {
        read(each, kShown.count(key) > 0);  // a sign that is a symbol is drawn
      }
    }
  }

  void look_at_question() {
    const kernel::Request& request = game_->kernel().request();
    for (const std::uint8_t viewer : viewers()) {
      read("question", game_->prompt_text(request, viewer));
      read("stack", game_->stack(viewer));
    }
    for (const kernel::Option& option : request.options) read("option", game_->option_text(request, option));
    read("rule", std::string(request.cite));
  }

  void look_at_all() {
    for (int seat = 0; seat < game_->kernel().state().players; ++seat) {
      read("why not", game_->why_not(seat));
      read("board", board(*game_, seat));
      read("odds", odds_lines(*game_, seat));
      read("score", export_lines(*game_, "score_lines", seat));
      const SeatView view = viewer_->look(seat);
      for (const FrameView& frame : view.stack) {
        read("stack", frame.text + " " + frame.cite);
        EXPECT_FALSE(names_a_step(frame.text)) << where_ << ": " << frame.text;
        for (const StepView& step : frame.chart) {
          read("steps", step.title);
          EXPECT_FALSE(names_a_step(step.title)) << where_ << ": " << step.title;
        }
      }
      for (const ZoneView& zone : view.zones) read("zone", zone.title);
      for (const ThingView& thing : view.things) {
        read("thing", thing.title + " " + thing.subtitle);
        read(*thing.face);
        read(thing.marks);
        read("explain", game_->explain_all(thing.id, static_cast<std::uint8_t>(seat)));
      }
      read(view.table);
      read("epilogue", view.epilogue);
      read("headline", view.ending);
    }
    if (game_->over()) read("ending", game_->ending());
  }

  const std::string where_;
  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Game> game_;
  std::unique_ptr<SeatViewer> viewer_;
  std::unique_ptr<Bot> bot_;
  std::set<std::string> symbols_, texts_;
};

struct Evening {
  const char* scenario;
  int players;
  friend void PrintTo(const Evening& each, std::ostream* out) { *out << each.scenario; }
};

class WordsInGames : public testing::TestWithParam<Evening> {};

TEST_P(WordsInGames, AreAllThatAGameShows) {
  std::size_t texts = 0;
  for (const char* bot : {"random", "greedy"})
    for (const std::uint64_t seed : {3U, 8U}) {
      Reader reader(GetParam().scenario, GetParam().players, seed, bot);
      reader.play(400);
      texts += reader.read_texts();
    }
  EXPECT_GT(texts, 1000U);
}

INSTANTIATE_TEST_SUITE_P(OfAllGames, WordsInGames,
                         testing::Values(Evening{"the_gathering", 2}, Evening{"the_midnight_masks", 1},
                                         Evening{"the_devourer_below", 3}, Evening{"elder_sign", 2},
                                         Evening{"eldritch_horror", 2}),
                         [](const auto& each) { return std::string(each.param.scenario); });

TEST(WordsForPeople, EveryTimingPointHasThem) {
  for (const std::string& scenario : ui::test::kScenarios) {
    const auto scripts = scripts_for(bundled(), scenario);
    for (const kernel::TimingPoint& point : scripts->image().points)
      EXPECT_FALSE(point.text.empty() && point.text_before.empty() && point.about.empty())
          << scenario << ": " << point.name;
  }
}

TEST(WordsForPeople, EveryOutcomeHasThem) {
  for (const std::string& scenario : ui::test::kScenarios) {
    const auto scripts = scripts_for(bundled(), scenario);
    for (const std::string& outcome : scripts->host().outcomes()) {
      const std::string words = ending_in_words(*scripts, outcome);
      EXPECT_EQ(fault_of(words, {}), "") << scenario << ": " << words;
    }
  }
}

/// What the players of the bundled games read where a condition is in the way. Every one that an action, a
/// free ability or a fast card has is put into words by the game: the engine could say only that it is not
/// met.
TEST(WordsForPeople, EveryConditionOfWhatPlayersUseHasThem) {
  for (const std::string& scenario : ui::test::kScenarios) {
    const auto scripts = scripts_for(bundled(), scenario);
    game::Setup setup;
    setup.scenario = scenario;
    setup.avatars = draw_avatars(playable_avatars(bundled(), *scripts), 1, 3);
    Game game(bundled(), *scripts, setup);
    game.start(3);
    for (std::size_t id = 0; id < scripts->image().abilities.size(); ++id) {
      const kernel::Ability& ability = scripts->image().abilities[id];
      if (ability.kind != kernel::AbilityKind::window || ability.text.empty()) continue;
      for (std::size_t i = 0; i < ability.conditions.size(); ++i) {
        if (ability.conditions[i].expr == kernel::kNoExpr) continue;
        const kernel::Refusal why{kernel::Refusal::Reason::condition, static_cast<int>(i)};
        const std::string words = game.reason_in_words(static_cast<Id>(id), why, {}, 0);
        EXPECT_NE(words, words::kUnmet)
            << scenario << ": " << ability.reasons[i] << " (" << ability.text << ")";
        EXPECT_EQ(fault_of(words, {}), "") << scenario << ": " << words;
      }
    }
  }
}

TEST(WordsForPeople, TellWhoseTurnItIsAndWhatPassingDoes) {
  const auto scripts = scripts_for(bundled(), "the_gathering");
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks", "agnes_baker"};
  setup.seed = 3;
  Game game(bundled(), *scripts, setup);
  game.start(3);
  const auto bot = make_bot("random", *scripts);
  bot->begin(7);
  const kernel::Request& request = game.kernel().request();
  bool own = false, others = false;
  while (game.status() == kernel::Status::asking && !(own && others)) {
    const auto part = static_cast<std::size_t>(waiting_part(request));
    const std::uint8_t player = request.parts[part].player;
    if (request.from == kernel::FrameKind::window &&
        game.kernel().image().windows[request.id].name == "turn") {
      const std::string asked = game.prompt_text(request, player);
      const std::string pass = game.option_text(request, request.options.back());
      const std::string turn = game.stack(player)[0];
      const bool is_own = turn == game.name(game.kernel().state().avatars[player]) + "'s turn";
      EXPECT_EQ(asked, is_own ? "Your turn" : turn + ": do you use something now?");
      EXPECT_EQ(pass, is_own ? "End turn" : "Use nothing now");
      EXPECT_EQ(game.prompt_text(request, static_cast<std::uint8_t>(1 - player)),
                game.name(game.kernel().state().avatars[player]) + " is asked");
      own = own || is_own;
      others = others || !is_own;
    }
    std::vector<std::int32_t> choices;
    bot->choose(game, part, choices);
    ASSERT_TRUE(game.answer(player, choices));
  }
  EXPECT_TRUE(own && others) << "both were asked in a turn";
}

TEST(WordsForPeople, TellWhatACostIsAndWhatIsThere) {
  const auto scripts = scripts_for(bundled(), "the_gathering");
  game::Setup setup;
  setup.scenario = "the_gathering";
  setup.avatars = {"roland_banks"};
  setup.seed = 3;
  Game game(bundled(), *scripts, setup);
  game.start(3);
  const auto bot = make_bot("random", *scripts);
  bot->begin(7);
  static const std::regex kCost(R"(costs (\d+) (resources?|actions?|clues?), you have (\d+))");
  int costs = 0;
  for (int n = 0; n < 200 && game.status() == kernel::Status::asking; ++n) {
    for (const Refused& each : game.refused(0)) {
      if (each.words.rfind("costs ", 0) != 0 || each.words.find(", you have ") == std::string::npos) continue;
      std::smatch found;
      ASSERT_TRUE(std::regex_match(each.words, found, kCost)) << each.words;
      EXPECT_LT(std::stoi(found[3]), std::stoi(found[1])) << each.words;
      EXPECT_EQ(found[1] == "1", found[2].str().back() != 's') << each.words;
      ++costs;
    }
    const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
    std::vector<std::int32_t> choices;
    bot->choose(game, part, choices);
    if (!game.answer(0, choices)) break;
  }
  EXPECT_GT(costs, 0);
}

}  // namespace
}  // namespace misk::game
