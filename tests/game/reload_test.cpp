// Packs that change during a game.
#include "game/reload.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/listing.hpp"
#include "cli_support.hpp"
#include "game/bot.hpp"

namespace misk::game {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
namespace fs = std::filesystem;

/// The Gathering, with its cards in a folder where they can be changed.
class ReloadTest : public ::testing::Test {
 protected:
  ReloadTest() {
    fs::copy(MISK_SOURCE_DIR "/cards/arkham_core", cards_ / "arkham_core", fs::copy_options::recursive);
    roots_ = {MISK_SOURCE_DIR "/scripts", cards_.path()};
    setup_.scenario = "the_gathering";
    setup_.avatars = {"roland_banks", "wendy_adams"};
  }

  /// Begins a game with a random bot.
  void begin(std::uint64_t seed) {
    game_.reset();
    scripts_.reset();
    catalog_ = std::make_unique<Catalog>(roots_);
    catalog_->set_language(language_);
    scripts_ = scripts_for(*catalog_, setup_.scenario);
    setup_.seed = seed;
    game_ = std::make_unique<Game>(*catalog_, *scripts_, setup_);
    game_->session().keep_history = true;
    game_->start(seed);
    bot_.begin(seed);
  }
  /// Plays on. False if the game is over.
  bool play(int answers) {
    std::vector<std::int32_t> choices;
    for (int i = 0; i < answers && game_->status() == kernel::Status::asking; ++i) {
      const auto part = static_cast<std::size_t>(waiting_part(game_->kernel().request()));
      bot_.choose(*game_, part, choices);
      EXPECT_TRUE(game_->answer(game_->kernel().request().parts[part].player, choices));
      EXPECT_EQ(check_invariants(*game_), "");
    }
    return game_->status() == kernel::Status::asking;
  }
  std::string file(const std::string& name) const { return cards_ / ("arkham_core/" + name); }
  /// Replaces `old` with `text` in a card's file.
  void change(const std::string& name, const std::string& old, const std::string& text) const {
    std::string source = test::slurp(file(name));
    const auto at = source.find(old);
    ASSERT_NE(at, std::string::npos) << name;
    test::spill(file(name), source.replace(at, old.size(), text));
  }
  /// Continues with the files on disk. False if they are not used; said_ has the reason.
  bool reload_now() {
    Reloaded now = reload(roots_, *game_);
    said_ = now.said;
    replays_ = now.replays;
    if (!now.game) return false;
    game_ = std::move(now.game);
    scripts_ = std::move(now.scripts);
    catalog_ = std::move(now.catalog);
    return true;
  }
  /// The place of everything, by name.
  std::string table() const {
    std::string text;
    const kernel::Kernel& k = game_->kernel();
    for (int id = 1; id <= k.state().component_count; ++id) {
      const auto c = static_cast<kernel::ComponentId>(id);
      text += game_->name(c) + " " + k.kind_of(c).name + " " + std::to_string(k.component(c).parent) + "\n";
    }
    return text + game_->prompt_text(k.request(), kAllKnowing) + std::to_string(k.request().options.size());
  }
  int combat() const {
    kernel::Kernel& k = game_->kernel();
    return k.value(k.state().avatars[0], k.image().values_names.find("combat"));
  }

  test::Folder cards_;
  std::vector<std::string> roots_, said_;
  std::string language_;
  game::Setup setup_;
  bool replays_ = false;
  std::unique_ptr<Catalog> catalog_;
  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Game> game_;
  RandomBot bot_;
};

TEST_F(ReloadTest, AChangedFigureCountsAtOnceAndNothingElseMoves) {
  begin(4);
  ASSERT_TRUE(play(15));
  const std::string before = table();
  const std::size_t answers = game_->session().journal().size();
  EXPECT_EQ(combat(), 4);
  change("investigators/roland_banks.lua", "combat = 4", "combat = 9");
  ASSERT_TRUE(reload_now()) << said_.front();
  EXPECT_EQ(combat(), 9);
  EXPECT_EQ(table(), before);
  EXPECT_EQ(game_->session().journal().size(), answers);
  EXPECT_THAT(said_, ElementsAre("changed: arkham_core/investigators/roland_banks.lua (Roland Banks)"));
}

TEST_F(ReloadTest, AbilitiesGetOtherNumbersAndTheGameGoesOnToItsEnd) {
  // Add an ability to cards that load early, so that all later abilities get other numbers.
  const std::string more =
      "\n  free \"Think.\" { limit = \"round\", effect = function(_, you) you:gain(1) end },\n";
  for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
    fs::remove_all(cards_ / "arkham_core");
    fs::copy(MISK_SOURCE_DIR "/cards/arkham_core", cards_ / "arkham_core", fs::copy_options::recursive);
    begin(seed);
    if (!play(static_cast<int>(5 + seed * 4))) continue;
    // Leave the effect first: its answers would be given again, and "Think" adds an option.
    while (!game_->over() && !game_->kernel().quiescent()) play(1);
    const std::string before = table();
    change("encounter/ghoul_minion.lua", "fight = 2,", "fight = 2," + more);
    change("guardian/beat_cop.lua", "health = 2, sanity = 2,", "health = 2, sanity = 2," + more);
    ASSERT_TRUE(reload_now()) << said_.front();
    EXPECT_EQ(table().substr(0, before.find("Your turn")), before.substr(0, before.find("Your turn")));
    play(2000);
    EXPECT_TRUE(game_->over()) << seed;
  }
}

