#include "catalog/catalog.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "text/number.hpp"

namespace misk::game {

bool plays(const content::Pack& pack, const std::string& game) {
  if (pack.manifest.kind == content::PackKind::library && pack.used_by.contains(game)) return true;
  return pack.manifest.game == game && pack.manifest.kind != content::PackKind::translation;
}

namespace {

/// Messages name files as the player did: relative to the working folder if possible.
std::string shown_root(const content::Pack& pack) {
  std::string shown = pack.display("");
  while (!shown.empty() && shown.back() == '/') shown.pop_back();
  std::error_code error;
  const auto relative = std::filesystem::relative(shown, std::filesystem::current_path(error), error);
  if (!error && !relative.empty() && relative.string().rfind("..", 0) != 0) shown = relative.string();
  return shown;
}

}  // namespace

Catalog::Catalog(const content::PackRoots& roots) : library_(content::load_packs(roots, diagnostics_)) {
  for (const content::Pack& pack : library_.packs)
    for (const content::PackFile& file : pack.texts) {
      if (file.path.rfind("decks/", 0) != 0 || !plays(pack, pack.manifest.game)) continue;
      try {
        decks_.push_back(content::parse_deck(file.bytes, pack.display(file.path)));
      } catch (const content::ContentError& e) {
        diagnostics_.push_back(e.diagnostic());
      }
    }
}

std::uint64_t Catalog::hash(const std::string& game) const {
  std::uint64_t h = 1469598103934665603ULL;
  for (const content::Pack& pack : library_.packs) {
    if (!plays(pack, game.empty() ? pack.manifest.game : game)) continue;
    for (const char c : pack.id()) h = (h ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    h = (h ^ pack.play_hash) * 1099511628211ULL;
  }
  return h;
}

Catalog Catalog::with_script(const std::string& file, const std::string& text) const {
  Catalog changed = *this;
  for (content::Pack& pack : changed.library_.packs)
    for (content::PackFile& script : pack.scripts) {
      if (pack.display(script.path) != file) continue;
      script.bytes = text;
      for (std::uint64_t* const hash : {&pack.hash, &pack.play_hash})
        for (const char c : text) *hash = (*hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
  return changed;
}

Catalog Catalog::without_scripts(const std::vector<std::string>& files) const {
  Catalog fewer = *this;
  for (content::Pack& pack : fewer.library_.packs) {
    const std::string root = shown_root(pack);
    std::erase_if(pack.scripts, [&](const content::PackFile& script) {
      return std::find(files.begin(), files.end(), root + "/" + script.path) != files.end();
    });
  }
  return fewer;
}

Catalog Catalog::without(const std::vector<std::string>& packs) const {
  Catalog fewer = *this;
  std::set<std::string> gone(packs.begin(), packs.end());
  fewer.library_.packs.clear();
  fewer.decks_.clear();
  for (const content::Pack& pack : library_.packs) {  // in order: each after the packs it requires
    bool stays = !gone.count(pack.id());
    for (const auto& needed : pack.manifest.required) stays = stays && !gone.count(needed.id);
    if (!stays) {
      gone.insert(pack.id());
      continue;
    }
    fewer.library_.packs.push_back(pack);
    for (const content::Deck& deck : decks_)
      if (deck.file.rfind(pack.display("") + "/", 0) == 0) fewer.decks_.push_back(deck);
  }
  fewer.library_.note_users();
  return fewer;
}

script::SettingValue script_value(const content::Setting& setting, const std::string& value) {
  if (setting.type == content::Setting::Type::boolean) return value == "true";
  if (setting.type == content::Setting::Type::number)
    return text::whole_number<std::int32_t>(value).value_or(0);
  return value;
}

namespace {

script::ScriptPack script_pack(const content::Pack& pack, const std::string& game) {
  const bool is_library = pack.manifest.kind == content::PackKind::library;
  script::ScriptPack entry;
  entry.id = pack.id();
  entry.kind = content::to_string(pack.manifest.kind);
  entry.game = is_library ? game : pack.manifest.game;
  if (!is_library) entry.visible.push_back(game);
  for (const auto& dependency : pack.manifest.required) entry.visible.push_back(dependency.id);
  for (const content::Override& each : pack.manifest.overrides)
    entry.overrides.push_back({each.id, each.line});
  for (const content::PackFile& file : pack.scripts) entry.files.push_back({file.path, file.bytes});
  for (const content::Setting& setting : pack.manifest.settings)
    entry.settings[setting.id] = script_value(setting, setting.usual);
  entry.root = shown_root(pack);
  return entry;
}

}  // namespace

std::vector<script::ScriptPack> script_packs(const Catalog& catalog, const std::string& game) {
  std::vector<script::ScriptPack> out;
  for (const content::Pack& pack : catalog.library().packs)
    if (plays(pack, game)) out.push_back(script_pack(pack, game));
  return out;
}

std::vector<script::ScriptPack> library_packs(const Catalog& catalog, const std::string& library) {
  std::vector<script::ScriptPack> out;
  std::set<std::string> wanted = {library};
  // Each stands after all that it needs.
  const auto& packs = catalog.library().packs;
  for (auto pack = packs.rbegin(); pack != packs.rend(); ++pack) {
    if (!wanted.contains(pack->id())) continue;
    out.push_back(script_pack(*pack, ""));
    for (const auto& need : pack->manifest.required) wanted.insert(need.id);
  }
  std::reverse(out.begin(), out.end());
  if (!out.empty()) out.back().run_all = true;
  return out;
}

Scripts::Scripts(const Catalog& catalog, const std::string& game, script::Limits limits,
                 const std::vector<script::ScriptPack>& extra)
    : host_(std::make_unique<script::Host>(limits)),
      loader_(std::make_unique<script::Loader>(*host_)),
      game_(game) {
  bool ok = true;
  for (const auto& pack : script_packs(catalog, game)) ok = loader_->declare(pack) && ok;
  for (const auto& pack : extra) ok = loader_->declare(pack) && ok;
  ok_ = loader_->freeze() && ok;  // also reports errors that only show when all packs are loaded
  translation_ = Translation(catalog.library(), game, catalog.language(), &host_->image());
}

}  // namespace misk::game
