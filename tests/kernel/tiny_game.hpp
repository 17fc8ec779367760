// A tiny made-up game for tests of the kernel: words to write its rules, scripts in C++, and a table to play
// it.
//
// Rules declares names, cards, abilities and procedures. Table plays them with a kernel, a session and
// FakeScripts.
#pragma once
#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "expression/compiler.hpp"
#include "kernel/kernel.hpp"
#include "kernel/session.hpp"

namespace tiny {

using namespace misk::kernel;
using Values = std::vector<std::int32_t>;
using Sets = std::vector<std::pair<std::string, std::string>>;

/// The input of a stage of a script: `values` is the result of the last operation, `local` survives a yield.
struct Entry {
  Kernel& kernel;
  const Call& call;
  Values values;
  std::array<std::int32_t, 8>& local;
};
enum class Go { next, yield, done, fail, refuse };
using Stage = std::function<Go(Entry&)>;
/// Stages run one after the other. After a stage that yielded, the next one gets the result.
using Script = std::vector<Stage>;
using Query = std::function<std::int32_t(const Kernel&, const Context&)>;

struct Function {
  Script script;
  Query query;
};

/// The script host of the tests. Every coroutine is a slot with a stage; the lowest free slot is used first.
class FakeScripts : public Scripts {
 public:
  explicit FakeScripts(const std::vector<Function>& functions) : functions_(functions) {}
  Outcome start(const Call& call, std::int16_t& slot) override;
  Outcome start_line(const Intervention& line, ComponentId who, std::int16_t& slot) override;
  Outcome resume(std::int16_t slot, const std::vector<std::int32_t>& values) override;
  bool query(FunctionId function, const Context& context, std::int32_t& result) override;
  void drop(std::int16_t slot) override { slots_[static_cast<std::size_t>(slot)].live = false; }
  void drop_all() override { slots_.clear(); }
  void cut_short(const Frame& /*part*/, const std::string& limit, bool undone) override {
    messages.push_back(limit + (undone ? " (undone)" : ""));
  }
  int live() const;

  Kernel* kernel = nullptr;
  std::function<bool(const Kernel&, const Call&)> fails;  // true: this entry fails
  int entries = 0;
  std::map<std::string, Script> lines;  // scripts of interventions
  std::vector<std::string> messages;    // of scripts that failed by an exception, and of frames cut short

 private:
  struct Slot {
    bool live = false;
    Call call{};
    const Script* line = nullptr;
    std::size_t stage = 0;
    std::array<std::int32_t, 8> local{};
  };
  Outcome run(Slot& slot, const Values& values);
  Outcome begin(Slot fresh, std::int16_t& slot);

  const std::vector<Function>& functions_;
  std::vector<Slot> slots_;
};

class Rules;

/// Describes one ability of a card.
class AbilityWords {
 public:
  AbilityWords(Rules& rules, Id id) : rules_(&rules), id_(id) {}
  AbilityWords& from(std::initializer_list<const char*> zones);
  AbilityWords& when(const std::string& condition);
  AbilityWords& when(Query condition);
  AbilityWords& who(const std::string& expr);
  AbilityWords& you(const std::string& expr);
  AbilityWords& pay(const std::string& counter, const std::string& amount, const std::string& who = "",
                    const std::string& extra = "");
  AbilityWords& spend(const std::string& flag, const std::string& who = "me");
  AbilityWords& pay_moving(const std::string& who, const std::string& zone);
  AbilityWords& pay_script(Query can, Script pay);
  AbilityWords& limit(int count, const std::string& period, LimitScope scope);
  AbilityWords& target(const std::string& set, const std::string& where = "", bool optional = false);
  AbilityWords& does(Script script);
  AbilityWords& runs(const std::string& procedure, const Sets& sets = {});
  AbilityWords& adds(const std::string& value, const std::string& amount, const std::string& where = "",
                     ModifierOp op = ModifierOp::add);
  AbilityWords& gives(const std::string& tag, const std::string& where);
  AbilityWords& played_through(const std::string& zone, const std::string& then);
  AbilityWords& faces(std::uint8_t mask);
  AbilityWords& tag(const std::string& tag);
  Id id() const { return id_; }

 private:
  Ability& it() const;
  Rules* rules_;
  Id id_;
};

/// Describes one card. Its abilities work from zones in play unless told otherwise.
class CardWords {
 public:
  CardWords(Rules& rules, Id id) : rules_(&rules), id_(id) {}
  CardWords& tag(const std::string& tag);
  CardWords& value(const std::string& value, int number);
  CardWords& value(const std::string& value, const std::string& expr);
  CardWords& leads_to(const std::string& symbol, int face = 0);
  CardWords& symbol(const std::string& symbol, int face = 0);
  CardWords& discards_to(const std::string& zone);
  CardWords& title(const std::string& title);
  AbilityWords window(const std::string& name, const std::string& window);
  AbilityWords reaction(const std::string& name, const std::string& point, Tier tier);
  AbilityWords forced(const std::string& name, const std::string& point, Tier tier);
  AbilityWords constant(const std::string& name);
  AbilityWords manual(const std::string& name);
  Id id() const { return id_; }

