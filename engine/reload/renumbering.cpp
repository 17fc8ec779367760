#include "reload/renumbering.hpp"

#include <algorithm>
#include <cstring>

namespace misk::kernel {
namespace {

std::vector<Id> match(const Names& from, const Names& to) {
  std::vector<Id> ids;
  for (const std::string& name : from.all()) ids.push_back(to.find(name));
  return ids;
}

template <typename Thing>
std::vector<Id> match(const std::vector<Thing>& from, const std::vector<Thing>& to) {
  std::vector<Id> ids;
  for (const Thing& thing : from) {
    const auto found =
        std::find_if(to.begin(), to.end(), [&](const Thing& other) { return other.name == thing.name; });
    ids.push_back(found == to.end() ? kNoId : static_cast<Id>(found - to.begin()));
  }
  return ids;
}

template <typename Thing>
bool same_names(const std::vector<Thing>& a, const std::vector<Thing>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Thing& x, const Thing& y) { return x.name == y.name; });
}

std::vector<std::vector<Id>> abilities_of(const Image& image) {
  std::vector<std::vector<Id>> by_definition(image.definitions.size());
  for (std::size_t i = 0; i < image.abilities.size(); ++i)
    if (image.abilities[i].definition < by_definition.size())
      by_definition[image.abilities[i].definition].push_back(static_cast<Id>(i));
  return by_definition;
}

bool alike(const Ability& a, const Ability& b) {
  return a.kind == b.kind && a.name == b.name && a.text == b.text;
}

}  // namespace

Renumbering::Renumbering(const Image& from, const Image& to) : from_(from), to_(to) {
  if (from.counters.all() != to.counters.all()) in_the_way_ = "the game's counters have changed";
  if (from.flags.all() != to.flags.all()) in_the_way_ = "the game's flags have changed";
  if (from.globals.all() != to.globals.all()) in_the_way_ = "the game's globals have changed";
  if (from.periods.all() != to.periods.all()) in_the_way_ = "the game's periods have changed";
  if (!same_names(from.zones, to.zones)) in_the_way_ = "the game's zones have changed";
  for (std::size_t i = 0; in_the_way_.empty() && i < from.zones.size(); ++i)
    if (from.zones[i].per_player != to.zones[i].per_player) in_the_way_ = "the game's zones have changed";
  if (!in_the_way_.empty()) return;
  tags_ = match(from.tags, to.tags);
  titles_ = match(from.titles, to.titles);
  values_ = match(from.values, to.values);
  points_ = match(from.points, to.points);
  windows_ = match(from.windows, to.windows);
  procedures_ = match(from.procedures, to.procedures);
  for (const Definition& definition : from.definitions) {
    const auto found = to.definition_index.find(definition.id);
    definitions_.push_back(found == to.definition_index.end() ? kNoId : found->second);
    if (definitions_.back() == kNoId) gone_.push_back(definition.id);
  }
  for (const Definition& definition : to.definitions)
    if (!from.definition_index.count(definition.id)) added_.push_back(definition.id);
  for (std::size_t p = 0; p < from.procedures.size(); ++p) {
    std::vector<Id> steps, locals;
    if (procedures_[p] != kNoId) {
      const Procedure& old = from.procedures[p];
      const Procedure& now = to.procedures[procedures_[p]];
      // A step is known by its name; one that has none, by its number while there are as many.
      for (std::size_t s = 0; s < old.steps.size(); ++s) {
        const auto found = std::find_if(now.steps.begin(), now.steps.end(), [&](const Step& step) {
          return !step.id.empty() && step.id == old.steps[s].id;
        });
        steps.push_back(found != now.steps.end()               ? static_cast<Id>(found - now.steps.begin())
                        : old.steps.size() == now.steps.size() ? static_cast<Id>(s)
                                                               : kNoId);
      }
      steps.push_back(static_cast<Id>(now.steps.size()));  // past the last one
      for (const std::string& local : old.locals) {
        const auto found = std::find(now.locals.begin(), now.locals.end(), local);
        locals.push_back(found == now.locals.end() ? kNoId : static_cast<Id>(found - now.locals.begin()));
      }
    }
    steps_.push_back(std::move(steps));
    locals_.push_back(std::move(locals));
  }
  match_abilities();
}

// Within its definition an ability is the one of the same number if it is still alike; else the only one that
// is alike; else, while there are as many, the one of the same number, whose text was changed.
void Renumbering::match_abilities() {
  abilities_.assign(from_.abilities.size(), kNoId);
  const auto before = abilities_of(from_), after = abilities_of(to_);
  for (std::size_t d = 0; d < before.size(); ++d) {
    if (definitions_[d] == kNoId) continue;
    const std::vector<Id>& old = before[d];
    const std::vector<Id>& now = after[definitions_[d]];
    for (std::size_t i = 0; i < old.size(); ++i) {
      const Ability& ability = from_.abilities[old[i]];
      if (i < now.size() && alike(ability, to_.abilities[now[i]])) {
        abilities_[old[i]] = now[i];
        continue;
      }
      const auto is_alike = [&](Id id) { return alike(ability, to_.abilities[id]); };
      const auto found = std::find_if(now.begin(), now.end(), is_alike);
      if (found != now.end() && std::count_if(now.begin(), now.end(), is_alike) == 1)
        abilities_[old[i]] = *found;
      else if (found == now.end() && old.size() == now.size())
        abilities_[old[i]] = now[i];
    }
  }
}

