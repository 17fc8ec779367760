// The loop, and the frames of procedures, scripts and questions.
//
// One file: the loop and the stages that it runs are read together.
#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "kernel/kernel.hpp"
#include "kernel/work.hpp"

namespace misk::kernel {

Frame& Kernel::push(FrameKind kind, Id id) {
  State& s = *state_;
  if (s.depth >= kMaxScriptDepth) refuse_too_deep(kind);
  Frame& frame = s.frames[s.depth++];
  std::memset(static_cast<void*>(&frame), 0, sizeof frame);
  frame.kind = kind;
  frame.id = id;
  frame.slot = -1;
  frame.serial = s.next_serial++;
  if (kind == FrameKind::procedure) innermost_[id] = static_cast<std::int16_t>(s.depth);
  return frame;
}

// A script that asks for more fails, and the rest of what resolves is told of it as of any script error. Its
// questions nest no further.
void Kernel::refuse_too_deep(FrameKind kind) const {
  const State& s = *state_;
  const Frame& on_top = s.frames[s.depth - 1];
  const bool of_script =
      on_top.kind == FrameKind::script && on_top.at(ScriptStage::run) && kind != FrameKind::ask;
  const int limit = of_script ? kMaxScriptDepth : kMaxFrames;
  if (s.depth >= limit)
    throw std::length_error("effects are nested more than " + std::to_string(limit) + " deep");
}

// If the rules themselves, and no script, meet a limit while something resolves, its innermost part ends
// there. If that part is a script, it fails, and is undone unless somebody has decided something since. Of
// any other part the rest is left out. False when nothing resolves.
bool Kernel::cut_short(const std::string& limit) {
  State& s = *state_;
  auto ends = [](const Frame& frame) {
    return frame.kind == FrameKind::ability || frame.kind == FrameKind::script ||
           frame.kind == FrameKind::timing || frame.kind == FrameKind::window;
  };
  int at = s.depth - 1;
  while (at >= 0 && !ends(s.frames[at])) --at;
  if (at < 0) return false;
  const Frame& part = s.frames[at];
  const bool undone =
      part.kind == FrameKind::script && part.at(ScriptStage::run) && !part.has(ScriptFrame::decided);
  if (!told_cut_short_) scripts_.cut_short(part, limit, undone);
  told_cut_short_ = true;
  failed_entry = 0;
  if (undone) {
    fail(part.script);
    return true;
  }
  answered_ = false;
  request_.open = false;
  resume_values_.clear();
  while (s.depth > at + 1) {
    const Frame& frame = top();
    const Id period = frame.kind == FrameKind::procedure ? image_.procedures[frame.id].period : kNoId;
    if (period != kNoId) expire(period);
    pop();
  }
  Frame& frame = top();
  switch (frame.kind) {
    case FrameKind::timing:
      frame.timing.flags |= TimingFrame::cut_short;  // nothing more answers to it
      break;
    case FrameKind::window:
      pop();
      deliver({0});
      break;
    case FrameKind::ability:
      // Its effect, if that has begun, is over. The announcements of its end may not have room either.
      if (frame.before(AbilityStage::procedure))
        frame.go_to(AbilityStage::finish);
      else if (frame.before(AbilityStage::finish))
        frame.go_to(AbilityStage::effect_over);
      break;
    default: {  // a script
      tell(Considered::Kind::failed, kNoId, frame.comp, frame.you);
      if (!frame.at(ScriptStage::over)) {
        end_script(frame, true);
        break;
      }
      const std::uint32_t serial = frame.serial;
      drop(s.pending, s.pending_count, [&](const Pending& pending) { return pending.owner == serial; });
      leave_script();
    }
  }
  return true;
}

void Kernel::drop_script(Frame& script) {
  if (script.slot < 0) return;
  scripts_.drop(script.slot);
  --live_scripts_;
  script.slot = -1;
}

void Kernel::end_script(Frame& script, bool refused) {
  drop_script(script);
  script.go_to(ScriptStage::over);
  if (refused) script.set(ScriptFrame::refused);
}

// Takes a script that is over from the stack.
void Kernel::leave_script() {
  const Frame& script = top();
  const bool refused = script.has(ScriptFrame::refused), by_hand = script.script.function == kIntervention;
  const std::uint32_t serial = script.serial;
  pop();
  deliver({!refused});
  if (by_hand) end_intervention(serial);
}

void Kernel::fail(const ScriptFrame& script) {
  failed_entry = static_cast<std::uint32_t>(script.first_entry);
  intervention_failed = script.function == kIntervention && script.began == script.first_entry;
}

void Kernel::pop() {
  Frame& frame = top();
  if (frame.kind == FrameKind::script) drop_script(frame);
  if (frame.kind == FrameKind::ability) {
    if (frame.has(AbilityFrame::pretends)) end_pretences(frame.serial);
    if (frame.ability.remembered)
      std::erase_if(memory_, [&](const Remembered& each) { return each.serial == frame.serial; });
  }
  --state_->depth;
  if (frame.kind == FrameKind::procedure) {
    int i = state_->depth;
    while (i > 0 &&
           (state_->frames[i - 1].kind != FrameKind::procedure || state_->frames[i - 1].id != frame.id))
      --i;
    innermost_[frame.id] = static_cast<std::int16_t>(i);
  }
}

void Kernel::deliver(std::initializer_list<std::int32_t> values) {
  resume_values_.clear();
  for (const std::int32_t value : values) resume_values_.push_back(value);
}

void Kernel::start(std::uint64_t seed) {
  state_->random.seed(seed);
  state_->depth = 0;
  find_innermost();
  push(FrameKind::procedure, image_.policy.main);
  tell(Considered::Kind::begun, kNoId);
}

constexpr int kMostCut = 8;

Status Kernel::advance() {
  if (request_.open && !answered_) return Status::asking;
  budget_ = 2'000'000;
  told_cut_short_ = false;
  const WorkLimit limited;
  for (int much = 0;;) {
    try {
      return run_on();
    } catch (const TooMuchWork& limit) {
      // Whatever is left of what resolves may ask for as much again, so this has an end too.
      if (++much > kMostCut || !cut_short(limit.what())) throw;
      work_left = kMostWork;
      if (failed_entry) return Status::script_failed;
    } catch (const std::logic_error& fault) {  // a limit, or what a script has made impossible for the rules
      if (!cut_short(fault.what())) throw;
      if (failed_entry) return Status::script_failed;
    }
  }
}

// A script that has asked somebody since it was entered last cannot be undone.
Status Kernel::without_end() {
  const State& s = *state_;
  const Frame* used = nullptr;
  for (int i = 1; i < s.depth; ++i) {
    const Frame& frame = s.frames[i];
    const Frame& below = s.frames[i - 1];
    if (frame.kind != FrameKind::script || below.kind != FrameKind::ability || !frame.at(ScriptStage::run))
      continue;
    if (frame.has(ScriptFrame::decided)) return Status::stuck;
    const AbilityKind kind = image_.abilities[below.id].kind;
    const bool answers = kind == AbilityKind::forced || kind == AbilityKind::reaction;
    if (!used || answers) used = &frame;
    if (answers) break;
  }
  if (!used) return Status::stuck;
  const auto first_entry = static_cast<std::uint32_t>(used->script.first_entry);
  if (first_entry != failed_entry) scripts_.cut_short(*used, "this goes on without an end", true);
  failed_entry = first_entry;
  return Status::script_failed;
}

Status Kernel::run_on() {
  while (!state_->over) {
    if (state_->depth == 0) {
      state_->over = 1;
      break;
    }
    if (pause && pause()) return Status::asking;
    if (settle_conflict()) continue;
    ++frames_run;
    if (--budget_ == 0) return without_end();
    if (settle(false)) continue;
    failed_entry = 0;
    intervention_failed = false;
    bool go_on = false;
    switch (top().kind) {
      case FrameKind::procedure:
        go_on = run_procedure();
        break;
      case FrameKind::timing:
        go_on = run_timing();
        break;
      case FrameKind::window:
        go_on = run_window();
        break;
      case FrameKind::ability:
        go_on = run_ability();
        break;
      case FrameKind::script:
        go_on = run_script();
        break;
      case FrameKind::ask:
        go_on = run_ask();
        break;
    }
    if (failed_entry) return Status::script_failed;
    if (!go_on && request_.open) tell(Considered::Kind::request, kNoId);
    if (!go_on) return budget_ ? Status::asking : without_end();
  }
  // The game is over: opportunities not yet used are dropped.
  if (live_scripts_) scripts_.drop_all();
  live_scripts_ = 0;
  interventions_.clear();
  memory_.clear();
  state_->depth = 0;
  state_->pretence_count = 0;
  find_innermost();
  request_.open = false;
  return Status::over;
}

// Does the frame on top go on with a result that is there already?
bool Kernel::result_on_its_way() const {
  const Frame& frame = state_->frames[state_->depth - 1];
  return frame.kind == FrameKind::ask ||
         (frame.kind == FrameKind::procedure && frame.at(ProcedureStage::told)) ||
         (frame.kind == FrameKind::script && frame.at(ScriptStage::run)) ||
         (frame.kind == FrameKind::ability &&
          (frame.at(AbilityStage::effect) ||
           (frame.at(AbilityStage::asking_costs) && frame.ability.cost_asked)));
}

Context Kernel::frame_context(const Frame& frame) const {
  return {.me = frame.comp, .you = frame.you, .target = frame.target};
}

Context Kernel::ability_context(const Frame& frame) const {
  Context context = frame_context(frame);
  context.ability = frame.id;
  context.event = frame.ability.waited ? frame.ability.participants.data()
                                       : participants_of(frame_by_serial(frame.event));
  return context;
}

void Kernel::run_sets(const std::vector<Assignment>& sets, std::int32_t* locals, const Context& context) {
  for (const Assignment& set : sets) {
    const std::int32_t value = evaluate(set.value, context);
    if (set.to == Assignment::To::local)
      locals[set.index] = value;
    else
      mutable_state().globals[set.index] = value;
  }
}

// Writes the result of a "before" announcement into the locals that the step names for it.
void Kernel::told(Frame& frame, const Step& step) {
  if (step.goes_on != kNoId) frame.locals[step.goes_on] = resume_values_[0];
  if (step.left != kNoId) frame.locals[step.left] = resume_values_[0] ? resume_values_[1] : 0;
}

// The members of a step's set, or the one component that it names.
template <class F>
void Kernel::each_of_step(const Step& step, const Context& context, F&& f) const {
  if (step.set != kNoId) return each_in_set(step.set, context, f);
  const std::int32_t of = evaluate(step.of, context);
  if (valid(of)) f(static_cast<ComponentId>(of));
}

bool Kernel::run_procedure() {
  Frame* frame = &top();
  const Procedure& procedure = image_.procedures[frame->id];
  if (frame->step == 0 && frame->at(ProcedureStage::begin) && procedure.period != kNoId)
    begin_period(procedure.period);
  const std::uint16_t first = frame->step;
  for (;;) {
    if (--budget_ == 0) return false;  // steps that push no frame can go round without an end, too
    if (frame->step >= procedure.steps.size()) {
      const std::int32_t result = frame->locals[0];
      if (procedure.period != kNoId) expire(procedure.period);
      if (frame->id == image_.policy.settle) state_->settled = state_->next_serial;
      pop();
      deliver({result});
      if (procedure.exclusive) begin_waiting();
      return true;
    }
    const Step& step = procedure.steps[frame->step];
    // What settles comes before a question, so that a game that goes on from there asks the same. The caller
    // settles; where nothing is to be settled, this step is the first one when it comes back.
    if (step.op == Op::choose && frame->step != first && calm_ != changes_ &&
        frame->at(ProcedureStage::begin))
      return true;
    const Context context = frame_context(*frame);
    if (frame->at(ProcedureStage::begin)) {
      if (step.guard != kNoExpr && !evaluate(step.guard, context)) {
        ++frame->step;
        continue;
      }
      if (record_events && !step.text.empty() && step.op != Op::choose) {  // of a choice, it is the prompt
        Event event{.kind = Event::Kind::step, .id = frame->id, .step = frame->step};
        std::copy_n(frame->locals, kParticipants, event.v.begin());
        log(event);
      }
      frame->go_to(ProcedureStage::end);
      switch (step.op) {
        case Op::set:
          run_sets(step.sets, frame->locals, context);
          break;
        case Op::jump:
          frame->step = step.target;
          frame->go_to(ProcedureStage::begin);
          continue;
        case Op::stop:
          frame->step = static_cast<std::uint16_t>(procedure.steps.size());
          frame->go_to(ProcedureStage::begin);
          continue;
        case Op::expire:
          expire(step.what);
          break;
        case Op::period:
          begin_period(step.what);
          break;
        case Op::window:
          tell(Considered::Kind::window, step.what);
          push(FrameKind::window, step.what);
          return true;
        case Op::announce: {
          Participants v{};
          for (std::size_t i = 0; i < step.args.size(); ++i)
            if (step.args[i] != kNoExpr) v[i] = evaluate(step.args[i], context);
          if (step.goes_on != kNoId || step.left != kNoId) {
            std::int32_t amount = 0;
            bool goes_on = false;
            frame->go_to(ProcedureStage::told);
            if (!announce_before(step.what, v, amount, goes_on)) return true;
            deliver({goes_on, amount});
            told(*frame, step);
            break;
          }
          const Tier from = step.only_after ? Tier::at : Tier::would;
          tell(Considered::Kind::point, step.what, 0, 0, {}, v, from);
          if (!step.only_after || image_.points[step.what].text_before.empty())
            log({.kind = Event::Kind::point, .id = step.what, .v = v});
          if (step.only_after) {
            if (react(step.what, v)) return true;
          } else if (any_listener(step.what, from, Tier::after)) {
            push_timing(step.what, v, from, Tier::after);
            return true;
          }
          break;
        }
        case Op::call: {
          const Context outer = context;
          std::int32_t locals[kMaxLocals] = {};
          for (const Assignment& set : step.sets) locals[set.index] = evaluate(set.value, outer);
          const ComponentId me = frame->comp, you = frame->you;
          Frame& called = push(FrameKind::procedure, step.what);
          std::copy(locals, locals + kMaxLocals, called.locals);
          called.comp = me;
          called.you = you;
          return true;
        }
        case Op::script: {
          const std::uint32_t serial = frame->serial;
          Frame& script = push(FrameKind::script, 0);
          script.script.function = step.function;
          script.event = serial;
          script.flags = ScriptFrame::of_step;
          return true;
        }
        case Op::use: {
          const auto of = static_cast<ComponentId>(step.of == kNoExpr ? 0 : evaluate(step.of, context));
          const auto by = static_cast<ComponentId>(step.by == kNoExpr ? 0 : evaluate(step.by, context));
          if (!valid(of)) break;
          Id found = kNoId;
          for (Id a : image_.definitions[component(of).definition].abilities)
            if (found == kNoId && image_.abilities[a].name == step.ability) found = a;
          if (found == kNoId || blank(of)) break;
          push_ability(found, of, by, 0, 0);
          return true;
        }
        case Op::move: {
          // A script may have made a card of it, or of what is attached to it, that nobody can discard: it
          // stays, and the rest goes on.
          const auto put_away = [&](ComponentId c) {
            try {
              if (step.move_to == kNoId)
                discard(c);
              else
                move(c, own_zone(step.move_to, c));
            } catch (const std::logic_error& fault) {
              if (!told_cut_short_) scripts_.cut_short(*frame, fault.what(), false);
              told_cut_short_ = true;
            }
          };
          std::vector<ComponentId> list;
          each_of_step(step, context, [&](ComponentId c) {
            list.push_back(c);
            return true;
          });
          for (ComponentId c : list) put_away(c);
          break;
        }
        case Op::each: {
          Context inner = context;
          each_of_step(step, context, [&](ComponentId c) {
            inner.it = c;
            const std::int32_t to = evaluate(step.max, inner);
            if (step.is_flag)
              set_flag(c, step.what, to != 0);
            else
              add_counter(c, step.what, to - component(c).counters[step.what]);
            return true;
          });
          break;
        }
        case Op::pick:
          frame->locals[step.left] = pick(zone_index(step.move_to, 0));
          break;
        case Op::choose:
          if (!choose_step(*frame, step)) return false;
          frame = &top();
          break;
      }
    } else if (step.op == Op::choose && frame->at(ProcedureStage::end)) {
      if (!choose_step(*frame, step)) return false;
    } else if (frame->at(ProcedureStage::told)) {
      told(*frame, step);
    }
    // The step is done.
    frame = &top();
    frame->go_to(ProcedureStage::begin);
    if (step.again != kNoExpr && evaluate(step.again, frame_context(*frame)))
      frame->step = step.target;
    else
      ++frame->step;
  }
}

// A step that lets a player choose components and moves them. True when it is done.
bool Kernel::choose_step(Frame& frame, const Step& step) {
  Context context = frame_context(frame);
  const auto avatar = static_cast<ComponentId>(step.by == kNoExpr ? frame.you : evaluate(step.by, context));
  const std::uint8_t player = player_of(avatar);
  if (player == kNoPlayer) return true;
  context.you = avatar;
  auto move_all = [&](const std::vector<ComponentId>& list) {
    for (ComponentId c : list)
      if (step.move_to != kNoId) move(c, zone_index(step.move_to, player), Where::top);
  };
  if (take_answer()) {
    std::vector<ComponentId> list;
    for (std::int32_t i : choice_) list.push_back(request_.options[static_cast<std::size_t>(i)].comp);
    move_all(list);
    return true;
  }
  std::vector<ComponentId>& eligible = targets_;
  eligible.clear();
  Context inner = context;
  each_in_set(step.set, context, [&](ComponentId c) {
    inner.it = c;
    if (step.where == kNoExpr || evaluate(step.where, inner)) eligible.push_back(c);
    return true;
  });
  const int n = static_cast<int>(eligible.size());
  const int max = std::min(n, step.max == kNoExpr ? n : evaluate(step.max, context));
  const int min = std::clamp(step.min == kNoExpr ? 0 : evaluate(step.min, context), 0, std::max(max, 0));
  if (max <= 0) return true;
  if (min == n) {
    move_all(eligible);
    return true;
  }
  request_.options.clear();
  for (const ComponentId c : eligible) request_.options.push_back({.kind = OptionKind::component, .comp = c});
  open_request(FrameKind::procedure, frame.id, player, min, max, step.text.empty() ? step.id : step.text,
               step.cite);
  request_.purpose = step.purpose;
  return false;
}

bool Kernel::run_script() {
  State& s = *state_;
  Frame& frame = top();
  if (frame.at(ScriptStage::over)) {
    // Announcements were still held back when it failed or was done: now is the time, first come first
    // served.
    frame.script.holds = 0;
    if (flush()) return true;
    leave_script();
    begin_waiting();
    return true;
  }
  const std::uint32_t this_entry = ++entry;
  if (!dropped.empty() && std::find(dropped.begin(), dropped.end(), this_entry) != dropped.end()) {
    // This effect fails here (it was seen to): it ends, and the game goes on.
    const Frame* below = s.depth > 1 ? &s.frames[s.depth - 2] : nullptr;
    tell(Considered::Kind::failed, below && below->kind == FrameKind::ability ? below->id : kNoId, frame.comp,
         frame.you);
    end_script(frame, true);
    return true;
  }
  const std::uint32_t serial = frame.serial;
  Scripts::Outcome outcome;
  yielded_op_ = rewinds_ = false;
  if (frame.at(ScriptStage::begin)) {
    frame.go_to(ScriptStage::run);
    frame.script.first_entry = static_cast<std::int32_t>(this_entry);
    std::int16_t slot = -1;
    if (frame.script.function == kIntervention) {
      frame.script.began = frame.script.first_entry;
      const auto line = std::find_if(interventions_.begin(), interventions_.end(),
                                     [&](const Intervening& each) { return each.serial == serial; });
      outcome = scripts_.start_line(Intervention(line->line), frame.you, slot);
    } else {
      const Call call{frame.script.function, frame.comp,  frame.you,
                      frame.target,          frame.event, frame.has(ScriptFrame::of_step)};
      outcome = scripts_.start(call, slot);
    }
    if (outcome == Scripts::Outcome::yielded) {
      Frame* self = frame_by_serial(serial);
      self->slot = slot;
      ++live_scripts_;
    }
  } else {
    if (frame.has(ScriptFrame::decided)) frame.script.first_entry = static_cast<std::int32_t>(this_entry);
    if (frame.has(ScriptFrame::waits)) resume_values_.clear();
    frame.set(ScriptFrame::decided | ScriptFrame::waits, false);
    const std::int16_t slot = frame.slot;
    outcome = scripts_.resume(slot, resume_values_);
    resume_values_.clear();
  }
  Frame* self = frame_by_serial(serial);
  switch (outcome) {
    case Scripts::Outcome::refused:
    case Scripts::Outcome::finished:
      end_script(*self, outcome == Scripts::Outcome::refused);
      break;
    case Scripts::Outcome::yielded:
      if (rewinds_) go_back();
      break;
    case Scripts::Outcome::failed:
      if (self->slot >= 0) {
        self->slot = -1;
        --live_scripts_;
      }
      fail(self->script);
      break;
  }
  return true;
}

// Could anything that policy.settle depends on be otherwise than printed? Nearly always not.
bool Kernel::watched() const {
  if (heard_now(image_.watch_key())) return true;
  for (const Lasting& lasting : in_use(state_->lasting, state_->lasting_count))
    if (image_.watched[lasting.key]) return true;
  return false;
}

// Evaluates policy.settle's guard. On the way it notes the facts that the guard asks for, so that the guard
// need not be asked again while they are as they were.
bool Kernel::must_settle() {
  unheld_.running.clear();
  unheld_.lasts = unheld_.noting = true;
  struct Noted {
    bool& noting;
    ~Noted() { noting = false; }
  };
  const bool held = [&] {
    const Noted noted{unheld_.noting};
    return evaluate(image_.policy.settle_guard, {}) != 0;
  }();
  unheld_.changes = held || !unheld_.lasts ? 0 : changes_;
  return held;
}

void Kernel::note(const Running& asked) const {
  std::vector<Running>& list = unheld_.running;
  if (std::find(list.begin(), list.end(), asked) == list.end()) list.push_back(asked);
}

// Looks whether the rule that holds at all times (policy.settle) has something to do. This happens between
// frames, when no result is on its way to the one on top and nothing is only taken to be so, and when a
// script says so (`inside`). True when there is something to settle first. A modifier that has gone counts
// once more, and nothing is settled twice without a frame in between.
bool Kernel::settle_now(bool inside) {
  const Policy& policy = image_.policy;
  State& s = *state_;
  const bool now = watched();
  if (!now && !s.unsettled) {
    if (!may_conflict()) calm_ = changes_;
    return false;
  }
  if (answered_ || (!inside && result_on_its_way()) || s.pretence_count || innermost_[policy.settle] ||
      s.settled == s.next_serial)
    return false;
  s.unsettled = now;
  if (policy.settle_guard != kNoExpr && !must_settle()) return false;
  s.unsettled = 1;
  push(FrameKind::procedure, policy.settle);
  return true;
}

// Resolves the reactions that the script on top has held back: everything is announced already, and they are
// due. If the script is part of something larger that happens together, they wait for that.
bool Kernel::flush() {
  State& s = *state_;
  if (!s.pending_count && calm_ == changes_) return false;
  Frame& script = top();
  const std::uint32_t owner = script.serial;
  if (const Frame* by = holder()) {
    for (Pending& pending : in_use(s.pending, s.pending_count))
      if (pending.owner == owner) pending.owner = by->serial;
    return false;
  }
  if (settle(true)) {
    script.set(ScriptFrame::waits);
    return true;
  }
  for (int i = 0; i < s.pending_count;) {
    if (s.pending[i].owner != owner) {
      ++i;
      continue;
    }
    const Pending pending = take(s.pending, s.pending_count, i);
    if (any_listener(pending.point, Tier::at, Tier::after)) {
      push_timing(pending.point, pending.participants, Tier::at, Tier::after);
      script.set(ScriptFrame::waits);
      return true;
    }
  }
  return false;
}

void Kernel::call_procedure(Id procedure, const std::vector<std::pair<int, std::int32_t>>& locals) {
  refuse_in_query();
  const ComponentId me = top().comp, you = top().you;
  Frame& frame = push(FrameKind::procedure, procedure);
  frame.comp = me;
  frame.you = you;
  for (auto [index, value] : locals) frame.locals[index] = value;
}

void Kernel::ask(Request request) {
  refuse_in_query();
  push(FrameKind::ask, 0);
  request_ = std::move(request);
  request_.from = FrameKind::ask;
  request_.open = true;
  answered_ = false;
  part_answers_.assign(request_.parts.size(), {});
  // Only real choices are asked.
  for (std::size_t i = 0; i < request_.parts.size(); ++i) {
    Part& part = request_.parts[i];
    const bool forced = part.numeric ? part.min >= part.max : part.min >= static_cast<int>(part.count);
    if (!forced) continue;
    part.answered = true;
    if (part.numeric)
      part_answers_[i].push_back(part.min);
    else
      for (std::uint32_t o = 0; o < part.count; ++o) part_answers_[i].push_back(static_cast<std::int32_t>(o));
  }
}

bool Kernel::run_ask() {
  for (const Part& part : request_.parts)
    if (!part.answered) return false;
  std::vector<std::int32_t> values;
  for (const auto& answers : part_answers_) {
    values.push_back(static_cast<std::int32_t>(answers.size()));
    values.insert(values.end(), answers.begin(), answers.end());
  }
  request_.open = false;
  answered_ = false;
  pop();
  resume_values_ = std::move(values);
  return true;
}

void Kernel::open_request(FrameKind from, Id id, std::uint8_t player, int min, int max,
                          std::string_view prompt, std::string_view cite) {
  request_.open = true;
  request_.from = from;
  request_.id = id;
  request_.subject = 0;
  request_.prompt.assign(prompt);
  request_.purpose.clear();
  request_.cite = cite;
  request_.labels.clear();
  request_.names.clear();
  request_.parts.assign(1, Part{});
  request_.parts[0].player = player;
  request_.parts[0].min = min;
  request_.parts[0].max = max;
  request_.parts[0].count = static_cast<std::uint32_t>(request_.options.size());
  answered_ = false;
}

bool Kernel::allowed(int player, const std::vector<std::int32_t>& choices) const {
  if (!request_.open) return false;
  for (const Part& part : request_.parts) {
    if (part.player != player || part.answered) continue;
    if (part.numeric) return choices.size() == 1 && choices[0] >= part.min && choices[0] <= part.max;
    if (static_cast<int>(choices.size()) < part.min || static_cast<int>(choices.size()) > part.max)
      return false;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (choices[i] < 0 || choices[i] >= static_cast<std::int32_t>(part.count)) return false;
      for (std::size_t j = 0; j < i; ++j)
        if (choices[i] == choices[j]) return false;
    }
    return true;
  }
  return false;
}

bool Kernel::answer(int player, const std::vector<std::int32_t>& choices) {
  if (!allowed(player, choices)) return false;
  ++state_->decisions;
  tell(Considered::Kind::answer, kNoId, 0, state_->avatars[player], {}, choices);
  // Scripts below this question have a decision behind them: what they did so far stays if they fail later.
  for (int i = 0; i < state_->depth; ++i)
    if (state_->frames[i].kind == FrameKind::script) state_->frames[i].set(ScriptFrame::decided);
  for (std::size_t i = 0; i < request_.parts.size(); ++i) {
    Part& part = request_.parts[i];
    if (part.player != player || part.answered) continue;
    part.answered = true;
    if (request_.from == FrameKind::ask)
      part_answers_[i] = choices;
    else
      choice_ = choices;
    break;
  }
  answered_ =
      std::all_of(request_.parts.begin(), request_.parts.end(), [](const Part& p) { return p.answered; });
  return true;
}

}  // namespace misk::kernel
