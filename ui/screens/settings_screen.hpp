// The player's settings, and the keys.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "language/language.hpp"
#include "screens/page.hpp"
#include "table/settings.hpp"

namespace misk::ui {

/// Wishes: back. Every change takes effect at once; leaving saves them.
class SettingsScreen : public PageScreen {
 public:
  /// `file`: for the settings, "" for none. `changed` is called after every change. `languages`: the choice
  /// of languages, shown if there are at least two.
  SettingsScreen(Settings settings, std::string file, std::function<void(const Settings&)> changed = {},
                 std::vector<game::Language> languages = {});

  const Settings& settings() const { return settings_; }
  bool takes_keys() const override { return !asking_.empty() || PageScreen::takes_keys(); }

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;
  bool key(const Input& input) override;
  std::string* typed(const Action& action) override;
  void typed_into(const Action& action) override;

 private:
  void draw_table(Canvas& canvas, Rect box);
  void draw_keys(Canvas& canvas, Rect box);
  void step(const std::string& what, int by);
  void flip(const std::string& what);
  void bind(const std::string& what, const std::string& key);
  void changed();

  Settings settings_, saved_;
  std::string file_;
  std::vector<game::Language> languages_;
  std::function<void(const Settings&)> on_change_;
  std::string asking_;  // the setting that waits for a key
  std::string notice_;
  bool warned_ = false;  // a warning that they cannot be saved was shown; the next attempt to leave succeeds
  Scroll table_scroll_, keys_scroll_;
};

}  // namespace misk::ui
