// The rules of a game as lines of text: for `misk rules`, and `rules` at a question.
#pragma once
#include <string>
#include <vector>

#include "catalog/rulebook.hpp"

namespace misk::cli {

/// An entry: its title first, its text, what else there is to read, and where the rules have it.
std::vector<std::string> entry_lines(const game::Rulebook& book, const game::RuleEntry& entry);

/// What is said of `words`: the entry of that id, title, word or citation, then the titles of other entries
/// that have the words; without words the titles of all, by parts. Empty if there is nothing.
std::vector<std::string> rules_lines(const game::Rulebook& book, const std::string& words);

}  // namespace misk::cli
