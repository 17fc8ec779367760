// What a screen may tell the window beside its picture.
#pragma once

namespace misk::ui {

struct Presentation;

class WindowHooks {
 public:
  virtual ~WindowHooks() = default;
  /// Whose frames and symbols its cards are drawn with; null: none.
  virtual const Presentation* presentation() const { return nullptr; }
  /// It is what the window shows now, for the first time or again.
  virtual void shown() {}
  /// Every key is its own now: it is typed into, or asks for a key.
  virtual bool takes_keys() const { return false; }
};

}  // namespace misk::ui
