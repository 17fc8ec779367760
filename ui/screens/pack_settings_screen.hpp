// The settings of one pack.
#pragma once
#include <string>
#include <vector>

#include "screens/pack_shelf.hpp"
#include "screens/page.hpp"

namespace misk::ui {

/// Wishes: back. Every change is saved at once, for later games.
class PackSettingsScreen : public PageScreen {
 public:
  /// `shelf` must outlive the screen.
  PackSettingsScreen(PackShelf& shelf, std::string pack);

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;
  std::string* typed(const Action& action) override;
  void typed_into(const Action& action) override;

 private:
  void draw_setting(Canvas& canvas, Rect& rest, const SettingInfo& info);
  const SettingInfo* find(const std::string& id) const;
  void set(const std::string& id, const std::string& value);
  void look();

  PackShelf& shelf_;
  std::string pack_, title_, notice_;
  std::vector<SettingInfo> settings_;
  std::string typing_, typed_;  // id of the setting being typed, and the typed text
  Scroll scroll_;
};

}  // namespace misk::ui