/// Is the amount of this timing point an ability?
bool Renumbering::tells_ability(Id point) const {
  if (point == from_.policy.initiates || point == from_.policy.resolved || point == from_.policy.remembered)
    return true;
  return std::any_of(from_.abilities.begin(), from_.abilities.end(),
                     [&](const Ability& ability) { return ability.announce == point; });
}

/// Rewrites a timing point and the ability among its participants; false when one of them is gone.
bool Renumbering::event(Id& point, Participants& v) const {
  if (tells_ability(point) && v[kAmount] >= 0 && v[kAmount] < static_cast<std::int32_t>(abilities_.size())) {
    const Id ability = abilities_[static_cast<std::size_t>(v[kAmount])];
    if (ability == kNoId) return false;
    v[kAmount] = ability;
  }
  point = points_[point];
  return point != kNoId;
}

std::string Renumbering::frame(Frame& frame, const Frame* below) const {
  const auto ability = [&](Id& id) {
    if (abilities_[id] == kNoId)
      return "'" + from_.definitions[from_.abilities[id].definition].id + "' is resolving \"" +
             from_.abilities[id].text + "\", which its script has no more";
    id = abilities_[id];
    return std::string();
  };
  switch (frame.kind) {
    case FrameKind::procedure: {
      const std::string& name = from_.procedures[frame.id].name;
      const std::size_t old = frame.id;
      if (procedures_[old] == kNoId) return "the procedure '" + name + "' is running, and is gone";
      if (frame.step >= steps_[old].size() || steps_[old][frame.step] == kNoId)
        return "the step of '" + name + "' that is running is gone";
      std::int32_t v[kMaxLocals] = {};
      const Procedure& procedure = from_.procedures[old];
      for (std::size_t i = 0; i < procedure.locals.size(); ++i) {
        if (locals_[old][i] == kNoId) continue;
        std::int32_t value = frame.locals[i];
        const LocalKind kind = procedure.kind_of(i);
        if (kind == LocalKind::value && value >= 0 && value < static_cast<std::int32_t>(values_.size()))
          value = values_[static_cast<std::size_t>(value)] == kNoId
                      ? -1
                      : values_[static_cast<std::size_t>(value)];
        if (kind == LocalKind::ability && value >= 0 &&
            value < static_cast<std::int32_t>(abilities_.size())) {
          auto id = static_cast<Id>(value);
          if (const std::string trouble = ability(id); !trouble.empty()) return trouble;
          value = id;
        }
        v[locals_[old][i]] = value;
      }
      std::memcpy(frame.locals, v, sizeof v);
      frame.step = steps_[old][frame.step];
      frame.id = procedures_[old];
      return "";
    }
    case FrameKind::timing: {
      const std::string& name = from_.points[frame.id].name;
      if (frame.timing.instead) {
        auto instead = static_cast<Id>(frame.timing.instead - 1);
        if (const std::string trouble = ability(instead); !trouble.empty()) return trouble;
        frame.timing.instead = instead + 1;
      }
      return event(frame.id, frame.timing.participants)
                 ? ""
                 : "the timing point '" + name + "' is being resolved, and is gone";
    }
    case FrameKind::window: {
      const std::string& name = from_.windows[frame.id].name;
      frame.id = windows_[frame.id];
      return frame.id == kNoId ? "the window '" + name + "' is open, and is gone" : "";
    }
    case FrameKind::ability:
      return ability(frame.id);
    case FrameKind::script:
      // One that is done waits for what happened in it; one that is about to begin belongs to the frame
      // below.
      if (frame.slot < 0 && frame.at(ScriptStage::over)) return "";
      if (frame.slot < 0 && frame.at(ScriptStage::begin)) {
        FunctionId& runs = frame.script.function;
        if (below) runs = function(*below, runs);
        if (runs != kNoFunction) return "";
      }
      return "a script is in the middle of an effect";
    case FrameKind::ask:
      break;
  }
  return "a script is asking";
}

