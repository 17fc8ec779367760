// What the start screen shows, as plain data, and where it comes from.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/save.hpp"
#include "game/view.hpp"
#include "scene/face.hpp"
#include "table/presentation.hpp"

namespace misk::ui {

struct DeckInfo {
  std::string name, file;
  std::string text;  // what the file holds, where it lies in a pack; "" to read the file
  int size = 0;
  std::vector<std::string> cards;          // "2 × Knife"
  std::string problem;                     // why it cannot be played; "" when it can
  std::vector<std::string> warnings = {};  // what breaks the rules of deck building; it can be played
};

struct AvatarInfo {
  std::string id, name;
  FacePtr face;
  std::vector<DeckInfo> decks;  // none in games without decks
};

/// A scenario, or a campaign.
struct ScenarioInfo {
  std::string id, name, pack;
  game::SetupChoices choices;  // where to begin ("start") among them
  bool campaign = false;
  std::string text = {};  // what it is about, where the game says so
};

struct GameInfo {
  std::string id;
  std::vector<ScenarioInfo> scenarios;  // campaigns after the others
  std::vector<AvatarInfo> avatars;
  bool decks = false;  // players have decks
  Presentation presentation;
  std::vector<std::string> problems;  // FILE:LINE: ...
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
  bool campaign = false;
  std::string stands = {};  // where a campaign stands
};

/// Gives the start screen its data. What takes time is read when it is first asked for.
class StartSource {
 public:
  virtual ~StartSource() = default;
  virtual std::vector<GameHead> games() = 0;
  virtual const GameInfo& game(const std::string& id) = 0;
  /// Newest first.
  virtual std::vector<SaveInfo> saves() = 0;
  /// A deck of the player's own, from a path that was typed; see DeckInfo::problem.
  virtual DeckInfo read_deck(const std::string& game, const std::string& avatar, const std::string& file) = 0;
  /// Decks of the player's own may have been changed.
  virtual void read_decks_again() {}
  /// The name of a new save of this scenario that there is not yet.
  virtual std::string new_save_name(const std::string& scenario) = 0;
  /// Where a save of that name is to be written; the folder is made. "" with a problem when that cannot be.
  virtual std::string save_path(const std::string& name, std::string& problem) = 0;
  /// The same for a campaign.
  virtual std::string campaign_path(const std::string& name, std::string& problem) = 0;
  /// What a card looks like that lies in no game; null for none.
  virtual FacePtr card_face(const std::string& game, const std::string& id) = 0;
};

/// From the packs that are loaded and the folders of this player.
class CatalogSource : public StartSource {
 public:
  /// `packs` gives the packs that are on, and another catalog when they have changed. `data_folder`: with
  /// saves/ and decks/; store::data_folder() for the player's own. `help`: about saves of other packs.
  CatalogSource(std::function<std::shared_ptr<const game::Catalog>()> packs, std::string data_folder,
                game::PackHelp help = {});
  ~CatalogSource() override;

  /// The packs that are on: what games are to be made from.
  const std::shared_ptr<const game::Catalog>& catalog();

  std::vector<GameHead> games() override;
  const GameInfo& game(const std::string& id) override;
  std::vector<SaveInfo> saves() override;
  DeckInfo read_deck(const std::string& game, const std::string& avatar, const std::string& file) override;
  void read_decks_again() override;
  std::string new_save_name(const std::string& scenario) override;
  std::string save_path(const std::string& name, std::string& problem) override;
  std::string campaign_path(const std::string& name, std::string& problem) override;
  FacePtr card_face(const std::string& game, const std::string& id) override;

 private:
  struct Loaded;
  Loaded& load(const std::string& game);
  DeckInfo deck_info(Loaded& loaded, const content::Deck& deck, const std::string& avatar) const;
  void add_own_decks(Loaded& loaded, AvatarInfo& avatar) const;
  void add_faces(Loaded& loaded) const;
  SaveInfo read_save(const std::string& file);
  SaveInfo read_campaign(const std::string& file);
  std::string path_for(const std::string& name, const char* extension, std::string& problem) const;

  std::function<std::shared_ptr<const game::Catalog>()> packs_;
  std::shared_ptr<const game::Catalog> on_;
  std::string folder_;
  game::PackHelp help_;
  game::Translation words_;  // of what stands in no game
  std::vector<std::unique_ptr<Loaded>> loaded_;
};

/// "the_gathering" as "The Gathering".
std::string spoken(const std::string& id);

}  // namespace misk::ui
