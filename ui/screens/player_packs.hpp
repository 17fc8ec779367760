// The packs of this player: loaded, changed by the page of packs, and loaded again.
#pragma once
#include <functional>
#include <memory>
#include <optional>

#include "game/catalog.hpp"
#include "game/pack_trial.hpp"
#include "game/save.hpp"
#include "screens/pack_shelf.hpp"
#include "store/install_plan.hpp"

namespace misk::ui {

class PlayerPacks : public PackShelf {
 public:
  /// `roots` says where packs are and which are off, as it is when it is asked. `config_file`: packs.yaml;
  /// `packs_folder`: where packs are installed. `language` says for packs in which language they are shown
  /// (Catalog::set_language); what it throws at first is thrown here, and it must not throw later.
  PlayerPacks(std::function<content::PackRoots()> roots, std::string config_file, std::string packs_folder,
              std::function<std::string(const game::Catalog&)> language = {});

  /// The packs that are on: what games are to be made from. Another one after every change.
  const std::shared_ptr<const game::Catalog>& catalog() const { return catalog_; }
  /// Loads them again: the language has changed. Games that have begun stay as they are.
  void reload() { load(); }
  /// What the player has set of packs.
  const store::PackSettings& kept_settings() const { return config_.settings; }
  /// What can be done about a save of other packs, in the table's words. Lives as long as this object.
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
  store::PackConfig config_;
  content::Diagnostics problems_;
  std::shared_ptr<const game::Catalog> catalog_;
  game::Translation words_;  // of what stands in no game
  std::unique_ptr<const store::Catalogues> catalogues_;
  std::optional<game::PackTrial> trial_;  // of all packs, when it was needed
  std::optional<store::InstallPlan> plan_;
  std::optional<store::Removal> removal_;
};

}  // namespace misk::ui
