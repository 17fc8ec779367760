#include "content/library.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "content/resolve.hpp"

namespace misk::content {

namespace {

namespace fs = std::filesystem;

bool is_zip_name(const fs::path& path) {
  const std::string name = path.extension().string();
  return name == ".zip" || name == ".ZIP";
}

// Looks for packs below the roots. Links to folders are followed here (a modder may link a checkout into the
// data folder); inside a pack they are refused.
class Search {
 public:
  explicit Search(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  void root(const std::string& root, Origin origin) {
    std::error_code error;
    origin_ = origin;
    const fs::path path = fs::canonical(root, error);
    if (error) {
      add(root, Severity::error, "there is no such folder or .zip", "check the path", "unreadable");
      return;
    }
    const std::size_t before = found_;
    if (fs::is_directory(path, error)) {
      folder(path, 0);
    } else {
      zip(path, 0, true);
    }
    if (found_ == before && !has_reported_ && origin != Origin::user) {
      add(root, Severity::error, "there is no pack in it: no pack.yaml, three folders deep",
          "name a pack's folder or .zip, or make one with misk new pack", "missing-file");
    }
    has_reported_ = false;
  }

  std::vector<PackPlace> take() { return std::move(places_); }

 private:
  // A data folder has few entries. A root like / has millions, and the search must end soon.
  static constexpr std::size_t kMostFolders = 20'000;

  void add(const std::string& file, Severity severity, const char* message, const char* mend,
           const char* rule) {
    diagnostics_.push_back({severity, file, 0, 0, message, mend, rule});
  }

  void place(const fs::path& root, const std::string& inner) {
    ++found_;
    const auto [seen, is_new] = seen_.try_emplace(root.string() + "\n" + inner, places_.size());
    if (is_new) {
      places_.push_back({root.string(), inner, origin_, {}});
    } else if (origin_ == Origin::named) {
      places_[seen->second].origin = origin_;
    }
  }

  void folder(const fs::path& path, int depth) {
    std::error_code error;
    if (fs::exists(path / kManifestName, error)) {
      place(path, "");
      return;
    }
    std::vector<fs::path> names;
    for (fs::directory_iterator it(path, fs::directory_options::skip_permission_denied, error), end;
         !error && it != end; it.increment(error)) {
      if (!it->path().filename().string().starts_with('.')) names.push_back(it->path());
    }
    std::sort(names.begin(), names.end());
    for (const fs::path& name : names) {
      const fs::path target = fs::canonical(name, error);
      if (error) continue;
      if (fs::is_directory(target, error)) {
        if (depth < kSearchDepth && ++folders_ <= kMostFolders) folder(target, depth + 1);
      } else if (is_zip_name(target) && depth < kSearchDepth) {
        zip(target, depth + 1, false);
      }
    }
  }

  void zip(const fs::path& path, int depth, bool is_root) {
    try {
      const std::vector<std::string> inners = find_packs_in_zip(path.string(), kSearchDepth - depth);
      for (const std::string& inner : inners) place(path, inner);
      if (inners.empty() && !is_root) {
        add(path.string(), Severity::warning, "there is no pack.yaml in this .zip, it is passed over",
            "move it elsewhere", "missing-file");
      }
    } catch (const ContentError& error) {
      diagnostics_.push_back(error.diagnostic());
      places_.push_back({path.string(), "", origin_, error.diagnostic()});
      has_reported_ = true;
    }
  }

  Diagnostics& diagnostics_;
  std::vector<PackPlace> places_;
  std::map<std::string, std::size_t> seen_;  // root and inner → index into places_
  Origin origin_ = Origin::bundled;
  std::size_t found_ = 0;
  std::size_t folders_ = 0;
  bool has_reported_ = false;
};

/// The state of load_packs until it is known which packs go together.
class Loading {
 public:
  Loading(const PackRoots& roots, Diagnostics& diagnostics) : roots_(roots), diagnostics_(diagnostics) {}

