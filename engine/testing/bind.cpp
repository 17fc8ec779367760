// The primitives of the test language: cards, prompts, answers, and calls into the game's own state.
//
// One file: one function for each primitive, and the table of them.
#include <algorithm>
#include <cstdlib>

#include "language/words.hpp"
#include "sandbox/raw.hpp"
#include "script/known_names.hpp"
#include "script/stack_words.hpp"
#include "testing/state.hpp"
#include "text/joined.hpp"
#include "text/letters.hpp"
#include "text/number.hpp"
#include "text/shortened.hpp"
#include "text/suggest.hpp"

namespace misk::game {
namespace {

using kernel::ComponentId;
using kernel::Id;
using kernel::kNoId;

std::string field_text(lua_State* L, int table, const char* key, const std::string& fallback) {
  lua_getfield(L, table, key);
  const std::string text = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : fallback;
  lua_pop(L, 1);
  return text;
}

// --- a game ---

// Reads a Setup from the fields of the table at 1.
Setup read_setup(lua_State* L) {
  Setup setup;
  setup.asker = bench_of(L).pack;
  setup.scenario = field_text(L, 1, "scenario", "");
  lua_getfield(L, 1, "avatars");
  for (int i = 1; lua_istable(L, -1) && i <= length_at(L, -1); ++i) {
    script::raw_item(L, -1, i);
    setup.avatars.push_back(text_at(L, lua_gettop(L)));
    lua_pop(L, 1);
  }
  const auto read_into = [&](const char* field, std::map<std::string, std::string>& out) {
    lua_getfield(L, 1, field);
    if (!lua_istable(L, -1)) return;
    lua_pushnil(L);
    while (script::raw_next(L, -2)) {
      if (lua_type(L, -2) == LUA_TSTRING && lua_isboolean(L, -1))
        out[lua_tostring(L, -2)] = lua_toboolean(L, -1) ? "true" : "false";
      else if (lua_type(L, -2) == LUA_TSTRING && lua_type(L, -1) == LUA_TSTRING)
        out[lua_tostring(L, -2)] = lua_tostring(L, -1);
      else if (lua_type(L, -2) == LUA_TSTRING && lua_isnumber(L, -1))
        out[lua_tostring(L, -2)] = std::to_string(lua_tointeger(L, -1));
      lua_pop(L, 1);
    }
  };
  read_into("options", setup.options);
  read_into("settings", setup.settings);
  // A seed given as text may be larger than a Lua number can be.
  lua_getfield(L, 1, "seed");
  if (lua_type(L, -1) == LUA_TSTRING)
    if (const auto seed = text::whole_number<std::uint64_t>(lua_tostring(L, -1)))
      setup.seed = *seed;
    else
      throw TestFailure("the seed '" + std::string(lua_tostring(L, -1)) + "' is no whole number");
  else
    setup.seed = lua_isnumber(L, -1) ? static_cast<std::uint64_t>(lua_tointeger(L, -1)) : 1;
  lua_getfield(L, 1, "decks");
  setup.empty_decks = !lua_toboolean(L, -1);
  return setup;
}

// begin { game =, scenario =, avatars = {}, seed =, options = {}, decks = boolean, stop = { kind, name
// } }
int begin(lua_State* L) {
  TestBench& bench = bench_of(L);
  const Setup setup = read_setup(L);
  forget_cards(L);
  bench.begin(field_text(L, 1, "game", ""), setup, field_text(L, 1, "stop_kind", ""),
              field_text(L, 1, "stop_name", ""));
  return 0;
}

// begin_whole { game =, packs = {}, ... as begin }
int begin_whole(lua_State* L) {
  TestBench& bench = bench_of(L);
  const Setup setup = read_setup(L);
  std::vector<std::string> packs;
  lua_getfield(L, 1, "packs");
  for (int i = 1; lua_istable(L, -1) && i <= length_at(L, -1); ++i) {
    script::raw_item(L, -1, i);
    packs.push_back(text_at(L, lua_gettop(L)));
    lua_pop(L, 1);
  }
  forget_cards(L);
  bench.begin_whole(field_text(L, 1, "game", ""), setup, packs);
  return 0;
}

// play({ { player, prompt, texts of options ... or a number } ... }, put_back)
int play(lua_State* L) {
  std::vector<Choice> plan;
  for (int i = 1; i <= length_at(L, 1); ++i) {
    script::raw_item(L, 1, i);
    const int entry = lua_gettop(L), parts = length_at(L, entry);
    Choice choice;
    script::raw_item(L, entry, 1);
    choice.player = static_cast<int>(lua_tointeger(L, -1)) - 1;
    script::raw_item(L, entry, 2);
    choice.prompt = text_at(L, lua_gettop(L));
    for (int n = 3; n <= parts; ++n) {
      script::raw_item(L, entry, n);
      if (lua_type(L, -1) == LUA_TNUMBER)
        choice.number = static_cast<std::int32_t>(lua_tointeger(L, -1));
      else
        choice.chosen.push_back(text_at(L, lua_gettop(L)));
    }
    plan.push_back(std::move(choice));
    lua_settop(L, entry - 1);
  }
  bench_of(L).play(plan, lua_toboolean(L, 2));
  return 0;
}

int unsound(lua_State* L) {
  TestBench& bench = bench_of(L);
  std::string bad = check_invariants(bench.game());
  if (!bad.empty()) bad = "the table is not sound any more: " + bad;
  if (bad.empty()) bad = bench.idle;
  if (bad.empty()) return lua_pushnil(L), 1;
  lua_pushstring(L, bad.c_str());
  return 1;
}

// language(game) -> source, path, testing pack's id. Raises an error if the packs are faulty.
int language(lua_State* L) {
  auto& shelved = bench_of(L).shelved(text_at(L, 1));
  if (!shelved.problem.empty()) throw TestFailure("the packs cannot be loaded:\n" + shelved.problem);
  lua_pushstring(L, shelved.language.c_str());
  lua_pushstring(L, shelved.language_path.c_str());
  lua_pushstring(L, shelved.testing.c_str());
  return 3;
}

// call(name, ...): calls a function that the game's scripts see: cards_in, find, create, distance, ...
int call(lua_State* L) {
  TestBench& bench = bench_of(L);
  lua_State* H = bench.host().sandbox().state();
  const std::string name = text_at(L, 1);
  const int n = lua_gettop(L);
  const HostTop top(H);
  script::raw_kept(
      H, bench.host().sandbox().environment(bench.shelved(text_at(L, lua_upvalueindex(1))).testing));
  lua_pushstring(H, name.c_str());
  script::raw_get(H, -2);
  lua_remove(H, -2);
  if (!lua_isfunction(H, -1)) {
    lua_pop(H, 1);
    std::set<std::string> names;
    script::raw_kept(
        H, bench.host().sandbox().environment(bench.shelved(text_at(L, lua_upvalueindex(1))).testing));
    for (lua_pushnil(H); script::raw_next(H, -2); lua_pop(H, 1))
      if (lua_type(H, -2) == LUA_TSTRING && lua_isfunction(H, -1)) names.insert(lua_tostring(H, -2));
    throw TestFailure("the game has no function '" + name + "'" + or_near(name, names));
  }
  for (int i = 2; i <= n; ++i) to_host(L, i, H, 0);
  bench.touched();
  const script::Host::Asking asking(bench.host(), bench.pack);
  return call_host(L, bench, n - 1);
}

int caller_of_game(lua_State* L) {  // caller(game) -> call
  text_at(L, 1);
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, bound<call>, 1);
  return 1;
}

int components(lua_State* L) {
  const int count = bench_of(L).kernel().state().component_count;
  lua_createtable(L, count, 0);
  for (int i = 1; i <= count; ++i) {
    push_card(L, i);
    lua_rawseti(L, -2, i);
  }
  return 1;
}

TestFailure no_global(TestBench& bench, const std::string& name) {
  return TestFailure("the game has no global '" + name + "'" +
                     or_near(name, bench.kernel().image().globals.all()));
}

int get_global(lua_State* L) {
  TestBench& bench = bench_of(L);
  const std::string name = text_at(L, 1);
  const Id id = bench.kernel().image().globals.find(name);
  if (id == kNoId) throw no_global(bench, name);
  const std::int32_t value = bench.kernel().state().globals[id];
  if (bench.host().global_is_component[id])
    push_card(L, value);
  else
    lua_pushinteger(L, value);
  return 1;
}

int set_global(lua_State* L) {
  TestBench& bench = bench_of(L);
  const std::string name = text_at(L, 1);
  const Id id = bench.kernel().image().globals.find(name);
  if (id == kNoId) throw no_global(bench, name);
  std::int32_t value = 0;
  if (lua_isnumber(L, 2))
    value = static_cast<std::int32_t>(lua_tointeger(L, 2));
  else if (lua_isboolean(L, 2))
    value = lua_toboolean(L, 2);
  else
    value = card_at(L, 2, true);
  bench.kernel().mutable_state().globals[id] = value;
  bench.touched();
  return 0;
}

// --- prompts ---

void set_text(lua_State* L, const char* key, const std::string& text) {
  lua_pushlstring(L, text.data(), text.size());
  lua_setfield(L, -2, key);
}
void set_number(lua_State* L, const char* key, lua_Integer n) {
  lua_pushinteger(L, n);
  lua_setfield(L, -2, key);
}
void set_card(lua_State* L, const char* key, ComponentId id) {
  push_card(L, id);
  lua_setfield(L, -2, key);
}

// Adds the fields of an ability to the table on top.
void set_ability(lua_State* L, const Game& game, Id id) {
  const kernel::Image& image = game.kernel().image();
  const kernel::Ability& ability = image.abilities[id];
  lua_newtable(L);
  for (std::size_t tag = 0; tag < image.tags.size(); ++tag) {
    if (!ability.tags.has(static_cast<Id>(tag))) continue;
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, image.tags[static_cast<Id>(tag)].c_str());
  }
  lua_setfield(L, -2, "tags");
  set_text(L, "name", ability.name);
  set_text(L, "own", game.ability_text(id));
  set_number(L, "ability", id);
  lua_pushboolean(L, ability.inherent);
  lua_setfield(L, -2, "inherent");
}

