// Everything about a game that does not change while it is played: names, zones, timing points, procedures,
// definitions, abilities, conditions.
//
// How it works: a loader fills the lists in the order of the packs and calls freeze(), which builds the
// indexes; from then on it is read only. A thing is known by its place in its list (an Id), and its name is
// looked up when packs are loaded, never while a game is played. The most important index says for a
// definition which of its abilities listen at a key. A key is one number for each "tier of a timing point",
// "window" and "value or tag that is modified"; so one walk (Kernel::each_listener) serves reactions, windows
// and modifiers.
//
// Why so: a position holds Ids only, so it is small, and any number of games and threads share one Image.
// Rules are data and not calls into scripts, because most questions ("may this be used now?") are asked often
// and answered no: that costs a few instructions and no script, and the engine can tell why.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "kernel/state.hpp"

namespace misk::kernel {

using Id = std::uint16_t;
inline constexpr Id kNoId = 0xffff;
inline constexpr std::int32_t kNoValue = INT32_MIN;

/// A named list of things; the index is the id.
class Names {
 public:
  /// The id of `name`, added when it is new.
  Id add(std::string_view name);
  /// The id of `name`, or kNoId.
  Id find(std::string_view name) const;
  const std::string& operator[](Id id) const { return names_[id]; }
  std::size_t size() const { return names_.size(); }
  const std::vector<std::string>& all() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::unordered_map<std::string, Id> index_;
};

/// The place where something was written, for messages.
struct Origin {
  std::string pack, file;
  int line = 0;
};

/// A compiled expression: an index into Image::code, or none.
using ExprId = std::int32_t;
inline constexpr ExprId kNoExpr = -1;
/// A script function: an index that every script host fills in the same load order, or none.
using FunctionId = std::int32_t;
inline constexpr FunctionId kNoFunction = -1;

/// A condition or amount: an expression, or (when no expression can say it) a script function.
struct Value {
  ExprId expr = kNoExpr;
  FunctionId function = kNoFunction;
  bool given() const { return expr != kNoExpr || function != kNoFunction; }
};

// Limits of what packs declare; the loader tells of what is too much. Those of a position are in state.hpp.
inline constexpr int kMaxIds =
    kNoId;  // of definitions, abilities, sets, procedures, titles ...: 0 to kNoId - 1
inline constexpr int kMaxTags = 1024;
inline constexpr int kMaxValues = 4096;
inline constexpr int kMaxPoints = 4096;
inline constexpr int kMaxWindows = 64;
inline constexpr int kMaxKinds = 255;      // that cards can become
inline constexpr int kMaxAbilities = 256;  // of one definition
inline constexpr int kMaxLimit = 0xffff;   // how often something limited may be used
/// Numbers that a definition prints: beyond them are those that stand for expressions.
inline constexpr int kMaxAttribute = 1'000'000'000;

/// A set of small ids.
template <int N>
struct IdSet {
  std::array<std::uint64_t, (N + 63) / 64> words{};
  bool has(Id id) const { return (words[id >> 6] >> (id & 63)) & 1; }
  void add(Id id) { words[id >> 6] |= 1ULL << (id & 63); }
  bool empty() const { return *this == IdSet{}; }
  /// Calls f(id) for all that are in it.
  template <class F>
  void each(F&& f) const {
    for (std::size_t i = 0; i < words.size(); ++i)
      for (std::uint64_t word = words[i]; word; word &= word - 1)
        f(static_cast<Id>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
  }
  bool operator==(const IdSet&) const = default;
  /// All that are in it, and no others, are not in the result.
  IdSet operator~() const {
    IdSet out;
    for (std::size_t i = 0; i < words.size(); ++i) out.words[i] = ~words[i];
    return out;
  }
};
using TagSet = IdSet<kMaxTags>;
using ZoneSet = IdSet<kMaxZoneKinds>;
using WindowSet = IdSet<kMaxWindows>;
using CounterSet = IdSet<kMaxCounters>;

enum class Visible : std::uint8_t { all, owner, none };
/// How a component in a zone of this kind is at a place.
enum class PlaceBy : std::uint8_t { none, itself, parent, player };
/// The part that everybody knows of a zone whose components nobody sees: nothing, the first one, or what
/// there is but not in which order.
enum class Open : std::uint8_t { nothing, top, content };

struct ZoneKind {
  std::string name;
  bool per_player = false;
  bool in_play = false;
  bool listens = false;  // some ability works from here (set when frozen)
  Visible visible = Visible::all;
  Open open = Open::nothing;
  PlaceBy place = PlaceBy::none;
  bool attached = false;  // what is here falls with its parent
};

/// A set of components: those in some zones for which a condition holds.
struct SetDef {
  struct From {
    Id kind;
    ExprId player = kNoExpr;  // a component whose controller's zone is meant; none: every player's
  };
  std::string name;
  std::vector<From> from;
  ExprId where = kNoExpr;
  std::vector<Id> needed;  // tags that `where` asks for first: a member has one of them; freeze() finds them
};

/// What a timing point calls one of its participants.
struct Participant {
  std::string name;                  // "": only actor, subject, object, amount or extra, as at any point
  std::vector<std::string> numbers;  // of amount and extra: the names of 1, 2 and so on
};

struct TimingPoint {
  std::string name, text, cite;
  std::array<Participant, 5> called;  // by place: actor, subject, object, amount, extra
  std::string text_before;            // narrated when it is announced, before its when-abilities
  std::string text_others;            // then `text` is for the actor only, and this for everybody else
  std::string about;                  // when it is announced, in words for people
  Value arbiter;                      // who orders simultaneous forced abilities here, when not the policy's
};

enum class Op : std::uint8_t {
  window,
  announce,
  script,
  set,
  call,
  jump,
  expire,
  period,
  choose,
  stop,
  use,
  move,
  each,
  pick
};

struct Assignment {
  enum class To : std::uint8_t { local, global } to;
  Id index;
  ExprId value;
};

struct Step {  // what runs comes first, what is said last: fewer lines of the cache for each step
  ExprId guard = kNoExpr;
  Op op = Op::set;
  Id what = kNoId;  // window, timing point, procedure or period
  FunctionId function = kNoFunction;
  std::vector<Assignment> sets;  // set, or the locals of a called procedure
  std::array<ExprId, 4> args{kNoExpr, kNoExpr, kNoExpr, kNoExpr};
  ExprId again = kNoExpr;  // after the step: while this holds, go to `target`
  Id target = 0;
  // choose, move, each
  Id set = kNoId;
  bool only_after = false;  // announce: it has happened; only at/if and after
  // announce: it is about to happen, only would and when; these locals get whether it does (1 or 0), and the
  // amount that is left. pick: `left` gets a component of the zone kind `move_to`, at random
  Id goes_on = kNoId, left = kNoId;
  bool is_flag = false;  // each: `what` is a flag, else a counter; set to `max` for every member
  Id move_to = kNoId;    // zone kind; for move, none means the discard pile
  std::string ability;   // use: the named ability of the component `of`, resolved by `by`
  // move, each: without a set, the one component `of` (none is possible)
  ExprId of = kNoExpr;
  ExprId by = kNoExpr, min = kNoExpr, max = kNoExpr, where = kNoExpr;
  std::string id, title, cite, text, purpose;
};

/// The kind of content of a local of a procedure.
/// `word`: a number that scripts know by its name.
enum class LocalKind : std::uint8_t { number, component, value, ability, word };

struct Procedure {
  std::string name, cite;
  std::vector<std::string> locals;
  std::vector<LocalKind> kinds;  // of the locals; numbers, where it says nothing
  LocalKind kind_of(std::size_t local) const {
    return local < kinds.size() ? kinds[local] : LocalKind::number;
  }
  std::vector<Step> steps;
  Id period = kNoId;
  bool exclusive = false;  // a second one waits until the first (and the ability around it) is done
};

struct WindowDef {
  std::string name, cite, prompt, pass;
  ExprId last = kNoExpr;  // the player asked last (who has the turn); others are asked first
  bool forced_pass_label = false;
};

enum class AbilityKind : std::uint8_t { constant, forced, reaction, window, manual };
inline constexpr const char* kAbilityKindNames[] = {"constant", "forced", "reaction", "window", "manual"};

struct Cost {
  enum class Kind : std::uint8_t { counter, flag, move, script } kind;
  Id what = kNoId;       // counter, flag or zone kind
  ExprId who = kNoExpr;  // the component that pays
  ExprId amount = kNoExpr;
  Id extra = kNoId;   // value of who pays, added to the amount: due even where the cost itself is waived
  Id credit = kNoId;  // value of who pays: so much of it is paid by something else
  Id tally = kNoId;   // counter of who pays: grows by one each time
  bool must = false;  // the ability is not used at all where this cost is waived
  bool aims = false;  // a script that speaks of the ability's target
  FunctionId can = kNoFunction, pay = kNoFunction;
};

enum class LimitScope : std::uint8_t { instance, player, group, title };
struct Limit {
  std::uint16_t count = 0;  // 0: none
  Id period = 0;
  LimitScope scope = LimitScope::instance;
  std::uint8_t nth = 0;  // of a title: among those of its definition with this scope (freeze() counts)
};

/// base and set say what a value is before and after all other modifiers: of several only one can count.
enum class ModifierOp : std::uint8_t { add, multiply, halve, base, set };
struct Modifier {
  std::uint16_t key = 0;  // value, or value_count + tag
  ModifierOp op = ModifierOp::add;
  ExprId amount = kNoExpr;
  ExprId where = kNoExpr;  // `it` is the component asked, `that` the context
};

struct Ability {
  Id definition = kNoId;
  Id index = 0;  // within its definition
  AbilityKind kind = AbilityKind::manual;
  ZoneSet zones;  // kinds it works from
  // Of these, those where it listens only while something modifies the value `lent_by` of any component.
  ZoneSet lent_zones;
  Id lent_by = kNoId;
  std::uint8_t faces = 0xff;
  Id point = kNoId;
  Tier tier = Tier::after;
  WindowSet windows;
  bool resolving =
      false;  // listens only while an ability of its card resolves, and then wherever the card is
  bool last_only = false;  // offered only to the window's `last` player, who has the turn
  ExprId who = kNoExpr;    // may `you` use it? none: whoever bears it
  ExprId you = kNoExpr;   // who resolves a forced ability; none: its bearer, else the actor, else the arbiter
  bool inherent = false;  // from the rules, not printed on the card: blanking does not take it away
  std::vector<Value> conditions;
  std::uint8_t early = 0;  // so many leading conditions do not ask who resolves
  std::vector<Cost> costs;
  bool cost_aims = false;  // they speak of its target, which is then chosen for good (freeze() finds this)
  Limit limit;
  Id target_set = kNoId;
  ExprId target_where = kNoExpr;
  FunctionId target_function = kNoFunction;
  bool target_optional = false;
  bool target_by_rules = false;  // it is chosen as the rules say, so no component is immune to it
  FunctionId effect = kNoFunction;
  Id procedure = kNoId;
  std::vector<Assignment> procedure_sets;
  std::vector<Modifier> modifiers;
  Id commence_zone = kNoId, finish_zone = kNoId;
  Id announce = kNoId;  // the timing point "this has been used", also when it was cancelled
  Id parent = kNoId;    // the ability of which this is a result
  TagSet tags;
  std::string name, text, cite;
  std::vector<std::string> reasons;  // the condition's own text, for `why`
  Origin origin;
};

struct Definition {
  std::string id, title, subtitle;
  std::string pack;
  std::vector<std::string> patched_by;  // other packs that have changed it, in load order
  TagSet tags;
  TagSet text_box;  // those of the tags that blanking takes away
  /// Of the tags, those that it has in some kinds of zones only.
  std::vector<std::pair<Id, ZoneSet>> tag_zones;
  TagSet unsteady;                       // all of text_box and tag_zones, set by freeze()
  std::vector<std::int32_t> attributes;  // by value key; kNoValue, a number, or kExprAttribute + expr
  std::vector<std::string> memory;
  std::array<std::vector<Id>, 2> links;  // symbols it leads to, by face
  std::array<Id, 2> symbol{kNoId, kNoId};
  Id title_id = 0;  // equal for copies (same title)
  Id discard_zone = kNoId;
  std::vector<Id> abilities;
  Origin origin;
};
inline constexpr std::int32_t kExprAttribute = INT32_MIN / 2;
static_assert(-kMaxAttribute > kExprAttribute + (1 << 24));

struct ValueKey {
  std::string name;
  ExprId base = kNoExpr;
  bool floor = true;
};

struct Policy {
  ExprId arbiter = kNoExpr;  // who orders simultaneous forced abilities: a player's avatar
  ExprId first = kNoExpr;    // first in player order: an avatar
  ExprId playing = kNoExpr;  // of `it`, an avatar: still in the game
  ExprId allowed = kNoExpr;  // of `you`, when several play: may this player use anything now?
  Id main = kNoId;           // the procedure of the whole game
  Id after_costs = kNoId;    // procedure run when costs are paid, and its guard
  ExprId after_costs_guard = kNoExpr;
  ExprId still_able = kNoExpr;  // after that, does the ability go on?
  Id initiates = kNoId;         // announced (would, when) as effects attempt to initiate
  Id resolved = kNoId;          // announced (at, after) when an ability has resolved
  // Before an ability with this tag that is chosen in a window the position is kept, if any component of the
  // game could answer to `remembered`: that is announced (at, after) when the ability is over.
  Id remembers = kNoId, remembered = kNoId;
  Id gone = kNoId;     // zone of what is discarded for a player who no longer plays
  Id avatars = kNoId;  // tag of what may stand for a player; none: whoever has a deck
  Id blank = kNoId;    // value: above zero, printed abilities do not work
  // A procedure for what holds at all times, run as soon as its guard holds. The guard is worked out only
  // after one of these counters has risen, and while anything modifies one of these values or tags.
  Id settle = kNoId;
  ExprId settle_guard = kNoExpr;
  CounterSet settle_counters;
  std::vector<std::uint16_t> settle_keys;  // values, or value_count + tag
  // Value: above zero, asked with a source as `that`, effects of this source neither choose nor change the
  // component.
  Id immune = kNoId;
  // Value: asked of a place with another one as `that`. Above zero, a way leads from the one to the other;
  // below zero, none does, whatever their symbols are.
  Id way = kNoId;
  ExprId precedence = kNoExpr;  // of `it`: of two that say what one value is, the one with more counts
  // Periods: what ends with one of them begins only while a procedure of it runs.
  std::vector<Id> begun_within;
  Id conflict = kNoId;    // procedure run when neither has more; its first locals are the two components
  Id kind = kNoId;        // value: above zero, the component has this one of `kinds` (from 1) and no other
  std::vector<Id> kinds;  // tags
};

struct Instruction {
  std::uint8_t op;
  std::uint8_t a;
  std::uint16_t b;
  std::int32_t c;
};

/// The place of a compiled expression. Kept small: evaluating one starts by reading this.
struct Code {
  // set_up: the same all game long. The others are whole expressions that need not be run.
  // By themselves: a number, a component (`a`: me, you, it, that or target), a global, a local of a
  // procedure. Of the component `a`: whether it is in a zone kind, whether it has a tag, a counter, a flag, a
  // value. same_place: whether it is where the component `number` is. way: whether a way leads from it, or
  // from where it is (kFromItsPlace), to the component `number`.
  enum class Kind : std::uint8_t {
    general,
    set_up,
    number,
    slot,
    global,
    local,
    in_zone,
    is_tag,
    counter,
    flag,
    value,
    same_place,
    way
  };
  static constexpr std::int32_t kFromItsPlace = 256;
  std::uint32_t first = 0;
  Kind kind = Kind::general;
  bool asks_you = false;  // its result may depend on who resolves
  std::uint8_t a = 0;
  std::int32_t number = 0;
};

/// A constant of the language: a macro's text, expanded where it is used.
struct Macro {
  std::string text;
};

class Image {
 public:
  Names counters, flags, globals, periods, tags, values_names, titles, links;
  std::vector<ZoneKind> zones;
  std::vector<ValueKey> values;
  std::vector<SetDef> sets;
  std::vector<TimingPoint> points;
  std::vector<Procedure> procedures;
  std::vector<WindowDef> windows;
  std::vector<Definition> definitions;
  std::vector<Ability> abilities;
  std::unordered_map<std::string, Macro> macros;
  std::unordered_map<std::string, Id> definition_index;        // pack:slug, slug and aliases
  std::unordered_map<std::string, std::vector<Id>> namesakes;  // of a slug that several packs have, all
  Policy policy;
  std::vector<Instruction> code;
  std::vector<Instruction> quick;  // the same, of the same length, as it is run (see quickened)
  std::vector<Code> expressions;
  std::vector<std::string> expression_texts;

