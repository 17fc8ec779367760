// The developer's inspector, a Dear ImGui window over the table: the position, the stack, the random source,
// the trace (what was considered and why it did not fire), and the answers. It only looks; lines of Lua in
// its console may change the game.
#pragma once
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/System/Vector2.hpp>
#include <SFML/Window/Event.hpp>
#include <cstdint>
#include <memory>

namespace misk::game {
class Game;
}

namespace misk::ui {

class Playing;

class Inspector {
 public:
  enum class Tab : std::uint8_t { components, stack, random, trace, journal, console };

  Inspector();
  ~Inspector();
  Inspector(const Inspector&) = delete;
  Inspector& operator=(const Inspector&) = delete;

  /// True if this was built with Dear ImGui. Otherwise the inspector never opens.
  static bool built();
  bool open() const { return open_; }
  /// A closed inspector costs nothing and traces nothing.
  void toggle();
  /// Switches to a tab, and selects a component in the tab Components.
  void show(Tab tab, std::uint16_t component = 0);
  /// The middle of a tab's title, as last drawn, in the target's pixels.
  sf::Vector2f title_of(Tab tab) const;
  /// Shows only trace lines that contain this text.
  void filter_trace(const char* text);
  /// Opens the inspector at the console with the keyboard in it. Closes it if it is already there.
  void toggle_console();
  /// True if a line of the console has changed the game since the last call.
  bool take_change();

  /// Takes an event while the inspector is open. True if the event was meant for it; then nobody else should
  /// use it.
  bool handle(const sf::Event& event);
  /// True if it must be drawn again although nothing else has changed.
  bool stale() const { return open_ && frames_left_ > 0; }
  /// Draws over the present picture; draws nothing if closed or without a game. `playing`: the game for lines
  /// of the console; null for none.
  void draw(sf::RenderTarget& target, game::Game* game, float scale, Playing* playing = nullptr);

 private:
  struct Gui;  // all uses of Dear ImGui
  std::unique_ptr<Gui> gui_;
  bool open_ = false;
  int frames_left_ = 0;  // Dear ImGui needs several screen frames for its layout
};

}  // namespace misk::ui
