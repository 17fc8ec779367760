#include "script/known_names.hpp"

#include "kernel/state.hpp"
#include "text/suggest.hpp"

namespace misk::script {

namespace {

template <class T>
std::vector<std::string> names_of(const std::vector<T>& things) {
  std::vector<std::string> out;
  for (const T& each : things) out.push_back(each.name);
  return out;
}

}  // namespace

std::vector<std::string> names_of_kind(const kernel::Image& image, const std::string& kind) {
  if (kind == "zone") return names_of(image.zones);
  if (kind == "timing point") return names_of(image.points);
  if (kind == "set") return names_of(image.sets);
  if (kind == "procedure") return names_of(image.procedures);
  if (kind == "window") return names_of(image.windows);
  if (kind == "value") return image.values_names.all();
  if (kind == "tag of any card" || kind == "tag") return image.tags.all();
  if (kind == "counter") return image.counters.all();
  if (kind == "flag") return image.flags.all();
  if (kind == "period") return image.periods.all();
  return image.globals.all();
}

std::vector<std::string> participant_names(const kernel::Image& image, kernel::Id point) {
  std::vector<std::string> out(kernel::kParticipantNames.begin(), kernel::kParticipantNames.end());
  if (point == kernel::kNoId) return out;
  for (const kernel::Participant& one : image.points[point].called)
    if (!one.name.empty()) out.push_back(one.name);
  return out;
}

std::string mend_of_expression(const kernel::ExpressionError& error, const kernel::Image& image,
                               const std::vector<std::string>* memory, kernel::Id point) {
  using Missing = kernel::ExpressionError::Missing;
  std::vector<std::string> known;
  const auto add = [&](const char* kind) {
    const auto names = names_of_kind(image, kind);
    known.insert(known.end(), names.begin(), names.end());
  };
  std::string otherwise = "scripts/README.md has the grammar, the game's game.lua the names";
  switch (error.missing) {
    case Missing::nothing:
      return "";
    case Missing::comparison:
      return "== compares";
    case Missing::tag:
      add("tag");
      otherwise = "a tag is what some card has: write it small, with _ for blanks";
      break;
    case Missing::zone:
      add("zone");
      break;
    case Missing::set:
      add("set");
      break;
    case Missing::value:
      add("value");
      break;
    case Missing::property:
      known = {"parent", "owner",  "controller", "zone",  "place",
               "face",   "bearer", "definition", "title", "count"};
      for (const char* kind : {"counter", "flag", "value"}) add(kind);
      if (memory) known.insert(known.end(), memory->begin(), memory->end());
      otherwise = "what a card remembers is named in memory = { \"" + error.name + "\" }";
      break;
    case Missing::name:
      known = participant_names(image, point);
      if (point != kernel::kNoId)
        for (const kernel::Participant& one : image.points[point].called)
          known.insert(known.end(), one.numbers.begin(), one.numbers.end());
      for (const char* name : {"me", "you", "it", "that", "target", "players", "none"})
        known.emplace_back(name);
      for (const char* kind : {"global", "procedure", "value"}) add(kind);
      for (const auto& macro : image.macros) known.push_back(macro.first);
      break;
    case Missing::function:
      known = {"count",  "any",   "all",      "sum",       "most",     "least",  "first",
               "min",    "max",   "distance", "connected", "place",    "bearer", "exists",
               "toward", "value", "check",    "base",      "base_now", "has",    "next_player"};
      break;
  }
  return text::did_you_mean(error.name, known, otherwise);
}

}  // namespace misk::script
