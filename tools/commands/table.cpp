// misk table: the same game as misk play, in a window.
#include <cstdio>
#include <filesystem>
#include <random>
#include <utility>

#include "commands/commands.hpp"
#include "commands/seat_option.hpp"
#include "commands/table_window.hpp"
#include "commands/week_option.hpp"
#include "game/pack_help.hpp"

namespace misk::cli {
namespace {

struct WindowOptions {
  SetupOptions setup;
  SeatOption seats;
  WeekOption week;
  TableOptions table;
};

int table(WindowOptions options, const Shared& shared) {
#ifdef MISK_TABLE
  const std::string reason = no_display();
  if (!reason.empty()) throw Wrong(reason);
  const store::Catalogues catalogues(pack_config().catalogues);
  options.table.roots = [&] { return pack_roots(shared.packs); };
  options.table.help = game::terminal_help(catalogues);
  options.table.language = shared.language;
  // A saved game or campaign may be named instead of a scenario.
  const std::filesystem::path named = options.setup.scenario;
  if (named.has_extension()) options.table.resume = std::exchange(options.setup.scenario, "");
  options.table.week = options.week.week(options.setup);
  if (!options.setup.scenario.empty() || options.table.week) {
    const bool by_itself = !options.table.bot.empty();
    options.table.setup = options.setup.setup(by_itself ? 1 : std::random_device{}());
    options.seats.add_to(*options.table.setup);
    if (by_itself && !options.table.setup->bots.empty())
      throw Wrong("--bot plays every seat; leave out --seat, or --bot");
  }
  return run_table(options.table);
#else
  (void)options;
  (void)shared;
  throw Wrong("this misk was built without the table; run tools/setup --table and build again");
#endif
}

}  // namespace

void add_table(Command& app, Shared& shared) {
  auto options = std::make_shared<WindowOptions>();
  Command* command = subcommand(app, shared, "table",
                                "Plays in a window; without a scenario it begins with the start screen",
                                "misk table the_gathering --investigator roland_banks --save night.misk");
  options->setup.add_to(command);
  command->get_option("scenario")
      ->required(false)
      ->description("a scenario or a campaign, or the file of a saved one");
  options->setup.add_count(command);
  options->setup.add_undo(command);
  options->seats.add_option(command);
  options->week.add_option(command);
  command->add_option("--bot", options->table.bot, "plays by itself: random, greedy")->type_name("NAME");
  command->add_option("--save", options->table.save, "writes every answer here at once (misk resume FILE)")
      ->type_name("FILE");
  command->add_option("--resume", options->table.resume, "goes on with a saved game or campaign")
      ->type_name("FILE");
  command->add_flag("--recover", options->table.recover,
                    "leaves out a last line of the save that was cut off");
  command->add_flag("--force", options->table.force, "goes on although the packs have changed");
  add_language(command, shared);
  command->add_option("--size", options->table.size, "of the window: 1600x900")->type_name("WxH");
  command
      ->add_option("--scale", options->table.scale, "of the interface; by the window's height when not given")
      ->in_range(0.5, 4.0);
  command
      ->add_option("--text-scale", options->table.text_scale, "of text, in addition to that of the interface")
      ->in_range(0.8, 1.6);
  command
      ->add_option("--screenshot", options->table.screenshot,
                   "writes a picture and ends; without a scenario, of the start screen")
      ->type_name("FILE.png");
  command
      ->add_option("--screenshot-at", options->table.screenshot_at,
                   "the picture is made after N answers of the bot")
      ->type_name("N");
  command
      ->add_option(
          "--screenshot-until", options->table.screenshot_until,
          "and then when this is resolving: the name of a procedure, window or timing point, or part of "
          "the question")
      ->type_name("NAME");
  command
      ->add_option("--screenshot-beat", options->table.screenshot_beat,
                   "and then when this beat is shown: the name of a timing point or ability in the game's "
                   "tabletop().beats")
      ->type_name("NAME");
  command
      ->add_option("--screenshot-open", options->table.screenshot_open,
                   "and then this is opened: log, why, odds, bag, rules, menu, help, or the id of an entry "
                   "of the rules")
      ->type_name("NAME");
  command
      ->add_option("--bench", options->table.bench,
                   "lets a bot give N answers, game after game, and tells as JSON how long drawing takes")
      ->positive()
      ->type_name("N");
  command
      ->add_option(
          "--tell", options->table.tell,
          "writes after every picture what it shows, line by line, and what can be clicked where, as JSON; "
          "-: prints the lines that are new, to be read aloud")
      ->type_name("FILE.json");
  command->add_flag("--watch", options->table.watch,
                    "goes on with changed packs as soon as their files are saved");
  command->add_flag("--still", options->table.still, "no motion and no sound");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return table(*options, shared); }; });
}

}  // namespace misk::cli
