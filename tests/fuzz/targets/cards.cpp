// Card data of the community: ArkhamDB's cards, and arkham.build's projects. The result must be a pack with
// valid data files.
#include <sstream>

#include "content/manifest.hpp"
#include "content/value.hpp"
#include "import/pack.hpp"
#include "target.hpp"

namespace misk::fuzz {
namespace {

std::string source(const std::string& path) {
  std::ifstream in(std::string(MISK_SOURCE_DIR) + "/" + path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

importing::Known known() {
  importing::Known known;
  known.packs = {"arkham", "arkham_core"};
  known.traits = {"spell", "tome", "item", "ally"};
  known.card = [](const std::string& code) { return code == "01016" ? "arkham_core:45_automatic" : ""; };
  return known;
}

}  // namespace

void stand(std::string_view input) {
  static const importing::Rules rules(source("scripts/arkham/import/sentences.yaml"), "sentences.yaml");
  const auto [name, bytes] = named(input);
  may_refuse([&, name = name, bytes = bytes] {
    const importing::PackFiles pack =
        importing::make_pack(name == "project" ? importing::read_project(bytes, "project.json")
                                               : importing::read_cards(bytes, "cards.json"),
                             rules, known(), "made_up");
    pack.report.summary();
    pack.report.to_markdown();
    for (const auto& [path, text] : pack.files) {
      hold(path.find("..") == std::string::npos && path[0] != '/', "it writes " + path);
      if (path == "pack.yaml") {
        content::Diagnostics diagnostics;
        const bool is_sound = content::parse_manifest(text, path, diagnostics).has_value();
        hold(is_sound, diagnostics.empty() ? "no manifest" : diagnostics.front().to_line());
      } else if (path.size() > 5 && path.compare(path.size() - 5, 5, ".yaml") == 0) {
        content::parse_yaml(text, path);
      }
    }
  });
}

}  // namespace misk::fuzz
