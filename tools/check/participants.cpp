#include "check/participants.hpp"

#include <algorithm>

#include "api/announcements.hpp"
#include "declare/loader.hpp"
#include "kernel/state.hpp"

namespace misk::cli {
namespace {

bool is_none(const std::string& as_written) {
  return as_written == "nil" || as_written == "none" || as_written == "false";
}

/// True for a name or a path of names.
bool is_path(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return c == '_' || c == '.' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  });
}

}  // namespace

Participants::Participants(const GameCheck& game)
    : game_(game), image_(game.host->image()), points_(image_.points.size()) {
  read_steps();
  for (const CheckSource& source : game_.found.sources())
    if (source.is_read && game_.is_mine(*source.pack)) read(source);
  if (passes_on_before_ || passes_on_after_) read_passed_on();
  // The engine announces the progress of abilities, with all participants.
  give_all(image_.policy.initiates, true, false);
  give_all(image_.policy.resolved, false, true);
  give_all(image_.policy.remembered, false, true);
  for (const kernel::Ability& ability : image_.abilities) give_all(ability.announce, false, true);
}

void Participants::announce(kernel::Id point, bool before, bool after) {
  if (point >= points_.size()) return;
  if (before) points_[point].halves[0].is_announced = true;
  if (after) points_[point].halves[1].is_announced = true;
}

void Participants::give_all(kernel::Id point, bool before, bool after) {
  announce(point, before, after);
  if (point >= points_.size()) return;
  for (const std::size_t i : {0U, 1U})
    if (i ? after : before)
      for (Slot& slot : points_[point].halves[i].slots) slot.is_given = true, slot.is_known = false;
}

void Participants::give(kernel::Id point, int slot, const std::string& as_written, bool before, bool after) {
  if (point >= points_.size() || is_none(as_written)) return;
  const auto means = game_.hints.means.find(last_name(as_written));
  const bool is_known = is_path(as_written) && means != game_.hints.means.end();
  for (const std::size_t i : {0U, 1U}) {
    if (!(i ? after : before)) continue;
    Slot& to = points_[point].halves[i].slots[static_cast<std::size_t>(slot)];
    to.is_given = true;
    if (is_known)
      to.kinds.insert(means->second);
    else
      to.is_known = false;
  }
}

void Participants::read_steps() {
  for (const kernel::Procedure& procedure : image_.procedures)
    for (const kernel::Step& step : procedure.steps) {
      if (step.op != kernel::Op::announce) continue;
      const bool before = api::is_before(step), after = api::is_after(step);
      announce(step.what, before, after);
      for (std::size_t i = 0; i < step.args.size(); ++i)
        if (step.args[i] != kernel::kNoExpr)
          give(step.what, static_cast<int>(i),
               image_.expression_texts[static_cast<std::size_t>(step.args[i])], before, after);
    }
}

bool Participants::is_called(std::size_t slot, const std::string& name) const {
  return std::any_of(image_.points.begin(), image_.points.end(),
                     [&](const kernel::TimingPoint& point) { return point.called[slot].name == name; });
}

