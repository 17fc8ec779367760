// The common part of the subcommands about packs: the packs on this machine, the preview of an installation,
// and the question.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "catalog/pack_trial.hpp"
#include "cli/cli.hpp"
#include "store/install_plan.hpp"

namespace misk::cli {

/// The packs on this machine, those that are off, and the catalogues, read once.
class Machine {
 public:
  /// Faults of packs, of packs.yaml or of catalogues are printed to stderr. `extra` as for pack_roots().
  explicit Machine(const std::vector<std::string>& extra = {});

  const content::Library& library() const { return catalog_->library(); }
  const store::PackConfig& config() const { return config_; }
  const store::Catalogues& catalogues() const { return catalogues_; }
  store::Present present() const;

 private:
  store::PackConfig config_;
  std::unique_ptr<game::Catalog> catalog_;
  store::Catalogues catalogues_;
};

/// Asks at the terminal; an empty answer means no. Without a terminal, or if the output is JSON, it throws
/// Wrong, which names --yes.
bool ask(const std::string& question, bool json);

/// "12 B", "3.4 KB", "1.2 MB".
std::string size_text(std::uint64_t bytes);

/// The authors' names in one line.
std::string author_names(const content::Manifest& manifest);

/// The names that the player may type for a pack on this machine, for did_you_mean().
std::vector<std::string> known_ids(const content::Library& library);

}  // namespace misk::cli
