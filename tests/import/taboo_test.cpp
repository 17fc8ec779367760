// Taboo lists of card data.
#include "import/taboo.hpp"

#include "support.hpp"

namespace misk::importing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ImportTaboos, SayWhatCostsMoreWhatIsForbiddenAndWhatIsLeft) {
  const TabooPack pack = read_taboos(
      R"([{"code": "007", "name": "Strict List", "date_start": "2024-02-20", "cards": [
           {"code": "90001", "xp": 2}, {"code": "90002", "xp": -1, "text": "Now it reads otherwise."},
           {"code": "90003", "deck_limit": 0, "text": "Forbidden."},
           {"code": "90004", "exceptional": true, "text": "Exceptional."},
           {"code": "90005", "replacement_text": "Draw."}, {"code": "90006", "deck_options": []},
           {"code": "90001", "xp": 5}, 7, {"xp": 3}]}])",
      "taboos.json", "lists");
  std::map<std::string, std::string> files(pack.files.begin(), pack.files.end());
  const std::string list = files.at("cards/taboo_007.lua");
  EXPECT_THAT(list, HasSubstr("name = \"Strict List\", version = \"2024-02-20\", code = \"7\""));
  EXPECT_THAT(list, HasSubstr("[\"90001\"] = { xp = 2 }"));
  EXPECT_THAT(list, HasSubstr("[\"90002\"] = { xp = -1 }"));
  EXPECT_THAT(list, HasSubstr("[\"90003\"] = { forbidden = true }"));
  EXPECT_THAT(list, HasSubstr("[\"90004\"] = { exceptional = true }"));
  EXPECT_THAT(list, HasSubstr("which is not applied: 90002, 90005."));
  EXPECT_THAT(list, Not(HasSubstr("reads otherwise.\"")));  // nothing of the texts themselves
  EXPECT_THAT(pack.told.at(0), HasSubstr("4 cards; not applied: 2 other texts"));
  EXPECT_THAT(files.at("pack.yaml"), HasSubstr("id: lists\n"));
}

TEST(ImportTaboos, OtherFilesGetAMessage) {
  const auto read = [](const std::string& text) {
    return testing::message_of([&] { read_taboos(text, "t.json", "taboos"); });
  };
  EXPECT_THAT(read("{}"), HasSubstr("t.json:1: this is no list of taboo lists"));
  EXPECT_THAT(read("[]"), HasSubstr("there is no taboo list in it"));
  EXPECT_THAT(read(R"([{"code": "1"}])"), HasSubstr("a list has no `cards`"));
  EXPECT_THAT(testing::message_of([] { read_taboos("[]", "t.json", "My List"); }),
              HasSubstr("small letters"));
}

}  // namespace
}  // namespace misk::importing
