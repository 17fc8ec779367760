// Decks in any form that can be read: ours, and the community's.
#pragma once
#include <functional>
#include <string>

#include "content/deck.hpp"
#include "game/catalog.hpp"

namespace misk::cli {

/// A deck, and the cards of it that are not there.
struct ReadDeck {
  content::Deck deck;
  content::Diagnostics unknown;
};

/// `scripts` gives those of the game whose cards the community's formats name; it is called only where they
/// are needed. Throws Wrong and content::ContentError.
ReadDeck read_any_deck(const std::string& file, const game::Catalog& catalog,
                       const std::function<game::Scripts&()>& scripts);

}  // namespace misk::cli
