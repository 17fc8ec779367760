// Decks and what a game has to say of them: whether they follow its rules, what they consist of.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "content/deck.hpp"
#include "game/catalog.hpp"

namespace misk::game {

class Game;

/// The pack in whose folder a deck's file lies, "" for none: short ids in the deck mean what they mean there.
std::string pack_of_deck(script::Host& host, const std::string& file);

/// The deck with whole ids where a short one could mean another card elsewhere: a deck goes where its file
/// does not.
content::Deck as_meant(script::Host& host, content::Deck deck);

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

/// The ids of all cards that stand in decks at all, whoever may have them: the game's export
/// `deck_pool(deck)`.
std::vector<std::string> deck_pool(Scripts& scripts, const content::Deck& deck);

/// Cards of a deck that are read together.
struct DeckGroup {
  std::string name;
  std::vector<std::string> cards;  // ids as the deck has them
};

/// The deck's cards, in the order in which they are read: the game's export `deck_groups(deck) -> list of
/// { name =, cards = { ids } }`. Cards that nobody declares are in none. `failed`, if given, gets what went
/// wrong in the script.
std::vector<DeckGroup> deck_groups(Scripts& scripts, const content::Deck& deck,
                                   script::Report* failed = nullptr);

/// What is counted of a deck.
struct DeckFigure {
  std::string name;
  int value = -1, of = -1;                        // of so many; -1: none
  std::string option;                             // the option of the deck that says `of`
  std::vector<std::pair<std::string, int>> bars;  // instead of a value: so many of each
};

/// The game's export `deck_figures(deck) -> list of { name =, value =, of =, option = }` or of
/// { name =, bars = { { text, n }, ... } }.
std::vector<DeckFigure> deck_figures(Scripts& scripts, const content::Deck& deck,
                                     script::Report* failed = nullptr);

/// A deck to begin with: the cards that one for this avatar must have. Throws content::ContentError for who
/// is none.
content::Deck new_deck(Scripts& scripts, const std::string& avatar, const std::string& name = "");

/// Has this game rules for decks?
bool has_deck_rules(Scripts& scripts);

}  // namespace misk::game
