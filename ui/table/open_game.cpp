#include "table/open_game.hpp"

#include "catalog/listing.hpp"
#include "game/lesson.hpp"
#include "game/settings.hpp"

namespace misk::ui {

void OpenGame::listen() {
  scripts_->host().on_error = [this](const script::Report& report) { problems_.push_back(report.to_line()); };
}

std::unique_ptr<OpenGame> OpenGame::start(const game::Catalog& catalog, game::Setup setup,
                                          const std::string& save_file, const store::PackSettings& kept) {
  std::unique_ptr<OpenGame> open(new OpenGame);
  open->scripts_ = game::scripts_for(catalog, setup.scenario);
  game::take_lesson(setup, *open->scripts_);
  if (setup.avatars.empty())
    setup.avatars = game::draw_avatars(game::playable_avatars(catalog, *open->scripts_, setup.scenario),
                                       std::max(1, setup.count), setup.seed);
  open->listen();
  content::Diagnostics wrong;
  game::add_remembered(setup, catalog.library(), open->scripts_->game(), kept, wrong);
  for (const content::Diagnostic& each : wrong) open->problems_.push_back(each.to_line());
  open->game_ = std::make_unique<game::Game>(catalog, *open->scripts_, setup);
  game::Save save = game::new_save(catalog, open->scripts_->game(), setup);
  std::unique_ptr<game::SaveWriter> writer;
  if (!save_file.empty()) writer = std::make_unique<game::SaveWriter>(save_file, save);
  open->game_->session().keep_history = true;
  open->game_->start(setup.seed);
  open->playing_ = std::make_unique<Playing>(*open->game_, std::move(save), std::move(writer));
  return open;
}

std::unique_ptr<OpenGame> OpenGame::resume(const game::Catalog& catalog, const std::string& file,
                                           bool recover, bool force, const game::PackHelp& help) {
  const auto lock = game::lock_save(file);  // taken before the file is read
  game::Save save = game::read_save(file, recover);
  game::accept_packs(save, catalog, force, help);
  if (force) game::drop_unknown_settings(save.setup, catalog.library(), save.game);
  return of_save(catalog, std::move(save), file, force);
}

std::unique_ptr<OpenGame> OpenGame::of_save(const game::Catalog& catalog, game::Save save,
                                            const std::string& save_file, bool force) {
  std::unique_ptr<OpenGame> open(new OpenGame);
  open->scripts_ = game::scripts_for(catalog, save);
  open->listen();
  open->game_ = std::make_unique<game::Game>(catalog, *open->scripts_, save.setup);
  open->game_->session().keep_history = true;
  auto moments = std::make_unique<game::Moments>(*open->game_);
  try {
    for (const std::string& line : game::go_on(*open->game_, save)) open->problems_.push_back(line);
  } catch (const game::AnswerRefused& refused) {
    throw refused.with_way_back(save_file, force);
  }
  std::unique_ptr<game::SaveWriter> writer;
  if (!save_file.empty()) writer = std::make_unique<game::SaveWriter>(save_file, save);
  open->playing_ =
      std::make_unique<Playing>(*open->game_, std::move(save), std::move(writer), std::move(moments));
  return open;
}

std::unique_ptr<OpenGame> OpenGame::go_on(OpenGame& old, game::Reloaded now, std::vector<std::string>& told) {
  std::unique_ptr<OpenGame> open(new OpenGame);
  game::Save save = game::carried_over(old.playing_->save(), now);
  const bool saved = old.playing_->saved();
  open->catalog_ = std::move(now.catalog);
  open->scripts_ = std::move(now.scripts);
  open->game_ = std::move(now.game);
  open->listen();
  std::unique_ptr<game::SaveWriter> writer;
  const std::string file = old.playing_->save_file();
  if (saved && now.replays)
    writer = std::make_unique<game::SaveWriter>(file, save);
  else if (saved)
    told.push_back(file +
                   " keeps the game as it was until this change; what follows is not saved, since the "
                   "changed packs would not have led here");
  open->playing_ = std::make_unique<Playing>(*open->game_, std::move(save), std::move(writer));
  open->playing_->skip_like(*old.playing_);
  return open;
}

std::unique_ptr<OpenGame> OpenGame::reload_changed(OpenGame& open, game::PackWatch& watch,
                                                   const content::PackRoots& roots,
                                                   std::vector<std::string>& told) {
  if (watch.changes().empty()) return nullptr;
  game::Reloaded now = game::reload(roots, open.game());
  told = now.said;
  if (!now.game) {
    told.insert(told.begin(), "The changed packs are not used:");
    return nullptr;
  }
  return go_on(open, std::move(now), told);
}

std::unique_ptr<game::Bot> OpenGame::bot(const std::string& name) {
  bot_name_ = name;
  if (name.empty()) return nullptr;
  auto bot = game::make_bot(name, *scripts_);
  bot->begin(game::bot_seed(game_->setup().seed));
  return bot;
}

bool bot_answers(Playing& playing, game::Bot& bot) {
  game::Game& game = playing.game();
  if (playing.asked() < 0) return false;
  const auto part = static_cast<std::size_t>(game::waiting_part(game.kernel().request()));
  std::vector<std::int32_t> choices;
  bot.choose(game, part, choices);
  return playing.answer(choices);
}

}  // namespace misk::ui
