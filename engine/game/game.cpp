// One table. One file: the set-up, and the texts that a viewer may read, each of which asks the same
// question: what is known.
#include "game/game.hpp"

#include <algorithm>
#include <cstdlib>

#include <lua.hpp>

#include "catalog/listing.hpp"
#include "catalog/plain_data.hpp"
#include "catalog/setup_options.hpp"
#include "content/suggest.hpp"
#include "decks/deck.hpp"
#include "game/settings.hpp"
#include "game/veil.hpp"
#include "game/view_budget.hpp"
#include "language/words.hpp"
#include "sandbox/taken.hpp"
#include "script/handle.hpp"
#include "text/letters.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::Id;
using kernel::kNoId;

Game::Game(const Catalog& catalog, Scripts& scripts, const Setup& setup)
    : catalog_(catalog),
      scripts_(scripts),
      setup_(setup),
      session_(scripts.host().kernel()),
      prepared_(std::make_unique<kernel::State>()) {
  prepare();
}

void Game::prepare() {
  script::Host& host = scripts_.host();
  const kernel::Image& image = host.image();
  if (setup_.avatars.empty()) throw SetupError("nobody plays: say who does");
  if (setup_.avatars.size() > kernel::kMaxPlayers)
    throw SetupError("at most " + std::to_string(kernel::kMaxPlayers) + " can play");
  auto find = [&](const std::string& id, const std::string& what) {
    const Id def = host.find_definition(id, setup_.asker);
    if (def != kNoId) return def;
    std::vector<std::string> known;
    for (const auto& entry : image.definition_index) known.push_back(entry.first);
    std::sort(known.begin(), known.end());
    const std::string near = content::suggest(id, known);
    throw SetupError("no " + what + " '" + id + "'" + (near.empty() ? "" : "; did you mean '" + near + "'?"));
  };
  const Id scenario = find(setup_.scenario, "scenario");
  setup_.scenario = host.unmistakable(setup_.scenario, setup_.asker);
  std::vector<content::Deck>& decks = decks_;
  std::vector<Plain> deck_said;  // the options of each
  for (std::size_t i = 0; i < setup_.avatars.size(); ++i) {
    const Id avatar = find(setup_.avatars[i], content::kDeckFor);
    setup_.avatars[i] = host.unmistakable(setup_.avatars[i], setup_.asker);
    content::Deck deck;
    if (i < setup_.deck_files.size() && !setup_.deck_files[i].empty()) {
      try {
        const bool kept = i < setup_.deck_texts.size() && !setup_.deck_texts[i].empty();
        deck = kept ? content::parse_deck(setup_.deck_texts[i], setup_.deck_files[i])
                    : content::read_deck(setup_.deck_files[i]);
      } catch (const content::ContentError& e) {
        throw SetupError(e.diagnostic().to_line());
      }
      std::vector<std::string> known;
      for (const auto& entry : image.definition_index) known.push_back(entry.first);
      std::sort(known.begin(), known.end());
      const auto wrong = content::check_deck(
          deck, [&](const std::string& id) { return image.find_definition(id) != kNoId; },
          [&](const std::string& id) { return content::suggest(id, known); });
      if (!wrong.empty()) throw SetupError(wrong.front().to_line());
      deck = as_meant(host, std::move(deck));
      for (const std::string& pack : deck.collection)
        if (!catalog_.library().find(pack))
          throw SetupError(deck.file + ":" + std::to_string(deck.collection_line) + ": no pack '" + pack +
                           "' is loaded; correct it, or say where it is with --packs");
    } else if (!setup_.empty_decks) {
      for (const content::Deck& candidate : catalog_.decks())
        if (deck.cards.empty() &&
            host.find_definition(candidate.avatar, pack_of_deck(host, candidate.file)) == avatar)
          deck = as_meant(host, candidate);
    }
    try {
      deck_said.push_back(deck_options(scripts_, deck));
    } catch (const content::ContentError& e) {
      throw SetupError(e.diagnostic().to_line());
    }
    decks.push_back(std::move(deck));
  }
  check_option_names(scripts_, setup_.scenario, setup_.options);
  setup_.settings = settle_settings(catalog_.library(), scripts_.game(), setup_.settings);
  hand_settings();
  kernel::Kernel& k = host.kernel();
  scripts_.table = this;
  k.clear(static_cast<int>(setup_.avatars.size()));
  host.take_reports();
  const script::Host::Asking asking(host, image.definitions[scenario].pack);
  std::string refusal;
  const bool ok = host.call_export(
      "setup",
      [&](lua_State* L) {
        lua_newtable(L);
        host.push_data(scenario);
        lua_setfield(L, -2, "scenario");
        lua_pushstring(L, setup_.scenario.c_str());
        lua_setfield(L, -2, "scenario_id");
        lua_newtable(L);
        for (std::size_t i = 0; i < setup_.avatars.size(); ++i) {
          lua_newtable(L);
          lua_pushstring(L, setup_.avatars[i].c_str());
          lua_setfield(L, -2, "id");
          lua_newtable(L);
          int n = 0;
          for (const auto& entry : decks[i].cards) {
            lua_newtable(L);
            lua_pushstring(L, entry.card.c_str());
            lua_setfield(L, -2, "card");
            lua_pushinteger(L, entry.count);
            lua_setfield(L, -2, "count");
            lua_rawseti(L, -2, ++n);
          }
          lua_setfield(L, -2, "deck");
          lua_newtable(L);
          for (std::size_t n_pack = 0; n_pack < decks[i].collection.size(); ++n_pack) {
            lua_pushstring(L, decks[i].collection[n_pack].c_str());
            lua_rawseti(L, -2, static_cast<int>(n_pack) + 1);
          }
          lua_setfield(L, -2, "collection");
          push_plain(L, deck_said[i]);
          lua_setfield(L, -2, "options");
          lua_rawseti(L, -2, static_cast<int>(i) + 1);
        }
        lua_setfield(L, -2, "players");
        lua_newtable(L);
        for (const auto& [key, value] : setup_.options) {
          lua_pushstring(L, value.c_str());
          lua_setfield(L, -2, key.c_str());
        }
        lua_setfield(L, -2, "options");
        if (!setup_.campaign.empty()) {
          push_plain(L, plain_from_json(setup_.campaign, "campaign", {std::size_t{16} << 20, 64, 1'000'000}));
          lua_setfield(L, -2, "campaign");
        }
        return 1;
      },
      [&](lua_State* L) { refusal = script::taken_text(L, -1); });
  if (!ok) {
    const auto reports = host.take_reports();
    refusal = reports.empty() ? "the game's set-up failed" : reports.front().to_string();
  }
  if (!refusal.empty()) throw SetupError(refusal);
  check_option_values(scripts_, setup_.scenario, setup_.options);
  if (const auto more = setup_.options.find("add_cards"); more != setup_.options.end())
    add_cards(more->second);
  copy_state(*prepared_, k.state());
}

