// The table screen: a seat's view of a game, its open question, and everything a person can do about it.
//
// Reading order: playing.hpp (the game), presentation.hpp (the look that the game's scripts ask for), this
// file, then table_build.cpp (regions), table_column.cpp (regions below each other), table_graph.cpp and
// table_docks.cpp (places), table_panels.cpp (bars, prompt, log, the large card), table_seats.cpp,
// table_time.cpp, table_dialogs.cpp, table_rules.cpp, table_lesson.cpp, table_beats.cpp (what is shown before
// the next question), table_input.cpp.
#pragma once
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/lesson.hpp"
#include "scene/canvas.hpp"
#include "scene/scene.hpp"
#include "table/arrange.hpp"
#include "table/beat_look.hpp"
#include "table/playing.hpp"
#include "table/presentation.hpp"
#include "table/rules_reader.hpp"
#include "table/settings.hpp"
#include "table/wish.hpp"

namespace misk::ui {

/// Cards narrower than this, in design units, show their name and numbers only.
inline constexpr float kReadable = 108;

class TableScreen : public Screen {
 public:
  /// `playing` must outlive the screen. Faults of the game's table scripts are shown, not thrown.
  TableScreen(Playing& playing, const Settings& settings);

  void build(Scene& scene, const Metrics& metrics) override;
  bool input(const Input& input, const Metrics& metrics) override;
  bool tick(double now) override;
  bool moving() const override;
  const Wish* wish() override;
  std::vector<std::string> sounds() override;
  game::Game* inspected() override { return &playing_.game(); }
  Playing* played() override { return &playing_; }

  // For tests and the owner of the screen.
  Playing& playing() { return playing_; }
  const Presentation& presentation() const { return presentation_; }
  const game::SeatView& view();
  /// Carries out an action. False for an unknown verb, or if it is impossible now.
  bool act(const Action& action);
  void set_settings(const Settings& settings);
  /// The place to click for an option of the open question: its button, or else its piece. Null if it is not
  /// visible (it may be in the list of all options, on another page).
  const Hit* shown(const Scene& scene, std::int32_t option) const;
  const std::map<std::uint16_t, Rect>& placed() const { return placed_; }
  /// True while a field has the keyboard.
  bool typing() const { return typing_ > 0; }
  /// The face of a visible thing; null for any other.
  FacePtr face(std::uint16_t id);
  const std::vector<SeatStrip>& strips() const { return table_.seats; }
  /// The beat that is shown instead of the question; null if none.
  const game::Beat* beat();
  /// True if a bot of the set-up is asked and nobody looks at an earlier position meanwhile.
  bool lets_bots_play() const {
    return playing_.bot_is_asked() && dialog_ != Dialog::timeline && dialog_ != Dialog::points;
  }
  /// The message shown for a moment: "Taken back", a problem.
  const std::string& notice() const { return notice_; }
  void tell(const std::string& text);
  enum class Dialog : std::uint8_t {
    none,
    options,  // all options of the question
    order,    // the order of chosen things
    menu,     // options of one thing
    timeline,
    points,
    skips,
    why,
    bag,  // pools, enlarged
    odds,
    curtain,
    main_menu,
    help,
    log,
    rules
  };
  Dialog dialog() const { return dialog_; }

 private:
  using Id = std::uint16_t;
  struct Slot {  // a region and its rectangle
    const Region* region;
    Rect rect;
  };
  struct PieceLook {
    bool small = false;
    bool hand = false;
  };

  // table_screen.cpp
  void refresh();
  void present(const game::SeatView& view, bool first);
  float flown() const;
  FacePtr face_of(const game::ThingView& thing);
  std::string picture_of(const std::string& definition) const;
  void listen(const game::SeatView& before);
  const Marks& marks_of(const game::ThingView& thing);
  std::vector<const game::OptionView*> options_of(Id id) const;
  const game::OptionView* option(std::int32_t index) const;
  std::string short_text(const game::OptionView& option) const;
  std::string tip_of(const game::OptionView& option) const;
  void take_choice();
  bool multiple() const;
  bool offers() const;
  bool is_chosen(std::int32_t index) const;
  bool is_avatar(Id id) const;
  bool lies_in(const game::ThingView& thing, const std::vector<std::string>& zones) const;
  bool choose(std::int32_t index);
  bool confirm();
  bool pass();
  bool give(std::vector<std::int32_t> choices);
  void sound(const std::string& name) {
    if (!name.empty()) sounds_.push_back(name);
  }
  void open(Dialog dialog);

