// misk pack, misk index: make packs into files to share.
#include <cstdio>
#include <filesystem>

#include "commands/commands.hpp"
#include "commands/pack_cli.hpp"
#include "content/mount.hpp"
#include "store/pack_index.hpp"
#include "store/pack_zip.hpp"
#include "store/write_file.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;
using content::Diagnostic;
using content::Severity;
using Json = text::Json;

struct PackOptions {
  std::string path, output;
  bool force = false, json = false;
};

struct IndexOptions {
  std::string folder, title;
  bool json = false;
};

/// The pack at a path. Throws Wrong if there are several.
content::PackPlace place_of(const std::string& path) {
  content::Diagnostics diagnostics;
  const auto places = content::find_packs({{path, content::Origin::named}}, diagnostics);
  for (const Diagnostic& each : diagnostics)
    if (each.severity == Severity::error) throw content::ContentError(each);
  if (places.size() == 1) return places.front();
  std::string list;
  for (const auto& each : places) list += (list.empty() ? "" : ", ") + each.root;
  throw Wrong(path + ": there are several packs in it; name one: " + list);
}

/// The faults found by loading the pack and running its scripts, a line each.
std::vector<std::string> loading_errors(const content::Pack& pack, const game::Catalog& catalog,
                                        const game::PackTrial& trial) {
  std::vector<std::string> lines;
  for (const Diagnostic& each : catalog.diagnostics())
    if (each.severity == Severity::error && each.file.rfind(pack.display(""), 0) == 0)
      lines.push_back(each.to_string());
  if (lines.empty())
    for (const auto& [id, reason] : trial.left_out) lines.push_back(reason);
  for (const script::Report& report : trial.errors) lines.push_back(report.to_string());
  if (trial.unknown)
    lines.push_back("the game '" + pack.manifest.game +
                    "' does not load without this pack either; see misk check");
  return lines;
}

/// The path for the .zip. Throws Wrong if it exists.
std::string output_of(const PackOptions& options, const content::Manifest& manifest) {
  const std::string name = manifest.id + "-" + manifest.version.to_string() + ".zip";
  std::string file = options.output.empty() ? name : options.output;
  std::error_code error;
  if (fs::is_directory(file, error)) file = (fs::path(file) / name).string();
  if (fs::path(file).extension() != ".zip")
    throw Wrong(file + ": a pack's file ends with .zip; mend the name after -o");
  if (fs::exists(file, error) && !options.force)
    throw Wrong(file + ": is there already; choose another name with -o, or write over it with --force");
  return file;
}

int pack(const PackOptions& options, const Shared& shared) {
  const content::PackPlace place = place_of(options.path);
  content::Diagnostics diagnostics;
  const auto found = content::load_pack(place.root, place.inner, diagnostics);
  std::vector<std::string> errors;
  game::PackTrial trial;
  if (found) {
    std::vector<std::string> extra = {place.root};
    extra.insert(extra.end(), shared.packs.begin(), shared.packs.end());
    const game::Catalog catalog(pack_roots(extra, Own::needed));
    trial = game::try_packs(catalog, {found->id()});
    errors = loading_errors(*found, catalog, trial);
  } else {
    for (const Diagnostic& each : diagnostics) errors.push_back(each.to_string());
  }
  if (!errors.empty()) {
    for (const std::string& line : errors) std::fprintf(stderr, "%s\n", line.c_str());
    std::fprintf(stderr, "misk: %s: not packed, for it does not load; mend it (misk check %s)\n",
                 options.path.c_str(), options.path.c_str());
    return kFailed;
  }
  const std::string file = output_of(options, found->manifest);
  const std::string bytes = store::zip_pack(place.root, place.inner);
  store::write_whole(file, bytes, [&](const std::string& fresh) {
    content::Diagnostics ignored;
    const auto written = content::load_pack(fresh, "", ignored);
    if (!written || written->hash != found->hash)
      throw Wrong(options.path + ": has changed while it was packed; try again");
  });
  const content::Mount mount(file, "");
  std::uint64_t unpacked = 0;
  for (const auto& each : mount.files()) unpacked += each.size;
  const auto left = store::left_behind(place.root);
  const game::PackContents& contents = trial.contents[found->id()];
  if (options.json) {
    print_json({{"file", file},
                {"id", found->id()},
                {"version", found->manifest.version.to_string()},
                {"title", found->manifest.title},
                {"contents", contents.kinds},
                {"files", mount.files().size()},
                {"unpacked", unpacked},
                {"size", bytes.size()},
                {"hash", text::hex_text(found->hash)},
                {"left_out", left}});
    return kDone;
  }
  std::printf("%s\n", file.c_str());
  std::printf("  %s (%s %s): %s\n", found->manifest.title.c_str(), found->id().c_str(),
              found->manifest.version.to_string().c_str(), contents.to_string().c_str());
  std::printf("  %zu files, %s, packed %s\n", mount.files().size(), size_text(unpacked).c_str(),
              size_text(bytes.size()).c_str());
  std::printf("  hash %s\n", text::hex_text(found->hash).c_str());
  if (!left.empty()) std::printf("  left out: %s\n", text::joined(left).c_str());
  return kDone;
}

