#include "kernel/session.hpp"

#include <algorithm>
#include <stdexcept>

namespace misk::kernel {

Status Session::start(std::uint64_t seed) {
  journal_.clear();
  history_.clear();
  goes_back_ = false;
  kernel_.start(seed);
  take_checkpoint();  // the first prompt may stand inside a script
  return run();
}

// A limit that the rules themselves reach, or what they cannot do, and no effect of a card, stops the game.
Status Session::advance() {
  halted_.clear();
  try {
    return kernel_.advance();
  } catch (const std::logic_error& fault) {
    halted_ = fault.what();
    return Status::stuck;
  }
}

Status Session::run(bool undoes) {
  status_ = advance();
  int attempts = 0, given_up = 0;
  while (status_ == Status::script_failed && !strict) {
    if (undoes && kernel_.intervention_failed) return status_;
    // An effect that brings about so many that fail is itself at fault.
    if (++attempts > kAttempts) {
      attempts = 0;
      if (++given_up > kAttempts || kernel_.without_end() == Status::stuck) return status_ = Status::stuck;
    }
    // Undo by doing again without the failed effect: the normal path pays nothing for this.
    // Entries are counted, so leaving this one out gives later ones new numbers: those must fail anew.
    std::erase_if(dropped_, [this](std::uint32_t later) { return later > kernel_.failed_entry; });
    dropped_.push_back(kernel_.failed_entry);
    ++rollbacks;
    replay_since(checkpoint_events_);
  }
  if (!at_quiescent_prompt()) return status_;
  // From here on entries are counted anew, checkpoint or not: scripts' frames hold their numbers.
  quiet_ = since_count_ + 1;
  kernel_.entry = 0;
  const bool is_near = sparse_checkpoints && since_count_ < kAnswersSince && !keep_history && !goes_back_;
  if (!is_near || !dropped_.empty() || !kernel_.drawn.empty() || !kernel_.drawn_rolls.empty())
    take_checkpoint();
  return status_;
}

void Session::take_checkpoint() {
  copy_state(*checkpoint_, kernel_.state());
  checkpoint_memory_ = kernel_.memory();
  since_count_ = quiet_ = 0;
  dropped_.clear();
  kernel_.entry = 0;
  kernel_.dropped.clear();
  checkpoint_events_ = kernel_.events().size();
  kernel_.drawn.clear();
  kernel_.drawn_rolls.clear();
  if (keep_history) keep();
}

void Session::keep() {
  Kept kept;
  pack_state(kernel_.state(), kept.bytes);
  kept.memory = kernel_.memory();
  kept.answers = journal_.size();
  kept.events = checkpoint_events_;
  history_.push_back(std::move(kept));
}

void Session::replay_since(std::size_t events) {
  kernel_.restore(*checkpoint_);
  kernel_.set_memory(checkpoint_memory_);
  // The cards and rolls that were scripted and drawn since then are drawn again.
  kernel_.scripted.insert(kernel_.scripted.begin(), kernel_.drawn.begin(), kernel_.drawn.end());
  kernel_.scripted_rolls.insert(kernel_.scripted_rolls.begin(), kernel_.drawn_rolls.begin(),
                                kernel_.drawn_rolls.end());
  kernel_.drawn.clear();
  kernel_.drawn_rolls.clear();
  if (kernel_.events().size() > events) kernel_.events().resize(events);
  kernel_.entry = 0;
  kernel_.dropped.clear();
  if (!quiet_) kernel_.dropped = dropped_;
  status_ = advance();
  for (std::size_t i = 0; i < since_count_ && status_ == Status::asking; ++i) {
    if (at_quiescent_prompt()) kernel_.entry = 0;
    if (i + 1 == quiet_) kernel_.dropped = dropped_;
    const Answer& again = since_[i];
    if (again.intervention)
      kernel_.intervene(again.intervention);
    else
      kernel_.answer(again.player, again.choices);
    status_ = advance();
  }
}

bool Session::answer(int player, const std::vector<std::int32_t>& choices) {
  if (status_ != Status::asking || !kernel_.answer(player, choices)) return false;
  remember(player, choices, {});
  run();
  return true;
}

void Session::remember(int player, const std::vector<std::int32_t>& choices, const Intervention& line) {
  if (record_journal) journal_.push_back({static_cast<std::uint8_t>(player), choices, line});
  if (since_count_ == since_.size()) since_.emplace_back();
  Answer& kept = since_[since_count_++];
  kept.player = static_cast<std::uint8_t>(player);
  kept.choices.assign(choices.begin(), choices.end());
  kept.intervention = line;
}

bool Session::intervene(const Intervention& line) {
  if (status_ != Status::asking) return false;
  const std::vector<std::uint32_t> dropped = dropped_;
  try {
    if (!kernel_.intervene(line)) return false;
  } catch (const std::length_error&) {
    return false;
  }
  remember(0, {}, line);
  run(true);
  if (status_ == Status::asking || status_ == Status::over) return true;
  if (record_journal) journal_.pop_back();
  --since_count_;
  dropped_ = dropped;
  replay_since(checkpoint_events_);
  return false;
}

std::vector<std::size_t> Session::interventions() const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < journal_.size(); ++i)
    if (journal_[i].intervention) places.push_back(i + 1);
  return places;
}

