#include "explain/trace.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "explain/reasoning.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::Considered;
using kernel::Id;
using kernel::kNoId;
using kernel::Refusal;
using Told = Considered::Kind;
using Kind = TraceLine::Kind;

namespace {

constexpr std::size_t kLongest = 64;  // of an ability's text; enough to recognise it

// Cuts between letters.
std::string shortened(const std::string& text) {
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

bool expected(Refusal::Reason reason) {
  return reason == Refusal::Reason::zone || reason == Refusal::Reason::face || reason == Refusal::Reason::who;
}

// The answer in a player's words.
std::string answer_text(const Game& game, std::span<const std::int32_t> choices, int player,
                        std::uint8_t viewer) {
  if (viewer != kAllKnowing && viewer != kWholeTable && viewer != player) return "...";
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

std::string question_text(const Game& game, std::uint8_t viewer) {
  const kernel::Request& request = game.kernel().request();
  std::string text = game.prompt_text(request, viewer);
  for (const kernel::Part& part : request.parts)
    text += " [" + game.name(game.kernel().state().avatars[part.player]) + ": " +
            (part.numeric ? std::to_string(part.min) + " to " + std::to_string(part.max)
                          : std::to_string(part.count) + (part.count == 1 ? " option" : " options")) +
            "]";
  return text;
}

Kind kind_of(const Considered& told) {
  switch (told.kind) {
    case Told::begun:
    case Told::back:
    case Told::before:
    case Told::point:
      return Kind::point;
    case Told::window:
      return Kind::window;
    case Told::ability:
      return told.why.reason == Refusal::Reason::none ? Kind::usable : Kind::refused;
    case Told::request:
      return Kind::question;
    case Told::answer:
      return Kind::answer;
    case Told::effect:
      return Kind::effect;
    case Told::cancelled:
      return Kind::cancelled;
    case Told::failed:
      return Kind::failed;
    case Told::intervention:
      return Kind::by_hand;
  }
  return Kind::point;
}

}  // namespace

const char* tier_name(kernel::Tier tier) {
  return kernel::kTierNames[std::min(static_cast<int>(tier), kernel::kTiers - 1)];
}

Trace::Trace(Game& game, const TraceOptions& options) : game_(game), notes_(std::make_shared<Notes>()) {
  notes_->keep = std::max<std::size_t>(options.keep, 1);
  notes_->changes = options.changes;
  notes_->viewer = options.viewer;
  game.kernel().trace = [notes = notes_, &game](const Considered& told) { note(*notes, game, told); };
}

Trace::~Trace() {
  if (attached()) game_.kernel().trace = nullptr;
}

void Trace::everything(bool on) {
  notes_->everything = on;
}

void Trace::watch(Id definition) {
  notes_->watched.resize(game_.kernel().image().definitions.size(), 0);
  notes_->watched[definition] = 1;
}

// The failed script belongs to the innermost frame.
void Trace::failure(const script::Report& report) {
  const kernel::State& s = game_.kernel().state();
  for (int i = s.depth - 1; i >= 0; --i) {
    if (s.frames[i].kind != kernel::FrameKind::script) continue;
    const bool of_ability = i > 0 && s.frames[i - 1].kind == kernel::FrameKind::ability;
    notes_->failures[{s.frames[i].comp, of_ability ? s.frames[i - 1].id : kNoId}] = report.to_string();
    return;
  }
}

void Trace::table_changed() {
  notes_->from_here = true;
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

void Trace::forget(std::size_t before) {
  while (notes_->dropped < before && !notes_->entries.empty()) {
    notes_->entries.pop_front();
    ++notes_->dropped;
  }
}

void Trace::go_back(Notes& notes, const Game& game, bool to_the_start) {
  const std::uint32_t now = game.kernel().state().decisions;
  std::deque<Entry>& entries = notes.entries;
  std::erase_if(notes.uses, [&](const Notes::Use& use) { return to_the_start || use.decision > now; });
  if (to_the_start) notes.values.clear();
  if (notes.from_here) {
    // The open request is considered again, so its earlier entries are dropped.
    notes.from_here = notes.known = false;
    if (entries.empty() || entries.back().kind != Kind::question) return;
    entries.pop_back();
    std::vector<Entry> changes;  // not reported again
    while (!entries.empty() && entries.back().kind == Kind::changed) {
      changes.push_back(std::move(entries.back()));
      entries.pop_back();
    }
    const std::uint64_t moment = entries.empty() ? 0 : entries.back().moment;
    while (!entries.empty() && entries.back().decision == now && moment && entries.back().moment == moment)
      entries.pop_back();
    while (!changes.empty()) {
      entries.push_back(std::move(changes.back()));
      changes.pop_back();
    }
    ++notes.version;
    return;
  }
  const std::size_t before = entries.size();
  while (!entries.empty() && (to_the_start || entries.back().decision > now)) entries.pop_back();
  // After going back, a prompt is asked again, and everything before it is considered again.
  notes.known = !entries.empty() && entries.back().kind == Kind::question;
  while (!notes.known && !entries.empty() && entries.back().decision == now &&
         entries.back().kind != Kind::answer && entries.back().kind != Kind::by_hand)
    entries.pop_back();
  if (entries.size() != before) ++notes.version;
}

void Trace::add(Notes& notes, Entry entry) {
  notes.entries.push_back(std::move(entry));
  ++notes.version;
  if (notes.entries.size() > notes.keep) {
    notes.entries.pop_front();
    ++notes.dropped;
  }
}

// The details of a refusal can only be found now.
std::string Trace::detail(const Notes& notes, const Game& game, const Considered& told) {
  const kernel::State& state = game.kernel().state();
  kernel::Context context;
  context.me = told.comp;
  context.you = told.you;
  context.ability = told.id;
  if (state.depth && state.frames[state.depth - 1].kind == kernel::FrameKind::timing)
    context.event = state.frames[state.depth - 1].timing.participants.data();
  for (int i = 0; i < state.delayed_count; ++i)
    if (state.delayed[i].ability == told.id && state.delayed[i].comp == told.comp)
      context.target = state.delayed[i].target;
  std::string text = reasoning(game, told.id, told.why, context, notes.viewer);
  if (told.why.reason != Refusal::Reason::limit) return text;
  // Lists who used up a limit, as far as that was seen: the last effects that count for the same limit.
  const kernel::Image& image = game.kernel().image();
  const kernel::Ability& ability = image.abilities[told.id];
  const bool by_name = ability.limit.count && ability.limit.scope == kernel::LimitScope::title;
  int left =
      ability.limit.count ? game.kernel().used(told.id, told.comp, game.kernel().player_of(told.you)) : 1;
  for (auto use = notes.uses.rbegin(); use != notes.uses.rend() && left > 0; ++use) {
    const kernel::Ability& used = image.abilities[use->ability];
    const bool same = by_name ? image.definitions[used.definition].title_id ==
                                        image.definitions[ability.definition].title_id &&
                                    used.index == ability.index
                              : use->ability == told.id && use->comp == told.comp;
    if (!same) continue;
    --left;
    text += fmt::format("; by {} after answer {}", game.name(use->you), use->decision);
  }
  return text;
}

// Notes how modified values of components in play are made up, where that has changed since the last
// question.
void Trace::note_changes(Notes& notes, const Game& game, bool silently) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  Values now;
  const auto keys = static_cast<std::uint16_t>(image.value_count + image.tags.size());
  for (std::uint16_t key = 0; key < keys; ++key) {
    if (!k.modified(key)) continue;
    for (ComponentId id = 1; id <= k.state().component_count; ++id) {
      if (!k.in_play(id) || game.known(id, notes.viewer) != Known::all) continue;
      std::string parts = made_of(game, id, key, 0, kNoId, notes.viewer);
      if (!parts.empty()) now[{id, key}] = {k.unfloored(id, key), std::move(parts)};
    }
  }
  if (!silently) {
    auto tell = [&](const Values::value_type& each, bool gone) {
      const auto [id, key] = each.first;
      const bool value = key < image.value_count;
      Entry entry{};
      entry.kind = Kind::changed;
      entry.id = entry.at = kNoId;
      entry.comp = id;
      entry.decision = k.state().decisions;
      const std::string name =
          value ? image.values[key].name : "'" + image.tags[static_cast<Id>(key - image.value_count)] + "'";
      entry.text =
          fmt::format("{} of {} is {}", name, game.name(id), gone ? k.unfloored(id, key) : each.second.value);
      entry.text += gone ? " again: nothing modifies it" : ": " + each.second.parts;
      add(notes, std::move(entry));
    };
    for (const auto& each : now) {
      const auto before = notes.values.find(each.first);
      if (before == notes.values.end() || before->second != each.second) tell(each, false);
    }
    for (const auto& each : notes.values)
      if (!now.count(each.first) && k.valid(each.first.first) && k.in_play(each.first.first))
        tell(each, true);
  }
  notes.values = std::move(now);
}

void Trace::take_participants(Entry& entry, const Game& game, std::uint8_t viewer,
                              std::span<const std::int32_t> v) {
  std::copy(v.begin(), v.end(), entry.v.begin());
  for (unsigned i = 0; i < 3 && i < v.size(); ++i)
    if (game.kernel().valid(v[i]) && game.known(static_cast<ComponentId>(v[i]), viewer) == Known::nothing)
      entry.hidden |= static_cast<std::uint8_t>(1u << i);
}

void Trace::note(Notes& notes, Game& game, const Considered& told) {
  const kernel::Kernel& k = game.kernel();
  const kernel::State& state = k.state();
  if (told.kind == Told::begun || told.kind == Told::back)
    return go_back(notes, game, told.kind == Told::begun);
  if (told.kind == Told::answer || told.kind == Told::intervention) notes.known = false;
  if (told.kind == Told::request && notes.changes) note_changes(notes, game, notes.known);
  if (told.kind == Told::effect && !notes.known)
    notes.uses.push_back({told.id, told.comp, told.you, state.decisions});
  if (notes.known || (!notes.everything && expected(told.why.reason))) return;
  Entry entry{};
  entry.kind = kind_of(told);
  // A player who uses an ability shows whose it is.
  if (told.comp && told.id != kNoId && entry.kind != Kind::effect && entry.kind != Kind::cancelled &&
      !game.readable(told.comp, told.id, notes.viewer))
    return;
  entry.id = told.id;
  entry.comp = told.comp;
  entry.you = told.you;
  entry.why = told.why;
  entry.decision = state.decisions;
  entry.at = kNoId;
  entry.before = told.kind == Told::before;
  entry.tier = told.first;
  for (int i = 0; i < state.depth; ++i) entry.depth += state.frames[i].kind == kernel::FrameKind::ability;
  switch (entry.kind) {
    case Kind::question:
      entry.text = question_text(game, notes.viewer);
      break;
    case Kind::answer:
      entry.text = answer_text(game, told.v, k.player_of(told.you), notes.viewer);
      break;
    case Kind::by_hand:
      entry.text = told.script;
      break;
    case Kind::failed: {
      const auto found = notes.failures.find({told.comp, told.id});
      entry.text = found == notes.failures.end() ? "" : found->second;
      break;
    }
    case Kind::usable:
    case Kind::refused:
      if (state.depth) {
        const kernel::Frame& frame = state.frames[state.depth - 1];
        entry.at = frame.id;
        entry.in_window = frame.kind == kernel::FrameKind::window;
        entry.tier = frame.tier();
        entry.moment = (std::uint64_t{frame.serial} << 8) | frame.stage;
        if (!entry.in_window) take_participants(entry, game, notes.viewer, frame.timing.participants);
      }
      if (entry.kind == Kind::refused) entry.text = detail(notes, game, told);
      break;
    default:
      take_participants(entry, game, notes.viewer, told.v);
      break;
  }
  if ((entry.kind == Kind::point || entry.kind == Kind::window) && !notes.watched.empty())
    for (ComponentId id = 1; id <= state.component_count; ++id)
      if (notes.watched[k.component(id).definition])
        entry.where.emplace_back(id, k.zone_kind(k.component(id).zone));
  add(notes, std::move(entry));
}

std::string Trace::participants(const Entry& entry) const {
  std::string who;
  for (std::size_t i = 0; i < entry.v.size(); ++i) {
    if (!entry.v[i]) continue;
    who += (who.empty() ? "" : ", ") + std::string(kernel::kParticipantNames[i]) + " ";
    const auto id = static_cast<ComponentId>(entry.v[i]);
    who += i >= 3 || !game_.kernel().valid(entry.v[i]) ? std::to_string(entry.v[i])
           : entry.hidden >> i & 1                     ? game_.hidden_name(id)
                                                       : game_.name(id);
  }
  return who;
}

// The name of the point and the components it concerns.
std::string Trace::point_text(const Entry& entry, Id point) const {
  const std::string who = participants(entry);
  return game_.kernel().image().points[point].name + (who.empty() ? "" : " (" + who + ")");
}

// The source line of an ability, and its rule.
std::string Trace::place(Id ability) const {
  const kernel::Ability& a = game_.kernel().image().abilities[ability];
  if (a.origin.file.empty()) return "";
  return "  [" + a.origin.file + ":" + std::to_string(a.origin.line) + (a.cite.empty() ? "" : "; " + a.cite) +
         "]";
}

// The refusal in words, with details.
std::string Trace::reason(const Entry& entry) const {
  const std::string words = game_.reason(entry.id, entry.why);
  if (entry.text.empty()) return words;
  return entry.why.reason == Refusal::Reason::condition ? words + ": " + entry.text
                                                        : words + " (" + entry.text + ")";
}

std::string Trace::line(const Entry& entry) const {
  const kernel::Image& image = game_.kernel().image();
  auto ability_text = [&] {
    if (entry.id == kNoId) return entry.comp ? game_.name(entry.comp) : std::string("a step of the rules");
    const std::string text = shortened(game_.ability_text(entry.id));
    return game_.name(entry.comp) + (text.empty() ? " (ability without a text)" : " '" + text + "'");
  };
  switch (entry.kind) {
    case Kind::point:
      return (entry.before ? "before " : "") + point_text(entry, entry.id);
    case Kind::window:
      return "window " + image.windows[entry.id].name;
    case Kind::question:
      return "? " + entry.text;
    case Kind::answer:
      return "> " + game_.name(entry.you) + ": " + entry.text;
    case Kind::by_hand:
      return "> by hand: " + entry.text;
    case Kind::changed:
      return "= " + entry.text;
    case Kind::effect:
      return "effect of " + ability_text();
    case Kind::failed:
      return "the script of " + ability_text() +
             " failed, and what it did since its last decision is left out" +
             (entry.text.empty() ? "" : ": " + entry.text);
    case Kind::cancelled:
      return ability_text() + " - " +
             (entry.why.reason == Refusal::Reason::none ? "cancelled" : game_.reason(entry.id, entry.why));
    case Kind::usable:
    case Kind::refused: {
      const kernel::Ability& ability = image.abilities[entry.id];
      std::string text = entry.at == kNoId ? ""
                         : entry.in_window
                             ? "window " + image.windows[entry.at].name
                             : std::string(tier_name(entry.tier)) + " " + point_text(entry, entry.at);
      text += ": " + ability_text();
      if (entry.you && game_.kernel().state().players > 1) text += " for " + game_.name(entry.you);
      text += " - ";
      if (entry.kind == Kind::usable)
        text += ability.kind == kernel::AbilityKind::forced ? "must be used" : "can be used";
      else
        text += reason(entry);
      return text + place(entry.id);
    }
  }
  return "";
}

std::vector<TraceLine> Trace::lines(std::size_t from) const {
  std::vector<TraceLine> list;
  const Notes& notes = *notes_;
  for (std::size_t i = std::max(from, notes.dropped); i < end(); ++i) {
    const Entry& entry = notes.entries[i - notes.dropped];
    TraceLine told{};
    told.kind = entry.kind;
    told.text = line(entry);
    told.depth = entry.depth;
    told.decision = entry.decision;
    told.comp = entry.comp;
    told.you = entry.you;
    const bool place = entry.kind == Kind::point || entry.kind == Kind::window;
    told.at = place ? entry.id : entry.at;
    told.ability = place ? kNoId : entry.id;
    told.in_window = entry.in_window || entry.kind == Kind::window;
    told.before = entry.before;
    told.tier = entry.tier;
    told.why = entry.why;
    told.reason = entry.kind == Kind::refused ? reason(entry) : entry.text;
    if (!told.in_window && told.at != kNoId) told.participants = participants(entry);
    told.where = entry.where;
    list.push_back(std::move(told));
  }
  return list;
}

}  // namespace misk::game
