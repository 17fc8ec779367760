// The data of the start screen as plain structs, and its source.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/listing.hpp"
#include "game/save.hpp"
#include "scene/face.hpp"
#include "screens/statistics_page.hpp"
#include "table/presentation.hpp"

namespace misk::ui {

struct DeckInfo {
  std::string name, file;
  std::string text;  // the content of a file in a pack; "" to read the file
  int size = 0;
  std::vector<std::string> cards;          // "2 × Knife"
  std::string problem;                     // why it cannot be played; "" if it can
  std::vector<std::string> warnings = {};  // broken rules of deck building; the deck can be played
};

struct AvatarInfo {
  std::string id, name;
  FacePtr face;
  std::vector<DeckInfo> decks;  // empty in games without decks
};

/// A scenario, or a campaign.
struct ScenarioInfo {
  std::string id, name, pack;
  game::SetupChoices choices;  // including the start ("start")
  bool campaign = false;
  std::string text = {};  // a description by the game, if any
};

/// A first game that explains itself.
struct LessonInfo {
  std::string id, name, text;
};

struct GameInfo {
  std::string id;
  std::vector<LessonInfo> lessons;
  std::vector<ScenarioInfo> scenarios;  // campaigns come last
  std::vector<AvatarInfo> avatars;
  bool decks = false;                  // players have decks
  std::vector<std::string> bots = {};  // that can play a seat
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
  std::string note;    // the packs have changed, or the last line was incomplete
  std::string broken;  // why it cannot be resumed
  bool campaign = false;
  std::string stands = {};  // the state of a campaign
};

/// Provides the start screen's data. Slow data is read on first use.
class StartSource {
 public:
  virtual ~StartSource() = default;
  virtual std::vector<GameHead> games() = 0;
  virtual const GameInfo& game(const std::string& id) = 0;
  /// Newest first.
  virtual std::vector<SaveInfo> saves() = 0;
  /// A deck of the player's own, from a typed path; see DeckInfo::problem.
  virtual DeckInfo read_deck(const std::string& game, const std::string& avatar, const std::string& file) = 0;
  /// Tells the source that the player's decks may have changed.
  virtual void read_decks_again() {}
  /// An unused name for a new save of this scenario.
  virtual std::string new_save_name(const std::string& scenario) = 0;
  /// The path for a save of that name; makes the folder. Returns "" and a problem if that fails.
  virtual std::string save_path(const std::string& name, std::string& problem) = 0;
  /// The same for a campaign.
  virtual std::string campaign_path(const std::string& name, std::string& problem) = 0;
  /// The face of a card that is in no game; null for none.
  virtual FacePtr card_face(const std::string& game, const std::string& id) = 0;
  /// The player's statistics, read anew, and the game of the week.
  virtual StatisticsInfo statistics() { return {}; }
};

/// Reads the loaded packs and the player's folders.
class CatalogSource : public StartSource {
 public:
  /// `packs` returns the packs that are on, and a new catalog after changes. `data_folder`: contains saves/
  /// and decks/; usually store::data_folder(). `help`: advice about saves made with other packs.
  CatalogSource(std::function<std::shared_ptr<const game::Catalog>()> packs, std::string data_folder,
                game::PackHelp help = {});
  ~CatalogSource() override;

  /// The packs that are on; new games use them.
  const std::shared_ptr<const game::Catalog>& catalog();

  std::vector<GameHead> games() override;
  const GameInfo& game(const std::string& id) override;
  std::vector<SaveInfo> saves() override;
  DeckInfo read_deck(const std::string& game, const std::string& avatar, const std::string& file) override;
  void read_decks_again() override;
  std::string new_save_name(const std::string& scenario) override;
  std::string save_path(const std::string& name, std::string& problem) override;
  std::string campaign_path(const std::string& name, std::string& problem) override;
  StatisticsInfo statistics() override;
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
  game::Translation words_;  // for texts outside of games
  std::vector<std::unique_ptr<Loaded>> loaded_;
};

/// "the_gathering" becomes "The Gathering".
std::string spoken(const std::string& id);

}  // namespace misk::ui
