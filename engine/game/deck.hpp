// Decks and what a game has to say of them: whether they follow its rules, what they consist of.
#pragma once
#include <string>
#include <vector>

#include "content/deck.hpp"
#include "game/catalog.hpp"

namespace misk::game {

class Game;

/// Everything that is wrong with a deck. Cards that nobody declares are errors, and nothing else is told
/// then; what breaks the rules of deck building are warnings, from the game's export `check_deck(deck) ->
/// list of { card, message, mend }`: a group may play what it likes. `card` is a card or an option of the
/// deck as its file has it, or nil. The deck is { avatar =, cards = { ID = n }, options = { NAME = { texts }
/// } }.
content::Diagnostics deck_problems(Scripts& scripts, const content::Deck& deck);

/// What is wrong with the decks of a game that has been set up, each told with its file.
content::Diagnostics deck_problems(Scripts& scripts, const Game& game);

/// A deck in short, for reading: the lines of the game's export `deck_lines(deck)`.
std::vector<std::string> deck_lines(Scripts& scripts, const content::Deck& deck);

/// The ids of all cards that such a deck may choose: the game's export `deck_cards(deck)`.
std::vector<std::string> deck_cards(Scripts& scripts, const content::Deck& deck);

/// The ids of the cards that a deck for that avatar must have, one as often as it must: the game's export
/// `deck_required(deck)`.
std::vector<std::string> deck_required(Scripts& scripts, const content::Deck& deck);

/// Has this game rules for decks?
bool has_deck_rules(Scripts& scripts);

}  // namespace misk::game
