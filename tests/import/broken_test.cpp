// Each broken input gets one clear message with the place, the fault, and how to fix it.
#include "import/deck.hpp"
#include "support.hpp"

namespace misk::importing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

enum class As { deck, project, cards };

struct Broken {
  As as;
  const char* text;
  const char* where;  // after the file's name
  const char* what;
  const char* mend;
};

std::string told(const Broken& each) {
  const CardIndex index({{"roland_banks", "Roland Banks", "", "investigator", "core", "Core", "01001", -1},
                         {"machete", "Machete", "", "asset", "core", "Core", "01020", 0}},
                        [](const std::string& id) -> std::string {
                          if (id == "01001" || id == "roland_banks") return "roland_banks";
                          return id == "01020" || id == "machete" ? "machete" : "";
                        },
                        {{"02", "The Dunwich Legacy"}});
  return testing::message_of([&] {
    if (each.as == As::deck) import_deck(each.text, "f", index);
    if (each.as == As::project) make_pack(read_project(each.text, "f"), testing::rules(), testing::known());
    if (each.as == As::cards) make_pack(read_cards(each.text, "f"), testing::rules(), testing::known());
  });
}

TEST(ImportBroken, EachGetsAMessageThatSaysWhatToDo) {
  const std::vector<Broken> cases = {
      // decks
      {As::deck, "", ":1:", "the file is empty", "export the deck again"},
      {As::deck, "<!DOCTYPE html><html><body>Log in</body></html>", ":1:", "a web page, not a deck",
       "save the deck's JSON"},
      {As::deck, "[]", ":1:", "a list, not a deck", "one deck in each file"},
      {As::deck, "{\"slots\": {\"01020\": 1}", ":1:", "ends too early", "is the file complete?"},
      {As::deck, "{\"name\": \"x\",\n \"slots\": {\"01020\": 1}}", ":1:", "no 'investigator_code'",
       "export the deck as JSON again"},
      {As::deck, "{\"investigator_code\": \"01001\"}", ":1:", "no 'slots'", "export"},
      {As::deck, "{\"investigator_code\": \"01001\",\n\"slots\": {\"01020\": \"two\"}}",
       ":2:", "the count of '01020' is the text 'two'", "write"},
      {As::deck, "{\"investigator_code\": \"01001\",\n\n\"slots\": 7}", ":3:", "slots is a single value",
       "a map of cards and counts"},
      {As::deck, "{\"investigator_code\": \"02001\",\n\"slots\": {}}",
       ":1:", "no loaded pack has the investigator '02001'", "it is of The Dunwich Legacy"},
      {As::deck, "{\"investigator_code\": \"01020\", \"slots\": {}}", ":1:", "'Machete' is no investigator",
       "--investigator"},
      {As::deck, "1x Machete\n", ": ", "does not say whose deck it is", "--investigator ID"},
      {As::deck, "Investigator: Roland Bank\n1x Machete\n",
       ":1:", "no loaded pack has the investigator 'Roland Bank'", "did you mean 'Roland Banks'?"},
      {As::deck, "Roland Banks\nA deck without cards\n", ": ", "no card in this list", "a card a line"},
      {As::deck, "<?xml version=\"1.0\"?>\n<deck><section", ":2:", "not well-formed XML",
       "save the deck in OCTGN again"},
      {As::deck,
       "<?xml version=\"1.0\"?><!DOCTYPE deck [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><deck>&b;</deck>",
       ":1:", "entities, which no OCTGN deck does", "save"},
      {As::deck, "<?xml version=\"1.0\"?>\n<pack/>", ":2:", "a 'pack', not an OCTGN deck", "save"},
      {As::deck, "<deck game=\"0\"><section name=\"x\"><card>Machete</card></section></deck>",
       ":1:", "of another game", "Arkham Horror"},
      {As::deck, "<deck><section name=\"x\">\n<card qty=\"many\">Machete</card></section></deck>",
       ":2:", "qty is 'many'", "from 0 to 99"},
      {As::deck, "code,quantity\n01020,lots\n", ":2:", "'01020,lots' is no line of a sealed pool",
       "code,quantity"},
      {As::deck, "name: x\ninvestigator: roland_banks\ncards:\n  machete: 1\n",
       ":1:", "a deck of Miskatonic already", "misk play"},
      {As::deck, "PK\x03\x04", ":1:", "a .zip", "unpack it"},
      {As::deck, "1x Mach\xFF\n", ":1:", "UTF-8", "save"},
      // projects
      {As::project, "", ":1:", "the file is empty", "download it again"},
      {As::project, "<html>", ":1:", "a web page, not JSON", "save the JSON itself"},
      {As::project, "{\"meta\": {},}", ":1:", "unexpected '}'", "a key in double quotes"},
      {As::project, "{\"meta\": {}}", ":1:", "no 'data'", "'meta' and 'data'"},
      {As::project, "{\"data\": [{\"bucket_path\": \"x\"}]}", ":1:", "the index of projects", "bucket_path"},
      {As::project, "{\"data\": \"x\"}", ":1:", "'data' is a single value", "download"},
      {As::project, "{\"data\": {}}", ":1:", "'data' has no 'cards'", "export the project again"},
      {As::project, "{\"data\": {\"cards\": {}}}", ":1:", "'cards' is a map", "export"},
      {As::project, "{\"data\": {\"cards\": []}}", ": ", "there is no card in it", "export it again"},
      {As::project, "[{\"code\": \"1\", \"name\": \"x\"}]", ":1:", "a list, not a fan-made project",
       "misk import arkhamdb-cards f"},
      {As::project, "{\"code\": \"1\", \"name\": \"x\"}", ":1:", "one card, not a fan-made project",
       "arkhamdb-cards"},
      {As::project, "{\"slots\": {}, \"investigator_code\": \"1\", \"meta\": \"\"}",
       ":1:", "no fan-made cards are in it", "misk import arkhamdb-deck f"},
      {As::project, "{\"data\": {\"cards\": [{\"code\": \"1\", \"name\": \"x\"}]}}", ": ",
       "none of its 1 cards can be used: it does not say its type", "type_code"},
      {As::project, "{\"meta\": 1, \"meta\": 2}", ":1:", "duplicate key 'meta'", "keep one"},
      {As::project, "\"x\"", ":1:", "not a fan-made project", "'meta' and 'data'"},
      {As::project, "{\"data\": {\"cards\": [1, null]}}", ": ", "there is no card in it", "export it again"},
      // cards
      {As::cards, "{}", ":1:", "no card of ArkhamDB", "/api/public/cards/PACK"},
      {As::cards, "{\"meta\": {}, \"data\": {}}", ":1:", "a fan-made project, not cards",
       "misk import arkham-build f"},
      {As::cards, "{\"investigator_code\": \"1\", \"slots\": {}}", ":1:", "a deck, not cards",
       "arkhamdb-deck"},
      {As::cards, "[]", ": ", "there is no card in it", "export"},
  };
  EXPECT_GE(cases.size(), 40U);
  for (const Broken& each : cases) {
    const std::string message = told(each);
    EXPECT_THAT(message,
                AllOf(HasSubstr(std::string("f") + each.where), HasSubstr(each.what), HasSubstr(each.mend)))
        << each.text;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
  }
}

