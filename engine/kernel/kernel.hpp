// The resolving machine: an explicit stack of frames advanced by one loop until somebody must decide.
//
// One file: one class, whose parts all work on the same position.
//
// How it works: advance() looks at the frame on top and lets it do its next stage. A stage changes the
// position, or pushes a frame and goes on when that has been popped, or opens a request and stops. A result
// goes from a popped frame to the one below as a few numbers (deliver). The kernel never waits and never
// calls back into whoever plays: the caller reads request(), calls answer(), and calls advance() again. A
// script that must wait (it announced something, it asks) yields its coroutine; that is resumed when its
// frame is on top again. Between two frames the loop looks after what holds at all times (policy.settle,
// policy.conflict).
//
// Why so: with the stack as data, a game can be stopped at any question, copied, hashed, shown to a player
// and gone back in. On the machine's own stack it could not. Nothing but the frames knows what comes next, so
// there is no second way through the rules for bots, tests or undo. All changes of the position go through
// the functions below ("what scripts may do"), which keep what is derived from it (who listens where) up to
// date.
//
// Reading order: state.hpp (the position), image.hpp (the game's fixed part), this file, then frames.cpp (the
// loop), timing.cpp (timing points and windows), ability.cpp (what may be used, and its initiation),
// pretence.cpp (abilities that effects use, and what is taken to be so meanwhile), rewind.cpp (abilities that
// undo others), operations.cpp (moves,
// counters, draws), values.cpp (modifiers and expressions), contradiction.cpp (modifiers that contradict each
// other), intervention.cpp (what is done by hand).
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/image.hpp"
#include "kernel/instruction.hpp"
#include "kernel/state.hpp"

namespace misk::kernel {

class Kernel;

/// The position before an ability that still resolves, as pack_state() writes it (Kernel::rewind).
struct Remembered {
  std::uint32_t serial;  // of the ability's frame
  std::shared_ptr<const std::vector<unsigned char>> position;
};
using Memory = std::vector<Remembered>;

/// Thrown where a condition would change something.
struct ChangeRefused : std::logic_error {
  using std::logic_error::logic_error;
};

/// What an expression or script is asked about.
struct Context {
  ComponentId me = 0, you = 0, it = 0, that = 0, target = 0;
  const std::int32_t* event =
      nullptr;  // participants of the timing point: actor, subject, object, amount, extra
  Id ability = kNoId;

  /// The component that an instruction from X::me to X::target stands for. Asked all the time: they lie next
  /// to each other, in the order of the instructions.
  ComponentId slot(std::int32_t instruction) const {
    ComponentId out;
    std::memcpy(&out, reinterpret_cast<const unsigned char*>(this) + (instruction - 1) * sizeof out,
                sizeof out);
    return out;
  }
};
static_assert(static_cast<int>(X::me) == 1 && static_cast<int>(X::target) == 5);
static_assert(offsetof(Context, me) == 0 && offsetof(Context, it) == 2 * sizeof(ComponentId) &&
              offsetof(Context, target) == 4 * sizeof(ComponentId));

/// A script about to be entered.
struct Call {
  FunctionId function;
  ComponentId me, you, target;
  std::uint32_t event;  // serial of a timing point's or procedure's frame, 0: none
  bool step;            // a procedure's step: its only argument is the procedure
};

/// A line of script that somebody runs in a game beside its rules, with the globals of a pack.
struct Intervention {
  std::string pack, script;
  explicit operator bool() const { return !script.empty(); }
  bool operator==(const Intervention&) const = default;
};

/// The function of a script's frame that runs an intervention: no pack has it.
inline constexpr FunctionId kIntervention = -2;

/// How an effect has an ability used: aimed at what, what is not due, and what is taken to be so meanwhile.
struct Terms {
  ComponentId target = 0;
  Id waived = kNoId;  // costs of this counter are not due, but for what others add to them
  std::vector<Pretence> pretences;
  std::vector<Lasting> modifiers;
};

/// The functions that the kernel needs of a script host. Implemented in engine/script; tests have their own.
class Scripts {
 public:
  /// refused: it has finished and says that it did not do what it was for (a cost: that it is not paid).
  enum class Outcome { finished, yielded, failed, refused };
  virtual ~Scripts() = default;
  /// Starts an effect; `slot` receives the coroutine when it yielded.
  virtual Outcome start(const Call& call, std::int16_t& slot) = 0;
  /// The same for a line of somebody's own; `you` is who was asked. A host without such lines fails.
  virtual Outcome start_line(const Intervention& /*line*/, ComponentId /*you*/, std::int16_t& /*slot*/) {
    return Outcome::failed;
  }
  virtual Outcome resume(std::int16_t slot, const std::vector<std::int32_t>& values) = 0;
  /// A condition or amount: must not change anything. False when the script failed (and said so).
  virtual bool query(FunctionId function, const Context& context, std::int32_t& result) = 0;
  virtual void drop(std::int16_t slot) = 0;
  virtual void drop_all() = 0;
  /// Something that was resolving has met a limit, and this part of it ends: the frame of an ability, a
  /// script, a timing point or a window. `undone`: everything is undone that it did since its last decision;
  /// otherwise only the rest of it is left out. A host says so.
  virtual void cut_short(const Frame& /*part*/, const std::string& /*limit*/, bool /*undone*/) {}
};

enum class OptionKind : std::uint8_t { pass, ability, component, label };
struct Option {
  OptionKind kind = OptionKind::label;
  Id ability = kNoId;
  ComponentId comp = 0;  // what on the table it belongs to
  ComponentId target = 0;
  std::int32_t value = 0;  // of a label: its index in Request::labels
};

/// The question to one player within a request.
struct Part {
  std::uint8_t player = 0;
  bool numeric = false;  // an amount from min to max; else `min` to `max` of the options
  bool answered = false;
  std::int32_t min = 1, max = 1;
  std::uint32_t first = 0, count = 0;  // its options
};

/// The only way the engine asks anybody anything.
struct Request {
  bool open = false;
  std::string prompt;
  std::string purpose;  // what the game calls this kind of question; "" if it has no name
  std::string_view cite;
  FrameKind from = FrameKind::ask;
  Id id = kNoId;  // window or timing point
  ComponentId subject = 0;
  std::vector<Part> parts;
  std::vector<Option> options;
  std::vector<std::string> labels;
  std::vector<std::string> names;  // of the labels, where they differ from what players read; else empty

