#include "app/inspection.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace misk::ui {

using kernel::ComponentId;
using kernel::Frame;
using kernel::FrameKind;
using kernel::Id;
using kernel::kNoId;

namespace {

std::string named(const game::Game& game, std::int32_t id) {
  if (!id) return "none";
  if (!game.kernel().valid(id)) return std::to_string(id);
  return fmt::format("{} #{}", game.name(static_cast<ComponentId>(id)), id);
}

std::string seat(const game::Game& game, std::uint8_t player) {
  const kernel::State& state = game.kernel().state();
  return player < state.players ? game.name(state.avatars[player]) : "nobody";
}

std::string zone_name(const game::Game& game, int zone) {
  const kernel::Kernel& k = game.kernel();
  const kernel::ZoneKind& kind = k.image().zones[k.zone_kind(zone)];
  return kind.per_player ? kind.name + " of " + seat(game, k.zone_player(zone)) : kind.name;
}

std::string written_in(const kernel::Origin& origin) {
  return origin.file.empty() ? "" : fmt::format("{}:{}", origin.file, origin.line);
}

std::vector<std::string> counters_of(const game::Game& game, const kernel::Component& c) {
  std::vector<std::string> out;
  const kernel::Names& names = game.kernel().image().counters;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (c.counters[i]) out.push_back(fmt::format("{} {}", names[static_cast<Id>(i)], c.counters[i]));
  return out;
}

std::vector<std::string> flags_of(const game::Game& game, const kernel::Component& c) {
  std::vector<std::string> out;
  const kernel::Names& names = game.kernel().image().flags;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (c.flags >> i & 1) out.push_back(names[static_cast<Id>(i)]);
  return out;
}

std::string joined(const std::vector<std::string>& list, const char* none = "none") {
  return list.empty() ? none : fmt::format("{}", fmt::join(list, ", "));
}

bool attached(const kernel::Kernel& k, ComponentId id) {
  return k.component(id).parent && k.kind_of(id).attached;
}

// Components attached in a circle would never end, so `left` limits the depth.
ComponentNode node_of(const game::Game& game, ComponentId id, int left) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Component& c = k.component(id);
  ComponentNode node{id, named(game, id), {}};
  std::vector<std::string> marks = counters_of(game, c);
  for (std::string& flag : flags_of(game, c)) marks.push_back(std::move(flag));
  if (c.parent && !k.kind_of(id).attached) node.label += " at " + game.name(c.parent);
  if (!marks.empty()) node.label += "  (" + joined(marks) + ")";
  if (left)
    for (ComponentId other = 1; other <= k.state().component_count; ++other)
      if (k.component(other).parent == id && attached(k, other))
        node.attached.push_back(node_of(game, other, left - 1));
  return node;
}

const char* kind_name(kernel::AbilityKind kind) {
  static const char* const kNames[] = {"constant", "forced", "reaction", "window", "manual"};
  return kNames[static_cast<int>(kind)];
}

// The timing of each ability, and whether it could be used now.
std::vector<std::string> ability_lines(const game::Game& game, ComponentId id, Id a) {
  static const char* const kTiers[] = {"would", "when", "at", "after"};
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  const kernel::Ability& ability = image.abilities[a];
  std::string head = kind_name(ability.kind);
  if (ability.point != kNoId)
    head += fmt::format(" {} {}", kTiers[static_cast<int>(ability.tier)], image.points[ability.point].name);
  const std::string text = game.ability_text(a);
  if (!text.empty()) head += ": " + text;
  std::vector<std::string> lines{head};
  if (const std::string origin = written_in(ability.origin); !origin.empty())
    lines.push_back("    written in " + origin + (ability.cite.empty() ? "" : ", rule " + ability.cite));
  for (const std::string& reason : ability.reasons) lines.push_back("    needs " + reason);
  if (ability.limit.count)
    lines.push_back(fmt::format("    limit {} a {}, used {}", ability.limit.count,
                                image.periods[ability.limit.period],
                                k.used(a, id, k.player_of(k.bearer(id)))));
  if (ability.kind == kernel::AbilityKind::window) {
    kernel::Refusal why;
    const bool usable = k.available(a, id, k.bearer(id), nullptr, &why);
    lines.push_back("    now " +
                    (usable ? std::string("it could be used in its window") : game.reason(a, why)));
  }
  return lines;
}

