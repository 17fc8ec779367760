// Decks of the community, in all their forms.
#include "import/deck.hpp"
#include "target.hpp"

namespace misk::fuzz {
namespace {

importing::CardIndex cards() {
  std::vector<importing::CardInfo> all;
  for (int i = 1; i < 60; ++i) {
    importing::CardInfo card;
    card.code = std::to_string(1000 + i);
    card.id = "made_up:" + card.code;
    card.name = "Lamp " + std::to_string(i % 7);
    card.type = i < 6 ? "investigator" : "asset";
    card.pack = "made_up";
    card.level = i % 6;
    all.push_back(card);
  }
  return {all, [](const std::string& id) { return id.size() == 4 ? "made_up:" + id : std::string(); }};
}

}  // namespace

void stand(std::string_view input) {
  static const importing::CardIndex index = cards();
  may_refuse([&] {
    const importing::DeckImport deck = importing::import_deck(input, "deck.txt", index);
    deck.summary();
    content::parse_deck(deck.to_yaml(), "deck.yaml");
  });
}

}  // namespace misk::fuzz
