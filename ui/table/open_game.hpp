// A game opened for the table: its packs' scripts, the game itself, and its answers.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "catalog/catalog.hpp"
#include "game/bot.hpp"
#include "game/reload.hpp"
#include "game/save.hpp"
#include "store/pack_config.hpp"
#include "table/playing.hpp"

namespace misk::ui {

class OpenGame {
 public:
  /// Begins a game. Without avatars the seed draws `setup.count` of them. `save_file`: "" for none. `kept`:
  /// the player's saved settings of packs, for those that the set-up does not give. Throws game::SetupError.
  static std::unique_ptr<OpenGame> start(const game::Catalog& catalog, game::Setup setup,
                                         const std::string& save_file, const store::PackSettings& kept = {});
  /// Resumes a saved game and continues its file. Throws game::SetupError or content::ContentError. If the
  /// packs differ from those of the save, it throws advice from `help`, unless `force`.
  static std::unique_ptr<OpenGame> resume(const game::Catalog& catalog, const std::string& file,
                                          bool recover = false, bool force = false,
                                          const game::PackHelp& help = {});

  /// The game of a save, new or resumed, which is saved in that file ("" for none). `force`: the player has
  /// accepted its packs as they are.
  static std::unique_ptr<OpenGame> of_save(const game::Catalog& catalog, game::Save save,
                                           const std::string& save_file, bool force = false);

  /// Continues a game that was moved to changed packs; `old` was played until now. `told` gets a line if the
  /// save cannot follow.
  static std::unique_ptr<OpenGame> go_on(OpenGame& old, game::Reloaded now, std::vector<std::string>& told);

  /// If the packs under `roots` have changed, the game moved onto them. Null if nothing has changed, or if
  /// the packs are broken; `told` then says why.
  static std::unique_ptr<OpenGame> reload_changed(OpenGame& open, game::PackWatch& watch,
                                                  const content::PackRoots& roots,
                                                  std::vector<std::string>& told);

  /// Keeps the game's packs alive as long as this object.
  void keep(std::shared_ptr<const game::Catalog> catalog) { catalog_ = std::move(catalog); }

  Playing& playing() { return *playing_; }
  game::Game& game() { return *game_; }
  game::Scripts& scripts() { return *scripts_; }
  /// Script failures during the game, with file and line.
  const std::vector<std::string>& problems() const { return problems_; }
  /// A bot that answers for all players; null for an empty name. Throws game::SetupError.
  std::unique_ptr<game::Bot> bot(const std::string& name);
  /// The name of the last bot made.
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

/// Lets a bot give one answer at the table. False if nobody is asked.
bool bot_answers(Playing& playing, game::Bot& bot);

}  // namespace misk::ui
