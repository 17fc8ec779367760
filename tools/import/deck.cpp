#include "import/deck.hpp"

#include <algorithm>

#include "content/suggest.hpp"
#include "content/utf8.hpp"
#include "content/value.hpp"
#include "import/deck_list.hpp"
#include "import/source.hpp"
#include "import/text.hpp"
#include "text/number.hpp"

namespace misk::importing {

using content::ContentError;
using content::Deck;
using content::in_quotes;
using content::Severity;

namespace {

constexpr content::TextLimits kLimits{std::size_t{8} << 20, 64, 400'000};

// A name for comparisons: case, quotes and accents do not count.
std::string name_key(const std::string& name) {
  return slug(name);
}

bool is_code(const std::string& text) {
  return text.size() >= 4 &&
         std::all_of(text.begin(), text.begin() + 4, [](char c) { return c >= '0' && c <= '9'; });
}

class DeckImporter {
 public:
  DeckImporter(const std::string& file, const CardIndex& index, const DeckOptions& options)
      : index_(index), options_(options) {
    out_.deck.file = file;
  }

  DeckImport json(std::string_view bytes);
  DeckImport list(const CardList& list, const std::string& form);

 private:
  void add(const CardInfo& card, int count, int line);
  void set_investigator(const std::string& id, int line);
  void read_meta(const Value& deck);
  void read_rest(Fields& fields);
  /// True for what the reader of decks has taken as an option.
  bool is_option(const std::string& name) const;
  void translate_options();
  void drop(const std::string& what, const std::string& reason) {
    out_.dropped.push_back({what, 0, 0, reason});
  }
  const CardInfo* choose(const ListedCard& card);
  DeckImport done();

  const CardIndex& index_;
  const DeckOptions& options_;
  DeckImport out_;
};

void DeckImporter::add(const CardInfo& card, int count, int line) {
  for (content::DeckEntry& entry : out_.deck.cards) {
    if (entry.card != card.id) continue;
    entry.count = std::min(entry.count + count, content::kMaxCopies);  // a reprint of a card already listed
    return;
  }
  out_.deck.cards.push_back({card.id, count, line});
}

void DeckImporter::set_investigator(const std::string& id, int line) {
  const CardInfo* found = index_.find(id);
  if (found == nullptr) {
    for (const CardInfo* each : index_.named(id))
      if (each->type == "investigator") found = each;
  }
  if (found == nullptr)
    throw ContentError({Severity::error, out_.deck.file, line, 0,
                        "no loaded pack has the investigator " + in_quotes(id), index_.mend(id),
                        "unknown-card"});
  if (found->type != "investigator")
    throw ContentError({Severity::error, out_.deck.file, line, 0,
                        in_quotes(found->name) + " is no investigator",
                        "name one with --investigator (misk list investigators)", "bad-deck"});
  out_.deck.avatar = found->id;
  out_.deck.avatar_line = line;
}

DeckImport DeckImporter::done() {
  if (!options_.name.empty()) out_.deck.name = options_.name;
  if (out_.deck.name.empty()) out_.deck.name = "Imported deck";
  // A deck file has one plain line for it.
  std::string& name = out_.deck.name;
  name = trimmed(replaced(name, "\n", " "));
  if (content::has_control(name))
    std::erase_if(name, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
  if (name.size() > 400) {
    name.resize(400);
    while (content::find_bad_utf8(name) != std::string::npos) name.pop_back();
  }
  return std::move(out_);
}

// A deck's `meta` is for building or showing it. Only the choice of the investigator's version matters in
// play.
void DeckImporter::read_meta(const Value& deck) {
  const Value* const meta = deck.find("meta");
  if (meta == nullptr || meta->is_null()) return;
  Value parsed = *meta;
  if (meta->is_text()) {
    if (trimmed(meta->text("meta")).empty()) return;
    try {
      parsed = content::parse_json(meta->text("meta"), out_.deck.file + " (its meta)", kLimits);
    } catch (const ContentError& error) {
      drop("meta", "it is broken: " + error.diagnostic().message);
      return;
    }
  }
  if (!parsed.is_map()) {
    if (!is_nothing(parsed))
      drop("meta", "it is " + std::string(content::kind_name(parsed.kind())) + ", not a map");
    return;
  }
  Fields fields(parsed);
  if (const std::string front = fields.text("alternate_front"); !front.empty()) {
    const CardInfo* const found = index_.find(front);
    if (found != nullptr && found->type == "investigator") {
      out_.deck.avatar = found->id;
      out_.notes.push_back("the parallel front " + front + " is played: " + found->name);
    } else {
      drop("meta.alternate_front",
           "the parallel front " + front + " is in no loaded pack; the usual one is played");
    }
  }
  if (const std::string into = fields.text("transform_into"); !into.empty())
    drop("meta.transform_into", "who becomes somebody else in play begins as himself (" + into + ")");
  for (const std::string& pack : fields.texts("misk_collection")) out_.deck.collection.push_back(pack);
  if (const Value* const fan = fields.value("fan_made_content"); fan != nullptr)
    drop(
        "meta.fan_made_content",
        "the deck carries fan-made cards: import them first with misk import arkham-build " + out_.deck.file);
  // The parallel front is a card of its own here, with its own options.
  if (const std::string back = fields.text("alternate_back"); !back.empty()) {
    const CardInfo* const found = index_.find(back);
    if (found == nullptr || found->id != out_.deck.avatar)
      drop("meta.alternate_back",
           "the options of deck building are those of the front that is played, not of " + back);
  }
  for (const std::string& key : fields.left()) {
    if (is_option(key)) continue;
    std::string reason = "it is for building the deck, or for showing it";
    if (key == "extra_deck" || key.starts_with("attachments_")) reason = "the rules have no such deck";
    drop("meta." + key, reason);
  }
}

bool DeckImporter::is_option(const std::string& name) const {
  return std::any_of(out_.deck.options.begin(), out_.deck.options.end(),
                     [&](const content::DeckOption& each) { return each.name == name; });
}

void DeckImporter::translate_options() {
  const auto in_file = [](const std::string& name) { return (name == "taboo_id" ? "" : "meta.") + name; };
  if (out_.deck.options.empty()) return;
  if (!index_.words().in) {
    std::erase_if(out_.deck.options, [&](const content::DeckOption& each) {
      if (each.name == "experience") return false;
      drop(in_file(each.name), "the loaded packs know no such option");
      return true;
    });
    return;
  }
  TranslatedOptions translated = index_.words().in(out_.deck);
  out_.deck.options = std::move(translated.options);
  for (const auto& [name, reason] : translated.left) drop(in_file(name), reason);
}

void DeckImporter::read_rest(Fields& fields) {
  const auto cards_in = [&](const std::string& key) {
    std::vector<std::string> cards;
    const Value* const map = fields.value(key);
    if (map == nullptr || !map->is_map()) return cards;
    for (const auto& [code, count] : map->entries(key)) {
      const CardInfo* const card = index_.find(code.text("a code"));
      cards.push_back((count.is_text() ? count.text("a count") : "1") + "x " +
                      (card == nullptr ? code.text("a code") : card->id));
    }
    return cards;
  };
  if (const auto side = cards_in("sideSlots"); !side.empty())
    drop("sideSlots", "beside the deck: " + joined(side, ", "));
  if (const auto free = cards_in("ignoreDeckLimitSlots"); !free.empty())
    drop("ignoreDeckLimitSlots", "deck limits are as printed: " + joined(free, ", "));
  if (const std::string problem = fields.text("problem"); !problem.empty())
    out_.notes.push_back("ArkhamDB says of this deck: " + problem);
  if (const std::string exiled = fields.text("exile_string"); !exiled.empty())
    drop("exile_string", "they are not in the deck any more: " + exiled);
  static const std::vector<std::pair<std::string, std::string>> kReasons = {
      {"xp_spent", "a deck file holds what there is to spend"},
      {"description_md", "a deck file holds no description"},
      {"tags", "a deck file holds no tags"},
      {"previous_deck", "upgrades are files of their own"},
      {"next_deck", "upgrades are files of their own"}};
  for (const auto& [key, reason] : kReasons) {
    if (!fields.has(key)) continue;
    std::string value = fields.text(key);
    if (value == "0") continue;
    if (value.size() > 60) value = "";
    drop(key, reason + (value.empty() ? "" : " (" + replaced(value, "\n", " ") + ")"));
  }
  for (const char* key :
       {"id", "name", "date_creation", "date_update", "user_id", "investigator_code", "investigator_name",
        "slots", "version", "meta", "source", "uuid", "share", "xp", "xp_adjustment", "taboo_id"})
    fields.value(key);
  for (const std::string& key : fields.left()) drop(key, "an unknown field");
}

DeckImport DeckImporter::json(std::string_view bytes) {
  const std::string file = out_.deck.file;
  Value root = content::parse_json(bytes, file, kLimits);
  const Deck deck = content::parse_deck(bytes, file);
  if (const Value* const data = root.find("data"); data != nullptr && data->is_map()) root = *data;
  out_.form = "ArkhamDB";
  out_.deck.options = deck.options;
  out_.deck.name = deck.name;
  if (options_.investigator.empty()) {
    set_investigator(deck.avatar, deck.avatar_line);
    read_meta(root);
  } else {
    read_meta(root);
    set_investigator(options_.investigator, 0);
  }
  for (const content::DeckEntry& entry : deck.cards) {
    if (const CardInfo* const card = index_.find(entry.card); card != nullptr)
      add(*card, entry.count, entry.line);
    else
      out_.unknown.push_back({entry.card, entry.count, entry.line, index_.mend(entry.card)});
  }
  Fields fields(root);
  read_rest(fields);
  translate_options();
  return done();
}

// Chooses the listed card among those of the same name: by level, pack or second name; otherwise the lowest
// level.
const CardInfo* DeckImporter::choose(const ListedCard& card) {
  for (const std::string& id : card.ids)
    if (const CardInfo* const found = index_.find(id); found != nullptr) return found;
  std::vector<const CardInfo*> found = index_.named(card.name);
  if (found.empty() && !card.detail.empty()) found = index_.named(card.name + " (" + card.detail + ")");
  if (found.empty()) {
    const CardInfo* const by_code = index_.find(card.name);
    return by_code;
  }
  const auto keep = [&](const auto& fits) {
    std::vector<const CardInfo*> some;
    std::copy_if(found.begin(), found.end(), std::back_inserter(some), fits);
    if (!some.empty()) found = some;
    return !some.empty();
  };
  keep([&](const CardInfo* each) { return (each->type == "investigator") == card.is_investigator; });
  if (!card.detail.empty()) {
    const std::string detail = name_key(card.detail);
    keep([&](const CardInfo* each) {
      return name_key(each->subtitle) == detail || name_key(each->pack_title) == detail ||
             each->pack == card.detail;
    });
  }
  if (card.level >= 0 && !keep([&](const CardInfo* each) { return std::max(each->level, 0) == card.level; }))
    return nullptr;
  std::stable_sort(found.begin(), found.end(),
                   [](const CardInfo* a, const CardInfo* b) { return a->level < b->level; });
  if (found.size() > 1 && (card.level < 0 || found[1]->level == found[0]->level)) {
    std::string others;
    for (std::size_t i = 1; i < found.size(); ++i) others += (i > 1 ? ", " : "") + found[i]->id;
    out_.notes.push_back("line " + std::to_string(card.line) + ": several cards are called '" + card.name +
                         "'; " + found[0]->id + " is taken, not " + others);
  }
  return found.front();
}

DeckImport DeckImporter::list(const CardList& list, const std::string& form) {
  out_.form = form;
  std::string investigator = options_.investigator, head;
  int investigator_line = 0;
  for (const ListedCard& card : list.cards) {
    if (!card.is_investigator || !options_.investigator.empty()) continue;
    const CardInfo* const found = choose(card);
    if (found != nullptr && found->type == "investigator") {
      if (investigator.empty()) {
        investigator = found->id;
        investigator_line = card.line;
        head = card.name;
      }
    } else if (card.count > 0) {
      set_investigator(card.name, card.line);  // reports that there is none
    }
  }
  if (investigator.empty())
    throw ContentError({Severity::error, out_.deck.file, 0, 0,
                        "this " + form + " does not say whose deck it is",
                        "name the investigator: --investigator ID", "bad-deck"});
  set_investigator(investigator, investigator_line);
  out_.deck.name = list.name;
  for (const ListedCard& card : list.cards) {
    if (card.is_investigator) {
      // Lines above the cards: the investigator and the deck's name.
      if (card.count == 0 && card.name != head &&
          (list.name.empty() || name_key(list.name) == name_key(head)))
        out_.deck.name = card.name;
      continue;
    }
    if (const CardInfo* const found = choose(card); found != nullptr) {
      if (found->type == "investigator" && found->id == out_.deck.avatar) continue;
      add(*found, std::min(card.count, content::kMaxCopies), card.line);
    } else {
      std::string what = card.name;
      if (what.empty() && !card.ids.empty()) what = card.ids.front();
      if (card.level >= 0) what += " [" + std::to_string(card.level) + "]";
      out_.unknown.push_back({what, card.count, card.line, index_.mend(card.name)});
    }
  }
  for (const auto& [line, text] : list.unmatched)
    out_.dropped.push_back({text, 0, line, "no card: a line is like '2x Old Lamp [3] (My Pack)'"});
  for (const std::string& note : list.notes) out_.notes.push_back(note);
  if (form == "sealed pool")
    out_.notes.emplace_back("a sealed pool is what one may choose from: take out what the deck does not use");
  return done();
}

}  // namespace

CardIndex::CardIndex(std::vector<CardInfo> cards, std::function<std::string(const std::string&)> find,
                     std::map<std::string, std::string> products, OptionWords words)
    : cards_(std::move(cards)),
      find_(std::move(find)),
      products_(std::move(products)),
      words_(std::move(words)) {
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    by_id_[cards_[i].id] = i;
    by_name_.emplace(name_key(cards_[i].name), i);
    if (!cards_[i].subtitle.empty()) by_name_.emplace(name_key(cards_[i].name + " " + cards_[i].subtitle), i);
  }
}

const CardInfo* CardIndex::find(const std::string& id) const {
  const std::string known = find_(id);
  const auto it = by_id_.find(known);
  return known.empty() || it == by_id_.end() ? nullptr : &cards_[it->second];
}

std::vector<const CardInfo*> CardIndex::named(const std::string& name) const {
  std::vector<const CardInfo*> out;
  const auto [from, to] = by_name_.equal_range(name_key(name));
  for (auto it = from; it != to; ++it) out.push_back(&cards_[it->second]);
  return out;
}

std::string CardIndex::mend(const std::string& text) const {
  if (is_code(text)) {
    std::string product;
    for (const auto& [begin, name] : products_)  // sorted, so the longest comes last
      if (text.starts_with(begin)) product = name;
    return (product.empty() ? std::string("import its card, or")
                            : "it is of " + product + ": import its card, or") +
           " add the pack that has it with --packs";
  }
  std::vector<std::string> names;
  for (const CardInfo& card : cards_) names.push_back(card.name);
  const std::string near = content::suggest(text, names);
  return near.empty() ? "correct the name, or add the pack that has it with --packs"
                      : "did you mean '" + near + "'?";
}

DeckImport import_deck(std::string_view bytes, const std::string& file, const CardIndex& index,
                       const DeckOptions& options) {
  std::string_view rest = bytes;
  if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
  const std::size_t first = rest.find_first_not_of(" \t\r\n");
  const auto fail = [&](const char* message, const char* mend) {
    throw ContentError({Severity::error, file, 1, 0, message, mend, "bad-deck"});
  };
  if (first == std::string_view::npos) fail("the file is empty", "export the deck again");
  rest.remove_prefix(first);
  if (rest.starts_with("PK")) fail("this is a .zip", "unpack it, and name the deck in it");
  DeckImporter importer(file, index, options);
  if (rest.front() == '[') fail("this is a list, not a deck", "save one deck in each file");
  if (rest.front() == '{') return importer.json(bytes);
  if (rest.front() == '<') {
    const std::string head = lower(rest.substr(0, 2000));
    if (head.find("<html") != std::string::npos || head.starts_with("<!doctype html"))
      fail("this is a web page, not a deck",
           "save the deck's JSON (…/api/public/deck/ID), its text, or its .o8d");
    return importer.list(read_octgn(bytes, file), "OCTGN deck");
  }
  const std::string line(trimmed(rest.substr(0, rest.find('\n'))));
  const std::string begin = lower(line);
  const bool is_csv = begin.starts_with("code,") || begin.starts_with("code;") ||
                      begin.starts_with("\"code\"") || (is_code(line) && line.find(',') != std::string::npos);
  if (is_csv) return importer.list(read_sealed(bytes, file), "sealed pool");
  if (rest.find("\ncards:") != std::string_view::npos && rest.find("investigator:") != std::string_view::npos)
    fail("this is a deck of Miskatonic already", "play it as it is: misk play SCENARIO --deck FILE");
  return importer.list(read_text_list(bytes, file), "list");
}

text::Json DeckImport::to_json() const {
  using Json = text::Json;
  const auto issues = [](const std::vector<DeckIssue>& list) {
    Json rows = Json::array();
    for (const DeckIssue& each : list)
      rows.push_back(
          {{"what", each.what}, {"count", each.count}, {"line", each.line}, {"reason", each.reason}});
    return rows;
  };
  int cards_in = 0;
  Json cards = Json::object();
  for (const content::DeckEntry& entry : deck.cards) {
    cards[entry.card] = entry.count;
    cards_in += entry.count;
  }
  return {{"source", deck.file},
          {"form", form},
          {"name", deck.name},
          {"investigator", deck.avatar},
          {"count", cards_in},
          {"cards", cards},
          {"collection", deck.collection},
          {"unknown", issues(unknown)},
          {"dropped", issues(dropped)},
          {"notes", notes}};
}

std::vector<std::string> DeckImport::summary() const {
  int cards = 0;
  for (const content::DeckEntry& entry : deck.cards) cards += entry.count;
  std::vector<std::string> out = {deck.name + ": " + std::to_string(cards) + " cards for " + deck.avatar};
  const auto where = [&](const DeckIssue& each) {
    return each.line > 0 ? deck.file + ":" + std::to_string(each.line) + ": " : deck.file + ": ";
  };
  for (const DeckIssue& each : unknown)
    out.push_back(where(each) + "no loaded pack has " + std::to_string(each.count) + "x " +
                  in_quotes(each.what) + "; " + each.reason);
  for (const DeckIssue& each : dropped)
    out.push_back(where(each) + "no place for " + in_quotes(each.what) + ": " + each.reason);
  for (const std::string& note : notes) out.push_back(deck.file + ": " + note);
  return out;
}

std::string DeckImport::to_yaml() const {
  const auto comment = [](std::string text) {
    std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    return "# " + text + "\n";
  };
  std::string out;
  if (!unknown.empty()) out += comment("Not in the deck, because no loaded pack has them:");
  for (const DeckIssue& each : unknown)
    out += comment("  " + in_quotes(each.what) + ": " + std::to_string(each.count) + "   " + each.reason);
  for (const DeckIssue& each : dropped)
    out += comment("No place for " + in_quotes(each.what) + ": " + each.reason);
  return out + content::to_yaml(deck);
}

text::Json export_deck(const Deck& deck, const CardIndex& index, std::vector<std::string>& notes) {
  using Json = text::Json;
  const auto code_of = [&](const std::string& id, int line) {
    const CardInfo* const card = index.find(id);
    if (card == nullptr)
      throw ContentError({Severity::error, deck.file, line, 0, "no loaded pack has the card " + in_quotes(id),
                          index.mend(id), "unknown-card"});
    if (!card->code.empty()) return card->code;
    notes.push_back("'" + card->name + "' has no code of ArkhamDB: it is written as " + card->id);
    return card->id;
  };
  const std::string whose = code_of(deck.avatar, deck.avatar_line);
  Json slots = Json::object();
  for (const content::DeckEntry& entry : deck.cards) {
    const std::string code = code_of(entry.card, entry.line);
    slots[code] = slots.value(code, 0) + entry.count;
  }
  const CardInfo* const investigator = index.find(deck.avatar);
  Json meta = Json::object();
  if (!deck.collection.empty()) meta["misk_collection"] = deck.collection;
  Json experience = nullptr, taboo = nullptr;
  content::Deck rest = deck;
  if (index.words().out) {
    const TranslatedOptions words = index.words().out(deck);
    for (const content::DeckOption& word : words.options) {
      const std::string& value = word.values.front();
      if (const auto number = text::whole_number(value, 0, 9999); word.name == "taboo_id")
        taboo = number ? Json(*number) : Json(value);
      else
        meta[word.name] = value;
    }
    std::erase_if(rest.options, [&](const content::DeckOption& option) {
      return std::none_of(words.left.begin(), words.left.end(),
                          [&](const auto& each) { return each.first == option.name; });
    });
  }
  for (const content::DeckOption& option : rest.options) {
    const std::string value = option.values.empty() ? "" : option.values.front();
    if (const auto number = text::whole_number(value, 0, 9999); option.name == "experience" && number)
      experience = *number;
    else
      notes.push_back("ArkhamDB's form has no place for the option '" + option.name + "'");
  }
  // Nothing depends on the clock, so the same deck gives the same file.
  return {{"id", "misk-" + slug(deck.name)},
          {"name", deck.name},
          {"date_creation", "1970-01-01T00:00:00+00:00"},
          {"date_update", "1970-01-01T00:00:00+00:00"},
          {"description_md", ""},
          {"user_id", nullptr},
          {"investigator_code", whose},
          {"investigator_name", investigator == nullptr ? "" : investigator->name},
          {"slots", slots.empty() ? Json::array() : slots},
          {"sideSlots", Json::array()},
          {"ignoreDeckLimitSlots", nullptr},
          {"version", "0.1"},
          {"xp", experience},
          {"xp_spent", nullptr},
          {"xp_adjustment", 0},
          {"exile_string", nullptr},
          {"taboo_id", taboo},
          {"meta", meta.dump()},
          {"tags", ""},
          {"previous_deck", nullptr},
          {"next_deck", nullptr},
          {"problem", nullptr}};
}

}  // namespace misk::importing
