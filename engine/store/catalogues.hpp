// The catalogues that the player has added, and what they offer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "content/semver.hpp"
#include "store/pack_config.hpp"
#include "store/pack_index.hpp"

namespace misk::store {

/// One version of a pack in one catalogue. Lives as long as its Catalogues.
struct Offer {
  const PackIndex* index = nullptr;
  const IndexEntry* entry = nullptr;

  explicit operator bool() const { return entry != nullptr; }
};

/// What a search looks for; an empty field is anything.
struct Query {
  std::vector<std::string> words;  ///< each in the id, title, description or an author's name, case ignored
  std::string game, kind;
};

class Catalogues {
 public:
  /// Reads the indexes of the folders in their order; one that cannot be read is left out.
  explicit Catalogues(const std::vector<std::string>& folders);

  const std::vector<PackIndex>& indexes() const { return indexes_; }
  const content::Diagnostics& diagnostics() const { return diagnostics_; }

  /// The best version of a pack that `range` contains and this engine can load (is_better); of two equal ones
  /// that of the first catalogue.
  Offer best(const std::string& id, const content::VersionRange& range = {}) const;
  /// That very version.
  Offer exactly(const std::string& id, const content::SemVer& version) const;
  /// All versions of a pack, as text, the lowest first.
  std::vector<std::string> versions(const std::string& id) const;
  /// The best version of every pack that fits, by id.
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
