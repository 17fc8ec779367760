#include "decks/deck.hpp"

#include <algorithm>
#include <map>

#include <lua.hpp>

#include "catalog/setup.hpp"
#include "content/suggest.hpp"
#include "declare/loader.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"

namespace misk::game {

using content::Deck;
using content::Diagnostic;
using content::Diagnostics;
using content::Severity;

namespace {

constexpr const char* kCheck = "check_deck";
constexpr const char* kOptions = "deck_options";

/// Pushes the deck in the form that the exports get. If two entries name the same card with the same text,
/// they become one.
void push_deck(lua_State* L, const Deck& deck) {
  lua_newtable(L);
  lua_pushstring(L, deck.avatar.c_str());
  lua_setfield(L, -2, "avatar");
  lua_pushstring(L, deck.name.c_str());
  lua_setfield(L, -2, "name");
  lua_newtable(L);
  for (const content::DeckEntry& entry : deck.cards) {
    lua_pushinteger(L, entry.count);
    lua_setfield(L, -2, entry.card.c_str());
  }
  lua_setfield(L, -2, "cards");
  lua_newtable(L);
  for (const content::DeckOption& option : deck.options) {
    lua_newtable(L);
    int n = 0;
    for (const std::string& value : option.values) {
      lua_pushstring(L, value.c_str());
      lua_rawseti(L, -2, ++n);
    }
    for (const content::DeckOption::Entry& each : option.entries) {
      lua_pushstring(L, each.value.c_str());
      lua_setfield(L, -2, each.key.c_str());
    }
    lua_setfield(L, -2, option.name.c_str());
  }
  lua_setfield(L, -2, "options");
}

std::string text_field(lua_State* L, const char* key) {
  script::push_raw_field(L, -1, key);
  const std::string text = script::taken_text(L, -1);
  lua_pop(L, 1);
  return text;
}

int number_field(lua_State* L, const char* key) {
  script::push_raw_field(L, -1, key);
  const int number = lua_isnumber(L, -1) ? static_cast<int>(lua_tointeger(L, -1)) : -1;
  lua_pop(L, 1);
  return number;
}

/// Calls `take` for each entry of the list on top of the stack, with the entry on top.
template <class Take>
void each_entry(lua_State* L, Take take) {
  const int list = lua_gettop(L);
  const int n = script::taken_length(L, list);
  for (int i = 1; i <= n; ++i) {
    script::raw_item(L, list, i);
    take();
    lua_settop(L, list);
  }
}

/// Calls `take` for each entry of the list that an export returns for the deck, with the entry on top of the
/// stack. False if there is no such export or it fails; a failure is reported.
template <class Take>
bool ask(Scripts& scripts, const char* name, const Deck& deck, Take take, script::Report* failed = nullptr) {
  script::Host& host = scripts.host();
  if (!host.has_export(name)) return false;
  host.take_reports();
  const script::Host::Asking asking(host, pack_of_deck(host, deck.file));
  const auto push = [&](lua_State* state) {
    push_deck(state, deck);
    return 1;
  };
  if (host.query_export(name, push, [&](lua_State* L) { each_entry(L, [&] { take(L); }); })) return true;
  const auto reports = host.take_reports();
  if (failed && !reports.empty()) *failed = reports.front();
  return false;
}

std::vector<std::string> texts(Scripts& scripts, const char* name, const Deck& deck) {
  std::vector<std::string> out;
  ask(scripts, name, deck, [&](lua_State* L) {
    if (lua_type(L, -1) == LUA_TSTRING) out.push_back(script::taken_text(L, -1));
  });
  return out;
}

int line_of(const Deck& deck, const std::string& what, const std::string& in_option) {
  if (what.empty()) return deck.cards_line;
  for (const content::DeckOption& option : deck.options) {
    if (option.name == what) return option.line;
    if (option.name != in_option) continue;
    for (const content::DeckOption::Entry& each : option.entries)
      if (each.key == what) return each.line;
    return option.line;
  }
  // If a card is listed twice, the later entry is the surplus one.
  int line = deck.cards_line;
  for (const content::DeckEntry& entry : deck.cards)
    if (entry.card == what && entry.line > 0) line = entry.line;
  return what == deck.avatar ? deck.avatar_line : line;
}

/// The text of a field of plain data; "" if it is missing.
std::string text_at(const Plain& map, const char* key) {
  const auto found = map.is_object() ? map.find(key) : map.end();
  return found != map.end() && found->is_string() ? found->get<std::string>() : "";
}

}  // namespace

std::string pack_of_deck(script::Host& host, const std::string& file) {
  for (const auto& [pack, root] : host.declared().roots)
    if (file.rfind(root + "/", 0) == 0) return pack;
  return "";
}

Deck as_meant(script::Host& host, Deck deck) {
  const std::string pack = pack_of_deck(host, deck.file);
  deck.avatar = host.unmistakable(deck.avatar, pack);
  for (content::DeckEntry& entry : deck.cards) entry.card = host.unmistakable(entry.card, pack);
  return deck;
}

Diagnostics deck_problems(Scripts& scripts, const Deck& deck) {
  const kernel::Image& image = scripts.host().image();
  std::vector<std::string> known;
  for (const auto& entry : image.definition_index) known.push_back(entry.first);
  std::sort(known.begin(), known.end());
  Diagnostics out = content::check_deck(
      deck, [&](const std::string& id) { return image.find_definition(id) != kernel::kNoId; },
      [&](const std::string& id) { return content::suggest(id, known); });
  if (!out.empty()) return out;
  script::Report failed;
  const bool asked = ask(
      scripts, kCheck, deck,
      [&](lua_State* L) {
        if (!lua_istable(L, -1)) return;
        out.push_back({Severity::warning, deck.file,
                       line_of(deck, text_field(L, "card"), text_field(L, "option")), 0,
                       text_field(L, "message"), text_field(L, "mend"), "illegal-deck"});
      },
      &failed);
  if (!asked && !failed.message.empty())
    out.push_back({Severity::error, failed.file, failed.line, 0, failed.message, failed.mend, "script"});
  return out;
}

Diagnostics deck_problems(Scripts& scripts, const std::vector<std::string>& avatars,
                          const std::vector<Deck>& decks) {
  Diagnostics out;
  const kernel::Image& image = scripts.host().image();
  for (std::size_t i = 0; i < decks.size(); ++i) {
    const Deck& deck = decks[i];
    if (deck.avatar.empty()) continue;  // none
    const kernel::Id seat = image.find_definition(avatars[i]);
    if (image.find_definition(deck.avatar) != seat)
      out.push_back({Severity::warning, deck.file, deck.avatar_line, 0,
                     "this deck is for '" + deck.avatar + "', and '" + avatars[i] + "' plays it",
                     "choose a deck of whom plays", "illegal-deck"});
    for (Diagnostic& each : deck_problems(scripts, deck)) out.push_back(std::move(each));
  }
  return out;
}

Plain deck_options(Scripts& scripts, const Deck& deck) {
  script::Host& host = scripts.host();
  if (deck.options.empty()) return Plain::object();
  if (!host.has_export(kOptions))
    throw content::ContentError({Severity::error, deck.file, deck.options.front().line, 0,
                                 "the game '" + scripts.game() + "' has no options of decks",
                                 "take `options` out", "bad-deck"});
  const script::Host::Asking asking(host, pack_of_deck(host, deck.file));
  host.take_reports();
  Plain said;
  const auto push = [&](lua_State* L) {
    push_deck(L, deck);
    return 1;
  };
  if (!host.query_export(kOptions, push, [&](lua_State* L) { said = read_plain(L, -1); })) {
    const auto reports = host.take_reports();
    throw SetupError(reports.empty() ? std::string(kOptions) + " failed" : reports.front().to_line());
  }
  for (const Plain& each : said.value("problems", Plain::array()))
    throw content::ContentError({Severity::error, deck.file,
                                 line_of(deck, text_at(each, "card"), text_at(each, "option")), 0,
                                 text_at(each, "message"), text_at(each, "mend"), "bad-deck"});
  const Plain options = said.value("options", Plain::object());
  return options.is_object() ? options : Plain::object();
}

std::vector<content::DeckOption> options_from(const Plain& data) {
  std::vector<content::DeckOption> out;
  for (const auto& [name, value] : data.items()) {
    content::DeckOption option{name, {}, 0};
    if (value.is_object())
      for (const auto& [key, each] : value.items()) option.entries.push_back({key, each, 0});
    else if (value.is_array())
      option.values = value.get<std::vector<std::string>>();
    else
      option.values.push_back(value);
    if (!option.entries.empty() || !option.values.empty()) out.push_back(std::move(option));
  }
  return out;
}

Plain deck_places(const Deck& deck) {
  const auto place = [&](int line) { return deck.file + ":" + std::to_string(line); };
  Plain places = {{"", place(deck.cards_line)}};
  for (const content::DeckEntry& entry : deck.cards) places[entry.card] = place(entry.line);
  for (const content::DeckOption& option : deck.options) places[option.name] = place(option.line);
  return places;
}

std::vector<std::string> deck_lines(Scripts& scripts, const Deck& deck) {
  return texts(scripts, "deck_lines", deck);
}

std::vector<std::string> deck_cards(Scripts& scripts, const Deck& deck) {
  return texts(scripts, "deck_cards", deck);
}

std::vector<std::string> deck_required(Scripts& scripts, const Deck& deck) {
  return texts(scripts, "deck_required", deck);
}

std::vector<std::string> deck_pool(Scripts& scripts, const Deck& deck) {
  return texts(scripts, "deck_pool", deck);
}

std::vector<DeckGroup> deck_groups(Scripts& scripts, const Deck& deck, script::Report* failed) {
  std::vector<DeckGroup> out;
  const auto take = [&](lua_State* L) {
    if (!lua_istable(L, -1)) return;
    DeckGroup group{scripts.translation().line(text_field(L, "name")), {}};
    script::push_raw_field(L, -1, "cards");
    each_entry(L, [&] {
      if (lua_type(L, -1) == LUA_TSTRING) group.cards.push_back(script::taken_text(L, -1));
    });
    lua_pop(L, 1);
    out.push_back(std::move(group));
  };
  ask(scripts, "deck_groups", deck, take, failed);
  return out;
}

std::vector<DeckFigure> deck_figures(Scripts& scripts, const Deck& deck, script::Report* failed) {
  std::vector<DeckFigure> out;
  const auto take = [&](lua_State* L) {
    if (!lua_istable(L, -1)) return;
    DeckFigure figure;
    figure.name = scripts.translation().line(text_field(L, "name"));
    figure.option = text_field(L, "option");
    figure.value = number_field(L, "value");
    figure.of = number_field(L, "of");
    script::push_raw_field(L, -1, "bars");
    each_entry(L, [&] {
      if (!lua_istable(L, -1)) return;
      script::raw_item(L, -1, 1);
      script::raw_item(L, -2, 2);
      if (lua_type(L, -2) == LUA_TSTRING && lua_isnumber(L, -1))
        figure.bars.emplace_back(script::taken_text(L, -2), static_cast<int>(lua_tointeger(L, -1)));
      lua_pop(L, 2);
    });
    lua_pop(L, 1);
    out.push_back(std::move(figure));
  };
  ask(scripts, "deck_figures", deck, take, failed);
  return out;
}

Deck new_deck(Scripts& scripts, const std::string& avatar, const std::string& name) {
  Deck deck;
  deck.avatar = avatar;
  const kernel::Image& image = scripts.host().image();
  const kernel::Id definition = image.find_definition(avatar);
  const Diagnostics wrong = deck_problems(scripts, deck);
  if (definition == kernel::kNoId) throw content::ContentError(wrong.front());
  for (const Diagnostic& each : wrong)  // errors except an unknown avatar
    if (each.line == 0 && each.message.find('\'' + avatar + '\'') == 0) throw content::ContentError(each);
  deck.name = name.empty() ? "Deck of " + scripts.translation().title(definition) : name;
  for (const std::string& id : deck_required(scripts, deck)) {
    const auto there = std::find_if(deck.cards.begin(), deck.cards.end(),
                                    [&](const content::DeckEntry& entry) { return entry.card == id; });
    if (there != deck.cards.end())
      ++there->count;
    else
      deck.cards.push_back({id, 1, 0});
  }
  return deck;
}

bool has_deck_rules(Scripts& scripts) {
  return scripts.host().has_export(kCheck);
}

}  // namespace misk::game