TEST_F(ReloadTest, OneCanGoBackToBeforeTheChange) {
  begin(4);
  ASSERT_TRUE(play(6));
  const std::string early = table();
  ASSERT_TRUE(play(9));
  change("investigators/roland_banks.lua", "combat = 4", "combat = 9");
  ASSERT_TRUE(reload_now());
  ASSERT_TRUE(game_->session().undo_to(6));
  EXPECT_EQ(table(), early);
  EXPECT_EQ(combat(), 9) << "by the rules of now";
}

TEST_F(ReloadTest, ABrokenScriptIsToldAndTheOldOneStays) {
  begin(4);
  ASSERT_TRUE(play(10));
  const std::string before = table();
  change("investigators/roland_banks.lua", "combat = 4", "combat = = 4");
  EXPECT_FALSE(reload_now());
  EXPECT_THAT(said_, Contains(HasSubstr("roland_banks.lua:3")));
  EXPECT_EQ(table(), before);
  EXPECT_EQ(combat(), 4);
  EXPECT_TRUE(play(3));
  change("investigators/roland_banks.lua", "combat = = 4", "combat = 5");
  EXPECT_TRUE(reload_now()) << "mended";
  EXPECT_EQ(combat(), 5);
}

TEST_F(ReloadTest, TheLanguageStaysAndAChangedTranslationIsShown) {
  fs::create_directories(cards_ / "core_de/i18n");
  test::spill(cards_ / "core_de/pack.yaml",
              "schema: 1\nid: core_de\nversion: \"1.0.0\"\ntitle: Core\nkind: translation\ngame: arkham\n"
              "requires: { arkham_core: \"*\" }\nlanguages: [de]\n");
  test::spill(cards_ / "core_de/i18n/de.yaml", "cards: { arkham_core:roland_banks: { name: Roland } }\n");
  language_ = "de";
  begin(4);
  ASSERT_TRUE(play(15));
  const kernel::ComponentId roland = game_->kernel().state().avatars[0];
  EXPECT_EQ(game_->name(roland), "Roland");
  test::spill(cards_ / "core_de/i18n/de.yaml",
              "cards: { arkham_core:roland_banks: { name: Agent Roland } }\n");
  ASSERT_TRUE(reload_now()) << said_.front();
  EXPECT_EQ(game_->name(roland), "Agent Roland");
  EXPECT_THAT(said_, ElementsAre("changed: core_de/i18n/de.yaml"));
  EXPECT_TRUE(replays_) << "a game is the same in every language";
}

TEST_F(ReloadTest, SettingsStayAndOneThatIsGoneIsTold) {
  const std::string manifest =
      "schema: 1\nid: nights\nversion: \"1.0.0\"\ntitle: Nights\nkind: cards\ngame: arkham\nsettings:\n"
      "  - { id: oil, title: Oil, type: number, min: 0, max: 5, default: 2 }\n";
  const std::string moon = "  - { id: moon, title: Moon, type: boolean, default: false }\n";
  fs::create_directories(cards_ / "nights");
  test::spill(cards_ / "nights/pack.yaml", manifest + moon);
  setup_.settings = {{"nights:oil", "4"}, {"nights:moon", "true"}};
  begin(4);
  ASSERT_TRUE(play(15));
  change("investigators/roland_banks.lua", "combat = 4", "combat = 9");
  ASSERT_TRUE(reload_now()) << said_.front();
  EXPECT_EQ(game_->setup().settings.at("nights:oil"), "4");
  EXPECT_EQ(game_->setup().settings.at("nights:moon"), "true");
  const Save save = new_save(*catalog_, "arkham", game_->setup());
  test::spill(cards_ / "nights/pack.yaml", manifest);
  Reloaded now = reload(roots_, *game_);
  ASSERT_TRUE(now.game) << now.said.front();
  EXPECT_THAT(now.said, Contains(HasSubstr("the pack 'nights' has no setting 'moon'")));
  EXPECT_THAT(carried_over(save, now).setup.settings,
              ElementsAre(std::pair<const std::string, std::string>{"nights:oil", "4"}));
}

