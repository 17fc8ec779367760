#include "content/manifest.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <utility>

#include "content/reader.hpp"
#include "content/suggest.hpp"
#include "content/translation_file.hpp"
#include "content/utf8.hpp"

namespace misk::content {

namespace {

constexpr std::array<std::pair<std::string_view, PackKind>, 5> kKinds = {{
    {"game", PackKind::game},
    {"cards", PackKind::cards},
    {"scenario", PackKind::scenario},
    {"translation", PackKind::translation},
    {"library", PackKind::library},
}};

constexpr std::size_t kLongestId = 64;
constexpr std::string_view kIdMend = "use small letters, digits and _, a letter first";

std::string read_id(const Value& value, const std::string& what) {
  const std::string& id = value.text(what);
  if (!is_id(id)) value.fail(what + " is " + in_quotes(id) + ", not an id", std::string(kIdMend), "bad-id");
  if (id == "misk") value.fail(what + " is 'misk', which is the engine's own", "choose another id", "bad-id");
  return id;
}

std::string read_words(const Value& value, const std::string& what, std::size_t longest,
                       bool allow_newline = false) {
  const std::string& words = value.text(what);
  if (words.empty()) value.fail(what + " is empty", "write something, or remove the line", "empty");
  if (words.size() > longest) {
    value.fail(what + " is longer than " + std::to_string(longest) + " bytes", "shorten it", "too-large");
  }
  // Titles are printed on terminals, where escape sequences would be obeyed.
  if (has_control(words, allow_newline)) {
    value.fail(what + " has control characters in it", "write it on one line, plainly", "bad-encoding");
  }
  return words;
}

SemVer read_version(const Value& value, const std::string& what) {
  const std::string& text = value.text(what);
  try {
    return SemVer::parse(text);
  } catch (const std::invalid_argument& error) {
    const bool is_typographic = text.rfind("\xE2\x80", 0) == 0;
    value.fail(what + " " + error.what(),
               is_typographic ? "these quotation marks are typographic: write plain ones, \"1.2.0\""
                              : "write it in quotes, like \"1.2.0\"",
               "bad-version");
  }
}

VersionRange read_range(const Value& value, const std::string& what) {
  const std::string& text = value.text(what);
  try {
    return VersionRange::parse(text);
  } catch (const std::invalid_argument& error) {
    value.fail(what + " " + error.what(), "write a range in quotes, like \"^1.0\" or \">=1.0 <2\"",
               "bad-version");
  }
}

PackKind read_kind(const Value& value) {
  const std::string& text = value.text("kind");
  std::vector<std::string_view> names;
  for (const auto& [name, kind] : kKinds) {
    if (name == text) return kind;
    names.push_back(name);
  }
  value.fail("kind is " + in_quotes(text),
             did_you_mean(text, names, "write one of game, cards, scenario, translation, library"),
             "bad-kind");
}

std::vector<Author> read_authors(const Value& value, Diagnostics& diagnostics) {
  std::vector<Author> authors;
  for (const Value& item : value.items("authors")) {
    Author author;
    if (!item.is_map())
      item.fail("an author is " + std::string(kind_name(item.kind())), "write { name: A. Author }",
                "wrong-type");
    Reader reader(item, "an author", diagnostics);
    reader.required("name", [&](const Value& name) { author.name = read_words(name, "name", 200); });
    if (reader.finish()) authors.push_back(std::move(author));
  }
  return authors;
}

std::string read_spdx(const Value& value, const std::string& what) {
  const std::string text = read_words(value, what, 200);
  const bool is_good = std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '+' || c == ' ' || c == '(' || c == ')' || c == ':';
  });
  if (!is_good) {
    value.fail(what + " is " + in_quotes(text) + ", not an SPDX expression",
               "write one like MIT or CC-BY-4.0", "bad-license");
  }
  return text;
}

License read_license(const Value& value, Diagnostics& diagnostics) {
  License license;
  Reader reader(value, "license", diagnostics);
  reader.optional("code", [&](const Value& code) { license.code = read_spdx(code, "code"); });
  reader.optional("content", [&](const Value& content) { license.content = read_spdx(content, "content"); });
  reader.finish();
  return license;
}

