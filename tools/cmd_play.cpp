// misk play and misk resume: one game, at the terminal or by a bot.
#include <cstdio>
#include <random>

#include "cli.hpp"
#include "game/simulate.hpp"
#include "game/view.hpp"
#include "terminal.hpp"

namespace misk::cli {
namespace {

struct Options {
  SetupOptions setup;
  std::string bot, save;
  bool strict = false;
};

struct ResumeOptions {
  std::string file, bot;
  bool recover = false, force = false, strict = false;
};

void tell_errors(game::Scripts& scripts) {
  scripts.host().on_error = [](const script::Report& report) {
    std::fprintf(stderr, "%s\n%s\n", report.to_string().c_str(), report.details.c_str());
  };
}

int play_on(game::Game& game, game::Scripts& scripts, const game::Save& save,
            std::unique_ptr<game::SaveWriter> writer, const std::string& bot_name) {
  Left left;
  if (!bot_name.empty()) {
    const auto bot = game::make_bot(bot_name, scripts);
    bot->begin(game::bot_seed(save.setup.seed));
    left = play_bot(game, *bot, writer.get());
  } else {
    game.session().keep_history = true;
    left = Terminal(game, save, std::move(writer)).run();
  }
  return left == Left::stuck ? kFailed : kDone;
}

int play(const Options& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  game::Setup setup = options.setup.setup(options.bot.empty() ? std::random_device{}() : 1);
  const auto scripts = game::scripts_for(*catalog, setup.scenario);
  if (setup.avatars.empty()) {
    setup.avatars =
        game::draw_avatars(game::playable_avatars(*catalog, *scripts), std::max(1, setup.count), setup.seed);
    for (const std::string& id : setup.avatars) std::fprintf(stderr, "drawn by the seed: %s\n", id.c_str());
  }
  if (!options.bot.empty())
    game::make_bot(options.bot, *scripts);  // a wrong name is told before anything is played
  tell_errors(*scripts);
  game::Game game(*catalog, *scripts, setup);
  game::Save save = game::new_save(*catalog, scripts->game(), setup);
  std::unique_ptr<game::SaveWriter> writer;
  if (!options.save.empty()) writer = std::make_unique<game::SaveWriter>(options.save, save);
  game.session().strict = options.strict;
  game.session().keep_history = options.bot.empty();
  game.start(setup.seed);
  return play_on(game, *scripts, save, std::move(writer), options.bot);
}

int resume(const ResumeOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  game::Save save = game::read_save(options.file, options.recover);
  for (const std::string& line : game::accept_packs(save, *catalog, options.force))
    std::fprintf(stderr, "warning: %s\n", line.c_str());
  const auto scripts = game::scripts_for(*catalog, save.setup.scenario);
  tell_errors(*scripts);
  game::Game game(*catalog, *scripts, save.setup);
  game.session().strict = options.strict;
  game.session().keep_history = options.bot.empty();
  game::play_back(game, save);
  auto writer = std::make_unique<game::SaveWriter>(options.file, save);
  return play_on(game, *scripts, save, std::move(writer), options.bot);
}

}  // namespace

void add_play(CLI::App& app, Shared& shared) {
  auto options = std::make_shared<Options>();
  CLI::App* command = subcommand(
      app, shared, "play", "Plays a scenario in the terminal, or lets a bot play it",
      "misk play the_gathering --investigator roland_banks --difficulty standard --save night.misk");
  options->setup.add_to(command);
  command->add_option("--investigators", options->setup.count, "with none named: how many, taken by the seed")
      ->type_name("COUNT");
  command->add_option("--bot", options->bot, "plays by itself to the end: random, greedy")->type_name("NAME");
  command->add_option("--save", options->save, "writes every answer here at once (misk resume FILE)")
      ->type_name("FILE");
  command->add_flag("--strict", options->strict, "a script error ends the game instead of that effect");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return play(*options, shared); }; });
}

void add_resume(CLI::App& app, Shared& shared) {
  auto options = std::make_shared<ResumeOptions>();
  CLI::App* command =
      subcommand(app, shared, "resume", "Goes on with a saved game", "misk resume night.misk");
  command->add_option("file", options->file, "what play --save has written")->required()->type_name("FILE");
  command->add_option("--bot", options->bot, "lets a bot go on: random, greedy")->type_name("NAME");
  command->add_flag("--recover", options->recover, "leaves out a last line that was cut off");
  command->add_flag("--force", options->force, "goes on although the packs have changed");
  command->add_flag("--strict", options->strict, "a script error ends the game instead of that effect");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return resume(*options, shared); }; });
}

}  // namespace misk::cli