TEST_F(ReloadTest, WhatIsInTheGameMayNotGo) {
  begin(4);
  ASSERT_TRUE(play(10));
  fs::remove(file("guardian/beat_cop.lua"));
  EXPECT_FALSE(reload_now());
  EXPECT_THAT(said_, Contains(HasSubstr("beat_cop")));
}

TEST_F(ReloadTest, ANewCardIsThereAndTold) {
  begin(4);
  ASSERT_TRUE(play(10));
  test::spill(file("guardian/new_lamp.lua"), "return asset { name = \"New Lamp\", cost = 1 }\n");
  ASSERT_TRUE(reload_now());
  EXPECT_THAT(said_, ElementsAre("new: arkham_core/guardian/new_lamp.lua (New Lamp)"));
  EXPECT_NE(game_->kernel().image().find_definition("new_lamp"), kernel::kNoId);
  EXPECT_TRUE(replays_) << "it is in no deck";
}

TEST_F(ReloadTest, ASaveThatWouldNotLeadHereIsKnown) {
  begin(4);
  ASSERT_TRUE(play(15));
  change("investigators/roland_banks.lua", "health = 9", "health = 8");
  ASSERT_TRUE(reload_now());
  EXPECT_TRUE(replays_) << "nothing that happened depended on it";
  // Every opening hand would have been different.
  change("decks/roland_banks.yaml", "knife: 2", "knife: 1");
  ASSERT_TRUE(reload_now());
  EXPECT_FALSE(replays_);
}

TEST_F(ReloadTest, AnEffectThatFailedIsDoneWhenItsScriptIsMended) {
  change("investigators/roland_banks.lua", "elder_sign = {",
         "free \"Break.\" { effect = function(_, you) you:gain(1) error \"broken\" end },\n  elder_sign = {");
  begin(4);
  const auto use = [&] {
    const kernel::Request& request = game_->kernel().request();
    for (std::size_t i = 0; i < request.options.size(); ++i)
      if (game_->option_text(request, request.options[i]).find("Break.") != std::string::npos)
        return game_->answer(request.parts[0].player, {static_cast<std::int32_t>(i)});
    return false;
  };
  for (int i = 0; i < 40 && !use(); ++i) ASSERT_TRUE(play(1));
  EXPECT_GT(game_->session().rollbacks, 0u);
  change("investigators/roland_banks.lua", "error \"broken\"", "");
  ASSERT_TRUE(reload_now());
  EXPECT_TRUE(play(5));
}

TEST_F(ReloadTest, TheWatchTellsOfAFileOnceItIsAtRest) {
  PackWatch watch(roots_);
  EXPECT_THAT(watch.changes(), IsEmpty());
  change("investigators/roland_banks.lua", "combat = 4", "combat = 12");
  EXPECT_THAT(watch.changes(), IsEmpty()) << "it may still be written";
  EXPECT_THAT(watch.changes(), ElementsAre(HasSubstr("roland_banks.lua")));
  EXPECT_THAT(watch.changes(), IsEmpty());
  fs::remove(file("guardian/beat_cop.lua"));
  test::spill(file("guardian/.beat_cop.lua.swp"), "an editor's own file");
  watch.changes();
  EXPECT_THAT(watch.changes(), ElementsAre(HasSubstr("beat_cop.lua")));
}

TEST_F(ReloadTest, TheTerminalGoesOnWithTheChangedPacks) {
  NEEDS_MISK();
  const test::Folder folder;
  const std::string card = file("investigators/roland_banks.lua");
  const auto until = [&](const std::string& text) {
    return "until grep -q '" + text + "' '" + (folder / "out") + "'; do sleep 0.05; done; ";
  };
  const std::string script =
      "cd '" + folder.path() + "'; mkfifo in; MISK_PACKS='" MISK_SOURCE_DIR "/scripts:" + cards_.path() +
      "' '" + test::misk_path().string() +
      "' play the_gathering --investigator roland_banks --seed 4 --watch --save g.misk" +
      " <in >out 2>&1 & exec 3>'" + (folder / "in") + "'; " + until("^> ") +
      "sed -i 's/combat = 4/combat = = 7/' '" + card + "'; " + until("changed packs are not used") +
      "sed -i 's/combat = = 7/combat = 7/' '" + card + "'; " + until("packs have changed") +
      "echo quit >&3; wait";
  test::spill(folder / "script.sh", script);
  ASSERT_EQ(std::system(("timeout 100 bash '" + (folder / "script.sh") + "'").c_str()), 0)
      << test::slurp(folder / "out");
  const std::string out = test::slurp(folder / "out");
  EXPECT_THAT(out, HasSubstr("roland_banks.lua:3"));
  EXPECT_THAT(out, HasSubstr("changed: arkham_core/investigators/roland_banks.lua (Roland Banks)"));
  EXPECT_THAT(out, HasSubstr("Saved; go on with"));
}

}  // namespace
}  // namespace misk::game
