#include "store/pack_index.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "content/library.hpp"
#include "content/mount.hpp"
#include "content/reader.hpp"
#include "content/value.hpp"
#include "content/yaml_writer.hpp"
#include "store/disk.hpp"
#include "store/write_file.hpp"
#include "text/number.hpp"

namespace misk::store {

namespace {

namespace fs = std::filesystem;
using content::Diagnostic;
using content::Diagnostics;
using content::Severity;
using content::Value;

constexpr content::TextLimits kIndexLimits = {std::size_t{1} << 20U, 32, 1'000'000};
constexpr std::int64_t kLargestPack = std::int64_t{1} << 40;

std::string read_file_name(const Value& value) {
  const std::string& file = value.text("file");
  const std::string trouble = content::path_trouble(file);
  if (!trouble.empty()) {
    value.fail("file " + content::in_quotes(file) + " " + trouble, "name a file below the index's own folder",
               "bad-path");
  }
  return file;
}

std::string read_hash(const Value& value) {
  const std::string& hash = value.text("hash");
  const bool is_good = hash.size() == 16 && std::all_of(hash.begin(), hash.end(), [](char c) {
                         return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                       });
  if (!is_good)
    value.fail(content::in_quotes(hash) + " is not a pack's hash", "let misk index write it", "bad-hash");
  return hash;
}

// A faulty entry is left out and reported in the diagnostics.
void read_entry(const Value& item, PackIndex& index, Diagnostics& diagnostics) {
  IndexEntry entry;
  entry.line = item.line();
  content::Reader reader(item, "a pack of the index", diagnostics);
  reader.required("file", [&](const Value& value) { entry.file = read_file_name(value); });
  reader.required("size", [&](const Value& value) {
    entry.size = static_cast<std::uint64_t>(value.integer("size", 0, kLargestPack));
  });
  reader.required("hash", [&](const Value& value) { entry.hash = read_hash(value); });
  std::optional<content::Manifest> manifest = content::read_manifest(reader, index.file(), diagnostics);
  if (!manifest) return;
  entry.manifest = std::move(*manifest);
  index.packs.push_back(std::move(entry));
}

void sort(PackIndex& index) {
  std::stable_sort(index.packs.begin(), index.packs.end(), [](const IndexEntry& a, const IndexEntry& b) {
    return a.manifest.id != b.manifest.id ? a.manifest.id < b.manifest.id
                                          : a.manifest.version < b.manifest.version;
  });
}

using content::YamlWriter;

void write_pack(YamlWriter& out, const IndexEntry& entry) {
  constexpr auto kOneLine = YamlWriter::Form::one_line;
  const content::Manifest& manifest = entry.manifest;
  const auto field = [&](const char* key, const std::string& value) {
    if (!value.empty()) out.field(key, value);
  };
  out.begin_map();
  out.plain("id");
  out.plain(manifest.id);
  field("version", entry.version());
  field("api", manifest.api.to_string());
  field("title", manifest.title);
  field("description", manifest.description);
  out.plain("kind");
  out.plain(std::string(content::to_string(manifest.kind)));
  if (manifest.kind != content::PackKind::game && manifest.kind != content::PackKind::library) {
    out.plain("game");
    out.plain(manifest.game);
  }
  if (!manifest.authors.empty()) {
    out.plain("authors");
    out.begin_list();
    for (const content::Author& author : manifest.authors) {
      out.begin_map(kOneLine);
      field("name", author.name);
      out.end_map();
    }
    out.end_list();
  }
  if (!manifest.license.code.empty() || !manifest.license.content.empty()) {
    out.plain("license");
    out.begin_map(kOneLine);
    field("code", manifest.license.code);
    field("content", manifest.license.content);
    out.end_map();
  }
  if (!manifest.required.empty()) {
    out.plain("requires");
    out.begin_map(kOneLine);
    for (const content::Dependency& each : manifest.required) {
      out.plain(each.id);
      out.quoted(each.range.to_string());
    }
    out.end_map();
  }
  if (!manifest.languages.empty()) {
    out.plain("languages");
    out.begin_list(kOneLine);
    for (const std::string& language : manifest.languages) out.plain(language);
    out.end_list();
  }
  field("file", entry.file);
  out.plain("size");
  out.number(static_cast<std::int64_t>(entry.size));
  field("hash", entry.hash);
  out.end_map();
}

[[noreturn]] void not_as_indexed(const PackIndex& index, const IndexEntry& entry, const std::string& what,
                                 const std::string& said, const std::string& found) {
  const std::string file = index.folder + "/" + entry.file;
  throw content::ContentError(
      {Severity::error, file, 0, 0,
       fmt::format("is not what its catalogue says: its {} is {}, {}:{} has {}", what, found, index.file(),
                   entry.line, said),
       "it may be damaged or exchanged: fetch it again; if it is right, run misk index " + index.folder,
       "not-as-indexed"});
}

}  // namespace

std::uint64_t size_on_disk(const std::string& root) {
  std::error_code error;
  if (!fs::is_directory(root, error)) {
    const std::uintmax_t size = fs::file_size(root, error);
    return error ? 0 : size;
  }
  std::uint64_t sum = 0;
  for (fs::recursive_directory_iterator it(root, error), end; !error && it != end; it.increment(error)) {
    std::error_code ignored;
    if (content::is_passed_over(it->path().filename().string())) {
      if (it->is_directory(ignored)) it.disable_recursion_pending();
    } else if (it->is_regular_file(ignored)) {
      sum += it->file_size(ignored);
    }
  }
  return sum;
}

bool is_better(const content::SemVer& a, const content::SemVer& b) {
  if (a.prerelease.empty() != b.prerelease.empty()) return a.prerelease.empty();
  return b < a;
}

std::optional<PackIndex> read_index(const std::string& folder, Diagnostics& diagnostics) {
  PackIndex index;
  index.folder = folder;
  const std::string file = index.file();
  try {
    std::error_code error;
    if (!fs::exists(file, error)) {
      throw content::ContentError({Severity::error, folder, 0, 0, "there is no index.yaml in it",
                                   "write it with misk index " + folder, "missing-file"});
    }
    refuse_links_below(folder,
                       fs::path(file).filename().string());  // misk would read, and quote, what it leads to
    const std::string bytes = content::read_disk_file(file, kIndexLimits.bytes);
    const Value root = content::parse_yaml(bytes, file, kIndexLimits);
    const std::size_t before = diagnostics.size();
    content::Reader reader(root, "the index", diagnostics);
    reader.required("schema", [](const Value& value) {
      if (value.integer("schema", 1, 1'000'000) != kIndexSchema) {
        value.fail("this misk reads indexes of schema 1", "update misk, or write schema: 1", "bad-schema");
      }
    });
    reader.required("title", [&](const Value& value) { index.title = value.text("title"); });
    reader.required("packs", [&](const Value& value) {
      for (const Value& item : value.items("packs")) read_entry(item, index, diagnostics);
    });
    if (!reader.finish() || diagnostics.size() > before) return std::nullopt;
  } catch (const content::ContentError& trouble) {
    diagnostics.push_back(trouble.diagnostic());
    return std::nullopt;
  }
  sort(index);
  return index;
}

PackIndex make_index(const std::string& folder, const std::string& title, Diagnostics& diagnostics) {
  PackIndex index;
  index.folder = folder;
  index.title = title;
  std::error_code error;
  const fs::path top = fs::canonical(folder, error);
  std::set<std::pair<std::string, std::string>> taken;
  for (const content::PackPlace& place :
       content::find_packs({{folder, content::Origin::named}}, diagnostics)) {
    if (place.trouble) continue;
    std::optional<content::Pack> pack = content::load_pack(place.root, place.inner, diagnostics);
    if (!pack) continue;
    IndexEntry entry;
    entry.file = fs::path(place.root).lexically_relative(top).generic_string();
    const auto leave_out = [&](const std::string& why, const std::string& mend) {
      diagnostics.push_back(
          pack->manifest.diagnostic(pack->manifest.id_line, why + "; it is left out", mend, "index"));
    };
    if (const std::string trouble =
            entry.file == "." ? "is the folder itself" : content::path_trouble(entry.file);
        !trouble.empty()) {
      leave_out("where it lies, " + content::in_quotes(entry.file) + ", " + trouble,
                "put the pack into the folder");
      continue;
    }
    entry.size = size_on_disk(place.root);
    entry.hash = text::hex_text(pack->hash);
    entry.manifest = std::move(pack->manifest);
    if (!taken.insert({entry.manifest.id, entry.version()}).second) {
      pack->manifest = entry.manifest;
      leave_out("'" + entry.manifest.id + "' " + entry.version() + " is there twice",
                "remove one of the two");
      continue;
    }
    index.packs.push_back(std::move(entry));
  }
  sort(index);
  return index;
}

void write_index(const PackIndex& index) {
  YamlWriter out;
  out.comment("What packs are in this folder; misk index FOLDER writes it.");
  out.begin_map();
  out.plain("schema");
  out.number(kIndexSchema);
  out.field("title", index.title);
  out.plain("packs");
  out.begin_list();
  for (const IndexEntry& entry : index.packs) write_pack(out, entry);
  out.end_list();
  out.end_map();
  write_whole(index.file(), out.finish());
}

content::Pack load_indexed(const PackIndex& index, const IndexEntry& entry) {
  const std::string path = index.folder + "/" + entry.file;
  refuse_links_below(index.folder, entry.file);
  std::error_code error;
  if (!fs::exists(path, error)) {
    throw content::ContentError(
        {Severity::error, path, 0, 0,
         fmt::format("is not there, although the catalogue has it ({}:{})", index.file(), entry.line),
         "fetch it again, or run misk index " + index.folder, "missing-file"});
  }
  const std::uint64_t size = size_on_disk(path);
  if (size != entry.size) {
    not_as_indexed(index, entry, "size", std::to_string(entry.size), std::to_string(size));
  }
  Diagnostics diagnostics;
  for (const content::PackPlace& place : content::find_packs({{path, content::Origin::named}}, diagnostics)) {
    if (place.trouble) throw content::ContentError(*place.trouble);
    std::optional<content::Manifest> manifest;
    std::optional<content::Pack> pack =
        content::load_pack(place.root, place.inner, diagnostics, &manifest,
                           [&](const content::Manifest& found) { return found.id == entry.manifest.id; });
    if (!pack) continue;
    if (text::hex_text(pack->hash) != entry.hash) {
      not_as_indexed(index, entry, "hash", entry.hash, text::hex_text(pack->hash));
    }
    if (pack->manifest.version.to_string() != entry.version()) {
      not_as_indexed(index, entry, "version", entry.version(), pack->manifest.version.to_string());
    }
    return std::move(*pack);
  }
  for (const Diagnostic& each : diagnostics) {
    if (each.severity == Severity::error) throw content::ContentError(each);
  }
  not_as_indexed(index, entry, "id", entry.manifest.id, "another");
}

}  // namespace misk::store
