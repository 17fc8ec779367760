#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace misk::content {

/// A semantic version (semver.org 2.0): three numbers, perhaps a pre-release, perhaps build data.
struct SemVer {
  std::uint32_t major = 0;
  std::uint32_t minor = 0;
  std::uint32_t patch = 0;
  std::string prerelease;
  std::string build;  ///< says nothing about order

  /// Parses strictly. Throws std::invalid_argument; its text gives the fault and the right form.
  static SemVer parse(std::string_view text);

  std::string to_string() const;

  /// Order of precedence: a pre-release is below its release; build data does not count.
  std::strong_ordering operator<=>(const SemVer& other) const;
  bool operator==(const SemVer& other) const { return (*this <=> other) == 0; }
};

/// A range of versions: `*`, `1.2.3`, `=1.2.3`, `^1.2`, `~1.2`, `>=1.0 <2`; parts are joined by "and".
///
/// An upper bound also excludes its own pre-releases: `<2` and `^1.0` do not contain 2.0.0-beta. Apart from
/// that a pre-release is simply a lower version.
class VersionRange {
 public:
  /// Any version.
  VersionRange() = default;

  /// Parses strictly. Throws std::invalid_argument; its text gives the fault and the right form.
  static VersionRange parse(std::string_view text);

  bool contains(const SemVer& version) const;
  /// True if every version of the range is lower, or higher.
  bool is_below(const SemVer& version) const;
  bool is_above(const SemVer& version) const;
  /// The text as written; `*` for any version.
  const std::string& to_string() const { return text_; }

 private:
  enum class Op { at_least, above, below, at_most, equal };
  struct Bound {
    Op op = Op::equal;
    SemVer version;
  };

  void add(std::string_view op, std::string_view version);
  bool is_empty() const;

  std::vector<Bound> bounds_;
  std::string text_ = "*";
};

}  // namespace misk::content
