// The grammar of card texts: every production does what its example says, and does not take its near miss.
#include "import/grammar.hpp"
#include "support.hpp"

namespace misk::importing {
namespace {

using testing::card_of;
using ::testing::HasSubstr;
using ::testing::Not;

PackFiles read_by_grammar(const std::string& kind, const std::string& text) {
  Known known = testing::known();
  known.traits.insert({"cultist", "weapon", "humanoid"});
  known.grammar = &testing::grammar();
  const auto cards = nlohmann::ordered_json::array({testing::card_json(kind, text)});
  return make_pack(read_project(testing::project_of(cards).dump(), "made_up.json"), testing::with_fields(),
                   known);
}

std::string example_of(const std::string& text, std::string& kind) {
  const std::size_t colon = text.find(": ");
  kind = text.substr(0, colon);
  return text.substr(colon + 2);
}

TEST(ImportGrammar, EveryExampleIsUnderstoodAndItsNearMissIsNot) {
  int examples = 0;
  for (const Grammar::Example& each : testing::grammar().examples()) {
    SCOPED_TRACE(each.name);
    std::string kind;
    if (!each.example.empty()) {
      const std::string text = example_of(each.example, kind);
      const ImportedCard card = read_by_grammar(kind, text).report.cards.at(0);
      EXPECT_EQ(card.todo, 0) << each.example << "\n" << (card.reasons.empty() ? "" : card.reasons.front());
      ++examples;
    }
    if (!each.near.empty()) {
      const std::string text = example_of(each.near, kind);
      EXPECT_GT(read_by_grammar(kind, text).report.cards.at(0).todo, 0) << each.near;
    }
  }
  EXPECT_GT(examples, 60);
}

}  // namespace
}  // namespace misk::importing
