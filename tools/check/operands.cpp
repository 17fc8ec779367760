// Finds operands that never have a value in their place. Each place of an expression gives it some operands;
// the others are always none there. Example: `difficulty = "it.fight"` is 0, because a test has no `it`.
#include <algorithm>
#include <cstring>

#include "check/check.hpp"
#include "check/participants.hpp"
#include "kernel/instruction.hpp"

namespace misk::cli {

using content::Diagnostic;
using content::Severity;
using kernel::Ability;
using kernel::AbilityKind;
using kernel::ExprId;
using kernel::X;

namespace {

/// The operands that an expression may be given. kEvent: the participants of a timing point.
enum Given : unsigned { kMe = 1, kYou = 2, kIt = 4, kThat = 8, kTarget = 16, kEvent = 32, kUsed = 64 };

/// A kind of place for expressions.
struct Place {
  const char* where;  // "in a condition"
  unsigned given;     // at most; an ability may give fewer
  const char* mend;   // advice for an operand that the place never gives
};

constexpr const char* kNothingInTurn =
    "write `me` for the card, `you` for who uses it, `target` for what was chosen";
// This is the only table of these facts. It must agree with available(), run_ability(), resolver(),
// each_modifier(), worked_out_base() and run_procedure() of the kernel: if one of them gives more operands to
// a context, change it here.
constexpr Place kWho{"in `who`", kMe | kYou | kEvent | kUsed, "write `you` for who would use it"};
constexpr Place kResolver{"in `you`", kMe | kYou | kEvent,
                          "write `me`, or a participant of the timing point"};
constexpr Place kCondition{
    "in a condition", kMe | kYou | kTarget | kEvent | kUsed,
    "a condition is asked before anything is chosen: what may be chosen is asked in `where` "
    "of the target, as `it`"};
constexpr Place kCost{"in a cost", kMe | kYou | kTarget | kEvent | kUsed, kNothingInTurn};
constexpr Place kChosen{"in `where` of a target", kMe | kYou | kIt | kTarget | kEvent | kUsed,
                        "`it` is what may be chosen"};
constexpr Place kBegun{"in what a test or another procedure begins with",
                       kMe | kYou | kTarget | kEvent | kUsed, kNothingInTurn};
constexpr Place kModified{"in what is always so", kMe | kYou | kIt | kThat | kUsed,
                          "`it` is whose value is asked, `that` what it is asked about"};
constexpr Place kFigure{"in a figure of a card", kMe | kYou | kIt,
                        "write `me` for the card, `you` for its bearer"};
constexpr Place kStep{"in a step", kMe | kYou | kTarget,
                      "give the procedure a local, and write PROCEDURE.LOCAL"};
constexpr Place kStepMember{"in a step's condition for each card", kMe | kYou | kIt | kTarget,
                            "`it` is the card; give the procedure a local, and write PROCEDURE.LOCAL"};
constexpr Place kArbiter{"in `arbiter`", kEvent, "write a participant of the timing point, or a global"};
constexpr Place kNobody{"in what the game asks for all", 0, "write a global, or a set of cards"};
constexpr Place kPlayer{"in what the game asks of a player", kYou | kIt, "write `you`"};
constexpr Place kOfCard{"in what the game asks of a card", kIt, "write `it`"};
constexpr Place kAfterCosts{"in what the game asks of an ability", kMe | kYou | kTarget | kEvent | kUsed,
                            kNothingInTurn};

struct Operand {
  X op;
  Given bit;
  const char* name;
};
constexpr Operand kOperands[] = {
    {X::me, kMe, "me"},
    {X::you, kYou, "you"},
    {X::it, kIt, "it"},
    {X::that, kThat, "that"},
    {X::target, kTarget, "target"},
    {X::actor, kEvent, "actor"},
    {X::subject, kEvent, "subject"},
    {X::object, kEvent, "object"},
    {X::amount, kEvent, "amount"},
    {X::extra, kEvent, "extra"},
    {X::event_ability, kEvent, "used_ability"},
    {X::event_ability_is, kEvent, "used_ability"},
    {X::this_ability, kUsed, "ability"},
    {X::ability_is, kUsed, "ability"},
    {X::parent_ability, kUsed, "ability_parent"},
};

class Operands {
 public:
  explicit Operands(const GameCheck& game)
      : game_(game), image_(game.host->image()), participants_(*game.participants) {}

  void run() {
    for (const Ability& ability : image_.abilities) {
      const CheckSource* source = game_.source(ability.origin);
      if (ability.inherent || !source || source->is_test) continue;
      at_ = &ability.origin;
      abilities(ability, *source);
    }
    for (const kernel::Definition& definition : image_.definitions) {
      const CheckSource* source = game_.source(definition.origin);
      if (!source || source->is_test) continue;
      at_ = &definition.origin;
      for (const std::int32_t value : definition.attributes)
        if (value >= kernel::kExprAttribute && value < kernel::kExprAttribute + (1 << 24))
          look(value - kernel::kExprAttribute, kFigure, kFigure.given);
    }
    at_ = nullptr;
    rules();
  }