void Session::snapshot(Snapshot& snapshot) const {
  if (!snapshot.state) snapshot.state = std::make_unique<State>();
  goes_back_ = true;
  // If no script is live, the position itself will do: going back to it answers nothing again.
  const bool now = at_quiescent_prompt();
  copy_state(*snapshot.state, now ? kernel_.state() : *checkpoint_);
  snapshot.memory = now ? kernel_.memory() : checkpoint_memory_;
  snapshot.since.assign(since_.begin(), since_.begin() + static_cast<std::ptrdiff_t>(now ? 0 : since_count_));
  snapshot.quiet = now ? 0 : quiet_;
  snapshot.dropped = now ? std::vector<std::uint32_t>{} : dropped_;
  snapshot.events = now ? kernel_.events().size() : checkpoint_events_;
  snapshot.answers = journal_.size();
}

void Session::restore(const Snapshot& snapshot) {
  copy_state(*checkpoint_, *snapshot.state);
  checkpoint_memory_ = snapshot.memory;
  since_ = snapshot.since;
  since_count_ = since_.size();
  quiet_ = snapshot.quiet;
  dropped_ = snapshot.dropped;
  checkpoint_events_ = std::min(snapshot.events, kernel_.events().size());
  if (journal_.size() > snapshot.answers) journal_.resize(snapshot.answers);
  if (keep_history)
    while (!history_.empty() && history_.back().answers > snapshot.answers) history_.pop_back();
  replay_since(checkpoint_events_);
}

bool Session::undo_to(std::size_t n) {
  if (n > journal_.size()) return false;
  while (history_.size() > 1 && history_.back().answers > n) history_.pop_back();
  if (history_.empty() || history_.back().answers > n) return false;
  const Kept& kept = history_.back();
  if (!unpack_state(*checkpoint_, kept.bytes)) return false;
  checkpoint_memory_ = kept.memory;
  checkpoint_events_ = std::min(kept.events, kernel_.events().size());
  const std::vector<Answer> again(journal_.begin() + static_cast<std::ptrdiff_t>(kept.answers),
                                  journal_.begin() + static_cast<std::ptrdiff_t>(n));
  journal_.resize(kept.answers);
  since_count_ = quiet_ = 0;
  dropped_.clear();
  replay_since(checkpoint_events_);
  for (const Answer& step : again)
    if (!give(step)) return false;
  return true;
}

std::string Session::take_over(const Session& other, const Rewriter& rewriter) {
  auto state = std::make_unique<State>();
  copy_state(*state, *other.checkpoint_);
  if (const std::string trouble = rewriter.apply(*state); !trouble.empty()) return trouble;
  copy_state(*checkpoint_, *state);
  // What the new rules cannot read is no longer remembered.
  const auto rewritten = [&](const Memory& memory) {
    Memory out;
    for (const Remembered& each : memory) {
      if (!unpack_state(*state, *each.position) || !rewriter.apply(*state).empty()) continue;
      auto position = std::make_shared<std::vector<unsigned char>>();
      pack_state(*state, *position);
      out.push_back({each.serial, std::move(position)});
    }
    return out;
  };
  checkpoint_memory_ = rewritten(other.checkpoint_memory_);
  const std::size_t since = other.journal_.size() - other.since_count_;
  const std::vector<Answer> again(other.since_.begin(),
                                  other.since_.begin() + static_cast<std::ptrdiff_t>(other.since_count_));
  journal_.assign(other.journal_.begin(), other.journal_.begin() + static_cast<std::ptrdiff_t>(since));
  since_count_ = quiet_ = 0;
  dropped_.clear();  // what failed may have been mended
  keep_history = other.keep_history;
  strict = other.strict;
  record_journal = other.record_journal;
  kernel_.adopt(*checkpoint_);
  kernel_.set_memory(checkpoint_memory_);
  std::vector<Event> events(
      other.kernel_.events().begin(),
      other.kernel_.events().begin() + static_cast<std::ptrdiff_t>(other.checkpoint_events_));
  rewriter.apply(events);
  checkpoint_events_ = events.size();
  kernel_.events() = std::move(events);
  history_.clear();
  for (const Kept& kept : other.history_) {
    if (!unpack_state(*state, kept.bytes) || !rewriter.apply(*state).empty()) continue;
    Kept now;
    pack_state(*state, now.bytes);
    now.memory = rewritten(kept.memory);
    now.answers = kept.answers;
    now.events = std::min(kept.events, checkpoint_events_);
    history_.push_back(std::move(now));
  }
  kernel_.entry = 0;
  kernel_.dropped.clear();
  run();
  for (const Answer& step : again)
    if (!give(step)) break;
  return "";
}

}  // namespace misk::kernel
