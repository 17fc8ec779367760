#include "terminal/campaign_play.hpp"

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <random>
#include <utility>

#include "campaign/run.hpp"
#include "campaign/view.hpp"
#include "terminal/count_game.hpp"
#include "terminal/terminal.hpp"
#include "text/number.hpp"

namespace misk::cli {

namespace {

namespace fs = std::filesystem;

class Table {
 public:
  Table(game::CampaignRun run, std::string bot, bool strict, bool force,
        std::optional<std::size_t> to = std::nullopt)
      : run_(std::move(run)), bot_(std::move(bot)), strict_(strict), force_(force), to_(to) {}
  int play();

 private:
  const game::Campaign& campaign() const { return run_.campaign(); }
  void show() {
    std::printf("\n");
    for (const std::string& line : game::campaign_lines(game::campaign_view(campaign(), run_.scripts())))
      std::printf("%s\n", plain(line).c_str());
  }
  Left play_scenario();
  bool between();
  bool do_one(game::CampaignChoice choice);
  bool add_deck(game::CampaignChoice& choice);
  /// The index of the player's choice, -1 for none. Throws Quit at the end of the input.
  int ask(const std::vector<game::CampaignChoice>& choices, const char* none);

  struct Quit {};
  std::string read_line(const char* prompt) {
    std::printf("%s", prompt);
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line) || line == "quit" || line == "q") throw Quit{};
    return line;
  }

  game::CampaignRun run_;
  std::string bot_;
  bool strict_, force_;
  std::optional<std::size_t> to_;  // of the first scenario
};

Left Table::play_scenario() {
  const std::string file = run_.save_file();
  const auto lock = file.empty() ? nullptr : game::lock_save(file);  // taken before the file is read
  const bool goes_on = run_.goes_on();
  game::Save save = run_.scenario();
  if (goes_on)
    accept_save(save, run_.catalog(), force_);
  else
    remember_settings(save.setup, run_.catalog(), save.game);
  game::Game game(run_.catalog(), run_.scripts(), save.setup);
  game.session().strict = strict_;
  game.session().keep_history = bot_.empty();
  std::unique_ptr<game::Bot> bot;
  if (!bot_.empty()) {
    bot = game::make_bot(bot_, run_.scripts());
    bot->begin(game::bot_seed(save.setup.seed));
  }
  // A bot is asked again beside it, so that its chances stand where they stood.
  std::vector<std::int32_t> choices;
  const auto ask_again = [&](const game::SavedAnswer& each) {
    if (!each.answer.intervention && game.status() == kernel::Status::asking)
      bot->choose(game, static_cast<std::size_t>(game::waiting_part(game.kernel().request())), choices);
  };
  if (goes_on)
    go_on(game, save, campaign().file, std::exchange(to_, std::nullopt), force_,
          bot ? std::function<void(const game::SavedAnswer&)>(ask_again) : nullptr);
  else
    game.start(save.setup.seed);
  std::unique_ptr<game::SaveWriter> writer;
  if (!file.empty()) writer = std::make_unique<game::SaveWriter>(file, save);
  run_.began();
  Left left;
  if (bot_.empty()) {
    Terminal terminal(game, save, std::move(writer));
    terminal.tells_of_save = false;
    left = terminal.run();
    if (left == Left::over) count_game(game, file);
  } else {
    left = play_bot(game, *bot, writer.get());
  }
  if (left == Left::over) run_.record(run_.scripts(), game);
  return left;
}

int Table::ask(const std::vector<game::CampaignChoice>& choices, const char* none) {
  std::printf("\n");
  for (std::size_t i = 0; i < choices.size(); ++i)
    std::printf("%3zu  %s%s\n", i + 1, plain(choices[i].text).c_str(), choices[i].more ? " ..." : "");
  std::printf("  0  %s\n", none);
  for (;;) {
    const std::string line = read_line("> ");
    if (const auto n = text::whole_number<int>(line, 0, static_cast<int>(choices.size()))) return *n - 1;
    std::printf("type a number from 0 to %zu, or quit\n", choices.size());
  }
}