 private:
  // --- the places ---

  void abilities(const Ability& ability, const CheckSource& source) {
    const bool waits = ability.kind != AbilityKind::window && ability.kind != AbilityKind::constant;
    // A named ability may be used by an effect, which chooses the target and the timing point.
    const bool is_called = ability.kind == AbilityKind::manual || !ability.name.empty();
    const unsigned no_event = waits || is_called ? 0 : unsigned{kEvent};
    const unsigned no_target = ability.target_set != kernel::kNoId || is_called ? 0 : unsigned{kTarget};
    ability_ = &ability;
    source_ = &source;
    const auto in = [&](ExprId expr, const Place& place, unsigned lacks) {
      look(expr, place, place.given & ~lacks);
    };
    in(ability.who, kWho, waits ? 0 : unsigned{kEvent});
    in(ability.you, kResolver, waits ? 0 : unsigned{kEvent});
    // Only an ability armed by an effect already knows its target.
    const bool is_armed = ability.point != kernel::kNoId && is_called;
    const bool is_constant = ability.kind == AbilityKind::constant;
    for (const kernel::Value& condition : ability.conditions) {
      if (is_constant)
        in(condition.expr, kModified, 0);
      else
        in(condition.expr, kCondition, (waits ? 0 : unsigned{kEvent}) | (is_armed ? 0 : unsigned{kTarget}));
    }
    if (ability.target_set != kernel::kNoId) {
      text_ = &image_.sets[ability.target_set].name;
      place_ = &kChosen;
      sets_.clear();
      set(ability.target_set, kChosen.given & ~(kIt | kTarget | (waits ? 0U : unsigned{kEvent})));
    }
    for (const kernel::Cost& cost : ability.costs)
      for (const ExprId expr : {cost.who, cost.amount}) in(expr, kCost, no_event | no_target);
    in(ability.target_where, kChosen, waits ? 0 : unsigned{kEvent});
    for (const kernel::Assignment& each : ability.procedure_sets)
      in(each.value, kBegun, no_event | no_target);
    for (const kernel::Modifier& modifier : ability.modifiers)
      for (const ExprId expr : {modifier.amount, modifier.where}) in(expr, kModified, 0);
    ability_ = nullptr;
  }

  void rules() {
    for (const kernel::ValueKey& value : image_.values) all(value.base, kFigure);
    for (const kernel::TimingPoint& point : image_.points) all(point.arbiter.expr, kArbiter);
    for (const kernel::WindowDef& window : image_.windows) all(window.last, kNobody);
    const kernel::Policy& policy = image_.policy;
    all(policy.arbiter, kArbiter);
    all(policy.first, kNobody);
    all(policy.settle_guard, kNobody);
    all(policy.playing, kPlayer);
    all(policy.allowed, kPlayer);
    all(policy.precedence, kOfCard);
    all(policy.after_costs_guard, kAfterCosts);
    all(policy.still_able, kAfterCosts);
    for (const kernel::Procedure& procedure : image_.procedures)
      for (const kernel::Step& step : procedure.steps) {
        for (const ExprId expr : {step.guard, step.again, step.of, step.by, step.min}) all(expr, kStep);
        for (const ExprId expr : step.args) all(expr, kStep);
        for (const kernel::Assignment& each : step.sets) all(each.value, kStep);
        all(step.where, kStepMember);
        all(step.max, step.op == kernel::Op::each ? kStepMember : kStep);
      }
  }
  void all(ExprId expr, const Place& place) { look(expr, place, place.given); }

  // --- one expression ---

  void look(ExprId expr, const Place& place, unsigned given) {
    if (expr == kernel::kNoExpr) return;
    text_ = &image_.expression_texts[static_cast<std::size_t>(expr)];
    place_ = &place;
    sets_.clear();
    walk(expr, given);
  }

  // Inside a set, `it` is a member, and `that` is the `it` from outside.
  static unsigned inside(unsigned given) { return given | kIt | (given & kIt ? kThat : 0U); }

  void walk(ExprId expr, unsigned given) {
    for (std::size_t i = image_.expressions[static_cast<std::size_t>(expr)].first;
         static_cast<X>(image_.code[i].op) != X::done; ++i) {
      const kernel::Instruction& instruction = image_.code[i];
      const X op = static_cast<X>(instruction.op);
      for (const Operand& operand : kOperands)
        if (asks(instruction, operand.op)) need(operand, given);
      if (op != X::over) continue;
      if (instruction.c != kernel::kNoExpr) walk(instruction.c, inside(given));
      set(instruction.b, given);
    }
  }
  void set(kernel::Id id, unsigned given) {
    if (!sets_.insert({id, given}).second) return;
    const kernel::SetDef& set = image_.sets[id];
    for (const kernel::SetDef::From& from : set.from)
      if (from.player != kernel::kNoExpr) walk(from.player, given);
    // Unless the set is given as a value, its members are compared with `that`, which may be none. Such a set
    // is still useful where `that` exists, so this is no fault.
    if (set.where != kernel::kNoExpr) walk(set.where, inside(given));
  }

