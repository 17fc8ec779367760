// The page between the scenarios of a campaign, and after its end: its history, the players, and the possible
// actions.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "campaign/view.hpp"
#include "screens/page.hpp"
#include "screens/start_data.hpp"

namespace misk::ui {

/// The campaign, as the page sees it.
class CampaignDesk {
 public:
  virtual ~CampaignDesk() = default;
  virtual game::CampaignView view() = 0;
  /// The possible actions. Given the action of a choice with further steps, those steps.
  virtual std::vector<game::CampaignChoice> choices(const game::Plain& action) = 0;
  /// Carries out an action, with a deck if it needs one. Returns "" or the reason of refusal.
  virtual std::string act(game::Plain action, const DeckInfo* deck) = 0;
  /// True if a scenario must be played now.
  virtual bool plays() = 0;
  /// The face of a card; null if unknown.
  virtual FacePtr face(const std::string& card) = 0;
  virtual std::vector<DeckInfo> decks(const std::string& avatar) = 0;
  /// A deck of the player's own; see StartSource::read_deck().
  virtual DeckInfo read_deck(const std::string& avatar, const std::string& file) = 0;
};

/// Wishes: go_on (play the scenario), menu, settings, quit. The actions are listed at act().
class CampaignPage : public PageScreen {
 public:
  /// The desk must outlive the page, and so must `presentation`, used to draw cards; it may be null.
  explicit CampaignPage(CampaignDesk& desk, const Presentation* presentation = nullptr);
  const Presentation* presentation() const override { return presentation_; }
  /// Shows why an action failed.
  void say(std::string text) { notice_ = std::move(text); }

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;
  std::string* typed(const Action& action) override;
  void typed_into(const Action& action) override;

 private:
  /// A list to choose from. The first step lists all actions.
  struct Step {
    std::string title;
    std::vector<game::CampaignChoice> choices;
    Scroll scroll = {};
  };
  /// A new player must choose a deck.
  struct DeckStep {
    game::CampaignChoice choice;
    std::vector<DeckInfo> decks;
    std::string file;
    DeckInfo own;
    Scroll scroll = {};
  };

  void look();
  void choose(std::size_t at);
  void finish(const game::Plain& action, const DeckInfo* deck);
  void step_back();
  std::string told(const std::string& text) const;
  const game::CampaignChoice* way_on() const;
  /// The card of the log under the pointer.
  std::string card_of_log() const;

  void draw_head(Canvas& canvas, Rect& rest);
  void draw_doing(Canvas& canvas, Rect box);
  void draw_ending(Canvas& canvas, Rect box);
  void draw_foot(Canvas& canvas, Rect& rest);
  void draw_step_head(Canvas& canvas, Rect& rest, const std::string& title);
  void draw_step(Canvas& canvas, Rect box);
  void draw_decks(Canvas& canvas, Rect box);
  void draw_choice(Canvas& canvas, Rect& rest, std::size_t at);
  void draw_people(Canvas& canvas, Rect box);
  void draw_person(Canvas& canvas, Rect box, const game::CampaignView::Person& person);
  void draw_story(Canvas& canvas, Rect box);
  bool draw_card(Canvas& canvas, Rect box);
  void draw_cards(Canvas& canvas, Rect& rest, const std::vector<game::CampaignView::Card>& cards, int list);
  /// Draws an entry of a list, as high as its text.
  void draw_row(Canvas& canvas, Rect& rest, const std::string& text, const Action& action, bool stands_out,
                const std::string& mark, const std::string& tip, bool enabled = true);

  CampaignDesk& desk_;
  const Presentation* presentation_;
  game::CampaignView view_;
  bool plays_ = false;
  std::vector<Step> steps_;
  std::optional<DeckStep> deck_;
  std::size_t person_ = 0;
  std::string notice_, done_;
  std::string looked_;  // the card under the pointer in this screen frame
  Scroll ending_scroll_, person_scroll_, story_scroll_;
};

}  // namespace misk::ui