void Game::hand_settings() {
  for (const PackSetting& each : pack_settings(catalog_.library(), scripts_.game()))
    scripts_.host().set_setting(each.name(), script_value(*each.setting, setup_.settings.at(each.name())));
}

/// Adds cards besides those of the scenario and the decks. The game's `add_cards(list of ids)` puts them in
/// place.
void Game::add_cards(const std::string& ids) {
  script::Host& host = scripts_.host();
  if (!host.has_export("add_cards"))
    throw SetupError("the game '" + scripts_.game() +
                     "' does not say where cards are added; leave the option add_cards out");
  const std::vector<std::string> list = added_cards(ids);
  for (const std::string& id : list)
    if (host.image().find_definition(id) == kNoId)
      throw SetupError("no card '" + id + "' can be added; see misk list cards");
  const bool ok = host.call_export(
      "add_cards",
      [&](lua_State* L) {
        lua_createtable(L, static_cast<int>(list.size()), 0);
        for (std::size_t i = 0; i < list.size(); ++i) {
          lua_pushstring(L, list[i].c_str());
          lua_rawseti(L, -2, static_cast<int>(i) + 1);
        }
        return 1;
      },
      0);
  if (ok) return;
  const auto reports = host.take_reports();
  throw SetupError(reports.empty() ? "the cards cannot be added" : reports.front().to_string());
}

