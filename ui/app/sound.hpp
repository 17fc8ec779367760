// Short sounds, synthesised and not recorded.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "scene/sounds.hpp"

namespace misk::ui {

inline constexpr unsigned kSampleRate = 44100;

/// Makes one of sound_names(), mono and always the same. Empty for an unknown name.
std::vector<std::int16_t> synthesise(const std::string& name);

/// Plays the sounds. Silent if turned off or without a device.
class Sounds {
 public:
  /// `wanted`: if false, no device is ever opened.
  explicit Sounds(bool wanted);
  ~Sounds();
  Sounds(const Sounds&) = delete;
  Sounds& operator=(const Sounds&) = delete;

  void set(bool on, float volume);
  void play(const std::string& name);
  /// The number of sounds started.
  int played() const { return played_; }

 private:
  struct Device;
  bool open();

  bool wanted_, on_ = true, tried_ = false;
  float volume_ = 0.5F;
  int played_ = 0;
  std::unique_ptr<Device> device_;
};

}  // namespace misk::ui
