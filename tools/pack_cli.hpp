// What the subcommands about packs share: what is there, what installing would do, and the question.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli.hpp"
#include "game/pack_trial.hpp"
#include "store/install_plan.hpp"

namespace misk::cli {

/// The packs that are there, what is off, and the catalogues, read once.
class Machine {
 public:
  /// What is wrong with packs, the file of what is off or catalogues goes to stderr. `extra` as for
  /// pack_roots().
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

/// Asks at the terminal; no is the answer to nothing. Where there is no terminal, or the answer is to be
/// JSON, it throws Wrong, which names --yes.
bool ask(const std::string& question, bool json);

/// "12 B", "3.4 KB", "1.2 MB".
std::string size_text(std::uint64_t bytes);

/// The names of authors in one line.
std::string author_names(const content::Manifest& manifest);

/// What the player may type for the id of a pack that is there: a list for did_you_mean().
std::vector<std::string> known_ids(const content::Library& library);

}  // namespace misk::cli
