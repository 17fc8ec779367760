#include "import/source.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include "import/text.hpp"

namespace misk::importing {

using content::ContentError;
using content::in_quotes;
using content::Severity;

namespace {

// All cards of ArkhamDB together are some 15 MB.
constexpr content::TextLimits kLimits{std::size_t{64} << 20, 64, 3'000'000};
// More cards than any collection has.
constexpr std::size_t kMostCards = 20'000;
// Of a card. The longest text of a published one has 1,300 bytes and 14 lines.
constexpr std::size_t kLongestText = 8'000, kMostLines = 100, kLongestCode = 40;

[[noreturn]] void fail(const std::string& file, int line, std::string message, std::string mend) {
  throw ContentError({Severity::error, file, line, 0, std::move(message), std::move(mend), "bad-import"});
}

bool looks_like_card(const Value& value) {
  return value.is_map() && value.find("code") != nullptr &&
         (value.find("type_code") != nullptr || value.find("name") != nullptr ||
          value.find("duplicate_of") != nullptr);
}

Value parse(std::string_view bytes, const std::string& file) {
  std::string_view rest = bytes;
  if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
  const std::size_t first = rest.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) fail(file, 1, "the file is empty", "export or download it again");
  if (rest[first] == '<')
    fail(file, 1, "this is a web page, not JSON", "save the JSON itself (the download, or …/api/public/…)");
  if (rest.substr(first, 2) == "PK" || rest.substr(first, 2) == "\x1f\x8b")
    fail(file, 1, "this is a compressed file", "unpack it, and name the JSON in it");
  return content::parse_json(bytes, file, kLimits);
}

// What is wrong with the longest text in it, however deep; "" if nothing is.
std::string too_long(const std::string& name, const Value& value) {
  std::string found;
  if (value.is_text()) {
    const std::string& text = value.text(name);
    std::size_t lines = 1;
    for (std::size_t i = 0; i < text.size(); ++i) lines += text[i] == '\n' || text[i] == '<';
    if (text.size() > kLongestText)
      found = "'" + name + "' has " + std::to_string(text.size()) + " bytes, and the most is " +
              std::to_string(kLongestText);
    else if (lines > kMostLines)
      found = "'" + name + "' has more than " + std::to_string(kMostLines) + " lines or marks";
  } else if (value.is_list()) {
    for (const Value& each : value.items(name))
      if (found.empty()) found = too_long(name, each);
  } else if (value.is_map()) {
    for (const auto& [key, each] : value.entries(name)) {
      if (!found.empty()) break;
      const std::string& part = key.text("a key");
      found = part.size() > kLongestText ? "a name in '" + name + "' is too long" : too_long(part, each);
    }
  }
  return found;
}

void read_card_list(const Value& list, Source& source);

void add_card(const Value& value, Source& source) {
  if (!value.is_map()) {
    source.left_out.push_back({"line " + std::to_string(value.line()), "",
                               "it is " + std::string(content::kind_name(value.kind())) + ", not a card"});
    return;
  }
  if (source.cards.size() >= kMostCards)
    value.fail("more than " + std::to_string(kMostCards) + " cards", "split the file", "too-large");
  if (const std::string why = too_long("it", value); !why.empty()) {
    const Value* const code = value.find("code");
    const bool has_code = code != nullptr && code->is_text() && code->text("code").size() <= kLongestCode;
    source.left_out.push_back(
        {has_code ? code->text("code") : "line " + std::to_string(value.line()), "", why});
    return;
  }
  SourceCard card;
  card.fields = Fields(value);
  card.code = trimmed(card.fields.text("code"));
  // In a translation the API also gives the English text, and the rules look for that.
  const std::string english = card.fields.text("real_name");
  const std::string name = card.fields.text("name");
  card.name = plain(english.empty() ? name : english);
  if (!english.empty() && !name.empty() && name != english)
    source.dropped.push_back(
        {"name, text", card.name, "a translation; the English words beside it are used"});
  card.type = lower(card.fields.text("type_code"));
  // A card of the API may contain the card that it is linked to.
  const Value* const linked = card.fields.value("linked_card");
  source.cards.push_back(std::move(card));
  if (linked != nullptr && looks_like_card(*linked)) add_card(*linked, source);
}

void read_card_list(const Value& list, Source& source) {
  if (list.is_null()) return;
  if (!list.is_list())
    list.fail("'cards' is " + std::string(content::kind_name(list.kind())) + ", not a list",
              "export the project again", "bad-import");
  for (const Value& each : list.items("cards")) add_card(each, source);
}

std::vector<SourceSet> read_sets(const Value* list, const std::string& what, Source& source) {
  std::vector<SourceSet> out;
  if (list == nullptr) return out;
  if (!list->is_list()) {
    source.dropped.push_back(
        {what, "", "it is " + std::string(content::kind_name(list->kind())) + ", not a list"});
    return out;
  }
  for (const Value& each : list->items(what)) {
    if (!each.is_map()) continue;
    Fields fields(each);
    SourceSet set{trimmed(fields.text("code")), plain(fields.text("name"))};
    for (const char* key : {"icon_url", "image_url"})
      if (const std::string url = fields.text(key); !url.empty())
        source.images.emplace_back(set.name + ": " + key, url);
    for (const char* key : {"position", "date_release", "cycle_code", "size", "cycle_position"})
      fields.value(key);
    for (const std::string& key : fields.left())
      source.dropped.push_back({what + "." + key, set.name, "an unknown field"});
    if (!set.code.empty()) out.push_back(std::move(set));
  }
  return out;
}

void read_meta(const Value* meta, Source& source) {
  if (meta == nullptr || !meta->is_map()) {
    source.dropped.push_back({"meta", "", "the project does not say its name and author"});
    return;
  }
  Fields fields(*meta);
  source.name = plain(fields.text("name"));
  source.code = trimmed(fields.text("code"));
  source.author = plain(fields.text("author"));
  if (const std::string language = fields.text("language"); !language.empty()) source.language = language;
  source.description = plain(fields.text("description"));
  source.status = fields.text("status");
  source.generator = fields.text("generator");
  source.date = fields.text("date_updated");
  source.link = fields.text("external_link");
  if (const std::string url = fields.text("url"); source.link.empty()) source.link = url;
  source.types = fields.texts("types");
  source.tags = fields.texts("tags");
  if (const std::string url = fields.text("banner_url"); !url.empty())
    source.images.emplace_back("the project's banner", url);
  if (!fields.text("banner_credit").empty())
    source.dropped.push_back({"meta.banner_credit", "", "no picture is fetched, so none is credited"});
  for (const std::string& key : fields.left())
    source.dropped.push_back({"meta." + key, "", "an unknown field"});
  for (const std::string& key : fields.odd())
    source.dropped.push_back({"meta." + key, "", "its shape is not what it should be"});
}

void read_data(const Value& data, Source& source) {
  const Value* const cards = data.find("cards");
  if (cards == nullptr) data.fail("'data' has no 'cards'", "export the project again", "bad-import");
  read_card_list(*cards, source);
  source.encounter_sets = read_sets(data.find("encounter_sets"), "encounter_sets", source);
  source.packs = read_sets(data.find("packs"), "packs", source);
  for (const auto& [key, value] : data.entries("data")) {
    const std::string& name = key.text("a key");
    if (name != "cards" && name != "encounter_sets" && name != "packs" && !is_nothing(value))
      source.dropped.push_back({"data." + name, "", "an unknown field"});
  }
}

// A deck may carry its own cards in its `meta`, which is JSON in a string.
Source read_embedded(const Value& deck, const std::string& file) {
  const Value* const meta = deck.find("meta");
  Source source;
  source.file = file;
  const Value* found = nullptr;
  Value parsed;
  if (meta != nullptr && meta->is_text() && !meta->text("meta").empty()) {
    parsed = content::parse_json(meta->text("meta"), file + " (its meta)", kLimits);
    if (parsed.is_map()) found = parsed.find("fan_made_content");
  } else if (meta != nullptr && meta->is_map()) {
    found = meta->find("fan_made_content");
  }
  if (found == nullptr || !found->is_map())
    deck.fail("this is a deck, and no fan-made cards are in it",
              "import it with: misk import arkhamdb-deck " + file, "bad-import");
  // arkham.build keeps the cards of a deck as a list, or as a map by code.
  if (const Value* const cards = found->find("cards"); cards != nullptr && cards->is_map()) {
    for (const auto& [key, value] : cards->entries("cards")) add_card(value, source);
    source.encounter_sets = read_sets(found->find("encounter_sets"), "encounter_sets", source);
    source.packs = read_sets(found->find("packs"), "packs", source);
  } else {
    read_data(*found, source);
  }
  if (const Value* const name = deck.find("name"); name != nullptr && name->is_text())
    source.name = "Cards of " + plain(name->text("name"));
  return source;
}

void want_cards(const Source& source) {
  if (!source.cards.empty()) return;
  std::string why;
  if (!source.left_out.empty())
    why = " (" + source.left_out.front().what + ": " + source.left_out.front().reason + ")";
  fail(source.file, 0, "there is no card in it" + why, "export it again; a pack without cards is none");
}

}  // namespace

