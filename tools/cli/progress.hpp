// A progress bar on stderr for work of more than a second; only if stderr is a terminal.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>
#include <thread>

namespace misk::cli {

class Progress {
 public:
  /// Shows `done` of `total` while this object lives.
  Progress(std::string what, const std::atomic<std::uint64_t>& done, std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void draw();

  std::string what_;
  const std::atomic<std::uint64_t>& done_;
  std::uint64_t total_;
  std::atomic<bool> stop_{false};
  bool shown_ = false;
  std::thread thread_;
};

}  // namespace misk::cli
