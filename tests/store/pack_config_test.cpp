#include "store/pack_config.hpp"

#include "store/folders.hpp"
#include "support.hpp"

namespace misk::store {
namespace {

using test::all;
using test::Folder;
using test::slurp;
using test::thrown;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;

TEST(PackConfig, WhatIsChangedIsReadAgain) {
  const Folder folder;
  const std::string file = folder / "new/packs.yaml";
  change_pack_config(file, [](PackConfig& config) {
    config.set_off("zeta", true);
    config.set_off("alpha", true);
    config.set_off("alpha", true);
    config.catalogues = {"/packs of \"mine\"", "/other"};
    config.set("nights", "sea", "a: \"high\" one");
    config.set("nights", "storm", "true");
    config.set("gone", "x", "3");
  });
  change_pack_config(file, [](PackConfig& config) {
    config.set_off("zeta", false);
    config.set("nights", "storm", "");
    config.set("gone", "x", "");
    config.set("gone", "y", "");
  });
  content::Diagnostics diagnostics;
  const PackConfig config = read_pack_config(file, diagnostics);
  EXPECT_EQ(all(diagnostics), "");
  EXPECT_THAT(config.off, ElementsAre("alpha"));
  EXPECT_THAT(config.on, ElementsAre("zeta"));
  EXPECT_THAT(config.catalogues, ElementsAre("/packs of \"mine\"", "/other"));
  EXPECT_EQ(config.settings, (PackSettings{{"nights", {{"sea", "a: \"high\" one"}}}}));
  EXPECT_TRUE(config.is_off("alpha"));
  EXPECT_FALSE(config.is_off("zeta"));
}

TEST(PackConfig, WithoutAFileEverythingIsOn) {
  const Folder folder;
  content::Diagnostics diagnostics;
  EXPECT_EQ(read_pack_config(folder / "none.yaml", diagnostics), PackConfig{});
  EXPECT_EQ(read_pack_config("", diagnostics), PackConfig{});
  folder.spill("empty.yaml", "# nothing\n");
  EXPECT_EQ(read_pack_config(folder / "empty.yaml", diagnostics), PackConfig{});
  EXPECT_EQ(all(diagnostics), "");
}

TEST(PackConfig, AFileThatIsWrongIsToldAndNeverWrittenOver) {
  struct Case {
    const char *text, *told;
  };
  for (const Case& each : {
           Case{"schema: 1\nof: [a]\n",
                "packs.yaml:2:1: error: unknown key 'of' in the list of packs; did you "
                "mean 'off'? [unknown-key]\n"},
           Case{"schema: 2\n",
                "packs.yaml:1:9: error: this misk reads schema 1; update misk, or write schema: "
                "1 [bad-schema]\n"},
           Case{"off: [a]\n",
                "packs.yaml:1:1: error: the list of packs has no 'schema'; add a line 'schema: "
                "…' [missing-key]\n"},
           Case{"schema: 1\noff:\n  - a\n  - A B\n",
                "packs.yaml:4:5: error: 'A B' is not the id of a pack; "
                "write an id that misk list packs shows [bad-id]\n"},
           Case{"schema: 1\nsettings:\n  nights: [storm]\n",
                "packs.yaml:3:11: error: the settings of nights is a list; write a map, like { key: "
                "value } [wrong-type]\n"},
           Case{"schema: 1\nsettings:\n  Nights: { a: b }\n",
                "packs.yaml:3:3: error: 'Nights' is not the id of a pack; write one that misk "
                "settings "
                "shows [bad-id]\n"},
           Case{"schema: 1\nsettings:\n  nights:\n    a: [1]\n",
                "packs.yaml:4:8: error: a is a list; write a single value [wrong-type]\n"},
           Case{"schema: 1\noff: [a]\non: [a]\n",
                "packs.yaml:3:6: error: 'a' stands here twice; keep one [duplicate-id]\n"},
           Case{"schema: 1\noff: [a, a]\n",
                "packs.yaml:2:10: error: 'a' stands here twice; keep one [duplicate-id]\n"},
           Case{"schema: 1\ncatalogues: [here]\n",
                "packs.yaml:2:14: error: 'here' is not a folder's whole path; write it from / on, "
                "or use misk "
                "catalogue add [bad-path]\n"},
       }) {
    const Folder folder;
    folder.spill("packs.yaml", each.text);
    content::Diagnostics diagnostics;
    EXPECT_EQ(read_pack_config(folder / "packs.yaml", diagnostics), PackConfig{}) << "nothing of it counts";
    EXPECT_THAT(all(diagnostics), EndsWith(each.told)) << each.text;
    EXPECT_FALSE(thrown([&] {
                   change_pack_config(folder / "packs.yaml", [](PackConfig& c) { c.set_off("b", true); });
                 }).mend.empty());
    EXPECT_EQ(slurp(folder / "packs.yaml"), each.text);
  }
  const Folder folder;
  folder.spill("packs.yaml", "off: [\n");
  content::Diagnostics diagnostics;
  read_pack_config(folder / "packs.yaml", diagnostics);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_THAT(diagnostics[0].message, HasSubstr("is not closed"));
}

TEST(PackConfig, WithoutAHomeNothingCanBeKept) {
  EXPECT_THAT(thrown([] { change_pack_config("", [](PackConfig&) {}); }).mend, HasSubstr("XDG_CONFIG_HOME"));
}

TEST(Folders, FollowXdgAndElseTheHome) {
  const auto with = [](const char* variable, const char* value, std::string (*folder)()) {
    const char* const before = std::getenv(variable);
    const std::string kept = before == nullptr ? "" : before;
    setenv(variable, value, 1);
    std::string out = folder();
    setenv(variable, kept.c_str(), 1);
    return out;
  };
  const std::string home = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
  EXPECT_EQ(with("XDG_DATA_HOME", "/x", packs_folder), "/x/miskatonic/packs");
  EXPECT_EQ(with("XDG_CONFIG_HOME", "/x", pack_config_file), "/x/miskatonic/packs.yaml");
  if (!home.empty()) {
    EXPECT_EQ(with("XDG_DATA_HOME", "relative", data_folder), home + "/.local/share/miskatonic")
        << "as XDG has it";
    EXPECT_EQ(with("XDG_CONFIG_HOME", "", config_folder), home + "/.config/miskatonic");
  }
  EXPECT_THAT(pack_config_file(), HasSubstr("misk_home_")) << "tests have a home of their own";
}

}  // namespace
}  // namespace misk::store
