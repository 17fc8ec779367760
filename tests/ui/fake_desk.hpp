// A made-up campaign: two players, one dead figure, and something to buy.
#pragma once
#include <string>
#include <vector>

#include "fake_source.hpp"
#include "screens/campaign_page.hpp"

namespace misk::ui::test {

class FakeDesk : public CampaignDesk {
 public:
  FakeDesk() {
    seen.title = "The Night of the Long Names";
    seen.subtitle = "standard";
    seen.next = "The Second Night";
    seen.story = {{"The First Night",
                   "R2",
                   "The house burned down to its last beam, and nobody says how the fire began.",
                   {"Jacqueline Fine: 5 points"},
                   {}}};
    seen.log = {{"Notes", "", "", {"The house burned down", "Somebody got away"}, {}},
                {"Who got away", "", "", {}, {{"cards:stranger", "The Stranger", 1}}},
                {"Bag", "", "", {"+1 0 0 -1 -1 -2 [skull] [skull] [star]"}, {}}};
    for (int i = 0; i < 2; ++i) {
      game::CampaignView::Person person;
      person.id = "cards:who_" + std::to_string(i + 1);
      person.name = i == 0 ? "Jacqueline Fine" : "Ashcan Pete";
      person.note = i == 0 ? "player 1, plays, leads" : "player 2, plays";
      person.facts = {{"Points", "3"}, {"Physical wounds", "1"}};
      person.lists = {{"Earned", "", "", {}, {{"cards:lita", "Lita Chantler", 1}}}, {"Deck", "", "", {}, {}}};
      for (int n = 0; n < 28; ++n)
        person.lists[1].cards.push_back(
            {"cards:card_" + std::to_string(n), "Card of a longer name " + std::to_string(n), 1 + n % 2});
      seen.people.push_back(person);
    }
    seen.people.push_back(seen.people[0]);
    seen.people[2].name = "Agnes Baker";
    seen.people[2].note = "player 2, killed";
    seen.people[2].plays = false;
  }

  game::CampaignView view() override { return seen; }
  std::vector<game::CampaignChoice> choices(const game::Plain& action) override {
    using game::Plain;
    std::vector<game::CampaignChoice> out;
    const auto add = [&](const std::string& text, const char* kind, const Plain& what, bool more = false,
                         const std::string& card = "") {
      out.push_back({text, kind, what, more, false, "", card});
    };
    if (over()) return out;
    if (action.is_null()) {
      if (vacant) {
        add("Player 2: choose somebody new", "needed", {{"act", "replace"}}, true);
      } else {
        add("Go on: The Second Night", "go_on", {{"act", "go_on"}});
      }
      add("Jacqueline Fine: buy a card", "improve", {{"act", "buy"}}, true);
      add("Jacqueline Fine: take a companion of a very long name into the deck, where there is room for her",
          "improve", {{"act", "include"}}, false, "cards:lita");
      add("Ashcan Pete leaves the campaign", "other", {{"act", "leave"}});
      out.back().avatar = "cards:who_2";
    } else if (action.at("act") == "replace") {
      out.push_back({"Wendy Adams",
                     "needed",
                     {{"act", "replace"}, {"who", "wendy"}},
                     false,
                     true,
                     "cards:wendy",
                     "cards:wendy"});
    } else if (!action.contains("level")) {
      for (int i = 0; i < 3; ++i)
        add("Level " + std::to_string(i), "improve", {{"act", "buy"}, {"level", i}}, true);
    } else if (!action.contains("card")) {
      for (int i = 0; i < 60; ++i) {
        Plain with = action;
        with["card"] = "cards:new_" + std::to_string(i);
        add("New card " + std::to_string(i) + ": 1 point", "improve", with, true, with["card"]);
      }
    } else {
      for (int i = 0; i < 20; ++i) {
        Plain with = action;
        with["remove"] = i;
        add("in place of Card " + std::to_string(i), "improve", with);
      }
    }
    return out;
  }
  std::string act(game::Plain action, const DeckInfo* deck) override {
    if (action.value("remove", -1) == 3) return "Card 3 is a weakness and stays in the deck";
    if (deck) action["deck"] = deck->name;
    done.push_back(action.dump());
    if (action.at("act") == "replace") vacant = false;
    if (action.at("act") == "go_on") ready = true;
    seen.waits = vacant ? "player 2 chooses somebody new first" : "";
    return "";
  }
  bool plays() override { return ready; }
  FacePtr face(const std::string& card) override {
    return card == "cards:unknown" ? nullptr : FakeSource::face_of("Face of " + card, Shape::card);
  }
  std::vector<DeckInfo> decks(const std::string&) override {
    return {{"Starter deck", "packs/deck.yaml", "name: x", 33, {}, ""},
            {"Broken deck", "decks/broken.yaml", "", 29, {}, "decks/broken.yaml:4: no card 'bazooka'"}};
  }
  DeckInfo read_deck(const std::string& avatar, const std::string& file) override {
    return FakeSource().read_deck("cards", avatar, file);
  }

  bool over() const { return !seen.ending.empty(); }
  void make_vacant() {
    vacant = true;
    seen.waits = "player 2 chooses somebody new first";
  }
  void end() {
    seen.ending = "lost: nobody is left to choose";
    seen.next.clear();
  }

  game::CampaignView seen;
  std::vector<std::string> done;  // actions, as text
  bool vacant = false, ready = false;
};

}  // namespace misk::ui::test
