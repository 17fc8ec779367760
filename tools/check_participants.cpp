#include "check_participants.hpp"

#include <algorithm>

#include "api/announcements.hpp"

namespace misk::cli {
namespace {

constexpr const char* kSlots[] = {"actor", "subject", "object", "amount", "extra"};

bool announces(const LuaCall& call) {
  return !call.is_local && (call.callee == "event" || call.callee == "before" || call.callee == "after" ||
                            call.callee == "note");
}

bool is_none(const std::string& as_written) {
  return as_written == "nil" || as_written == "none" || as_written == "false";
}

/// A name, or a path of names.
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
  // The engine announces what becomes of abilities, with all that there is to say.
  give_all(image_.policy.initiates);
  give_all(image_.policy.resolved);
  for (const kernel::Ability& ability : image_.abilities) give_all(ability.announce);
}

void Participants::give_all(kernel::Id point) {
  if (point >= points_.size()) return;
  for (Slot& slot : points_[point]) slot.is_given = true, slot.is_known = false;
}

void Participants::give(kernel::Id point, int slot, const std::string& as_written) {
  if (point >= points_.size() || is_none(as_written)) return;
  Slot& to = points_[point][static_cast<std::size_t>(slot)];
  to.is_given = true;
  const std::string name = as_written.substr(as_written.rfind('.') + 1);
  const auto means = game_.hints.means.find(name);
  if (is_path(as_written) && means != game_.hints.means.end())
    to.kinds.insert(means->second);
  else
    to.is_known = false;
}

void Participants::read_steps() {
  for (const kernel::Procedure& procedure : image_.procedures)
    for (const kernel::Step& step : procedure.steps)
      if (step.op == kernel::Op::announce)
        for (std::size_t i = 0; i < step.args.size(); ++i)
          if (step.args[i] != kernel::kNoExpr)
            give(step.what, static_cast<int>(i),
                 image_.expression_texts[static_cast<std::size_t>(step.args[i])]);
}

void Participants::read(const CheckSource& source) {
  for (const api::Announcement& each : api::read_announcements(source.file->bytes)) {
    const kernel::Id point = image_.find_point(each.point);
    for (std::size_t i = 0; i < each.arguments.size() && i < 5; ++i)
      give(point, static_cast<int>(i), each.arguments[i]);
    // A last argument may be several: f(), ...
    if (!each.arguments.empty() && (each.arguments.back().back() == ')' || each.arguments.back() == "..."))
      for (std::size_t i = each.arguments.size(); i < 5; ++i) give(point, static_cast<int>(i), "...");
  }
  // Where the name is worked out, any other name in the file may be it.
  bool works_out = false;
  std::set<std::pair<int, int>> announced;
  for (const LuaCall& call : source.facts.calls) {
    if (!announces(call) || call.arguments.empty()) continue;
    const LuaArgument& name = call.arguments[0];
    works_out = works_out || !name.is_text;
    announced.insert({name.place.line, name.place.column});
  }
  if (works_out)
    for (const LuaText& text : source.facts.texts)
      if (!announced.count({text.place.line, text.place.column})) give_all(image_.find_point(text.text));
  for (const LuaMember& member : source.facts.members)
    for (std::size_t i = 0; i < is_set_.size(); ++i)
      if (member.is_set && member.name == kSlots[i] && !source.is_test) is_set_[i] = true;
}

bool Participants::is_ever_given(kernel::Id point, int slot) const {
  return is_set_[static_cast<std::size_t>(slot)] || points_[point][static_cast<std::size_t>(slot)].is_given;
}

std::optional<Words> Participants::kinds(kernel::Id point, int slot) const {
  const Slot& asked = points_[point][static_cast<std::size_t>(slot)];
  if (is_set_[static_cast<std::size_t>(slot)] || !asked.is_given || !asked.is_known) return {};
  return asked.kinds;
}

std::string Participants::said_at(kernel::Id point) const {
  std::string list;
  for (int slot = 0; slot < 5; ++slot)
    if (is_ever_given(point, slot)) list += (list.empty() ? "it has " : ", ") + std::string(kSlots[slot]);
  return list.empty() ? "it has no participants: ask for what is on the table" : list;
}

}  // namespace misk::cli
