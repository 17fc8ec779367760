#include "cli/progress.hpp"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <string>
#include <utility>

#include "text/clean.hpp"

namespace misk::cli {

namespace {

/// Bypasses clean_output.hpp, which allows nobody else to return to the front of a line.
void draw_line(const std::string& bytes) {
  std::fflush(stderr);
  const ssize_t written = ::write(STDERR_FILENO, bytes.data(), bytes.size());
  static_cast<void>(written);
}

}  // namespace

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
  if (shown_) draw_line("\r\033[K");
}

void Progress::draw() {
  constexpr std::uint64_t kWidth = 30;
  shown_ = true;
  const std::uint64_t done = done_.load();
  const std::uint64_t full = std::min(kWidth, done * kWidth / total_);
  const std::string bar = std::string(full, '#') + std::string(kWidth - full, '.');
  draw_line("\r" + text::one_line(what_) + " [" + bar + "] " + std::to_string(done) + "/" +
            std::to_string(total_));
}

}  // namespace misk::cli
