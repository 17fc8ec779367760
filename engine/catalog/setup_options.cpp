#include "catalog/setup_options.hpp"

#include "catalog/listing.hpp"
#include "catalog/setup.hpp"

#include <algorithm>

#include "content/suggest.hpp"
#include "text/joined.hpp"

namespace misk::game {

void check_option_names(Scripts& scripts, const std::string& scenario,
                        const std::map<std::string, std::string>& options) {
  if (options.empty()) return;
  std::vector<std::string> known = setup_choices(scripts, scenario).names;
  if (scripts.host().has_export("add_cards")) known.emplace_back("add_cards");
  const bool has_starts = !starts(scripts, scenario).empty();
  if (has_starts) known.emplace_back("start");
  std::sort(known.begin(), known.end());
  for (const auto& [key, value] : options) {
    if (std::binary_search(known.begin(), known.end(), key)) continue;
    if (key == "start") throw SetupError("'" + scenario + "' has no starts; leave '" + value + "' out");
    const std::string near = content::suggest(key, known);
    throw SetupError("'" + scenario + "' has no option '" + key + "'; " +
                     (!near.empty()   ? "did you mean '" + near + "'?"
                      : known.empty() ? "it has none, so leave it out"
                                      : "use " + text::joined(known)));
  }
}

void check_option_values(Scripts& scripts, const std::string& scenario,
                         const std::map<std::string, std::string>& options) {
  if (options.empty()) return;
  const kernel::Image& image = scripts.host().image();
  for (const SetupOption& option : setup_choices(scripts, scenario).options) {
    const auto said = options.find(option.name);
    if (option.open || said == options.end() || said->second == option.usual) continue;
    const kernel::Id card = image.find_definition(said->second);
    std::vector<std::string> values;
    bool known = false;
    for (const auto& [value, text] : option.values) {
      values.push_back(value);
      known =
          known || value == said->second || (card != kernel::kNoId && image.find_definition(value) == card);
    }
    if (known) continue;
    const std::string near = content::suggest(said->second, values);
    std::erase(values, "");
    throw SetupError("the option '" + option.name + "' has no '" + said->second + "'; " +
                     (near.empty() ? "use " + text::joined(values) : "did you mean '" + near + "'?"));
  }
}

}  // namespace misk::game
