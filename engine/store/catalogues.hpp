// The catalogues that the player has added, and the packs in them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "content/semver.hpp"
#include "store/pack_config.hpp"
#include "store/pack_index.hpp"

namespace misk::store {

/// One version of a pack in one catalogue. Valid as long as its Catalogues.
struct Offer {
  const PackIndex* index = nullptr;
  const IndexEntry* entry = nullptr;

  explicit operator bool() const { return entry != nullptr; }
};

/// A search; an empty field matches anything.
struct Query {
  std::vector<std::string> words;  ///< each in id, title, description or author; case does not matter
  std::string game, kind;
};

class Catalogues {
 public:
  /// Reads the indexes of the folders in their order. An unreadable one is left out.
  explicit Catalogues(const std::vector<std::string>& folders);

  const std::vector<PackIndex>& indexes() const { return indexes_; }
  const content::Diagnostics& diagnostics() const { return diagnostics_; }

  /// The best version of a pack (is_better) in `range` that this engine can load. If two are equal, the first
  /// catalogue's.
  Offer best(const std::string& id, const content::VersionRange& range = {}) const;
  /// That exact version.
  Offer exactly(const std::string& id, const content::SemVer& version) const;
  /// All versions of a pack, as text, the lowest first.
  std::vector<std::string> versions(const std::string& id) const;
  /// For every pack that matches, its best version, sorted by id.
  std::vector<Offer> search(const Query& query) const;
  /// The ids of all packs, each once.
  std::vector<std::string> ids() const;

 private:
  template <typename Function>
  void each(Function function) const;

  std::vector<PackIndex> indexes_;
  content::Diagnostics diagnostics_;
};

}  // namespace misk::store
