// Finds the texts for people in scripts without running them: prompts, options, notes and lines. Composed
// texts are found too: "Draw " .. n .. " cards?" becomes "Draw {1} cards?".
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace misk::cli {

struct ScriptText {
  std::string text;
  int line = 0;
  bool operator==(const ScriptText&) const = default;
};

/// Learns which functions ask people and which fields hold texts, and finds texts with that.
class LuaTextFinder {
 public:
  LuaTextFinder();

  /// Learns from files: if a function passes an argument on to choose() as its prompt, that argument is a
  /// prompt too.
  void learn(const std::vector<std::string_view>& sources);
  /// The texts of a file in their order, each once. `display`: the whole file is for display (the board, the
  /// table), so every text in it counts that does not look like a name.
  std::vector<ScriptText> find(std::string_view source, bool display = false) const;
  /// Every string of a file, whatever its use; composed ones with placeholders.
  static std::vector<ScriptText> strings(std::string_view source);

 private:
  friend class LuaTextReader;
  std::map<std::string, std::set<std::size_t>> prompts_, lists_;  // function name -> indexes of arguments
  std::set<std::string> fields_;
};

}  // namespace misk::cli
