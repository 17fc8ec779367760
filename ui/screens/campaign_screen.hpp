// A campaign in the window: the table during a scenario, and the page between scenarios.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "screens/campaign_page.hpp"
#include "screens/game_screen.hpp"
#include "table/open_campaign.hpp"

namespace misk::ui {

class CampaignScreen : public Screen, public WindowHooks {
 public:
  /// Makes the table for an opened scenario.
  using MakeTable = std::function<std::unique_ptr<GameScreen>(std::unique_ptr<OpenGame>)>;
  /// `source` must outlive the screen. `first`: the current scenario, if it is already open.
  CampaignScreen(std::unique_ptr<OpenCampaign> campaign, StartSource& source, MakeTable make_table,
                 OpenCampaign::Terms terms = {}, std::unique_ptr<OpenGame> first = nullptr);
  ~CampaignScreen() override;

  void build(Scene& scene, const Metrics& metrics) override { now().build(scene, metrics); }
  bool input(const Input& input, const Metrics& metrics) override { return now().input(input, metrics); }
  bool tick(double now) override;
  bool moving() const override { return changed_ || now().moving(); }
  const Wish* wish() override;
  std::vector<std::string> sounds() override { return now().sounds(); }
  const Presentation* presentation() const override { return hooks().presentation(); }
  void shown() override { hooks().shown(); }
  bool takes_keys() const override { return hooks().takes_keys(); }
  game::Game* inspected() override { return now().inspected(); }
  Playing* played() override { return now().played(); }

  /// The table, or null between scenarios.
  GameScreen* table() { return table_.get(); }
  OpenCampaign& campaign() { return *campaign_; }

 private:
  class Desk;

  Screen& now() const;
  WindowHooks& hooks() const;
  void open_table(std::unique_ptr<OpenGame> open);
  void open_page(const std::string& said = "");
  void play_on();
  void record();

  std::unique_ptr<OpenCampaign> campaign_;
  StartSource& source_;
  MakeTable make_table_;
  OpenCampaign::Terms terms_;
  std::unique_ptr<Desk> desk_;
  std::unique_ptr<GameScreen> table_;
  std::unique_ptr<CampaignPage> page_;
  bool changed_ = false;
};

}  // namespace misk::ui
