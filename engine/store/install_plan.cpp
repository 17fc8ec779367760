#include "store/install_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>

#include "content/mount.hpp"
#include "content/suggest.hpp"
#include "store/file_lock.hpp"
#include "store/pack_zip.hpp"
#include "store/write_file.hpp"
#include "text/joined.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;
using content::Manifest;
using content::Origin;
using content::Pack;

std::string names(const std::vector<content::Author>& authors) {
  std::vector<std::string> list;
  for (const content::Author& author : authors) list.push_back(author.name);
  return text::joined(list);
}

// The file for a pack that is not installed yet.
std::string fresh_file(const std::string& id, const std::string& packs_folder) {
  if (packs_folder.empty())
    cannot_install("packs", "there is no folder to install into", "set HOME or XDG_DATA_HOME");
  const std::string file = packs_folder + "/" + id + ".zip";
  std::error_code error;
  if (!fs::exists(fs::symlink_status(file, error))) return file;
  try {
    const bool holds_packs = !content::find_packs_in_zip(file, content::kSearchDepth).empty();
    if (holds_packs)
      cannot_install(file, "another pack has that file", "give the file another name, or remove it");
  } catch (const content::ContentError& trouble) {
    if (trouble.diagnostic().rule == "install") throw;
  }
  return file;  // damaged or no pack: nothing is lost if it is replaced
}

// A place where a pack can be obtained.
struct Source {
  Pack pack;
  std::string from;
};

class Planner {
 public:
  explicit Planner(const Present& present) : present_(present) {}

  // Adds the wanted packs, which may need each other.
  void add(std::vector<Source> wanted) {
    for (Source& each : wanted) {
      const std::string id = each.pack.id();
      const std::string from = each.from;
      const auto [twin, is_new] = pool_.emplace(id, std::move(each));
      if (!is_new)
        cannot_install(from, "the pack '" + id + "' is named twice",
                       "name one of the two: " + twin->second.from);
    }
    for (const auto& [id, source] : pool_) {
      if (!chosen_.contains(id)) plan(source, true);
    }
  }

  InstallPlan take() {
    for (PlanItem& item : plan_.items) compare_with_others(item);
    std::sort(plan_.turn_on.begin(), plan_.turn_on.end());
    plan_.turn_on.erase(std::unique(plan_.turn_on.begin(), plan_.turn_on.end()), plan_.turn_on.end());
    return std::move(plan_);
  }

 private:
  // The packs it needs come first.
  void plan(const Source& source, bool is_asked) {
    const Manifest& manifest = source.pack.manifest;
    chosen_.emplace(manifest.id, manifest.version);
    const Known known = find_known(present_.library, manifest.id);
    if (known && known.origin == Origin::bundled) {
      cannot_install(source.from, "the id '" + manifest.id + "' is that of a pack that comes with misk",
                     "no other pack can have it");
    }
    PlanItem item;
    item.from = source.from;
    item.is_asked = is_asked;
    item.pack = source.pack;
    compare_with_own(item);
    for (const content::Dependency& need : manifest.required) item.needs.push_back(resolve(need));
    if (present_.config.is_off(manifest.id)) plan_.turn_on.push_back(manifest.id);
    plan_.items.push_back(std::move(item));
  }

  Need resolve(const content::Dependency& need) {
    if (const auto near = pool_.find(need.id); near != pool_.end() && !chosen_.contains(need.id)) {
      plan(near->second, true);
    }
    Need out{need, Need::State::missing, ""};
    if (const auto chosen = chosen_.find(need.id); chosen != chosen_.end()) {
      out.version = chosen->second.to_string();
      out.state = need.range.contains(chosen->second) ? Need::State::comes_along : Need::State::other_version;
      return out;
    }
    const Known known = find_known(present_.library, need.id);
    if (known && need.range.contains(known.manifest->version)) {
      out.version = known.manifest->version.to_string();
      out.state = is_there_and_off(present_.library, need.id) ? Need::State::off : Need::State::there;
      // The packs that a wanted pack needs must be on.
      if (out.state == Need::State::off) plan_.turn_on.push_back(need.id);
      for (const std::string& each : needs_that_are_off(present_.library, need.id))
        plan_.turn_on.push_back(each);
      return out;
    }
    const Offer offer =
        known && known.origin == Origin::bundled ? Offer{} : present_.catalogues.best(need.id, need.range);
    if (offer) {
      plan({load_indexed(*offer.index, *offer.entry), offer.index->folder + "/" + offer.entry->file}, false);
      out.version = offer.entry->version();
      out.state = Need::State::comes_along;
    } else if (known) {
      out.version = known.manifest->version.to_string();
      out.state = Need::State::other_version;
    }
    return out;
  }