  /// What an option of kind label stands for, whatever players read.
  const std::string& label_name(const Option& option) const {
    return (names.empty() ? labels : names)[static_cast<std::size_t>(option.value)];
  }
};

/// An event of the game, for the log, the table, statistics and tests.
struct Event {
  enum class Kind : std::uint8_t { point, ability, step, pick, note, error, intervention } kind;
  std::uint8_t depth = 0;
  std::uint8_t before = 0;  // a timing point announced, its impact still to come
  Id id = 0;                // timing point, ability, procedure
  std::uint16_t step = 0;
  ComponentId source = 0;
  Participants v{};  // of an ability: who resolves it, and its target; of a step: the first locals
  std::uint32_t decision = 0;
  std::uint8_t known[4] = {};  // bit per player: who may know what the source, actor, subject and object are
};

/// Why an ability may not be used now.
struct Refusal {
  enum class Reason : std::uint8_t {
    none,
    zone,
    face,
    blank,
    who,
    limit,
    condition,
    cost,
    target
  } reason = Reason::none;
  int index = 0;
};

/// One step that Kernel::trace is told of.
struct Considered {
  enum class Kind : std::uint8_t {
    begun,      // a game
    back,       // another position has taken the place of this one
    before,     // a timing point is announced whose impact is still to come
    point,      // a timing point has been announced
    window,     // is opened
    ability,    // might have been used at the timing point or window on top of the stack
    request,    // somebody is asked: Kernel::request()
    answer,     // `you` has answered it
    effect,     // of an ability: begins
    cancelled,  // an ability: nothing of its effect happens
    failed,     // the script of an ability: what it did since its last decision is left out
    // Instead of an answer, a line of somebody's own is run.
    intervention,
  } kind;
  Id id = kNoId;  // timing point, window, ability
  ComponentId comp = 0, you = 0;
  Refusal why{};                      // of an ability: why not
  std::span<const std::int32_t> v{};  // participants of a timing point; the choices of an answer
  Tier first = Tier::at;              // of a timing point: the first of its tiers that comes now
  std::string_view script{};          // of an intervention
};

/// One line of the explanation of a value.
struct Explained {
  ComponentId source;
  Id ability;
  ModifierOp op;
  std::int32_t amount;
};

enum class Status { asking, over, script_failed, stuck };

enum class Where : std::uint8_t { top, bottom };

class Kernel {
 public:
  Kernel(const Image& image, Scripts& scripts);
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;

