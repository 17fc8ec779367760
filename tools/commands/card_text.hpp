// A card from the text that its designer has written: misk new card --text, misk explain-text.
#pragma once
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "import/grammar.hpp"

namespace misk::cli {

/// What is said of the card.
struct CardText {
  std::string name, type;            ///< type: asset, event, skill, enemy, ...
  std::string text, back;            ///< lines are separated by " // " or line breaks
  std::vector<std::string> figures;  ///< "cost=2", "traits=Item, Tool"
};

/// What was made of it.
struct TextCard {
  std::string script;
  int sentences = 0, open = 0;
  std::vector<importing::Grammar::Heard> heard;
  std::vector<std::string> added;    ///< lines in front of which a word had to be added to understand them
  std::vector<std::string> reasons;  ///< why lines were not understood
};

/// Makes the script of a card in the pack with that id. Throws Wrong.
TextCard card_from_text(const CardText& said, const std::string& pack, const game::Catalog& catalog);

/// What it made of the text, in words; for the terminal.
std::vector<std::string> summary_of(const TextCard& card);

}  // namespace misk::cli
