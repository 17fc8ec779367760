// Made-up data for a start screen: three games, one of which has no scenario.
#pragma once
#include <map>

#include "screens/start_data.hpp"

namespace misk::ui::test {

class FakeSource : public StartSource {
 public:
  FakeSource() {
    games_["cards"] = game_of("cards", 4, 5, Shape::card, true);
    games_["dice"] = game_of("dice", 8, 16, Shape::wide, false);
    games_["empty"] = GameInfo{};
    games_["empty"].id = "empty";
  }

  static FacePtr face_of(const std::string& name, Shape shape) {
    Face face;
    face.shape = shape;
    face.title = name;
    face.subtitle = "The Made-up";
    face.traits = "Scholar. Sorcerer.";
    face.text = {
        "**Reaction:** after you defeat an enemy, discover 1 clue at your location. Once a round, and only "
        "when "
        "there is one.",
        "You get +1 [combat] while you have no cards in your hand."};
    face.stats = {{"health", "7", false}, {"sanity", "7", false}};
    return std::make_shared<const Face>(face);
  }

  static GameInfo game_of(const std::string& id, int most, int avatars, Shape shape, bool decks) {
    GameInfo info;
    info.id = id;
    info.decks = decks;
    info.bots = {"random", "greedy"};
    ScenarioInfo scenario{"night", "The Night of the Long Name", "base", {}};
    scenario.choices.most_players = most;
    scenario.choices.options = {
        {"difficulty",
         "Difficulty",
         {{"easy", "Easy"}, {"standard", "Standard"}, {"hard", "Hard"}},
         "standard"},
        {"lead", "Lead investigator", {{"", "First seat"}, {"random", "At random"}}, ""}};
    info.scenarios.push_back(scenario);
    scenario.id = "day";
    scenario.name = "A Day";
    info.scenarios.push_back(scenario);
    if (decks) {
      scenario.id = "nights";
      scenario.name = "Many Nights";
      scenario.campaign = true;
      info.scenarios.push_back(scenario);
    }
    for (int i = 0; i < avatars; ++i) {
      const std::string name = "Jacqueline Fine " + std::to_string(i + 1);
      AvatarInfo avatar{"who_" + std::to_string(i + 1), name, face_of(name, shape), {}};
      if (decks) {
        DeckInfo deck{"Starter deck", "packs/deck.yaml", "name: x", 33, {}, ""};
        for (int n = 0; n < 25; ++n) deck.cards.push_back("2 \xC3\x97 Card number " + std::to_string(n));
        avatar.decks = {deck, deck};
        avatar.decks[1].name = "Another deck";
        avatar.decks[1].file = "decks/other.yaml";
        avatar.decks[1].text = "";
      }
      info.avatars.push_back(avatar);
    }
    return info;
  }

  std::vector<GameHead> games() override {
    return {{"cards", "A Game of Cards: The Card Game", "With cards.", {}},
            {"dice", "A Game of Dice", "With dice.", {}},
            {"empty", "Nothing to Play", "Rules alone.", {"Its Base Set"}}};
  }
  const GameInfo& game(const std::string& id) override { return games_.at(id); }
  std::vector<SaveInfo> saves() override { return saved; }
  DeckInfo read_deck(const std::string&, const std::string&, const std::string& file) override {
    DeckInfo deck{"own", file, "", 30, {"30 \xC3\x97 Lamp"}, ""};
    if (file != "good.yaml") deck.problem = file + ": there is no such file";
    return deck;
  }
  std::string new_save_name(const std::string& scenario) override { return scenario + "-1"; }
  std::string save_path(const std::string& name, std::string& problem) override {
    if (name == "taken") problem = "there is a save 'taken' already; give it another name";
    return name == "taken" ? "" : "saves/" + name + ".misk";
  }
  std::string campaign_path(const std::string& name, std::string&) override {
    return "saves/" + name + ".yaml";
  }
  FacePtr card_face(const std::string&, const std::string& id) override { return face_of(id, Shape::card); }

  static std::vector<SaveInfo> some_saves(int n) {
    std::vector<SaveInfo> out;
    for (int i = 0; i < n; ++i) {
      SaveInfo save;
      save.file = "saves/" + std::to_string(i) + ".misk";
      save.name = "night-2025-03-0" + std::to_string(i);
      save.game = "A Game of Cards";
      save.scenario = "The Night";
      save.date = "2025-03-02 14:05";
      save.seats = {"Jacqueline Fine", "Ashcan Pete"};
      save.answers = 41;
      save.seed = 77;
      if (i == 1) save.note = "the pack 'base' is 0.2.0, the save was made with 0.1.0";
      if (i == 2) {
        save = SaveInfo{};
        save.file = "saves/2.misk";
        save.name = "broken";
        save.date = "2025-03-02 14:05";
        save.broken =
            "saves/2.misk:1: this is no save of misk; give a file that `misk play --save FILE` has written";
      }
      out.push_back(save);
    }
    return out;
  }

  std::vector<SaveInfo> saved;

 private:
  std::map<std::string, GameInfo> games_;
};

}  // namespace misk::ui::test
