// Lua 5.1 patterns with a step budget: Lua's own matcher can take exponential time inside one C call.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace misk::script {

inline constexpr int kMaxCaptures = 32;
inline constexpr std::ptrdiff_t kPositionCapture = -2;  // length of a "()" capture

struct Capture {
  std::size_t start = 0;
  std::ptrdiff_t length = 0;
};

/// Matches one pattern against one subject. Both must outlive the matcher.
class PatternMatcher {
 public:
  enum class Outcome { match, no_match, malformed, exhausted };

  /// `steps` is drawn down as the matcher works.
  PatternMatcher(std::string_view subject, std::string_view pattern, std::int64_t& steps)
      : subject_(subject), pattern_(pattern), steps_(steps) {}

  /// The first match at or after `from`. A pattern that starts with '^' is tried only at `from`; with
  /// `anchors` false, '^' is an ordinary character, as in gmatch.
  Outcome find(std::size_t from, bool anchors = true);

  std::size_t begin() const { return begin_; }
  std::size_t end() const { return end_; }
  int captures() const { return level_; }
  const Capture& capture(int i) const { return capture_[static_cast<std::size_t>(i)]; }

  /// The reason why the pattern is malformed.
  const char* error() const { return error_; }

 private:
  static constexpr std::size_t kFail = static_cast<std::size_t>(-1);
  static constexpr std::ptrdiff_t kOpen = -1;
  static constexpr int kMaxDepth = 200;

  std::size_t match(std::size_t s, std::size_t p);
  std::size_t match_item(std::size_t s, std::size_t p, std::size_t item_end);
  std::size_t match_repeat(std::size_t s, std::size_t p, std::size_t item_end, char suffix);
  std::size_t match_balance(std::size_t s, std::size_t p);
  std::size_t match_back_reference(std::size_t s, char digit);
  std::size_t open_capture(std::size_t s, std::size_t p, std::ptrdiff_t length);
  std::size_t close_capture(std::size_t s, std::size_t p);
  std::size_t item_end(std::size_t p);
  bool single(std::size_t s, std::size_t p, std::size_t item_end) const;
  bool in_set(unsigned char c, std::size_t p, std::size_t last) const;
  std::size_t fail(const char* why);
  bool step();

  std::string_view subject_, pattern_;
  std::int64_t& steps_;
  std::array<Capture, kMaxCaptures> capture_{};
  int level_ = 0, depth_ = 0;
  std::size_t begin_ = 0, end_ = 0;
  const char* error_ = nullptr;
  bool exhausted_ = false;
};

/// Has the pattern no special characters, so that plain search will do?
bool is_plain_pattern(std::string_view pattern);

}  // namespace misk::script