void Participants::read(const CheckSource& source) {
  for (const api::Announcement& each : api::read_announcements(source.file->bytes, source.lua.tokens)) {
    const kernel::Id point = image_.find_point(each.point);
    const bool before = each.is_before(), after = each.is_after();
    if (point == kernel::kNoId) continue;
    announce(point, before, after);
    const auto given = each.by_place(image_.points[point]);
    for (std::size_t i = 0; i < given.size(); ++i)
      if (!given[i].empty()) give(point, static_cast<int>(i), given[i], before, after);
    // The last argument may give several values: f(), ...
    if (!each.arguments.empty() && (each.arguments.back().back() == ')' || each.arguments.back() == "..."))
      for (std::size_t i = each.arguments.size(); i < 5; ++i)
        give(point, static_cast<int>(i), "...", before, after);
  }
  // If the name is computed, it may be any other name in the file. A function of the file with our name is a
  // different function.
  Words own;
  for (const LuaFunction& function : source.facts.functions)
    if (function.is_local) own.insert(function.name);
  bool before = false, after = false;
  std::set<std::pair<int, int>> announced;
  for (const LuaCall& call : source.facts.calls) {
    const api::Announcement made{"", call.callee, {}, {}};
    if (call.arguments.empty() || own.count(call.callee) || !(made.is_before() || made.is_after())) continue;
    const LuaArgument& name = call.arguments[0];
    if (!name.is_text) before = before || made.is_before(), after = after || made.is_after();
    if (name.is_parameter && !source.is_test) {
      passes_on_before_ = passes_on_before_ || made.is_before();
      passes_on_after_ = passes_on_after_ || made.is_after();
    }
    announced.insert({name.place.line, name.place.column});
  }
  if (before || after)
    for (const LuaText& text : source.facts.texts)
      if (!announced.count({text.place.line, text.place.column}))
        give_all(image_.find_point(text.text), before, after);
  for (const LuaMember& member : source.facts.members)
    for (std::size_t i = 0; i < is_set_.size(); ++i)
      if (member.is_set && !source.is_test &&
          (member.name == kernel::kParticipantNames[i] ||
           (member.owner.ends_with("event") && is_called(i, member.name))))
        is_set_[i] = true;
}

/// Arguments of any function may be passed on to one that announces.
void Participants::read_passed_on() {
  for (const CheckSource& source : game_.found.sources()) {
    if (!source.is_read || source.is_test || !game_.is_mine(*source.pack)) continue;
    for (const LuaCall& call : source.facts.calls) {
      const api::Announcement made{"", call.callee, {}, {}};
      if (made.is_before() || made.is_after()) continue;
      for (const LuaArgument& each : call.arguments)
        if (each.is_text) give_all(image_.find_point(each.text), passes_on_before_, passes_on_after_);
    }
  }
}

const script::CanBe* Participants::declared(kernel::Id point, int slot) const {
  const script::PointCanBe* all =
      game_.scripts ? game_.scripts->loader().can_be(image_.points[point].name) : nullptr;
  return all ? &(*all)[static_cast<std::size_t>(slot)] : nullptr;
}

bool Participants::is_ever_given(kernel::Id point, int slot, kernel::Tier tier) const {
  const auto i = static_cast<std::size_t>(slot);
  const script::CanBe* said = declared(point, slot);
  if (said && !said->is_given) return false;
  return is_set_[i] || points_[point].halves[half(tier)].slots[i].is_given;
}

std::optional<Words> Participants::kinds(kernel::Id point, int slot, kernel::Tier tier) const {
  const auto i = static_cast<std::size_t>(slot);
  const Slot& asked = points_[point].halves[half(tier)].slots[i];
  // The scripts may show more than the declaration, which is the same for all tiers.
  if (!is_set_[i] && asked.is_given && asked.is_known) return asked.kinds;
  const script::CanBe* said = declared(point, slot);
  if (!said || said->kinds.empty()) return {};
  return Words(said->kinds.begin(), said->kinds.end());
}

std::optional<std::pair<int, int>> Participants::range(kernel::Id point, int slot, kernel::Tier tier) const {
  const script::CanBe* said = declared(point, slot);
  if (!said || !said->is_given || !said->is_bounded()) return {};
  // What is about to happen may have been reduced already.
  const bool is_less = slot == static_cast<int>(kernel::kAmount) && tier < kernel::Tier::at;
  return std::pair{is_less ? std::min(0, said->least) : said->least, said->most};
}

std::string Participants::said_at(kernel::Id point, kernel::Tier tier) const {
  std::string list;
  for (int slot = 0; slot < 5; ++slot)
    if (is_ever_given(point, slot, tier)) {
      list += (list.empty() ? "it has " : ", ") + std::string(kernel::kParticipantNames[slot]);
      if (const script::CanBe* said = declared(point, slot); said && !said->to_string().empty())
        list += " (" + said->to_string() + ")";
    }
  return list.empty() ? "it has no participants: ask for what is on the table" : list;
}

}  // namespace misk::cli
