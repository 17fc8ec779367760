// The inspector's console: what was typed and said, and the line that is being typed.
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
  /// Draws it into the open window of Dear ImGui; null: there is no game that lines could be for. True when a
  /// line has changed the game.
  bool build(Playing* playing);
  /// The line has the keyboard from the next picture on.
  void focus() {
    focus_ = true;
    frames_left_ = kFocusing;
  }
  /// It has to be drawn again, until Dear ImGui has given the line the keyboard.
  bool busy() const { return frames_left_ > 0; }

 private:
  bool run();
  int edit(ImGuiInputTextCallbackData& data);

  struct Said {
    std::string text;
    enum class By : std::uint8_t { person, game, failure } by;
  };
  Playing* playing_ = nullptr;  // while it is drawn
  char typed_[1024] = "";
  std::vector<Said> said_;
  std::size_t recalled_ = 0;  // of the lines that were typed, counted from the last one; 0: none
  static constexpr int kFocusing = 4;
  bool focus_ = false, to_end_ = false;
  int frames_left_ = 0;
};

}  // namespace misk::ui
