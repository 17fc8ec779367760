// One table: set up, ask, answer, look, save. Every front end uses this and nothing below it.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/unscripted.hpp"
#include "kernel/session.hpp"

namespace misk::game {

/// What is to be played, as the player says it.
struct Setup {
  std::string scenario;
  std::vector<std::string> avatars;             // ids of who plays, in seat order
  std::vector<std::string> deck_files;          // by seat; missing ones come from the packs
  std::vector<std::string> deck_texts;          // by seat: what the file held, for saves; read instead of it
  std::map<std::string, std::string> options;   // difficulty=standard, ...
  std::map<std::string, std::string> settings;  // of packs: "pack:id" -> value; missing ones are as usual
  std::string campaign;      // in a campaign: what it hands on to the game (plain data as JSON)
  std::string asker;         // the pack whose ids these are, where a test names them
  bool empty_decks = false;  // no decks at all: tests put there what they need
  int count = 0;             // with no avatars named: how many, taken by the seed
  std::uint64_t seed = 1;
};

/// Thrown for a set-up that cannot be played; the text names the thing and the mend.
struct SetupError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The set-up option add_cards, "lamp,knife*3", as a list of ids; and the other way round, equal neighbours
/// together. A game that exports add_cards(list) says where they lie; they come to what else is played.
std::vector<std::string> added_cards(const std::string& text);
std::string added_cards_text(const std::vector<std::string>& ids);

/// A line of the log.
struct LogLine {
  int depth = 0;
  std::string text, cite;
  std::uint32_t decision = 0;
  std::vector<kernel::ComponentId> about;  // whose doing it was first, then whom it concerns
};

/// How far lines of the log are set in. Depths of the stack have gaps where nothing is told; a line stands
/// one step in from the last shallower one.
class LogIndent {
 public:
  /// Of the next line.
  std::size_t next(int depth) {
    while (!depths_.empty() && depths_.back() >= depth) depths_.pop_back();
    depths_.push_back(depth);
    return depths_.size() - 1;
  }

 private:
  std::vector<int> depths_;
};

/// An ability of the open window that cannot be used now.
struct Refused {
  kernel::ComponentId comp = 0;
  std::string ability, reason, cite;
  kernel::Id id = kernel::kNoId;  // of the ability
};

/// What somebody may know of a component.
enum class Known : std::uint8_t {
  nothing,
  side,  // the side that is up, and nothing of the other one: an unrevealed place
  all
};

/// Viewers beside the players. For whoever writes cards: everything is seen. For those who play at one screen
/// and hide nothing from each other: what any of them may see. kernel::kNoPlayer: what each of them may see.
inline constexpr std::uint8_t kAllKnowing = 254;
inline constexpr std::uint8_t kWholeTable = 253;

class Game {
 public:
  /// The packs must be loaded (scripts.ok()). Throws SetupError.
  Game(const Catalog& catalog, Scripts& scripts, const Setup& setup);

  /// Begins anew with another seed, from the prepared table.
  kernel::Status start(std::uint64_t seed);
  bool answer(int player, const std::vector<std::int32_t>& choices) {
    return session_.answer(player, choices);
  }
  /// An answer or an intervention, as a journal has it.
  bool give(const kernel::Answer& again) { return session_.give(again); }
  /// Has anybody changed this game by hand (game/console.hpp)? Then it counts for nothing.
  bool changed_by_hand() const { return session_.changed_by_hand(); }
  kernel::Status status() const { return session_.status(); }
  bool over() const { return session_.status() == kernel::Status::over; }
  /// The name of the outcome, "" while the game is on.
  std::string outcome() const;
  /// The outcome in words for people: what the game's export `ending(outcome)` says, else its name.
  std::string ending() const;

  kernel::Session& session() { return session_; }
  const kernel::Session& session() const { return session_; }
  const Scripts& scripts() const { return scripts_; }
  const kernel::Kernel& kernel() const { return session_.kernel(); }
  kernel::Kernel& kernel() { return session_.kernel(); }
  script::Host& host() { return scripts_.host(); }
  const script::Host& host() const { return scripts_.host(); }
  const Setup& setup() const { return setup_; }
  /// The decks that are played, by seat: what is wrong with them says deck_problems() (game/deck.hpp).
  const std::vector<content::Deck>& decks() const { return decks_; }
  const Catalog& catalog() const { return catalog_; }