  // --- a game
  /// An empty table for `players` players.
  void clear(int players);
  /// A new component of definition `definition`, last in `zone`. Returns its id. Throws std::length_error
  /// when the table is full.
  ComponentId create(Id definition, int zone, std::uint8_t owner);
  /// Starts the procedure of the whole game.
  void start(std::uint64_t seed);
  /// Runs on until a decision is needed or the game is over.
  Status advance();
  /// The present effect goes on without an end, or fails again and again. Of the effects that nobody asked
  /// for the outermost fails; if there is none, the effect that somebody used does. Returns
  /// Status::script_failed, or stuck if there is neither.
  Status without_end();
  const Request& request() const { return request_; }
  /// True when `choices` (option indexes within the part, or one amount) is an allowed answer of `player`.
  bool allowed(int player, const std::vector<std::int32_t>& choices) const;
  /// Answers for `player`. A choice that is not allowed is refused: false, and nothing has changed.
  bool answer(int player, const std::vector<std::int32_t>& choices);
  /// Runs a line of script at the open question and then asks it again; what is on offer is found anew, but
  /// for the question of a script. False, and nothing has changed, when nobody is asked. Throws
  /// std::length_error where effects are nested too deep for it.
  bool intervene(const Intervention& line);
  /// Is such a line under way? It may have asked somebody.
  bool intervening() const { return !interventions_.empty(); }
  /// True when no script is live: the whole position is State.
  bool quiescent() const { return live_scripts_ == 0 && interventions_.empty(); }

  const Image& image() const { return image_; }
  const State& state() const { return *state_; }
  /// For one change at a time: whoever keeps it changes the position behind the kernel's back.
  State& mutable_state() {
    ++changes_;
    return *state_;
  }
  /// Replaces the position (which must be quiescent) and forgets the open request and live scripts.
  void restore(const State& from);
  /// Like restore(), for a position of another table: other players, other components.
  void adopt(const State& from);
  /// The positions from before what resolves now: they belong to the position, and restore() knows none.
  const Memory& memory() const { return memory_; }
  void set_memory(const Memory& memory) { memory_ = memory; }
  /// Brings up to date what is derived from the components, after create() or another position.
  void index_components();

  // --- questions
  const Component& component(ComponentId id) const { return state_->components[id]; }
  bool valid(std::int32_t id) const { return id > 0 && id <= state_->component_count; }
  int zone_index(Id kind, int player) const {
    return zone_first_[kind] + (image_.zones[kind].per_player ? player : 0);
  }
  /// The zone of that kind that is the component's owner's; of what nobody owns, the first player's.
  int own_zone(Id kind, ComponentId id) const {
    const std::uint8_t owner = component(id).owner;
    return zone_index(kind, owner < state_->players ? owner : 0);
  }
  Id zone_kind(int zone) const { return zone_kind_[zone]; }
  std::uint8_t zone_player(int zone) const { return zone_player_[zone]; }
  const ZoneKind& kind_of(ComponentId id) const { return image_.zones[zone_kind_[component(id).zone]]; }
  bool in_play(ComponentId id) const { return id && kind_of(id).in_play; }
  /// The zone it is in, or taken to be in. Moves of components ask for the component's own.
  int zone_of(ComponentId id) const {
    return state_->pretence_count ? pretended_zone(id) : component(id).zone;
  }
  ComponentId place(ComponentId id) const;
  ComponentId bearer(ComponentId id) const;
  std::uint8_t player_of(ComponentId avatar) const;
  bool has_tag(ComponentId id, Id tag) const;
  /// The value for use: floored at zero where the value says so.
  std::int32_t value(ComponentId id, Id key, ComponentId that = 0, Id ability = kNoId) const;
  std::int32_t unfloored(ComponentId id, std::uint16_t key, ComponentId that = 0, Id ability = kNoId,
                         std::vector<Explained>* explain = nullptr) const;
  /// May anything that is in play, or lasts, modify this value (or value_count + tag) of some component now?
  bool modified(std::uint16_t key) const;
  /// The value before modifiers, or kNoValue when the component has none.
  std::int32_t base_value(ComponentId id, Id key) const;
  /// The same where an effect says what the base is: before all other modifiers.
  std::int32_t base_now(ComponentId id, Id key) const;
  bool blank(ComponentId id) const;
  /// May effects of `source` neither choose nor change the component? Nothing is immune to the rules (0).
  bool is_immune(ComponentId id, ComponentId source) const;
  /// Is there anything that could make a component immune now?
  bool may_be_immune() const;
  /// The component whose effect the running script is, or 0: then it is the rules' doing.
  ComponentId source() const;
  int distance(ComponentId from, ComponentId to) const;  // -1: no way
  bool connected(ComponentId from, ComponentId to) const;
  std::int32_t evaluate(ExprId expr, const Context& context) const {
    const Code& code = image_.expressions[static_cast<std::size_t>(expr)];
    return code.kind <= Code::Kind::set_up ? run_code(image_.quick.data() + code.first, context)
                                           : run_short(code, context);
  }
  /// The same for instructions that end with X::done: part of an expression, to tell what it comes to.
  std::int32_t run_code(const Instruction* code, const Context& context) const;
  bool holds(const Value& condition, const Context& context) const;
  template <class F>
  void each_in_set(Id set, const Context& context, F&& f) const;
  /// Is that component a member of the set?
  bool in_set(ComponentId id, Id set, const Context& context) const;
  template <class F>
  void each_in_zone(int zone, F&& f) const {
    for (ComponentId c = state_->zones[zone].first; c;) {
      const ComponentId next = component(c).next;
      if (!f(c)) return;
      c = next;
    }
  }
  /// The players still playing, the first in player order first.
  int player_order(std::uint8_t* out) const;
  bool playing(int player) const;
  /// Could any ability answer to the timing point now?
  bool awaited(Id point) const { return any_listener(point, Tier::would, Tier::after); }
  /// The game may bar a player from using anything for a while (policy.allowed).
  bool may_act(int player) const;
  std::uint8_t first_player() const;
  /// The innermost live frame of a procedure, or null.
  const Frame* procedure_frame(Id procedure) const {
    const int depth = innermost_[procedure];
    return depth ? &state_->frames[depth - 1] : nullptr;
  }
  const Frame* frame_by_serial(std::uint32_t serial) const;
  Frame* frame_by_serial(std::uint32_t serial);
  /// Can `you` use it now? `known`: so many of its first conditions are known to hold.
  bool available(Id ability, ComponentId me, ComponentId you, const Frame* event, Refusal* why = nullptr,
                 std::vector<ComponentId>* targets = nullptr, Id waived = kNoId, std::size_t known = 0) const;
  /// One of the costs of an ability: who pays it (a component, or nothing that is one), and of a counter what
  /// is due, with what the costs before it take, and what is there.
  struct Bill {
    std::int32_t who = 0, due = 0, there = 0;
  };
  /// `with_credit`: less what something else pays of it.
  Bill bill(const Ability& ability, std::size_t cost, const Context& context, Id waived = kNoId,
            bool with_credit = true) const;
  /// May `you` use it on these terms?
  bool could(Id ability, ComponentId me, ComponentId you, const Terms& terms);
  /// The abilities of a window with all these tags that `you` could use on these terms, whoever's turn it is.
  std::vector<Option> usable(Id window, const std::vector<Id>& tags, ComponentId you, const Terms& terms);