Section frame_section(const game::Game& game, int index) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  const Frame& frame = k.state().frames[index];
  Section section;
  auto local = [&](const std::string& name, std::int32_t value) {
    // A local does not say whether it is a component or a number, so show both.
    section.lines.push_back(value && k.valid(value) ? fmt::format("{} = {} ({}?)", name, value,
                                                                  game.name(static_cast<ComponentId>(value)))
                                                    : fmt::format("{} = {}", name, value));
  };
  int shown = 0;  // the first entries of v have names
  switch (frame.kind) {
    case FrameKind::procedure: {
      const kernel::Procedure& procedure = image.procedures[frame.id];
      section.title = "procedure " + procedure.name;
      if (frame.step < procedure.steps.size()) {
        const kernel::Step& step = procedure.steps[frame.step];
        section.title += fmt::format(", step {} {}", frame.step + 1, step.id);
        if (!step.cite.empty()) section.lines.push_back("rule " + step.cite);
      }
      for (const std::string& name : procedure.locals) local(name, frame.locals[shown++]);
      break;
    }
    case FrameKind::timing: {
      static const char* const kTiers[] = {"would", "when", "at", "after"};
      section.title = "timing point " + image.points[frame.id].name;
      if (frame.tier() < kernel::Tier::count)
        section.title += fmt::format(", {} ({})", kTiers[static_cast<int>(frame.tier())],
                                     frame.reactions() ? "reactions" : "forced");
      for (const char* name : {"actor", "subject", "object"}) {
        section.lines.push_back(fmt::format("{} = {}", name, named(game, frame.locals[shown])));
        ++shown;
      }
      for (const char* name : {"amount", "extra"})
        section.lines.push_back(fmt::format("{} = {}", name, frame.locals[shown++]));
      if (frame.timing.flags & kernel::TimingFrame::cancelled) section.lines.emplace_back("cancelled");
      if (frame.timing.flags & kernel::TimingFrame::replaced) section.lines.emplace_back("replaced");
      shown = 6;
      break;
    }
    case FrameKind::window:
      section.title = "window " + image.windows[frame.id].name;
      break;
    case FrameKind::ability: {
      section.title = "ability of " + game.name(frame.comp) + ": " + game.ability_text(frame.id);
      if (const std::string origin = written_in(image.abilities[frame.id].origin); !origin.empty())
        section.lines.push_back("written in " + origin);
      if (frame.ability.cancelled) section.lines.emplace_back("cancelled");
      break;
    }
    case FrameKind::script:
      section.title = "script" + (frame.comp ? " of " + game.name(frame.comp) : std::string());
      section.lines.push_back(fmt::format("function {}, coroutine {}", frame.script.function, frame.slot));
      shown = 1;
      break;
    case FrameKind::ask:
      section.title = "question";
      break;
  }
  if (frame.comp) section.lines.push_back("me = " + named(game, frame.comp));
  if (frame.you) section.lines.push_back("you = " + named(game, frame.you));
  if (frame.target) section.lines.push_back("target = " + named(game, frame.target));
  section.lines.push_back(fmt::format("stage {}, serial {}{}", frame.stage, frame.serial,
                                      frame.event ? fmt::format(", answers {}", frame.event) : ""));
  for (int i = shown; i < kernel::kMaxLocals; ++i)
    if (frame.locals[i]) section.lines.push_back(fmt::format("v[{}] = {}", i, frame.locals[i]));
  section.title = fmt::format("{}  {}", index + 1, section.title);
  return section;
}

}  // namespace

std::vector<ZoneNode> inspect_zones(const game::Game& game) {
  const kernel::Kernel& k = game.kernel();
  std::vector<ZoneNode> zones;
  for (int z = 0; z < k.state().zone_count; ++z) {
    if (!k.state().zones[z].count) continue;
    ZoneNode zone{fmt::format("{}  {}", zone_name(game, z), k.state().zones[z].count), {}};
    k.each_in_zone(z, [&](ComponentId id) {
      if (!attached(k, id)) zone.components.push_back(node_of(game, id, 8));
      return true;
    });
    if (!zone.components.empty()) zones.push_back(std::move(zone));
  }
  return zones;
}

std::vector<Section> inspect_component(const game::Game& game, ComponentId id) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  if (!id || !k.valid(id)) return {};
  const kernel::Component& c = k.component(id);
  const kernel::Definition& definition = image.definitions[c.definition];
  std::vector<Section> out;
  Section head{named(game, id), {}};
  head.lines.push_back(definition.id + (definition.subtitle.empty() ? "" : ", " + definition.subtitle));
  if (const std::string origin = written_in(definition.origin); !origin.empty())
    head.lines.push_back("written in " + origin);
  head.lines.push_back("in " + zone_name(game, c.zone));
  head.lines.push_back(fmt::format("owner {}, controller {}, bearer {}", seat(game, c.owner),
                                   seat(game, c.controller), named(game, k.bearer(id))));
  head.lines.push_back(fmt::format("parent {}, place {}", named(game, c.parent), named(game, k.place(id))));
  head.lines.push_back(
      fmt::format("side {}, instance {}{}", c.face + 1, c.instance, c.seen ? ", shown to some players" : ""));
  out.push_back(std::move(head));
  Section now{"Now", {}};
  now.lines.push_back("counters: " + joined(counters_of(game, c)));
  now.lines.push_back("flags: " + joined(flags_of(game, c)));
  std::vector<std::string> memory;
  for (std::size_t i = 0; i < definition.memory.size() && i < kernel::kMaxMemory; ++i)
    memory.push_back(fmt::format("{} {}", definition.memory[i], c.memory[i]));
  now.lines.push_back("memory: " + joined(memory));
  std::vector<std::string> tags;
  for (std::size_t t = 0; t < image.tags.size(); ++t)
    if (k.has_tag(id, static_cast<Id>(t))) tags.push_back(image.tags[static_cast<Id>(t)]);
  now.lines.push_back("tags: " + joined(tags));
  if (k.blank(id)) now.lines.emplace_back("its text is blank");
  out.push_back(std::move(now));
  out.push_back({"Values", game.explain_all(id, game::kAllKnowing)});
  if (out.back().lines.empty()) out.back().lines.emplace_back("none");
  Section abilities{"Abilities", {}};
  for (const Id a : definition.abilities)
    for (std::string& line : ability_lines(game, id, a)) abilities.lines.push_back(std::move(line));
  if (abilities.lines.empty()) abilities.lines.emplace_back("none");
  out.push_back(std::move(abilities));
  return out;
}