  // Text for people, in the catalog's language.
  const Translation& translation() const { return scripts_.translation(); }
  std::string name(kernel::ComponentId id) const;
  /// What it is called by those who do not see it: the game's own `hidden_name(card)` says "a Spell".
  std::string hidden_name(kernel::ComponentId id) const;
  /// What an option says; `viewer` hides what that player may not see.
  std::string option_text(const kernel::Request& request, const kernel::Option& option) const;
  /// The question as `viewer` may read it. Whoever is not asked reads what script wrote it as "Roland is
  /// asked": it may name what only the other one sees.
  std::string prompt_text(const kernel::Request& request, std::uint8_t viewer) const;
  /// The log from event `from` on, as `viewer` may read it; `next` receives where to go on. What a card is is
  /// told to those who could see it when that happened.
  std::vector<LogLine> log(std::size_t from, std::uint8_t viewer, std::size_t* next = nullptr) const;
  /// How a number of a component comes about, as far as `viewer` may know it.
  std::vector<std::string> explain(kernel::ComponentId id, kernel::Id value, std::uint8_t viewer) const;
  /// Does it lie where `viewer` (a player, or one of those above) sees what it is?
  bool visible(kernel::ComponentId id, std::uint8_t viewer) const;
  /// What `viewer` may know of it: what it lies where, what the open question offers that player, and whether
  /// the game's export `unrevealed(card)` says that its other side is not known yet. Every front end asks
  /// this.
  Known known(kernel::ComponentId id, std::uint8_t viewer) const;
  /// The ability as far as `viewer` may read it: it is printed on a side that may be known.
  bool readable(kernel::ComponentId id, kernel::Id ability, std::uint8_t viewer) const;
  /// How much of a card is scripted, as far as its data says so.
  const CardStatus& card_status(kernel::ComponentId id) const;
  /// How every number of a component comes about that is not simply nothing or a default.
  std::vector<std::string> explain_all(kernel::ComponentId id, std::uint8_t viewer) const;
  /// The abilities of windows that this player cannot use now, and the reasons.
  std::vector<Refused> refused(int player) const;
  /// Words of the engine's own (words.hpp) with these values in their placeholders.
  std::string said(const char* english, const std::map<std::string, std::string>& values) const;
  /// Why this ability may not be used, in words; "" where it may.
  std::string reason(kernel::Id ability, const kernel::Refusal& why) const;
  /// A kind of zone for the eye: "threat area".
  std::string zone_title(const kernel::ZoneKind& kind) const;
  /// What an ability is called: its text, else its name, else those of the ability of which it is a result.
  std::string ability_text(kernel::Id ability) const;
  /// The same as one line each.
  std::vector<std::string> why_not(int player) const;

 private:
  void prepare();
  void add_cards(const std::string& ids);
  void hand_settings();
  /// `known`: of the source, actor, subject and object, whether they may be named.
  std::string sentence(const std::string& text, const std::int32_t* v, kernel::ComponentId source,
                       std::array<bool, 4> known) const;
  /// Is `viewer` among these players, a bit for each?
  bool is_among(std::uint8_t players, std::uint8_t viewer) const;
  /// What an option calls a component: its title, or what the game's own `label(card)` says (a die: what it
  /// shows).
  std::string label(kernel::ComponentId id) const;
  /// What a function that the game exports makes of a number: {amount|function} in a timing point's text.
  std::string text_of(const std::string& function, std::int32_t number) const;

  const Catalog& catalog_;
  Scripts& scripts_;
  Setup setup_;
  std::vector<content::Deck> decks_;
  kernel::Session session_;
  std::unique_ptr<kernel::State> prepared_;
  mutable CardStatuses card_statuses_{catalog_, scripts_};
};

/// Problems that no correct game shows at a prompt: lost components, negative counters, empty prompts. Empty
/// when sound.
std::string check_invariants(const Game& game);

}  // namespace misk::game