  // --- what scripts may do (never inside a query)
  void move(ComponentId id, int zone, Where where = Where::top, ComponentId parent = 0);
  void discard(ComponentId id);
  void set_parent(ComponentId id, ComponentId parent);
  void set_controller(ComponentId id, std::uint8_t player);
  void set_face(ComponentId id, int face);
  /// From now on it is a component of another definition: another title, other tags, values, links and
  /// abilities, in the same place with the same counters and flags. What its old text remembered is gone.
  void turn_into(ComponentId id, Id definition);
  bool set_flag(ComponentId id, Id flag, bool on);
  /// Adds `n` to a counter; it cannot fall below zero. Returns the number that was really added. `settles`
  /// false: the caller looks itself at what policy.settle would make of that.
  int add_counter(ComponentId id, Id counter, int n, bool settles = true);
  void shuffle(int zone);
  /// One component of a zone at random (or as scripted); 0 when it is empty.
  ComponentId pick(int zone);
  int roll(int sides);
  void add_lasting(const Lasting& lasting);
  void add_delayed(const Delayed& delayed);
  /// From now on what `over` says of a value counts where `under` contradicts it.
  void add_order(ComponentId over, ComponentId under);
  /// From now on the acts of the running script are acts of the rules (or of its card again). Returns the
  /// state before.
  bool by_rules(bool on);
  void expire(Id period);
  void begin_period(Id period);
  int used(Id ability, ComponentId me, std::uint8_t player) const;
  void log(const Event& event) {
    if (record_events) record(event);
  }
  /// From now on that player may see it, wherever it lies, until it moves or its zone is shuffled.
  void show(ComponentId id, std::uint8_t player);
  /// Bit per player: who may see what it is.
  std::uint8_t seen_by(ComponentId id) const;
  void finish(std::int32_t outcome);

  // Operations that can be interrupted. Each returns true when it was done at once (see `values`), false when
  // the script must yield and will be resumed with the result.
  bool announce_before(Id point, const Participants& v, std::int32_t& amount, bool& goes_on);
  //
  // The abilities that answer an event resolve at once when it is announced as having happened, unless the
  // running script, or one that called it, has said hold(): then they resolve when it says release(). These
  // return true when the script must yield; it is resumed without a result, and asks flush() whether there is
  // more.
  [[nodiscard]] bool announce_after(Id point, const Participants& v);
  void hold();
  [[nodiscard]] bool release();
  [[nodiscard]] bool flush();
  void call_procedure(Id procedure, const std::vector<std::pair<int, std::int32_t>>& locals);
  void ask(Request request);
  void use_ability(Id ability, ComponentId me, ComponentId you, ComponentId target, std::uint32_t event,
                   bool free);
  /// Begins an ability, with its limit and costs. False, and nothing has happened, when it could not be used.
  bool initiate(Id ability, ComponentId me, ComponentId you, const Terms& terms);
  /// The effect of an ability undoes the innermost ability that policy.remembers and that resolves around it:
  /// when the script has yielded, all is as it was before that was chosen, and the window asks again. The
  /// random source, the numbers of decisions and of frames go on. So does the ability that does this: its
  /// costs are paid again, and it ends; its script is never resumed. Throws std::logic_error when there is
  /// nothing to undo.
  void rewind();
  /// What is in the way of rewind(), or "".
  std::string cannot_rewind() const;
  /// The same for conditions: would an effect that begins now find something to undo?
  bool can_rewind() const;

