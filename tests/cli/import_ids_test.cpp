// What finds an imported card: in tests, and after another import into the same pack.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli_support.hpp"

namespace misk::cli {
namespace {

using nlohmann::ordered_json;
using test::Folder;
using test::Ran;
using test::run_misk;
using test::slurp;
using ::testing::HasSubstr;

ordered_json card(const char* code, const char* name, int level = 0) {
  return {{"code", code}, {"name", name}, {"type_code", "asset"}, {"faction_code", "seeker"},
          {"cost", 1},    {"xp", level}};
}

TEST(ImportIds, ACardIsFoundByItsIdAndByItsTitleAloneWhereOnlyOneHasIt) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("cards.json", ordered_json::array({card("90101", "Odd Lens"), card("90102", "Odd Lens", 2),
                                                  card("90103", "Odd Map"), card("90104", "Knife")})
                                 .dump());
  const std::string pack = folder / "made";
  ASSERT_EQ(run_misk("import arkhamdb-cards " + folder / "cards.json" + " --id made -o " + pack).code, 0);
  folder.spill("made/tests/ids.lua", R"(test("names", function(t)
  local g = t:game { locations = { "study" }, hand = { "odd_map", "odd_lens_90102", "90101", "knife", "knife_90104" } }
  local ids = {}
  for i, each in ipairs(g:cards("hand", g:lead())) do ids[i] = each.id end
  t:equal(ids, { "made:odd_map_90103", "made:odd_lens_90102", "made:odd_lens_90101", "arkham_core:knife", "made:knife_90104" })
  t:equal(g:put("made:knife", "hand").id, "made:knife_90104")
  t:raises(function() g:put("odd_lens", "hand") end,
    "several cards are called 'odd_lens'; write the id of one: odd_lens_90101, odd_lens_90102")
end)
)");
  const Ran ran = run_misk("test " + pack);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}

TEST(ImportIds, AnotherImportKeepsTheIdsOfOneBeforeIdsHadCodes) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("cards.json",
               ordered_json::array({card("90101", "Odd Lens"), card("90102", "Odd Lens", 2)}).dump());
  const std::string call =
      "import arkhamdb-cards " + folder / "cards.json" + " --id made --force -o " + folder / "made";
  folder.spill("made/cards/seeker/odd_lens_2.lua",
               "return asset { name = \"Odd Lens\", code = \"90102\", class = \"seeker\", cost = 3 }\n");
  folder.spill("made/.misk/import.json", R"({"files": {"cards/seeker/odd_lens_2.lua": "0"}})");
  for (int times = 0; times < 2; ++times) {
    EXPECT_EQ(run_misk(call).code, 0);
    EXPECT_TRUE(std::filesystem::exists(folder / "made/cards/seeker/odd_lens_90101.lua"));
    EXPECT_FALSE(std::filesystem::exists(folder / "made/cards/seeker/odd_lens_90102.lua"));
    EXPECT_THAT(slurp(folder / "made/cards/seeker/odd_lens_2.lua"),
                HasSubstr("codes = { \"90102\", \"odd_lens_90102\" }"));
  }
  // A person has written the one that was there.
  EXPECT_THAT(slurp(folder / "made/.misk/before/cards/seeker/odd_lens_2.lua"), HasSubstr("cost = 3"));
}

}  // namespace
}  // namespace misk::cli