void push_option(lua_State* L, const Game& game, const kernel::Request& request,
                 const kernel::Option& option) {
  lua_createtable(L, 0, 8);
  set_text(L, "text", game.option_text(request, option));
  switch (option.kind) {
    case kernel::OptionKind::pass:
      set_text(L, "kind", "pass");
      break;
    case kernel::OptionKind::label:
      set_text(L, "kind", "label");
      set_text(L, "name", request.label_name(option));
      break;
    case kernel::OptionKind::component:
      set_text(L, "kind", "card");
      break;
    case kernel::OptionKind::ability:
      set_text(L, "kind", "ability");
      break;
  }
  set_card(L, "card", option.comp);
  set_card(L, "target", option.target);
  if (option.kind == kernel::OptionKind::ability) set_ability(L, game, option.ability);
}

// prompt() -> nil or { text, from, id, parts = { { player, min, max, numeric, options } } }
int prompt(lua_State* L) {
  TestBench& bench = bench_of(L);
  const kernel::Request* request = bench.open();
  if (!request) return lua_pushnil(L), 1;
  const Game& game = bench.game();
  const kernel::Image& image = game.kernel().image();
  lua_newtable(L);
  set_text(L, "text", game.prompt_text(*request, kAllKnowing));
  set_text(L, "purpose", request->purpose);
  std::string from = "question", id;
  switch (request->from) {
    case kernel::FrameKind::window:
      from = "window";
      id = image.windows[request->id].name;
      break;
    case kernel::FrameKind::timing:
      from = request->options.empty() || request->options.back().kind != kernel::OptionKind::pass
                 ? "forced"
                 : "reaction";
      id = image.points[request->id].name;
      break;
    case kernel::FrameKind::procedure:
      id = image.procedures[request->id].name;
      break;
    default:
      break;
  }
  set_text(L, "from", from);
  set_text(L, "id", id);
  lua_newtable(L);
  int n = 0;
  for (const kernel::Part& part : request->parts) {
    if (part.answered) continue;
    lua_newtable(L);
    set_card(L, "player", game.kernel().state().avatars[part.player]);
    set_number(L, "seat", part.player);
    set_number(L, "min", part.min);
    set_number(L, "max", part.max);
    lua_pushboolean(L, part.numeric);
    lua_setfield(L, -2, "numeric");
    lua_newtable(L);
    for (std::uint32_t i = 0; i < part.count; ++i) {
      push_option(L, game, *request, request->options[part.first + i]);
      lua_rawseti(L, -2, static_cast<int>(i) + 1);
    }
    lua_setfield(L, -2, "options");
    lua_rawseti(L, -2, ++n);
  }
  lua_setfield(L, -2, "parts");
  return 1;
}

