// misk play and misk resume: one game, at the terminal or by a bot.
#include <cstdio>
#include <optional>
#include <random>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "commands/seat_option.hpp"
#include "commands/week_option.hpp"
#include "decks/deck.hpp"
#include "game/lesson.hpp"
#include "game/reload.hpp"
#include "terminal/campaign_play.hpp"
#include "terminal/count_game.hpp"
#include "terminal/terminal.hpp"
#include "text/clean.hpp"

namespace misk::cli {
namespace {

struct PlayOptions : CampaignOptions {
  SeatOption seats;
  bool watch = false;
  WeekOption week;
};

struct ResumeOptions {
  std::string file, bot;
  std::optional<std::size_t> to;
  bool recover = false, force = false, strict = false, watch = false;
};

void tell_errors(game::Scripts& scripts) {
  scripts.host().on_error = [](const script::Report& report) {
    std::fprintf(stderr, "%s\n%s\n", report.to_string().c_str(), text::set_in(report.details).c_str());
  };
}

/// A game with its packs; a reload exchanges both.
struct Table {
  std::unique_ptr<game::Catalog> catalog;
  std::unique_ptr<game::Scripts> scripts;
  std::unique_ptr<game::Game> game;
  std::unique_ptr<game::Moments> moments;  // until the terminal takes them
};

/// People play at the terminal. With `roots` (may be null) the packs there are loaded again when they change.
Left play_at_terminal(Table& table, game::Save save, std::unique_ptr<game::SaveWriter> writer,
                      const content::PackRoots* roots) {
  std::optional<game::PackWatch> watch;
  if (roots) watch.emplace(*roots);
  for (bool goes_on = false;; goes_on = true) {
    game::Reloaded now;
    Terminal terminal(*table.game, save, std::move(writer), std::move(table.moments));
    terminal.goes_on = goes_on;
    if (watch)
      terminal.idle = [&] {
        if (watch->changes().empty()) return false;
        now = game::reload(*roots, *table.game);
        std::printf("\n%s\n", now.game ? "The packs have changed:" : "The changed packs are not used:");
        for (const std::string& line : now.said) std::printf("  %s\n", plain(line).c_str());
        if (!now.game) std::printf("> ");
        std::fflush(stdout);
        return now.game != nullptr;
      };
    const Left left = terminal.run();
    if (left != Left::reload) return left;
    save = game::carried_over(terminal.saved(), now);
    writer = terminal.take_writer();
    if (writer && now.replays)
      writer = std::make_unique<game::SaveWriter>(writer->file(), save);
    else if (writer) {
      std::printf(
          "  %s keeps the game as it was until now; what follows is not saved, since the changed packs "
          "would not have led here\n",
          writer->file().c_str());
      writer.reset();
    }
    // Destroy the old game before its packs.
    table.game = std::move(now.game);
    table.scripts = std::move(now.scripts);
    table.catalog = std::move(now.catalog);
    tell_errors(*table.scripts);
  }
}

int play_on(Table& table, const game::Save& save, std::unique_ptr<game::SaveWriter> writer,
            const std::string& bot_name, const content::PackRoots* roots) {
  Left left;
  if (!bot_name.empty()) {
    const auto bot = game::make_bot(bot_name, *table.scripts);
    bot->begin(game::bot_seed(save.setup.seed));
    left = play_bot(*table.game, *bot, writer.get());
  } else {
    table.game->session().keep_history = true;
    const std::string file = writer ? writer->file() : "";
    left = play_at_terminal(table, save, std::move(writer), roots);
    if (left == Left::over) count_game(*table.game, file);
  }
  return left == Left::stuck ? kFailed : kDone;
}

int play(const PlayOptions& options, const Shared& shared) {
  Table table;
  table.catalog = load_catalog(shared.packs);
  set_language(*table.catalog, shared);
  const auto& catalog = table.catalog;
  game::Setup setup = options.setup.setup(options.bot.empty() ? std::random_device{}() : 1);
  const std::optional<game::Week> week = options.week.week(options.setup);
  if (week) {
    take_week(setup, *catalog, *week);
  } else if (setup.scenario.empty()) {
    throw Wrong("name what to play (misk list scenarios), or play the game of the week with --week");
  }
  table.scripts = game::scripts_for(*catalog, setup.scenario);
  const auto& scripts = table.scripts;
  game::take_lesson(setup, *scripts);
  if (game::is_campaign(*scripts, setup.scenario)) {
    tell_errors(*scripts);
    options.seats.not_in_campaign();
    return begin_and_play(options, *catalog, *scripts);
  }
  options.seats.add_to(setup);
  if (!options.bot.empty() && !setup.bots.empty())
    throw Wrong("--bot plays every seat; leave out --seat, or --bot");
  if (!options.transfers.empty()) throw Wrong("--transfer: '" + setup.scenario + "' is no campaign");
  check_settings(setup, *catalog, scripts->game());
  // The game of the week is the same for everybody.
  if (!week) remember_settings(setup, *catalog, scripts->game());
  if (week) tell_drawn(*scripts, setup.avatars);
  if (setup.avatars.empty()) {
    setup.avatars = game::draw_avatars(game::playable_avatars(*catalog, *scripts, setup.scenario),
                                       std::max(1, setup.count), setup.seed);
    tell_drawn(*scripts, setup.avatars);
  }
  if (!options.bot.empty())
    game::make_bot(options.bot, *scripts);  // reports a wrong name before the game is played
  tell_errors(*scripts);
  table.game = std::make_unique<game::Game>(*catalog, *scripts, setup);
  game::Game& game = *table.game;
  const game::SeatBots checked(game);  // reports wrong bots before a file is written
  tell_decks(*scripts, game);
  game::Save save = game::new_save(*catalog, scripts->game(), setup);
  std::unique_ptr<game::SaveWriter> writer;
  if (!options.save.empty()) writer = std::make_unique<game::SaveWriter>(options.save, save);
  game.session().strict = options.strict;
  game.session().keep_history = options.bot.empty();
  game.start(setup.seed);
  const content::PackRoots roots = pack_roots(shared.packs);
  return play_on(table, save, std::move(writer), options.bot, options.watch ? &roots : nullptr);
}

int resume(const ResumeOptions& options, const Shared& shared) {
  if (game::is_campaign_file(options.file))
    return resume_campaign(options.file, options.bot, options.to, options.force, options.strict, shared);
  Table table;
  table.catalog = load_catalog(shared.packs);
  set_language(*table.catalog, shared);
  const auto& catalog = table.catalog;
  const auto lock = game::lock_save(options.file);  // taken before the file is read
  game::Save save = game::read_save(options.file, options.recover);
  accept_save(save, *catalog, options.force);
  table.scripts = game::scripts_for(*catalog, save);
  tell_errors(*table.scripts);
  table.game = std::make_unique<game::Game>(*catalog, *table.scripts, save.setup);
  game::Game& game = *table.game;
  game.session().strict = options.strict;
  game.session().keep_history = options.bot.empty();
  if (options.bot.empty()) table.moments = std::make_unique<game::Moments>(game);
  go_on(game, save, options.file, options.to, options.force);
  auto writer = std::make_unique<game::SaveWriter>(options.file, save);
  const content::PackRoots roots = pack_roots(shared.packs);
  return play_on(table, save, std::move(writer), options.bot, options.watch ? &roots : nullptr);
}

}  // namespace

void add_play(Command& app, Shared& shared) {
  auto options = std::make_shared<PlayOptions>();
  Command* command = subcommand(
      app, shared, "play", "Plays a scenario or a campaign in the terminal, or lets a bot play it",
      "misk play the_gathering --investigator roland_banks --difficulty standard --save night.misk");
  options->setup.add_to(command);
  command->get_option("scenario")->required(false);
  options->week.add_option(command);
  add_language(command, shared);
  options->setup.add_count(command);
  options->setup.add_undo(command);
  options->seats.add_option(command);
  command->add_option("--bot", options->bot, "plays by itself to the end: random, greedy")->type_name("NAME");
  command->add_option("--save", options->save, "writes every answer here at once (misk resume FILE)")
      ->type_name("FILE");
  command
      ->add_option("--transfer", options->transfers,
                   "in a campaign: an investigator as another campaign has left him")
      ->type_name("FILE:ID")
      ->allow_extra_args(false);
  command->add_flag("--strict", options->strict, "a script error ends the game instead of that effect");
  command->add_flag("--watch", options->watch, "goes on with changed packs as soon as their files are saved");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return play(*options, shared); }; });
}

void add_resume(Command& app, Shared& shared) {
  auto options = std::make_shared<ResumeOptions>();
  Command* command = subcommand(app, shared, "resume", "Goes on with a saved game", "misk resume night.misk");
  command->add_option("file", options->file, "what play --save has written")->required()->type_name("FILE");
  command->add_option("--bot", options->bot, "lets a bot go on: random, greedy")->type_name("NAME");
  add_language(command, shared);
  command->add_flag("--recover", options->recover, "leaves out a last line that was cut off");
  command->add_flag("--force", options->force, "goes on although the packs have changed");
  command
      ->add_option("--to", options->to,
                   "goes on after N answers and takes the others back; the file is kept as FILE.bak")
      ->type_name("N");
  command->add_flag("--strict", options->strict, "a script error ends the game instead of that effect");
  command->add_flag("--watch", options->watch, "goes on with changed packs as soon as their files are saved");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return resume(*options, shared); }; });
}

}  // namespace misk::cli
