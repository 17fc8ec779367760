// Names of counters, values, zones and the like, as people read them. Packs name them for scripts:
// "threat_area".
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>

namespace misk::game {

/// "threat_area" becomes "threat area". The result is translated like any other text.
inline std::string key_in_words(std::string key) {
  std::replace(key.begin(), key.end(), '_', ' ');
  return key;
}

/// The name of a counter after an amount of it: "1 coin", "2 coins", "1 gold".
inline std::string counted_in_words(const std::string& key, std::int32_t amount) {
  std::string word = key_in_words(key);
  if (amount == 1 && word.size() > 2 && word.back() == 's' && word[word.size() - 2] != 's') word.pop_back();
  return word;
}

}  // namespace misk::game
