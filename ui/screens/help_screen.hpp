// A list of all keys.
#pragma once
#include "screens/page.hpp"
#include "table/settings.hpp"

namespace misk::ui {

/// Wishes: back.
class HelpScreen : public PageScreen {
 public:
  explicit HelpScreen(Settings settings) : settings_(std::move(settings)) {}

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;
  bool key(const Input& input) override;

 private:
  Settings settings_;
  Scroll scroll_;
};

}  // namespace misk::ui