std::vector<Dependency> read_dependencies(const Value& value, const std::string& what,
                                          Diagnostics& diagnostics) {
  std::vector<Dependency> out;
  for (const auto& [key, range] : value.entries(what)) {
    try {
      Dependency dependency;
      dependency.id = read_id(key, "a pack in " + what);
      dependency.range = read_range(range, dependency.id);
      dependency.line = key.line();
      out.push_back(std::move(dependency));
    } catch (const ContentError& error) {
      diagnostics.push_back(error.diagnostic());
    }
  }
  return out;
}

std::vector<Override> read_overrides(const Value& value, Diagnostics& diagnostics) {
  std::vector<Override> out;
  std::set<std::string> seen;
  for (const Value& item : value.items("overrides")) {
    try {
      const std::string& id = item.text("an override");
      if (!is_full_id(id)) {
        item.fail(in_quotes(id) + " is not the full id of a definition",
                  "write pack:slug, like arkham_core:flashlight", "bad-id");
      }
      if (!seen.insert(id).second)
        item.fail(in_quotes(id) + " stands here twice", "keep one", "duplicate-id");
      out.push_back({id, item.line()});
    } catch (const ContentError& error) {
      diagnostics.push_back(error.diagnostic());
    }
  }
  return out;
}

std::vector<std::string> read_languages(const Value& value) {
  std::vector<std::string> out;
  for (const Value& item : value.items("languages")) {
    const std::string& text = item.text("a language");
    if (!is_language(text)) {
      item.fail(in_quotes(text) + " is not the code of a language", "write one like en, de, pt-BR or zh-Hans",
                "bad-language");
    }
    if (std::find(out.begin(), out.end(), text) != out.end()) {
      item.fail(in_quotes(text) + " stands here twice", "keep one", "duplicate-id");
    }
    out.push_back(text);
  }
  return out;
}

const Dependency* find_dependency(const std::vector<Dependency>& list, const std::string& id) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const Dependency& each) { return each.id == id; });
  return found == list.end() ? nullptr : &*found;
}

// Checks that need several keys at once.
void check_together(Manifest& manifest, int game_line, Diagnostics& diagnostics) {
  const auto add = [&](int line, std::string message, std::string mend, std::string rule) {
    diagnostics.push_back(manifest.diagnostic(line, std::move(message), std::move(mend), std::move(rule)));
  };
  if (manifest.kind == PackKind::game) {
    if (!manifest.game.empty() && manifest.game != manifest.id) {
      add(game_line, "a pack of kind game names another game, " + in_quotes(manifest.game),
          "remove the line, or give the pack another kind", "bad-kind");
    }
    manifest.game = manifest.id;
  } else if (manifest.kind == PackKind::library) {
    if (!manifest.game.empty()) {
      add(game_line, "a library belongs to no game, and this one names " + in_quotes(manifest.game),
          "remove the line, or write kind: cards", "bad-kind");
    }
  } else if (manifest.game == manifest.id) {
    add(game_line, "the pack names itself as its game", "name the game pack, or write kind: game",
        "bad-kind");
  } else if (find_dependency(manifest.required, manifest.game) == nullptr) {
    manifest.required.push_back({manifest.game, VersionRange(), game_line, true});
  }
  for (const auto* list : {&manifest.required, &manifest.optional, &manifest.conflicts}) {
    const Dependency* const own = find_dependency(*list, manifest.id);
    if (own != nullptr) add(own->line, "the pack names itself", "remove the line", "self-dependency");
  }
  for (const Dependency& each : manifest.optional) {
    const Dependency* const twin = find_dependency(manifest.required, each.id);
    if (twin != nullptr) {
      add(each.line, in_quotes(each.id) + " is required and optional", "keep one of the two lines",
          "duplicate-id");
    }
  }
  for (const Override& each : manifest.overrides) {
    if (each.owner() == manifest.id) {
      add(each.line, "the pack overrides its own " + in_quotes(each.id), "change the definition itself",
          "bad-override");
    } else if (find_dependency(manifest.required, each.owner()) == nullptr) {
      add(each.line, "overrides " + in_quotes(each.id) + " of a pack that is not required",
          "add " + each.owner() + " with a range to requires", "bad-override");
    }
  }
}

}  // namespace

std::string_view to_string(PackKind kind) {
  for (const auto& [name, each] : kKinds) {
    if (each == kind) return name;
  }
  return "";
}

std::vector<std::string_view> pack_kinds() {
  std::vector<std::string_view> names;
  for (const auto& [name, kind] : kKinds) names.push_back(name);
  return names;
}

