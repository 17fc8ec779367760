#include "progress.hpp"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <utility>

namespace misk::cli {

Progress::Progress(std::string what, const std::atomic<std::uint64_t>& done, std::uint64_t total)
    : what_(std::move(what)), done_(done), total_(total) {
  if (!isatty(STDERR_FILENO) || total == 0) return;
  thread_ = std::thread([this] {
    for (int tenths = 0; !stop_; ++tenths) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      if (tenths >= 10 && !stop_) draw();
    }
  });
}

Progress::~Progress() {
  stop_ = true;
  if (thread_.joinable()) thread_.join();
  if (shown_) std::fprintf(stderr, "\r\033[K");
}

void Progress::draw() {
  constexpr std::uint64_t kWidth = 30;
  shown_ = true;
  const std::uint64_t done = done_.load();
  const std::uint64_t full = std::min(kWidth, done * kWidth / total_);
  const std::string bar = std::string(full, '#') + std::string(kWidth - full, '.');
  std::fprintf(stderr, "\r%s [%s] %llu/%llu", what_.c_str(), bar.c_str(),
               static_cast<unsigned long long>(done), static_cast<unsigned long long>(total_));
  std::fflush(stderr);
}

}  // namespace misk::cli