  // table_build.cpp
  struct Frame_ {  // rectangles of the window's constant parts
    Rect bar, left, top, board, focus, seats, play, hand, prompt, stack, log;
  };
  static float side_width(const Metrics& metrics);
  Frame_ frame(const Canvas& canvas) const;
  std::vector<const Region*> shown_in(Area area) const;
  void build_regions(Canvas& canvas, Area area, const Rect& rect);
  float fixed_height(const Canvas& canvas, const Region& region) const;
  float lines_width(const Canvas& canvas, const std::vector<std::string>& lines, float height) const;
  float card_width(const Canvas& canvas, const Region& region, Shape shape, float height) const;
  float wanted_width(const Canvas& canvas, const Region& region, float height);
  float wanted_height(const Canvas& canvas, const Region& region, float width);
  bool empty_region(const Region& region) const;
  std::vector<Id> cards_of(const Region& region) const;
  std::vector<const game::ZoneView*> zones_of(const Region& region) const;
  int hidden_count(const Region& region) const;
  const Content* content_of(const Region& region) const;
  std::string title_of(const Region& region) const;
  float title_height(const Canvas& canvas, const Region& region, float width) const;
  Rect region_head(Canvas& canvas, const Region& region, Rect rect);
  void build_region(Canvas& canvas, const Region& region, Rect rect);
  void build_cards(Canvas& canvas, const Region& region, const Rect& rect);
  void build_pile(Canvas& canvas, const Region& region, const Rect& rect);
  void list_piles(Canvas& canvas, const std::vector<const game::ZoneView*>& piles, const Rect& rect);
  float under_pile(Canvas& canvas, const game::ZoneView& zone, float width, Rect* place);
  void build_pool(Canvas& canvas, const Region& region, const Rect& rect);
  std::vector<Rect> chip_cells(const Canvas& canvas, const std::vector<Content::Chip>& chips,
                               const Rect& rect, bool track) const;
  float chips_height(const Canvas& canvas, const Region& region, float width) const;
  void build_chips(Canvas& canvas, const std::vector<Content::Chip>& chips, const Rect& rect, bool track);

  float build_lines(Canvas& canvas, const std::vector<std::string>& lines, const Rect& rect);
  void put(Canvas& canvas, Id id, const Rect& rect, const PieceLook& look);
  void put_attached(Canvas& canvas, const Region& region, Id id, const Rect& rect, const PieceLook& look);
  float size_of(const Canvas& canvas, const Region& region) const;

  // table_play.cpp
  struct Column {  // regions below each other
    std::vector<const Region*> regions;
    float width = 0;
    bool is_short = false;
  };
  bool is_short(const Region& region);
  float overlapped_width(const Canvas& canvas, const Region& region, float height);
  std::vector<Column> columns_of(const Canvas& canvas, const Rect& rect);
  void overlap_cards(const Canvas& canvas, std::vector<Column>& columns, const Rect& rect);
  Metrics letters_of_play(Canvas& canvas, const Rect& rect);
  void build_play(Canvas& window, const Rect& rect);

  // table_column.cpp
  Give gives(const Canvas& canvas, const Region& region);
  std::vector<float> stacked_heights(const Canvas& canvas, const std::vector<const Region*>& shown,
                                     float width, float room);
  Metrics letters_for(Canvas& canvas, const std::vector<const Region*>& shown, const Rect& rect);
  Canvas with_metrics(Canvas& canvas, const Metrics& metrics) const;
  void build_left(Canvas& window, const Rect& rect);
  void build_column(Canvas& canvas, Area area, Rect rect);
  Rect cut_focus(const Canvas& canvas, Rect& log);
  void build_focus(Canvas& canvas, const Rect& rect);
  Rect zoom_box(const Canvas& canvas, const Frame_& f, Id card) const;

  // table_graph.cpp
  void build_graph(Canvas& canvas, const Region& region, const Rect& rect);
  void build_grounds(Canvas& canvas, const Region& region, const Rect& inner, float width, float height);

