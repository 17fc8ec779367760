#include "import/names.hpp"

#include <algorithm>
#include <set>

#include "import/text.hpp"

namespace misk::importing {

namespace {

/// The first part of an id that more is put behind.
std::string head_of(const PackCard& card) {
  const std::string base = slug(card.source->name);
  return base.empty() ? "card" : base;
}

/// beat_cop, beat_cop_2: its name, and its level if it has one.
std::string titled(const PackCard& card) {
  const Number level = card.source->fields.number("xp");
  const std::string base = slug(card.source->name);
  return base.empty() || !level.is_plain() || level.value <= 0 ? base
                                                               : base + "_" + std::to_string(level.value);
}

/// beat_cop_01028: whatever else is imported, this means the card. Decks, saves and tests name it.
std::string exact_id(const PackCard& card) {
  return head_of(card) + "_" + slug(card.codes.front());
}

/// Ids for a card whose code tells people nothing (a fan-made project's), the best first: its name, and what
/// distinguishes it from others of that name in the project.
std::vector<std::string> by_name(const PackCard& card, bool has_namesake) {
  std::vector<std::string> out;
  const std::string base = slug(card.source->name), level = titled(card);
  if (!base.empty() && (level == base || !has_namesake)) out.push_back(base);
  if (level != base) out.push_back(level);
  if (const std::string more = slug(card.source->fields.text("subname")); !base.empty() && !more.empty())
    out.push_back(base + "_" + more);
  const std::string code = slug(card.source->code);
  out.push_back(head_of(card) + "_" + (code.empty() ? "1" : code));
  return out;
}

}  // namespace

int give_ids(std::vector<PackCard>& cards, const CardWorld& world,
             const std::map<std::string, std::string>& earlier) {
  std::map<std::string, int> wanted;
  for (const PackCard& card : cards) ++wanted[slug(card.source->name)];
  std::set<std::string> taken;
  int kept = 0;
  for (PackCard& card : cards)
    for (const std::string& code : card.codes)
      if (const auto it = earlier.find(code);
          card.slug.empty() && it != earlier.end() && taken.insert(it->second).second)
        card.slug = it->second;
  for (PackCard& card : cards) {
    const bool is_numbered = card.source->numbered && !card.codes.empty();
    if (card.slug.empty()) {
      std::vector<std::string> tries = is_numbered ? std::vector<std::string>{exact_id(card)}
                                                   : by_name(card, wanted[slug(card.source->name)] > 1);
      const std::string head = is_numbered ? tries.front() : head_of(card);
      for (int n = 2; card.slug.empty(); ++n) {
        const auto free = std::find_if(tries.begin(), tries.end(),
                                       [&](const std::string& each) { return !taken.count(each); });
        if (free != tries.end()) card.slug = *free;
        tries = {head + "_" + std::to_string(n)};
      }
      taken.insert(card.slug);
    } else if (is_numbered && card.slug != exact_id(card)) {
      // An import before ids had codes gave another one. What names the card exactly finds it all the same.
      card.codes.push_back(exact_id(card));
      ++kept;
    }
    card.path = folder_of(card, world) + "/" + card.slug + ".lua";
  }
  for (PackCard& card : cards)
    for (PackCard& side : card.unrevealed) {
      side.slug = card.slug + "_unrevealed";
      while (!taken.insert(side.slug).second) side.slug += "_side";
      side.path = folder_of(side, world) + "/" + side.slug + ".lua";
      side.revealed = world.pack + ":" + card.slug;
    }
  return kept;
}

}  // namespace misk::importing
