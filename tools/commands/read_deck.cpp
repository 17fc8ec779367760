#include "commands/read_deck.hpp"

#include "commands/community_cards.hpp"
#include "content/mount.hpp"

namespace misk::cli {

ReadDeck read_any_deck(const std::string& file, const game::Catalog& catalog,
                       const std::function<game::Scripts&()>& scripts) {
  constexpr std::uint64_t kMost = std::uint64_t{8} << 20;
  const std::string bytes = content::read_disk_file(file, kMost);
  if (content::is_deck(bytes)) return {content::parse_deck(bytes, file), {}};
  const importing::CardIndex index = card_index(catalog, scripts());
  importing::DeckImport import = importing::import_deck(bytes, file, index);
  ReadDeck read{std::move(import.deck), {}};
  using content::Severity;
  for (const importing::DeckIssue& each : import.unknown)
    read.unknown.push_back({Severity::error, file, each.line, 0, "unknown card '" + each.what + "'",
                            each.reason, "unknown-card"});
  for (const importing::DeckIssue& each : import.dropped)
    read.unknown.push_back({Severity::error, file, each.line, 0, "'" + each.what + "' is left out",
                            each.reason, "unknown-card"});
  return read;
}

}  // namespace misk::cli