  Library run() {
    for (const PackPlace& place : places()) load(place);
    if (roots_.needed_only) keep_needed();
    for (Found& each : found_) {
      diagnostics_.insert(diagnostics_.end(), each.diagnostics.begin(), each.diagnostics.end());
    }
    return resolved();
  }

 private:
  struct Found {
    LeftOut place;  // used if the pack is left out
    std::optional<Pack> pack;
    Diagnostics diagnostics;
    bool is_played = false;
  };

  // The user's packs are excepted: a fault in one of them does not matter if no other pack needs it.
  std::vector<PackPlace> places() const {
    std::vector<PackRoot> own, others;
    for (const PackRoot& root : roots_.roots) (root.origin == Origin::user ? own : others).push_back(root);
    std::vector<PackPlace> places = find_packs(others, diagnostics_);
    const std::size_t count = places.size();
    Diagnostics of_own;
    for (PackPlace& place : find_packs(own, of_own)) {
      const auto is_there = [&](const PackPlace& each) {
        return each.root == place.root && each.inner == place.inner;
      };
      const auto end = places.begin() + static_cast<std::ptrdiff_t>(count);
      if (std::none_of(places.begin(), end, is_there)) places.push_back(std::move(place));
    }
    if (!roots_.needed_only) diagnostics_.insert(diagnostics_.end(), of_own.begin(), of_own.end());
    return places;
  }

  bool is_off(const Manifest& manifest, Origin origin) const {
    if (origin == Origin::named) return false;
    return roots_.off.contains(manifest.id) || (manifest.starts_off && !roots_.on.contains(manifest.id));
  }

  void load(const PackPlace& place) {
    Found found;
    found.place.root = place.root;
    found.place.inner = place.inner;
    found.place.origin = place.origin;
    if (place.trouble) {
      broken(found, place.trouble->to_line());
      found_.push_back(std::move(found));
      return;
    }
    found.pack = load_pack(place.root, place.inner, found.diagnostics, &found.place.manifest,
                           [&](const Manifest& manifest) {
                             return !is_off(manifest, place.origin) && !taken_.contains(manifest.id);
                           });
    const std::optional<Manifest>& manifest = found.place.manifest;
    if (found.pack) {
      found.pack->origin = place.origin;
    } else if (manifest && taken_.contains(manifest->id)) {
      taken(found);
    } else if (manifest && is_off(*manifest, place.origin)) {
      off_.insert(manifest->id);
    } else {
      broken(found,
             std::find_if(found.diagnostics.begin(), found.diagnostics.end(), [](const Diagnostic& each) {
               return each.severity == Severity::error;
             })->to_line());
    }
    if (manifest) taken_.try_emplace(manifest->id, Taken{manifest->file, place.origin});
    found_.push_back(std::move(found));
  }

  void broken(Found& found, std::string reason) const {
    found.place.why = LeftOut::Why::broken;
    found.place.reason = std::move(reason);
  }

  void taken(Found& found) const {
    const Manifest& manifest = *found.place.manifest;
    const Taken& first = taken_.at(manifest.id);
    const Diagnostic trouble = manifest.diagnostic(
        manifest.id_line,
        "pack id '" + manifest.id + "' is taken by " + first.file + "; this one is left out",
        "give one of them another id, or remove one", "duplicate-pack");
    found.place.why = LeftOut::Why::left_out;
    found.place.reason = trouble.to_line();
    // Somebody who works on a pack names it with --packs, and may have installed an older copy before.
    const bool is_meant = first.origin == Origin::named && found.place.origin == Origin::user;
    if (!is_meant) found.diagnostics.push_back(trouble);
  }

  // Removes the user's packs that no other pack requires.
  void keep_needed() {
    std::set<std::string> needed;
    std::vector<const Manifest*> queue;
    const auto manifest_of = [](const Found& each) {
      return each.place.manifest ? &*each.place.manifest : nullptr;
    };
    for (const Found& each : found_) {
      if (each.place.origin != Origin::user && manifest_of(each)) queue.push_back(manifest_of(each));
    }
    while (!queue.empty()) {
      const Manifest& manifest = *queue.back();
      queue.pop_back();
      for (const Dependency& need : manifest.required) {
        if (!needed.insert(need.id).second) continue;
        for (const Found& each : found_) {
          if (each.place.origin == Origin::user && manifest_of(each) && manifest_of(each)->id == need.id) {
            queue.push_back(manifest_of(each));
          }
        }
      }
    }
    std::erase_if(found_, [&](const Found& each) {
      return each.place.origin == Origin::user && !needed.contains(each.place.id());
    });
  }