// answer(seat, { numbers from 1, or one amount when numeric }, numeric) -> accepted
int answer(lua_State* L) {
  TestBench& bench = bench_of(L);
  std::vector<std::int32_t> choices;
  const bool numeric = lua_toboolean(L, 3);
  for (int i = 1; i <= length_at(L, 2); ++i) {
    script::raw_item(L, 2, i);
    choices.push_back(static_cast<std::int32_t>(lua_tointeger(L, -1)) - (numeric ? 0 : 1));
    lua_pop(L, 1);
  }
  lua_pushboolean(L, bench.answer(static_cast<int>(lua_tointeger(L, 1)), choices));
  return 1;
}

// --- names in a test ---

// seats() -> the avatars, in the order of their seats
int seats(lua_State* L) {
  const kernel::State& state = bench_of(L).kernel().state();
  lua_newtable(L);
  for (int i = 0; i < state.players; ++i) {
    push_card(L, state.avatars[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

// card_name(text) -> { id = } or { title = }, or nil if no card has that id or title
int card_name(lua_State* L) {
  TestBench& bench = bench_of(L);
  const kernel::Image& image = bench.kernel().image();
  const std::string name = text_at(L, 1);
  const Id def = bench.host().find_definition(name, bench.pack);
  const std::string wanted = text::folded(name);
  std::string title;
  for (std::size_t i = 0; def == kNoId && title.empty() && i < image.definitions.size(); ++i)
    if (image.definitions[i].title.size() == name.size() &&
        text::folded(image.definitions[i].title) == wanted)
      title = image.definitions[i].title;
  if (def == kNoId && title.empty()) return lua_pushnil(L), 1;
  lua_newtable(L);
  if (def != kNoId) set_text(L, "id", image.definitions[def].id);
  set_text(L, "title", def == kNoId ? title : image.definitions[def].title);
  return 1;
}

// word(text) -> three booleans: it is the name of an ability, a tag of one, the name of one from the rules
int word(lua_State* L) {
  const kernel::Image& image = bench_of(L).kernel().image();
  const std::string word = text_at(L, 1);
  const Id tag = image.tags.find(word);
  bool named = false, tagged = false, basic = false;
  for (const kernel::Ability& ability : image.abilities) {
    named = named || ability.name == word;
    basic = basic || (ability.name == word && ability.inherent);
    tagged = tagged || (tag != kNoId && ability.tags.has(tag));
  }
  lua_pushboolean(L, named);
  lua_pushboolean(L, tagged);
  lua_pushboolean(L, basic);
  return 3;
}

// printed(card) -> the abilities on the card's present side that players may use, from the top; in the form
// of prompt(), with `reacts`
int printed(lua_State* L) {
  TestBench& bench = bench_of(L);
  const kernel::Kernel& k = bench.kernel();
  const kernel::Component& card = k.component(card_at(L, 1));
  lua_newtable(L);
  int n = 0;
  for (const Id id : k.image().definitions[card.definition].abilities) {
    const kernel::Ability& ability = k.image().abilities[id];
    const bool reacts = ability.kind == kernel::AbilityKind::reaction;
    if (ability.inherent || !(ability.faces >> card.face & 1) ||
        (!reacts && ability.kind != kernel::AbilityKind::window))
      continue;
    lua_newtable(L);
    set_ability(L, bench.game(), id);
    lua_pushboolean(L, reacts);
    lua_setfield(L, -2, "reacts");
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

// said(text) -> true if an ability, or the pass option of a window, has this text
int said(lua_State* L) {
  const Game& game = bench_of(L).game();
  const kernel::Image& image = game.kernel().image();
  const std::string wanted = text::folded(text_at(L, 1));
  bool found = text::folded(words::kPass).find(wanted) != std::string::npos;
  for (const auto& window : image.windows) found = found || text::folded(window.pass) == wanted;
  for (std::size_t i = 0; !found && i < image.abilities.size(); ++i)
    found = text::folded(game.ability_text(static_cast<Id>(i))).find(wanted) != std::string::npos;
  lua_pushboolean(L, found);
  return 1;
}

// did_you_mean(text, { names }) -> the suggestion after an unknown name in a message, "" if no name is near
int did_you_mean(lua_State* L) {
  std::set<std::string> names;
  for (int i = 1; i <= length_at(L, 2); ++i) {
    script::raw_item(L, 2, i);
    names.insert(text_at(L, lua_gettop(L)));
    lua_pop(L, 1);
  }
  lua_pushstring(L, or_near(text_at(L, 1), names).c_str());
  return 1;
}

// unwritten(text) -> nil, or a word of the text that no script contains, and a suggestion of the nearest one
int unwritten(lua_State* L) {
  TestBench& bench = bench_of(L);
  const std::set<std::string>& written = bench.written();
  for (const std::string& word : words_of(text_at(L, 1))) {
    if (written.count(word)) continue;
    lua_pushstring(L, word.c_str());
    lua_pushstring(L, or_near(word, written).c_str());
    return 2;
  }
  return lua_pushnil(L), 1;
}

// nearest(text) -> the same for the name or tag of an ability, or the title or id of a card
int nearest(lua_State* L) {
  const kernel::Image& image = bench_of(L).kernel().image();
  std::set<std::string> names;
  for (const kernel::Ability& ability : image.abilities) {
    if (!ability.name.empty()) names.insert(ability.name);
    for (std::size_t tag = 0; tag < image.tags.size(); ++tag)
      if (ability.tags.has(static_cast<Id>(tag))) names.insert(image.tags[static_cast<Id>(tag)]);
  }
  for (const kernel::Definition& definition : image.definitions) {
    names.insert(definition.title);
    names.insert(definition.id.substr(definition.id.find(':') + 1));
  }
  for (const auto& window : image.windows) names.insert(window.pass);
  lua_pushstring(L, or_near(text_at(L, 1), names).c_str());
  return 1;
}

// refusals(player) -> { an ability in the form of prompt(), with `reason` why the player may not use it }
int refusals(lua_State* L) {
  TestBench& bench = bench_of(L);
  bench.open();
  const Game& game = bench.game();
  lua_newtable(L);
  int n = 0;
  for (const Refused& each : game.refused(bench.kernel().player_of(card_at(L, 1)))) {
    lua_newtable(L);
    set_text(L, "kind", "ability");
    set_text(L, "text", game.name(each.comp) + ": " + each.ability);
    set_text(L, "reason", each.reason);
    set_card(L, "card", each.comp);
    set_ability(L, game, each.id);
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}

// could_aim(ability, card, player, target) -> true if the target would be valid when the ability is used
int could_aim(lua_State* L) {
  const kernel::Kernel& k = bench_of(L).kernel();
  const kernel::Ability& ability = k.image().abilities[static_cast<std::size_t>(luaL_checkinteger(L, 1))];
  const ComponentId wanted = card_at(L, 4);
  bool could = false;
  if (ability.target_set != kNoId) {
    kernel::Context context;
    context.me = card_at(L, 2);
    context.you = card_at(L, 3);
    context.ability = static_cast<Id>(luaL_checkinteger(L, 1));
    k.each_in_set(ability.target_set, context, [&](ComponentId id) {
      kernel::Context inner = context;
      inner.it = inner.target = id;
      could = could || (id == wanted &&
                        (ability.target_where == kernel::kNoExpr || k.evaluate(ability.target_where, inner)));
      return !could;
    });
  }
  lua_pushboolean(L, could);
  return 1;
}

// --- stopping, chance, looking ---

int push_lines(lua_State* L, const std::vector<std::string>& lines) {
  lua_createtable(L, static_cast<int>(lines.size()), 0);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lua_pushlstring(L, lines[i].data(), lines[i].size());
    lua_rawseti(L, -2, static_cast<int>(i) + 1);
  }
  return 1;
}

int stop_at(lua_State* L) {
  TestBench& bench = bench_of(L);
  auto stop = bench.find_stop(lua_isnil(L, 1) ? "" : text_at(L, 1), text_at(L, 2));
  stop.component = card_at(L, 3, true);
  bench.set_stop(stop);
  return 0;
}

int pending_stop(lua_State* L) {
  const auto& stop = bench_of(L).stop;
  if (stop.kind == TestBench::Stop::Kind::none) return lua_pushnil(L), 1;
  lua_pushstring(L, stop.name.c_str());
  return 1;
}

int clear_stop(lua_State* L) {
  bench_of(L).set_stop({});
  return 0;
}

int hold_window(lua_State* L) {
  return bench_of(L).hold_window(text_at(L, 1)), 0;
}

int place(lua_State* L) {  // place() -> name of the frame on top; whether it is a window
  TestBench& bench = bench_of(L);
  const kernel::State& state = bench.kernel().state();
  lua_pushstring(L, bench.place().c_str());
  lua_pushboolean(L, state.depth && state.frames[state.depth - 1].kind == kernel::FrameKind::window);
  return 2;
}

// left_over() -> scripted chances not used: { faces of dice }, { titles of cards to pick }
int left_over(lua_State* L) {
  TestBench& bench = bench_of(L);
  lua_newtable(L);
  int n = 0;
  for (const int face : bench.dice_left()) {
    lua_pushinteger(L, face);
    lua_rawseti(L, -2, ++n);
  }
  push_lines(L, bench.picks_left());
  return 2;
}

// warn(text): reports a likely slip of the test that is no failure
int warn(lua_State* L) {
  return bench_of(L).warnings.push_back(text_at(L, 1)), 0;
}

int forget_dice(lua_State* L) {  // forgets scripted dice that were not rolled
  return bench_of(L).kernel().scripted_rolls.clear(), 0;
}

int forget_picks(lua_State* L) {  // forgets scripted random picks that were not used
  return bench_of(L).kernel().scripted.clear(), 0;
}

// unasked() -> { { player, prompt, { chosen options } } }: choices made without asking since the game began
int unasked(lua_State* L) {
  lua_State* H = bench_of(L).host().sandbox().state();
  lua_getfield(H, LUA_REGISTRYINDEX, script::kUnasked);
  value_from_host(H, lua_gettop(H), L);
  lua_pop(H, 1);
  return 1;
}

int stopped(lua_State* L) {
  TestBench& bench = bench_of(L);
  lua_pushboolean(L, bench.stopped);
  lua_pushstring(L, bench.stop.name.c_str());
  return 2;
}

int go(lua_State* L) {
  return bench_of(L).go(), 0;
}
int jump(lua_State* L) {
  return bench_of(L).jump(text_at(L, 1)), 0;
}
int touched(lua_State* L) {
  return bench_of(L).touched(), 0;
}

int use(lua_State* L) {
  bench_of(L).use(card_at(L, 1), text_at(L, 2), card_at(L, 3, true), card_at(L, 4, true));
  return 0;
}

int over(lua_State* L) {
  Game& game = bench_of(L).game();
  lua_pushboolean(L, game.over());
  lua_pushstring(L, game.outcome().c_str());
  return 2;
}

int definition(lua_State* L) {  // definition(id) -> title, or nil
  const kernel::Image& image = bench_of(L).kernel().image();
  const Id def = bench_of(L).host().find_definition(text_at(L, 1), bench_of(L).pack);
  if (def == kNoId) return lua_pushnil(L), 1;
  lua_pushstring(L, image.definitions[def].title.c_str());
  lua_pushstring(L, image.definitions[def].id.c_str());
  return 2;
}

TestFailure no_definition(TestBench& bench, const std::string& name) {
  const bool full = name.find(':') != name.npos;
  std::set<std::string> ids;
  for (const kernel::Definition& each : bench.kernel().image().definitions)
    ids.insert(full ? each.id : each.id.substr(each.id.find(':') + 1));
  // Imported cards of one name are distinguished by their codes: attic_06181.
  std::vector<std::string> several;
  for (auto it = ids.lower_bound(name + "_"); it != ids.end() && it->starts_with(name + "_"); ++it)
    if (it->size() > name.size() + 1 && text::is_digit((*it)[name.size() + 1])) several.push_back(*it);
  if (several.size() > 1)
    return TestFailure("several cards are called '" + name +
                       "'; write the id of one: " + text::joined(several));
  return TestFailure("no card has the id '" + name + "'" + or_near(name, ids));
}

int no_card(lua_State* L) {  // no_card(id): fails because no card has that id
  if (lua_type(L, 1) != LUA_TSTRING)
    throw TestFailure(std::string("a card or its id is expected, got a ") + luaL_typename(L, 1));
  throw no_definition(bench_of(L), text_at(L, 1));
}

int pick_next(lua_State* L) {  // pick_next(zone, definition)
  TestBench& bench = bench_of(L);
  const kernel::Image& image = bench.kernel().image();
  const Id zone = image.find_zone(text_at(L, 1));
  const Id def = bench.host().find_definition(text_at(L, 2), bench.pack);
  if (zone == kNoId)
    throw TestFailure("no zone is called '" + text_at(L, 1) + "'" +
                      or_near(text_at(L, 1), script::names_of_kind(image, "zone")));
  if (def == kNoId) throw no_definition(bench, text_at(L, 2));
  bench.kernel().scripted.push_back({zone, def});
  return 0;
}

int rolls(lua_State* L) {
  for (int i = 1; i <= length_at(L, 1); ++i) {
    script::raw_item(L, 1, i);
    bench_of(L).kernel().scripted_rolls.push_back(static_cast<int>(lua_tointeger(L, -1)));
    lua_pop(L, 1);
  }
  return 0;
}

int no_shuffle(lua_State* L) {
  bench_of(L).kernel().scripted_no_shuffle = lua_isnoneornil(L, 1) || lua_toboolean(L, 1);
  return 0;
}

int log_lines(lua_State* L) {
  TestBench& bench = bench_of(L);
  const std::uint8_t viewer = lua_isnoneornil(L, 1) ? kAllKnowing : bench.kernel().player_of(card_at(L, 1));
  std::vector<std::string> lines;
  for (const LogLine& line :
       bench.game().log(std::min(bench.log_from, bench.kernel().events().size()), viewer))
    lines.push_back(line.text);
  return push_lines(L, lines);
}

int cut(lua_State* L) {  // cut(text) -> as much of the text as a message may quote
  lua_pushstring(L, text::cut(text_at(L, 1), text::kLongestQuote).c_str());
  return 1;
}

int mark_log(lua_State* L) {
  TestBench& bench = bench_of(L);
  bench.log_from = bench.kernel().events().size();
  return 0;
}

int why_not(lua_State* L) {
  TestBench& bench = bench_of(L);
  bench.open();
  return push_lines(L, bench.game().why_not(bench.kernel().player_of(card_at(L, 1))));
}

int sees(lua_State* L) {
  TestBench& bench = bench_of(L);
  lua_pushboolean(L, bench.game().visible(card_at(L, 2), bench.kernel().player_of(card_at(L, 1))));
  return 1;
}

int explain(lua_State* L) {
  TestBench& bench = bench_of(L);
  const Id value = bench.kernel().image().values_names.find(text_at(L, 2));
  if (value == kNoId)
    throw TestFailure("no value is called '" + text_at(L, 2) + "'" +
                      or_near(text_at(L, 2), script::names_of_kind(bench.kernel().image(), "value")));
  return push_lines(L, bench.game().explain(card_at(L, 1), value, kAllKnowing));
}

int stack(lua_State* L) {
  lua_pushstring(L, script::stack_text(bench_of(L).kernel()).c_str());
  return 1;
}

int hash(lua_State* L) {
  lua_pushstring(L, std::to_string(bench_of(L).game().session().hash()).c_str());
  return 1;
}

int take_errors(lua_State* L) {
  TestBench& bench = bench_of(L);
  std::vector<std::string> lines;
  for (const script::Report& report : bench.errors)
    lines.push_back(report.to_string() + (report.details.empty() ? "" : "\n" + report.details));
  bench.errors.clear();
  return push_lines(L, lines);
}

int fail(lua_State* L) {
  throw TestFailure(text_at(L, 1));
}

int is_card(lua_State* L) {
  lua_pushboolean(L, is_test_card(L, 1));
  return 1;
}

const luaL_Reg kPrimitives[] = {
    {"begin", bound<begin>},
    {"begin_whole", bound<begin_whole>},
    {"play", bound<play>},
    {"unsound", bound<unsound>},
    {"language", bound<language>},
    {"caller", bound<caller_of_game>},
    {"components", bound<components>},
    {"get_global", bound<get_global>},
    {"set_global", bound<set_global>},
    {"prompt", bound<prompt>},
    {"answer", bound<answer>},
    {"seats", bound<seats>},
    {"card_name", bound<card_name>},
    {"word", bound<word>},
    {"printed", bound<printed>},
    {"said", bound<said>},
    {"did_you_mean", bound<did_you_mean>},
    {"no_card", bound<no_card>},
    {"unwritten", bound<unwritten>},
    {"nearest", bound<nearest>},
    {"refusals", bound<refusals>},
    {"could_aim", bound<could_aim>},
    {"stop_at", bound<stop_at>},
    {"pending_stop", bound<pending_stop>},
    {"clear_stop", bound<clear_stop>},
    {"hold_window", bound<hold_window>},
    {"place", bound<place>},
    {"left_over", bound<left_over>},
    {"warn", bound<warn>},
    {"forget_dice", bound<forget_dice>},
    {"forget_picks", bound<forget_picks>},
    {"unasked", bound<unasked>},
    {"stopped", bound<stopped>},
    {"go", bound<go>},
    {"jump", bound<jump>},
    {"touched", bound<touched>},
    {"use", bound<use>},
    {"over", bound<over>},
    {"definition", bound<definition>},
    {"pick_next", bound<pick_next>},
    {"rolls", bound<rolls>},
    {"no_shuffle", bound<no_shuffle>},
    {"log", bound<log_lines>},
    {"cut", bound<cut>},
    {"mark_log", bound<mark_log>},
    {"why_not", bound<why_not>},
    {"sees", bound<sees>},
    {"explain", bound<explain>},
    {"stack", bound<stack>},
    {"hash", bound<hash>},
    {"take_errors", bound<take_errors>},
    {"fail", bound<fail>},
    {"is_card", bound<is_card>},
    {"on_set", on_set},
};

}  // namespace

void push_test_primitives(lua_State* L, TestBench& bench) {
  set_bench(L, bench);
  make_card_type(L);
  lua_newtable(L);
  for (const luaL_Reg& entry : kPrimitives) {
    lua_pushcfunction(L, entry.func);
    lua_setfield(L, -2, entry.name);
  }
}

}  // namespace misk::game
