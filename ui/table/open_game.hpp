// A game opened for the table: its packs' scripts, the game itself, and its answers.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "game/bot.hpp"
#include "game/catalog.hpp"
#include "game/reload.hpp"
#include "game/save.hpp"
#include "store/pack_config.hpp"
#include "table/playing.hpp"

namespace misk::ui {

class OpenGame {
 public:
  /// Begins a game; without avatars the seed draws `setup.count` of them. `save_file`: "" for none.
  /// `kept`: what the player has set of packs, which counts where the set-up says nothing. Throws
  /// game::SetupError.
  static std::unique_ptr<OpenGame> start(const game::Catalog& catalog, game::Setup setup,
                                         const std::string& save_file, const store::PackSettings& kept = {});
  /// Goes on with a saved one, and saves into it. Throws game::SetupError or content::ContentError; with
  /// `force` packs may be other ones than it was made with, else `help` says what to do about them.
  static std::unique_ptr<OpenGame> resume(const game::Catalog& catalog, const std::string& file,
                                          bool recover = false, bool force = false,
                                          const game::PackHelp& help = {});

  /// The game of a save, begun or gone on with, and saved in that file ("" for nowhere).
  static std::unique_ptr<OpenGame> of_save(const game::Catalog& catalog, game::Save save,
                                           const std::string& save_file);

  /// Goes on with a game that was put on changed packs; `old` has been played until now. `told` gets a line
  /// where its save cannot follow.
  static std::unique_ptr<OpenGame> go_on(OpenGame& old, game::Reloaded now, std::vector<std::string>& told);

  /// The game on the packs under `roots` where those have changed; null while they have not, or where they
  /// are broken: then `told` says why.
  static std::unique_ptr<OpenGame> reload_changed(OpenGame& open, game::PackWatch& watch,
                                                  const content::PackRoots& roots,
                                                  std::vector<std::string>& told);

  /// The packs that it was made of live at least as long.
  void keep(std::shared_ptr<const game::Catalog> catalog) { catalog_ = std::move(catalog); }

  Playing& playing() { return *playing_; }
  game::Game& game() { return *game_; }
  game::Scripts& scripts() { return *scripts_; }
  /// Failures of scripts while it is played, with file and line.
  const std::vector<std::string>& problems() const { return problems_; }
  /// A bot that answers for everybody; null for no name. Throws game::SetupError.
  std::unique_ptr<game::Bot> bot(const std::string& name);
  /// The last name that a bot was made of.
  const std::string& bot_name() const { return bot_name_; }

 private:
  OpenGame() = default;
  void listen();

  std::shared_ptr<const game::Catalog> catalog_;
  std::vector<std::string> problems_;
  std::string bot_name_;
  std::unique_ptr<game::Scripts> scripts_;
  std::unique_ptr<game::Game> game_;
  std::unique_ptr<Playing> playing_;
};

/// Lets a bot give one answer at the table. False when there is nothing to answer.
bool bot_answers(Playing& playing, game::Bot& bot);

}  // namespace misk::ui
