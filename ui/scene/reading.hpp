// A scene in words, for people who have it read to them and for tests: what it shows, and what a click is
// called.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace misk::ui {

/// The word for a symbol: "clue".
using SymbolWord = std::function<std::string(const std::string& symbol)>;

/// A text without its markup; symbols become words.
std::string in_words(const std::string& text, const SymbolWord& word);
/// A card, token, die or pawn in a few words: its name, what lies on it, whether it can be chosen. With
/// `whole` also the text that it prints.
std::string in_words(const Piece& piece, const SymbolWord& word, bool whole = false);
/// What the scene shows, one line for each text and piece, in the order in which it is drawn: panel by panel.
/// Under a dialog only the dialog. A piece that fills a third of the window's height is read with the text
/// that it prints.
std::vector<std::string> read_scene(const Scene& scene, const Metrics& metrics, const SymbolWord& word);
/// What is shown at a place to click, "" for nothing.
std::string name_of(const Hit& hit, const Scene& scene, const SymbolWord& word);

}  // namespace misk::ui
