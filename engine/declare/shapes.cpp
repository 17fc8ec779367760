#include <algorithm>
#include <stdexcept>

#include "declare/loader.hpp"
#include "lua/sources.hpp"

namespace misk::script {
namespace {

// Texts name limits as $counters and are given their numbers here.
std::string with_limits(std::string text) {
  const std::pair<const char*, int> limits[] = {
      {"counters", kernel::kMaxCounters}, {"flags", kernel::kMaxFlags},   {"globals", kernel::kMaxGlobals},
      {"periods", kernel::kMaxPeriods},   {"values", kernel::kMaxValues}, {"zones", kernel::kMaxZoneKinds},
      {"kinds", kernel::kMaxKinds},       {"memory", kernel::kMaxMemory}, {"points", kernel::kMaxPoints},
      {"windows", kernel::kMaxWindows},   {"locals", kernel::kMaxLocals}, {"tags", kernel::kMaxTags}};
  for (std::size_t at = text.find('$'); at != std::string::npos; at = text.find('$', at)) {
    std::size_t end = at + 1;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') ++end;
    const std::string name = text.substr(at + 1, end - at - 1);
    const auto* limit = std::find_if(std::begin(limits), std::end(limits),
                                     [&](const auto& each) { return name == each.first; });
    if (limit == std::end(limits)) throw std::logic_error("no limit is called '" + name + "'");
    text.replace(at, end - at, std::to_string(limit->second));
  }
  return text;
}

}  // namespace

const char* shapes_source() {
  static const std::string source = with_limits(lua::shapes);
  return source.c_str();
}

}  // namespace misk::script
