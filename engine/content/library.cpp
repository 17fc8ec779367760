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

struct Place {
  std::string root;
  std::string inner;
};

bool is_zip_name(const fs::path& path) {
  const std::string name = path.extension().string();
  return name == ".zip" || name == ".ZIP";
}

// Looks for packs below the roots. Folders may be reached by a link here (a modder's checkout, linked into
// the data folder); inside a pack links are refused.
class Search {
 public:
  explicit Search(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  void root(const std::string& root) {
    std::error_code error;
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
    if (found_ == before && !has_reported_) {
      add(root, Severity::error, "there is no pack in it: no pack.yaml, three folders deep",
          "name a pack's folder or .zip, or make one with misk new pack", "missing-file");
    }
    has_reported_ = false;
  }

  std::vector<Place> take() { return std::move(places_); }

 private:
  // A data folder has few entries; a root like / has not, and must not keep us for hours.
  static constexpr std::size_t kMostFolders = 20'000;

  void add(const std::string& file, Severity severity, const char* message, const char* mend,
           const char* rule) {
    diagnostics_.push_back({severity, file, 0, 0, message, mend, rule});
  }

  void place(const fs::path& root, const std::string& inner) {
    ++found_;
    if (seen_.insert(root.string() + "\n" + inner).second) places_.push_back({root.string(), inner});
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
      has_reported_ = true;
    }
  }

  Diagnostics& diagnostics_;
  std::vector<Place> places_;
  std::set<std::string> seen_;
  std::size_t found_ = 0;
  std::size_t folders_ = 0;
  bool has_reported_ = false;
};

}  // namespace

const Pack* Library::find(std::string_view id) const {
  const auto found =
      std::find_if(packs.begin(), packs.end(), [&](const Pack& pack) { return pack.id() == id; });
  return found == packs.end() ? nullptr : &*found;
}

Library load_packs(const std::vector<std::string>& roots, std::vector<Diagnostic>& diagnostics) {
  Search search(diagnostics);
  for (const std::string& root : roots) search.root(root);
  std::vector<Pack> packs;
  std::map<std::string, std::string> files;   // id → manifest of the pack that has it
  std::map<std::string, std::string> broken;  // id → manifest of a pack that could not be loaded
  for (const Place& place : search.take()) {
    std::optional<Manifest> manifest;
    std::optional<Pack> pack = load_pack(place.root, place.inner, diagnostics, &manifest);
    if (!manifest) continue;
    const auto [first, is_new] = files.try_emplace(manifest->id, manifest->file);
    if (!is_new) {
      diagnostics.push_back(manifest->diagnostic(
          manifest->id_line,
          "pack id '" + manifest->id + "' is taken by " + first->second + "; this one is left out",
          "give one of them another id, or remove one", "duplicate-pack"));
      continue;
    }
    if (pack) {
      packs.push_back(std::move(*pack));
    } else {
      broken.emplace(manifest->id, manifest->file);
    }
  }
  std::vector<const Manifest*> manifests;
  for (const Pack& pack : packs) manifests.push_back(&pack.manifest);
  const std::vector<std::size_t> order = resolve(manifests, broken, diagnostics);
  Library library;
  for (const std::size_t index : order) library.packs.push_back(std::move(packs[index]));
  return library;
}

}  // namespace misk::content
