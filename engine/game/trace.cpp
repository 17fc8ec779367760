#include "game/trace.hpp"

#include <algorithm>

namespace misk::game {

using kernel::Considered;
using kernel::Cost;
using kernel::kNoExpr;
using kernel::kNoId;
using kernel::Refusal;
using Kind = Considered::Kind;

namespace {

constexpr std::size_t kLongest = 64;  // of an ability's text: it is only to be known again

// Cut between letters.
std::string shortened(const std::string& text) {
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

bool expected(Refusal::Reason reason) {
  return reason == Refusal::Reason::zone || reason == Refusal::Reason::face || reason == Refusal::Reason::who;
}

// What was given, as a player would say it.
std::string answer_text(const Game& game, std::span<const std::int32_t> choices, int player) {
  const kernel::Request& request = game.kernel().request();
  for (const kernel::Part& part : request.parts) {
    if (part.player != player || part.answered) continue;
    if (part.numeric) return std::to_string(choices[0]);
    std::string text;
    for (const std::int32_t choice : choices)
      text += (text.empty() ? "" : "; ") +
              game.option_text(request, request.options[part.first + static_cast<std::uint32_t>(choice)]);
    return text.empty() ? "none" : text;
  }
  return "";
}

std::string question_text(const Game& game) {
  const kernel::Request& request = game.kernel().request();
  std::string text = game.prompt_text(request);
  for (const kernel::Part& part : request.parts)
    text += " [" + game.name(game.kernel().state().avatars[part.player]) + ": " +
            (part.numeric ? std::to_string(part.min) + " to " + std::to_string(part.max)
                          : std::to_string(part.count) + (part.count == 1 ? " option" : " options")) +
            "]";
  return text;
}

// Which of its costs, counted from 1, and what that is.
std::string cost_text(const kernel::Image& image, const kernel::Ability& ability, int index) {
  if (index < 0 || static_cast<std::size_t>(index) >= ability.costs.size()) return "";
  const Cost& cost = ability.costs[static_cast<std::size_t>(index)];
  const std::string amount =
      cost.amount == kNoExpr ? "1" : image.expression_texts[static_cast<std::size_t>(cost.amount)];
  std::string what;
  switch (cost.kind) {
    case Cost::Kind::counter:
      what = amount + " of " + image.counters[cost.what];
      break;
    case Cost::Kind::flag:
      what = "to become " + image.flags[cost.what];
      break;
    case Cost::Kind::move:
      what = cost.what == kNoId ? "to be discarded" : "to be moved to " + image.zones[cost.what].name;
      break;
    case Cost::Kind::script:
      what = cost.amount == kNoExpr ? "as its script says" : amount;
      break;
  }
  return " (cost " + std::to_string(index + 1) + ": " + what + ")";
}

}  // namespace

Trace::Trace(Game& game, std::size_t keep) : game_(game), notes_(std::make_shared<Notes>()) {
  notes_->keep = std::max<std::size_t>(keep, 1);
  game.kernel().trace = [notes = notes_, &game](const Considered& told) { note(*notes, game, told); };
}

Trace::~Trace() {
  if (attached()) game_.kernel().trace = nullptr;
}

void Trace::everything(bool on) {
  notes_->everything = on;
}

std::size_t Trace::begin() const {
  return notes_->dropped;
}

std::size_t Trace::end() const {
  return notes_->dropped + notes_->entries.size();
}

std::uint64_t Trace::version() const {
  return notes_->version;
}

void Trace::note(Notes& notes, Game& game, const Considered& told) {
  const kernel::Kernel& k = game.kernel();
  const kernel::State& state = k.state();
  std::deque<Entry>& entries = notes.entries;
  if (told.kind == Kind::begun || told.kind == Kind::back) {
    const std::size_t before = entries.size();
    while (!entries.empty() && (told.kind == Kind::begun || entries.back().decision > state.decisions))
      entries.pop_back();
    // A prompt that is gone back to is asked again, and all is considered again on the way.
    notes.known = !entries.empty() && entries.back().kind == Kind::request;
    while (!notes.known && !entries.empty() && entries.back().decision == state.decisions &&
           entries.back().kind != Kind::answer)
      entries.pop_back();
    if (entries.size() != before) ++notes.version;
    return;
  }
  if (told.kind == Kind::answer) notes.known = false;
  if (notes.known || (!notes.everything && expected(told.why.reason))) return;
  Entry entry{told.kind, told.id, told.comp, told.you,       told.why, state.decisions,
              0,         kNoId,   false,     kernel::Tier{}, {},       ""};
  for (int i = 0; i < state.depth; ++i) entry.depth += state.frames[i].kind == kernel::FrameKind::ability;
  if (told.kind == Kind::request) {
    entry.text = question_text(game);
  } else if (told.kind == Kind::answer) {
    entry.text = answer_text(game, told.v, k.player_of(told.you));
  } else if (told.kind == Kind::ability && state.depth) {
    const kernel::Frame& frame = state.frames[state.depth - 1];
    entry.at = frame.id;
    entry.in_window = frame.kind == kernel::FrameKind::window;
    entry.tier = static_cast<kernel::Tier>(frame.stage / 2);
    if (!entry.in_window) std::copy(frame.v, frame.v + 5, entry.v);
  } else {
    std::copy(told.v.begin(), told.v.end(), entry.v);
  }
  entries.push_back(std::move(entry));
  ++notes.version;
  if (entries.size() > notes.keep) {
    entries.pop_front();
    ++notes.dropped;
  }
}

// Its name and whom it concerns.
std::string Trace::point_text(const Entry& entry, kernel::Id point) const {
  static const char* const kNames[] = {"actor", "subject", "object", "amount", "extra"};
  std::string who;
  for (int i = 0; i < 5; ++i) {
    if (!entry.v[i]) continue;
    who += (who.empty() ? "" : ", ") + std::string(kNames[i]) + " ";
    who += i < 3 && game_.kernel().valid(entry.v[i])
               ? game_.name(static_cast<kernel::ComponentId>(entry.v[i]))
               : std::to_string(entry.v[i]);
  }
  return game_.kernel().image().points[point].name + (who.empty() ? "" : " (" + who + ")");
}

std::string Trace::line(const Entry& entry) const {
  static const char* const kTiers[] = {"would", "when", "at", "after"};
  const kernel::Image& image = game_.kernel().image();
  auto ability_text = [&] {
    const std::string text = shortened(game_.ability_text(entry.id));
    return game_.name(entry.comp) + (text.empty() ? " (ability without a text)" : " '" + text + "'");
  };
  switch (entry.kind) {
    case Kind::begun:
    case Kind::back:
      break;
    case Kind::before:
      return "before " + point_text(entry, entry.id);
    case Kind::point:
      return point_text(entry, entry.id);
    case Kind::window:
      return "window " + image.windows[entry.id].name;
    case Kind::request:
      return "? " + entry.text;
    case Kind::answer:
      return "> " + game_.name(entry.you) + ": " + entry.text;
    case Kind::effect:
      return "effect of " + ability_text();
    case Kind::cancelled:
      return ability_text() + " - " +
             (entry.why.reason == Refusal::Reason::none ? "cancelled" : game_.reason(entry.id, entry.why));
    case Kind::ability: {
      const kernel::Ability& ability = image.abilities[entry.id];
      std::string text = entry.at == kNoId ? ""
                         : entry.in_window ? "window " + image.windows[entry.at].name
                                           : std::string(kTiers[static_cast<int>(entry.tier)]) + " " +
                                                 point_text(entry, entry.at);
      text += ": " + ability_text();
      if (entry.you && game_.kernel().state().players > 1) text += " for " + game_.name(entry.you);
      text += " - ";
      if (entry.why.reason == Refusal::Reason::none)
        text += ability.kind == kernel::AbilityKind::forced ? "must be used" : "can be used";
      else
        text += game_.reason(entry.id, entry.why);
      if (entry.why.reason == Refusal::Reason::cost) text += cost_text(image, ability, entry.why.index);
      if (entry.why.reason == Refusal::Reason::limit)
        text += ability.limit.count ? " (" + std::to_string(ability.limit.count) + " a " +
                                          image.periods[ability.limit.period] + ", and once each time)"
                                    : " (once each time)";
      if (!ability.origin.file.empty())
        text += "  [" + ability.origin.file + ":" + std::to_string(ability.origin.line) + "]";
      return text;
    }
  }
  return "";
}

std::vector<TraceLine> Trace::lines(std::size_t from) const {
  std::vector<TraceLine> list;
  const Notes& notes = *notes_;
  for (std::size_t i = std::max(from, notes.dropped); i < end(); ++i) {
    const Entry& entry = notes.entries[i - notes.dropped];
    using Shown = TraceLine::Kind;
    Shown kind = Shown::point;
    if (entry.kind == Kind::ability)
      kind = entry.why.reason == Refusal::Reason::none ? Shown::usable : Shown::refused;
    else if (entry.kind == Kind::effect)
      kind = Shown::effect;
    else if (entry.kind == Kind::cancelled)
      kind = Shown::cancelled;
    else if (entry.kind == Kind::request)
      kind = Shown::question;
    else if (entry.kind == Kind::answer)
      kind = Shown::answer;
    list.push_back({kind, line(entry), entry.depth, entry.decision, entry.comp});
  }
  return list;
}

}  // namespace misk::game
