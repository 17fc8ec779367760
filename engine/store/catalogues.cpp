#include "store/catalogues.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "content/utf8.hpp"

namespace misk::store {

namespace {

bool can_load(const IndexEntry& entry) {
  return entry.manifest.api.contains(content::SemVer::parse(content::kApiVersion));
}

bool fits(const content::Manifest& manifest, const Query& query) {
  if (!query.game.empty() && manifest.game != query.game) return false;
  if (!query.kind.empty() && content::to_string(manifest.kind) != query.kind) return false;
  std::string text = manifest.id + "\n" + manifest.title + "\n" + manifest.description;
  for (const content::Author& author : manifest.authors) text += "\n" + author.name;
  text = content::fold_case(text);
  return std::all_of(query.words.begin(), query.words.end(), [&](const std::string& word) {
    return text.find(content::fold_case(word)) != std::string::npos;
  });
}

}  // namespace

Catalogues::Catalogues(const std::vector<std::string>& folders) {
  for (const std::string& folder : folders) {
    if (std::optional<PackIndex> index = read_index(folder, diagnostics_))
      indexes_.push_back(std::move(*index));
  }
}

template <typename Function>
void Catalogues::each(Function function) const {
  for (const PackIndex& index : indexes_) {
    for (const IndexEntry& entry : index.packs) function(Offer{&index, &entry});
  }
}

Offer Catalogues::best(const std::string& id, const content::VersionRange& range) const {
  Offer found;
  each([&](const Offer& offer) {
    const content::Manifest& manifest = offer.entry->manifest;
    if (manifest.id != id || !range.contains(manifest.version) || !can_load(*offer.entry)) return;
    if (!found || is_better(manifest.version, found.entry->manifest.version)) found = offer;
  });
  return found;
}

Offer Catalogues::exactly(const std::string& id, const content::SemVer& version) const {
  Offer found;
  each([&](const Offer& offer) {
    if (!found && offer.entry->manifest.id == id && offer.entry->manifest.version == version) found = offer;
  });
  return found;
}

std::vector<std::string> Catalogues::versions(const std::string& id) const {
  std::set<content::SemVer> versions;
  each([&](const Offer& offer) {
    if (offer.entry->manifest.id == id) versions.insert(offer.entry->manifest.version);
  });
  std::vector<std::string> out;
  for (const content::SemVer& version : versions) out.push_back(version.to_string());
  return out;
}

std::vector<Offer> Catalogues::search(const Query& query) const {
  std::map<std::string, Offer> found;
  each([&](const Offer& offer) {
    const content::Manifest& manifest = offer.entry->manifest;
    if (!fits(manifest, query)) return;
    Offer& known = found[manifest.id];
    const auto rank = [](const Offer& each) { return can_load(*each.entry); };
    const bool is_new =
        !known || (rank(offer) != rank(known) ? rank(offer)
                                              : is_better(manifest.version, known.entry->manifest.version));
    if (is_new) known = offer;
  });
  std::vector<Offer> out;
  for (const auto& [id, offer] : found) out.push_back(offer);
  return out;
}

std::vector<std::string> Catalogues::ids() const {
  std::set<std::string> ids;
  each([&](const Offer& offer) { ids.insert(offer.entry->manifest.id); });
  return {ids.begin(), ids.end()};
}

}  // namespace misk::store