std::string Number::to_string() const {
  switch (kind) {
    case Kind::none:
      return "-";
    case Kind::plain:
      return std::to_string(value);
    case Kind::x:
      return "X";
    case Kind::star:
      return "*";
    case Kind::unknown:
      return "?";
  }
  return "";
}

bool is_nothing(const Value& value) {
  switch (value.kind()) {
    case Value::Kind::null:
      return true;
    case Value::Kind::text:
      return value.text("it").empty() || value.text("it") == "false";
    case Value::Kind::list:
      return value.items("it").empty();
    case Value::Kind::map:
      return value.entries("it").empty();
  }
  return true;
}

Fields::Fields(const Value& map) : line_(map.line()) {
  for (const auto& [key, value] : map.entries("a map")) {
    const std::string& name = key.text("a key");
    entries_[name] = {value, false};
    order_.push_back(name);
  }
}

const Value* Fields::value(const std::string& key) {
  const auto it = entries_.find(key);
  if (it == entries_.end()) return nullptr;
  it->second.used = true;
  return it->second.value.is_null() ? nullptr : &it->second.value;
}

Fields Fields::over(const Fields& base) const {
  Fields out = base;
  for (const std::string& key : order_) {
    if (!out.entries_.count(key)) out.order_.push_back(key);
    out.entries_[key] = {entries_.at(key).value, false};
  }
  for (auto& [key, entry] : out.entries_) entry.used = false;
  out.line_ = line_;
  return out;
}

