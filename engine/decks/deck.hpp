// Decks as a game judges them: whether they follow its rules, and what they consist of.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/plain_data.hpp"
#include "content/deck.hpp"

namespace misk::game {

/// The pack whose folder holds a deck's file, "" for none. Short ids in the deck are resolved in that pack.
std::string pack_of_deck(script::Host& host, const std::string& file);

/// The deck with full ids where a short one could mean another card elsewhere. Needed when the deck is used
/// apart from its file.
content::Deck as_meant(script::Host& host, content::Deck deck);

/// All faults of a deck. Unknown cards are errors; if there is one, nothing else is reported. Breaches of the
/// deck-building rules are warnings, because a group may play what it likes. They come from the game's export
/// `check_deck(deck) -> list of { card, message, mend, option }`. `card` is a card or an option of the deck
/// as its file has it, or nil; with `option` it is a key of that option, which is a map. The deck is { avatar
/// =, cards = { ID = n }, options = { NAME = { texts }, or { KEY = text } } }.
content::Diagnostics deck_problems(Scripts& scripts, const content::Deck& deck);

/// The meaning of a deck's options, for a game or a campaign: a map. It comes from the game's export
/// `deck_options(deck) -> { options = plain data, problems = list as of check_deck }`. A game without that
/// export has no options of decks. Throws content::ContentError for the first problem: nobody can play an
/// option that is not understood.
Plain deck_options(Scripts& scripts, const content::Deck& deck);

/// Options in the form of a deck's file, from plain data: a text, a list of texts or a map of texts each.
std::vector<content::DeckOption> options_from(const Plain& data);

/// The places of a deck's cards and options in its file, "FILE:LINE" each; "" has that of all its cards.
Plain deck_places(const content::Deck& deck);

/// The faults of the decks of a game that is set up, by seat, each with its file. `avatars` are the ids of
/// the players' figures.
content::Diagnostics deck_problems(Scripts& scripts, const std::vector<std::string>& avatars,
                                   const std::vector<content::Deck>& decks);

/// A short description of a deck: the lines of the game's export `deck_lines(deck)`.
std::vector<std::string> deck_lines(Scripts& scripts, const content::Deck& deck);

/// The ids of all cards that such a deck may contain: the game's export `deck_cards(deck)`.
std::vector<std::string> deck_cards(Scripts& scripts, const content::Deck& deck);

/// The ids of the cards that a deck for that avatar must have, repeated for each copy: the game's export
/// `deck_required(deck)`.
std::vector<std::string> deck_required(Scripts& scripts, const content::Deck& deck);

/// The ids of all cards that any deck may contain: the game's export `deck_pool(deck)`.
std::vector<std::string> deck_pool(Scripts& scripts, const content::Deck& deck);

/// Cards of a deck that are listed together.
struct DeckGroup {
  std::string name;
  std::vector<std::string> cards;  // ids as in the deck
};

/// The deck's cards in reading order: the game's export `deck_groups(deck) -> list of { name =, cards = { ids
/// } }`. Unknown cards are in no group. `failed`, if given, gets the script's error.
std::vector<DeckGroup> deck_groups(Scripts& scripts, const content::Deck& deck,
                                   script::Report* failed = nullptr);

/// A figure about a deck.
struct DeckFigure {
  std::string name;
  int value = -1, of = -1;                        // value and its maximum; -1: none
  std::string option;                             // the deck's option that sets `of`
  std::vector<std::pair<std::string, int>> bars;  // instead of a value: a label and a count each
};

/// The game's export `deck_figures(deck) -> list of { name =, value =, of =, option = }` or of
/// { name =, bars = { { text, n }, ... } }.
std::vector<DeckFigure> deck_figures(Scripts& scripts, const content::Deck& deck,
                                     script::Report* failed = nullptr);

/// A new deck with the cards that it must have for this avatar. Throws content::ContentError for an unknown
/// avatar.
content::Deck new_deck(Scripts& scripts, const std::string& avatar, const std::string& name = "");

/// True if this game has rules for decks.
bool has_deck_rules(Scripts& scripts);

}  // namespace misk::game
