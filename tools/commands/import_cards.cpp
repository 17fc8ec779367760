// Card data of the community as a pack that loads: for `misk import` and for the table.
#include "commands/import_cards.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>

#include <lua.hpp>

#include "catalog/listing.hpp"
#include "content/hash.hpp"
#include "content/mount.hpp"
#include "content/value.hpp"
#include "declare/schema.hpp"
#include "store/disk.hpp"
#include "store/write_file.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::cli {

namespace fs = std::filesystem;
using importing::PackFiles;

namespace {

constexpr const char* kGame = kCommunityGame;

void append(importing::Source& to, importing::Source from) {
  const auto all = [](auto& list, auto& more) {
    list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  };
  all(to.cards, from.cards);
  all(to.encounter_sets, from.encounter_sets);
  all(to.packs, from.packs);
  all(to.dropped, from.dropped);
  all(to.left_out, from.left_out);
  all(to.images, from.images);
}

/// Do cards not load of which nothing is completed, while others are? Then a completion may be at fault,
/// which defines something beside its card.
bool blames_completions(const PackFiles& pack, const std::map<std::string, std::string>& broken) {
  return !pack.report.completed_by.empty() &&
         std::any_of(pack.report.cards.begin(), pack.report.cards.end(),
                     [&](const auto& card) { return card.completed == 0 && broken.count(card.file) != 0; });
}

// What an import has written is on record, so that the next one knows what a person has changed since.
constexpr const char* kRecord = ".misk/import.json";
constexpr const char* kKept = ".misk/before/";
using Hashes = std::map<std::string, std::string>;  // by path in the pack

std::string hash_of_text(const std::string& text) {
  content::ContentHash hash;
  hash.add(text);
  return text::hex_text(hash.value());
}

std::optional<std::string> text_below(const std::string& folder, const std::string& path) {
  std::error_code error;
  const fs::path file = fs::path(folder) / path;
  if (!fs::is_regular_file(fs::symlink_status(file, error))) return std::nullopt;
  return content::read_disk_file(file.string(), std::uint64_t{4} << 20);
}

Hashes read_record(const std::string& folder) {
  Hashes out;
  const auto text = text_below(folder, kRecord);
  if (!text) return out;
  const content::Value record = content::parse_json(*text, folder + "/" + kRecord);
  if (const content::Value* const files = record.is_map() ? record.find("files") : nullptr;
      files != nullptr && files->is_map())
    for (const auto& [path, hash] : files->entries("files"))
      if (path.is_text() && hash.is_text()) out[path.text("a path")] = hash.text("a hash");
  return out;
}

/// The codes that a card's script gives: `code = "01018"`, or `codes = { "01018", "60118" }`.
std::vector<std::string> codes_in(const std::string& script) {
  std::vector<std::string> out;
  std::size_t at = script.find(" code = \""), end = at;
  if (at != std::string::npos) {
    end = script.find('"', script.find('"', at) + 1) + 1;
  } else if (at = script.find(" codes = {"); at != std::string::npos) {
    end = script.find('}', at);
  }
  if (at == std::string::npos || end == std::string::npos) return out;
  const std::string line = script.substr(at, end - at);
  for (std::size_t from = line.find('"'); from != std::string::npos; from = line.find('"', from)) {
    const std::size_t to = line.find('"', from + 1);
    if (to == std::string::npos) break;
    out.push_back(line.substr(from + 1, to - from - 1));
    from = to + 1;
  }
  return out;
}

/// The ids of the cards that an import has written into this folder, by their codes: decks and saves name
/// them.
std::map<std::string, std::string> ids_in(const std::string& folder) {
  std::map<std::string, std::string> out;
  if (folder.empty() || !fs::is_directory(folder)) return out;
  for (const auto& [path, hash] : read_record(folder)) {
    if (!path.starts_with("cards/") || !path.ends_with(".lua")) continue;
    if (const auto script = text_below(folder, path))
      for (const std::string& code : codes_in(*script)) out.try_emplace(code, fs::path(path).stem().string());
  }
  return out;
}

/// Copies what a person has changed since the last import, before it is written over.
void keep_changed(const std::string& folder, const Hashes& before, const Hashes& now,
                  std::vector<std::string>& told) {
  for (const auto& [path, hash] : before) {
    const auto next = now.find(path);
    if (next == now.end()) continue;
    const auto text = text_below(folder, path);
    if (!text || hash_of_text(*text) == hash || hash_of_text(*text) == next->second) continue;
    store::refuse_links_below(folder, kKept + path);
    store::write_below(folder, kKept + path, *text);
    told.push_back("you have changed " + path + " since the last import: your version is in " + kKept + path);
  }
}

/// Removes what the last import wrote and this one does not, unless a person has changed it.
void remove_stale(const std::string& folder, const Hashes& before, const Hashes& now,
                  std::vector<std::string>& told) {
  for (const auto& [path, hash] : before) {
    if (now.count(path)) continue;
    const auto text = text_below(folder, path);
    if (!text) continue;
    if (hash_of_text(*text) == hash) {
      store::remove_below(folder, path);
      told.push_back("removed, since it is not in the data any more: " + path);
    } else {
      told.push_back("not in the data any more, but kept, since you have changed it: " + path);
    }
  }
  // Without a record only the tests of completions are certainly an import's: such a test would fail.
  std::vector<std::string> old, others;
  std::error_code error;
  for (const char* part : {"tests", "cards"})
    for (fs::recursive_directory_iterator it(fs::path(folder) / part, error), end; !error && it != end;
         it.increment(error)) {
      const std::string path = it->path().lexically_relative(folder).generic_string();
      if (it->path().extension() != ".lua" || now.count(path) || before.count(path)) continue;
      const bool is_test = path.starts_with("tests/completed_");
      if (is_test && before.empty()) old.push_back(path);
      if (!is_test && path.starts_with("cards/")) others.push_back(path);
    }
  for (const std::string& path : old) store::remove_below(folder, path);
  std::sort(others.begin(), others.end());
  for (const std::string& path : others)
    told.push_back((before.empty() ? "left from before: " : "no import has written it, so it stays: ") +
                   path);
}

/// Cards in the order of how much of their text works, with a line for each group.
std::vector<std::string> groups_of(const importing::ImportReport& report) {
  std::vector<std::string> complete, figures;
  std::map<int, std::vector<std::string>> open;
  for (const importing::ImportedCard& card : report.cards) {
    if (card.todo == 0)
      complete.push_back(card.name);
    else if (card.todo < card.sentences)
      open[card.todo].push_back(card.name);
    else
      figures.push_back(card.name);
  }
  std::vector<std::string> out;
  const auto group = [&](const std::string& head, const std::vector<std::string>& names) {
    if (!names.empty())
      out.push_back(head + " (" + std::to_string(names.size()) + "): " + text::joined(names));
  };
  group("Complete", complete);
  for (const auto& [n, names] : open)
    group("Playable, but " + std::to_string(n) + (n == 1 ? " sentence does" : " sentences do") + " nothing",
          names);
  group("Only their figures count, the text does nothing", figures);
  return out;
}

}  // namespace