namespace {

// A slug is the name of a card's file, which may begin with a digit: 45_automatic.
bool is_slug(std::string_view text) {
  return !text.empty() && text.size() <= kLongestId && text[0] != '_' &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

}  // namespace

bool is_id(std::string_view text) {
  return is_slug(text) && text[0] >= 'a';
}

bool is_full_id(std::string_view text) {
  const std::size_t colon = text.find(':');
  return colon != std::string_view::npos && is_id(text.substr(0, colon)) && is_slug(text.substr(colon + 1));
}

Diagnostic Manifest::diagnostic(int line, std::string message, std::string mend, std::string rule,
                                Severity severity) const {
  return {severity, file, line, 0, std::move(message), std::move(mend), std::move(rule)};
}

std::optional<Manifest> parse_manifest(std::string_view bytes, const std::string& file,
                                       Diagnostics& diagnostics) {
  std::optional<Value> root;
  try {
    root = parse_yaml(bytes, file);
    if (root->is_null())
      root->fail("the file is empty", "write at least schema, id, version, kind and title", "missing-key");
    // Nothing is known about a later schema, so no other fault is reported.
    if (const Value* const schema = root->find("schema")) {
      const auto number = schema->integer("schema", 1, 1'000'000);
      if (number != kManifestSchema) {
        schema->fail("schema is " + std::to_string(number) + ", this engine reads schema 1",
                     "update the engine, or write schema: 1", "bad-schema");
      }
    }
  } catch (const ContentError& error) {
    diagnostics.push_back(error.diagnostic());
    return std::nullopt;
  }
  Reader reader(*root, "the manifest", diagnostics);
  reader.required("schema", [](const Value&) {});
  return read_manifest(reader, file, diagnostics);
}

std::optional<Manifest> read_manifest(Reader& reader, const std::string& file, Diagnostics& diagnostics) {
  Manifest out;
  out.file = file;
  const std::size_t before = diagnostics.size();
  const auto has_failed = [&] {
    return std::any_of(diagnostics.begin() + static_cast<std::ptrdiff_t>(before), diagnostics.end(),
                       [](const Diagnostic& each) { return each.severity == Severity::error; });
  };
  bool kind_is_known = false;
  reader.required("id", [&](const Value& value) { out.id = read_id(value, "id"); });
  reader.required("version", [&](const Value& value) { out.version = read_version(value, "version"); });
  reader.optional("api", [&](const Value& value) { out.api = read_range(value, "api"); });
  reader.required("title", [&](const Value& value) { out.title = read_words(value, "title", 200); });
  reader.optional("description", [&](const Value& value) {
    out.description = read_words(value, "description", 10'000, true);
  });
  reader.optional("authors", [&](const Value& value) { out.authors = read_authors(value, diagnostics); });
  reader.optional("license", [&](const Value& value) { out.license = read_license(value, diagnostics); });
  reader.required("kind", [&](const Value& value) {
    out.kind = read_kind(value);
    kind_is_known = true;
  });
  const auto read_game = [&](const Value& value) { out.game = read_id(value, "game"); };
  if (kind_is_known && out.kind != PackKind::game && out.kind != PackKind::library) {
    reader.required("game", read_game);
  } else {
    reader.optional("game", read_game);
  }
  const auto dependencies = [&](const std::string& key, std::vector<Dependency>& list) {
    reader.optional(key, [&](const Value& value) { list = read_dependencies(value, key, diagnostics); });
  };
  dependencies("requires", out.required);
  dependencies("optional", out.optional);
  dependencies("conflicts", out.conflicts);
  reader.optional("starts_off", [&](const Value& value) { out.starts_off = value.boolean("starts_off"); });
  reader.optional("overrides",
                  [&](const Value& value) { out.overrides = read_overrides(value, diagnostics); });
  reader.optional("languages", [&](const Value& value) { out.languages = read_languages(value); });
  reader.optional("settings", [&](const Value& value) { out.settings = read_settings(value, diagnostics); });
  if (!reader.finish()) return std::nullopt;
  out.id_line = reader.line_of("id");
  out.api_line = reader.line_of("api");
  out.languages_line = reader.line_of("languages");
  check_together(out, reader.line_of("game"), diagnostics);
  if (has_failed()) return std::nullopt;
  return out;
}

}  // namespace misk::content
