// Facts that a screen may give the window in addition to its picture.
#pragma once

namespace misk::ui {

struct Presentation;

class WindowHooks {
 public:
  virtual ~WindowHooks() = default;
  /// The frames and symbols for drawing its cards; null: none.
  virtual const Presentation* presentation() const { return nullptr; }
  /// Called when the window begins to show it, for the first time or again.
  virtual void shown() {}
  /// True while every key belongs to the screen: it edits text or asks for a key.
  virtual bool takes_keys() const { return false; }
};

}  // namespace misk::ui
