#include "content/resolve.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "content/suggest.hpp"

namespace misk::content {

namespace {

// Steps: (1) find each pack's own faults and the cycles, among all packs, so that a missing pack is reported
// once; (2) leave out these packs and their dependents; (3) find conflicts among the rest; (4) sort the rest.
class Resolver {
 public:
  Resolver(const std::vector<const Manifest*>& manifests, const std::map<std::string, std::string>& broken,
           Diagnostics& diagnostics, const std::set<std::string>& off)
      : manifests_(manifests),
        broken_(broken),
        diagnostics_(diagnostics),
        off_(off),
        gone_(manifests.size(), false) {
    for (std::size_t i = 0; i < manifests_.size(); ++i) by_id_[manifests_[i]->id] = i;
  }

  std::vector<std::size_t> run() {
    for (const auto& [id, index] : by_id_) check_one(index);
    check_cycles();
    why_ = first_trouble_;
    for (const auto& [index, where] : first_trouble_) drop(index, where);
    for (const auto& [id, index] : by_id_) check_conflicts(index);
    find_optional_edges();
    return order();
  }

  /// The diagnostic of each pack that is left out.
  const std::map<std::size_t, std::size_t>& why() const { return why_; }

 private:
  const Manifest& at(std::size_t index) const { return *manifests_[index]; }

  std::optional<std::size_t> index_of(const std::string& id) const {
    const auto found = by_id_.find(id);
    if (found == by_id_.end()) return std::nullopt;
    return found->second;
  }

  // Remembers the first diagnostic of a pack; its dependents are added to it later.
  void report(std::size_t index, Diagnostic diagnostic) {
    first_trouble_.emplace(index, diagnostics_.size());
    diagnostics_.push_back(std::move(diagnostic));
  }

  std::vector<std::string> all_ids() const {
    std::vector<std::string> ids;
    for (const auto& [id, index] : by_id_) ids.push_back(id);
    return ids;
  }

  void check_one(std::size_t index) {
    const Manifest& pack = at(index);
    if (!pack.api.contains(SemVer::parse(kApiVersion))) {
      report(index,
             pack.diagnostic(pack.api_line,
                             "pack '" + pack.id + "' is for version " + pack.api.to_string() +
                                 " of the Lua API, this engine has " + std::string(kApiVersion),
                             pack.is_for_older_api()
                                 ? "get a newer version of the pack, or bring its folder up to date with "
                                   "`misk upgrade FOLDER`"
                                 : "get another version of the pack or the engine",
                             "api-version"));
    }
    for (const Dependency& need : pack.required) {
      const std::optional<std::size_t> there = index_of(need.id);
      if (there && need.range.contains(at(*there).version)) {
        check_library(index, need, at(*there));
        continue;
      }
      report(index, missing(pack, need, there));
    }
    for (const Dependency& wish : pack.optional) {
      const std::optional<std::size_t> there = index_of(wish.id);
      if (there) check_library(index, wish, at(*there));
      if (!there || wish.range.contains(at(*there).version)) continue;
      diagnostics_.push_back(
          pack.diagnostic(wish.line,
                          "pack '" + pack.id + "' can use '" + wish.id + "' " + wish.range.to_string() +
                              ", but version " + at(*there).version.to_string() + " is there",
                          "nothing, or get a version in that range", "optional-version", Severity::warning));
    }
  }

  // A library is loaded for every game that needs it, so it cannot stand on the packs of one.
  void check_library(std::size_t index, const Dependency& need, const Manifest& there) {
    const Manifest& pack = at(index);
    if (pack.kind != PackKind::library || there.kind == PackKind::library) return;
    report(index, pack.diagnostic(need.line,
                                  "pack '" + pack.id + "' is a library and names '" + need.id +
                                      "', a pack of kind " + std::string(to_string(there.kind)),
                                  "a library stands on libraries only: have its functions given what they "
                                  "need, or write kind: cards",
                                  "library-needs"));
  }

  Diagnostic missing(const Manifest& pack, const Dependency& need, std::optional<std::size_t> there) const {
    const std::string wanted = "pack '" + pack.id + "' needs '" + need.id + "' " + need.range.to_string();
    if (there) {
      return pack.diagnostic(
          need.line,
          wanted + ", but version " + at(*there).version.to_string() + " is there (" + at(*there).file + ")",
          "get a version of '" + need.id + "' in that range", "dependency-version");
    }
    if (off_.contains(need.id)) {
      return pack.diagnostic(need.line, wanted + ", which is off", "turn it on with misk enable " + need.id,
                             std::string(kNeedsOff));
    }
    const auto broken = broken_.find(need.id);
    if (broken != broken_.end()) {
      return pack.diagnostic(need.line, wanted + ", which could not be loaded (" + broken->second + ")",
                             "mend that pack first", "missing-dependency");
    }
    return pack.diagnostic(
        need.line, wanted + ", but no pack of that id is there",
        did_you_mean(need.id, all_ids(), "install it, or add the folder or .zip it is in with --packs"),
        "missing-dependency");
  }