  Library resolved() {
    std::vector<const Manifest*> manifests;
    std::vector<Found*> whose;
    std::map<std::string, std::string> broken;  // id → manifest
    for (Found& each : found_) {
      if (each.pack) {
        manifests.push_back(&each.pack->manifest);
        whose.push_back(&each);
      } else if (each.place.why == LeftOut::Why::broken && each.place.manifest) {
        broken.emplace(each.place.id(), each.place.manifest->file);
      }
    }
    Diagnostics troubles;
    std::map<std::size_t, std::size_t> why;
    const std::vector<std::size_t> order = resolve(manifests, broken, troubles, off_, &why);
    std::vector<bool> is_told(troubles.size(), true);
    for (std::size_t i = 0; i < troubles.size(); ++i) is_told[i] = troubles[i].rule != kNeedsOff;
    for (const auto& [index, trouble] : why) {
      Found& each = *whose[index];
      each.place.why = LeftOut::Why::left_out;
      each.place.reason = troubles[trouble].to_line();
      if (each.place.origin == Origin::named) is_told[trouble] = true;
    }
    for (std::size_t i = 0; i < troubles.size(); ++i) {
      if (is_told[i]) diagnostics_.push_back(troubles[i]);
    }
    Library library;
    for (const std::size_t index : order) {
      library.packs.push_back(std::move(*whose[index]->pack));
      whose[index]->is_played = true;
    }
    for (Found& each : found_) {
      if (!each.is_played) library.left_out.push_back(std::move(each.place));
    }
    library.note_users();
    return library;
  }

  struct Taken {
    std::string file;
    Origin origin;
  };

  const PackRoots& roots_;
  Diagnostics& diagnostics_;
  std::vector<Found> found_;
  std::map<std::string, Taken> taken_;  // id → the first pack that has it
  std::set<std::string> off_;           // ids of packs that are installed but off
};

}  // namespace

const Pack* Library::find(std::string_view id) const {
  const auto found =
      std::find_if(packs.begin(), packs.end(), [&](const Pack& pack) { return pack.id() == id; });
  return found == packs.end() ? nullptr : &*found;
}

const LeftOut* Library::find_left_out(std::string_view id) const {
  const auto found =
      std::find_if(left_out.begin(), left_out.end(), [&](const LeftOut& each) { return each.id() == id; });
  return found == left_out.end() ? nullptr : &*found;
}

void Library::note_users() {
  for (Pack& pack : packs) pack.used_by.clear();
  // Each stands after all that it needs, so from behind a library's own users are known when it is met.
  for (auto user = packs.rbegin(); user != packs.rend(); ++user) {
    const Manifest& manifest = user->manifest;
    const bool is_library = manifest.kind == PackKind::library;
    const std::set<std::string> games = is_library ? user->used_by : std::set<std::string>{manifest.game};
    if (manifest.kind == PackKind::translation) continue;
    for (const auto* list : {&manifest.required, &manifest.optional})
      for (const Dependency& need : *list)
        for (Pack& pack : packs)
          if (pack.id() == need.id && pack.manifest.kind == PackKind::library)
            pack.used_by.insert(games.begin(), games.end());
  }
}

std::vector<PackPlace> find_packs(const std::vector<PackRoot>& roots, Diagnostics& diagnostics) {
  Search search(diagnostics);
  for (const PackRoot& root : roots) search.root(root.path, root.origin);
  return search.take();
}

Library load_packs(const PackRoots& roots, Diagnostics& diagnostics) {
  return Loading(roots, diagnostics).run();
}

}  // namespace misk::content