bool Fields::differs_in(const std::vector<std::string>& keys, const Fields& base) const {
  Fields mine = *this, its = base;
  return std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
    if (!mine.has(key)) return false;
    const Value* const value = mine.value(key);
    if (value->is_text()) return plain(mine.text(key)) != plain(its.text(key));
    return mine.number(key).to_string() != its.number(key).to_string();
  });
}

Fields Fields::back() const {
  static const std::string kBack = "back_";
  static const std::set<std::string> kShared = {"encounter_code", "faction_code", "quantity", "traits"};
  Fields out;
  out.line_ = line_;
  for (const std::string& key : order_) {
    const Value& value = entries_.at(key).value;
    if (key.starts_with(kBack))
      out.entries_[key.substr(kBack.size())] = {value, false};
    else if (kShared.count(key))
      out.entries_.try_emplace(key, Entry{value, false});
  }
  return out;
}

bool Fields::has(const std::string& key) const {
  const auto it = entries_.find(key);
  return it != entries_.end() && !is_nothing(it->second.value);
}

std::string Fields::text(const std::string& key) {
  const Value* const found = value(key);
  if (found == nullptr) return "";
  if (found->is_text()) return found->text(key);
  if (!is_nothing(*found)) odd_.push_back(key);
  return "";
}

std::vector<std::string> Fields::texts(const std::string& key) {
  const Value* const found = value(key);
  std::vector<std::string> out;
  if (found == nullptr) return out;
  if (found->is_text()) {
    if (!found->text(key).empty()) out.push_back(found->text(key));
  } else if (found->is_list()) {
    for (const Value& each : found->items(key)) {
      if (each.is_text())
        out.push_back(each.text(key));
      else
        odd_.push_back(key);
    }
  } else {
    odd_.push_back(key);
  }
  return out;
}

Number Fields::number(const std::string& key) {
  const std::string written = trimmed(text(key));
  Number out;
  if (written.empty() || written == "-") return out;
  if (equal_fold(written, "x")) {
    out.kind = Number::Kind::x;
    return out;
  }
  int number = 0;
  const char* const end = written.data() + written.size();
  auto [rest, error] = std::from_chars(written.data(), end, number);
  // 3.0 is a 3 that went through a spreadsheet.
  const bool is_whole = std::all_of(rest, end, [](char c) { return c == '.' || c == '0'; });
  if (error != std::errc() || !is_whole || number < -100 || number > 1000) {
    odd_.push_back(key);
    return out;
  }
  out.value = number;
  out.kind = number == -2   ? Number::Kind::x
             : number == -3 ? Number::Kind::star
             : number < 0   ? Number::Kind::unknown
                            : Number::Kind::plain;
  return out;
}