  // --- tests, bots, statistics
  std::vector<Event>& events() { return events_; }
  const std::vector<Event>& events() const { return events_; }
  bool record_events = true;
  /// Unless empty: by ability, how often its effect has begun.
  std::vector<std::uint64_t> effects_begun;
  /// Unless empty: told of the frame of each ability as its costs provoke something (policy.after_costs), as
  /// its effect begins, and when all of it is done. It changes nothing, and of an ability that has been
  /// cancelled it is told no effect.
  enum class Moment { provokes, begins, done };
  std::function<void(const Frame& ability, Moment moment)> effect_watch;
  /// Definitions that the next pick() calls must give, by zone kind; used by tests and replays.
  struct Scripted {
    Id zone_kind;
    Id definition;
  };
  std::vector<Scripted> scripted;
  std::vector<int> scripted_rolls;
  std::vector<Scripted> drawn;  // of these, what was used since the last checkpoint
  std::vector<int> drawn_rolls;
  /// Asked before every step of the loop: true stops it there. Status is then asking, with no open request.
  std::function<bool()> pause;
  bool scripted_no_shuffle = false;
  /// Unless empty: told of what is announced, asked and considered, as it comes. It changes nothing.
  std::function<void(const Considered&)> trace;
  /// Serial number of the next script entry since the last quiescent prompt, and entries to leave out
  /// (session.hpp).
  std::uint32_t entry = 0;
  std::vector<std::uint32_t> dropped;
  std::uint32_t failed_entry = 0;
  bool intervention_failed = false;  // what has failed is an intervention, with no decision behind it
  std::uint64_t frames_run = 0;
  bool always_push = false;  // debug: announce even what nobody hears by frames
  int querying = 0;          // >0 while a condition runs: changes are refused
  /// Throws while a condition runs, because the caller is about to change something.
  void refuse_in_query() const;
  mutable std::uint64_t refusals = 0;  // how often it has

 private:
  Frame& push(FrameKind kind, Id id);
  void refuse_too_deep(FrameKind kind) const;
  Status run_on();
  bool cut_short(const std::string& limit);
  void pop();
  void drop_script(Frame& script);
  void end_script(Frame& script, bool refused);
  void leave_script();
  void fail(const ScriptFrame& script);
  void deliver(std::initializer_list<std::int32_t> values);
  Frame& top() { return state_->frames[state_->depth - 1]; }

  bool run_procedure();
  bool run_timing();
  bool run_window();
  bool run_ability();
  bool run_script();
  bool run_ask();
  void run_sets(const std::vector<Assignment>& sets, std::int32_t* locals, const Context& context);
  static const std::int32_t* participants_of(const Frame* event) {
    return event ? event->timing.participants.data() : nullptr;
  }
  Context frame_context(const Frame& frame) const;
  Context ability_context(const Frame& frame) const;