importing::Known known_cards(const game::Catalog& catalog, game::Scripts& scripts) {
  importing::Known known;
  for (const content::Pack& pack : catalog.library().packs) known.packs.insert(pack.id());
  const kernel::Image& image = scripts.host().image();
  for (const std::string& tag : image.tags.all()) known.traits.insert(tag);
  for (const game::Entry& entry : game::entries(scripts)) {
    if (entry.type == "location") known.locations.insert(entry.name);
    if (entry.type == "investigator") known.investigators.insert(entry.name);
  }
  known.card = [&image](const std::string& code) -> std::string {
    const kernel::Id id = image.find_definition(code);
    return id == kernel::kNoId ? "" : image.definitions[id].id;
  };
  script::Host& host = scripts.host();
  script::Schemas& schemas = scripts.loader().schemas();
  known.takes.field = [&schemas](const std::string& constructor, const std::string& field) {
    for (const script::Constructor& each : schemas.constructors()) {
      if (each.name != constructor || !schemas.find_schema(each.takes)) continue;
      const auto& fields = schemas.ready(each.takes).all;
      return std::any_of(fields.begin(), fields.end(),
                         [&](const script::Field* known_field) { return known_field->name == field; });
    }
    return false;
  };
  known.takes.word = [&host, &schemas](const std::string& type, const std::string& text) {
    lua_State* L = host.sandbox().state();
    lua_pushlstring(L, text.data(), text.size());
    const bool fits = schemas.fits(L, -1, type);
    lua_pop(L, 1);
    return fits;
  };
  return known;
}

