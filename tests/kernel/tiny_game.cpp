#include "kernel/tiny_game.hpp"

#include <algorithm>
#include <stdexcept>

namespace tiny {

// --- FakeScripts
Scripts::Outcome FakeScripts::run(Slot& slot, const Values& values) {
  ++entries;
  if (fails && fails(*kernel, slot.call)) return Outcome::failed;
  const Script& script =
      slot.line ? *slot.line : functions_[static_cast<std::size_t>(slot.call.function)].script;
  Entry state{*kernel, slot.call, values, slot.local};
  try {
    while (slot.stage < script.size()) {
      const Stage& stage = script[slot.stage++];
      switch (stage(state)) {
        case Go::next:
          break;
        case Go::yield:
          return Outcome::yielded;
        case Go::done:
          return Outcome::finished;
        case Go::fail:
          return Outcome::failed;
        case Go::refuse:
          return Outcome::refused;
      }
    }
  } catch (const std::exception& e) {
    messages.emplace_back(e.what());
    return Outcome::failed;
  }
  return Outcome::finished;
}

Scripts::Outcome FakeScripts::start(const Call& call, std::int16_t& slot) {
  Slot fresh;
  fresh.call = call;
  return begin(fresh, slot);
}

Scripts::Outcome FakeScripts::start_line(const Intervention& line, ComponentId who, std::int16_t& slot) {
  Slot fresh;
  fresh.call.you = who;
  fresh.line = &lines.at(line.script);
  return begin(fresh, slot);
}

Scripts::Outcome FakeScripts::begin(Slot fresh, std::int16_t& slot) {
  fresh.live = true;
  const Outcome outcome = run(fresh, {});
  if (outcome != Outcome::yielded) return outcome;
  std::size_t free = 0;
  while (free < slots_.size() && slots_[free].live) ++free;
  if (free == slots_.size()) slots_.emplace_back();
  slots_[free] = fresh;
  slot = static_cast<std::int16_t>(free);
  return outcome;
}

Scripts::Outcome FakeScripts::resume(std::int16_t slot, const std::vector<std::int32_t>& values) {
  Slot& live = slots_[static_cast<std::size_t>(slot)];
  const Outcome outcome = run(live, values);
  if (outcome == Outcome::failed) live.live = false;
  return outcome;
}

bool FakeScripts::query(FunctionId function, const Context& context, std::int32_t& result) {
  try {
    result = functions_[static_cast<std::size_t>(function)].query(*kernel, context);
  } catch (const std::exception& e) {
    messages.emplace_back(e.what());
    return false;
  }
  return true;
}

int FakeScripts::live() const {
  return static_cast<int>(std::count_if(slots_.begin(), slots_.end(), [](const Slot& s) { return s.live; }));
}

// --- AbilityWords
Ability& AbilityWords::it() const {
  return rules_->image.abilities[id_];
}

AbilityWords& AbilityWords::from(std::initializer_list<const char*> zones) {
  it().zones = {};
  for (const char* zone : zones) it().zones.add(rules_->image.find_zone(zone));
  return *this;
}
AbilityWords& AbilityWords::when(const std::string& condition) {
  it().conditions.push_back({rules_->x(condition), kNoFunction});
  it().reasons.push_back(condition);
  return *this;
}
AbilityWords& AbilityWords::when(Query condition) {
  it().conditions.push_back({kNoExpr, rules_->function(std::move(condition))});
  it().reasons.emplace_back();
  return *this;
}
AbilityWords& AbilityWords::who(const std::string& expr) {
  it().who = rules_->x(expr);
  return *this;
}
AbilityWords& AbilityWords::you(const std::string& expr) {
  it().you = rules_->x(expr);
  return *this;
}
AbilityWords& AbilityWords::pay(const std::string& counter, const std::string& amount, const std::string& who,
                                const std::string& extra) {
  Cost cost{Cost::Kind::counter};
  cost.what = rules_->image.counters.find(counter);
  cost.amount = rules_->x(amount);
  cost.who = rules_->x(who);
  if (!extra.empty()) cost.extra = rules_->image.values_names.find(extra);
  it().costs.push_back(cost);
  return *this;
}
AbilityWords& AbilityWords::spend(const std::string& flag, const std::string& who) {
  Cost cost{Cost::Kind::flag};
  cost.what = rules_->image.flags.find(flag);
  cost.who = rules_->x(who);
  it().costs.push_back(cost);
  return *this;
}
AbilityWords& AbilityWords::pay_moving(const std::string& who, const std::string& zone) {
  Cost cost{Cost::Kind::move};
  cost.what = zone.empty() ? kNoId : rules_->image.find_zone(zone);
  cost.who = rules_->x(who);
  it().costs.push_back(cost);
  return *this;
}
AbilityWords& AbilityWords::pay_script(Query can, Script pay) {
  Cost cost{Cost::Kind::script};
  cost.can = rules_->function(std::move(can));
  cost.pay = rules_->function(std::move(pay));
  it().costs.push_back(cost);
  return *this;
}
AbilityWords& AbilityWords::limit(int count, const std::string& period, LimitScope scope) {
  it().limit = {static_cast<std::uint16_t>(count), rules_->image.periods.find(period), scope};
  return *this;
}
AbilityWords& AbilityWords::target(const std::string& set, const std::string& where, bool optional) {
  it().target_set = rules_->image.find_set(set);
  it().target_where = rules_->x(where);
  it().target_optional = optional;
  return *this;
}
AbilityWords& AbilityWords::does(Script script) {
  it().effect = rules_->function(std::move(script));
  return *this;
}
AbilityWords& AbilityWords::runs(const std::string& procedure, const Sets& sets) {
  it().procedure = rules_->image.find_procedure(procedure);
  const auto& locals = rules_->image.procedures[it().procedure].locals;
  for (const auto& [name, expr] : sets) {
    const auto at = static_cast<Id>(std::find(locals.begin(), locals.end(), name) - locals.begin());
    it().procedure_sets.push_back({Assignment::To::local, at, rules_->x(expr)});
  }
  return *this;
}
AbilityWords& AbilityWords::adds(const std::string& value, const std::string& amount,
                                 const std::string& where, ModifierOp op) {
  it().modifiers.push_back({rules_->image.values_names.find(value), op, rules_->x(amount), rules_->x(where)});
  return *this;
}
AbilityWords& AbilityWords::gives(const std::string& tag, const std::string& where) {
  const Id key = rules_->image.tag_key(rules_->image.tags.find(tag));
  it().modifiers.push_back({key, ModifierOp::add, kNoExpr, rules_->x(where)});
  return *this;
}
AbilityWords& AbilityWords::played_through(const std::string& zone, const std::string& then) {
  it().commence_zone = rules_->image.find_zone(zone);
  it().finish_zone = rules_->image.find_zone(then);
  return *this;
}
AbilityWords& AbilityWords::faces(std::uint8_t mask) {
  it().faces = mask;
  return *this;
}
AbilityWords& AbilityWords::tag(const std::string& tag) {
  it().tags.add(rules_->image.tags.find(tag));
  return *this;
}

// --- CardWords
CardWords& CardWords::tag(const std::string& tag) {
  rules_->image.definitions[id_].tags.add(rules_->image.tags.find(tag));
  return *this;
}
CardWords& CardWords::value(const std::string& value, int number) {
  auto& attributes = rules_->image.definitions[id_].attributes;
  const Id key = rules_->image.values_names.find(value);
  if (attributes.size() <= key) attributes.resize(key + 1u, kNoValue);
  attributes[key] = number;
  return *this;
}
CardWords& CardWords::value(const std::string& value, const std::string& expr) {
  return this->value(value, kExprAttribute + rules_->x(expr));
}
CardWords& CardWords::leads_to(const std::string& symbol, int face) {
  const Id id = rules_->image.links.add(symbol);
  rules_->image.definitions[id_].links[static_cast<std::size_t>(face)].push_back(id);
  return *this;
}
CardWords& CardWords::symbol(const std::string& symbol, int face) {
  const Id id = rules_->image.links.add(symbol);
  rules_->image.definitions[id_].symbol[static_cast<std::size_t>(face)] = id;
  return *this;
}
CardWords& CardWords::discards_to(const std::string& zone) {
  rules_->image.definitions[id_].discard_zone = zone.empty() ? kNoId : rules_->image.find_zone(zone);
  return *this;
}
CardWords& CardWords::title(const std::string& title) {
  rules_->image.definitions[id_].title = title;
  rules_->image.definitions[id_].title_id = rules_->image.titles.add(title);
  return *this;
}
AbilityWords CardWords::ability(const std::string& name, AbilityKind kind) {
  Image& image = rules_->image;
  const auto id = static_cast<Id>(image.abilities.size());
  Ability ability;
  ability.definition = id_;
  ability.index = static_cast<Id>(image.definitions[id_].abilities.size());
  ability.kind = kind;
  ability.name = name;
  for (std::size_t z = 0; z < image.zones.size(); ++z)
    if (image.zones[z].in_play) ability.zones.add(static_cast<Id>(z));
  image.abilities.push_back(ability);
  image.definitions[id_].abilities.push_back(id);
  return {*rules_, id};
}
AbilityWords CardWords::window(const std::string& name, const std::string& window) {
  AbilityWords words = ability(name, AbilityKind::window);
  rules_->image.abilities[words.id()].windows.add(rules_->image.find_window(window));
  return words;
}
AbilityWords CardWords::reaction(const std::string& name, const std::string& point, Tier tier) {
  AbilityWords words = ability(name, AbilityKind::reaction);
  rules_->image.abilities[words.id()].point = rules_->image.find_point(point);
  rules_->image.abilities[words.id()].tier = tier;
  return words;
}
AbilityWords CardWords::forced(const std::string& name, const std::string& point, Tier tier) {
  AbilityWords words = reaction(name, point, tier);
  rules_->image.abilities[words.id()].kind = AbilityKind::forced;
  return words;
}
AbilityWords CardWords::constant(const std::string& name) {
  return ability(name, AbilityKind::constant);
}
AbilityWords CardWords::manual(const std::string& name) {
  return ability(name, AbilityKind::manual);
}

// --- ProcedureWords
Procedure& ProcedureWords::it() const {
  return rules_->image.procedures[id_];
}

Step& ProcedureWords::add(Op op) {
  Step step;
  step.op = op;
  step.id = std::to_string(it().steps.size());
  it().steps.push_back(step);
  return it().steps.back();
}
ProcedureWords& ProcedureWords::period(const std::string& period) {
  it().period = rules_->image.periods.find(period);
  return *this;
}
ProcedureWords& ProcedureWords::exclusive() {
  it().exclusive = true;
  return *this;
}
ProcedureWords& ProcedureWords::set(const std::string& name, const std::string& expr) {
  const ExprId value = rules_->x(expr);
  const auto& locals = it().locals;
  const auto found = std::find(locals.begin(), locals.end(), name);
  if (found != locals.end())
    add(Op::set).sets.push_back({Assignment::To::local, static_cast<Id>(found - locals.begin()), value});
  else
    add(Op::set).sets.push_back({Assignment::To::global, rules_->image.globals.find(name), value});
  return *this;
}
ProcedureWords& ProcedureWords::window(const std::string& window) {
  add(Op::window).what = rules_->image.find_window(window);
  return *this;
}
ProcedureWords& ProcedureWords::announce(const std::string& point, std::initializer_list<const char*> args) {
  Step& step = add(Op::announce);
  step.what = rules_->image.find_point(point);
  std::size_t i = 0;
  for (const char* arg : args) step.args[i++] = rules_->x(arg);
  return *this;
}
ProcedureWords& ProcedureWords::script(Script script) {
  const FunctionId id = rules_->function(std::move(script));
  add(Op::script).function = id;
  return *this;
}
ProcedureWords& ProcedureWords::call(const std::string& procedure, const Sets& sets) {
  const Id id = rules_->image.find_procedure(procedure);
  Step& step = add(Op::call);
  step.what = id;
  const auto& locals = rules_->image.procedures[id].locals;
  for (const auto& [name, expr] : sets) {
    const auto at = static_cast<Id>(std::find(locals.begin(), locals.end(), name) - locals.begin());
    step.sets.push_back({Assignment::To::local, at, rules_->x(expr)});
  }
  return *this;
}
ProcedureWords& ProcedureWords::jump(int step) {
  add(Op::jump).target = static_cast<Id>(step);
  return *this;
}
ProcedureWords& ProcedureWords::stop() {
  add(Op::stop);
  return *this;
}
ProcedureWords& ProcedureWords::begins(const std::string& period) {
  add(Op::period).what = rules_->image.periods.find(period);
  return *this;
}
ProcedureWords& ProcedureWords::expires(const std::string& period) {
  add(Op::expire).what = rules_->image.periods.find(period);
  return *this;
}
ProcedureWords& ProcedureWords::choose(const std::string& set, const std::string& to, const std::string& by,
                                       const std::string& min, const std::string& max,
                                       const std::string& where) {
  Step& step = add(Op::choose);
  step.set = rules_->image.find_set(set);
  step.move_to = rules_->image.find_zone(to);
  step.by = rules_->x(by);
  step.min = rules_->x(min);
  step.max = rules_->x(max);
  step.where = rules_->x(where);
  return *this;
}
ProcedureWords& ProcedureWords::guard(const std::string& expr) {
  it().steps.back().guard = rules_->x(expr);
  return *this;
}
ProcedureWords& ProcedureWords::again(const std::string& expr, int step) {
  it().steps.back().again = rules_->x(expr);
  it().steps.back().target = static_cast<Id>(step);
  return *this;
}

}  // namespace tiny
