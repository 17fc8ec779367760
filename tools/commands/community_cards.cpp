#include "commands/community_cards.hpp"

#include <algorithm>

#include "catalog/listing.hpp"
#include "catalog/plain_data.hpp"
#include "cli/cli.hpp"
#include "content/value.hpp"
#include "decks/deck.hpp"

namespace misk::cli {

namespace {

std::map<std::string, std::string> products(const game::Catalog& catalog) {
  const content::PackFile& file = community_file(catalog, "import/products.yaml");
  const content::Value root = content::parse_yaml(file.bytes, kCommunityGame + ("/" + file.path));
  std::map<std::string, std::string> out;
  for (const auto& [code, name] : root.entries("the products"))
    out[code.text("a code")] = name.text("a name");
  return out;
}

using game::Plain;

/// The deck in the form in which the game's scripts read a deck file.
Plain options_of(const content::Deck& deck) {
  Plain options = Plain::object();
  for (const content::DeckOption& option : deck.options) {
    Plain& value = options[option.name] = option.entries.empty() ? Plain(option.values) : Plain::object();
    for (const content::DeckOption::Entry& each : option.entries) value[each.key] = each.value;
  }
  return {{"avatar", deck.avatar}, {"cards", Plain::object()}, {"options", options}};
}

importing::TranslatedOptions words_to_options(game::Scripts& scripts, const content::Deck& deck) {
  const Plain said = game::ask_plain(scripts, "imported_options", {options_of(deck)});
  importing::TranslatedOptions out{game::options_from(said.at("options")), {}};
  for (const Plain& each : said.at("left")) out.left.emplace_back(each.at("name"), each.at("reason"));
  return out;
}

importing::TranslatedOptions options_to_words(game::Scripts& scripts, const content::Deck& deck) {
  const Plain words = game::ask_plain(scripts, "exported_options", {options_of(deck)});
  importing::TranslatedOptions out{game::options_from(words.at("said")), {}};
  const Plain& names = words.at("names");
  for (const content::DeckOption& option : deck.options)
    if (std::find(names.begin(), names.end(), option.name) == names.end())
      out.left.emplace_back(option.name, "");
  return out;
}

}  // namespace

const content::PackFile& community_file(const game::Catalog& catalog, const std::string& path) {
  const content::Pack* const pack = catalog.library().find(kCommunityGame);
  const content::PackFile* const file = pack == nullptr ? nullptr : pack->find(path);
  if (file == nullptr)
    throw Wrong("the pack '" + std::string(kCommunityGame) + "' with " + path +
                " is not loaded; say where it is with --packs");
  return *file;
}

std::unique_ptr<game::Scripts> load_community_scripts(const game::Catalog& catalog) {
  auto scripts = std::make_unique<game::Scripts>(catalog, kCommunityGame);
  if (!scripts->ok()) {
    const auto& reports = scripts->host().reports();
    throw Wrong(reports.empty() ? "the packs of '" + std::string(kCommunityGame) + "' do not load"
                                : reports.front().to_string());
  }
  return scripts;
}

importing::CardIndex card_index(const game::Catalog& catalog, game::Scripts& scripts) {
  const kernel::Image& image = scripts.host().image();
  std::vector<importing::CardInfo> cards;
  std::map<kernel::Id, std::string> ids;
  for (const game::Entry& entry : game::entries(scripts)) {
    if (entry.type == "token" || entry.type == "scenario") continue;
    const content::Pack* const pack = catalog.library().find(entry.pack);
    const kernel::Id definition = image.find_definition(entry.id);
    ids[definition] = entry.id;
    cards.push_back({entry.id, entry.name, image.definitions[definition].subtitle, entry.type, entry.pack,
                     pack == nullptr ? "" : pack->manifest.title, entry.code, entry.level});
  }
  return {std::move(cards),
          [&image, ids](const std::string& id) -> std::string {
            const auto it = ids.find(image.find_definition(id));
            return it == ids.end() ? "" : it->second;
          },
          products(catalog),
          {[&scripts](const content::Deck& deck) { return words_to_options(scripts, deck); },
           [&scripts](const content::Deck& deck) { return options_to_words(scripts, deck); }}};
}

}  // namespace misk::cli
