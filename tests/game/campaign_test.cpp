#include "campaign/campaign.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <functional>
#include <random>
#include <thread>

#include "campaign/view.hpp"
#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "content/diagnostic.hpp"
#include "game/bot.hpp"
#include "lab/campaign_simulate.hpp"

namespace misk::game {
namespace {

using test::Folder;
using test::slurp;
using test::spill;

/// A campaign of two players, up to the purchases after its first scenario.
class CampaignTest : public ::testing::Test {
 protected:
  void SetUp() override {
    scripts_ = scripts_for(catalog_, "night_of_the_zealot");
    campaign_ =
        begin_campaign(catalog_, *scripts_, "night_of_the_zealot",
                       {{"roland_banks", std::nullopt, nullptr}, {"agnes_baker", std::nullopt, nullptr}},
                       {{"difficulty", "easy"}}, 5);
    campaign_.file = folder_ / "zealot.yaml";
  }

  void play() {
    Game game(catalog_, *scripts_, next_setup(campaign_, *scripts_));
    RandomBot bot;
    bot.begin(3);
    game.start(game.setup().seed);
    std::vector<std::int32_t> choices;
    while (game.status() == kernel::Status::asking) {
      const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
      bot.choose(game, part, choices);
      ASSERT_TRUE(game.answer(game.kernel().request().parts[part].player, choices));
    }
    ASSERT_TRUE(game.over());
    record_game(campaign_, *scripts_, game);
    const Plain once = campaign_.state;
    record_game(campaign_, *scripts_, game);
    EXPECT_EQ(campaign_.state, once) << "a game is recorded once";
  }

  /// The message for the file after replacing `from` with `to`.
  std::string broken(const std::string& from, const std::string& to) {
    std::string text = slurp(campaign_.file);
    const auto at = text.find(from);
    if (at == std::string::npos) return "the file has no '" + from + "':\n" + text;
    text.replace(at, from.size(), to);
    const std::string file = folder_ / "broken.yaml";
    spill(file, text);
    spill(file + ".bak", text);  // a message names it only where it is there
    std::string said = "nothing is wrong";
    try {
      read_campaign(file, *scripts_);
    } catch (const content::ContentError& e) {
      said = e.diagnostic().to_line();
      EXPECT_GT(e.diagnostic().line, 0) << said;
      EXPECT_NE(said.find("broken.yaml.bak"), std::string::npos) << said;
    }
    EXPECT_EQ(slurp(file), text) << "a broken file is left as it is";
    return said;
  }

