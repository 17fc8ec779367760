#include "screens/deck_shelf.hpp"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "catalog/listing.hpp"
#include "content/mount.hpp"
#include "decks/deck.hpp"
#include "screens/start_data.hpp"

namespace misk::ui {

namespace fs = std::filesystem;

std::string titled(const game::Entry& card) {
  return card.level > 0 ? card.name + " (" + std::to_string(card.level) + ")" : card.name;
}

std::string file_name(const std::string& file) {
  return fs::path(file).filename().string();
}

DeckShelf::DeckShelf(std::shared_ptr<const game::Catalog> catalog, const std::string& game,
                     std::string data_folder, Reader reader)
    : catalog_(std::move(catalog)),
      scripts_(*catalog_, game),
      folder_(std::move(data_folder)),
      reader_(std::move(reader)) {
  if (!scripts_.ok()) {
    const auto& reports = scripts_.host().reports();
    throw std::runtime_error(reports.empty() ? "the packs of '" + game + "' do not load"
                                             : reports.front().to_line());
  }
  const kernel::Image& image = scripts_.host().image();
  for (const std::string& id : game::playable_avatars(*catalog_, scripts_))
    owners_.push_back({id, scripts_.translation().title(image.find_definition(id))});
  for (const game::Entry& card : game::entries(scripts_))
    titles_[image.find_definition(card.id)] = titled(card);
  std::string scenario;
  for (const game::Entry& entry : game::entries(scripts_))
    if (entry.type == "scenario" && scenario.empty()) scenario = entry.id;
  if (!scenario.empty() && !owners_.empty())
    printed_.emplace(*catalog_, scripts_, scenario, owners_.front().id);
}

const Presentation* DeckShelf::presentation() const {
  static const Presentation plain;
  return printed_ ? &printed_->presentation() : &plain;
}

std::string DeckShelf::title_of(const std::string& id) {
  const auto known = titles_.find(scripts_.host().image().find_definition(id));
  return known == titles_.end() ? id : known->second;
}

const DeckOwner* DeckShelf::owner_of(const content::Deck& deck) {
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = image.find_definition(deck.avatar);
  for (const DeckOwner& each : owners_)
    if (wanted != kernel::kNoId && image.find_definition(each.id) == wanted) return &each;
  return nullptr;
}

std::vector<ShelfDeck> DeckShelf::decks(const std::string& owner) {
  std::vector<ShelfDeck> out;
  const auto add = [&](const content::Deck& deck, bool own) {
    const DeckOwner* const whose = owner_of(deck);
    if (!whose || whose->id != owner) return;
    ShelfDeck known;
    known.deck = deck;
    known.own = own;
    known.name = deck.name.empty() ? fs::path(deck.file).stem().string() : deck.name;
    for (const content::DeckEntry& entry : deck.cards) known.size += entry.count;
    for (const content::Diagnostic& each : game::deck_problems(scripts_, deck))
      known.problems.push_back(each.told());
    if (own) {
      const std::string extension = fs::path(deck.file).extension().string();
      known.plain = extension == ".yaml" || extension == ".yml";
    }
    out.push_back(std::move(known));
  };
  for (const content::Deck& deck : catalog_->decks()) add(deck, false);
  if (!folder_.empty())
    for (const content::Deck& deck : content::read_decks(folder_ + "/decks")) add(deck, true);
  return out;
}

std::vector<std::string> DeckShelf::broken() {
  std::vector<std::string> out;
  content::Diagnostics broken;
  if (!folder_.empty()) content::read_decks(folder_ + "/decks", &broken);
  for (const content::Diagnostic& each : broken) out.push_back(each.to_line());
  return out;
}

ImportedDeck DeckShelf::import_file(const std::string& file) {
  return reader_ ? reader_(file, scripts_) : ImportedDeck{content::read_deck(file), {}};
}

game::DeckEditor DeckShelf::edit(const ShelfDeck& known) {
  if (!known.own || !known.plain) return edit_new(known.deck);
  const std::string text = content::read_disk_file(known.deck.file, std::uint64_t{8} << 20);
  return {scripts_, game::DeckText(text, known.deck.file), known.deck.file, false};
}

game::DeckEditor DeckShelf::edit_new(const content::Deck& deck) {
  const std::string file = place_for(deck.name, true);
  return {scripts_, game::DeckText(content::to_yaml(deck), file), file, true};
}

std::string DeckShelf::place_for(const std::string& name, bool free) const {
  if (folder_.empty()) return "";
  const fs::path folder = fs::path(folder_) / "decks";
  const std::string base = game::deck_file_name(name);
  fs::path file = folder / base;
  std::error_code error;
  for (int n = 2; free && fs::exists(file, error); ++n)
    file = folder / (fs::path(base).stem().string() + "_" + std::to_string(n) + ".yaml");
  return file.string();
}

std::string DeckShelf::remove(const ShelfDeck& known) {
  if (!known.own) return "A deck of a pack cannot be deleted.";
  std::error_code error;
  fs::remove(known.deck.file, error);
  return error ? known.deck.file + " cannot be deleted: " + error.message() : "";
}

FacePtr DeckShelf::face(const game::Entry& card) {
  FacePtr& known = faces_[card.id];
  if (known) return known;
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id definition = image.find_definition(card.id);
  Face face;
  if (printed_) face = printed_->face(definition, card.id).value_or(Face());
  if (face.title.empty()) {
    face.title = card.name;
    face.kind = word(card.type);
    face.text = card.texts;
  }
  if (definition != kernel::kNoId) face.definition = image.definitions[definition].id;
  known = std::make_shared<const Face>(std::move(face));
  return known;
}

FacePtr DeckShelf::face_of(const std::string& id) {
  if (const auto known = faces_.find(id); known != faces_.end()) return known->second;
  for (const game::Entry& card : game::entries(scripts_))
    if (card.id == id) return face(card);
  return nullptr;
}

std::string DeckShelf::pack_title(const std::string& id) const {
  const content::Pack* const pack = catalog_->library().find(id);
  return pack ? scripts_.translation().line(pack->manifest.title) : id;
}

std::string DeckShelf::word(const std::string& id) {
  return scripts_.translation().line(spoken(id));
}

}  // namespace misk::ui