 private:
  AbilityWords ability(const std::string& name, AbilityKind kind);
  Rules* rules_;
  Id id_;
};

/// Describes one procedure, step by step. guard() and again() apply to the last step.
class ProcedureWords {
 public:
  ProcedureWords(Rules& rules, Id id) : rules_(&rules), id_(id) {}
  ProcedureWords& period(const std::string& period);
  ProcedureWords& exclusive();
  ProcedureWords& set(const std::string& name, const std::string& expr);
  ProcedureWords& window(const std::string& window);
  ProcedureWords& announce(const std::string& point, std::initializer_list<const char*> args = {});
  ProcedureWords& script(Script script);
  ProcedureWords& call(const std::string& procedure, const Sets& sets = {});
  ProcedureWords& jump(int step);
  ProcedureWords& stop();
  ProcedureWords& begins(const std::string& period);
  ProcedureWords& expires(const std::string& period);
  ProcedureWords& choose(const std::string& set, const std::string& to, const std::string& by,
                         const std::string& min, const std::string& max, const std::string& where = "");
  ProcedureWords& guard(const std::string& expr);
  ProcedureWords& again(const std::string& expr, int step);

 private:
  Step& add(Op op);
  Procedure& it() const;
  Rules* rules_;
  Id id_;
};

/// The rules under construction. They begin with the names that every test uses (tiny_game.cpp).
class Rules {
 public:
  Rules();
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;
  CardWords card(const std::string& name);
  ProcedureWords procedure(const std::string& name, const std::vector<std::string>& locals = {});
  Id point(const std::string& name);
  Id window(const std::string& name, const std::string& last = "");
  Id set(const std::string& name, std::initializer_list<const char*> zones, const std::string& where = "",
         const std::string& player = "");
  Id value(const std::string& name, const std::string& base = "", bool floor = true);
  ExprId x(const std::string& text) { return text.empty() ? kNoExpr : compile(image, text); }
  FunctionId function(Script script);
  FunctionId function(Query query);
  Id ability(const std::string& name) const;

  Image image;
  std::vector<Function> functions;
};

/// A table for playing the rules. The avatars are in the zone `crew`, at no place.
class Table {
 public:
  Table(Rules& rules, int players);
  /// Puts a new card of that name last into a zone.
  ComponentId put(const std::string& card, const std::string& zone, int player = 0, ComponentId parent = 0);
  void start(std::uint64_t seed = 1) { session.start(seed); }
  ComponentId avatar(int player) const { return kernel.state().avatars[player]; }
  int zone(const std::string& name, int player = 0) const {
    return kernel.zone_index(rules.image.find_zone(name), player);
  }
  std::vector<ComponentId> cards(const std::string& zone_name, int player = 0) const;
  std::vector<std::string> names(const std::string& zone_name, int player = 0) const;
  int counter(ComponentId id, const std::string& name) const;
  int global(const std::string& name) const;
  int value(ComponentId id, const std::string& name, ComponentId that = 0) const;
  std::int32_t x(const std::string& text, Context context = {});

  /// The first asked player who has not answered, or -1.
  int asked() const;
  /// The options of that player's part: an ability's name with "@target", a card's name, a label, or "pass".
  std::vector<std::string> offered() const;
  /// Answers with the option of this name. False if there is none or nobody is asked.
  bool choose(const std::string& option);
  bool pass() { return choose("pass"); }
  /// The fault of the position, or "".
  std::string fault() const;

  Rules& rules;
  FakeScripts scripts;
  Kernel kernel;
  Session session;
};

// --- words for scripts
using Who = std::function<ComponentId(Entry&)>;
ComponentId me(Entry& run);
ComponentId you(Entry& run);
ComponentId target(Entry& run);
Stage say(std::vector<std::string>& log, const std::string& word);
Stage add(const std::string& counter, Who who, int n);
/// Announces `point` (you, who, me, n), adds the remaining n to `counter`, and announces that it happened.
Script deal(const std::string& point, const std::string& counter, Who who, int n);
/// Sets bits of the timing point that this ability answers: 1 cancelled, 2 replaced.
Stage cancel(int bits = 1);
Stage reduce(int n);
/// Announces only the tiers after it happened.
Stage after(const std::string& point, Who who, int n = 0);
/// The stages as one event: reactions to their announcements come when the last stage is done.
Script together(const Script& stages);
Stage begin(const std::string& procedure, const std::vector<std::pair<int, std::int32_t>>& locals = {});
/// Asks player `player` one of `labels`; the next stage gets {1, index}.
Stage ask(int player, const std::vector<std::string>& labels, int min = 1, int max = 1);
Stage fail();
Script operator+(Script a, const Script& b);

}  // namespace tiny