/// The function that has taken the place of one which `below` (by the old rules) has called.
FunctionId Renumbering::function(const Frame& below, FunctionId old) const {
  if (below.kind == FrameKind::procedure && procedures_[below.id] != kNoId) {
    const Id step = below.step < steps_[below.id].size() ? steps_[below.id][below.step] : kNoId;
    const auto& steps = to_.procedures[procedures_[below.id]].steps;
    return step < steps.size() ? steps[step].function : kNoFunction;
  }
  if (below.kind != FrameKind::ability || abilities_[below.id] == kNoId) return kNoFunction;
  const Ability& before = from_.abilities[below.id];
  const Ability& after = to_.abilities[abilities_[below.id]];
  if (old == before.effect) return after.effect;
  for (std::size_t i = 0; i < before.costs.size() && i < after.costs.size(); ++i)
    if (old == before.costs[i].pay) return after.costs[i].pay;
  return kNoFunction;
}

/// Finds the new number of the thing that a use was counted for: an ability, or a title and an ability of it.
bool Renumbering::limit(Use& use) const {
  if (use.key & 0x80000000u) {
    const Id title = (use.key >> 8) & 0xffff;
    if (title >= titles_.size() || titles_[title] == kNoId) return false;
    use.key = 0x80000000u | static_cast<std::uint32_t>(titles_[title]) << 8 | (use.key & 0xff);
    return true;
  }
  const Id ability = use.key & 0xffff;
  if (ability >= abilities_.size() || abilities_[ability] == kNoId) return false;
  use.key = (use.key & 0xffff0000u) | abilities_[ability];
  return true;
}

std::string Renumbering::apply(State& state) const {
  if (!in_the_way_.empty()) return in_the_way_;
  auto copy = std::make_unique<State>();
  copy_state(*copy, state);
  State& s = *copy;
  for (int i = 1; i <= s.component_count; ++i) {
    Component& c = s.components[i];
    const Definition& old = from_.definitions[c.definition];
    if (definitions_[c.definition] == kNoId)
      return "'" + old.id + "' is in this game, and its script is gone";
    const Definition& now = to_.definitions[definitions_[c.definition]];
    std::int32_t memory[kMaxMemory] = {};
    for (std::size_t m = 0; m < old.memory.size(); ++m) {
      const auto found = std::find(now.memory.begin(), now.memory.end(), old.memory[m]);
      if (found != now.memory.end()) memory[found - now.memory.begin()] = c.memory[m];
    }
    std::memcpy(c.memory, memory, sizeof memory);
    c.definition = definitions_[c.definition];
  }
  for (int i = 0; i < s.depth; ++i)
    if (const std::string trouble = frame(s.frames[i], i ? &state.frames[i - 1] : nullptr); !trouble.empty())
      return trouble;
  const auto keep = [](auto* list, std::uint16_t& count, auto translate) {
    auto* kept = list;
    for (auto& each : in_use(list, count))
      if (translate(each)) *kept++ = each;
    count = static_cast<std::uint16_t>(kept - list);
  };
  keep(s.lasting, s.lasting_count, [&](Lasting& lasting) {
    if (lasting.key < from_.values.size()) {
      if (values_[lasting.key] == kNoId) return false;
      lasting.key = values_[lasting.key];
    } else {
      const auto tag = static_cast<std::size_t>(lasting.key) - from_.values.size();
      if (tag >= tags_.size() || tags_[tag] == kNoId) return false;
      lasting.key = to_.tag_key(tags_[tag]);
    }
    if (lasting.ability < abilities_.size()) lasting.ability = abilities_[lasting.ability];
    return true;
  });
  keep(s.uses, s.uses_count, [&](Use& use) { return limit(use); });
  keep(s.pending, s.pending_count,
       [&](Pending& pending) { return event(pending.point, pending.participants); });
  keep(s.delayed, s.delayed_count, [&](Delayed& delayed) {
    delayed.ability = abilities_[delayed.ability];
    return delayed.ability != kNoId;
  });
  // The zones that listen may have changed with the abilities that work from them.
  std::memset(s.live, 0, sizeof s.live);
  int zone = 0;
  for (const ZoneKind& kind : to_.zones)
    for (int n = kind.per_player ? s.players : 1; n > 0; --n, ++zone)
      for (ComponentId c = s.zones[zone].first; c && kind.listens; c = s.components[c].next)
        s.live[c >> 6] |= 1ULL << (c & 63);
  copy_state(state, s);
  return "";
}

void Renumbering::apply(std::vector<Event>& events) const {
  if (!in_the_way_.empty()) return;
  std::erase_if(events, [&](Event& e) {
    switch (e.kind) {
      case Event::Kind::point:
      case Event::Kind::note:
        return !event(e.id, e.v);
      case Event::Kind::ability:
        if (e.id < abilities_.size()) e.id = abilities_[e.id];
        return e.id == kNoId;
      case Event::Kind::step: {
        const std::size_t old = e.id;
        if (old >= procedures_.size() || procedures_[old] == kNoId || e.step >= steps_[old].size() ||
            steps_[old][e.step] == kNoId)
          return true;
        e.step = steps_[old][e.step];
        e.id = procedures_[old];
        return false;
      }
      case Event::Kind::pick:
      case Event::Kind::error:
      case Event::Kind::intervention:
        return false;
    }
    return false;
  });
}

}  // namespace misk::kernel