  Folder folder_;
  Catalog catalog_{test::bundled()};
  std::unique_ptr<Scripts> scripts_;
  Campaign campaign_;
};

TEST_F(CampaignTest, AFileGivesTheSameCampaign) {
  write_campaign(campaign_, *scripts_);
  EXPECT_EQ(read_campaign(campaign_.file, *scripts_).state, campaign_.state);
  play();
  ASSERT_TRUE(campaign_.stage() == "between" || campaign_.over());
  const std::string before = slurp(campaign_.file);
  write_campaign(campaign_, *scripts_);
  EXPECT_EQ(slurp(campaign_.file + ".bak"), before);
  const Campaign read = read_campaign(campaign_.file, *scripts_);
  EXPECT_EQ(read.state, campaign_.state);
  EXPECT_EQ(read.seed, 5u);
  EXPECT_EQ(read.packs.size(), campaign_.packs.size());
  EXPECT_TRUE(is_campaign_file(campaign_.file));
}

TEST(CampaignDeckTest, AShortIdInADeckOfAPackMeansItsOwnCard) {
  Folder folder;
  folder.spill("twins/pack.yaml",
               "schema: 1\nid: twins\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Twins\n"
               "description: For a test.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n"
               "kind: cards\ngame: arkham\n");
  folder.spill("twins/cards/machete.lua",
               "return asset { name = \"Own Machete\", class = \"guardian\", cost = 1, level = 0 }\n");
  const Catalog usual(test::bundled());
  const auto roland = std::find_if(usual.decks().begin(), usual.decks().end(),
                                   [](const auto& each) { return each.avatar == "roland_banks"; });
  ASSERT_NE(roland, usual.decks().end());
  const std::string deck = slurp(roland->file);
  folder.spill("twins/decks/own.yaml", deck);
  folder.spill("other.yaml", deck);
  content::PackRoots roots = test::bundled();
  roots.roots.push_back({folder / "twins", content::Origin::named});
  const Catalog catalog(roots);
  const auto scripts = scripts_for(catalog, "night_of_the_zealot");
  const auto cards_of = [&](const std::string& file) {
    const Campaign campaign = begin_campaign(catalog, *scripts, "night_of_the_zealot",
                                             {{"roland_banks", content::read_deck(file), nullptr}}, {}, 5);
    return campaign.state.dump();
  };
  EXPECT_NE(cards_of(folder / "twins/decks/own.yaml").find("\"twins:machete\":1"), std::string::npos)
      << cards_of(folder / "twins/decks/own.yaml");
  EXPECT_EQ(cards_of(folder / "other.yaml").find("twins:machete"), std::string::npos);
}

TEST_F(CampaignTest, BrokenEditsAreToldWithLineAndMend) {
  write_campaign(campaign_, *scripts_);
  const auto says = [&](const char* from, const char* to, const char* text) {
    const std::string said = broken(from, to);
    EXPECT_NE(said.find(text), std::string::npos) << said;
  };
  says("schema: 3", "schema: 4",
       "a newer misk has written this campaign: it has schema 4 and is of misk 0.1.0");
  says("game: arkham", "gmae: arkham", "lacks `game`");
  says("seed: \"5\"", "seed: many", "`seed` is no number");
  says("running: false", "running: maybe", "running");
  says("undo: free", "undo: often", "`undo` is 'often'");
  says("stage: ready", "stage: tomorrow", "`stage` is 'tomorrow'");
  says("difficulty: easy", "difficulty: cruel", "no difficulty 'cruel'");
  says("experience: 0", "experience: lots", "`experience` is 'lots'");
  says("experience: 0", "experience: -3", "`experience` is '-3'");
  says("physical_trauma: 0", "physical_truama: 0", "no `physical_truama`");
  says("status: playing", "status: asleep", "`status` is 'asleep'");
  says("arkham_core:knife", "arkham_core:bazooka", "no card 'arkham_core:bazooka'");
  says("arkham_core:knife: 2", "arkham_core:knife: 3", "3 copies of Knife");
  says("arkham_core:knife: 2", "arkham_core:knife: two", "is no number of copies");
  says("player: 2", "player: 1", "plays two investigators");
  says("investigator: arkham_core:agnes_baker", "investigator: arkham_core:roland_banks", "is there twice");
  says("notes: []", "notes: [the_house_flew_away]", "no campaign note 'the_house_flew_away'");
  says("chaos_bag: [", "chaos_bag: [banana, ", "no chaos token 'banana'");
  says("history: []", "history: none", "`history` is 'none'");
  says("campaign: arkham_core:night_of_the_zealot", "campaign: day_of_the_zealot",
       "no campaign 'day_of_the_zealot'");
  says("investigators:", "investigators: [", "broken.yaml:");
}

TEST_F(CampaignTest, APersonMayWriteShortNames) {
  write_campaign(campaign_, *scripts_);
  std::string text = slurp(campaign_.file);
  for (auto at = text.find("arkham_core:knife"); at != std::string::npos; at = text.find("arkham_core:knife"))
    text.replace(at, 17, "knife");
  spill(campaign_.file, text);
  EXPECT_EQ(read_campaign(campaign_.file, *scripts_).state, campaign_.state);
}

TEST_F(CampaignTest, ABotPlaysACampaignToItsEnd) {
  for (int scenario = 0; scenario < 9 && !campaign_.over(); ++scenario) {
    play();
    while (campaign_.stage() == "between") ASSERT_TRUE(bot_step(campaign_, catalog_, *scripts_));
    write_campaign(campaign_, *scripts_);
    EXPECT_EQ(read_campaign(campaign_.file, *scripts_).state, campaign_.state);
  }
  EXPECT_TRUE(campaign_.over());
  EXPECT_FALSE(campaign_lines(campaign_view(campaign_, *scripts_)).empty());
}

TEST(CampaignSimulateTest, BotsPlayWholeCampaignsWithoutErrorsTheSameOnAnyNumberOfThreads) {
  const Catalog catalog{test::bundled()};
  SimulateOptions options;
  options.game = "arkham";
  options.setup.scenario = "night_of_the_zealot";
  options.setup.count = 2;
  options.games = 12;
  options.check = true;
  const CampaignSimulateResult one = simulate_campaigns(catalog, options);
  EXPECT_EQ(one.finished, 12u);
  EXPECT_EQ(one.errors + one.script_errors, 0u) << (one.problems.empty() ? "" : one.problems[0].text);
  EXPECT_GT(one.scenarios, 12u);
  options.threads = 2;
  const CampaignSimulateResult two = simulate_campaigns(catalog, options);
  EXPECT_EQ(two.hash, one.hash);
  EXPECT_EQ(two.endings, one.endings);
}

/// Runs misk and kills it as soon as `enough()` is true. Returns its exit code, or -1 if it was killed.
int run_and_kill(const std::vector<std::string>& arguments, const std::function<bool()>& enough) {
  const std::string program = test::misk_path().string();
  const pid_t child = fork();
  if (child == 0) {
    if (!std::freopen("/dev/null", "w", stdout) || !std::freopen("/dev/null", "w", stderr)) _exit(9);
    std::vector<char*> list = {const_cast<char*>(program.c_str())};
    for (const std::string& each : arguments) list.push_back(const_cast<char*>(each.c_str()));
    list.push_back(nullptr);
    execv(program.c_str(), list.data());
    _exit(9);
  }
  int status = 0;
  while (waitpid(child, &status, WNOHANG) != child) {
    if (enough()) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      break;
    }
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(CampaignKillTest, AKilledCampaignIsGoneOnWithAndComesToTheSameEnd) {
  NEEDS_MISK();
  const Folder folder;
  const std::string whole = folder / "whole.yaml", cut = folder / "cut.yaml";
  std::vector<std::string> play = {"play", "night_of_the_zealot"};
  for (const char* const who : {"roland_banks", "agnes_baker", "wendy_adams"}) {
    play.emplace_back("--investigator");
    play.emplace_back(who);
  }
  for (const char* const each : {"--bot", "random", "--seed", "77", "--save"}) play.emplace_back(each);
  play.push_back(whole);
  ASSERT_EQ(run_and_kill(play, [] { return false; }), 0);
  play.back() = cut;
  std::mt19937 random(4);
  int kills = 0, code = -1;
  while (code != 0) {
    // Count written bytes, not time: then every run gets a little further on any machine.
    std::uintmax_t written = 0, before = 0;
    const std::uintmax_t most = 200 + random() % 6000;
    code = run_and_kill(
        std::filesystem::exists(cut) ? std::vector<std::string>{"resume", cut, "--bot", "random"} : play,
        [&] {
          std::uintmax_t now = 0;
          for (const std::string& file : {scenario_save(cut), cut}) {
            std::error_code error;
            const auto size = std::filesystem::file_size(file, error);
            if (!error) now += size;
          }
          written += before == 0 ? 0 : now > before ? now - before : before - now;
          before = now;
          return kills < 60 && written >= most;
        });
    kills += code != 0;
    ASSERT_TRUE(code == 0 || code == -1) << code;
  }
  EXPECT_GT(kills, 3);
  EXPECT_EQ(slurp(cut), slurp(whole)) << "after " << kills << " kills";
}

}  // namespace
}  // namespace misk::game
