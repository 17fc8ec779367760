// One table: set up, ask, answer, look. Every front end uses this, and nothing below it.
//
// A Game joins three parts. Scripts hold the loaded packs and the kernel. The Setup says what is played. The
// Session keeps the journal of answers, from which saves, undo and replays are made.
//
// The constructor lets the scripts set the table up once and copies the position to prepared_. start(seed)
// begins from that copy, so many games can be played without setting up again. The kernel then runs until
// somebody must decide: the open request has a part for each player who is asked. answer() gives the answer
// to one part; when all parts have one, the kernel runs on to the next request or the end.
//
// Everything below `catalog()` is for the eye: it reads the position and changes nothing. A `viewer` is a
// player's seat or one of the special viewers below; texts made for a viewer name only what that viewer may
// see. Scripts and kernel work in English; texts are translated here, on their way out.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/setup.hpp"
#include "catalog/unscripted.hpp"
#include "kernel/session.hpp"

namespace misk::game {

/// A line of the log, a text with what it is about.
struct LogLine {
  int depth = 0;                           // of the stack when it happened
  std::string text, cite;                  // cite: the rule
  std::uint32_t decision = 0;              // number of decisions before it
  std::vector<kernel::ComponentId> about;  // first the component that acted, then those that it concerns
};

/// Computes the indentation of log lines. Depths of the stack have gaps, because some levels print nothing. A
/// line is indented one step more than the last line of a smaller depth.
class LogIndent {
 public:
  /// The indentation of the next line, at `depth`.
  std::size_t next(int depth) {
    while (!depths_.empty() && depths_.back() >= depth) depths_.pop_back();
    depths_.push_back(depth);
    return depths_.size() - 1;
  }

 private:
  std::vector<int> depths_;
};

/// An ability that cannot be used in the open window, with the reason: `reason` for authors, who read
/// conditions as they are written, and `words` for players.
struct Refused {
  kernel::ComponentId comp = 0;
  std::string ability, reason, words, cite;
  kernel::Id id = kernel::kNoId;  // of the ability
};

/// How much a viewer may know of a component.
enum class Known : std::uint8_t {
  nothing,
  side,  // the visible side only: an unrevealed place
  all
};

/// Special viewers besides the players. kAllKnowing sees everything; it is for authors of cards. kWholeTable
/// is for people who share one screen and hide nothing from each other: it sees what any of them may see.
/// kernel::kNoPlayer sees only what every player may see.
inline constexpr std::uint8_t kAllKnowing = 254;
inline constexpr std::uint8_t kWholeTable = 253;

class Game {
 public:
  /// The packs must be loaded (scripts.ok()). Throws SetupError.
  Game(const Catalog& catalog, Scripts& scripts, const Setup& setup);

  /// Begins a new game with another seed, from the prepared table.
  kernel::Status start(std::uint64_t seed);
  bool answer(int player, const std::vector<std::int32_t>& choices) {
    if (before_answer) before_answer({static_cast<std::uint8_t>(player), choices});
    return session_.answer(player, choices);
  }
  /// Gives an answer or an intervention in the form of a journal.
  bool give(const kernel::Answer& again) {
    if (before_answer) before_answer(again);
    return session_.give(again);
  }
  /// Called before each answer while its question is open; the answer may be refused.
  std::function<void(const kernel::Answer&)> before_answer;
  /// True if somebody changed this game by hand (explain/console.hpp). Such a game does not count.
  bool changed_by_hand() const { return session_.changed_by_hand(); }
  kernel::Status status() const { return session_.status(); }
  bool over() const { return session_.status() == kernel::Status::over; }
  /// The name of the outcome, "" until the game is over.
  std::string outcome() const;
  /// The outcome in words: the result of the game's export `ending(outcome)`, or else its name.
  std::string ending() const;

  kernel::Session& session() { return session_; }
  const kernel::Session& session() const { return session_; }
  Scripts& scripts() { return scripts_; }
  const Scripts& scripts() const { return scripts_; }
  const kernel::Kernel& kernel() const { return session_.kernel(); }
  kernel::Kernel& kernel() { return session_.kernel(); }
  script::Host& host() { return scripts_.host(); }
  const script::Host& host() const { return scripts_.host(); }
  const Setup& setup() const { return setup_; }
  /// The decks in play, by seat. For their faults see deck_problems() (decks/deck.hpp).
  const std::vector<content::Deck>& decks() const { return decks_; }
  const Catalog& catalog() const { return catalog_; }

