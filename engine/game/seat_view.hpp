// One seat's view as plain data: all that a graphical table needs to draw and to ask, and nothing that the
// seat may not know. The looks come from the game's own exports (scripts/README.md, "The table"):
//
//     tabletop()            regions, frames and symbols; read once
//     table_face(card)      the print on the visible side; kept until side or flags change
//     table_marks(card)     tokens and marks on it now
//     table_view(avatar)    the line at the top, the seats, and contents of regions that belong to no zone
//     table_beat(event)     what is to be seen of a beat (beats.hpp)
//     table_choice(choice)  what is different while things are ticked
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "game/game.hpp"
#include "game/option_notes.hpp"

namespace misk::game {

/// A component that the seat may see.
struct ThingView {
  kernel::ComponentId id = 0;
  std::string definition, title, subtitle;  // definition: "pack:slug"
  int zone = 0;                             // index in SeatView::zones
  kernel::ComponentId parent = 0, place = 0;
  std::uint8_t side = 0;
  int controller = -1;                         // player, or -1
  std::shared_ptr<const nlohmann::json> face;  // the result of table_face
  nlohmann::json marks;                        // the result of table_marks
};

struct ZoneView {
  std::string name, title;  // title: for people
  int player = -1;          // the owner; -1: shared
  bool in_play = false;
  int count = 0;
  std::vector<kernel::ComponentId> cards;  // cards that the seat may identify, in order
};

/// One step in the chart of a procedure.
struct StepView {
  std::string title, cite;
};

/// One entry of the stack of resolving frames.
struct FrameView {
  kernel::FrameKind kind = kernel::FrameKind::procedure;
  std::string text, cite;  // text: in words, "" if there is nothing to tell
  kernel::ComponentId source = 0;
  std::vector<StepView> chart;  // of a procedure
  int step = -1;                // the present step in the chart
};

struct OptionView {
  std::int32_t index = 0;  // within the part; the answer uses it
  kernel::OptionKind kind = kernel::OptionKind::label;
  std::string text, cite;
  kernel::ComponentId comp = 0, target = 0;
  OptionNotes notes;
};

/// The open question, as far as this seat sees it.
struct RequestView {
  bool open = false;
  std::vector<int> waiting;           // players whose answers are still missing, in order
  std::string prompt, purpose, cite;  // purpose: what the game calls this kind of question; "" if nothing
  kernel::FrameKind from = kernel::FrameKind::ask;
  std::string what;  // name of the window or timing point
  kernel::ComponentId subject = 0;
  bool mine = false;  // this seat must answer now; options are given only then
  bool numeric = false;
  std::int32_t min = 0, max = 0;
  std::vector<OptionView> options;
};

struct SeatInfo {
  std::string name;
  kernel::ComponentId avatar = 0;
  bool playing = true;
};

struct SeatView {
  int seat = 0;
  bool over = false, stopped = false;
  std::string ending;  // in words; "" until the game is over
  std::vector<std::string> epilogue;
  std::uint32_t decisions = 0;
  std::vector<SeatInfo> seats;
  std::vector<ZoneView> zones;
  std::vector<ThingView> things;  // by id
  std::vector<FrameView> stack;   // innermost first
  RequestView request;
  nlohmann::json table;               // the result of table_view
  std::vector<std::string> problems;  // of the game's exports: file, line and error

  const ThingView* find(kernel::ComponentId id) const;
};

class Veil;

/// Makes the views of a game. Faces are kept between looks.
class SeatViewer {
 public:
  /// `zones`: names of the zones whose cards are drawn; empty: all.
  explicit SeatViewer(Game& game) : game_(game) {}
  /// The game's tabletop(); null if it has none or it fails (see problems()).
  nlohmann::json tabletop();
  void only(std::set<std::string> zones) { zones_ = std::move(zones); }
  /// `shown`: the seat whose private area is drawn, if different; -1: the same seat. `also`: further cards
  /// that the seat may see.
  SeatView look(int seat, int shown = -1, std::vector<kernel::ComponentId> also = {});
  /// The table_beat of an event that has just happened; null if it shows nothing. `cards` receives the
  /// components that it names.
  nlohmann::json beat(const std::string& name, const kernel::Event& event, int seat,
                      std::vector<kernel::ComponentId>& cards);
  /// The same for another export that takes an event (record/chronicle.hpp).
  nlohmann::json told(const std::string& function, const std::string& name, const kernel::Event& event,
                      int seat);
  /// The result of an export that takes a text, or nothing if it is null; null if there is none.
  nlohmann::json said(const std::string& function, const std::string* text, int seat);
  /// The table_choice of things that are ticked in the open question; null for no difference.
  nlohmann::json choice(int seat, const std::vector<kernel::ComponentId>& ticked);
  /// The table_face of a card that is not in the game. The game is not changed, and nobody may be asked.
  std::shared_ptr<const nlohmann::json> printed(kernel::Id definition);
  std::vector<std::string>& problems() { return problems_; }

 private:
  nlohmann::json ask(const std::string& function, kernel::ComponentId card, int seat, kernel::Id definition);
  nlohmann::json ask(const std::string& function, const std::function<int(lua_State*)>& push, int seat,
                     kernel::Id definition);
  void add_thing(SeatView& view, kernel::ComponentId id, const Veil& veil);

  Game& game_;
  std::set<std::string> zones_;
  // By the seat that looks: what is on a face may depend on what it knows.
  std::map<std::pair<int, std::uint64_t>, std::shared_ptr<const nlohmann::json>> faces_;
  std::vector<std::string> problems_;
};

}  // namespace misk::game
