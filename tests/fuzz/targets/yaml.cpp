// Every reader of YAML and JSON that gets files from strangers.
#include "content/deck.hpp"
#include "content/manifest.hpp"
#include "content/translation_file.hpp"
#include "content/value.hpp"
#include "import/completions.hpp"
#include "store/pack_config.hpp"
#include "store/pack_index.hpp"
#include "target.hpp"

namespace misk::fuzz {

void stand(std::string_view input) {
  static const Room room;
  const auto [name, rest] = named(input);
  content::Diagnostics diagnostics;
  const std::string_view bytes = rest;
  if (name == "manifest") {
    may_refuse([&] { content::parse_manifest(bytes, "pack.yaml", diagnostics); });
  } else if (name == "deck") {
    may_refuse([&] { content::parse_deck(bytes, "deck.yaml"); });
  } else if (name == "translation") {
    may_refuse([&] { content::parse_translation(bytes, "de.yaml", "nights", "de", diagnostics); });
  } else if (name == "settings") {
    may_refuse([&] { store::read_pack_config(room.file("packs.yaml", bytes), diagnostics); });
  } else if (name == "catalogue") {
    may_refuse([&] {
      room.file("index.yaml", bytes);
      store::read_index(room.path(), diagnostics);
    });
  } else if (name == "completions") {
    may_refuse([&] { importing::Completions().read(bytes, "mine.yaml"); });
  } else if (name == "json") {
    may_refuse([&] { content::parse_json(bytes, "cards.json"); });
  } else {
    may_refuse([&] { content::parse_yaml(bytes, "any.yaml"); });
  }
  check_messages(diagnostics);
}

}  // namespace misk::fuzz
