#include "content/setting.hpp"

#include "content/manifest.hpp"
#include "support.hpp"

namespace misk::content::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

std::vector<Setting> read(const std::string& yaml, Diagnostics& diagnostics) {
  return read_settings(parse_yaml(yaml, "pack.yaml"), diagnostics);
}

TEST(Settings, AreReadFromTheManifest) {
  Diagnostics diagnostics;
  const auto manifest = parse_manifest(
      manifest_text("nights", "1.0.0",
                    "settings:\n"
                    "  - { id: storm, title: A storm, type: boolean, default: false }\n"
                    "  - id: sea\n"
                    "    title: The sea\n"
                    "    description: How high the waves go.\n"
                    "    type: choice\n"
                    "    choices: { calm: A calm sea, high: A high sea }\n"
                    "    default: calm\n"
                    "  - { id: waves, title: Waves, type: number, min: -1, max: 5, default: 3 }\n"),
      "pack.yaml", diagnostics);
  ASSERT_TRUE(manifest) << all(diagnostics);
  const auto& settings = manifest->settings;
  ASSERT_EQ(settings.size(), 3U);
  EXPECT_EQ(settings[0].type, Setting::Type::boolean);
  EXPECT_EQ(settings[0].usual, "false");
  EXPECT_EQ(settings[1].description, "How high the waves go.");
  EXPECT_EQ(settings[1].called("high"), "A high sea");
  EXPECT_EQ(settings[1].line, 8);
  EXPECT_EQ(settings[2].min, -1);
  EXPECT_EQ(settings[2].max, 5);
}

TEST(Settings, ChoicesMayBeAList) {
  Diagnostics diagnostics;
  const auto settings =
      read("[{ id: sea, title: Sea, type: choice, choices: [calm, high], default: high }]", diagnostics);
  EXPECT_EQ(all(diagnostics), "");
  ASSERT_EQ(settings.size(), 1U);
  EXPECT_EQ(settings[0].called("calm"), "calm");
}

TEST(Settings, WhatIsWrongIsToldWithItsPlaceAndTheMend) {
  const struct {
    const char* yaml;
    const char* says;
  } kWrong[] = {
      {"[{ id: Storm, title: S, type: boolean, default: true }]",
       "pack.yaml:1: id is 'Storm', not an id (column 8); use small letters, digits and _, a letter first"},
      {"[{ id: storm, title: S, type: bolean, default: true }]",
       "pack.yaml:1: type is 'bolean' (column 31); did you mean 'boolean'?"},
      {"[{ id: storm, title: S, type: boolean, default: yes }]",
       "pack.yaml:1: default is 'yes' (column 49); write true or false"},
      {"[{ id: storm, title: S, type: boolean }]",
       "pack.yaml:1: the setting has no 'default' (column 2); add a line 'default: …'"},
      {"[{ id: storm, titel: S, type: boolean, default: true, title: S }]",
       "pack.yaml:1: unknown key 'titel' in the setting (column 15); did you mean 'title'?"},
      {"[{ id: sea, title: S, type: choice, choices: [calm, high], default: clam }]",
       "pack.yaml:1: default is 'clam' (column 69); did you mean 'calm'?"},
      {"[{ id: sea, title: S, type: choice, choices: [calm, calm], default: calm }]",
       "pack.yaml:1: the choice 'calm' stands here twice (column 53); keep one"},
      {"[{ id: sea, title: S, type: choice, choices: [calm], default: calm }]",
       "pack.yaml:1: there are 1 choices (column 46); write 2 to 100 of them"},
      {"[{ id: n, title: N, type: number, min: 1, max: 5, default: 6 }]",
       "pack.yaml:1: default is '6' (column 60); write a whole number from 1 to 5"},
      {"[{ id: n, title: N, type: number, min: 5, max: 1, default: 1 }]",
       "pack.yaml:1: max is 1, out of range"},
      {"[{ id: n, title: N, type: boolean, default: true, min: 1 }]",
       "pack.yaml:1: unknown key 'min' in the setting (column 51); remove it"},
      {"[storm]", "pack.yaml:1: a setting is a single value"},
      {"[{ id: a, title: A, type: boolean, default: true }, { id: a, title: A, type: boolean, default: true "
       "}]",
       "pack.yaml:1: the setting 'a' stands here twice"},
  };
  for (const auto& each : kWrong) {
    Diagnostics diagnostics;
    const auto settings = read(each.yaml, diagnostics);
    ASSERT_EQ(diagnostics.size(), 1U) << each.yaml << "\n" << all(diagnostics);
    EXPECT_THAT(diagnostics[0].to_line(), ::testing::HasSubstr(each.says));
    EXPECT_LE(settings.size(), 1U);
  }
}

}  // namespace
}  // namespace misk::content::testing
