#include "app/sound.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace misk::ui {

namespace {

constexpr float kTurn = 6.2831853F;

/// A sound under construction. Tones and noise are added, each with its time and decay.
class Tape {
 public:
  explicit Tape(float seconds) : samples_(static_cast<std::size_t>(seconds * kSampleRate)) {}

  /// A sine wave that slides from one pitch to another. `fade`: seconds until a third of the volume is left.
  void tone(float at, float length, float pitch, float to, float loud, float fade, float rise = 0.002F) {
    float turn = 0;
    each(at, length, rise, [&](float t) {
      turn += kTurn * (pitch + (to - pitch) * t / length) / kSampleRate;
      return loud * std::exp(-t / fade) * std::sin(turn);
    });
  }

  /// Like a bell: the higher overtones fade faster.
  void bell(float at, float pitch, float loud, float fade) {
    const std::array<std::array<float, 3>, 4> parts = {
        {{1, 1, 1}, {2, 0.4F, 0.6F}, {3.01F, 0.2F, 0.4F}, {5.4F, 0.08F, 0.2F}}};
    for (const auto& [times, share, quick] : parts)
      tone(at, fade * 3, pitch * times, pitch * times, loud * share, fade * quick);
  }

  /// Noise roughly between two pitches; it swells and fades within its length.
  void rustle(float at, float length, float low, float high, float loud) {
    float slow = 0, slower = 0;
    const float a = 1 - std::exp(-kTurn * high / kSampleRate), b = 1 - std::exp(-kTurn * low / kSampleRate);
    each(at, length, 0.001F, [&](float t) {
      slow += a * (noise() - slow);
      slower += b * (slow - slower);
      const float swell = std::sin(kTurn / 2 * std::pow(t / length, 0.6F));
      return loud * swell * swell * (slow - slower);
    });
  }

  /// A hard thing hitting wood.
  void knock(float at, float pitch, float loud) {
    tone(at, 0.09F, pitch, pitch * 0.8F, loud, 0.015F, 0.0005F);
    tone(at, 0.05F, pitch * 2.7F, pitch * 2.6F, loud * 0.4F, 0.006F, 0.0005F);
    rustle(at, 0.012F, 500, 6000, loud * 0.8F);
  }

  std::vector<std::int16_t> finish() const {
    std::vector<std::int16_t> out;
    out.reserve(samples_.size());
    // The last hundredth of a second fades to zero, so that no sound ends with a click.
    const std::size_t soft = std::min(samples_.size(), static_cast<std::size_t>(kSampleRate / 100));
    for (std::size_t i = 0; i < samples_.size(); ++i) {
      const std::size_t left = samples_.size() - i;
      const float end = left < soft ? static_cast<float>(left) / static_cast<float>(soft) : 1.F;
      out.push_back(static_cast<std::int16_t>(std::lround(std::tanh(samples_[i] * end) * 30000)));
    }
    return out;
  }

 private:
  template <class Value>
  void each(float at, float length, float rise, Value value) {
    const auto from = static_cast<std::size_t>(at * kSampleRate);
    const auto n = static_cast<std::size_t>(length * kSampleRate);
    for (std::size_t i = 0; i < n && from + i < samples_.size(); ++i) {
      const float t = static_cast<float>(i) / kSampleRate;
      samples_[from + i] += value(t) * std::min(1.F, t / rise);
    }
  }

  float noise() {
    state_ = state_ * 1664525U + 1013904223U;
    return static_cast<float>(state_ >> 8) / 8388608.F - 1.F;
  }

  std::vector<float> samples_;
  std::uint32_t state_ = 20080713;
};

std::vector<std::int16_t> chord(std::initializer_list<float> pitches, float apart, float loud, float fade) {
  Tape tape(apart * static_cast<float>(pitches.size()) + fade * 2.5F);
  float at = 0;
  for (const float pitch : pitches) {
    tape.bell(at, pitch, loud, fade);
    at += apart;
  }
  return tape.finish();
}

}  // namespace