TEST(ImportBroken, DeepAndLargeInputsEnd) {
  EXPECT_THAT(told({As::project, std::string(100'000, '[').c_str(), "", "", ""}), HasSubstr("deep"));
  std::string nested;
  for (int i = 0; i < 5000; ++i) nested += "<section>";
  EXPECT_THAT(told({As::deck, ("<deck>" + nested).c_str(), "", "", ""}), HasSubstr("XML"));
  std::string lines = "Roland Banks\n";
  for (int i = 0; i < 3000; ++i) lines += "1x Machete\n";
  EXPECT_THAT(told({As::deck, lines.c_str(), "", "", ""}), HasSubstr("more than 2000 lines"));
}

TEST(ImportBroken, CardsWithTextsThatNoCardHasAreLeftOut) {
  const auto card = [](const std::string& code, const std::string& text) {
    return R"({"code": ")" + code + R"(", "name": "X)" + code + R"(", "type_code": "asset", "text": ")" +
           text + R"("})";
  };
  std::string lines, deep = card("05", std::string(9'000, '['));
  for (int i = 0; i < 200; ++i) lines += "x\\n";
  deep = R"({"code": "04", "name": "X", "type_code": "asset", "customization_options": [{"text_change": ")" +
         std::string(9'000, '<') + R"("}], "linked_card": )" + deep + "}";
  const std::string all = "[" + card("01", "Draw 1 card.") + "," + card("02", std::string(9'000, '[')) + "," +
                          card("03", lines) + "," + deep + "]";
  const PackFiles made = make_pack(read_cards(all, "f"), testing::rules(), testing::known());
  ASSERT_EQ(made.report.cards.size(), 1U);
  ASSERT_EQ(made.report.left_out.size(), 3U);
  EXPECT_EQ(made.report.left_out[0].what, "02");
  EXPECT_EQ(made.report.left_out[0].reason, "'text' has 9000 bytes, and the most is 8000");
  EXPECT_EQ(made.report.left_out[1].reason, "'text' has more than 100 lines or marks");
  EXPECT_EQ(made.report.left_out[2].reason, "'text_change' has 9000 bytes, and the most is 8000");
  EXPECT_THAT(told({As::cards, ("[" + card("02", std::string(9'000, '[')) + "]").c_str(), "", "", ""}),
              HasSubstr("there is no card in it (02: 'text' has 9000 bytes"));
}

}  // namespace
}  // namespace misk::importing