  void compare_with_own(PlanItem& item) const {
    const Known before = find_own(present_.library, item.pack.id());
    if (!before) {
      item.target = fresh_file(item.pack.id(), present_.packs_folder);
      return;
    }
    item.target = own_file(before, present_.packs_folder);
    item.before = *before.manifest;
    item.other_authors = names(before.manifest->authors) != names(item.pack.manifest.authors);
    const content::SemVer& now = item.pack.manifest.version;
    if (now != before.manifest->version) {
      item.change = before.manifest->version < now ? PlanItem::Change::update : PlanItem::Change::downgrade;
    } else {
      item.change =
          hash_of(before) == item.pack.hash ? PlanItem::Change::same : PlanItem::Change::other_content;
    }
  }

  void compare_with_others(PlanItem& item) const {
    const Manifest& manifest = item.pack.manifest;
    const auto excludes = [](const Manifest& a, const Manifest& b) {
      return std::any_of(a.conflicts.begin(), a.conflicts.end(), [&](const content::Dependency& enemy) {
        return enemy.id == b.id && enemy.range.contains(b.version);
      });
    };
    std::vector<const Manifest*> others;
    for (const Pack& pack : present_.library.packs) {
      if (!chosen_.contains(pack.id())) others.push_back(&pack.manifest);
    }
    for (const PlanItem& each : plan_.items) {
      if (&each != &item) others.push_back(&each.pack.manifest);
    }
    for (const Manifest* other : others) {
      if (excludes(manifest, *other) || excludes(*other, manifest)) item.conflicts.push_back(other->id);
      for (const content::Dependency& need : other->required) {
        if (need.id == manifest.id && !need.range.contains(manifest.version))
          item.breaks.push_back(other->id);
      }
    }
  }

  const Present& present_;
  InstallPlan plan_;
  std::map<std::string, Source> pool_;             // the packs asked for, by id
  std::map<std::string, content::SemVer> chosen_;  // planned, or about to be
};

Offer find_offer(const std::string& name, const Catalogues& catalogues) {
  const std::size_t at = name.find('@');
  const std::string id = name.substr(0, at);
  const std::vector<std::string> versions = catalogues.versions(id);
  if (versions.empty()) {
    cannot_install(name, "no catalogue has a pack '" + id + "'",
                   catalogues.indexes().empty()
                       ? "name its .zip or folder, or add a catalogue with misk catalogue add"
                       : content::did_you_mean(id, catalogues.ids(),
                                               "look for it with misk search, or name its .zip or folder"));
  }
  const std::string list = "there are " + text::joined(versions);
  if (at == std::string::npos) {
    if (const Offer offer = catalogues.best(id)) return offer;
    cannot_install(
        name,
        "no version of '" + id + "' is for version " + std::string(content::kApiVersion) + " of the Lua API",
        "update misk; " + list);
  }
  try {
    if (const Offer offer = catalogues.exactly(id, content::SemVer::parse(name.substr(at + 1)))) return offer;
  } catch (const std::invalid_argument& error) {
    cannot_install(name, error.what(), list);
  }
  cannot_install(name, "no catalogue has that version", list);
}

std::string need_line(const Need& need) {
  const std::string& range = need.what.range.to_string();
  const std::string what = fmt::format("needs {}{}: ", need.what.id, range == "*" ? "" : " " + range);
  switch (need.state) {
    case Need::State::there:
      return what + need.version + " is there";
    case Need::State::comes_along:
      return what + need.version + " is installed with it";
    case Need::State::off:
      return what + need.version + " is off, and is turned on";
    case Need::State::other_version:
      return what + "only " + need.version + " is there, so this pack will be left out";
    case Need::State::missing:
      break;
  }
  return what + "it is not there, so this pack will be left out until it is installed";
}

std::string change_line(const PlanItem& item) {
  const std::string old = item.before ? item.before->version.to_string() : "";
  switch (item.change) {
    case PlanItem::Change::update:
      return "replaces version " + old;
    case PlanItem::Change::downgrade:
      return "goes back from version " + old;
    case PlanItem::Change::other_content:
      return "replaces another pack that calls itself version " + old + ", too";
    case PlanItem::Change::same:
      return "is installed already, the same in every file";
    case PlanItem::Change::fresh:
      break;
  }
  return "";
}

