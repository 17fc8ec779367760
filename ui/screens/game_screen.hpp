// A game in the window: its table, and the end screen over it.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "screens/end_screen.hpp"
#include "screens/window_hooks.hpp"
#include "table/open_game.hpp"
#include "table/table_screen.hpp"

namespace misk::ui {

/// The data for the end screen. `seconds`: the time of play.
EndData end_data(OpenGame& open, TableScreen& table, double seconds);

class GameScreen : public Screen, public WindowHooks {
 public:
  /// `settings` must outlive the screen. `bot`: plays automatically, with a pause in seconds between answers;
  /// null for none.
  GameScreen(std::unique_ptr<OpenGame> open, const Settings& settings,
             std::unique_ptr<game::Bot> bot = nullptr, double pace = 0.4);

  void build(Scene& scene, const Metrics& metrics) override;
  bool input(const Input& input, const Metrics& metrics) override;
  bool tick(double now) override;
  bool moving() const override;
  const Wish* wish() override;
  std::vector<std::string> sounds() override;
  const Presentation* presentation() const override { return &table_->presentation(); }
  void shown() override { table_->set_settings(settings_); }
  bool takes_keys() const override { return ended_ ? ended_->takes_keys() : table_->typing(); }

  game::Game* inspected() override { return ended_ ? nullptr : table_->inspected(); }
  Playing* played() override { return ended_ ? nullptr : table_->played(); }

  /// Called every 50 ms. If the packs have changed, returns the game to go on with, and lines for the player.
  using Reload = std::function<std::unique_ptr<OpenGame>(OpenGame& open, std::vector<std::string>& told)>;
  void set_reload(Reload reload) { reload_ = std::move(reload); }

  /// Sets the label to go on after the game, for a game that is part of a campaign. Wishes: go_on.
  void set_go_on(std::string text) { go_on_ = std::move(text); }

  /// Called when people have played the game to its end. Returns what became of it, for the end screen.
  using Ended = std::function<std::string(OpenGame& open, const game::Chronicle& chronicle)>;
  void set_ended(Ended ended) { tell_ended_ = std::move(ended); }

  TableScreen& table() { return *table_; }
  OpenGame& open() { return *open_; }
  /// True while the end screen is shown.
  bool ended() const { return ended_ != nullptr; }
  /// Closes the end screen.
  void back_to_table() { ended_.reset(); }

 private:
  void tell_end();
  bool look_for_changes();
  bool tell_problems();

  const Settings& settings_;
  std::unique_ptr<OpenGame> open_;
  std::optional<TableScreen> table_;  // always set; made anew when packs change
  Reload reload_;
  double next_look_ = 0;
  std::size_t told_problems_ = 0;
  std::unique_ptr<game::Bot> bot_;
  double pace_, began_ = -1, now_ = 0, next_ = 0;
  bool told_ = false;  // the end screen was shown automatically
  std::unique_ptr<EndScreen> ended_;
  std::string go_on_;
  Ended tell_ended_;
  Wish wish_;
};

}  // namespace misk::ui
