#include "explain/trace_summary.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "content/suggest.hpp"
#include "text/letters.hpp"

namespace misk::game {

using kernel::Ability;
using kernel::AbilityKind;
using kernel::Id;
using kernel::kNoId;
using Kind = TraceLine::Kind;

namespace {

std::string times(std::size_t n) {
  return n == 1 ? "once" : n == 2 ? "twice" : fmt::format("{} times", n);
}

// Names with counts, the most frequent first.
std::string counted(const std::map<std::string, std::size_t>& counts) {
  std::vector<std::pair<std::size_t, std::string>> list;
  for (const auto& [name, n] : counts) list.emplace_back(n, name);
  std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  std::string out;
  for (const auto& [n, name] : list) out += fmt::format("{}{} ({})", out.empty() ? "" : ", ", name, n);
  return out;
}

}  // namespace

void TraceSummary::add(const TraceLine& line) {
  switch (line.kind) {
    case Kind::point:
    case Kind::window:
      came_.push_back({line.at, line.kind == Kind::window, line.before, line.tier, line.where});
      return;
    case Kind::changed:
      changes_.push_back(line.reason);
      return;
    case Kind::question:
    case Kind::answer:
    case Kind::by_hand:
      return;
    default:
      break;
  }
  if (line.ability == kNoId) return;
  AbilityCounts& counts = abilities_[line.ability];
  if (line.kind == Kind::usable || line.kind == Kind::refused) ++counts.considered;
  counts.usable += line.kind == Kind::usable;
  counts.effects += line.kind == Kind::effect;
  counts.cancelled += line.kind == Kind::cancelled;
  counts.failed += line.kind == Kind::failed;
  if (line.kind != Kind::refused) return;
  const bool zone = line.why.reason == kernel::Refusal::Reason::zone;
  std::string reason = zone ? line.reason : game_.reason(line.ability, line.why);
  if (line.why.reason == kernel::Refusal::Reason::cost)
    reason += fmt::format(" (cost {})", line.why.index + 1);
  ++counts.refused[reason];
}

std::string TraceSummary::title(Id id) const {
  const kernel::Image& image = game_.kernel().image();
  const Ability& ability = image.abilities[id];
  const std::string& text = game_.ability_text(id);
  std::string out = ability.definition == kNoId ? "" : image.definitions[ability.definition].title;
  if (!text.empty()) out += " '" + text + "'";
  if (!ability.origin.file.empty()) out += fmt::format(" [{}:{}]", ability.origin.file, ability.origin.line);
  return out;
}

std::vector<std::string> TraceSummary::lines(Id id) const {
  const auto found = abilities_.find(id);
  const AbilityCounts counts = found == abilities_.end() ? AbilityCounts{} : found->second;
  std::string head = title(id) + ": ";
  head += counts.considered ? fmt::format("considered {}, usable {}", counts.considered, counts.usable)
                            : std::string("never considered");
  head += fmt::format(", used {}", counts.effects);
  if (counts.cancelled) head += fmt::format(", cancelled {}", counts.cancelled);
  if (counts.failed) head += ", its script failed " + times(counts.failed);
  std::vector<std::string> out{head};
  for (const auto& [reason, n] : counts.refused) out.push_back(fmt::format("  refused {}: {}", n, reason));
  return out;
}

TraceSummary::Occasions TraceSummary::occasions(const Ability& ability, Id definition) const {
  const kernel::Kernel& k = game_.kernel();
  const bool window = ability.kind == AbilityKind::window;
  Occasions out;
  for (const Came& came : came_) {
    if (came.window != window && ability.kind != AbilityKind::constant) continue;
    if (window ? !ability.windows.has(came.at)
               : ability.kind != AbilityKind::constant && came.at != ability.point)
      continue;
    if (!window && ability.kind != AbilityKind::constant) {
      // Before something happens its first two tiers are announced; otherwise its first tier and those after
      // it.
      const bool comes = came.before ? ability.tier <= kernel::Tier::when : ability.tier >= came.first;
      if (!comes) {
        ++out.other_tier;
        continue;
      }
    }
    ++out.all;
    bool any = false, works = false;
    std::string zone;
    for (const auto& [comp, kind] : came.where) {
      if (k.component(comp).definition != definition) continue;
      any = true;
      works = works || ability.zones.has(kind);
      zone = k.image().zones[kind].name;
    }
    out.absent += !any;
    out.there += works;
    if (any && !works) ++out.elsewhere[zone];
  }
  return out;
}

std::string TraceSummary::whereabouts(const Occasions& was) {
  std::string where = counted(was.elsewhere);
  if (was.absent) where += fmt::format("{}not on the table ({})", where.empty() ? "" : ", ", was.absent);
  return where;
}

// For an ability that was never considered: what it waited for, and why that did not reach it.
std::string TraceSummary::never(const Ability& ability, Id definition) const {
  const kernel::Image& image = game_.kernel().image();
  const Occasions was = occasions(ability, definition);
  const bool window = ability.kind == AbilityKind::window;
  std::string what;
  if (window) {
    for (Id w = 0; w < image.windows.size(); ++w)
      if (ability.windows.has(static_cast<Id>(w)))
        what += (what.empty() ? "" : " or ") + image.windows[w].name;
    what = "the window " + what + " was opened";
  } else {
    what = image.points[ability.point].name + " was announced";
  }
  if (!was.all && was.other_tier)
    return ability.tier <= kernel::Tier::when
               ? fmt::format(
                     "{} only as something that has happened ({}); it waits for what is about to happen "
                     "(tier '{}')",
                     what, times(was.other_tier), tier_name(ability.tier))
               : fmt::format("{} {}, but what was about to happen did not, so the tier '{}' never came", what,
                             times(was.other_tier), tier_name(ability.tier));
  if (!was.all)
    return what.substr(0, what.size() - std::string(window ? "was opened" : "was announced").size()) +
           "was never " + (window ? "opened" : "announced") + " in this game";
  what += " " + times(was.all);
  if (was.there)
    return fmt::format(
        "{}, and the card was there {}; what was announced had been cancelled or replaced before the "
        "tier '{}', or only others were asked",
        what, times(was.there), tier_name(ability.tier));
  std::string zones;
  for (std::size_t z = 0; z < image.zones.size() && zones.size() < 200; ++z)
    if (ability.zones.has(static_cast<Id>(z))) zones += (zones.empty() ? "" : ", ") + image.zones[z].name;
  return fmt::format("{}, but the card was then in: {}; it works from: {}", what, whereabouts(was), zones);
}

std::vector<std::string> TraceSummary::why(Id definition) const {
  const kernel::Kernel& k = game_.kernel();
  const kernel::Image& image = k.image();
  const kernel::Definition& def = image.definitions[definition];
  std::vector<std::string> out{fmt::format("{} ({})", def.title, def.id)};
  // If a test placed the card, no occasion may have come before it was looked at.
  const bool anywhere =
      std::any_of(came_.begin(), came_.end(),
                  [&](const Came& came) {
                    return std::any_of(came.where.begin(), came.where.end(), [&](const auto& each) {
                      return k.component(each.first).definition == definition;
                    });
                  }) ||
      std::any_of(def.abilities.begin(), def.abilities.end(),
                  [&](Id id) { return abilities_.count(id) > 0; });
  if (!anywhere) {
    out.emplace_back(
        "  no copy of it was ever on the table in this game: it is in no deck that was used, and nothing "
        "made one");
    return out;
  }
  if (def.abilities.empty()) out.emplace_back("  it has no abilities");
  for (const Id id : def.abilities) {
    const Ability& ability = image.abilities[id];
    if (ability.inherent) continue;  // from the rules, not from the card
    const auto found = abilities_.find(id);
    const std::vector<std::string> counts = lines(id);
    switch (ability.kind) {
      case AbilityKind::constant: {
        const Occasions was = occasions(ability, definition);
        std::size_t seen = 0;
        for (const std::string& change : changes_) seen += change.find(" " + def.title) != std::string::npos;
        out.push_back(
            "  " + title(id) + ": it works as long as it is there, which was so on " +
            fmt::format("{} of {} occasions; {} changes of values name it", was.there, was.all, seen));
        if (was.there < was.all) out.push_back("    else it was in: " + whereabouts(was));
        for (std::size_t i = 0; i < ability.reasons.size(); ++i)
          out.push_back("    and only while " + ability.reasons[i]);
        break;
      }
      case AbilityKind::manual:
        out.push_back(
            "  " + title(id) + ": other scripts use it" +
            (ability.name.empty() ? "" : " by its name '" + ability.name + "'") + "; it was used " +
            (found == abilities_.end() || !found->second.effects ? "never" : times(found->second.effects)));
        break;
      default:
        for (const std::string& line : counts) out.push_back("  " + line);
        if (found == abilities_.end() || !found->second.considered)
          out.push_back("    never considered: " + never(ability, definition));
    }
  }
  return out;
}

std::vector<Id> definitions_called(const kernel::Image& image, const std::string& what) {
  if (const Id id = image.find_definition(what); id != kNoId) return {id};
  const std::string wanted = text::folded(what);
  std::vector<Id> same, like;
  std::vector<std::string> known;
  for (std::size_t d = 0; d < image.definitions.size(); ++d) {
    const std::string title = text::folded(image.definitions[d].title);
    if (title == wanted) same.push_back(static_cast<Id>(d));
    if (!wanted.empty() && title.find(wanted) != std::string::npos) like.push_back(static_cast<Id>(d));
    known.push_back(image.definitions[d].title);
    known.push_back(image.definitions[d].id);
  }
  if (!same.empty()) return same;
  if (!like.empty()) return like;
  throw SetupError("no card is called '" + what + "'; " +
                   content::did_you_mean(what, known, "see misk list cards"));
}

}  // namespace misk::game