  static bool asks(const kernel::Instruction& instruction, X what) {
    const X op = static_cast<X>(instruction.op);
    if (op == what) return true;
    if (what > X::target || op == X::local || op == X::over) return false;
    const auto slot = static_cast<std::uint8_t>(what);
    const bool two_sides = op >= X::add && op <= X::greater_equal && op != X::negate;
    if (two_sides) return instruction.a == kernel::kRightSlot && instruction.c == slot;
    return instruction.a == slot;
  }

  void need(const Operand& operand, unsigned given) {
    if (given & operand.bit) {
      if (operand.bit == kEvent && ability_) never_given(operand);
      return;
    }
    const std::string name = std::string("'") + operand.name + "'";
    if (ability_ && operand.bit == kEvent && (place_->given & kEvent))
      return tell(operand, name + " is always none here: the ability waits for no timing point",
                  "make it a reaction or forced ability, with `when` or `after`");
    if (operand.bit == kTarget && place_ != &kCondition && (place_->given & kTarget))
      return tell(operand, name + " is always none here: the ability has no target", "give it `target`");
    tell(operand, name + " is always none " + place_->where, place_->mend);
  }

  // Reports a participant that the timing point is never announced with.
  void never_given(const Operand& operand) {
    if (ability_->point == kernel::kNoId || !ability_->name.empty() || operand.op < X::actor ||
        operand.op > X::extra)
      return;
    const int slot = static_cast<int>(operand.op) - static_cast<int>(X::actor);
    const kernel::Id point = ability_->point;
    // check_abilities() reports tiers that do not exist.
    if (!participants_.is_announced(point, ability_->tier) ||
        participants_.is_ever_given(point, slot, ability_->tier))
      return;
    // Text that a constructor adds for every timing point is the game's.
    if (source_->file->bytes.find(*text_) == std::string::npos) return;
    const bool is_late = ability_->tier >= kernel::Tier::at;
    const std::string name = "'" + image_.points[point].name + "'";
    const std::string why = !participants_.is_ever_given(point, slot)
                                ? "nothing that announces " + name + " says it"
                            : is_late ? name + " has it only as it is about to happen, at `would` and `when`"
                                      : name + " has it only when it has happened, at `at` and `after`";
    tell(operand, std::string("'") + operand.name + "' is always none here: " + why,
         participants_.said_at(point, ability_->tier));
  }

  void tell(const Operand& operand, const std::string& message, const std::string& mend) {
    Diagnostic told{Severity::warning, "", 0, 0, message + in_text(operand), mend, "no-participant"};
    if (at_) {
      told.file = at_->file;
      told.line = at_->line;
    } else if (!find_text(told)) {
      return;
    }
    game_.found.add_at(std::move(told), *text_);
  }
  /// If the text does not contain the operand, a word or a set in it does.
  std::string in_text(const Operand& operand) const {
    const std::size_t n = std::strlen(operand.name);
    const auto is_letter = [](char c) {
      return c == '_' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    };
    for (std::size_t at = text_->find(operand.name); at != std::string::npos;
         at = text_->find(operand.name, at + 1))
      if ((at == 0 || !is_letter((*text_)[at - 1])) &&
          (at + n == text_->size() || !is_letter((*text_)[at + n])))
        return "";
    return " (a word or set in \"" + *text_ + "\" asks for it)";
  }
  /// Rules have no source line in the loaded game, so search for the text.
  bool find_text(Diagnostic& told) const {
    for (const CheckSource& source : game_.found.sources()) {
      if (!source.is_read || source.is_test || !game_.is_mine(*source.pack)) continue;
      for (const LuaText& text : source.facts.texts)
        if (text.text == *text_) {
          told.file = source.shown;
          told.line = text.place.line;
          return true;
        }
    }
    return false;
  }

  const GameCheck& game_;
  const kernel::Image& image_;
  const Participants& participants_;
  const kernel::Origin* at_ = nullptr;
  const Ability* ability_ = nullptr;
  const CheckSource* source_ = nullptr;
  const std::string* text_ = nullptr;
  const Place* place_ = nullptr;
  std::set<std::pair<kernel::Id, unsigned>> sets_;
};

}  // namespace

void check_operands(const GameCheck& game) {
  Operands(game).run();
}

}  // namespace misk::cli