  // Tarjan's strongly connected components over `requires`; any with two or more packs is a cycle.
  void check_cycles() {
    struct Mark {
      int number = 0;
      int low = 0;
      bool on_stack = false;
    };
    std::vector<Mark> marks(manifests_.size());
    std::vector<std::size_t> stack;
    int counter = 0;
    // An explicit stack, because a chain of a thousand packs must not overflow the C++ stack.
    struct Frame {
      std::size_t index;
      std::size_t next = 0;
    };
    for (const auto& [id, start] : by_id_) {
      if (marks[start].number != 0) continue;
      std::vector<Frame> frames{{start}};
      while (!frames.empty()) {
        const std::size_t index = frames.back().index;
        Mark& mark = marks[index];
        if (frames.back().next == 0 && mark.number == 0) {
          mark = {++counter, counter, true};
          stack.push_back(index);
        }
        if (frames.back().next < at(index).required.size()) {
          const std::optional<std::size_t> to = index_of(at(index).required[frames.back().next++].id);
          if (!to) continue;
          if (marks[*to].number == 0) {
            frames.push_back({*to});
          } else if (marks[*to].on_stack) {
            mark.low = std::min(mark.low, marks[*to].number);
          }
          continue;
        }
        if (mark.low == mark.number)
          close_component(index, stack, [&](std::size_t i) { marks[i].on_stack = false; });
        frames.pop_back();
        if (!frames.empty()) {
          Mark& parent = marks[frames.back().index];
          parent.low = std::min(parent.low, mark.low);
        }
      }
    }
  }

  void close_component(std::size_t root, std::vector<std::size_t>& stack,
                       const std::function<void(std::size_t)>& leave) {
    std::set<std::string> members;
    for (;;) {
      const std::size_t index = stack.back();
      stack.pop_back();
      leave(index);
      members.insert(at(index).id);
      if (index == root) break;
    }
    if (members.size() < 2) return;
    report_cycle(members);
  }

  void report_cycle(const std::set<std::string>& members) {
    // Follow edges inside the component from its first member until a pack comes twice.
    std::vector<std::string> path{*members.begin()};
    int line = 0;
    for (;;) {
      const Manifest& pack = at(*index_of(path.back()));
      const auto next = std::find_if(pack.required.begin(), pack.required.end(),
                                     [&](const Dependency& each) { return members.contains(each.id); });
      if (line == 0) line = next->line;
      const bool is_round = std::find(path.begin(), path.end(), next->id) != path.end();
      path.push_back(next->id);
      if (is_round) break;
    }
    std::string shown;
    for (const std::string& id : path) shown += (shown.empty() ? "" : " -> ") + id;
    const std::size_t first = *index_of(*members.begin());
    const std::size_t where = diagnostics_.size();
    std::string rest;
    for (const std::string& id : members) rest += (rest.empty() ? "'" : ", '") + id + "'";
    diagnostics_.push_back(at(first).diagnostic(
        line, "packs need each other in a circle: " + shown + "; all of it is left out (" + rest + ")",
        "move what they share into a third pack", "dependency-cycle"));
    for (const std::string& id : members) {
      const std::size_t index = *index_of(id);
      first_trouble_.emplace(index, where);
      in_cycle_.insert(index);
    }
  }

  // Leaves a pack out with all packs that need it, and names those in its diagnostic.
  void drop(std::size_t index, std::size_t where) {
    gone_[index] = true;
    why_.emplace(index, where);
    std::set<std::string> names;
    std::vector<std::size_t> queue{index};
    while (!queue.empty()) {
      const std::string id = at(queue.back()).id;
      queue.pop_back();
      for (const auto& [other_id, other] : by_id_) {
        const bool needs = std::any_of(at(other).required.begin(), at(other).required.end(),
                                       [&](const Dependency& each) { return each.id == id; });
        if (!needs || other == index || in_cycle_.contains(other) || !names.insert(other_id).second) continue;
        gone_[other] = true;
        why_.emplace(other, where);
        queue.push_back(other);
      }
    }
    for (const std::string& name : names) {
      std::string& message = diagnostics_[where].message;
      const std::string shown = "'" + name + "'";
      std::set<std::string>& named = named_[where];
      if (!named.insert(name).second) continue;
      message += (named.size() == 1 ? "; left out with it: " : ", ") + shown;
    }
  }

