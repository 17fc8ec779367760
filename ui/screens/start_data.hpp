// What the start screen shows, as plain data, and where it comes from.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/view.hpp"
#include "scene/face.hpp"
#include "table/presentation.hpp"

namespace misk::ui {

struct DeckInfo {
  std::string name, file;
  std::string text;  // what the file holds, where it lies in a pack; "" to read the file
  int size = 0;
  std::vector<std::string> cards;  // "2 × Knife"
  std::string problem;             // why it cannot be played; "" when it can
};

struct AvatarInfo {
  std::string id, name;
  FacePtr face;
  std::vector<DeckInfo> decks;  // none in games without decks
};

struct ScenarioInfo {
  std::string id, name, pack;
  game::SetupChoices choices;  // where to begin ("start") among them
};

struct GameInfo {
  std::string id;
  std::vector<ScenarioInfo> scenarios;
  std::vector<AvatarInfo> avatars;
  bool decks = false;  // players have decks
  Presentation presentation;
  std::vector<std::string> problems;  // FILE:LINE: ...
};

struct PackInfo {
  std::string id, title, description, version, kind, game;
  std::vector<std::string> needs;  // ids
  bool on = true;                  // wanted
  std::string missing;             // the needed pack that is off, "" for none
};

struct GameHead {
  std::string id, title, description;
  std::vector<std::string> off;  // titles of its packs that are off
};

struct SaveInfo {
  std::string file, name, game, scenario, date;
  std::vector<std::string> seats, options;
  std::size_t answers = 0;
  std::uint64_t seed = 0;
  std::string note;    // the packs have changed, the last line was cut off
  std::string broken;  // why it cannot be gone on with
};

/// Gives the start screen its data. What takes time is read when it is first asked for.
class StartSource {
 public:
  virtual ~StartSource() = default;
  virtual std::vector<GameHead> games() = 0;
  virtual const GameInfo& game(const std::string& id) = 0;
  virtual std::vector<PackInfo> packs() = 0;
  virtual void set_packs_off(const std::vector<std::string>& ids) = 0;
  /// Newest first.
  virtual std::vector<SaveInfo> saves() = 0;
  /// A deck of the player's own, from a path that was typed; see DeckInfo::problem.
  virtual DeckInfo read_deck(const std::string& game, const std::string& avatar, const std::string& file) = 0;
  /// The name of a new save of this scenario that there is not yet.
  virtual std::string new_save_name(const std::string& scenario) = 0;
  /// Where a save of that name is to be written; the folder is made. "" with a problem when that cannot be.
  virtual std::string save_path(const std::string& name, std::string& problem) = 0;
};

/// From the packs that are loaded and the folders of this player.
class CatalogSource : public StartSource {
 public:
  /// `data_folder`: with saves/ and decks/; data_folder() for the player's own.
  CatalogSource(std::shared_ptr<const game::Catalog> all, const std::vector<std::string>& packs_off,
                std::string data_folder);
  ~CatalogSource() override;

  /// The packs that are on: what games are to be made from.
  const std::shared_ptr<const game::Catalog>& catalog() const { return on_; }

  std::vector<GameHead> games() override;
  const GameInfo& game(const std::string& id) override;
  std::vector<PackInfo> packs() override;
  void set_packs_off(const std::vector<std::string>& ids) override;
  std::vector<SaveInfo> saves() override;
  DeckInfo read_deck(const std::string& game, const std::string& avatar, const std::string& file) override;
  std::string new_save_name(const std::string& scenario) override;
  std::string save_path(const std::string& name, std::string& problem) override;

 private:
  struct Loaded;
  Loaded& load(const std::string& game);
  DeckInfo deck_info(Loaded& loaded, const content::Deck& deck, const std::string& avatar) const;
  void add_own_decks(Loaded& loaded, AvatarInfo& avatar) const;
  void add_faces(Loaded& loaded) const;
  SaveInfo read_save(const std::string& file) const;

  std::shared_ptr<const game::Catalog> all_, on_;
  std::vector<std::string> off_;
  std::string folder_;
  std::vector<std::unique_ptr<Loaded>> loaded_;
};

/// $XDG_DATA_HOME/miskatonic, else ~/.local/share/miskatonic; "" without a home.
std::string data_folder();
/// "the_gathering" as "The Gathering".
std::string spoken(const std::string& id);

}  // namespace misk::ui