  // Texts for people, in the catalog's language.
  const Translation& translation() const { return scripts_.translation(); }
  std::string name(kernel::ComponentId id) const;
  /// Its name for those who do not see it: the game's own `hidden_name(card)` says "a Spell".
  std::string hidden_name(kernel::ComponentId id) const;
  /// The text of an option, with the name of its component and target.
  std::string option_text(const kernel::Request& request, const kernel::Option& option) const;
  /// The question as `viewer` may read it. If `viewer` is not asked, a script's own question becomes "Roland
  /// is asked", because it may name hidden cards.
  std::string prompt_text(const kernel::Request& request, std::uint8_t viewer) const;
  /// The log from event `from` on, as `viewer` may read it; `next` receives the place to continue. A card is
  /// named to viewers who could see it at the time.
  std::vector<LogLine> log(std::size_t from, std::uint8_t viewer, std::size_t* next = nullptr) const;
  /// How a number of a component is made up, as far as `viewer` may know.
  std::vector<std::string> explain(kernel::ComponentId id, kernel::Id value, std::uint8_t viewer) const;
  /// True if `viewer` can see which component lies there.
  bool visible(kernel::ComponentId id, std::uint8_t viewer) const;
  /// How much `viewer` may know of a component. Three facts decide: where it lies, whether the open question
  /// offers it to that player, and whether the game's export `unrevealed(card)` says that its other side is
  /// still unknown. Every front end asks this function.
  Known known(kernel::ComponentId id, std::uint8_t viewer) const;
  /// True if `viewer` may read the ability: it is printed on a side that the viewer may know.
  bool readable(kernel::ComponentId id, kernel::Id ability, std::uint8_t viewer) const;
  /// How much of a card is scripted, according to its data.
  const CardStatus& card_status(kernel::ComponentId id) const;
  /// How each number of a component is made up, without those that are nothing or an unchanged default.
  std::vector<std::string> explain_all(kernel::ComponentId id, std::uint8_t viewer) const;
  /// The abilities of open windows that this player cannot use now, with reasons.
  std::vector<Refused> refused(int player) const;
  /// One of the engine's own texts (words.hpp), with values in its placeholders.
  std::string said(const char* english, const std::map<std::string, std::string>& values) const;
  /// Why this ability may not be used, for authors: it quotes conditions. "" if it may.
  std::string reason(kernel::Id ability, const kernel::Refusal& why) const;
  /// The same for players: in words, with the amounts that `viewer` may know. What a condition says, the
  /// game's export `not_met` puts into words. "" for what is not worth telling.
  std::string reason_in_words(kernel::Id ability, const kernel::Refusal& why, const kernel::Context& context,
                              std::uint8_t viewer) const;
  /// The name of a zone, value, procedure and the like for people: "threat area" for "threat_area".
  std::string key_title(const std::string& key) const;
  /// What players call a step; "" if it has no words of its own and belongs to the step before it.
  std::string step_title(const kernel::Step& step) const;
  /// A frame of the stack in words; "" if it has nothing to tell.
  std::string frame_text(const kernel::Frame& frame, std::uint8_t viewer) const;
  /// What is being resolved, in words, innermost first.
  std::vector<std::string> stack(std::uint8_t viewer) const;
  /// The name of an ability for people: its text, or else its name, or else those of the ability that it is a
  /// result of.
  std::string ability_text(kernel::Id ability) const;
  /// Why that ability is refused, as a line for players.
  std::string refused_line(const Refused& refused) const;
  /// The results of refused() for players, one line each.
  std::vector<std::string> why_not(int player) const;

 private:
  void prepare();
  void add_cards(const std::string& ids);
  void hand_settings();
  /// `known`: whether source, actor, subject and object may be named.
  std::string sentence(const std::string& text, const kernel::Participants& v, kernel::ComponentId source,
                       std::array<bool, 4> known) const;
  /// What happens at a timing point: its sentence, or what it is about.
  std::string moment_text(kernel::Id point, const kernel::Participants& took_part, std::uint8_t viewer) const;
  /// What a window asks that player. In somebody's turn the others read whose turn it is.
  std::string window_text(kernel::Id window, std::uint8_t player) const;
  /// What passing is called in a window's question.
  std::string pass_text(const kernel::Request& request) const;
  /// Why a condition or a price is in the way, from the game's export `not_met(condition, card, you)`.
  /// Nothing if it has no words for it, "" for what is not worth telling. `card` is nil to a viewer who may
  /// not know it.
  std::optional<std::string> condition_in_words(const std::string& condition, const kernel::Context& context,
                                                std::uint8_t viewer) const;
  /// Whose turn a window belongs to; 0 if to nobody's.
  kernel::ComponentId turn_of(kernel::Id window) const;
  /// True if `viewer` is among these players (a bit for each).
  bool is_among(std::uint8_t players, std::uint8_t viewer) const;
  /// The name of a component in an option: its title, or the result of the game's export `label(card)` (for a
  /// die its face).
  std::string label(kernel::ComponentId id) const;
  /// The text that an exported function of the game makes of a number, for {amount|function} in a timing
  /// point's text.
  std::string text_of(const std::string& function, std::int32_t number) const;

  const Catalog& catalog_;
  Scripts& scripts_;
  Setup setup_;
  std::vector<content::Deck> decks_;  // by seat
  kernel::Session session_;
  std::unique_ptr<kernel::State> prepared_;  // the table after set-up; every start() begins from it
  mutable CardStatuses card_statuses_{catalog_, scripts_};
};

/// Finds problems that a correct game never shows at a prompt: lost components, negative counters, empty
/// prompts. Empty if sound.
std::string check_invariants(const Game& game);

}  // namespace misk::game