  bool choose_step(Frame& frame, const Step& step);
  void told(Frame& frame, const Step& step);
  template <class F>
  void each_of_step(const Step& step, const Context& context, F&& f) const;
  void push_timing(Id point, const Participants& v, Tier from, Tier to);
  bool any_listener(Id point, Tier from, Tier to) const;
  bool may_react(Id point, Tier tier) const;
  bool collect_ability(Id ability, ComponentId me, const Frame& frame, bool forced, ComponentId you);
  bool alike(ComponentId a, ComponentId b) const;
  bool all_alike(const std::vector<Option>& options) const;
  void collect_timing(const Frame& frame, bool forced, int player);
  void tell(Considered::Kind kind, Id id, ComponentId comp = 0, ComponentId you = 0, Refusal why = {},
            std::span<const std::int32_t> v = {}, Tier first = Tier::at) const {
    if (trace) trace({kind, id, comp, you, why, v, first});
  }
  void end_intervention(std::uint32_t serial);
  bool remembers(Id ability) const;
  const Remembered* before(int depth) const;
  bool payable_before(const Ability& ability, const Context& context, Refusal* why) const;
  void go_back();
  bool offer_undo(const Frame& ability);
  void replaced();
  bool consider(Id ability, ComponentId me, ComponentId you, const Frame* event,
                std::vector<ComponentId>* targets = nullptr, std::size_t known = 0) const;
  void add_ability_options(Id ability, ComponentId me, ComponentId you, const Frame* event);
  // True when its question is answered by choice_; then it is closed.
  bool take_answer() {
    const bool answered = answered_;
    if (answered) answered_ = request_.open = false;
    return answered;
  }
  // The options are collected first.
  void open_request(FrameKind from, Id id, std::uint8_t player, int min, int max, std::string_view prompt,
                    std::string_view cite);
  Frame& push_for(const Frame& ability, FrameKind kind, Id id = 0);
  void push_ability(Id ability, ComponentId me, ComponentId you, ComponentId target, std::uint32_t event);
  ComponentId resolver(const Ability& ability, ComponentId me, const Frame* event) const;
  struct Due {
    std::int32_t amount, credit;
  };
  Due cost_due(const Cost& cost, ComponentId who, const Context& context, Id waived,
               bool with_credit = true) const;
  bool costs_payable(const Ability& ability, const Context& context, Refusal* why, Id waived) const;
  bool binds_nobody(const Ability& ability, ComponentId me) const;
  bool pay_costs(Frame& frame, const Ability& ability);
  enum class Aimed { asks, at_one, at_nothing };
  Aimed choose_target(Frame& frame, const Ability& ability);
  bool aims_well(const Frame& frame, const Ability& ability) const;
  void hold_target(Frame& frame, const Ability& ability) const;
  bool target_lost(const Frame& frame, const Ability& ability, bool open) const;
  int pretended_zone(ComponentId id) const;
  ComponentId pretended_place(ComponentId id) const;
  ComponentId place_as_pretended(ComponentId id) const;
  ComponentId pretended_into(int pretence, int zone) const;  // whom this puts into a zone, else 0
  void pretend(const Terms& terms, std::uint32_t serial);
  void end_pretences(std::uint32_t serial);
  void forget_pretences(ComponentId moved);
  bool limit_left(Id ability, ComponentId me, std::uint8_t player, const Frame* event) const;
  void count_use(Id ability, ComponentId me, std::uint8_t player, std::uint32_t occurrence);
  bool exclusive_running() const;
  bool can_begin(Span span) const;
  bool watched() const;
  // Nearly always nothing has changed that it depends on.
  bool settle(bool inside) {
    return calm_ != changes_ && image_.policy.settle != kNoId && !known_settled() && settle_now(inside);
  }
  bool settle_now(bool inside);
  bool must_settle();
  bool known_settled() const {
    if (unheld_.changes != changes_) return false;
    for (const Running& r : unheld_.running)
      if (running(r.procedure, r.local) != r.value) return false;
    return true;
  }
  // The facts that expressions may know of the running procedures: -1 as `local` asks only whether one runs.
  std::int32_t running(Id procedure, int local) const {
    const Frame* frame = procedure_frame(procedure);
    return local < 0 ? frame != nullptr : frame ? frame->locals[local] : 0;
  }
  Frame* holder();
  bool react(Id point, const Participants& v);
  void add_pending(Id point, const Participants& v, std::uint32_t owner);
  void begin_waiting();
  void leave_play(ComponentId id);
  void unlink(ComponentId id);
  void link(ComponentId id, int zone, Where where);
  void refresh_links() const;
  void find_links(bool is_modified, std::uint64_t now) const;
  std::vector<std::uint16_t> places_by_symbol(std::vector<std::uint16_t>& next) const;
  int link_slot(ComponentId place) const {  // -1: it is no place on the map
    return place <= kMaxComponents ? link_slots_[place] - 1 : -1;
  }
  void begin(int players);
  void index(ComponentId id);
  void index_bearer(ComponentId id);
  std::uint8_t indexed_bearer(const Component& c) const;
  void listen(ComponentId id, std::uint16_t hearing);
  // To be called when something that modifies values has come or gone (see Ability::lent_by).
  void look_for_lenders() {
    if (!image_.lenders.empty()) lend();
  }
  void lend();
  /// Of the components 64 * word and on, those of which `player` may be able to use something.
  std::uint64_t within_reach(int player, int word) const;
  bool heard_now(int key) const { return listening_[static_cast<std::size_t>(key)] != 0; }
  // The tiers of a timing point stand next to each other.
  bool heard_now(Id point, Tier from, Tier to) const {
    const std::uint16_t* of_point =
        &listening_[static_cast<std::size_t>(image_.point_key(point, Tier::would))];
    for (int tier = static_cast<int>(from); tier <= static_cast<int>(to); ++tier)
      if (of_point[tier]) return true;
    return false;
  }
  const std::uint64_t* listener_bits(int key) const {
    const Id dense = image_.heard[static_cast<std::size_t>(key)];
    return dense == kNoId ? nullptr : bits_.data() + static_cast<std::size_t>(dense) * kWords;
  }
  // The one walk over what listens at a key. Calls f(component, ability) while it returns true, for those of
  // the components 64 * word and on that `among(word, the bits of those that listen)` leaves.
  template <class Among, class F>
  void each_listener(int key, Among&& among, F&& f) const {
    const std::uint64_t* bits = listener_bits(key);
    for (int w = 0; bits && w <= state_->component_count / 64; ++w)
      for (std::uint64_t word = among(w, bits[w]); word; word &= word - 1) {
        const auto id = static_cast<ComponentId>(w * 64 + std::countr_zero(word));
        for (const Id ability : image_.listening(component(id).definition, key))
          if (!f(id, ability)) return;
      }
  }
  template <class F>
  void each_listener(int key, F&& f) const {
    each_listener(
        key, [](int, std::uint64_t word) { return word; }, f);
  }
  // The same for the components that `player` may be able to use; kNoPlayer: for all. A trace is told also of
  // those that would listen elsewhere.
  template <class F>
  void each_candidate(int key, int player, F&& f) const {
    each_listener(
        key,
        [&](int w, std::uint64_t word) {
          if (trace) word = may_listen(key, w);
          return word && player != kNoPlayer ? word & within_reach(player, w) : word;
        },
        f);
  }
  // The same for `resolving` abilities, which listen wherever the cards are whose abilities resolve; each
  // card once, the innermost first. Those of their abilities that are not `resolving` are among them.
  template <class F>
  void each_resolving(int key, F&& f) const;
  // The targets at which an ability could be aimed now. Calls f while it returns true.
  template <class F>
  void each_target(const Ability& ability, const Context& context, F&& f) const;
  std::uint64_t may_listen(int key, int word) const;
  bool keeps_tag(ComponentId id, const Definition& def, Id tag) const;
  std::int32_t worked_out_base(ComponentId id, ExprId expr) const;
  std::int32_t printed_value(ComponentId id, std::uint16_t key) const;
  std::int32_t modified_value(ComponentId id, std::uint16_t key, ComponentId that, Id ability,
                              std::vector<Explained>* explain) const;
  // The tags of which a member of the set prints one (SetDef::needed), or none while anything might give a
  // component a tag that it does not print.
  std::span<const Id> needed_now(const SetDef& set) const;
  bool lacks(ComponentId id, std::span<const Id> needed) const {
    const TagSet& printed = image_.definitions[component(id).definition].tags;
    for (const Id tag : needed)
      if (printed.has(tag)) return false;
    return !needed.empty();
  }
  std::int32_t run_short(const Code& code, const Context& context) const;
  std::int32_t run_over(const Instruction& over, const Context& context) const;
  ComponentId next_player(ComponentId after, ComponentId begun_with) const;
  std::int32_t printed_tag(ComponentId id, Id tag) const;
  template <class F>
  void each_modifier(ComponentId id, std::uint16_t key, ComponentId that, Id ability, F&& f) const;
  std::vector<Explained> modifiers(ComponentId id, std::uint16_t key, ComponentId that = 0,
                                   Id ability = kNoId) const;
  int order(ComponentId a, ComponentId b, bool by_precedence) const;
  void arrange(std::vector<Explained>& list, ComponentId* undecided = nullptr) const;
  bool may_conflict() const;
  bool find_conflict(ComponentId (&between)[2]) const;
  bool settle_conflict();
  bool result_on_its_way() const;
  void record(Event event);
  std::uint8_t knowers(std::int32_t id) const;
  void chosen(const std::vector<std::int32_t>& choices);

