// An intervention is a line of script that somebody runs in a game beside its rules. It runs as a frame above
// the one that asks. When it is done, that frame asks again, since nothing is counted before an answer is
// there. Only the question of a script cannot be asked twice, so it is kept meanwhile. The position is then
// no plain data, and no checkpoint is taken before the line is done.
#include <algorithm>

#include "kernel/kernel.hpp"

namespace misk::kernel {

bool Kernel::intervene(const Intervention& line) {
  if (!request_.open || state_->over) return false;
  const auto asked = std::find_if(request_.parts.begin(), request_.parts.end(),
                                  [](const Part& part) { return !part.answered; });
  if (asked == request_.parts.end()) return false;
  const ComponentId you = state_->avatars[asked->player];
  const bool of_script = top().kind == FrameKind::ask;
  Frame& frame = push(FrameKind::script, 0);
  frame.script.function = kIntervention;
  frame.you = you;
  frame.flags = ScriptFrame::by_rules;
  ++state_->decisions;
  // Like an answer it is a decision that lies behind the scripts below.
  for (int i = 0; i < state_->depth - 1; ++i)
    if (state_->frames[i].kind == FrameKind::script) state_->frames[i].set(ScriptFrame::decided);
  if (trace) {
    Considered told{Considered::Kind::intervention};
    told.you = you;
    told.script = line.script;
    trace(told);
  }
  log({.kind = Event::Kind::intervention});
  interventions_.push_back({frame.serial, line, {}, {}});
  if (of_script) {
    interventions_.back().interrupted = std::move(request_);
    interventions_.back().part_answers = std::move(part_answers_);
  }
  request_ = {};
  part_answers_.clear();
  answered_ = false;
  return true;
}

// The question of a script that it came between is open again; any other is asked anew by its frame.
void Kernel::end_intervention(std::uint32_t serial) {
  const auto found = std::find_if(interventions_.begin(), interventions_.end(),
                                  [&](const Intervening& each) { return each.serial == serial; });
  if (found == interventions_.end()) return;
  if (found->interrupted.open) {
    request_ = std::move(found->interrupted);
    part_answers_ = std::move(found->part_answers);
    answered_ = false;
  }
  interventions_.erase(found);
}

}  // namespace misk::kernel