bool Fields::flag(const std::string& key) {
  const std::string written = lower(trimmed(text(key)));
  return written == "true" || written == "1";
}

std::vector<std::string> Fields::left() const {
  std::vector<std::string> out;
  for (const std::string& key : order_) {
    const Entry& entry = entries_.at(key);
    if (!entry.used && !is_nothing(entry.value)) out.push_back(key);
  }
  return out;
}

Source read_project(std::string_view bytes, const std::string& file) {
  const Value root = parse(bytes, file);
  if (root.is_list()) {
    const auto& items = root.items("the list");
    const bool cards = !items.empty() && looks_like_card(items.front());
    const bool lists = !items.empty() && items.front().is_map() && items.front().find("cards") != nullptr;
    root.fail("this is a list, not a fan-made project",
              cards   ? "these are cards: misk import arkhamdb-cards " + file
              : lists ? "these are taboo lists: misk import arkhamdb-taboos " + file
                      : "name the JSON of one project, with 'meta' and 'data'",
              "bad-import");
  }
  if (!root.is_map())
    root.fail("this is " + std::string(content::kind_name(root.kind())) + ", not a fan-made project",
              "name the JSON of one project, with 'meta' and 'data'", "bad-import");
  if (root.find("investigator_code") != nullptr || root.find("slots") != nullptr) {
    Source source = read_embedded(root, file);
    want_cards(source);
    return source;
  }
  const Value* const data = root.find("data");
  if (data == nullptr || data->is_null()) {
    if (looks_like_card(root))
      root.fail("this is one card, not a fan-made project", "misk import arkhamdb-cards " + file,
                "bad-import");
    root.fail("this JSON has no 'data', so it is no fan-made project of arkham.build",
              "download the project again: it has 'meta' and 'data'", "bad-import");
  }
  if (data->is_list())
    data->fail("'data' is a list: this is the index of projects, not one of them",
               "download one project's JSON (its bucket_path)", "bad-import");
  if (!data->is_map())
    data->fail("'data' is " + std::string(content::kind_name(data->kind())) + ", not a map",
               "download the project again", "bad-import");
  Source source;
  source.file = file;
  if (data->find("slots") != nullptr && data->find("cards") == nullptr) {
    source = read_embedded(*data, file);
    want_cards(source);
    return source;
  }
  read_meta(root.find("meta"), source);
  read_data(*data, source);
  for (const auto& [key, value] : root.entries("the project")) {
    const std::string& name = key.text("a key");
    if (name != "meta" && name != "data" && !is_nothing(value))
      source.dropped.push_back({name, "", "an unknown field"});
  }
  want_cards(source);
  return source;
}

Source read_cards(std::string_view bytes, const std::string& file) {
  const Value root = parse(bytes, file);
  Source source;
  source.file = file;
  if (root.is_list()) {
    read_card_list(root, source);
  } else if (root.is_map() && root.find("data") != nullptr) {
    root.fail("this is a fan-made project, not cards of ArkhamDB", "misk import arkham-build " + file,
              "bad-import");
  } else if (root.is_map() && root.find("slots") != nullptr) {
    root.fail("this is a deck, not cards", "misk import arkhamdb-deck " + file, "bad-import");
  } else if (looks_like_card(root)) {
    add_card(root, source);
  } else if (root.is_map() && root.find("cards") != nullptr) {
    read_card_list(*root.find("cards"), source);
  } else {
    root.fail("this is no card of ArkhamDB, and no list of cards",
              "save the JSON of …/api/public/cards/PACK or …/card/CODE", "bad-import");
  }
  want_cards(source);
  // The name of their pack, if all cards agree.
  std::set<std::string> codes, names;
  for (SourceCard& card : source.cards) {
    card.numbered = !card.code.empty() && text::is_digit(card.code.front());
    codes.insert(card.fields.text("pack_code"));
    names.insert(card.fields.text("pack_name"));
  }
  codes.erase("");
  names.erase("");
  source.code = codes.size() == 1 ? *codes.begin() : "arkhamdb_cards";
  source.name = names.size() == 1 ? *names.begin() : codes.size() == 1 ? *codes.begin() : "Cards of ArkhamDB";
  return source;
}

}  // namespace misk::importing