  void check_conflicts(std::size_t index) {
    if (gone_[index]) return;
    const Manifest& pack = at(index);
    for (const Dependency& enemy : pack.conflicts) {
      const std::optional<std::size_t> there = index_of(enemy.id);
      if (!there || gone_[*there] || !enemy.range.contains(at(*there).version)) continue;
      const std::size_t where = diagnostics_.size();
      diagnostics_.push_back(pack.diagnostic(enemy.line,
                                             "pack '" + pack.id + "' cannot go with '" + enemy.id + "' " +
                                                 enemy.range.to_string() + ", and version " +
                                                 at(*there).version.to_string() + " is there (" +
                                                 at(*there).file + "); '" + pack.id + "' is left out",
                                             "take one of the two away", "pack-conflict"));
      drop(index, where);
      return;
    }
  }

  bool reaches(std::size_t from, std::size_t to) const {
    std::set<std::size_t> seen{from};
    std::vector<std::size_t> queue{from};
    while (!queue.empty()) {
      const std::size_t index = queue.back();
      queue.pop_back();
      if (index == to) return true;
      for (const std::size_t next : edges_[index]) {
        if (seen.insert(next).second) queue.push_back(next);
      }
    }
    return false;
  }

  // An optional pack comes first too, unless that would close a cycle. Then the optional edge is dropped.
  void find_optional_edges() {
    edges_.assign(manifests_.size(), {});
    for (const auto& [id, index] : by_id_) {
      if (gone_[index]) continue;
      for (const Dependency& need : at(index).required) edges_[index].push_back(*index_of(need.id));
    }
    for (const auto& [id, index] : by_id_) {
      if (gone_[index]) continue;
      for (const Dependency& wish : at(index).optional) {
        const std::optional<std::size_t> there = index_of(wish.id);
        if (!there || gone_[*there] || !wish.range.contains(at(*there).version)) continue;
        if (reaches(*there, index)) {
          diagnostics_.push_back(
              at(index).diagnostic(wish.line,
                                   "pack '" + id + "' cannot come after its optional '" + wish.id +
                                       "', which comes after '" + id + "' itself",
                                   "remove one of the two lines", "dependency-cycle", Severity::warning));
          continue;
        }
        edges_[index].push_back(*there);
      }
    }
  }

  std::vector<std::size_t> order() {
    std::vector<std::size_t> kept;
    for (const auto& [id, index] : by_id_) {
      if (!gone_[index]) kept.push_back(index);
    }
    // Repeated until nothing changes. It ends because no cycle is left.
    std::vector<int> depth(manifests_.size(), 0);
    for (bool changed = true; changed;) {
      changed = false;
      for (const std::size_t index : kept) {
        for (const std::size_t to : edges_[index]) {
          if (depth[index] > depth[to]) continue;
          depth[index] = depth[to] + 1;
          changed = true;
        }
      }
    }
    std::stable_sort(kept.begin(), kept.end(),
                     [&](std::size_t a, std::size_t b) { return depth[a] < depth[b]; });
    return kept;
  }

  const std::vector<const Manifest*>& manifests_;
  const std::map<std::string, std::string>& broken_;
  Diagnostics& diagnostics_;
  const std::set<std::string>& off_;
  std::map<std::string, std::size_t> by_id_;
  std::vector<bool> gone_;
  std::map<std::size_t, std::size_t> first_trouble_;  // pack → its own diagnostic
  std::map<std::size_t, std::size_t> why_;  // pack that is left out → the diagnostic with the reason
  std::map<std::size_t, std::set<std::string>> named_;  // diagnostic → dependents named in it
  std::set<std::size_t> in_cycle_;
  std::vector<std::vector<std::size_t>> edges_;
};

}  // namespace

std::vector<std::size_t> resolve(const std::vector<const Manifest*>& manifests,
                                 const std::map<std::string, std::string>& broken, Diagnostics& diagnostics,
                                 const std::set<std::string>& off, std::map<std::size_t, std::size_t>* why) {
  Resolver resolver(manifests, broken, diagnostics, off);
  std::vector<std::size_t> order = resolver.run();
  if (why != nullptr) *why = resolver.why();
  return order;
}

}  // namespace misk::content