  const Image& image_;
  Scripts& scripts_;
  std::unique_ptr<State> state_;
  Request request_;
  std::vector<Event> events_;
  // For the log: who saw a component before its last move, as long as nobody has decided anything since. A
  // card that goes openly into a deck is named to everybody. Derived: not a part of the position.
  struct Saw {
    std::uint64_t when = 0;
    std::uint8_t who = 0;
  };
  std::array<Saw, kMaxComponents + 1> saw_{};
  std::uint64_t restored_ = 1;  // how often another position has taken the place of this one
  std::uint64_t saw_now() const { return restored_ << 32 | state_->decisions; }
  std::vector<std::int32_t> resume_values_;
  std::vector<std::vector<std::int32_t>> part_answers_;
  std::vector<std::int32_t> choice_;
  bool answered_ = false;
  int live_scripts_ = 0;
  // Under way, by the serial of the script's frame. The question of a script is kept: nobody asks it again.
  struct Intervening {
    std::uint32_t serial;
    Intervention line;
    Request interrupted;
    std::vector<std::vector<std::int32_t>> part_answers;
  };
  std::vector<Intervening> interventions_;
  Memory memory_;                     // the outermost first
  bool rewinds_ = false;              // the script that runs has said so
  std::vector<ComponentId> targets_;  // scratch of add_ability_options
  bool yielded_op_ = false;