  // Built by freeze(): for (definition, key) the abilities that listen there, in definition order.
  struct Slice {
    std::uint32_t first = 0;
    std::uint16_t count = 0;
  };
  std::vector<Id> listeners;
  int point_key(Id point, Tier tier) const { return point * kTiers + static_cast<int>(tier); }
  int window_key(Id window) const { return first_window_ + window; }
  int value_listener(std::uint16_t key) const { return first_value_ + key; }
  /// Listener key of components whose constants modify something that policy.settle depends on.
  int watch_key() const { return watch_key_; }
  /// Listener key of components whose constants say what a value is (base, set): they may contradict each
  /// other.
  int contrary_key() const { return watch_key_ + 1; }
  std::uint32_t value_count = 0;  // values.size(), which is asked all the time
  /// By listener key: a dense index, or kNoId when no definition listens there.
  std::vector<Id> heard;
  int heard_count = 0;
  std::vector<std::uint8_t> reacted;          // by point_key: does a reaction listen there?
  std::vector<std::uint8_t> heard_resolving;  // by timing point: does a `resolving` ability listen there?
  std::vector<std::uint8_t> watched;      // by value or value_count + tag: is it one of policy.settle_keys?
  std::vector<std::uint8_t> printed;      // by value: does any definition print it, or its base give it?
  TagSet losable;                         // tags that an ability may take away
  std::vector<std::uint8_t> kind_number;  // by tag: its number among the kinds, 0 for none
  std::vector<std::uint16_t> settled;     // keys of which some ability says what they are (base, set)
  bool is_heard(int key) const { return heard[static_cast<std::size_t>(key)] != kNoId; }

