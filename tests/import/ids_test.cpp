// The ids of imported cards: decks, saves and tests name them, so they must not depend on what else is
// imported.
#include <algorithm>

#include "support.hpp"

namespace misk::importing {
namespace {

using nlohmann::ordered_json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

ordered_json card(const char* code, const char* name, int level = 0) {
  ordered_json out = testing::card_json("asset", "");
  out["code"] = code;
  out["name"] = name;
  out["xp"] = level;
  return out;
}

PackFiles pack_of(const std::vector<ordered_json>& cards, const Known& known = testing::known()) {
  return make_pack(read_cards(ordered_json(cards).dump(), "cards.json"), testing::rules(), known);
}

/// The files of the cards, in the data's order.
std::vector<std::string> files_of(const PackFiles& pack) {
  std::vector<std::string> out;
  for (const ImportedCard& each : pack.report.cards)
    out.push_back(each.file.substr(each.file.rfind('/') + 1));
  return out;
}

std::string text_of(const PackFiles& pack, const std::string& ending) {
  for (const auto& [path, text] : pack.files)
    if (path.ends_with(ending)) return text;
  ADD_FAILURE() << "no file " << ending;
  return "";
}

TEST(ImportIds, OfAPublishedCardDependOnThatCardAlone) {
  const ordered_json lamp = card("90101", "Old Lamp"), better = card("90102", "Old Lamp", 2),
                     same = card("90103a", "Old Lamp"), rope = card("90104", "Rope");
  EXPECT_THAT(
      files_of(pack_of({lamp, better, same, rope})),
      ElementsAre("old_lamp_90101.lua", "old_lamp_90102.lua", "old_lamp_90103a.lua", "rope_90104.lua"));
  EXPECT_THAT(
      files_of(pack_of({rope, same, better, lamp})),
      ElementsAre("rope_90104.lua", "old_lamp_90103a.lua", "old_lamp_90102.lua", "old_lamp_90101.lua"));
  for (const ordered_json& each : {lamp, better, same, rope}) {
    const std::string code = each.at("code");
    EXPECT_THAT(files_of(pack_of({each})).front(), HasSubstr("_" + code + ".lua"));
  }
}

TEST(ImportIds, OfALocationAreThoseOfItsSidesToo) {
  ordered_json hall = testing::card_json("location", "");
  hall["code"] = "90105";
  hall["name"] = "Night Hall";
  hall["back_name"] = "Dark Hall";
  hall["double_sided"] = true;
  const PackFiles pack = pack_of({hall});
  EXPECT_THAT(text_of(pack, "/night_hall_90105_unrevealed.lua"), HasSubstr(":night_hall_90105\""));
}

TEST(ImportIds, OfAProjectAreTitlesSinceItsCodesSayNothing) {
  ordered_json cards = ordered_json::array({card("90101", "Old Lamp"), card("0f8fad5b", "Rope")});
  EXPECT_THAT(files_of(testing::pack_of(cards)), ElementsAre("old_lamp.lua", "rope.lua"));
}

// Whoever imported before ids had codes has decks and saves with those ids.
TEST(ImportIds, OfAnEarlierImportStayAndTheNewOneFindsTheCardToo) {
  Known known = testing::known();
  known.ids = {{"90102", "old_lamp_2"}, {"90104", "rope"}, {"x7", "old_lamp"}};
  const PackFiles pack =
      pack_of({card("90101", "Old Lamp"), card("90102", "Old Lamp", 2), card("90104", "Rope")}, known);
  EXPECT_THAT(files_of(pack), ElementsAre("old_lamp_90101.lua", "old_lamp_2.lua", "rope.lua"));
  EXPECT_THAT(text_of(pack, "/old_lamp_2.lua"), HasSubstr("codes = { \"90102\", \"old_lamp_90102\" }"));
  EXPECT_THAT(text_of(pack, "/old_lamp_90101.lua"), HasSubstr("code = \"90101\""));
  EXPECT_THAT(
      pack.report.notes,
      ::testing::Contains(HasSubstr("2 cards keep the ids of an earlier import, for decks and saves")));
}

}  // namespace
}  // namespace misk::importing
