// misk replay: plays a save again and compares the result with the save.
#include <cstdio>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "game/board.hpp"
#include "terminal/terminal.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

struct ReplayOptions {
  std::string file;
  std::optional<std::size_t> to;
  bool verify = false, json = false, recover = false;
};

/// The result of replaying a save.
struct Outcome {
  std::size_t answers = 0, compared = 0;
  int diverged_line = 0;
  std::string trouble;
};

Outcome play_again(game::Game& game, const game::Save& save, std::size_t count, bool verify,
                   LogPrinter* log) {
  Outcome outcome;
  game.start(save.setup.seed);
  if (log) log->print(game);
  for (const game::SavedAnswer& each : save.answers) {
    if (outcome.answers == count) break;
    const std::string number = std::to_string(outcome.answers + 1);
    if (!game.give(each.answer)) {
      outcome.diverged_line = each.line;
      const bool by_hand = static_cast<bool>(each.answer.intervention);
      outcome.trouble =
          "answer " + number + (by_hand ? ", a line of the console, fails here" : " is not allowed here");
      return outcome;
    }
    ++outcome.answers;
    if (log) log->print(game);
    if (!verify || !each.hash) continue;
    ++outcome.compared;
    if (const std::uint64_t now = game.session().hash(); now != *each.hash) {
      outcome.diverged_line = each.line;
      outcome.trouble = "after answer " + number + " the state is " + text::hex_text(now) + ", recorded is " +
                        text::hex_text(*each.hash);
      return outcome;
    }
  }
  return outcome;
}

int replay(const ReplayOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  if (!options.json || !shared.language.empty()) set_language(*catalog, shared);  // as in misk list
  game::Save save = game::read_save(options.file, options.recover);
  const std::vector<std::string> differences = tell_of_save(save, *catalog);
  const auto scripts = game::scripts_for(*catalog, save);
  scripts->host().on_error = [](const script::Report& report) {
    std::fprintf(stderr, "%s\n", report.to_string().c_str());
  };
  game::Game game(*catalog, *scripts, save.setup);
  const Style style = options.json ? Style{} : Style::of_stdout();
  LogPrinter log(style);
  const bool tell = !options.json && !options.verify;
  const Outcome outcome =
      play_again(game, save, options.to.value_or(SIZE_MAX), options.verify, tell ? &log : nullptr);
  const bool sound = outcome.trouble.empty();
  if (!sound)
    std::fprintf(stderr, "misk: %s:%d: %s; the packs or this misk are not those of the save\n",
                 options.file.c_str(), outcome.diverged_line, outcome.trouble.c_str());
  if (options.json) {
    text::Json document = {
        {"file", options.file},
        {"scenario", save.setup.scenario},
        {"seed", std::to_string(save.setup.seed)},
        {"answers", save.answers.size()},
        {"replayed", outcome.answers},
        {"verified", options.verify && sound},
        {"compared", outcome.compared},
        {"over", game.over()},
        {"outcome", game.over() ? text::Json(game.outcome()) : text::Json(nullptr)},
        {"hash", text::hex_text(game.session().hash())},
        {"diverged", nullptr},
        {"pack_differences", differences},
        {"changed_by_hand", game.session().interventions()},
        {"log", text::Json::array()},
    };
    if (!sound)
      document["diverged"] = {
          {"line", outcome.diverged_line}, {"answer", outcome.answers}, {"text", outcome.trouble}};
    for (const auto& line : game.log(0, game::kAllKnowing))
      document["log"].push_back(
          {{"depth", line.depth}, {"text", line.text}, {"cite", line.cite}, {"decision", line.decision}});
    print_json(document);
  } else if (tell && sound) {
    if (game.over()) {
      print_end(game, style);
    } else {
      std::printf("\n");
      const auto part = game::waiting_part(game.kernel().request());
      const int player = part < 0 ? 0 : game.kernel().request().parts[static_cast<std::size_t>(part)].player;
      for (const std::string& line : game::board(game, player)) std::printf("%s\n", plain(line).c_str());
      std::printf("%zu of %zu answers replayed; go on with: misk resume %s\n", outcome.answers,
                  save.answers.size(), options.file.c_str());
    }
  } else if (sound) {
    std::printf("%zu answers replayed, %zu states compared, all equal%s\n", outcome.answers, outcome.compared,
                game.over() ? (": " + game.ending()).c_str() : "");
  }
  return sound ? kDone : kFailed;
}

}  // namespace

void add_replay(Command& app, Shared& shared) {
  auto options = std::make_shared<ReplayOptions>();
  Command* command = subcommand(app, shared, "replay", "Plays a save again and prints its log",
                                "misk replay night.misk --verify");
  command->add_option("file", options->file, "what play --save has written")->required()->type_name("FILE");
  command->add_flag("--verify", options->verify,
                    "compares the state with every recorded hash; exit 1 at the first that differs");
  command->add_option("--to", options->to, "stops after N answers")->type_name("N");
  add_language(command, shared);
  command->add_flag("--recover", options->recover, "leaves out a last line that was cut off");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return replay(*options, shared); }; });
}

}  // namespace misk::cli