  // table_docks.cpp
  struct Standing {
    Id id = 0, with = 0;
  };
  struct Gathered {  // what stands at one place
    std::vector<Standing> pawns, cards;
  };
  bool is_pawn(const game::ThingView& thing);
  std::vector<Gathered> groups_at(const Region& region, const std::vector<Id>& places);
  struct Dock {  // the room for what stands beside a place
    Rect box;
    std::size_t lines = 1;
  };
  Dock dock_for(Canvas& canvas, const Region& region, const std::vector<float>& aspects, float height,
                const Rect& plate, const std::vector<Rect>& taken, const Rect& board);
  void build_docks(Canvas& canvas, const Region& region, const std::vector<Gathered>& groups,
                   const std::vector<Rect>& plates, const Rect& board, float zoom);
  void stand(Canvas& canvas, Id id, const Rect& rect, bool pawn, bool main);
  Colour seat_colour(Id avatar);

  // table_panels.cpp
  void remember(const Scene& scene);
  void build_bar(Canvas& canvas, Rect rect);
  void build_prompt(Canvas& canvas, Rect rect);
  struct Choice {
    const game::OptionView* option;
    float width;  // of its button
  };
  std::vector<Choice> with_buttons(const Canvas& canvas, const std::vector<Choice>& all, float gap,
                                   float room);
  void build_choices(Canvas& canvas, Rect& row, float gap, float room);
  void build_answers(Canvas& canvas, Rect& row, float gap);
  void build_count(Canvas& canvas, const Rect& piece, int count, float size);
  void build_chart(Canvas& canvas, const game::FrameView& frame, Rect rect);
  void build_stack(Canvas& canvas, Rect rect);
  void build_log(Canvas& canvas, Rect rect, bool whole);
  void build_zoom(Canvas& canvas, Id id, Rect rect);
  const std::vector<std::string>& told_of(const game::ThingView& thing);
  void build_notice(Canvas& canvas, const Rect& board);
  std::vector<const game::FrameView*> stack_rows() const;
  float stack_row_height(const Canvas& canvas, const std::string& text, float width) const;
  float stack_height(const Canvas& canvas, float width) const;

  // table_seats.cpp
  float seats_height(const Canvas& canvas) const;
  const SeatStrip* strip_of(const game::SeatInfo& seat) const;
  std::string whereabouts(const SeatStrip& strip) const;
  void build_whereabouts(Canvas& canvas, Rect row, const SeatStrip& strip);
  void build_seat(Canvas& canvas, std::size_t i, const Rect& box);
  void build_seats(Canvas& canvas, const Rect& rect);

  // table_time.cpp
  void build_timeline(Canvas& canvas);
  void build_moments(Canvas& canvas, Rect box);

  // table_dialogs.cpp
  void build_dialog(Canvas& canvas);
  /// The viewer of the log: the shown seat if a curtain hides seats from each other, otherwise the whole
  /// table.
  std::uint8_t log_viewer() const {
    return settings_.hot_seat ? static_cast<std::uint8_t>(view_.seat) : game::kWholeTable;
  }
  Rect dialog_box(Canvas& canvas, float width, float height, const std::string& title);
  void build_options(Canvas& canvas);
  void build_order(Canvas& canvas);
  void build_menu(Canvas& canvas);
  void build_points(Canvas& canvas);
  void build_skips(Canvas& canvas);
  struct DialogLine {
    std::string text, cite;  // cite: "" for none
  };
  void build_lines_dialog(Canvas& canvas, const std::string& title, const std::vector<DialogLine>& lines,
                          const std::string& none);
  void build_bag(Canvas& canvas);
  void build_curtain(Canvas& canvas);
  void build_main_menu(Canvas& canvas);
  void build_help(Canvas& canvas);

  // table_rules.cpp
  RulesReader& reader();
  Action opens(const std::string& citation);
  void build_cite(Canvas& canvas, const Rect& rect, const std::string& citation, float size, Colour ink,
                  Align align = Align::left);
  bool open_rules(const std::string& what);
  void build_rules(Canvas& canvas);
  void build_why(Canvas& canvas);
  void explain_words(const Face& face, std::vector<std::string>& lines);

  // table_lesson.cpp
  const game::LessonStep* lesson_step();
  bool act_in_lesson(const Action& action);
  void build_lesson_frames(Canvas& canvas, const game::LessonStep& step);
  void build_lesson(Canvas& canvas, Rect board, float lowest);