std::vector<Section> inspect_stack(const game::Game& game) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Image& image = k.image();
  const kernel::State& state = k.state();
  std::vector<Section> out;
  for (int i = state.depth - 1; i >= 0; --i) out.push_back(frame_section(game, i));
  Section lasting{"Lasting modifiers", {}};
  for (int i = 0; i < state.lasting_count; ++i) {
    const kernel::Lasting& each = state.lasting[i];
    static const char* const kOps[] = {"+", "x", "half of", "base", "is"};
    const std::string key = each.key < image.value_count
                                ? image.values[each.key].name
                                : image.tags[static_cast<Id>(each.key - image.value_count)];
    lasting.lines.push_back(fmt::format("{}: {} {} {}, by {}, {}", named(game, each.target), key,
                                        kOps[each.op], each.amount, named(game, each.source),
                                        each.span == kernel::Span::own
                                            ? "while its ability resolves"
                                            : "this " + image.periods[static_cast<Id>(each.span)]));
  }
  Section waiting{"Waiting", {}};
  for (int i = 0; i < state.pending_count; ++i)
    waiting.lines.push_back(fmt::format("reactions to {} (until the script of serial {} is done)",
                                        image.points[state.pending[i].point].name, state.pending[i].owner));
  for (int i = 0; i < state.delayed_count; ++i)
    waiting.lines.push_back(named(game, state.delayed[i].comp) + ": " +
                            game.ability_text(state.delayed[i].ability));
  Section globals{"Globals", {}};
  for (std::size_t i = 0; i < image.globals.size(); ++i)
    globals.lines.push_back(fmt::format("{} = {}", image.globals[static_cast<Id>(i)], state.globals[i]));
  for (Section* section : {&lasting, &waiting, &globals})
    if (!section->lines.empty()) out.push_back(std::move(*section));
  return out;
}

std::optional<std::uint32_t> draws_so_far(const game::Game& game) {
  constexpr std::uint32_t kMost = 4'000'000;
  const kernel::Random& now = game.kernel().state().random;
  kernel::Random random{};
  random.seed(game.setup().seed);
  for (std::uint32_t n = 0; n < kMost; ++n, random.next())
    if (std::equal(random.s, random.s + 4, now.s)) return n;
  return std::nullopt;
}

std::vector<Section> inspect_random(const game::Game& game) {
  const kernel::Random& random = game.kernel().state().random;
  const std::optional<std::uint32_t> draws = draws_so_far(game);
  Section section{"Random source", {}};
  section.lines.push_back(fmt::format("seed {}", game.setup().seed));
  section.lines.push_back(
      fmt::format("state {:08x} {:08x} {:08x} {:08x}", random.s[0], random.s[1], random.s[2], random.s[3]));
  section.lines.push_back(draws ? fmt::format("{} numbers drawn so far", *draws)
                                : "how many numbers have been drawn cannot be told from the seed");
  section.lines.emplace_back("xoshiro128++; it is part of the position, so going back draws the same again");
  return {section};
}

std::vector<Section> inspect_journal(game::Game& game) {
  const std::vector<kernel::Answer>& journal = game.session().journal();
  Section head{"Position", {}};
  head.lines.push_back(fmt::format("scenario {}, seed {}", game.setup().scenario, game.setup().seed));
  head.lines.push_back(fmt::format("hash {:016x} after {} answers", game.session().hash(), journal.size()));
  Section answers{"Answers", {}};
  for (std::size_t i = 0; i < journal.size(); ++i)
    answers.lines.push_back(journal[i].intervention
                                ? fmt::format("{}  by hand: {}", i + 1, journal[i].intervention.script)
                                : fmt::format("{}  {}: {}", i + 1, seat(game, journal[i].player),
                                              journal[i].choices.empty()
                                                  ? "none"
                                                  : fmt::format("{}", fmt::join(journal[i].choices, " "))));
  if (answers.lines.empty()) answers.lines.emplace_back("none yet");
  return {head, answers};
}

std::string as_text(const std::vector<Section>& sections) {
  std::string text;
  for (const Section& section : sections) {
    text += section.title + "\n";
    for (const std::string& line : section.lines) text += "  " + line + "\n";
  }
  return text;
}

}  // namespace misk::ui