std::string name_of(const store::IndexEntry& entry) {
  return entry.manifest.id + " " + entry.version();
}

int index(const IndexOptions& options) {
  std::error_code error;
  if (!fs::is_directory(options.folder, error))
    throw Wrong(options.folder + ": there is no such folder; check the path");
  const std::string folder = fs::canonical(options.folder, error).string();
  store::PackIndex before;
  content::Diagnostics diagnostics;
  if (fs::exists(folder + "/" + store::kIndexName, error)) {
    // Do not overwrite an index that a person wrote and that has a mistake.
    const auto read = store::read_index(folder, diagnostics);
    if (!read) throw content::ContentError(diagnostics.front());
    before = *read;
  }
  std::string title = options.title.empty() ? before.title : options.title;
  if (title.empty()) title = fs::path(folder).filename().string();
  const store::PackIndex after = store::make_index(folder, title, diagnostics);
  store::write_index(after);
  for (const Diagnostic& each : diagnostics) std::fprintf(stderr, "%s\n", each.to_string().c_str());
  std::vector<std::string> lines;
  const auto find = [](const store::PackIndex& in,
                       const store::IndexEntry& what) -> const store::IndexEntry* {
    for (const auto& each : in.packs)
      if (name_of(each) == name_of(what)) return &each;
    return nullptr;
  };
  auto rows = Json::array();
  for (const store::IndexEntry& each : after.packs) {
    const store::IndexEntry* old = find(before, each);
    const std::string change = !old                                               ? "new"
                               : old->hash != each.hash || old->file != each.file ? "changed"
                                                                                  : "as before";
    rows.push_back(
        {{"id", each.manifest.id}, {"version", each.version()}, {"file", each.file}, {"change", change}});
    lines.push_back("  " + name_of(each) + ": " + change);
  }
  for (const store::IndexEntry& each : before.packs)
    if (!find(after, each)) {
      rows.push_back(
          {{"id", each.manifest.id}, {"version", each.version()}, {"file", each.file}, {"change", "gone"}});
      lines.push_back("  " + name_of(each) + ": gone");
    }
  if (options.json) {
    print_json({{"file", after.file()}, {"title", after.title}, {"packs", rows}});
  } else {
    std::printf("%s: %s\n", after.file().c_str(),
                game::counted(static_cast<int>(after.packs.size()), "pack").c_str());
    for (const std::string& line : lines) std::printf("%s\n", line.c_str());
  }
  return content::has_errors(diagnostics) ? kFailed : kDone;
}

}  // namespace

void add_pack(Command& app, Shared& shared) {
  auto options = std::make_shared<PackOptions>();
  Command* command = subcommand(app, shared, "pack", "Makes one .zip of a pack, to give to others",
                                "misk pack my_pack -o my_pack.zip");
  command->add_option("path", options->path, "the pack's folder")->required()->type_name("PATH");
  command
      ->add_option("-o,--output", options->output,
                   "the .zip, or a folder for it; usually ID-VERSION.zip here")
      ->type_name("FILE.zip");
  command->add_flag("--force", options->force, "writes over a file that is there");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return pack(*options, shared); }; });

  auto index_options = std::make_shared<IndexOptions>();
  command =
      subcommand(app, shared, "index", "Writes a folder's index.yaml, which makes it a catalogue of packs",
                 "misk index shared_packs --title \"Our packs\"");
  command->add_option("folder", index_options->folder, "with packs, as .zip or folders")
      ->required()
      ->type_name("FOLDER");
  command->add_option("--title", index_options->title, "of the catalogue; as before, or the folder's name")
      ->type_name("TEXT");
  command->add_flag("--json", index_options->json, "print one JSON document");
  command->callback(
      [index_options, &shared] { shared.run = [index_options] { return index(*index_options); }; });
}

}  // namespace misk::cli