  std::uint16_t zone_first_[kMaxZoneKinds] = {};
  std::uint8_t zone_kind_[kMaxZones] = {};
  std::uint8_t zone_player_[kMaxZones] = {};
  PlaceBy zone_place_[kMaxZones] = {};
  static_assert(kMaxZoneKinds <= 256);
  std::vector<std::uint64_t> bits_;                // [heard key][kWords]
  std::vector<std::uint16_t> listening_;           // by listener key: how many components listen there now
  std::uint64_t owned_[kMaxPlayers][kWords] = {};  // by player: the components that they bear (index_bearer)
  std::uint64_t shared_[kWords] = {};              // what others than the bearer may use, too
  bool lending_ = false;                           // do abilities listen in lent zones, too?
  std::array<std::uint16_t, kMaxComponents + 1> hearing_{};  // by component: what bits_ has of it
  ComponentId indexed_ = 0;                                  // the last of them
  mutable std::vector<std::uint64_t> links_;                 // [place slot][link_words_] reachable slots
  mutable std::size_t link_words_ = 0;
  mutable std::vector<ComponentId> link_places_;
  mutable std::array<std::uint16_t, kMaxComponents + 1> link_slots_{};  // by component: its slot + 1, or 0
  mutable std::uint32_t links_epoch_ = 0xffffffff;
  mutable std::uint64_t links_changes_ = 0;  // changes_ then, if something modified policy.way
  std::uint32_t places_epoch_ = 0;
  mutable int evaluating_ = 0;
  std::vector<std::int16_t> innermost_;  // by procedure: the depth of its innermost frame, 0 for none
  void find_innermost();
  mutable std::vector<std::int32_t> fixed_;  // attributes that depend on the number of players only ...
  int fixed_for_ = 0;                        // ... which is this
  // Values being worked out: one that asks for itself through a modifier is answered with its printed number.
  struct Asked {
    ComponentId id, that;
    std::uint16_t key;
    bool operator==(const Asked&) const = default;
  };
  mutable Asked asked_[32];
  mutable int asked_count_ = 0;
  std::uint64_t budget_ = 0;     // steps and frames until advance() gives up
  bool told_cut_short_ = false;  // in this advance()

  // policy.settle's guard is not worked out again while all that it asked of is as it was when it did not
  // hold. Derived: nothing here is part of the position.
  std::uint64_t changes_ = 1;  // grows with each change that an expression can see, but for frames
  // changes_ when nothing was there that policy.settle or policy.conflict could have to do with.
  std::uint64_t calm_ = 0;
  struct Running {
    Id procedure;
    std::int16_t local;
    std::int32_t value;
    bool operator==(const Running&) const = default;
  };
  struct Unheld {
    std::uint64_t changes = 0;     // changes_ at that time; 0: nothing is known
    std::vector<Running> running;  // what it asked of the running procedures
    bool noting = false, lasts = true;
  };
  mutable Unheld unheld_;
  void note(const Running& asked) const;
  std::int32_t noted(Id procedure, int local) const {
    const std::int32_t value = running(procedure, local);
    if (unheld_.noting) note({procedure, static_cast<std::int16_t>(local), value});
    return value;
  }
};

template <class F>
void Kernel::each_in_set(Id set, const Context& context, F&& f) const {
  const SetDef& def = image_.sets[set];
  Context inner = context;
  inner.that = context.it;
  const bool pretences = state_->pretence_count;
  const std::span<const Id> needed = needed_now(def);
  for (const auto& from : def.from) {
    const ZoneKind& kind = image_.zones[from.kind];
    int begin = 0, end = 1;
    if (kind.per_player) {
      if (from.player != kNoExpr) {
        begin = player_of(static_cast<ComponentId>(evaluate(from.player, context)));
        if (begin == kNoPlayer) continue;
        end = begin + 1;
      } else {
        end = state_->players;
      }
    }
    for (int player = begin; player < end; ++player) {
      const int zone = zone_first_[from.kind] + player;
      for (ComponentId c = state_->zones[zone].first; c;) {
        const ComponentId next = component(c).next;
        inner.it = c;
        if (!lacks(c, needed) && (!pretences || zone_of(c) == zone) &&
            (def.where == kNoExpr || evaluate(def.where, inner)))
          if (!f(c)) return;
        c = next;
      }
      if (!pretences) continue;
      for (int i = 0; i < state_->pretence_count; ++i) {
        const ComponentId c = pretended_into(i, zone);
        inner.it = c;
        if (c && (def.where == kNoExpr || evaluate(def.where, inner)))
          if (!f(c)) return;
      }
    }
  }
}

}  // namespace misk::kernel