importing::Rules community_rules(const game::Catalog& catalog) {
  const content::PackFile& table = community_file(catalog, "import/sentences.yaml");
  return importing::Rules(table.bytes, kGame + ("/" + table.path));
}

std::unique_ptr<importing::Grammar> community_grammar(const game::Catalog& catalog) {
  return std::make_unique<importing::Grammar>([&catalog](const std::string& path) {
    const content::Pack* const pack = catalog.library().find(kGame);
    const content::PackFile* const file = pack == nullptr ? nullptr : pack->find(path);
    return file == nullptr ? nullptr : &file->bytes;
  });
}

std::map<std::string, std::string> broken_scripts(const game::Catalog& catalog, const PackFiles& pack) {
  script::ScriptPack scripts;
  scripts.id = pack.id;
  scripts.kind = "cards";
  scripts.game = kGame;
  scripts.root = pack.id;
  scripts.visible = {kGame};
  for (const auto& [path, text] : pack.files)
    if (path.ends_with(".lua")) scripts.files.push_back({path, text});
  std::map<std::string, std::string> broken;
  game::Scripts loaded(catalog, kGame, {}, {scripts});
  for (const script::Report& report : loaded.host().reports()) {
    if (report.severity != script::Report::Severity::error) continue;
    const bool is_own = report.file.starts_with(pack.id + "/");
    broken.emplace(is_own ? report.file.substr(pack.id.size() + 1) : report.file, report.to_string());
  }
  return broken;
}