std::vector<std::int16_t> synthesise(const std::string& name) {
  if (name == "success") return chord({523.3F, 659.3F, 784.F}, 0.09F, 0.28F, 0.35F);
  if (name == "failure") return chord({220.F, 185.F}, 0.16F, 0.4F, 0.3F);
  if (name == "end") return chord({196.F, 261.6F, 311.1F, 392.F}, 0.22F, 0.26F, 1.1F);
  if (name == "click") {
    Tape tape(0.05F);
    tape.knock(0, 1250, 0.35F);
    return tape.finish();
  }
  if (name == "card") {
    Tape tape(0.2F);
    tape.rustle(0, 0.14F, 900, 5200, 1.1F);
    tape.knock(0.12F, 320, 0.25F);
    return tape.finish();
  }
  if (name == "draw") {
    Tape tape(0.16F);
    tape.rustle(0, 0.14F, 1800, 8500, 1.F);
    return tape.finish();
  }
  if (name == "hit") {
    Tape tape(0.24F);
    tape.tone(0, 0.2F, 170, 88, 0.8F, 0.06F, 0.001F);
    tape.rustle(0, 0.05F, 200, 2600, 0.9F);
    return tape.finish();
  }
  if (name == "fall") {
    Tape tape(0.62F);
    tape.tone(0, 0.3F, 240, 70, 0.35F, 0.16F, 0.01F);
    tape.knock(0.26F, 130, 0.7F);
    tape.rustle(0.26F, 0.3F, 80, 900, 0.7F);
    return tape.finish();
  }
  if (name == "banner") return chord({392.F}, 0.F, 0.2F, 0.5F);
  if (name == "page") {
    Tape tape(0.36F);
    tape.rustle(0, 0.2F, 500, 3500, 1.F);
    tape.rustle(0.14F, 0.2F, 900, 5000, 0.8F);
    return tape.finish();
  }
  if (name == "token") {
    Tape tape(0.2F);
    tape.knock(0, 760, 0.5F);
    tape.knock(0.07F, 840, 0.25F);
    return tape.finish();
  }
  if (name == "dice") {
    Tape tape(0.62F);
    const float times[] = {0, 0.06F, 0.1F, 0.17F, 0.21F, 0.3F, 0.36F, 0.46F, 0.52F};
    float loud = 0.6F, pitch = 900;
    for (const float at : times) {
      tape.knock(at, pitch, loud);
      loud *= 0.86F;
      pitch = pitch > 950 ? pitch - 260 : pitch + 140;
    }
    return tape.finish();
  }
  if (name == "doom") {
    Tape tape(1.1F);
    tape.tone(0, 1.05F, 78, 41, 0.9F, 0.45F, 0.004F);
    tape.tone(0, 1.05F, 117, 60, 0.3F, 0.3F, 0.004F);
    tape.rustle(0, 0.1F, 60, 500, 0.8F);
    return tape.finish();
  }
  return {};
}

struct Sounds::Device {
  std::map<std::string, sf::SoundBuffer> buffers;
  std::array<sf::Sound, 8> voices;  // declared after the buffers they play, so they are destroyed first
  std::size_t next = 0;
};

namespace {

/// True if OpenAL can open a device. Asked first, because otherwise SFML complains at every sound.
bool device_opens() {
  void* library = dlopen("libopenal.so.1", RTLD_NOW);
  if (!library) return true;  // OpenAL has another name here; leave it to SFML
  using Open = void* (*)(const char*);
  using Close = char (*)(void*);
  const auto open_device = reinterpret_cast<Open>(dlsym(library, "alcOpenDevice"));
  const auto close_device = reinterpret_cast<Close>(dlsym(library, "alcCloseDevice"));
  bool opened = false;
  if (open_device && close_device) {
    // ALSA writes a page to stderr if there is no sound card.
    const int kept = dup(2), nothing = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (kept >= 0 && nothing >= 0) dup2(nothing, 2);
    if (void* device = open_device(nullptr)) {
      opened = true;
      close_device(device);
    }
    if (kept >= 0 && nothing >= 0) dup2(kept, 2);
    if (kept >= 0) close(kept);
    if (nothing >= 0) close(nothing);
  }
  dlclose(library);
  return opened;
}

}  // namespace

Sounds::Sounds(bool wanted) : wanted_(wanted) {}
Sounds::~Sounds() = default;

void Sounds::set(bool on, float volume) {
  on_ = on;
  volume_ = std::clamp(volume, 0.F, 1.F);
}

bool Sounds::open() {
  if (tried_) return device_ != nullptr;
  tried_ = true;
  if (!device_opens()) return false;
  device_ = std::make_unique<Device>();
  for (const std::string& name : sound_names()) {
    const auto samples = synthesise(name);
    if (!device_->buffers[name].loadFromSamples(samples.data(), samples.size(), 1, kSampleRate)) {
      device_.reset();
      return false;
    }
  }
  return true;
}

void Sounds::play(const std::string& name) {
  if (!wanted_ || !on_ || volume_ <= 0 || !open()) return;
  const auto buffer = device_->buffers.find(name);
  if (buffer == device_->buffers.end()) return;
  sf::Sound& voice = device_->voices[device_->next++ % device_->voices.size()];
  voice.setBuffer(buffer->second);
  voice.setVolume(volume_ * 100);
  voice.play();
  ++played_;
}

}  // namespace misk::ui