  Id find_zone(std::string_view name) const;
  Id find_point(std::string_view name) const;
  Id find_procedure(std::string_view name) const;
  Id find_window(std::string_view name) const;
  Id find_set(std::string_view name) const;
  Id find_definition(std::string_view name) const;
  /// One and the same ability: identical on two copies of a card, or given to several by the rules.
  bool same_ability(Id a, Id b) const;
  std::uint16_t tag_key(Id tag) const { return static_cast<std::uint16_t>(values.size() + tag); }

  /// The number that a definition prints for a value, or else the value's own base: kNoValue, a number, or an
  /// expression (see base_value).
  std::int32_t attribute(Id definition, Id key) const { return attributes_[definition * value_count + key]; }

  /// The abilities of a definition that listen at `key`.
  std::span<const Id> listening(Id definition, int key) const {
    const Id dense = heard[static_cast<std::size_t>(key)];
    const Slice& slice = slices_[dense == kNoId ? 0 : by_definition_[definition * heard_count + dense]];
    return {listeners.data() + slice.first, slice.count};
  }

  std::vector<Id> lenders;  // the values that abilities name as `lent_by`
  /// The listener keys at which components of a definition listen in a kind of zones, by a number that is
  /// equal where they are; `resolving` abilities do not count. Number 0: none.
  std::uint16_t hearing(Id definition, Id zone, bool lending) const {
    return hearing_[(definition * zones.size() + zone) * 2 + lending];
  }
  std::span<const Id> hears(std::uint16_t hearing) const { return hears_[hearing]; }
  /// May others than the bearer use an ability of this definition?
  bool shared(Id definition) const { return shared_[definition]; }

