#include "catalog/unscripted.hpp"

#include <lua.hpp>

#include "sandbox/taken.hpp"

namespace misk::game {

namespace {

constexpr std::string_view kMark = "-- TODO:";

}  // namespace

std::vector<int> todo_lines(std::string_view script) {
  std::vector<int> lines;
  int number = 0;
  for (std::size_t from = 0; from <= script.size();) {
    const std::size_t to = std::min(script.find('\n', from), script.size());
    std::string_view line = script.substr(from, to - from);
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    ++number;
    if (line.starts_with(kMark)) lines.push_back(number);
    from = to + 1;
  }
  return lines;
}

int CardStatuses::sentences(const std::string& file) const {
  for (const script::ScriptPack& pack : script_packs(catalog_, scripts_.game())) {
    if (!file.starts_with(pack.root + "/")) continue;
    for (const script::Source& source : pack.files)
      if (file == pack.root + "/" + source.path) return static_cast<int>(todo_lines(source.text).size());
  }
  return 0;
}

const CardStatus& CardStatuses::of(kernel::Id definition) {
  const kernel::Image& image = scripts_.host().image();
  if (known_.size() < image.definitions.size()) known_.resize(image.definitions.size());
  std::optional<CardStatus>& known = known_[definition];
  if (known) return *known;
  known.emplace();
  lua_State* L = scripts_.host().sandbox().state();
  const int top = lua_gettop(L);
  scripts_.host().push_data(definition);
  if (lua_istable(L, -1)) {
    script::push_raw_field(L, -1, "status");
    const std::string word = script::data_text(L, -1);
    if (word == "complete" || word == "scripted" || word == "stub") known->status = word;
  }
  lua_settop(L, top);
  if (known->status != "stub") return *known;
  const int n = sentences(image.definitions[definition].origin.file);
  known->note = n == 0
                    ? "stub"
                    : "stub: " + std::to_string(n) + (n == 1 ? " sentence" : " sentences") + " not scripted";
  return *known;
}

}  // namespace misk::game