kernel::Status Game::start(std::uint64_t seed) {
  setup_.seed = seed;
  kernel::Kernel& k = kernel();
  // Several tables may share the scripts, and so the kernel, in turn. Data that the kernel derives from
  // components belongs to one table.
  if (scripts_.table == this)
    k.restore(*prepared_);
  else {
    hand_settings();
    k.adopt(*prepared_);
  }
  scripts_.table = this;
  k.events().clear();
  return session_.start(seed);
}

std::string Game::outcome() const {
  const auto& state = kernel().state();
  if (!state.over) return "";
  const auto& names = scripts_.host().outcomes();
  if (state.outcome <= 0 || static_cast<std::size_t>(state.outcome) > names.size()) return words::kEnded;
  return names[static_cast<std::size_t>(state.outcome) - 1];
}

std::string Game::name(ComponentId id) const {
  if (!id) return translation().said(words::kNobody);
  return translation().title(kernel().component(id).definition);
}

bool Game::is_among(std::uint8_t players, std::uint8_t viewer) const {
  const unsigned all = (1u << kernel().state().players) - 1;
  switch (viewer) {
    case kAllKnowing:
      return true;
    case kWholeTable:
      return (players & all) != 0;
    case kernel::kNoPlayer:
      return (players & all) == all;
    default:
      return (players >> viewer & 1) != 0;
  }
}

bool Game::visible(ComponentId id, std::uint8_t viewer) const {
  return !id || is_among(kernel().seen_by(id), viewer);
}

namespace {
// The text that an exported function of the game returns, "" if none or if the time for the view is
// spent. The function may change nothing.
std::string ask_text(script::Host& host, const std::string& function,
                     const std::function<int(lua_State*)>& push) {
  return ViewBudget::is_spent() ? "" : host.query_text(function, push);
}
}  // namespace

std::string Game::ending() const {
  return ending_in_words(scripts_, outcome());
}

Known Game::known(ComponentId id, std::uint8_t viewer) const {
  if (viewer == kAllKnowing || !id) return Known::all;
  bool seen = visible(id, viewer);
  const kernel::Request& request = kernel().request();
  for (std::size_t p = 0; request.open && !seen && p < request.parts.size(); ++p) {
    const kernel::Part& part = request.parts[p];
    if (part.answered || (part.player != viewer && viewer != kWholeTable) || part.numeric) continue;
    for (std::uint32_t i = 0; i < part.count && !seen; ++i) {
      const kernel::Option& option = request.options[part.first + i];
      seen = option.comp == id || option.target == id;
    }
  }
  if (!seen) return Known::nothing;
  script::Host& host = scripts_.host();
  if (!host.has_export("unrevealed")) return Known::all;
  if (ViewBudget::is_spent()) return Known::side;
  bool unrevealed = false;
  const auto push = [&](lua_State* L) {
    script::push_component(L, id);
    return 1;
  };
  host.query_export("unrevealed", push, [&](lua_State* L) { unrevealed = lua_toboolean(L, -1) != 0; });
  return unrevealed ? Known::side : Known::all;
}

bool Game::readable(ComponentId id, Id ability, std::uint8_t viewer) const {
  if (viewer == kAllKnowing) return true;
  const auto& k = kernel();
  return known(id, viewer) != Known::nothing &&
         (k.image().abilities[ability].faces >> k.component(id).face & 1) != 0;
}

std::string Game::text_of(const std::string& function, std::int32_t number) const {
  // The number is all that it needs: whoever reads the text may not know what else there is.
  std::optional<Veil> veil;
  if (!over()) veil.emplace(const_cast<Game&>(*this), kernel::kNoPlayer);
  return translation().line(ask_text(scripts_.host(), function, [&](lua_State* L) {
    lua_pushinteger(L, number);
    return 1;
  }));
}

