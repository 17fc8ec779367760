// The packs of this player: loads them, and loads them again after the page of packs has changed them.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/pack_trial.hpp"
#include "game/save.hpp"
#include "screens/pack_shelf.hpp"
#include "store/install_plan.hpp"

namespace misk::ui {

/// A pack that was made of card data: its folder, and what works of it, a line each.
struct CardsAsPack {
  std::string folder;
  std::vector<std::string> lines;
};
/// Makes a pack of a file with card data, to be looked at before it is installed. What it throws has a
/// message for the player.
using CardImporter = std::function<CardsAsPack(const game::Catalog& catalog, const std::string& file)>;

class PlayerPacks : public PackShelf {
 public:
  /// `roots` is called for the present places of packs and those that are off. `config_file`: packs.yaml.
  /// `packs_folder`: the place for new packs. `language` chooses the language of the packs
  /// (Catalog::set_language); if its first call throws, so does this constructor; later calls must not throw.
  PlayerPacks(std::function<content::PackRoots()> roots, std::string config_file, std::string packs_folder,
              std::function<std::string(const game::Catalog&)> language = {});

  /// Lets ask_install() take card data of the community, too.
  void import_with(CardImporter importer) { importer_ = std::move(importer); }
  /// The packs that are on; new games use them. Every change makes a new catalog.
  const std::shared_ptr<const game::Catalog>& catalog() const { return catalog_; }
  /// A text of the window in the player's language.
  std::string say(const std::string& english) const { return window_words_.text(english); }
  /// Loads the packs again because the language has changed. Running games keep theirs.
  void reload() { load(); }
  /// The saved settings of packs.
  const store::PackSettings& kept_settings() const { return config_.settings; }
  /// Advice about saves made with other packs, in the table's words. Valid as long as this object.
  game::PackHelp help() const;

  std::vector<std::string> problems() override;
  std::vector<PackInfo> packs() override;
  std::vector<OfferInfo> offers(const std::string& words) override;
  std::vector<std::string> about(const std::string& id) override;
  std::vector<std::string> about_offer(const std::string& id) override;
  std::vector<SettingInfo> settings(const std::string& pack) override;
  std::string set_setting(const std::string& pack, const std::string& id, const std::string& value) override;
  std::string turn(const std::string& id, bool on) override;
  PackQuestion ask_install(const std::string& what) override;
  PackQuestion ask_removal(const std::string& id) override;
  std::string carry_out() override;

 private:
  void load();
  store::Present present() const;
  const game::PackTrial& trial();

  PackInfo info_of(const content::Manifest& manifest, content::Origin origin) const;

  std::function<content::PackRoots()> roots_;
  std::function<std::string(const game::Catalog&)> language_;
  std::string config_file_, packs_folder_;
  CardImporter importer_;
  store::PackConfig config_;
  content::Diagnostics problems_;
  std::shared_ptr<const game::Catalog> catalog_;
  game::Translation words_;         // for texts outside of games
  game::Translation window_words_;  // for those of the window itself
  std::unique_ptr<const store::Catalogues> catalogues_;
  std::optional<game::PackTrial> trial_;  // of all packs, made on first use
  std::optional<store::InstallPlan> plan_;
  std::optional<store::Removal> removal_;
};

}  // namespace misk::ui