std::vector<fs::path> card_files(const std::vector<std::string>& paths) {
  std::vector<fs::path> out;
  for (const std::string& path : paths) {
    if (!fs::is_directory(path)) {
      out.emplace_back(path);
      continue;
    }
    // A copy of ArkhamDB's data has translations of the same cards beside `pack`.
    const fs::path pack = fs::path(path) / "pack";
    for (const auto& entry : fs::recursive_directory_iterator(fs::is_directory(pack) ? pack : fs::path(path)))
      if (entry.path().extension() == ".json") out.push_back(entry.path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

importing::Source read_card_file(const std::string& file) {
  const std::string bytes = content::read_disk_file(file, std::uint64_t{64} << 20);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  const bool is_map = first != std::string::npos && bytes[first] == '{';
  return is_map ? importing::read_project(bytes, file) : importing::read_cards(bytes, file);
}

importing::Source read_card_folder(const std::string& folder, std::vector<std::string>& told) {
  importing::Source all;
  all.file = folder;
  all.name = fs::path(folder).lexically_normal().filename().string();
  if (all.name.empty()) all.name = fs::path(folder).lexically_normal().parent_path().filename().string();
  for (const fs::path& file : card_files({folder})) {
    try {
      append(all, read_card_file(file.string()));
    } catch (const content::ContentError& error) {
      told.push_back("left out: " + error.diagnostic().to_line());
    }
  }
  if (all.cards.empty())
    throw Wrong(folder + ": no file in it has cards; name a folder with .json files of cards");
  return all;
}

MadePack make_loading_pack(const game::Catalog& catalog, const importing::Source& source,
                           const MakeOptions& options) {
  MadePack made;
  const auto scripts = load_community_scripts(catalog);
  const importing::Rules rules = community_rules(catalog);
  const auto grammar = community_grammar(catalog);
  importing::Known known = known_cards(catalog, *scripts);
  known.grammar = grammar.get();
  known.ids = ids_in(options.before);
  known.progress = options.progress;
  // What was finished in the pack itself comes before what other packs bring.
  importing::Completions completions;
  if (!options.before.empty()) read_completions(options.before, completions);
  completions.add(community_completions(catalog));
  known.completions = &completions;
  made.pack = importing::make_pack(source, rules, known, options.id);
  made.broken = broken_scripts(catalog, made.pack);
  if (!made.broken.empty() && blames_completions(made.pack, made.broken)) {
    known.completions = nullptr;
    PackFiles without = importing::make_pack(source, rules, known, options.id);
    auto still = broken_scripts(catalog, without);
    if (still.size() < made.broken.size()) {
      made.told.push_back("the completions break cards that are not theirs (" + made.broken.begin()->second +
                          "); all of them are left out");
      made.pack = std::move(without);
      made.broken = std::move(still);
    } else {
      known.completions = &completions;
    }
  }
  // The pack must load whatever the texts contain: a card that does not load keeps its text unscripted.
  if (!made.broken.empty()) {
    importing::Unloaded unloaded;
    for (const auto& [path, why] : made.broken) unloaded.unscripted.insert(path);
    for (const importing::ImportedCard& card : made.pack.report.cards)
      if (card.completed > 0 && unloaded.unscripted.count(card.file))
        made.told.push_back("a completion of '" + card.name +
                            "' does not load: " + made.broken.at(card.file));
    made.pack = importing::make_pack(source, rules, known, options.id, unloaded);
    made.broken = broken_scripts(catalog, made.pack);
    for (const auto& [path, why] : made.broken) unloaded.bare.insert(path);
    if (!made.broken.empty()) {
      made.pack = importing::make_pack(source, rules, known, options.id, unloaded);
      for (const auto& [path, why] : std::exchange(made.broken, broken_scripts(catalog, made.pack)))
        made.told.push_back(path + " keeps only its name: " + why);
    }
  }
  return made;
}

void write_imported_pack(const PackFiles& pack, const std::string& folder, bool force,
                         std::vector<std::string>& told) {
  std::error_code error;
  const bool is_there =
      fs::exists(folder, error) && !(fs::is_directory(folder, error) && fs::is_empty(folder, error));
  if (is_there && !force)
    throw Wrong(folder + ": is there already; choose another -o, or --force to write over it");
  const fs::path target = is_there ? fs::path(folder) : fs::path(folder + ".part");
  if (!is_there && fs::exists(target, error))
    throw Wrong(target.string() + ": is left from an import that was stopped; remove it");
  const Hashes before = is_there ? read_record(folder) : Hashes{};
  Hashes now;
  for (const auto& [path, text] : pack.files) now[path] = hash_of_text(text);
  try {
    for (const auto& [path, text] : pack.files) store::refuse_links_below(target.string(), path);
    store::refuse_links_below(target.string(), kRecord);
    if (is_there) keep_changed(folder, before, now, told);
    for (const auto& [path, text] : pack.files) store::write_below(target.string(), path, text);
    text::Json files = text::Json::object();
    for (const auto& [path, hash] : now) files[path] = hash;
    store::write_below(target.string(), kRecord, text::Json{{"files", files}}.dump(1) + "\n");
  } catch (const content::ContentError&) {
    if (!is_there) fs::remove_all(target, error);
    throw;
  }
  if (is_there) {
    remove_stale(folder, before, now, told);
    return;
  }
  fs::remove(folder, error);  // it is empty
  fs::rename(target, folder, error);
  if (error) {
    fs::remove_all(target, error);
    throw Wrong(folder + ": cannot be made; is there such a folder, and may you write there?");
  }
}

ImportedCards import_for_table(const game::Catalog& catalog, const std::string& path,
                               const std::string& folder) {
  std::vector<std::string> told;
  const importing::Source source =
      fs::is_directory(path) ? read_card_folder(path, told) : read_card_file(path);
  const MadePack made = make_loading_pack(catalog, source, {});
  const std::string base = made.pack.id.substr(0, made.pack.id.rfind("_imported"));
  const content::Pack* const there = catalog.library().find(base);
  if (there != nullptr && base != made.pack.id && there->origin == content::Origin::user)
    throw Wrong(there->manifest.title + " is installed already; remove it first, then import it again");
  ImportedCards out;
  out.folder = folder + "/" + made.pack.id;
  std::vector<std::string> nothing;
  write_imported_pack(made.pack, out.folder, false, nothing);
  const importing::ImportReport& report = made.pack.report;
  out.lines.push_back(std::to_string(report.cards.size()) + " cards. Of the " +
                      std::to_string(report.sentences) + " sentences of their texts " +
                      std::to_string(report.sentences - report.todo) + " work.");
  for (const std::string& line : groups_of(made.pack.report)) out.lines.push_back(line);
  out.lines.emplace_back("What each sentence lacks is in IMPORT.md of the pack.");
  return out;
}

}  // namespace misk::cli