std::string Game::label(ComponentId id) const {
  if (!id || !scripts_.host().has_export("label")) return name(id);
  const std::string text = ask_text(scripts_.host(), "label", [&](lua_State* L) {
    script::push_component(L, id);
    return 1;
  });
  return text.empty() ? name(id) : translation().line(text);
}

std::string Game::hidden_name(ComponentId id) const {
  std::string text;
  if (scripts_.host().has_export("hidden_name"))
    text = ask_text(scripts_.host(), "hidden_name", [&](lua_State* L) {
      script::push_component(L, id);
      return 1;
    });
  return text.empty() ? translation().said(words::kHiddenName) : translation().line(text);
}

std::string Game::sentence(const std::string& text, const kernel::Participants& v, ComponentId source,
                           std::array<bool, 4> known) const {
  bool hidden_first = false;
  auto named = [&](ComponentId id, bool is_known, const std::string& word) {
    if (!id || is_known) return name(id);
    hidden_first = hidden_first || text.rfind("{" + word + "}", 0) == 0;
    return hidden_name(id);
  };
  std::string out = fill_text(translation().said(text), [&](const std::string& word) {
    if (word == "source") return named(source, known[0], word);
    // {s} is a plural s after an amount
    if (word == "s") return std::string(v[3] != 1 ? "s" : "");
    // {amount|f}: the game's exported function f turns the number into words
    const auto bar = word.find('|');
    for (std::size_t n = 0; n < v.size(); ++n) {
      if (word.substr(0, bar) != kernel::kParticipantNames[n]) continue;
      if (bar != std::string::npos) return n < 3 ? std::string() : text_of(word.substr(bar + 1), v[n]);
      return n < 3 ? named(static_cast<ComponentId>(v[n]), known[n + 1], word) : std::to_string(v[n]);
    }
    return std::string();
  });
  if (hidden_first && !out.empty()) out[0] = text::large(out[0]);
  return out;
}

std::string Game::said(const char* english, const std::map<std::string, std::string>& values) const {
  return fill_text(translation().said(english), [&](const std::string& word) {
    const auto value = values.find(word);
    return value == values.end() ? std::string() : value->second;
  });
}

std::vector<LogLine> Game::log(std::size_t from, std::uint8_t viewer, std::size_t* next) const {
  const ViewBudget budget;
  std::vector<LogLine> lines;
  const kernel::Kernel& k = kernel();
  const auto& events = k.events();
  const auto& image = k.image();
  for (std::size_t i = from; i < events.size(); ++i) {
    const kernel::Event& e = events[i];
    LogLine line;
    line.depth = e.depth;
    line.decision = e.decision;
    std::array<bool, 4> known{};
    for (std::size_t n = 0; n < known.size(); ++n) known[n] = is_among(e.known[n], viewer);
    auto concerns = [&](std::int32_t id, bool is_known) {
      if (is_known && k.valid(id) && std::find(line.about.begin(), line.about.end(), id) == line.about.end())
        line.about.push_back(static_cast<ComponentId>(id));
    };
    concerns(e.source, known[0]);
    switch (e.kind) {
      case kernel::Event::Kind::point:
      case kernel::Event::Kind::note: {
        const auto& point = image.points[e.id];
        const std::string* text = e.before ? &point.text_before : &point.text;
        if (!point.text_others.empty() && !e.before) {
          const std::uint8_t actor =
              k.valid(e.v[0]) ? k.player_of(static_cast<ComponentId>(e.v[0])) : kernel::kNoPlayer;
          // The actor sees its own actions.
          if (actor < k.state().players && is_among(static_cast<std::uint8_t>(1u << actor), viewer))
            known.fill(true);
          else
            text = &point.text_others;
        }
        line.text = sentence(*text, e.v, e.source, known);
        line.cite = point.cite;
        for (const std::size_t n : {1, 2, 0}) concerns(e.v[n], known[n + 1]);
        break;
      }
      case kernel::Event::Kind::ability: {
        const auto& ability = image.abilities[e.id];
        if (ability.text.empty()) break;
        const std::string text = translation().ability(e.id), source = name(e.source);
        const bool used = e.v[0] && e.v[0] != e.source && ability.kind != kernel::AbilityKind::forced &&
                          ability.kind != kernel::AbilityKind::manual;
        line.text = used ? said(words::kUses, {{"actor", name(static_cast<ComponentId>(e.v[0]))},
                                               {"card", source},
                                               {"ability", text}})
                         : source + ": " + text;
        if (const auto target = static_cast<ComponentId>(e.v[1]))
          line.text += " (" + (known[2] ? name(target) : hidden_name(target)) + ")";
        for (const std::size_t n : {1, 0}) concerns(e.v[n], known[n + 1]);
        line.cite = ability.cite;
        break;
      }
      case kernel::Event::Kind::step: {
        const auto& step = image.procedures[e.id].steps[e.step];
        line.text = sentence(step.text, e.v, e.source, known);
        line.cite = step.cite;
        break;
      }
      case kernel::Event::Kind::intervention: {
        const auto& journal = session_.journal();
        if (e.decision > 0 && e.decision <= journal.size())
          line.text = "By hand: " + journal[e.decision - 1].intervention.script;
        break;
      }
      default:
        break;
    }
    if (!line.text.empty()) lines.push_back(std::move(line));
  }
  if (next) *next = events.size();
  return lines;
}