/// Adds a newcomer's deck: their own file, or the packs' deck for them.
bool Table::add_deck(game::CampaignChoice& choice) {
  const auto usual = game::deck_for(run_.catalog(), run_.scripts(), choice.avatar);
  const std::string file = read_line(usual ? "deck file (Enter for the starter deck): " : "deck file: ");
  try {
    if (file.empty() && !usual) return false;
    choice.action["deck"] = game::deck_data(run_.scripts(), file.empty() ? *usual : content::read_deck(file));
    return true;
  } catch (const content::ContentError& e) {
    std::printf("%s\n", plain(e.diagnostic().to_line()).c_str());
    return false;
  }
}

/// Asks for the further steps of a choice and carries it out. False if the player went back or it is not
/// allowed.
bool Table::do_one(game::CampaignChoice choice) {
  while (choice.more) {
    const auto rest = run_.choices(choice.action);
    if (rest.empty()) {
      std::printf("there is nothing to choose\n");
      return false;
    }
    const int n = ask(rest, "Back");
    if (n < 0) return false;
    choice = rest[static_cast<std::size_t>(n)];
  }
  if (choice.deck && !add_deck(choice)) return false;
  try {
    run_.act(choice.action);
  } catch (const game::SetupError& e) {
    std::printf("%s\n", plain(e.what()).c_str());
    return false;
  }
  return true;
}

/// True if the next scenario can begin.
bool Table::between() {
  while (campaign().stage() == "between") {
    if (!bot_.empty()) {
      if (!run_.bot_acts()) return false;
      continue;
    }
    show();
    const auto choices = run_.choices();
    const int n = ask(choices, "Leave the table; go on later");
    if (n < 0) throw Quit{};
    do_one(choices[static_cast<std::size_t>(n)]);
  }
  return true;
}

int Table::play() {
  try {
    while (!campaign().over()) {
      if (campaign().stage() == "between") {
        if (!between()) return kFailed;
        continue;
      }
      const Left left = play_scenario();
      if (left == Left::quit) throw Quit{};
      if (left != Left::over) return kFailed;
    }
  } catch (const Quit&) {
    if (!campaign().file.empty())
      std::printf("\nThe campaign is saved; go on with: misk resume %s\n", campaign().file.c_str());
    return kDone;
  }
  show();
  return kDone;
}

game::CampaignPlayer transferred(const std::string& text, game::Scripts& scripts) {
  const auto colon = text.rfind(':');
  if (colon == std::string::npos) throw Wrong("--transfer: write FILE:INVESTIGATOR");
  const game::Campaign old = game::read_campaign(text.substr(0, colon), scripts);
  const game::Plain said = game::ask_plain(scripts, "campaign_transfer", {old.state, text.substr(colon + 1)});
  if (said.is_string()) throw Wrong("--transfer: " + said.get<std::string>());
  return {text.substr(colon + 1), std::nullopt, said};
}

}  // namespace

int begin_and_play(const CampaignOptions& options, const game::Catalog& catalog, game::Scripts& scripts) {
  game::Setup setup = options.setup.setup(options.bot.empty() ? std::random_device{}() : 1);
  if (!options.save.empty() && fs::exists(options.save))
    throw Wrong(options.save + ": a campaign is there already; go on with misk resume " + options.save +
                ", or choose another name");
  std::vector<game::CampaignPlayer> players;
  for (const std::string& text : options.transfers) players.push_back(transferred(text, scripts));
  if (!options.bot.empty()) game::make_bot(options.bot, scripts);
  const bool drawn = setup.avatars.empty() && players.empty();
  game::CampaignRun run = game::CampaignRun::begin(catalog, scripts, setup, options.save, std::move(players));
  if (drawn) tell_drawn(scripts, setup.avatars);
  return Table(std::move(run), options.bot, options.strict, false).play();
}

int resume_campaign(const std::string& file, const std::string& bot, std::optional<std::size_t> to,
                    bool force, bool strict, const Shared& shared) {
  auto catalog = load_catalog(shared.packs);
  set_language(*catalog, shared);
  const auto its_scripts = game::campaign_scripts(*catalog, file);
  game::Scripts& scripts = *its_scripts;
  game::CampaignRun run = game::CampaignRun::resume(*catalog, scripts, file);
  for (const game::PackDifference& each : run.pack_differences())
    std::fprintf(stderr, "warning: %s\n", each.what.c_str());
  if (to && !run.goes_on()) throw Wrong("--to: no scenario of this campaign is being played");
  return Table(std::move(run), bot, strict, force, to).play();
}

}  // namespace misk::cli
