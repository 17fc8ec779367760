#include "content/semver.hpp"

#include <stdexcept>

#include "support.hpp"

namespace misk::content {
namespace {

TEST(SemVer, ReadsAndWrites) {
  for (const char* text : {"0.0.0", "1.2.3", "1.10.0", "1.0.0-beta.2", "1.0.0-a-b+build.007", "2.0.0+x"}) {
    EXPECT_EQ(SemVer::parse(text).to_string(), text);
  }
}

TEST(SemVer, RefusesWhatIsNotStrict) {
  for (const char* text :
       {"", "1", "1.2", "1.10", "v1.2.3", "1.2.3.4", "01.2.3", "1.2.x", " 1.2.3", "1.2.3 ", "1..3", "-1.2.3",
        "1.2.3-", "1.2.3-01", "1.2.3-a..b", "1.2.3+", "1.2.3-ä", "9999999999.0.0"}) {
    EXPECT_THROW(SemVer::parse(text), std::invalid_argument) << text;
  }
}

TEST(SemVer, OrderIsThatOfTheStandard) {
  const std::vector<std::string> rising = {"0.9.9",      "1.0.0-alpha",  "1.0.0-alpha.1", "1.0.0-alpha.beta",
                                           "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
                                           "1.0.0",      "1.1.0",        "1.10.0",        "2.0.0"};
  for (std::size_t i = 0; i < rising.size(); ++i) {
    for (std::size_t j = 0; j < rising.size(); ++j) {
      EXPECT_EQ(SemVer::parse(rising[i]) < SemVer::parse(rising[j]), i < j) << rising[i] << " " << rising[j];
    }
  }
  EXPECT_EQ(SemVer::parse("1.0.0+a"), SemVer::parse("1.0.0+b"));
}

struct RangeCase {
  const char* range;
  const char* version;
  bool is_in;
};

TEST(VersionRange, Table) {
  const std::vector<RangeCase> cases = {
      {"*", "0.0.1", true},           {"*", "9.9.9-x", true},
      {"1.2.3", "1.2.3", true},       {"=1.2.3", "1.2.4", false},
      {"^1.0", "1.0.0", true},        {"^1.0", "1.99.0", true},
      {"^1.0", "2.0.0", false},       {"^1.0", "2.0.0-beta", false},
      {"^1.0", "0.9.0", false},       {"^1.1", "1.10.0", true},
      {"^1.10", "1.1.0", false},      {"^1.2.3", "1.2.2", false},
      {"^0.2", "0.2.9", true},        {"^0.2", "0.3.0", false},
      {"^0.0.3", "0.0.3", true},      {"^0.0.3", "0.0.4", false},
      {"^0", "0.9.0", true},          {"^0", "1.0.0", false},
      {"~1.2", "1.2.9", true},        {"~1.2", "1.3.0", false},
      {"~1.2.3", "1.2.2", false},     {"~1", "1.9.0", true},
      {"~1", "2.0.0", false},         {">=1.0 <2", "1.5.0", true},
      {">=1.0 <2", "2.0.0", false},   {">=1.0 <2", "2.0.0-rc", false},
      {">= 1.0, < 2", "1.0.0", true}, {">=1.0<2", "1.9.9", true},
      {">1.2", "1.2.9", false},       {">1.2", "1.3.0", true},
      {">1.2.3", "1.2.4", true},      {">1.2.3", "1.2.3", false},
      {"<=1.2", "1.2.9", true},       {"<=1.2", "1.3.0", false},
      {"<=1.2.3", "1.2.3", true},     {"<=1.2.3", "1.2.4", false},
      {"<2", "1.9.9", true},          {">=1.0.0-beta", "1.0.0-rc", true},
      {">=1.0", "1.0.0-rc", false},   {"<1.0.0-rc", "1.0.0-beta", true},
  };
  for (const RangeCase& each : cases) {
    EXPECT_EQ(VersionRange::parse(each.range).contains(SemVer::parse(each.version)), each.is_in)
        << each.range << " " << each.version;
  }
  EXPECT_EQ(VersionRange::parse(">=1.0 <2").to_string(), ">=1.0 <2");
}

TEST(VersionRange, LiesBelowOrAboveAVersion) {
  struct Side {
    const char *range, *version;
    bool is_below, is_above;
  };
  for (const Side& each : {Side{">=0.3 <1", "1.0.0", true, false}, Side{"^0.3", "1.0.0", true, false},
                           Side{"<=0.9.0", "1.0.0", true, false}, Side{"0.9.0", "1.0.0", true, false},
                           Side{">=1.0 <2", "1.0.0", false, false}, Side{"*", "1.0.0", false, false},
                           Side{">=1.1 <2", "1.0.0", false, true}, Side{">1.0.0", "1.0.0", false, true},
                           Side{"1.2.0", "1.0.0", false, true}, Side{"<=1.0.0", "1.0.0", false, false}}) {
    const VersionRange range = VersionRange::parse(each.range);
    EXPECT_EQ(range.is_below(SemVer::parse(each.version)), each.is_below) << each.range;
    EXPECT_EQ(range.is_above(SemVer::parse(each.version)), each.is_above) << each.range;
  }
}

TEST(VersionRange, RefusesWithAReason) {
  const std::vector<std::pair<const char*, const char*>> cases = {
      {"", "write * for any"},
      {"1.2", "^1.2"},
      {"1.x", "^1.0"},
      {"^1 || ^2", "not supported"},
      {"^", "version is missing"},
      {">=2 <1", "no version"},
      {"!1.0.0", "use ^"},
      {"^abc", "write numbers"},
      {"^*", "alone"},
      {">=1.0,", "missing"},
      {"==1.0.0", "use ^"},
      {"^01.0", "begins with a 0"},
  };
  for (const auto& [range, reason] : cases) {
    try {
      VersionRange::parse(range);
      ADD_FAILURE() << range;
    } catch (const std::invalid_argument& error) {
      EXPECT_THAT(error.what(), ::testing::HasSubstr(reason)) << range;
    }
  }
}

}  // namespace
}  // namespace misk::content
