#include "catalog/pack_trial.hpp"

#include <algorithm>
#include <set>

#include "catalog/listing.hpp"
#include "declare/loader.hpp"
#include "text/joined.hpp"

namespace misk::game {

namespace {

std::vector<script::Report> errors_of(Scripts& scripts) {
  std::vector<script::Report> errors;
  for (const script::Report& report : scripts.host().reports())
    if (report.severity == script::Report::Severity::error) errors.push_back(report);
  return errors;
}

void try_game(const Catalog& catalog, const std::string& game, const std::vector<std::string>& ids,
              PackTrial& trial) {
  Scripts scripts(catalog, game);
  if (scripts.ok()) {
    for (const Entry& entry : entries(scripts))
      if (entry.type != "placeholder" && trial.contents.count(entry.pack))
        ++trial.contents[entry.pack].kinds[entry.type];
    for (const auto& change : scripts.loader().rule_changes())
      trial.changes[change.pack].push_back(change.to_string());
    return;
  }
  const auto errors = errors_of(scripts);
  const bool ours = std::any_of(errors.begin(), errors.end(), [&](const script::Report& error) {
    return std::find(ids.begin(), ids.end(), error.pack) != ids.end();
  });
  if (!ours && std::find(ids.begin(), ids.end(), game) == ids.end()) {
    Scripts before(catalog.without(ids), game);
    if (!before.ok()) {
      trial.unknown = true;
      return;
    }
  }
  trial.errors.insert(trial.errors.end(), errors.begin(), errors.end());
}

}  // namespace

std::string counted(int count, const std::string& kind) {
  std::string word = kind;
  std::replace(word.begin(), word.end(), '_', ' ');
  if (count == 1 || word.empty()) return std::to_string(count) + " " + word;
  const auto ends = [&](const char* end) { return word.ends_with(end); };
  const char before = word.size() > 1 ? word[word.size() - 2] : ' ';
  if (ends("y") && std::string("aeiou").find(before) == std::string::npos)
    word.replace(word.size() - 1, 1, "ies");
  else if (ends("ss") || ends("x") || ends("ch") || ends("sh"))
    word += "es";
  else if (!ends("s"))
    word += "s";
  return std::to_string(count) + " " + word;
}

std::string PackContents::to_string() const {
  std::string text;
  for (const auto& [kind, count] : kinds) text += (text.empty() ? "" : ", ") + counted(count, kind);
  return text.empty() ? "nothing that can be counted" : text;
}

PackTrial try_packs(const content::PackRoots& roots, const std::vector<std::string>& ids) {
  return try_packs(Catalog(roots), ids);
}

PackTrial try_packs(const Catalog& catalog, const std::vector<std::string>& ids) {
  PackTrial trial;
  std::set<std::string> games;
  for (const std::string& id : ids) {
    if (const content::Pack* pack = catalog.library().find(id)) {
      trial.contents[id];
      if (pack->manifest.kind == content::PackKind::library)
        games.insert(pack->used_by.begin(), pack->used_by.end());
      else
        games.insert(pack->manifest.game);
      for (const content::Deck& deck : catalog.decks())
        if (deck.file.rfind(pack->display("") + "/", 0) == 0) ++trial.contents[id].kinds["deck"];
    } else if (const content::LeftOut* out = catalog.library().find_left_out(id)) {
      trial.left_out[id] = out->reason;
    }
  }
  for (const std::string& game : games) try_game(catalog, game, ids, trial);
  return trial;
}

PackTrial try_plan(content::PackRoots roots, const store::InstallPlan& plan) {
  std::vector<std::string> ids;
  for (const store::PlanItem& item : plan.items) {
    roots.roots.push_back({item.pack.root, content::Origin::named});
    ids.push_back(item.pack.id());
  }
  for (const std::string& id : plan.turn_on) roots.off.erase(id);
  roots.on.insert(plan.turn_on.begin(), plan.turn_on.end());
  // The plan's packs come first, so that they win if two have the same id.
  std::stable_partition(roots.roots.begin(), roots.roots.end(),
                        [](const auto& root) { return root.origin != content::Origin::user; });
  return try_packs(roots, ids);
}

std::vector<std::string> describe(const store::PlanItem& item, const PackTrial& trial) {
  std::vector<std::string> lines = store::describe(item);
  const auto contents = trial.contents.find(item.pack.id());
  const bool is_counted = trial.errors.empty() && !trial.unknown && contents != trial.contents.end();
  if (is_counted) lines.insert(lines.begin() + 1, "adds " + contents->second.to_string());
  if (const auto changes = trial.changes.find(item.pack.id()); changes != trial.changes.end())
    lines.push_back("changes for every card of the game " + text::joined(changes->second));
  return lines;
}

}  // namespace misk::game