std::string Game::option_text(const kernel::Request& request, const kernel::Option& option) const {
  switch (option.kind) {
    case kernel::OptionKind::pass:
      return translation().text(request.from == kernel::FrameKind::window ? pass_text(request)
                                                                          : words::kPass);
    case kernel::OptionKind::label:
      return translation().line(request.labels[static_cast<std::size_t>(option.value)]);
    case kernel::OptionKind::component:
      return label(option.comp);
    case kernel::OptionKind::ability: {
      std::string text = name(option.comp) + ": " + ability_text(option.ability);
      if (option.target) text += " -> " + label(option.target);
      return text;
    }
  }
  return "";
}

std::string Game::prompt_text(const kernel::Request& request, std::uint8_t viewer) const {
  const auto& k = kernel();
  const auto& image = k.image();
  std::uint8_t asked = 0;
  std::string names;
  for (const kernel::Part& part : request.parts) {
    if (part.answered) continue;
    asked = static_cast<std::uint8_t>(asked | 1u << part.player);
    names += (names.empty() ? "" : ", ") + name(k.state().avatars[part.player]);
  }
  // A question at a timing point reads the same whichever card waits there.
  if (request.from != kernel::FrameKind::timing && !is_among(asked, viewer))
    return said(words::kIsAsked, {{"player", names}});
  if (request.from == kernel::FrameKind::window) return window_text(request.id, request.parts[0].player);
  if (!request.prompt.empty()) return translation().text(std::string(request.prompt));
  if (request.from == kernel::FrameKind::timing) {
    const kernel::Participants took_part =
        k.state().depth ? k.state().frames[k.state().depth - 1].timing.participants : kernel::Participants{};
    const std::string text = moment_text(request.id, took_part, viewer);
    const bool is_sentence = text != key_title(image.points[request.id].name);
    return is_sentence ? said(words::kReact, {{"sentence", text}}) : said(words::kReactTo, {{"point", text}});
  }
  return translation().said(words::kChoose);
}

