#include "check/game_rules.hpp"

#include "content/value.hpp"

namespace misk::cli {

std::vector<GameRule> read_game_rules(const game::Catalog& catalog) {
  std::vector<GameRule> rules;
  for (const content::Pack& pack : catalog.library().packs) {
    if (pack.manifest.kind != content::PackKind::game) continue;
    const content::PackFile* file = pack.find("rules.yaml");
    if (!file) continue;
    const content::Value list = content::parse_yaml(file->bytes, pack.display("rules.yaml"));
    for (const content::Value& item : list.items("the list of rules")) {
      GameRule rule;
      auto text = [&](const char* key, bool needed) -> std::string {
        const content::Value* value = item.find(key);
        if (!value && needed)
          item.fail(std::string("'") + key + "' is missing", "every rule has an id and a tier", "rules");
        return value ? value->text(key) : "";
      };
      rule.id = text("id", true);
      rule.tier = text("tier", true);
      rule.where = text("where", false);
      rule.text = text("rule", false);
      if (const content::Value* example = item.find("example")) rule.example = example->boolean("example");
      rule.game = pack.id();
      rules.push_back(std::move(rule));
    }
  }
  return rules;
}

}  // namespace misk::cli
