// Names that scripts use, found by the address at which Lua keeps their text; and indexes of the definitions.
#include <lua.hpp>
#include <map>
#include <string>
#include <vector>

#include "script/host.hpp"

namespace misk::script {

using kernel::kNoId;

const void* Host::hold_text(const std::string& text) {
  lua_State* L = sandbox_->state();
  lua_pushlstring(L, text.data(), text.size());
  const void* address = lua_topointer(L, -1);
  luaL_ref(L, LUA_REGISTRYINDEX);
  return address;
}

void Host::hold_name(const std::string& name, kernel::Id id, NameKind kind) {
  // At most a quarter of the slots is in use.
  if (++names_held_ * 4 > known_names_.size()) {
    std::vector<KnownName> old(known_names_.size() * 2);
    old.swap(known_names_);
    for (const KnownName& known : old)
      if (known.text) place_name(known);
  }
  place_name({hold_text(name), id, kind});
}

// The first of equal names of one kind counts.
void Host::place_name(const KnownName& name) {
  const std::size_t mask = known_names_.size() - 1;
  std::size_t at = name_slot(name.text, name.kind) & mask;
  for (; known_names_[at].text; at = (at + 1) & mask)
    if (known_names_[at].text == name.text && known_names_[at].kind == name.kind) return;
  known_names_[at] = name;
}

void Host::hold_names() {
  auto hold_list = [&](const std::vector<std::string>& names, NameKind kind) {
    for (std::size_t i = 0; i < names.size(); ++i) hold_name(names[i], static_cast<kernel::Id>(i), kind);
  };
  auto hold_named = [&](const auto& things, NameKind kind) {
    for (std::size_t i = 0; i < things.size(); ++i)
      hold_name(things[i].name, static_cast<kernel::Id>(i), kind);
  };
  hold_named(image_.zones, NameKind::zone);
  hold_named(image_.points, NameKind::point);
  hold_named(image_.sets, NameKind::set);
  hold_named(image_.values, NameKind::value);
  hold_named(image_.procedures, NameKind::procedure);
  hold_list(image_.tags.all(), NameKind::tag);
  hold_list(image_.counters.all(), NameKind::counter);
  hold_list(image_.flags.all(), NameKind::flag);
  hold_list(image_.globals.all(), NameKind::global);
  hold_list(image_.periods.all(), NameKind::period);
  std::map<std::string, kernel::Id> names;
  ability_names_.clear();
  for (const kernel::Ability& ability : image_.abilities) {
    const auto [name, is_new] = names.emplace(ability.name, static_cast<kernel::Id>(names.size()));
    if (is_new) hold_name(name->first, name->second, NameKind::ability);
    ability_names_.push_back(name->second);
  }
  // What an id of several cards means depends on who asks.
  for (const auto& [name, definition] : image_.definition_index)
    if (!image_.namesakes.count(name)) hold_name(name, definition, NameKind::card);
}

const std::vector<kernel::Id>& Host::definitions_with(kernel::Id tag) {
  const auto [known, is_new] = with_tag_.try_emplace(tag);
  for (std::size_t d = 0; is_new && d < image_.definitions.size(); ++d)
    if (!is_seen_only(static_cast<kernel::Id>(d)) && image_.definitions[d].tags.has(tag))
      known->second.push_back(static_cast<kernel::Id>(d));
  return known->second;
}

kernel::Id Host::ability_named(kernel::Id definition, const void* text) const {
  const kernel::Id name = name_id(text, NameKind::ability);
  if (name == kNoId) return kNoId;
  for (const kernel::Id ability : image_.definitions[definition].abilities)
    if (ability_names_[ability] == name) return ability;
  return kNoId;
}

}  // namespace misk::script
