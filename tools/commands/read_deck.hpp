// Reads decks in any known form: ours, and the community's.
#pragma once
#include <functional>
#include <string>

#include "catalog/catalog.hpp"
#include "content/deck.hpp"

namespace misk::cli {

/// A deck, and its unknown cards.
struct ReadDeck {
  content::Deck deck;
  content::Diagnostics unknown;
};

/// `scripts` returns those of the game that the community's formats belong to; it is called only if needed.
/// Throws Wrong and content::ContentError.
ReadDeck read_any_deck(const std::string& file, const game::Catalog& catalog,
                       const std::function<game::Scripts&()>& scripts);

}  // namespace misk::cli
