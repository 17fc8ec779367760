// Checks the files of packs: pictures, files that a shared pack needs, and files that nothing loads.
#include <algorithm>
#include <array>

#include "check/check.hpp"
#include "content/suggest.hpp"

namespace misk::cli {

using content::FileEntry;
using content::Pack;
using content::Severity;

namespace {

constexpr int kMostPixels = 2048;                             // of the longer side of a picture
constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 20;  // of a picture
constexpr std::array<std::string_view, 7> kFolders = {"tests",      "lib",  "decks",      "assets",
                                                      "migrations", "i18n", "completions"};

bool begins(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}
bool ends(std::string_view text, std::string_view with) {
  return text.size() >= with.size() && text.substr(text.size() - with.size()) == with;
}

struct Size {
  int width = 0, height = 0;
};

std::uint32_t big_endian(std::string_view bytes, std::size_t at, std::size_t count) {
  std::uint32_t n = 0;
  for (std::size_t i = 0; i < count; ++i) n = n << 8U | static_cast<unsigned char>(bytes[at + i]);
  return n;
}

/// The size of a PNG, from its first chunk.
Size size_of_png(std::string_view bytes) {
  if (bytes.size() < 24 || bytes.substr(12, 4) != "IHDR") return {};
  return {static_cast<int>(std::min(big_endian(bytes, 16, 4), 1U << 30U)),
          static_cast<int>(std::min(big_endian(bytes, 20, 4), 1U << 30U))};
}

/// The size of a JPEG, from the frame header. Segments before it give their lengths.
Size size_of_jpeg(std::string_view bytes) {
  std::size_t at = 2;
  while (at + 9 < bytes.size()) {
    if (static_cast<unsigned char>(bytes[at]) != 0xFF) return {};
    const auto marker = static_cast<unsigned char>(bytes[at + 1]);
    if (marker == 0xFF) {
      ++at;
      continue;
    }
    const bool is_frame =
        marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (is_frame)
      return {static_cast<int>(big_endian(bytes, at + 7, 2)), static_cast<int>(big_endian(bytes, at + 5, 2))};
    at += 2 + big_endian(bytes, at + 2, 2);
  }
  return {};
}

class Files {
 public:
  Files(const Pack& pack, Findings& found) : pack_(pack), found_(found) {}

  void run() {
    const auto& manifest = pack_.manifest;
    if (manifest.license.code.empty() && manifest.license.content.empty())
      about_pack("the manifest names no licence",
                 "add a line like license: { code: MIT, content: CC-BY-4.0 }", "no-license");
    if (manifest.api.to_string() == "*")
      about_pack("the manifest does not say for which Lua API the pack is written",
                 "add a line api: \">=" + std::string(content::kApiVersion.substr(0, 3)) + " <2\"", "no-api");
    read_scripts();
    for (const FileEntry& file : pack_.others) other(file);
    for (const CheckSource& source : found_.sources())
      if (source.pack == &pack_) source.is_lua ? script(source) : text(source);
  }

 private:
  void about_pack(const std::string& message, const std::string& mend, const char* rule) {
    found_.add_at({Severity::warning, pack_.manifest.file, pack_.manifest.id_line, 0, message, mend, rule},
                  "id");
  }
  void about_file(const std::string& path, const std::string& message, const std::string& mend,
                  const char* rule) {
    found_.add({Severity::warning, pack_.display(path), 0, 0, message, mend, rule});
  }

  /// Collects the modules that scripts of all packs require from this one, and the texts in its own scripts.
  void read_scripts() {
    for (const CheckSource& source : found_.sources()) {
      if (!source.is_lua) continue;
      const bool is_own = source.pack == &pack_;
      if (is_own && !source.is_read) is_all_known_ = false;
      for (const LuaCall& call : source.facts.calls) {
        if (call.callee != "require" || call.arguments.empty()) continue;
        if (is_own && !call.arguments[0].is_text) is_all_known_ = false;
        const std::string& name = call.arguments[0].text;
        if (begins(name, pack_.id() + ":"))
          required_.insert(name.substr(pack_.id().size() + 1) + ".lua");
        else if (is_own)
          required_.insert(name + ".lua");
      }
      if (is_own)
        for (const LuaText& text : source.facts.texts) texts_.insert(text.text);
      if (is_own && source.file->path.find('/') != std::string::npos) {
        const std::string& path = source.file->path;
        const std::size_t slash = path.rfind('/');
        slugs_.insert(path.substr(slash + 1, path.size() - slash - 5));
      }
    }
  }

  // --- pictures ---

