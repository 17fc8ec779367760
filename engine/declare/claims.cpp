// Finds the owner of a name. A name that a pack declares for all packs of the game belongs to it, and a pack
// that changes it must say so in its manifest.
#include <algorithm>

#include "declare/loader.hpp"
#include "script/bind.hpp"

namespace misk::script {
namespace {

bool is_one_of(const std::string& kind, std::initializer_list<const char*> kinds) {
  return std::any_of(kinds.begin(), kinds.end(), [&](const char* each) { return kind == each; });
}

/// Could one be read where the other is meant? Expressions look up a bare word among the kinds of the first
/// list, and a word after a point among those of the second.
bool meets(const std::string& a, const std::string& b) {
  if (a == b) return true;
  for (const auto& together : {std::initializer_list<const char*>{"global", "word", "procedure", "value"},
                               std::initializer_list<const char*>{"counter", "flag", "value", "verb"}})
    if (is_one_of(a, together) && is_one_of(b, together)) return true;
  return false;
}

}  // namespace

std::string Loader::pack_of(const kernel::Origin& origin) const {
  std::string found = at_.pack;
  std::size_t longest = 0;
  for (const auto& [pack, root] : declared_.roots)
    if (root.size() > longest && origin.file.rfind(root + "/", 0) == 0) {
      found = pack;
      longest = root.size();
    }
  return found;
}

bool Loader::claim(const std::string& kind, const std::string& name, const kernel::Origin& call) {
  kernel::Origin origin = call;
  origin.pack = pack_of(call);
  if (origin.file.empty()) origin.file = file_;
  // The place of the name inside the call is looked up only when there is something to report: there are
  // hundreds of names.
  auto placed = [&](kernel::Origin at) {
    if (const std::string* source = declared_.source_of(at.file)) {
      text::SourcePlace place = text::place_of_key(*source, at.line, name);
      if (!place.line) place = text::place_of_text(*source, at.line, name);
      if (place.line) at.line = place.line;
    }
    return at;
  };
  auto& all = claimed_[name];
  for (const Claimed& other : all) {
    const std::string& owner = other.origin.pack;
    if (owner == origin.pack || !meets(kind, other.kind)) continue;
    if (declared_.game_of(owner) != declared_.game_of(origin.pack)) continue;
    const std::string theirs = "the " + other.kind + " '" + name + "' of the pack '" + owner + "' (" +
                               other.origin.file + ":" + std::to_string(placed(other.origin).line) + ")";
    const std::string id = owner + ":" + name;
    const auto& declared = overrides_[origin.pack];
    if (std::any_of(declared.begin(), declared.end(),
                    [&](const ScriptOverride& each) { return each.id == id; })) {
      note_override(id, origin);
      const RuleChange change{origin.pack, owner, other.kind, name};
      if (std::find(rule_changes_.begin(), rule_changes_.end(), change) == rule_changes_.end())
        rule_changes_.push_back(change);
      return kind == other.kind;
    }
    const auto& visible = declared_.visible[origin.pack];
    if (std::find(visible.begin(), visible.end(), owner) == visible.end()) {
      error_at(placed(origin), "the " + kind + " '" + name + "' meets " + theirs,
               "give one of them another name, or let one pack say that it conflicts with the other",
               "duplicate-id");
    } else {
      error_at(placed(origin),
               (kind == other.kind ? "the pack '" + origin.pack + "' changes "
                                   : "the " + kind + " '" + name + "' hides ") +
                   theirs + " for every card without saying so",
               "take another name for your own, or add `overrides: [" + id + "]` to pack.yaml",
               "undeclared-override");
    }
    return false;
  }
  all.push_back({kind, origin});
  return false;
}

}  // namespace misk::script
