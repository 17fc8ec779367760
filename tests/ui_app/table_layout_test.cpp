// The table with the real fonts, which are wider than those that tests/ui measures with.
#include <gtest/gtest.h>

#include "app/window_app.hpp"
#include "table_support.hpp"

namespace misk::ui {
namespace {

using namespace test;

TEST(TableLayout, WithTheRealFontsNoTextLiesOnAnotherOrIsCut) {
  for (const float text_scale : {1.F, 1.6F})
    for (const auto& [width, height] : kUsualSizes) {
      AppOptions options;
      options.width = static_cast<unsigned>(width);
      options.height = static_cast<unsigned>(height);
      options.offscreen = true;
      options.sound = false;
      Settings settings;
      settings.text_scale = text_scale;
      WindowApp app(options, settings, nullptr);
      const Metrics& metrics = app.metrics();
      for (const std::string& scenario : kScenarios)
        for (const int players : {1, most_players(scenario)})
          each_question(scenario, players, [&](TableScreen& screen) {
            Scene scene;
            screen.build(scene, metrics);
            EXPECT_EQ(told(text_faults(scene, metrics)), "") << scenario << " " << at_size(metrics);
          });
    }
}

}  // namespace
}  // namespace misk::ui
