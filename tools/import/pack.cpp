// The cards of a file as a pack: their sides, reprints, names and links.
//
// One file: the steps of one import, over the same cards.
#include "import/pack.hpp"

#include <algorithm>
#include <deque>
#include <map>

#include "content/manifest.hpp"
#include "content/yaml_writer.hpp"
#include "import/card.hpp"
#include "import/names.hpp"
#include "import/text.hpp"
#include "text/shortened.hpp"

namespace misk::importing {

using content::ContentError;
using content::Severity;

namespace {

bool is_code_part(const std::string& text) {
  return !text.empty() && text.size() <= 64;
}

bool turns_over(const std::string& kind) {
  return kind == "act" || kind == "agenda";
}

// Cards of which each side is a card of its own.
bool is_flipped(const std::string& type) {
  return type == "enemy" || type == "asset" || type == "story" || type == "treachery";
}

// An encounter card that may stand on the other side of an act or agenda.
bool is_drawn(const std::string& type) {
  return type == "enemy" || type == "treachery" || type == "location" || type == "asset";
}

// What makes a card another one.
const std::vector<std::string> kPrinted = {"text",
                                           "back_text",
                                           "traits",
                                           "cost",
                                           "xp",
                                           "health",
                                           "sanity",
                                           "slot",
                                           "shroud",
                                           "clues",
                                           "doom",
                                           "enemy_fight",
                                           "enemy_evade",
                                           "enemy_damage",
                                           "enemy_horror",
                                           "victory",
                                           "skill_willpower",
                                           "skill_intellect",
                                           "skill_combat",
                                           "skill_agility",
                                           "skill_wild"};

class PackMaker {
 public:
  PackMaker(Source source, const Rules& rules, const Known& known)
      : source_(std::move(source)), known_(known), world_{rules, "",      {}, {}, {},
                                                          {},    nullptr, {}, {}, known.takes} {}

  PackFiles make(const std::string& id, const Unloaded& unloaded);

 private:
  void choose_id(const std::string& id);
  void choose_cards();
  void fold_backs();
  void part_unrevealed();
  void add_codes();
  void learn();
  void link();
  void link_restrictions(PackCard& card);
  void link_required(PackCard& card);
  std::string resolve(const std::string& code) const;
  void bad_link(const PackCard& card, const std::string& field, const std::string& to) {
    out_.report.links.push_back({card.source->code, card.source->name, field, to});
  }
  void leave_out(const SourceCard& card, const std::string& reason) {
    out_.report.left_out.push_back({card.code, card.name, reason});
  }
  void collect_images(SourceCard& card);
  void write(PackCard& card, const Unloaded& unloaded);
  /// Notes completions that fit no open line.
  void tell_unused(PackCard& card);
  std::string manifest() const;
  std::string encounter_sets() const;
  PackCard* find(const std::string& code);

