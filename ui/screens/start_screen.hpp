// The start screen: choose a game, a scenario and players, or resume a game.
#pragma once
#include <map>
#include <random>
#include <string>
#include <vector>

#include "screens/packs_page.hpp"
#include "screens/page.hpp"
#include "screens/start_data.hpp"
#include "table/settings.hpp"

namespace misk::ui {

/// Wishes: start, resume, settings, pack_settings, decks, quit. The actions are listed at act().
class StartScreen : public PageScreen {
 public:
  /// Both must outlive the screen. `source` must know the changes that `packs` makes.
  StartScreen(StartSource& source, PackShelf& packs);

  const Presentation* presentation() const override;
  /// Looks for saves again.
  void shown() override;
  /// Shows why a game could not be made.
  void say(std::string text) { notice_ = std::move(text); }

  /// The set-up of the present choices.
  game::Setup setup() const;

 protected:
  void draw(Canvas& canvas) override;
  void act(const Action& action) override;
  void leave() override;
  std::string* typed(const Action& action) override;
  void typed_into(const Action& action) override;
  void pointed(const Action& action) override;

 private:
  enum class Page : std::uint8_t { fresh, resume, packs, statistics };
  struct Seat {
    std::string avatar;
    int deck = 0;  // index in its decks; -1: the deck from `file`
    std::string file;
    DeckInfo own;
    std::string bot = {};  // "": a person plays
  };

  void draw_head(Canvas& canvas, Rect& rest);
  void draw_new(Canvas& canvas, Rect rest);
  void draw_choices(Canvas& canvas, Rect box);
  void draw_games(Canvas& canvas, Rect& rest);
  void draw_options(Canvas& canvas, Rect& rest);
  void draw_begin(Canvas& canvas, Rect& rest);
  void draw_first(Canvas& canvas, Rect& rest);
  void begin_lesson(const std::string& id);
  void draw_people(Canvas& canvas, Rect box);
  void draw_seats(Canvas& canvas, Rect& rest);
  void draw_person(Canvas& canvas, Rect box);
  void draw_player(Canvas& canvas, Rect& rest, const AvatarInfo& avatar);
  void step_bot(const std::string& avatar, int by);
  void draw_deck(Canvas& canvas, Rect& rest, const AvatarInfo& avatar);
  void draw_resume(Canvas& canvas, Rect rest);
  /// Draws a label. Returns the room for its value, next to it or below.
  Rect labelled(Canvas& canvas, Rect& rest, const std::string& label) const;

  void choose_game(const std::string& id);
  void choose_scenario(const std::string& id);
  void toggle(const std::string& avatar);
  void add_random();
  void step_option(const std::string& name, int by);
  void step_deck(int by);
  void packs_changed();
  void decks_changed();
  void wish_for_decks(bool change);
  void begin();

  const GameInfo& info() { return source_.game(game_); }
  const ScenarioInfo* scenario() const;
  const AvatarInfo* avatar(const std::string& id) const;
  int seat_of(const std::string& avatar) const;
  int most_players() const;
  std::string value_of(const game::SetupOption& option) const;
  /// Why the game cannot begin; "" if it can.
  std::string obstacle() const;

  StartSource& source_;
  PacksPage packs_;
  StatisticsPage statistics_;
  Page page_ = Page::fresh;
  std::string game_, scenario_, looked_, notice_;
  std::map<std::string, std::string> options_;  // those that differ from the default
  std::vector<Seat> seats_;
  std::string seed_, save_, offered_;
  std::vector<SaveInfo> saves_;
  Scroll choices_scroll_, people_scroll_, person_scroll_, resume_scroll_;
  std::mt19937_64 chance_{std::random_device{}()};
};

}  // namespace misk::ui
