// Which language people are shown: what packs offer, and what a player wants.
#pragma once
#include <string>
#include <vector>

#include "content/library.hpp"

namespace misk::game {

/// A language that packs speak.
struct Language {
  std::string code, called;  // called: by itself; the code where no pack says it
  bool operator==(const Language&) const = default;
};

/// English, and what the packs have files for, by code.
std::vector<Language> languages(const content::Library& library);

/// The offered language for `wanted`: the same, else one that differs in its region only. "" for none.
std::string offered_language(const std::vector<Language>& offered, const std::string& wanted);

/// What the environment asks for (LC_ALL, else LC_MESSAGES, else LANG), as a code: "de-AT". "" for nothing.
std::string environment_language();

}  // namespace misk::game
