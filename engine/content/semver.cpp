#include "content/semver.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "content/diagnostic.hpp"

namespace misk::content {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

[[noreturn]] void fail(std::string_view text, const std::string& why) {
  throw std::invalid_argument(in_quotes(std::string(text)) + " " + why);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t start = 0;
  for (;;) {
    const std::size_t end = text.find(separator, start);
    if (end == std::string_view::npos) break;
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

// With nine digits every number fits into 32 bits, and so does the number plus one.
std::uint32_t parse_number(std::string_view part, std::string_view whole) {
  if (part.empty() || !std::all_of(part.begin(), part.end(), is_digit)) {
    fail(whole, "is not a version: write numbers with points between them, like 1.2.0");
  }
  if (part.size() > 1 && part[0] == '0') fail(whole, "is not a version: a number begins with a 0");
  if (part.size() > 9) fail(whole, "is not a version: a number has more than nine digits");
  std::uint32_t number = 0;
  for (const char c : part) number = number * 10 + static_cast<std::uint32_t>(c - '0');
  return number;
}

void check_tag(std::string_view tag, std::string_view whole, bool is_prerelease) {
  for (const std::string_view part : split(tag, '.')) {
    const bool is_good = !part.empty() && std::all_of(part.begin(), part.end(), [](char c) {
      return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    });
    if (!is_good) fail(whole, "is not a version: after - and + stand letters, digits and - between points");
    const bool is_numeric = std::all_of(part.begin(), part.end(), is_digit);
    if (is_prerelease && is_numeric && part.size() > 1 && part[0] == '0') {
      fail(whole, "is not a version: a number in the pre-release begins with a 0");
    }
  }
}

// One to three numbers; also returns how many were written.
std::pair<SemVer, int> parse_partial(std::string_view text) {
  SemVer version;
  std::string_view rest = text;
  const std::size_t plus = rest.find('+');
  if (plus != std::string_view::npos) {
    check_tag(rest.substr(plus + 1), text, false);
    version.build = std::string(rest.substr(plus + 1));
    rest = rest.substr(0, plus);
  }
  const std::size_t dash = rest.find('-');
  if (dash != std::string_view::npos) {
    check_tag(rest.substr(dash + 1), text, true);
    version.prerelease = std::string(rest.substr(dash + 1));
    rest = rest.substr(0, dash);
  }
  const std::vector<std::string_view> parts = split(rest, '.');
  if (parts.size() > 3) fail(text, "is not a version: it has more than three numbers");
  const int count = static_cast<int>(parts.size());
  if (count < 3 && (dash != std::string_view::npos || plus != std::string_view::npos)) {
    fail(text, "is not a version: a pre-release or build needs all three numbers before it");
  }
  version.major = parse_number(parts[0], text);
  if (count > 1) version.minor = parse_number(parts[1], text);
  if (count > 2) version.patch = parse_number(parts[2], text);
  return {version, count};
}

std::strong_ordering compare_part(std::string_view a, std::string_view b) {
  const bool a_number = std::all_of(a.begin(), a.end(), is_digit);
  const bool b_number = std::all_of(b.begin(), b.end(), is_digit);
  if (a_number != b_number) return a_number ? std::strong_ordering::less : std::strong_ordering::greater;
  // No number has leading zeros, so the longer one is greater.
  if (a_number && a.size() != b.size()) return a.size() <=> b.size();
  return a.compare(b) <=> 0;
}

std::strong_ordering compare_prerelease(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return a.empty() <=> b.empty();
  const std::vector<std::string_view> left = split(a, '.');
  const std::vector<std::string_view> right = split(b, '.');
  for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
    const std::strong_ordering order = compare_part(left[i], right[i]);
    if (order != 0) return order;
  }
  return left.size() <=> right.size();
}

SemVer version_of(std::uint32_t major, std::uint32_t minor, std::uint32_t patch) {
  return {major, minor, patch, "", ""};
}

// The first version above all versions that begin with these `count` numbers.
SemVer next_after(const SemVer& version, int count) {
  if (count == 1) return version_of(version.major + 1, 0, 0);
  if (count == 2) return version_of(version.major, version.minor + 1, 0);
  return version_of(version.major, version.minor, version.patch + 1);
}

// `1.2.3` as an upper bound means everything below 1.2.3-0, the lowest of its pre-releases.
SemVer below(SemVer version) {
  if (version.prerelease.empty()) version.prerelease.assign(1, '0');
  return version;
}

}  // namespace

SemVer SemVer::parse(std::string_view text) {
  const auto [version, count] = parse_partial(text);
  if (count < 3) fail(text, "is not a version: it needs three numbers, like 1.2.0");
  return version;
}

std::string SemVer::to_string() const {
  std::string out = std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
  if (!prerelease.empty()) out += "-" + prerelease;
  if (!build.empty()) out += "+" + build;
  return out;
}

std::strong_ordering SemVer::operator<=>(const SemVer& other) const {
  if (const auto order = major <=> other.major; order != 0) return order;
  if (const auto order = minor <=> other.minor; order != 0) return order;
  if (const auto order = patch <=> other.patch; order != 0) return order;
  return compare_prerelease(prerelease, other.prerelease);
}

void VersionRange::add(std::string_view op, std::string_view text) {
  if (text == "*") {
    if (!op.empty()) fail(text, "stands alone: write * for any version");
    return;
  }
  if (text.find_first_of("xX*") != std::string_view::npos && text.find('-') == std::string_view::npos) {
    fail(text, "is not a range: for any 1.2.… write ~1.2, for any 1.… write ^1.0");
  }
  const auto [version, count] = parse_partial(text);
  if (op.empty() || op == "=") {
    if (count < 3) {
      fail(text, "is not a range: an exact version needs three numbers; for anything compatible write ^" +
                     std::string(text));
    }
    bounds_.push_back({Op::equal, version});
  } else if (op == "^") {
    // The first number that is not 0 is fixed, with the zeros before it.
    int fixed = 1;
    if (version.major == 0 && count > 1) fixed = 2;
    if (version.major == 0 && version.minor == 0 && count > 2) fixed = 3;
    bounds_.push_back({Op::at_least, version});
    bounds_.push_back({Op::below, below(next_after(version, fixed))});
  } else if (op == "~") {
    bounds_.push_back({Op::at_least, version});
    bounds_.push_back({Op::below, below(next_after(version, count == 1 ? 1 : 2))});
  } else if (op == ">=") {
    bounds_.push_back({Op::at_least, version});
  } else if (op == ">") {
    if (count < 3) {
      bounds_.push_back({Op::at_least, next_after(version, count)});
    } else {
      bounds_.push_back({Op::above, version});
    }
  } else if (op == "<") {
    bounds_.push_back({Op::below, below(version)});
  } else if (op == "<=") {
    if (count < 3) {
      bounds_.push_back({Op::below, below(next_after(version, count))});
    } else {
      bounds_.push_back({Op::at_most, version});
    }
  } else {
    fail(op, "is not known before a version: use ^ ~ >= > <= < or =");
  }
}

VersionRange VersionRange::parse(std::string_view text) {
  constexpr std::string_view kOperators = "^~<>=!|&";
  VersionRange range;
  std::size_t at = 0;
  int parts = 0;
  if (text.size() > 200) fail(text, "is not a range: it is too long");
  const auto skip = [&](std::string_view what) {
    while (at < text.size() && what.find(text[at]) != std::string_view::npos) ++at;
  };
  for (skip(" "); at < text.size(); skip(" ")) {
    if (parts > 0 && text[at] == ',') {
      ++at;
      skip(" ");
    }
    const std::size_t op_start = at;
    skip(kOperators);
    const std::string_view op = text.substr(op_start, at - op_start);
    if (op == "||") fail(text, "is not a range: || is not supported, write one range");
    skip(" ");
    const std::size_t start = at;
    while (at < text.size() && text[at] != ' ' && text[at] != ',' &&
           kOperators.find(text[at]) == std::string_view::npos) {
      ++at;
    }
    if (at == start) fail(text, "is not a range: a version is missing");
    range.add(op, text.substr(start, at - start));
    ++parts;
  }
  if (parts == 0) fail(text, "is not a range: write * for any version, or one like ^1.0");
  range.text_ = std::string(text);
  if (range.is_empty()) fail(text, "is a range that no version can be in");
  return range;
}

bool VersionRange::contains(const SemVer& version) const {
  return std::all_of(bounds_.begin(), bounds_.end(), [&](const Bound& bound) {
    const std::strong_ordering order = version <=> bound.version;
    switch (bound.op) {
      case Op::at_least:
        return order >= 0;
      case Op::above:
        return order > 0;
      case Op::below:
        return order < 0;
      case Op::at_most:
        return order <= 0;
      case Op::equal:
        return order == 0;
    }
    return false;
  });
}

bool VersionRange::is_below(const SemVer& version) const {
  return std::any_of(bounds_.begin(), bounds_.end(), [&](const Bound& bound) {
    if (bound.op == Op::below) return bound.version <= version;
    return (bound.op == Op::at_most || bound.op == Op::equal) && bound.version < version;
  });
}

bool VersionRange::is_above(const SemVer& version) const {
  return std::any_of(bounds_.begin(), bounds_.end(), [&](const Bound& bound) {
    if (bound.op == Op::above) return bound.version >= version;
    return (bound.op == Op::at_least || bound.op == Op::equal) && bound.version > version;
  });
}

bool VersionRange::is_empty() const {
  const Bound* low = nullptr;
  const Bound* high = nullptr;
  for (const Bound& bound : bounds_) {
    const bool is_low = bound.op == Op::at_least || bound.op == Op::above || bound.op == Op::equal;
    const bool is_high = bound.op == Op::below || bound.op == Op::at_most || bound.op == Op::equal;
    if (is_low && (low == nullptr || bound.version > low->version)) low = &bound;
    if (is_high && (high == nullptr || bound.version < high->version)) high = &bound;
  }
  if (low == nullptr || high == nullptr || low->version < high->version) return false;
  return low->version > high->version || low->op == Op::above || high->op == Op::below;
}

}  // namespace misk::content