void write_item(const PlanItem& item) {
  const Pack& pack = item.pack;
  write_whole(item.target, zip_pack(pack.root, pack.inner), [&](const std::string& fresh) {
    content::Diagnostics diagnostics;
    const std::optional<Pack> written = content::load_pack(fresh, "", diagnostics);
    if (written && written->hash == pack.hash) return;
    cannot_install(item.from, "has changed while it was read", "try again");
  });
}

}  // namespace

bool InstallPlan::does_something() const {
  return !turn_on.empty() ||
         std::any_of(items.begin(), items.end(), [](const PlanItem& item) { return item.is_new(); });
}

InstallPlan plan_install(const std::vector<std::string>& paths,
                         const std::vector<std::string>& names_of_packs, const Present& present) {
  std::vector<Source> wanted;
  for (const std::string& path : paths) {
    content::Diagnostics diagnostics;
    for (const content::PackPlace& place : content::find_packs({{path, Origin::named}}, diagnostics)) {
      if (place.trouble) continue;
      if (std::optional<Pack> pack = content::load_pack(place.root, place.inner, diagnostics)) {
        wanted.push_back({std::move(*pack), path});
      }
    }
    for (const content::Diagnostic& each : diagnostics) {
      if (each.severity == content::Severity::error) throw content::ContentError(each);
    }
  }
  for (const std::string& name : names_of_packs) {
    const Offer offer = find_offer(name, present.catalogues);
    wanted.push_back(
        {load_indexed(*offer.index, *offer.entry), offer.index->folder + "/" + offer.entry->file});
  }
  Planner planner(present);
  planner.add(std::move(wanted));
  return planner.take();
}

std::vector<std::string> describe(const PlanItem& item) {
  const Manifest& manifest = item.pack.manifest;
  std::vector<std::string> lines;
  lines.push_back(fmt::format("{} ({} {})", manifest.title, manifest.id, manifest.version.to_string()));
  if (const std::string line = change_line(item); !line.empty()) lines.push_back(line);
  if (item.other_authors) {
    lines.push_back("is by others than the one it replaces: " + names(manifest.authors) + " instead of " +
                    names(item.before->authors));
  }
  lines.push_back("by " + (manifest.authors.empty() ? "nobody who is named" : names(manifest.authors)));
  const content::License& license = manifest.license;
  lines.push_back(license.code.empty() && license.content.empty()
                      ? "no licence is named"
                      : fmt::format("licence: {} (scripts), {} (content)",
                                    license.code.empty() ? "none" : license.code,
                                    license.content.empty() ? "none" : license.content));
  if (!manifest.overrides.empty()) {
    std::vector<std::string> list;
    for (const content::Override& each : manifest.overrides) list.push_back(each.id);
    lines.push_back("changes " + text::joined(list));
  }
  for (const Need& need : item.needs) lines.push_back(need_line(need));
  if (!item.conflicts.empty()) {
    lines.push_back("cannot go with " + text::joined(item.conflicts) + ": one of them will be left out");
  }
  if (!item.breaks.empty()) {
    lines.push_back("is not the version that " + text::joined(item.breaks) +
                    " needs, so that will be left out");
  }
  if (!item.is_asked) lines.push_back("is installed because it is needed, from " + item.from);
  return lines;
}

void install(const InstallPlan& plan, const Present& present, const std::string& config_file) {
  const FolderLock lock(present.packs_folder);
  remove_leftovers(present.packs_folder);
  std::vector<std::string> done;
  try {
    for (const PlanItem& item : plan.items) {
      if (!item.is_new()) continue;
      write_item(item);
      done.push_back(item.pack.id());
    }
    if (!plan.turn_on.empty()) {
      change_pack_config(config_file, [&](PackConfig& config) {
        for (const std::string& id : plan.turn_on) config.set_off(id, false);
      });
    }
  } catch (const content::ContentError& trouble) {
    if (done.empty()) throw;
    content::Diagnostic diagnostic = trouble.diagnostic();
    diagnostic.message += "; installed before that: " + text::joined(done);
    throw content::ContentError(diagnostic);
  }
}

}  // namespace misk::store