  // table_beats.cpp
  void take_beats();
  void begin_beat();
  void leave_beat();
  bool next_beat(bool all);
  void join_beats();
  double beat_age() const;
  double beat_length() const;
  bool beat_moves() const;
  bool beat_over() const;
  bool too_soon() const;
  void build_beat(Canvas& canvas, const Frame_& f);
  void build_band(Canvas& canvas, const Rect& board);
  Rect free_band(const Canvas& canvas, const Rect& board, Rect band) const;
  void build_shown_cards(Canvas& canvas, const Rect& board);
  void build_sum(Canvas& canvas, const Rect& board);
  void build_dice(Canvas& canvas, const Rect& row, float age);
  void build_stamp(Canvas& canvas, const Rect& row, float age);
  void build_parts(Canvas& canvas, const Rect& row, float age);
  void build_changes(Canvas& canvas);
  bool has_fallen() const;
  void build_gone(Canvas& canvas);

  // table_input.cpp
  bool key(const Input& input);
  bool pointer_moved(Point at);
  bool released(Point at);
  bool drop(Id dragged, Point at);
  void walk(int step);
  void walk_towards(float dx, float dy);

  Playing& playing_;
  Settings settings_;
  Presentation presentation_;
  std::string presentation_problem_;

  // The view, and the version it was made from.
  std::uint64_t seen_version_ = 0, laid_out_ = 0;
  int asked_ = -1;      // the player whose view it is
  int shown_seat_ = 0;  // the seat whose play area and hand are shown
  bool pinned_seat_ = false;
  game::SeatView view_;
  TableView table_;
  std::map<const nlohmann::json*, FacePtr> faces_;
  std::vector<std::shared_ptr<const nlohmann::json>> faces_kept_;
  std::map<Id, Marks> marks_;
  std::vector<std::string> problems_;
  std::map<Id, Rect> placed_, placed_before_;
  Rect band_;  // the headline of the shown beat
  std::map<Id, std::vector<std::int32_t>> options_by_piece_;

  // What the game says of the things that are ticked: the word on the button, a line, and regions that
  // replace those of the view.
  std::string choice_verb_, choice_line_;
  std::map<std::string, Content> choice_regions_;

  // The person's present input.
  std::vector<std::int32_t> chosen_;
  int amount_ = 0;
  int page_ = 0;
  Dialog dialog_ = Dialog::none;
  bool aside_ = false;  // the dialog is moved out of the way
  Id menu_of_ = 0;
  Point pointer_{-1, -1};
  Id hovered_ = 0, zoomed_ = 0;
  bool stack_open_ = false;  // the whole stack is shown, and not only what happens now
  std::size_t lifted_ = 0;   // the scene's item of the raised card; 0: none
  std::string tip_;
  // The cached text about the large card.
  Id told_of_ = 0;
  std::uint64_t told_version_ = 0;
  std::vector<std::string> told_;
  Action focus_;
  std::optional<Point> pressed_;
  Id pressed_piece_ = 0, dragged_ = 0;
  bool panning_ = false;
  Scroll log_scroll_, list_scroll_;
  std::unique_ptr<RulesReader> reader_;  // these two are made on first use
  std::unique_ptr<game::Lesson> lesson_;
  std::string typed_;  // into a dialog's field
  int typing_ = 0;
  bool time_follows_ = false;  // the list of moments scrolls to the present position

  // The board's own view.
  float board_zoom_ = 1;
  Point board_shift_{0, 0};
  Rect board_rect_;
  std::map<std::string, std::vector<std::pair<Id, Point>>> graph_points_;

  // Beats: the front one is shown. They belong to the position beats_at_.
  std::deque<game::Beat> beats_;
  std::size_t beats_at_ = 0;
  BeatLook look_;
  double beat_began_ = 0;
  std::size_t log_told_ = 0;                  // the lines of the log up to it
  std::map<Id, FacePtr> faces_before_;        // of the cards that turn or fall, as they were
  double beat_left_ = -10;                    // when the last one ended by itself
  std::map<std::string, Rect> region_rects_;  // where the regions are

  // Motion.
  double now_ = 0, moved_at_ = -10, notice_until_ = 0;
  std::map<Id, Marks> marks_before_;

  std::string notice_;
  std::vector<std::string> sounds_;
  Wish wish_, given_wish_;
  Scene last_;                              // the last built scene, whose hits clicks and keys refer to
  std::optional<std::size_t> pictured_at_;  // the last built position
  Metrics last_metrics_;
};

}  // namespace misk::ui