  void other(const FileEntry& file) {
    const std::string& path = file.path;
    const bool is_png = ends(path, ".png"), is_jpeg = ends(path, ".jpg") || ends(path, ".jpeg");
    const auto is_other_picture = [&] {
      for (const char* ending : {".webp", ".gif", ".bmp", ".tif", ".tiff", ".svg", ".PNG", ".JPG"})
        if (ends(path, ending)) return true;
      return ends(path, ".jpeg");
    };
    if (begins(path, "assets/") && is_other_picture())
      return about_file(path, "pictures of this kind are not shown", "save it as .png or .jpg",
                        "unused-picture");
    if (is_png || is_jpeg) picture_size(file, is_png);
    if (!begins(path, "assets/"))
      is_misplaced(path);
    else if (is_png || is_jpeg)
      picture_name(path);
  }

  void picture_size(const FileEntry& file, bool is_png) {
    if (file.size > kMostBytes)
      return about_file(file.path,
                        "the picture has " + std::to_string(file.size >> 10U) + " KB, more than " +
                            std::to_string(kMostBytes >> 10U),
                        "save it smaller, or as .jpg", "large-picture");
    Size size;
    try {
      const std::string bytes = content::read_other(pack_, file.path);
      size = is_png ? size_of_png(bytes) : size_of_jpeg(bytes);
    } catch (const content::ContentError& error) {
      return found_.add_loaded(error.diagnostic());
    }
    if (size.width > kMostPixels || size.height > kMostPixels)
      about_file(file.path,
                 "the picture has " + std::to_string(size.width) + " x " + std::to_string(size.height) +
                     " pixels, more than " + std::to_string(kMostPixels),
                 "make it smaller: it is shown no larger than " + std::to_string(kMostPixels),
                 "large-picture");
  }

  /// A picture is found by the id of its card, or a script names it.
  void picture_name(const std::string& path) {
    const std::string name = path.substr(7);
    const std::string slug = name.substr(0, name.rfind('.'));
    if (slugs_.count(slug) || texts_.count(slug) || texts_.count(name) || texts_.count(path)) return;
    about_file(path, "no card of the pack has the id '" + slug + "', so the picture is never shown",
               content::did_you_mean(slug, slugs_, "name it after a card's id, directly in assets/"),
               "unused-picture");
  }

  // --- files that nothing loads ---

  /// The folder that was probably meant; "" if the first folder is valid or similar to none.
  static std::string meant_folder(const std::string& path) {
    const std::size_t slash = path.find('/');
    if (slash == std::string::npos) return "";
    const std::string folder = path.substr(0, slash);
    if (std::find(kFolders.begin(), kFolders.end(), folder) != kFolders.end()) return "";
    return content::suggest(folder, kFolders);
  }

  /// Reports a file in a folder that packs do not have. Returns false if the folder is valid.
  bool is_misplaced(const std::string& path) {
    const std::string meant = meant_folder(path);
    if (meant.empty()) return false;
    about_file(path, "nothing loads the folder '" + path.substr(0, path.find('/')) + "'",
               "did you mean '" + meant + "'?", "unused-file");
    return true;
  }

  void script(const CheckSource& source) {
    const std::string& path = source.file->path;
    if (source.is_test || begins(path, "migrations/") || required_.count(path) || !is_all_known_) return;
    const bool is_game = pack_.manifest.kind == content::PackKind::game;
    if (is_game && (path == "game.lua" || begins(path, "cards/"))) return;
    if (is_misplaced(path)) return;
    // The packs that require a library decide which of its files are used.
    if (pack_.manifest.kind == content::PackKind::library && path.find('/') != std::string::npos) return;
    if (path.find('/') == std::string::npos)
      return about_file(path, "nothing loads this file: cards stand in folders",
                        "move it into a folder, like cards/, or require it", "unused-file");
    if (is_game || begins(path, "lib/") || begins(path, "bots/"))
      about_file(path, "nothing requires this file",
                 "require \"" + path.substr(0, path.size() - 4) + "\", or delete it", "unused-file");
  }

  void text(const CheckSource& source) {
    const std::string& path = source.file->path;
    if (is_misplaced(path)) return;
    const bool is_game = pack_.manifest.kind == content::PackKind::game;
    if (path.find('/') != std::string::npos || path == content::kManifestName ||
        (is_game && path == "rules.yaml"))
      return;
    if (texts_.count(path)) return;
    about_file(path, "nothing loads this file", "decks stand in decks/", "unused-file");
  }

  const Pack& pack_;
  Findings& found_;
  Words required_, texts_, slugs_;
  bool is_all_known_ = true;  // every script could be read and requires modules by constant names
};

}  // namespace

void check_files(const game::Catalog& catalog, Findings& found) {
  for (const Pack& pack : catalog.library().packs) Files(pack, found).run();
}

}  // namespace misk::cli
