#include "content/deck.hpp"

#include <algorithm>
#include <utility>

#include "content/mount.hpp"
#include "content/reader.hpp"
#include "content/utf8.hpp"
#include "content/value.hpp"
#include "content/yaml_writer.hpp"
#include "text/number.hpp"

namespace misk::content {

namespace {

// Decks of fan-made content carry their cards with them, so an export can be large.
constexpr TextLimits kDeckLimits{std::size_t{8} << 20, 64, 400'000};

enum class Form { yaml, json };

[[noreturn]] void throw_first(const Diagnostics& diagnostics) {
  throw ContentError(diagnostics.front());
}

std::string read_line(const Value& value, const std::string& what) {
  const std::string& text = value.text(what);
  if (text.empty()) value.fail(what + " is empty", "write something", "empty");
  if (text.size() > 500 || has_control(text)) {
    value.fail(what + " is too long, or has control characters in it", "write it on one line, plainly",
               "bad-encoding");
  }
  return text;
}

// The first characters of the file decide. Its name says little: people save decks under any name.
Form find_form(std::string_view bytes, const std::string& file) {
  const auto fail = [&](const char* message, const char* mend) {
    throw ContentError({Severity::error, file, 1, 0, message, mend, "bad-deck"});
  };
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) fail("the file is empty", "write a deck, or export one again");
  if (bytes.substr(first, 5) == "<?xml" || bytes.substr(first, 5) == "<deck") {
    fail("this is XML; an OCTGN deck must be imported first", "misk import arkhamdb-deck FILE -o DECK.yaml");
  }
  if (bytes[first] == '<') {
    fail("this is a web page, not a deck",
         "save the deck's JSON export (…/api/public/deck/ID), not its page");
  }
  if (bytes[first] == '[') fail("this is a list, not a deck", "save one deck in each file");
  if (bytes[first] != '{') return Form::yaml;
  // YAML also has maps in braces, but their first key is hardly ever in double quotes.
  const std::size_t second = bytes.find_first_not_of(" \t\r\n", first + 1);
  const bool is_json = second == std::string_view::npos || bytes[second] == '"' || bytes[second] == '}';
  return is_json ? Form::json : Form::yaml;
}

void read_cards(const Value& cards, const std::string& what, Deck& deck, bool zero_is_none,
                Diagnostics& diagnostics) {
  // PHP writes an empty map as an empty list.
  if (cards.is_list() && cards.items(what).empty()) return;
  if (!cards.is_map()) {
    cards.fail(what + " is " + std::string(kind_name(cards.kind())),
               "write a map of cards and counts, like { id: 2 }", "wrong-type");
  }
  for (const auto& [key, count] : cards.entries(what)) {
    try {
      DeckEntry entry;
      entry.card = read_line(key, "a card");
      entry.line = key.line();
      entry.count = static_cast<int>(
          count.integer("the count of " + in_quotes(entry.card), zero_is_none ? 0 : 1, kMaxCopies));
      if (entry.count > 0) deck.cards.push_back(std::move(entry));
    } catch (const ContentError& error) {
      diagnostics.push_back(error.diagnostic());
    }
  }
}

DeckOption read_option(const Value& key, const Value& given) {
  DeckOption option{read_line(key, "an option"), {}, key.line()};
  const std::string what = in_quotes(option.name);
  if (given.is_map())
    for (const auto& [name, each] : given.entries(what))
      option.entries.push_back(
          {read_line(name, "a key of " + what), read_line(each, "an entry of " + what), name.line()});
  else if (given.is_list())
    for (const Value& each : given.items(what)) option.values.push_back(read_line(each, what));
  else
    option.values.push_back(read_line(given, what));
  return option;
}

Deck read_own(const Value& root, const std::string& file) {
  Deck deck;
  deck.file = file;
  Diagnostics diagnostics;
  Reader reader(root, "the deck", diagnostics);
  reader.required("name", [&](const Value& value) { deck.name = read_line(value, "name"); });
  reader.required(kDeckFor, [&](const Value& value) {
    deck.avatar = read_line(value, kDeckFor);
    deck.avatar_line = value.line();
  });
  deck.cards_line = reader.line_of("cards");
  reader.required("cards", [&](const Value& value) { read_cards(value, "cards", deck, false, diagnostics); });
  reader.optional("options", [&](const Value& value) {
    for (const auto& [key, given] : value.entries("options")) deck.options.push_back(read_option(key, given));
  });
  reader.optional("collection", [&](const Value& value) {
    deck.collection_line = value.line();
    for (const Value& pack : value.items("collection")) deck.collection.push_back(read_line(pack, "a pack"));
  });
  if (!reader.finish()) throw_first(diagnostics);
  return deck;
}

// The experience spent on a deck is spread over all its upgrades; no single file gives the sum.
void read_experience(const Value& root, Deck& deck) {
  const auto number = [&](const char* key) -> long long {
    const Value* const value = root.find(key);
    if (value == nullptr || !value->is_text()) return 0;
    return text::whole_number<long long>(value->text(key), 0, 9999).value_or(0);
  };
  const Value* const previous = root.find("previous_deck");
  if (previous != nullptr && !previous->is_null()) {
    deck.options.push_back({"experience", {"any"}, previous->line()});
  } else if (const long long sum = number("xp") + number("xp_adjustment"); sum > 0) {
    const Value* const xp = root.find("xp");
    deck.options.push_back({"experience", {std::to_string(sum)}, xp == nullptr ? 0 : xp->line()});
  }
}

// Words for a deck's options; what they mean is known to its game.
bool is_word_for_option(const std::string& key) {
  return key == "deck_size_selected" || key == "option_selected" || key.starts_with("faction_") ||
         key.starts_with("cus_");
}

void read_words(const Value& root, Deck& deck) {
  const auto add = [&](const std::string& key, const Value& value) {
    if (value.is_text() && !value.text(key).empty())
      deck.options.push_back({key, {read_line(value, in_quotes(key))}, value.line()});
  };
  if (const Value* const taboo = root.find("taboo_id")) add("taboo_id", *taboo);
  const Value* const meta = root.find("meta");
  if (meta == nullptr || meta->is_null()) return;
  try {
    const Value words = meta->is_text() ? parse_json(meta->text("meta"), deck.file, kDeckLimits) : *meta;
    if (!words.is_map()) return;
    for (const auto& [key, value] : words.entries("meta"))
      if (is_word_for_option(key.text("a key"))) add(key.text("a key"), value);
  } catch (const ContentError&) {
    // People put anything there; the deck is sound without it.
    return;
  }
  // Its lines are those of a text within a line.
  for (DeckOption& option : deck.options)
    if (is_word_for_option(option.name)) option.line = meta->line();
}

// ArkhamDB and arkham.build add keys as they please, so an unknown key is no error here.
Deck read_arkhamdb(const Value& root, const std::string& file) {
  Deck deck;
  deck.file = file;
  const Value* const slots = root.find("slots");
  const std::string key = std::string(kDeckFor) + "_code";
  const Value* const whose = root.find(key);
  if (slots == nullptr || whose == nullptr) {
    root.fail(std::string("this JSON has no '") + (slots == nullptr ? "slots" : key) +
                  "', so it is no deck of ArkhamDB",
              "export the deck as JSON again", "bad-deck");
  }
  deck.avatar = read_line(*whose, key.c_str());
  deck.avatar_line = whose->line();
  // People put anything into a deck's name; here a name is one line.
  if (const Value* const name = root.find("name"); name != nullptr && name->is_text()) {
    for (const char c : name->text("name"))
      if (deck.name.size() < 400) deck.name += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    while (find_bad_utf8(deck.name) != std::string::npos) deck.name.pop_back();
  }
  if (deck.name.find_first_not_of(' ') == std::string::npos) deck.name = "Deck of " + deck.avatar;
  Diagnostics diagnostics;
  deck.cards_line = slots->line();
  read_cards(*slots, "slots", deck, true, diagnostics);
  if (!diagnostics.empty()) throw_first(diagnostics);
  read_experience(root, deck);
  read_words(root, deck);
  return deck;
}

}  // namespace

Deck parse_deck(std::string_view bytes, const std::string& file) {
  const Form form = find_form(bytes, file);
  const Value root =
      form == Form::json ? parse_json(bytes, file, kDeckLimits) : parse_yaml(bytes, file, kDeckLimits);
  // arkham.build wraps a shared deck: { "data": deck, "type": "deck" }.
  if (const Value* const data = root.find("data"); form == Form::json && data != nullptr && data->is_map())
    return read_arkhamdb(*data, file);
  const bool is_own = form == Form::yaml || (root.find("cards") != nullptr && root.find("slots") == nullptr);
  return is_own ? read_own(root, file) : read_arkhamdb(root, file);
}

bool is_deck(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return true;  // nothing: it gets a message of its own
  if (bytes[first] == '{') return true;
  const auto has_key = [&](std::string_view key) {
    for (std::size_t at = bytes.find(key); at != std::string_view::npos; at = bytes.find(key, at + 1))
      if (at == 0 || bytes[at - 1] == '\n') return true;
    return false;
  };
  return has_key("cards:") || has_key(std::string(kDeckFor) + ":");
}

Deck read_deck(const std::string& path) {
  return parse_deck(read_disk_file(path, kDeckLimits.bytes), path);
}

Diagnostics check_deck(const Deck& deck, const CardKnown& known, const CardSuggest& suggest) {
  Diagnostics diagnostics;
  const auto check = [&](const std::string& id, int line, const std::string& what) {
    if (known(id)) return;
    // The nearest code belongs to an unrelated card, so no code is suggested.
    const bool is_code = id.size() >= 4 && id.find_first_not_of("0123456789") >= 4;
    const std::string near = suggest && !is_code ? suggest(id) : "";
    diagnostics.push_back(
        {Severity::error, deck.file, line, 0, "unknown " + what + " " + in_quotes(id),
         near.empty() ? "correct it, or add the pack it is in with --packs" : "did you mean '" + near + "'?",
         "unknown-card"});
  };
  check(deck.avatar, deck.avatar_line, kDeckFor);
  for (const DeckEntry& entry : deck.cards) check(entry.card, entry.line, "card");
  return diagnostics;
}

std::string to_yaml(const Deck& deck) {
  const auto form = [](bool is_empty) {
    return is_empty ? YamlWriter::Form::one_line : YamlWriter::Form::lines;
  };
  YamlWriter out;
  out.begin_map();
  out.field("name", deck.name);
  out.field(std::string(kDeckFor), deck.avatar);
  out.plain("cards");
  out.begin_map(form(deck.cards.empty()));
  for (const DeckEntry& entry : deck.cards) {
    out.quoted(entry.card);
    out.number(entry.count);
  }
  out.end_map();
  const auto list = [&](const std::vector<std::string>& texts) {
    out.begin_list(form(texts.empty()));
    for (const std::string& text : texts) out.quoted(text);
    out.end_list();
  };
  const auto map = [&](const std::vector<DeckOption::Entry>& entries) {
    out.begin_map();
    for (const DeckOption::Entry& each : entries) {
      out.quoted(each.key);
      out.quoted(each.value);
    }
    out.end_map();
  };
  if (!deck.collection.empty()) {
    out.plain("collection");
    list(deck.collection);
  }
  if (!deck.options.empty()) {
    out.plain("options");
    out.begin_map();
    for (const DeckOption& option : deck.options) {
      out.quoted(option.name);
      if (!option.entries.empty())
        map(option.entries);
      else if (option.values.size() == 1)
        out.quoted(option.values.front());
      else
        list(option.values);
    }
    out.end_map();
  }
  out.end_map();
  return out.finish();
}

}  // namespace misk::content