  /// Builds the indexes. Call once, after everything is declared. Throws std::length_error, which says what
  /// is too much, when all abilities together are more than the indexes hold.
  void freeze();

  /// Definitions that no pack has made, behind all others: what a viewer knows of a card (game/veil.hpp).
  /// Adds one that says no more than `seen`; its abilities are heard where those of `of` are (kNoId:
  /// nowhere). kNoId where there is no room: no definition may move while somebody reads it.
  Id add_seen(Definition seen, Id of);
  /// Takes the last ones away again.
  void drop_seen(std::size_t count);

 private:
  std::int32_t usual(ExprId base) const;
  std::vector<Id> needed_tags(ExprId where) const;
  void count_maxima();
  bool speaks_of_target(ExprId expr) const;
  void fit(std::size_t rows);

  int first_window_ = 0, first_value_ = 0, watch_key_ = 0;
  std::vector<std::vector<Id>> hears_;    // [hearing]
  std::vector<std::uint16_t> hearing_;    // [definition][zone kind][lending]
  std::vector<std::uint8_t> shared_;      // [definition]
  std::vector<Slice> slices_;             // slice 0 is empty
  std::vector<Id> by_definition_;         // [definition][heard] -> slice
  std::vector<std::int32_t> attributes_;  // [definition][value], next to each other
};

}  // namespace misk::kernel
