#include "sandbox/pattern.hpp"

namespace misk::script {
namespace {

// ASCII only: the C library's classes follow the locale of the machine.
bool is_lower(unsigned char c) {
  return c >= 'a' && c <= 'z';
}
bool is_upper(unsigned char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_digit(unsigned char c) {
  return c >= '0' && c <= '9';
}
bool is_alpha(unsigned char c) {
  return is_lower(c) || is_upper(c);
}
bool is_space(unsigned char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}
bool is_control(unsigned char c) {
  return c < 32 || c == 127;
}
bool is_punct(unsigned char c) {
  return c > 32 && c < 127 && !is_alpha(c) && !is_digit(c);
}
bool is_hex(unsigned char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool in_class(unsigned char c, unsigned char letter) {
  bool yes = false;
  switch (letter | 0x20) {
    case 'a':
      yes = is_alpha(c);
      break;
    case 'c':
      yes = is_control(c);
      break;
    case 'd':
      yes = is_digit(c);
      break;
    case 'l':
      yes = is_lower(c);
      break;
    case 'p':
      yes = is_punct(c);
      break;
    case 's':
      yes = is_space(c);
      break;
    case 'u':
      yes = is_upper(c);
      break;
    case 'w':
      yes = is_alpha(c) || is_digit(c);
      break;
    case 'x':
      yes = is_hex(c);
      break;
    case 'z':
      yes = c == 0;
      break;
    default:
      return letter == c;
  }
  return is_upper(letter) ? !yes : yes;
}

}  // namespace

bool is_plain_pattern(std::string_view pattern) {
  return pattern.find_first_of("^$*+?.([%-") == std::string_view::npos;
}

std::size_t PatternMatcher::fail(const char* why) {
  if (!error_ && !exhausted_) error_ = why;
  return kFail;
}

// False when matching must stop: it is out of steps, or the pattern is malformed.
bool PatternMatcher::step() {
  if (error_ || exhausted_) return false;
  if (--steps_ < 0) exhausted_ = true;
  return !exhausted_;
}

PatternMatcher::Outcome PatternMatcher::find(std::size_t from, bool anchors) {
  const bool anchored = anchors && !pattern_.empty() && pattern_[0] == '^';
  for (std::size_t s = from; s <= subject_.size(); ++s) {
    level_ = 0;
    const std::size_t e = match(s, anchored ? 1 : 0);
    if (exhausted_) return Outcome::exhausted;
    if (!error_ && e != kFail) {
      for (int i = 0; i < level_; ++i)
        if (capture(i).length == kOpen) fail("unfinished capture");
    }
    if (error_) return Outcome::malformed;
    if (e != kFail) {
      begin_ = s, end_ = e;
      return Outcome::match;
    }
    if (anchored) break;
  }
  return Outcome::no_match;
}

// The end of the match of pattern_[p..] at subject_[s..], or kFail. Recursion is only as deep as the pattern
// has repeated items and captures, and that depth is capped.
std::size_t PatternMatcher::match(std::size_t s, std::size_t p) {
  if (depth_ >= kMaxDepth) return fail("pattern too complex");
  ++depth_;
  std::size_t result = kFail;
  while (true) {
    if (!step()) break;
    if (p == pattern_.size()) {
      result = s;
      break;
    }
    const char c = pattern_[p];
    if (c == '(') {
      const bool position = p + 1 < pattern_.size() && pattern_[p + 1] == ')';
      result = position ? open_capture(s, p + 2, kPositionCapture) : open_capture(s, p + 1, kOpen);
      break;
    }
    if (c == ')') {
      result = close_capture(s, p + 1);
      break;
    }
    if (c == '$' && p + 1 == pattern_.size()) {
      result = s == subject_.size() ? s : kFail;
      break;
    }
    if (c == '%' && p + 1 < pattern_.size()) {
      const char next = pattern_[p + 1];
      if (next == 'b') {
        s = match_balance(s, p + 2);
        if (s == kFail) break;
        p += 4;
        continue;
      }
      if (next == 'f') {
        p += 2;
        if (p >= pattern_.size() || pattern_[p] != '[') {
          fail("missing '[' after '%f' in pattern");
          break;
        }
        const std::size_t end = item_end(p);
        if (end == kFail) break;
        const auto before = static_cast<unsigned char>(s == 0 ? '\0' : subject_[s - 1]);
        const auto here = static_cast<unsigned char>(s < subject_.size() ? subject_[s] : '\0');
        if (in_set(before, p, end - 1) || !in_set(here, p, end - 1)) break;
        p = end;
        continue;
      }
      if (next >= '0' && next <= '9') {
        s = match_back_reference(s, next);
        if (s == kFail) break;
        p += 2;
        continue;
      }
    }
    const std::size_t end = item_end(p);
    if (end == kFail) break;
    const char suffix = end < pattern_.size() ? pattern_[end] : '\0';
    if (end < pattern_.size() && (suffix == '*' || suffix == '+' || suffix == '-' || suffix == '?')) {
      result = match_repeat(s, p, end, suffix);
      break;
    }
    if (!single(s, p, end)) break;
    ++s, p = end;
  }
  --depth_;
  return result;
}

std::size_t PatternMatcher::match_repeat(std::size_t s, std::size_t p, std::size_t end, char suffix) {
  const std::size_t rest = end + 1;
  if (suffix == '?') {
    if (single(s, p, end)) {
      const std::size_t result = match(s + 1, rest);
      if (result != kFail) return result;
    }
    return match(s, rest);
  }
  if (suffix == '-') {
    while (true) {
      const std::size_t result = match(s, rest);
      if (result != kFail || !step()) return result;
      if (!single(s, p, end)) return kFail;
      ++s;
    }
  }
  std::size_t count = 0;
  while (single(s + count, p, end)) {
    if (!step()) return kFail;
    ++count;
  }
  const std::size_t least = suffix == '+' ? 1 : 0;
  for (std::size_t i = count + 1; i-- > least;) {
    const std::size_t result = match(s + i, rest);
    if (result != kFail || !step()) return result;
  }
  return kFail;
}

std::size_t PatternMatcher::match_balance(std::size_t s, std::size_t p) {
  if (p + 1 >= pattern_.size()) return fail("missing arguments to '%b' in pattern");
  if (s >= subject_.size() || subject_[s] != pattern_[p]) return kFail;
  const char open = pattern_[p], close = pattern_[p + 1];
  std::size_t depth = 1;
  for (std::size_t i = s + 1; i < subject_.size(); ++i) {
    if (!step()) return kFail;
    if (subject_[i] == close) {
      if (--depth == 0) return i + 1;
    } else if (subject_[i] == open) {
      ++depth;
    }
  }
  return kFail;
}

std::size_t PatternMatcher::match_back_reference(std::size_t s, char digit) {
  const int index = digit - '1';
  if (index < 0 || index >= level_ || capture(index).length == kOpen)
    return fail("invalid capture index in pattern");
  if (capture(index).length == kPositionCapture) return kFail;
  const std::string_view text =
      subject_.substr(capture(index).start, static_cast<std::size_t>(capture(index).length));
  steps_ -= static_cast<std::int64_t>(text.size() / 8);
  return subject_.substr(s, text.size()) == text ? s + text.size() : kFail;
}

std::size_t PatternMatcher::open_capture(std::size_t s, std::size_t p, std::ptrdiff_t length) {
  if (level_ >= kMaxCaptures) return fail("too many captures in pattern");
  const int mine = level_;
  capture_[static_cast<std::size_t>(mine)] = {s, length};
  level_ = mine + 1;
  const std::size_t result = match(s, p);
  if (result == kFail) level_ = mine;
  return result;
}

std::size_t PatternMatcher::close_capture(std::size_t s, std::size_t p) {
  int open = level_ - 1;
  while (open >= 0 && capture(open).length != kOpen) --open;
  if (open < 0) return fail("invalid pattern capture");
  Capture& mine = capture_[static_cast<std::size_t>(open)];
  mine.length = static_cast<std::ptrdiff_t>(s - mine.start);
  const std::size_t result = match(s, p);
  if (result == kFail) mine.length = kOpen;
  return result;
}

// The position after the single-character item at p: a character, %x, or a [set].
std::size_t PatternMatcher::item_end(std::size_t p) {
  const char c = pattern_[p++];
  if (c == '%') {
    if (p >= pattern_.size()) return fail("malformed pattern (ends with '%')");
    return p + 1;
  }
  if (c != '[') return p;
  if (p < pattern_.size() && pattern_[p] == '^') ++p;
  bool first = true;  // a ']' that comes first stands for itself
  while (true) {
    if (p >= pattern_.size()) return fail("malformed pattern (missing ']')");
    if (!step()) return kFail;
    if (pattern_[p] == ']' && !first) return p + 1;
    first = false;
    p += pattern_[p] == '%' ? 2 : 1;
  }
}

bool PatternMatcher::single(std::size_t s, std::size_t p, std::size_t end) const {
  if (s >= subject_.size()) return false;
  const auto c = static_cast<unsigned char>(subject_[s]);
  switch (pattern_[p]) {
    case '.':
      return true;
    case '%':
      return in_class(c, static_cast<unsigned char>(pattern_[p + 1]));
    case '[':
      return in_set(c, p, end - 1);
    default:
      return static_cast<unsigned char>(pattern_[p]) == c;
  }
}

// `p` is at '[', `last` at the closing ']'.
bool PatternMatcher::in_set(unsigned char c, std::size_t p, std::size_t last) const {
  ++p;
  bool inside = true;
  if (pattern_[p] == '^') inside = false, ++p;
  steps_ -= static_cast<std::int64_t>((last - p) / 4);
  while (p < last) {
    const auto a = static_cast<unsigned char>(pattern_[p]);
    if (a == '%') {
      if (in_class(c, static_cast<unsigned char>(pattern_[p + 1]))) return inside;
      p += 2;
    } else if (p + 2 < last && pattern_[p + 1] == '-') {
      if (a <= c && c <= static_cast<unsigned char>(pattern_[p + 2])) return inside;
      p += 3;
    } else {
      if (a == c) return inside;
      ++p;
    }
  }
  return !inside;
}

}  // namespace misk::script