  Source source_;
  const Known& known_;
  CardWorld world_;
  PackFiles out_;
  std::vector<PackCard> cards_;
  std::deque<SourceCard> sides_;                // unrevealed sides
  std::map<std::string, std::size_t> by_code_;  // also of backs and reprints
  std::set<const SourceCard*> gone_;            // merged into others, or left out
};

void PackMaker::choose_id(const std::string& id) {
  if (!id.empty()) {
    if (!content::is_id(id))
      throw ContentError({Severity::error, source_.file, 0, 0, "'" + id + "' is no id of a pack",
                          "use small letters, digits and _, a letter first", "bad-id"});
    if (known_.packs.count(id))
      throw ContentError({Severity::error, source_.file, 0, 0, "there is a pack '" + id + "' already",
                          "choose another --id, or leave that pack out", "duplicate-pack"});
    out_.id = id;
    return;
  }
  for (const std::string& text : {source_.name, source_.code}) {
    std::string name = slug(text);
    if (!name.empty() && name[0] >= '0' && name[0] <= '9') name = "pack_" + name;
    if (content::is_id(name) && out_.id.empty()) out_.id = name;
  }
  if (out_.id.empty()) out_.id = "imported";
  std::string renamed;
  for (int n = 2; known_.packs.count(out_.id); ++n) {
    const std::string base = out_.id.substr(0, out_.id.rfind("_imported"));
    out_.id = base + "_imported" + (n == 2 ? "" : std::to_string(n));
    renamed = base;
  }
  if (!renamed.empty())
    out_.report.notes.push_back("the id of the pack is '" + out_.id + "': there is a pack '" + renamed +
                                "' already, and its cards are others");
}

void PackMaker::choose_cards() {
  std::map<std::string, std::string> taken;
  for (SourceCard& card : source_.cards) {
    const bool is_reprint =
        card.name.empty() && (card.fields.has("duplicate_of") || card.fields.has("duplicate_of_code"));
    if (!card.code.empty() && !is_code_part(card.code)) {
      leave_out(card, "its code is longer than 64 letters");
    } else if (!card.code.empty() && !taken.try_emplace(card.code, card.name).second) {
      leave_out(card, "the code is taken by '" + taken[card.code] + "'");
    } else if (card.code == "01000") {
      leave_out(card, "it stands for a random basic weakness, which the rules have");
    } else if (is_reprint) {
      continue;  // add_codes
    } else if (card.name.empty()) {
      leave_out(card, "it has no name");
    } else if (card.type.empty()) {
      leave_out(card, "it does not say its type (type_code)");
    } else if (constructor_of(card.type).empty()) {
      leave_out(card, "the rules have no cards of the type '" + card.type + "'");
    } else {
      continue;
    }
    gone_.insert(&card);
  }
}

// A hidden card that another names as its back is not a separate card if it is of the same kind. Otherwise
// each side is a card, and the report mentions it.
void PackMaker::fold_backs() {
  std::map<std::string, SourceCard*> sources;
  for (SourceCard& card : source_.cards)
    if (!card.code.empty()) sources.try_emplace(card.code, &card);
  for (SourceCard& card : source_.cards) {
    if (gone_.count(&card) || (card.name.empty() && card.fields.has("duplicate_of"))) continue;
    // A hidden card without a front stays a card, and so does one that lies in play as its front does.
    if (card.fields.flag("hidden") && !is_flipped(card.type) && !card.code.empty() &&
        std::any_of(source_.cards.begin(), source_.cards.end(), [&](SourceCard& front) {
          return front.type == card.type && !front.fields.flag("hidden") &&
                 (front.fields.text("back_link") == card.code ||
                  front.fields.text("linked_to_code") == card.code);
        }))
      continue;
    PackCard made;
    made.source = &card;
    made.kind = constructor_of(card.type);
    if (!card.code.empty()) made.codes.push_back(card.code);
    if (const std::string octgn = card.fields.text("octgn_id"); !octgn.empty())
      for (const std::string& part : split(octgn, ":"))
        if (is_code_part(part)) made.codes.push_back(part);
    cards_.push_back(std::move(made));
  }
  std::vector<std::pair<const SourceCard*, std::string>> reverses, other_sides;
  for (PackCard& card : cards_) {
    std::string link = trimmed(card.source->fields.text("back_link"));
    if (link.empty()) link = trimmed(card.source->fields.text("linked_to_code"));
    if (link.empty()) continue;
    const auto it = sources.find(link);
    // Both sides say to what they belong, or one of them.
    const bool is_told = it != sources.end() && it->second->fields.has("back_link");
    if (card.source->fields.flag("hidden") && (is_told || it == sources.end())) continue;
    if (it == sources.end()) {
      bad_link(card, "back_link", link);
      continue;
    }
    SourceCard* const back = it->second;
    if (back->type == card.source->type && back->fields.flag("hidden") && !is_flipped(back->type)) {
      card.back = back;
      card.codes.push_back(back->code);
      // The side of a location with the figures is the revealed one, whichever record has it.
      if (is_place(card.kind) && !card.source->fields.has("shroud") && back->fields.has("shroud"))
        std::swap(card.source, card.back);
      gone_.insert(card.back);
    } else if (turns_over(card.kind) && is_drawn(back->type)) {
      card.reverse = back->code;  // replaced by its id later
    } else if (is_drawn(card.source->type) && turns_over(constructor_of(back->type)) &&
               !back->fields.has("back_link")) {
      reverses.emplace_back(back, card.source->code);  // only the back says to what it belongs
    } else if (!gone_.count(back) && !turns_over(card.kind)) {
      // Who is at a location stays there, so its other side is one, too.
      const bool is_linked = is_place(card.kind) == is_place(constructor_of(back->type));
      if (is_linked) card.other_side = back->code;
      if (is_linked) other_sides.emplace_back(back, card.source->code);
      out_.report.notes.push_back(
          "'" + card.source->name + "' and '" + back->name + "' are two sides of one card: " +
          (is_linked ? "`other_side` of each names the other" : "here they are two cards"));
    }
  }
  for (const auto& [front, code] : reverses)
    for (PackCard& card : cards_)
      if (card.source == front && card.reverse.empty()) card.reverse = code;
  for (const auto& [back, code] : other_sides)
    for (PackCard& card : cards_)
      if (card.source == back && card.other_side.empty()) card.other_side = code;
  // A back that several fronts name, or that was kept as a card by mistake.
  std::erase_if(cards_, [&](const PackCard& card) { return gone_.count(card.source) != 0; });
  for (std::size_t i = 0; i < cards_.size(); ++i)
    for (const std::string& code : cards_[i].codes) by_code_.try_emplace(code, i);
}

PackCard* PackMaker::find(const std::string& code) {
  for (const std::string& each : {code, code + "a", code + "b"})
    if (const auto it = by_code_.find(each); it != by_code_.end()) return &cards_[it->second];
  if (!code.empty() && (code.back() == 'a' || code.back() == 'b'))
    if (const auto it = by_code_.find(code.substr(0, code.size() - 1)); it != by_code_.end())
      return &cards_[it->second];
  return nullptr;
}

// A location whose unrevealed side has another name or other traits becomes the revealed one when it is
// revealed.
void PackMaker::part_unrevealed() {
  for (PackCard& card : cards_) {
    if (!is_place(card.kind) || card.back != nullptr) continue;
    SourceCard side{card.source->fields.back(), "", plain(card.source->fields.text("back_name")),
                    card.source->type};
    if (side.name.empty()) side.name = card.source->name;
    if (side.name == card.source->name && traits_of(side) == traits_of(*card.source)) continue;
    PackCard made;
    made.source = &sides_.emplace_back(std::move(side));
    made.kind = "location";
    made.codes = card.codes;
    card.unrevealed.push_back(std::move(made));
  }
}

// A reprint has its own code, which becomes an alias of the original card.
void PackMaker::add_codes() {
  for (SourceCard& card : source_.cards) {
    if (gone_.count(&card) || !card.name.empty()) continue;
    std::string to = trimmed(card.fields.text("duplicate_of"));
    if (to.empty()) to = trimmed(card.fields.text("duplicate_of_code"));
    PackCard* const original = find(to);
    if (original != nullptr && card.fields.differs_in(kPrinted, original->source->fields)) {
      // It prints something else: a card of its own.
      card.fields = card.fields.over(original->source->fields);
      card.name = original->source->name;
      card.type = original->source->type;
      PackCard made;
      made.source = &card;
      made.kind = constructor_of(card.type);
      made.codes.push_back(card.code);
      by_code_.try_emplace(card.code, cards_.size());
      cards_.push_back(std::move(made));
      out_.report.notes.push_back("'" + card.code + "' is a reprint of '" + card.name +
                                  "' with another text: a card of its own");
      continue;
    }
    if (original != nullptr) {
      original->codes.push_back(card.code);
      by_code_.try_emplace(card.code, static_cast<std::size_t>(original - cards_.data()));
      out_.report.notes.push_back("'" + card.code + "' is a reprint of '" + original->source->name +
                                  "': an alias of it");
    } else if (known_.card && !known_.card(to).empty()) {
      leave_out(card, "it is a reprint of " + known_.card(to) + ", which is loaded");
    } else {
      out_.report.links.push_back({card.code, card.name, "duplicate_of", to});
      leave_out(card, "it is a reprint of '" + to + "', which is nowhere");
    }
    gone_.insert(&card);
  }
}

void PackMaker::learn() {
  if (world_.grammar != nullptr) {
    std::map<std::string, std::set<std::string>> names;
    for (const std::string& title : known_.locations) names[title].insert("location");
    for (const std::string& title : known_.investigators) names[title].insert("investigator");
    for (const PackCard& card : cards_) {
      names[card.source->name].insert(is_place(card.kind) ? "location" : card.kind);
      for (const PackCard& side : card.unrevealed) names[side.source->name].insert("location");
    }
    names.erase("");
    world_.grammar->set_names(names);
  }
  world_.traits = known_.traits;
  for (const std::string& title : known_.locations) world_.locations.insert(lua_string(title));
  for (const std::string& title : known_.investigators) world_.investigators.insert(lua_string(title));
  for (PackCard& card : cards_) {
    for (const std::string& trait : traits_of(*card.source)) world_.traits.insert(tag_of(trait));
    if (is_place(card.kind)) world_.locations.insert(lua_string(card.source->name));
    for (const PackCard& side : card.unrevealed) {
      world_.locations.insert(lua_string(side.source->name));
      for (const std::string& trait : traits_of(*side.source)) world_.traits.insert(tag_of(trait));
    }
    if (card.kind == "investigator") world_.investigators.insert(lua_string(card.source->name));
  }
}

std::string PackMaker::resolve(const std::string& code) const {
  for (const std::string& each : {code, code + "a", code + "b"})
    if (const auto it = by_code_.find(each); it != by_code_.end())
      return out_.id + ":" + cards_[it->second].slug;
  return known_.card ? known_.card(code) : "";
}

// ArkhamDB's data has "investigator:01001:90030, trait:Tome"; the API has a map instead.
void PackMaker::link_restrictions(PackCard& card) {
  const Value* const given = card.source->fields.value("restrictions");
  if (given == nullptr) return;
  std::vector<std::string> investigators;
  std::string others;
  if (given->is_text()) {
    for (const std::string& part : split(given->text("restrictions"), ",")) {
      std::vector<std::string> words = split(part, ":");
      if (words.size() < 2) continue;
      if (words.front() == "investigator")
        investigators.insert(investigators.end(), words.begin() + 1, words.end());
      else
        others += (others.empty() ? "" : ", ") + part;
    }
  } else if (given->is_map()) {
    for (const auto& [key, value] : given->entries("restrictions")) {
      if (key.text("a key") != "investigator") {
        others += (others.empty() ? "" : ", ") + key.text("a key");
        continue;
      }
      if (value.is_map())
        for (const auto& entry : value.entries("investigator"))
          investigators.push_back(entry.first.text("a code"));
      if (value.is_list())
        for (const Value& each : value.items("investigator"))
          if (each.is_text()) investigators.push_back(each.text("a code"));
      if (value.is_text()) investigators.push_back(value.text("a code"));
    }
  }
  card.is_signature = !investigators.empty();
  if (!investigators.empty() && std::none_of(investigators.begin(), investigators.end(),
                                             [&](const std::string& code) { return !resolve(code).empty(); }))
    bad_link(card, "restrictions", joined(investigators, ", "));
  if (!others.empty())
    out_.report.fields.push_back(
        {"restrictions", card.source->name, "it is for building decks (" + others + ")"});
}

// "size:30, card:01006:98005, random:subtype:basicweakness", or { size, card: {code: {...}}, random: [...] }.
void PackMaker::link_required(PackCard& card) {
  const Value* const given = card.source->fields.value("deck_requirements");
  if (given == nullptr || card.kind != "investigator") return;
  std::vector<std::vector<std::string>> cards;
  int random = 0;
  if (given->is_text()) {
    for (const std::string& part : split(given->text("deck_requirements"), ",")) {
      std::vector<std::string> words = split(part, ":");
      if (words.empty()) continue;
      if (words.front() == "card" && words.size() > 1) cards.emplace_back(words.begin() + 1, words.end());
      if (words.front() == "random") ++random;
    }
  } else if (given->is_map()) {
    if (const Value* const map = given->find("card"); map != nullptr && map->is_map()) {
      for (const auto& [code, others] : map->entries("card")) {
        std::vector<std::string> words = {code.text("a code")};
        if (others.is_map())
          for (const auto& entry : others.entries("card"))
            if (entry.first.text("a code") != words.front()) words.push_back(entry.first.text("a code"));
        cards.push_back(std::move(words));
      }
    }
    if (const Value* const list = given->find("random"); list != nullptr && list->is_list())
      random = static_cast<int>(list->items("random").size());
  }
  // All copies that come with the investigator are in the deck.
  const auto copies_of = [&](const std::string& code) {
    const PackCard* const one = find(code);
    const Number n = one == nullptr ? Number{} : one->source->fields.number("quantity");
    return n.is_plain() ? std::clamp(n.value, 1, 5) : 1;
  };
  std::map<std::string, int> groups;
  for (const auto& alternatives : cards) ++groups[alternatives.front()];
  std::set<std::string> taken;
  for (const auto& alternatives : cards) {
    const std::string& first = alternatives.front();
    // One card that several others replace together is named beside each of them. It is needed itself, then.
    const bool is_replaced_by_several = groups[first] > 1;
    if (!taken.insert(first).second) continue;
    std::vector<std::string> ids;  // one of these
    for (const std::string& code : alternatives) {
      const std::string id = resolve(code);
      const bool is_there = id.empty() || std::find(ids.begin(), ids.end(), id) != ids.end();
      if (!is_there && (ids.empty() || !is_replaced_by_several)) ids.push_back(id);
    }
    if (ids.empty())
      bad_link(card, "deck_requirements", joined(alternatives, ", "));
    else
      card.required.insert(card.required.end(), static_cast<std::size_t>(copies_of(first)), ids);
  }
  for (int i = 0; i < std::min(random, 5); ++i) card.required.push_back({"random_basic_weakness"});
}

void PackMaker::link() {
  for (PackCard& card : cards_) {
    link_restrictions(card);
    link_required(card);
    Fields& fields = card.source->fields;
    for (const char* key : {"alternate_of", "alternate_of_code"})
      if (const std::string code = trimmed(fields.text(key)); !code.empty() && resolve(code).empty())
        bad_link(card, key, code);
    // A reprint with complete data stays a card.
    for (const char* key : {"duplicate_of", "duplicate_of_code"})
      if (const std::string code = trimmed(fields.text(key)); !code.empty() && resolve(code).empty())
        bad_link(card, key, code);
    // Bonded cards refer to each other by name or by code.
    if (const std::string name = trimmed(fields.text("bonded_to")); !name.empty()) {
      const PackCard* const by_code = find(name);
      const auto it = std::find_if(cards_.begin(), cards_.end(), [&](const PackCard& other) {
        return equal_fold(other.source->name, plain(name));
      });
      if (by_code != nullptr || it != cards_.end())
        card.bonded = by_code != nullptr ? by_code->source->name : it->source->name;
      else if (resolve(name).empty())
        bad_link(card, "bonded_to", name);
    }
    for (std::string* const link : {&card.reverse, &card.other_side}) {
      const PackCard* const other = link->empty() ? nullptr : find(*link);
      *link = other == nullptr ? "" : out_.id + ":" + other->slug;
    }
  }
}

void PackMaker::collect_images(SourceCard& card) {
  for (const char* key :
       {"image_url", "thumbnail_url", "back_image_url", "back_thumbnail_url", "imagesrc", "backimagesrc"})
    if (const std::string url = card.fields.text(key); !url.empty())
      out_.report.images.emplace_back(card.name + ": " + key, url);
}

std::string PackMaker::manifest() const {
  const auto line = [](std::string text, std::size_t longest) {
    text = replaced(std::move(text), "\n", " ");
    return content::yaml_quoted(text::cut(std::move(text), longest));
  };
  std::string language = lower(source_.language).substr(0, 2);
  const bool is_language = language.size() == 2 && std::all_of(language.begin(), language.end(),
                                                               [](char c) { return c >= 'a' && c <= 'z'; });
  if (!is_language) language = "en";
  std::string description =
      source_.description.empty()
          ? "Imported from " + std::string(source_.author.empty() ? "card data" : "a fan-made project") + "."
          : source_.description;
  std::string out = "schema: 1\nid: " + out_.id + "\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\n";
  out += "title: " + line(source_.name.empty() ? out_.id : source_.name, 190) + "\n";
  out += "description: " + line(description, 2000) + "\n";
  out += "authors: [{ name: " + line(source_.author.empty() ? "unknown" : source_.author, 190) + " }]\n";
  out += "# The licence is not known: the file does not say it. Ask the author before you share this pack.\n";
  out += "license: { content: NOASSERTION }\n";
  out += "kind: cards\ngame: arkham\nlanguages: [" + language + "]\n";
  return out;
}

// Lists the cards of each encounter set with their numbers, for authors of scenarios.
std::string PackMaker::encounter_sets() const {
  std::map<std::string, std::vector<std::string>> sets;
  for (const PackCard& card : cards_) {
    const std::string code = card.source->fields.text("encounter_code");
    const bool is_back = card.source->fields.flag("hidden");
    if (code.empty() || is_back || (card.kind != "enemy" && card.kind != "treachery")) continue;
    const Number n = card.source->fields.number("quantity");
    sets[code].push_back("{ " + lua_string(out_.id + ":" + card.slug) + ", " +
                         std::to_string(n.is_plain() && n.value > 0 ? n.value : 1) + " }");
  }
  if (sets.empty()) return "";
  std::string out =
      "-- Encounter sets: what goes into an encounter deck. In a scenario of this pack:\n"
      "--   encounter_cards = require \"lib/encounter_sets\".NAME\n\nreturn {\n";
  std::set<std::string> names;
  for (const auto& [code, cards] : sets) {
    const auto it = world_.encounter_sets.find(code);
    std::string name = slug(it == world_.encounter_sets.end() ? code : it->second);
    if (name.empty() || !names.insert(name).second) name = "set_" + slug(code);
    out += "  " + lua_key(name) + " = {\n";
    for (const std::string& card : cards) out += "    " + card + ",\n";
    out += "  },\n";
  }
  return out + "}\n";
}

void PackMaker::write(PackCard& card, const Unloaded& unloaded) {
  if (unloaded.bare.count(card.path)) world_.bare.insert(card.slug);
  if (unloaded.unscripted.count(card.path)) {
    world_.unscripted.insert(card.slug);
    out_.report.notes.push_back("'" + card.source->name +
                                "' did not load as it was scripted: its text is left to you");
  }
  out_.files.emplace_back(card.path, write_card(card, world_));
}

void PackMaker::tell_unused(PackCard& card) {
  if (world_.completions == nullptr || world_.unscripted.count(card.slug)) return;
  for (const Completion* each : world_.completions->of(card.codes)) {
    if (card.completed_lines.count(each->line)) continue;
    out_.report.notes.push_back("'" + card.source->name + "' has no open line " + each->line + " (" +
                                each->file + ":" + std::to_string(each->at) +
                                "): its text has changed, or the import understands it by now");
    // What somebody has said of the card must hold for what the import writes instead, too.
    if (card.todo == 0) card.add_tests(each->test);
  }
}

PackFiles PackMaker::make(const std::string& id, const Unloaded& unloaded) {
  ImportReport& report = out_.report;
  report.source = source_.file;
  report.name = source_.name;
  report.author = source_.author;
  report.code = source_.code;
  report.language = source_.language;
  report.state = source_.status;
  report.link = source_.link;
  report.generator = source_.generator;
  report.date = source_.date;
  report.description = source_.description;
  report.read = static_cast<int>(source_.cards.size() + source_.left_out.size());
  report.fields = source_.dropped;
  report.left_out = source_.left_out;
  report.images = source_.images;
  for (const SourceSet& set : source_.encounter_sets) world_.encounter_sets.try_emplace(set.code, set.name);
  choose_id(id);
  world_.pack = out_.id;
  world_.grammar = known_.grammar;
  world_.completions = known_.completions;
  world_.by_author = known_.by_author;
  report.pack = out_.id;
  world_.dropped = &report.fields;
  choose_cards();
  fold_backs();
  add_codes();
  part_unrevealed();
  if (cards_.empty())
    throw ContentError({Severity::error, source_.file, 0, 0,
                        "none of its " + std::to_string(report.read) + " cards can be used: " +
                            (report.left_out.empty() ? std::string("all of them are reprints")
                                                     : report.left_out.front().reason),
                        "every card needs code, name and type_code", "bad-import"});
  if (const int kept = give_ids(cards_, world_, known_.ids); kept > 0)
    report.notes.push_back(std::to_string(kept) + (kept == 1 ? " card keeps the id" : " cards keep the ids") +
                           " of an earlier import, for decks and saves; in a new folder ids have codes");
  learn();
  link();
  for (SourceCard& card : source_.cards) collect_images(card);
  int places = 0;
  constexpr std::size_t kTellEach = 50;
  for (PackCard& card : cards_) {
    const auto done = static_cast<std::size_t>(&card - cards_.data());
    if (known_.progress && done % kTellEach == 0)
      known_.progress(static_cast<int>(done), static_cast<int>(cards_.size()));
    write(card, unloaded);
    for (PackCard& side : card.unrevealed) {
      write(side, unloaded);
      card.take(side);
    }
    tell_unused(card);
    report.cards.push_back({card.source->code, card.source->name, card.kind, card.status, card.path,
                            card.sentences, card.todo, card.completed, card.reasons});
    for (const auto& [file, n] : card.completed_by) report.completed_by[file] += n;
    if (!card.tests.empty()) out_.files.emplace_back("tests/completed_" + card.slug + ".lua", card.tests);
    report.sentences += card.sentences;
    report.todo += card.todo;
    places += is_place(card.kind) ? 1 : 0;
  }
  if (known_.progress) known_.progress(static_cast<int>(cards_.size()), static_cast<int>(cards_.size()));
  // Somebody else's Lua is in the pack: whose, its author should know.
  for (const auto& [file, n] : report.completed_by)
    report.notes.push_back(std::to_string(n) + (n == 1 ? " line is" : " lines are") + " scripted by " + file);
  if (places > 0)
    report.notes.push_back("Locations have no `symbol` and `connects`: the format does not have them (" +
                           std::to_string(places) + ")");
  if (const std::string sets = encounter_sets(); !sets.empty())
    out_.files.emplace_back("lib/encounter_sets.lua", sets);
  out_.files.emplace_back("pack.yaml", manifest());
  out_.files.emplace_back("IMPORT.md", report.to_markdown());
  std::sort(out_.files.begin(), out_.files.end());
  return std::move(out_);
}

}  // namespace

PackFiles make_pack(Source source, const Rules& rules, const Known& known, const std::string& id,
                    const Unloaded& unloaded) {
  return PackMaker(std::move(source), rules, known).make(id, unloaded);
}

}  // namespace misk::importing
