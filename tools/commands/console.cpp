// misk console: a game with lines of Lua instead of options.
#include <cstdio>
#include <filesystem>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "terminal/terminal.hpp"
#include "text/clean.hpp"

namespace misk::cli {
namespace {

struct ConsoleOptions {
  SetupOptions setup;
  std::string pack, save;
  std::vector<std::string> lines;
  bool force = false;
};

/// The first scenario of the game of `pack` ("" for any game's).
std::string any_scenario(const game::Catalog& catalog, const std::string& pack) {
  const content::Pack* wanted = pack.empty() ? nullptr : catalog.library().find(pack);
  for (const std::string& game : game::game_ids(catalog)) {
    if (wanted && !game::plays(*wanted, game)) continue;
    game::Scripts scripts(catalog, game);
    if (!scripts.ok()) continue;
    for (const game::Entry& entry : game::entries(scripts))
      if (entry.type == "scenario" && (!wanted || entry.pack == pack)) return entry.id;
    for (const game::Entry& entry : game::entries(scripts))
      if (entry.type == "scenario") return entry.id;
  }
  throw Wrong("no scenario is there to be played; name one (misk list scenarios)");
}

/// Runs the lines of --run one after the other, without a person.
int run_lines(game::Game& game, const ConsoleOptions& options, game::SaveWriter* writer) {
  game::Console console(game, options.pack);
  int failed = 0;
  for (const std::string& line : options.lines) {
    const game::ConsoleReply reply = console.run(line);
    for (const std::string& each : reply.lines) std::printf("%s\n", plain(each).c_str());
    failed += reply.failed;
    if (reply.changed && writer) writer->answer(game.session().journal().back(), game.session().hash());
    if (game.kernel().intervening()) {
      std::fprintf(
          stderr,
          "misk: the line asks somebody, so the lines after it are not run; type them without --run\n");
      return kFailed;
    }
    if (reply.undo && !game.session().journal().empty()) {
      game.session().undo_to(game.session().journal().size() - 1);
      if (writer) writer->undo(game.session().journal().size());
    }
  }
  return failed ? kFailed : kDone;
}

int console(ConsoleOptions options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  set_language(*catalog, shared);
  std::error_code error;
  const std::string& what = options.setup.scenario;
  const bool saved = std::filesystem::is_regular_file(what, error);
  if (what.empty()) options.setup.scenario = any_scenario(*catalog, options.pack);
  game::Save save;
  if (saved) {
    save = game::read_save(what);
    accept_save(save, *catalog, options.force);
  } else {
    save.setup = options.setup.setup(1);
  }
  const auto scripts =
      saved ? game::scripts_for(*catalog, save) : game::scripts_for(*catalog, save.setup.scenario);
  scripts->host().on_error = [](const script::Report& report) {
    std::fprintf(stderr, "%s\n%s\n", report.to_string().c_str(), text::set_in(report.details).c_str());
  };
  if (!saved) {
    game::Setup& setup = save.setup;
    check_settings(setup, *catalog, scripts->game());
    remember_settings(setup, *catalog, scripts->game());
    if (setup.avatars.empty())
      setup.avatars = game::draw_avatars(game::playable_avatars(*catalog, *scripts, setup.scenario),
                                         std::max(1, setup.count), setup.seed);
    save = game::new_save(*catalog, scripts->game(), game::Setup(setup));
  }
  game::Game game(*catalog, *scripts, save.setup);
  const game::Console check(game, options.pack);  // reports a wrong pack before the game is played
  game.session().keep_history = true;
  game::play_back(game, save);
  std::unique_ptr<game::SaveWriter> writer;
  if (!options.save.empty()) writer = std::make_unique<game::SaveWriter>(options.save, save);
  if (!options.lines.empty()) return run_lines(game, options, writer.get());
  Terminal terminal(game, std::move(save), std::move(writer));
  terminal.open_console(options.pack);
  terminal.run();
  return terminal.failed_lines() ? kFailed : kDone;
}

}  // namespace

void add_console(Command& app, Shared& shared) {
  auto options = std::make_shared<ConsoleOptions>();
  Command* command =
      subcommand(app, shared, "console", "Lines of Lua that look at a running game, or change it",
                 "misk console the_gathering --investigator roland_banks --run \"you.resources = 10\" --run "
                 "\"you.combat\"");
  options->setup.add_to(command);
  add_language(command, shared);
  command->get_option("scenario")
      ->required(false)
      ->description("what to play, or a save to look into; default: the first scenario there is");
  options->setup.add_count(command);
  command->add_option("--pack", options->pack, "whose names lines see; default: the scenario's pack")
      ->type_name("ID");
  command->add_option("--run", options->lines, "runs this line and ends; several in turn")
      ->type_name("LINE")
      ->allow_extra_args(false);
  command->add_option("--save", options->save, "writes every answer and line here at once (misk resume FILE)")
      ->type_name("FILE");
  command->add_flag("--force", options->force, "goes on although the packs of the save have changed");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return console(*options, shared); }; });
}

}  // namespace misk::cli