std::vector<std::string> Game::explain(ComponentId id, Id value, std::uint8_t viewer) const {
  const Known what = known(id, viewer);
  if (what == Known::nothing) return {translation().said(words::kHidden)};
  if (what == Known::side) return {said(words::kHiddenSide, {{"card", name(id)}})};
  const auto& k = kernel();
  const auto& image = k.image();
  std::vector<kernel::Explained> parts;
  const std::int32_t total = k.unfloored(id, value, 0, kNoId, &parts);
  std::vector<std::string> lines;
  const std::int32_t base = k.base_value(id, value);
  const bool nothing = total < 0 && image.values[value].floor;
  lines.push_back(said(nothing ? words::kCountsAsNothing : words::kValueIs,
                       {{"value", key_title(image.values[value].name)},
                        {"card", name(id)},
                        {"total", std::to_string(total)}}));
  lines.push_back("  " + std::to_string(base == kernel::kNoValue ? 0 : base) + "  " +
                  translation().said(words::kPrinted));
  for (const auto& part : parts) {
    const std::map<std::string, std::string> amount = {{"amount", std::to_string(part.amount)}};
    std::string change;
    switch (part.op) {
      case kernel::ModifierOp::add:
        change = (part.amount >= 0 ? "+" : "") + amount.at("amount");
        break;
      case kernel::ModifierOp::multiply:
        change = "x" + amount.at("amount");
        break;
      case kernel::ModifierOp::halve:
        change = said(words::kHalf, amount);
        break;
      case kernel::ModifierOp::base:
        change = said(words::kBase, amount);
        break;
      case kernel::ModifierOp::set:
        change = said(words::kIs, amount);
        break;
    }
    lines.push_back("  " + change + "  " + name(part.source) +
                    (part.ability != kNoId ? " (" + translation().ability(part.ability) + ")" : ""));
  }
  return lines;
}

const CardStatus& Game::card_status(ComponentId id) const {
  return card_statuses_.of(kernel().component(id).definition);
}

std::vector<std::string> Game::explain_all(ComponentId id, std::uint8_t viewer) const {
  const auto& k = kernel();
  const auto& image = k.image();
  std::vector<std::string> lines;
  if (known(id, viewer) != Known::all) return lines;
  for (std::size_t n = 0; n < image.values.size(); ++n) {
    const auto key = static_cast<Id>(n);
    const std::int32_t base = k.base_value(id, key);
    const std::int32_t now = k.value(id, key);
    // Leave out a value that is printed as nothing and is nothing, and a default that nothing changed.
    if (base == kernel::kNoValue ? now == 0
                                 : now == base && (base == 0 || image.values[n].base != kernel::kNoExpr))
      continue;
    for (std::string& line : explain(id, key, viewer)) lines.push_back(std::move(line));
  }
  return lines;
}

std::string Game::ability_text(Id ability) const {
  const auto& abilities = kernel().image().abilities;
  // A result has no text of its own, so use its ability's.
  if (abilities[ability].text.empty() && abilities[ability].parent != kNoId)
    ability = abilities[ability].parent;
  const std::string text = translation().ability(ability);
  return text.empty() ? abilities[ability].name : text;
}

std::string check_invariants(const Game& game) {
  const auto& k = game.kernel();
  const auto& s = k.state();
  std::vector<std::uint8_t> seen(s.component_count + 1u, 0);
  for (int z = 0; z < s.zone_count; ++z) {
    int n = 0;
    ComponentId previous = 0;
    for (ComponentId c = s.zones[z].first; c; c = s.components[c].next) {
      if (c > s.component_count)
        return "zone " + std::to_string(z) + " refers to a component that is not there";
      if (seen[c]++) return "component " + std::to_string(c) + " is in two places";
      if (s.components[c].zone != z) return "component " + std::to_string(c) + " does not know its zone";
      if (s.components[c].prev != previous) return "the order of zone " + std::to_string(z) + " is broken";
      previous = c;
      if (++n > s.component_count) return "zone " + std::to_string(z) + " is circular";
    }
    if (n != s.zones[z].count || s.zones[z].last != previous)
      return "zone " + std::to_string(z) + " is miscounted";
  }
  for (ComponentId c = 1; c <= s.component_count; ++c) {
    if (!seen[c]) return "component " + std::to_string(c) + " is lost";
    for (const auto counter : s.components[c].counters)
      if (counter < 0) return "a counter of component " + std::to_string(c) + " is negative";
  }
  const auto& request = k.request();
  if (game.status() == kernel::Status::asking) {
    if (!request.open) return "asking, but no question is open";
    for (const auto& part : request.parts)
      if (!part.answered && !part.numeric && part.count == 0) return "a prompt has no option";
  }
  return "";
}

}  // namespace misk::game
