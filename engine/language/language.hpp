// The language shown to people: the languages that packs offer, and the one that the player wants.
#pragma once
#include <string>
#include <vector>

#include "content/library.hpp"

namespace misk::game {

/// A language with translations in packs.
struct Language {
  std::string code, called;  // called: its own name for itself; the code if no pack gives one
  bool operator==(const Language&) const = default;
};

/// English and the languages that the packs have files for, sorted by code.
std::vector<Language> languages(const content::Library& library);

/// The offered language for `wanted`: the same one, or else one that differs only in its region; "" for none.
std::string offered_language(const std::vector<Language>& offered, const std::string& wanted);

/// The language of the environment (LC_ALL, else LC_MESSAGES, else LANG) as a code: "de-AT"; "" for none.
std::string environment_language();

}  // namespace misk::game
