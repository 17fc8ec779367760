// The developer's inspector, a Dear ImGui window over the table: what the position holds, what resolves, the
// random source, what was considered and why it did not fire, and the answers. It only looks, but for the
// lines of Lua in its console.
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

  /// Was Dear ImGui there when this was built? Without it nothing opens.
  static bool built();
  bool open() const { return open_; }
  /// Closed it costs nothing, and traces nothing.
  void toggle();
  /// Turns to a tab, and in Components to one of them.
  void show(Tab tab, std::uint16_t component = 0);
  /// The middle of a tab's title as it was drawn last, in the target's pixels.
  sf::Vector2f title_of(Tab tab) const;
  /// Of the trace, only lines with this in them.
  void filter_trace(const char* text);
  /// Opens it at the console, ready to be typed into; closes it when it stands there already.
  void toggle_console();
  /// Has a line of the console changed the game since the last call?
  bool take_change();

  /// While it is open: true when the event was meant for it and is nobody else's.
  bool handle(const sf::Event& event);
  /// It has to be drawn again, though nothing else has changed.
  bool stale() const { return open_ && frames_left_ > 0; }
  /// Draws it over what is there; nothing when it is closed or there is no game. `playing`: whose console
  /// takes lines; null for none.
  void draw(sf::RenderTarget& target, game::Game* game, float scale, Playing* playing = nullptr);

 private:
  struct Gui;  // all of Dear ImGui
  std::unique_ptr<Gui> gui_;
  bool open_ = false;
  int frames_left_ = 0;  // Dear ImGui settles its layout over some frames
};

}  // namespace misk::ui
