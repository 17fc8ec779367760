#include "decks/deck_editor.hpp"

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

#include "content/mount.hpp"
#include "decks/deck.hpp"
#include "store/write_file.hpp"
#include "text/joined.hpp"

namespace misk::game {

DeckEditor::DeckEditor(Scripts& scripts, DeckText text, std::string file, bool is_new)
    : scripts_(scripts),
      cards_(entries(scripts)),
      text_(std::move(text)),
      file_(std::move(file)),
      saved_(is_new ? "" : text_.text()),
      is_new_(is_new) {
  const kernel::Image& image = scripts_.host().image();
  std::set<kernel::Id> allowed, pool;
  for (const std::string& id : deck_cards(scripts_, deck())) allowed.insert(image.find_definition(id));
  for (const std::string& id : deck_required(scripts_, deck())) allowed.insert(image.find_definition(id));
  for (const std::string& id : deck_pool(scripts_, deck())) pool.insert(image.find_definition(id));
  for (const Entry& card : cards_) {
    const kernel::Id definition = image.find_definition(card.id);
    if (allowed.count(definition)) allowed_.insert(card.id);
    if (pool.count(definition)) pool_.insert(card.id);
  }
}

// Resolves an id from the deck's file, or typed by a person.
kernel::Id DeckEditor::meant(const std::string& id) const {
  script::Host& host = scripts_.host();
  return host.find_definition(id, pack_of_deck(host, file_));
}

const Entry* DeckEditor::find(const std::string& id) const {
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = meant(id);
  if (wanted == kernel::kNoId) return nullptr;
  for (const Entry& card : cards_)
    if (image.find_definition(card.id) == wanted) return &card;
  return nullptr;
}

std::vector<const Entry*> DeckEditor::list(const CardFilter& filter, bool all) const {
  std::vector<const Entry*> out;
  for (const Entry& card : cards_)
    if ((allowed(card) || (all && pool_.count(card.id))) && filter.fits(card)) out.push_back(&card);
  const auto order = [](const Entry* card) {
    // Cards without a class (weaknesses, placeholders) come last.
    return std::make_tuple(card->classes.empty(), text::joined(card->classes, "/"), card->type, card->name,
                           card->level, card->id);
  };
  std::sort(out.begin(), out.end(), [&](const Entry* a, const Entry* b) { return order(a) < order(b); });
  return out;
}

// The deck's own name for the card, or else the card's id.
std::string DeckEditor::key_of(const Entry& card) const {
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = image.find_definition(card.id);
  for (const content::DeckEntry& entry : deck().cards)
    if (meant(entry.card) == wanted) return entry.card;
  return wanted == kernel::kNoId || meant(card.id) == wanted ? card.id : image.definitions[wanted].id;
}

int DeckEditor::count(const Entry& card) const {
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = image.find_definition(card.id);
  int count = 0;
  for (const content::DeckEntry& entry : deck().cards)
    if (meant(entry.card) == wanted) count += entry.count;
  return count;
}

int DeckEditor::add(const Entry& card, int copies) {
  const std::string key = key_of(card);
  text_.set(key, std::clamp(text_.count(key) + copies, 0, content::kMaxCopies));
  return count(card);
}

DeckEditor::InTheWay DeckEditor::in_the_way(const std::string& file) const {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return InTheWay::nothing;
  if (is_new_ || file != file_) return InTheWay::another_file;
  try {
    if (content::read_disk_file(file, std::uint64_t{8} << 20) == saved_) return InTheWay::nothing;
  } catch (const content::ContentError&) {
    // An unreadable file is not the one that was read.
  }
  return InTheWay::changed_since;
}

void DeckEditor::save(const std::string& file) {
  store::write_whole(file, text_.text());
  file_ = file;
  is_new_ = false;
  saved_ = text_.text();
}

std::string deck_file_name(const std::string& deck_name) {
  std::string out;
  for (const char c : deck_name) {
    const bool small = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'), large = c >= 'A' && c <= 'Z';
    if (small || large)
      out += large ? static_cast<char>(c - 'A' + 'a') : c;
    else if (c != '\'' && !out.empty() && out.back() != '_')
      out += '_';
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  if (out.size() > 60) out.resize(60);
  return (out.empty() ? "deck" : out) + ".yaml";
}

}  // namespace misk::game
