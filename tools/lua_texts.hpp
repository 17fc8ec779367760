// Finds in scripts, without running them, what people will read: prompts, options, notes and lines, those too
// that are composed: "Draw " .. n .. " cards?" is found as "Draw {1} cards?".
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct LuaText {
  std::string text;
  int line = 0;
  bool operator==(const LuaText&) const = default;
};

/// Which functions of the scripts it was shown ask people, and which fields hold texts.
class LuaTextFinder {
 public:
  LuaTextFinder();

  /// Learns from files: a function that hands an argument on to choose() as its prompt has a prompt there,
  /// too.
  void learn(const std::vector<std::string_view>& sources);
  /// The texts of a file, as they stand in it, each once. `display`: it is made for the eye as a whole (the
  /// board, the table), so every text in it counts that does not look like a name.
  std::vector<LuaText> find(std::string_view source, bool display = false) const;
  /// Every string of a file, whatever it is for; composed ones with placeholders.
  static std::vector<LuaText> strings(std::string_view source);

 private:
  friend class LuaTextReader;
  std::map<std::string, std::set<std::size_t>> prompts_, lists_;  // by a function's name: which arguments
  std::set<std::string> fields_;
};

}  // namespace misk::cli
