// The inspector's console: earlier lines with their replies, and the line being typed.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

struct ImGuiInputTextCallbackData;

namespace misk::ui {

class Playing;

class ConsoleView {
 public:
  /// Draws the console into the open window of Dear ImGui; null if there is no game for it. True if a line
  /// has changed the game.
  bool build(Playing* playing);
  /// Gives the line the keyboard from the next screen frame on.
  void focus() {
    focus_ = true;
    frames_left_ = kFocusing;
  }
  /// True while Dear ImGui needs more screen frames to give the line the keyboard.
  bool busy() const { return frames_left_ > 0; }

 private:
  bool run();
  int edit(ImGuiInputTextCallbackData& data);

  struct Said {
    std::string text;
    enum class By : std::uint8_t { person, game, failure } by;
  };
  Playing* playing_ = nullptr;  // set while drawing
  char typed_[1024] = "";
  std::vector<Said> said_;
  std::size_t recalled_ = 0;  // index of the recalled line, counted from the last; 0: none
  static constexpr int kFocusing = 4;
  bool focus_ = false, to_end_ = false;
  int frames_left_ = 0;
};

}  // namespace misk::ui
