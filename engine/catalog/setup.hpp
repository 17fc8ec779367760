// A game to be played: its scenario, its players, their decks and its options.
#pragma once
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace misk::game {

/// How far players go back in a game: anywhere, only where nothing has come to light since, or not at all.
enum class Undo : std::uint8_t { free, unseen, none };
inline constexpr const char* kUndoNames[] = {"free", "unseen", "none"};
/// The rule of that name.
inline std::optional<Undo> undo_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kUndoNames); ++i)
    if (name == kUndoNames[i]) return static_cast<Undo>(i);
  return std::nullopt;
}

/// A description of the game to be played, as the player gives it.
struct Setup {
  std::string scenario;
  std::vector<std::string> avatars;             // ids of the players' figures, in seat order
  std::vector<std::string> deck_files;          // by seat; a missing deck comes from the packs
  std::vector<std::string> deck_texts;          // by seat: contents for saves; replaces reading the files
  std::map<std::string, std::string> options;   // difficulty=standard, ...
  std::map<std::string, std::string> settings;  // of packs: "pack:id" -> value; others have their default
  std::string campaign;      // for a scenario of a campaign: the data for the game (plain data as JSON)
  std::string asker;         // the pack in which short ids are resolved, for tests
  bool empty_decks = false;  // no decks at all: tests place the cards they need
  Undo undo = Undo::free;
  std::map<int, std::string> bots;  // seats that a bot plays, counted from 0; people play the others
  int count = 0;                    // if no avatars are named: how many to draw by the seed
  std::uint64_t seed = 1;
};

/// Thrown for a set-up that cannot be played. The text gives the cause and how to fix it.
struct SetupError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Converts the set-up option add_cards, "lamp,knife*3", to a list of ids, and back; equal neighbours are
/// joined. The game's export add_cards(list) puts the cards in place, in addition to all others.
std::vector<std::string> added_cards(const std::string& text);
std::string added_cards_text(const std::vector<std::string>& ids);

/// One step of splitmix64. All seeds derived from other seeds come from here.
std::uint64_t mix_seed(std::uint64_t seed, std::uint64_t n);
/// A seed that is short enough to read to a friend, made of any number.
std::uint64_t short_seed(std::uint64_t number);

}  // namespace misk::game
