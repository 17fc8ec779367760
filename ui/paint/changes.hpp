// What of a scene must be painted again if the scene before it is still on the target.
#pragma once
#include <cstdint>
#include <vector>

#include "scene/scene.hpp"

namespace misk::ui {

/// Everything that the item draws lies within.
Rect extent(const Item& item);

/// Compares each scene with the one before it, item by item.
class Changes {
 public:
  /// The areas in which `scene` may look unlike the scene of the call before; in whole pixels.
  std::vector<Rect> next(const Scene& scene);
  /// The next scene is painted whole.
  void forget() { known_ = false; }
  /// False before the first call and after forget(): all of the next scene is new.
  bool known() const { return known_; }

 private:
  struct Drawn {
    std::uint64_t hash = 0;
    Rect rect;  // of what is in sight
  };
  std::vector<Drawn> before_;
  bool known_ = false;
};

}  // namespace misk::ui
