// Compares the reference of the three games with what their scripts really see: every name has a text, every
// type is known, and stubs and reality agree.
#include "api/reference.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <lua.hpp>
#include <memory>
#include <regex>
#include <set>
#include <sstream>

#include "api/announcements.hpp"
#include "declare/loader.hpp"
#include "kernel/instruction.hpp"
#include "text/lua_lexer.hpp"

namespace misk::api {
namespace {

using Set = std::set<std::string>;
using script::Signature;
using testing::ElementsAre;
using testing::IsEmpty;

const game::Catalog& catalog() {
  static const game::Catalog all({MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"});
  return all;
}

Files pages_of(game::Scripts& scripts) {
  return pages(describe_engine(scripts), describe_game(scripts, catalog()));
}

/// A game with its reference and the engine's.
class ReferenceTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    scripts_ = std::make_unique<game::Scripts>(catalog(), GetParam());
    ASSERT_TRUE(scripts_->ok());
    engine_ = describe_engine(*scripts_);
    game_ = describe_game(*scripts_, catalog());
  }

  std::vector<const Reference*> both() const { return {&engine_, &game_}; }

  /// The keys of the table on top of the stack; pops the table.
  Set keys() {
    lua_State* L = scripts_->host().sandbox().state();
    Set out;
    lua_pushnil(L);
    while (lua_next(L, -2)) {
      if (lua_type(L, -2) == LUA_TSTRING) out.insert(lua_tostring(L, -2));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return out;
  }
  Set environment(const std::string& pack) {
    script::Host& host = scripts_->host();
    lua_rawgeti(host.sandbox().state(), LUA_REGISTRYINDEX, host.sandbox().environment(pack));
    return keys();
  }

  std::unique_ptr<game::Scripts> scripts_;
  Reference engine_, game_;
};

INSTANTIATE_TEST_SUITE_P(Games, ReferenceTest, testing::Values("arkham", "eldritch", "eldersign"),
                         [](const auto& tested) { return std::string(tested.param); });

TEST_P(ReferenceTest, EveryNameHasAText) {
  Set without;
  auto want = [&](const std::string& kind, const std::string& name, const std::string& text) {
    if (text.empty()) without.insert(kind + " " + name);
  };
  for (const Reference* reference : both()) {
    for (const std::string& name : reference->undescribed) without.insert("export or verb " + name);
    for (const auto* list :
         {&reference->functions, &reference->methods, &reference->event_methods, &reference->variables})
      for (const Callable& each : *list) want("function", call_of(each.signature), each.text);
    for (const Maker& maker : reference->makers) want("constructor", maker.constructor.name, maker.text);
    for (const script::Alias& alias : reference->aliases) want("alias", alias.name, alias.text);
    for (const script::Schema& schema : reference->schemas) {
      want("schema", schema.name, schema.text);
      for (const script::Field& field : schema.fields)
        want("field", schema.name + "." + field.name, field.text);
    }
    for (const auto* list : {&reference->properties, &reference->event_fields, &reference->globals})
      for (const Property& property : *list) want("property", property.name, property.text);
    for (const auto* list : {&reference->zones, &reference->sets, &reference->words, &reference->windows,
                             &reference->counters, &reference->flags, &reference->values, &reference->periods,
                             &reference->outcomes, &reference->purposes})
      for (const Name& name : *list) want("name", name.name, name.text);
    for (const Point& point : reference->points) want("timing point", point.name, point.text);
  }
  EXPECT_THAT(without, IsEmpty());
}

TEST_P(ReferenceTest, EveryTypeThatIsNamedIsDeclared) {
  Set known;
  for (const script::Schemas::BuiltIn& each : script::Schemas::built_in()) known.insert(each.name);
  for (const Reference* reference : both()) {
    for (const script::Schema& schema : reference->schemas) known.insert(schema.name);
    for (const script::Alias& alias : reference->aliases) known.insert(alias.name);
  }
  Set unknown;
  auto use = [&](const std::string& where, const std::string& text) {
    for (const std::string& name : script::names_in(script::parse_type(text)))
      if (!known.count(name)) unknown.insert(name + " in " + where);
  };
  for (const Reference* reference : both()) {
    for (const auto* list :
         {&reference->functions, &reference->methods, &reference->event_methods, &reference->variables})
      for (const Callable& each : *list) {
        for (const script::Parameter& parameter : each.signature.parameters)
          use(each.signature.name, parameter.text);
        for (const script::Parameter& result : each.signature.results) use(each.signature.name, result.text);
      }
    for (const script::Schema& schema : reference->schemas) {
      for (const script::Field& field : schema.fields) use(schema.name, field.type);
      for (const std::string& parent : schema.parents)
        if (!known.count(parent)) unknown.insert(parent + " in " + schema.name);
    }
    for (const script::Alias& alias : reference->aliases) use(alias.name, alias.type);
    for (const Maker& maker : reference->makers) {
      use(maker.constructor.name, maker.constructor.takes);
      use(maker.constructor.name, maker.constructor.result);
    }
    for (const auto* list : {&reference->properties, &reference->event_fields, &reference->globals})
      for (const Property& property : *list) use(property.name, property.type);
  }
  EXPECT_THAT(unknown, IsEmpty());
}

// --- documented names that the rules read ---

/// Names that no script of the game reads directly, with the reason why that is right.
const std::map<std::string, std::map<std::string, std::string>>& read_otherwise() {
  static const std::map<std::string, std::map<std::string, std::string>> kAll = {
      {"arkham",
       {{"bonus_shares", "for cards whose bonus varies during a test"},
        {"succeeded_once", "for cards with a test that may succeed once: they set and read it"},
        {"points_in_focus", "for cards that remember how much an effect was: they set and read it"},
        {"breathless", "for cards of drowned locations: they set and read it"},
        {"lingering", "for cards of locations that want to be left"},
        {"from_elsewhere", "for cards that answer to cards drawn from the deck only"},
        {"credit_to_play", "asked for by the kind of action: lib/modes.lua"},
        {"credit_to_fight", "as credit_to_play"},
        {"credit_to_evade", "as credit_to_play"},
        {"not_to_evade", "in the conditions that lib/abilities.lua puts together"},
        {"shields_damage", "asked for by the name of the harm: lib/assigning.lua"},
        {"shields_horror", "as shields_damage"},
        {"icon_purse_skill", "as icon_willpower"},
        {"icon_willpower", "asked for by its place behind the skill: test.skill + 4"},
        {"icon_intellect", "as icon_willpower"},
        {"icon_combat", "as icon_willpower"},
        {"icon_agility", "as icon_willpower"},
        {"slot_tarot", "asked for by the name of a slot: lib/slots.lua"},
        {"extra_slot_tarot", "as slot_tarot"}}},
      {"eldritch",
       {{"lore_bonus", "asked for by the name of a skill: lib/skills.lua"},
        {"influence_bonus", "as lore_bonus"},
        {"observation_bonus", "as lore_bonus"},
        {"strength_bonus", "as lore_bonus"},
        {"will_bonus", "as lore_bonus"}}},
      {"eldersign",
       {{"own_symbol.result", "for scripts of packs, which compare it with what a die shows"},
        {"extra_common", "asked for by the name of what is gained: lib/gains.lua"},
        {"extra_unique", "as extra_common"},
        {"extra_spell", "as extra_common"}}},
  };
  return kAll;
}

/// The names that a game's Lua reads, as far as the source shows it: members that are not set, texts that are
/// an argument, and all texts of one word. Declaring a name does not count as reading it.
struct ReadNames {
  Set members, arguments, words;

  void read(const std::string& source, const std::set<std::pair<std::string, std::string>>& declared) {
    using Token = text::LuaToken;
    const std::vector<Token> tokens = text::lex_lua(source);
    const auto is = [&](std::size_t i, const char* symbol) {
      return i < tokens.size() && tokens[i].kind == Token::Kind::symbol && tokens[i].text == symbol;
    };
    const auto is_text = [&](std::size_t i) {
      return i < tokens.size() && tokens[i].kind == Token::Kind::text;
    };
    std::vector<char> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      for (const char* each : {"(", "{", "["})
        if (is(i, each)) open.push_back(*each);
      for (const char* each : {")", "}", "]"})
        if (is(i, each) && !open.empty()) open.pop_back();
      if (i == 0) continue;
      if (tokens[i].kind == Token::Kind::name && (is(i - 1, ".") || is(i - 1, ":")) && !is(i + 1, "="))
        members.insert(tokens[i].text);
      if (!is_text(i)) continue;
      if (is(i - 1, "{") && is(i + 1, ",") && is_text(i + 2) &&
          declared.count({tokens[i].text, tokens[i + 2].text})) {
        while (i + 1 < tokens.size() && !is(i + 1, "}")) ++i;
        continue;
      }
      words.insert(tokens[i].text);
      const bool is_call = tokens[i - 1].kind == Token::Kind::name;
      if (is_call || (!open.empty() && open.back() == '(')) arguments.insert(tokens[i].text);
    }
  }
};

/// The names in expressions and in the fixed parts of the image.
Set asked_for(const kernel::Image& image) {
  using kernel::X;
  Set out;
  const auto value = [&](kernel::Id id) {
    if (id < image.values_names.size()) out.insert(image.values_names[id]);
  };
  for (const kernel::Instruction& each : image.code) {
    const X op = static_cast<X>(each.op);
    if (op == X::counter) out.insert(image.counters[each.b]);
    if (op == X::flag) out.insert(image.flags[each.b]);
    if (op == X::global) out.insert(image.globals[each.b]);
    if (op == X::value || op == X::check || op == X::base_of || op == X::has_value) value(each.b);
    if (op == X::is_tag || op == X::ability_is || op == X::event_ability_is) out.insert(image.tags[each.b]);
  }
  for (const kernel::Ability& ability : image.abilities)
    for (const kernel::Cost& cost : ability.costs) {
      value(cost.extra);
      value(cost.credit);
      if (cost.kind == kernel::Cost::Kind::counter && cost.what < image.counters.size())
        out.insert(image.counters[cost.what]);
      if (cost.kind == kernel::Cost::Kind::flag && cost.what < image.flags.size())
        out.insert(image.flags[cost.what]);
    }
  for (const kernel::Id id : {image.policy.blank, image.policy.immune, image.policy.way, image.policy.kind})
    value(id);
  return out;
}

TEST_P(ReferenceTest, EveryNameThatIsDocumentedIsReadBySomeRule) {
  std::set<std::pair<std::string, std::string>> declared;
  for (const script::Schema& schema : game_.schemas)
    for (const script::Field& field : schema.fields) {
      declared.insert({field.name, field.type});
      declared.insert({field.name + "?", field.type});
    }
  for (const auto* list : {&game_.counters, &game_.flags, &game_.values, &game_.tags})
    for (const Name& name : *list) declared.insert({name.name, name.text});
  for (const Property& global : game_.globals) {
    declared.insert({global.name, global.text});
    declared.insert({global.name + ":card", global.text});
  }
  ReadNames read;
  for (const content::Pack& pack : catalog().library().packs) {
    if (pack.id() != GetParam() && pack.manifest.kind != content::PackKind::library) continue;
    for (const content::PackFile& file : pack.scripts)
      if (!file.path.starts_with("test") && !file.path.starts_with("templates/"))
        read.read(file.bytes, declared);
  }
  const Set asked = asked_for(scripts_->host().image());
  const auto& otherwise = read_otherwise().at(GetParam());
  Set unread, known;
  const auto want = [&](const std::string& kind, const std::string& name, bool is_read) {
    if (otherwise.count(name)) {
      known.insert(name);
      EXPECT_FALSE(is_read) << name << " is read: take it out of the list";
    } else if (!is_read) {
      unread.insert(kind + " " + name);
    }
  };
  const auto is_asked = [&](const std::string& name) {
    return asked.count(name) || read.members.count(name) || read.arguments.count(name);
  };
  for (const Name& each : game_.values) want("value", each.name, is_asked(each.name));
  for (const Name& each : game_.flags) want("flag", each.name, is_asked(each.name));
  for (const Name& each : game_.counters)
    want("counter", each.name, is_asked(each.name) || read.words.count(each.name));
  for (const Property& each : game_.globals) want("global", each.name, is_asked(each.name));
  for (const Name& each : game_.tags)
    if (each.text.starts_with("The keyword")) want("keyword", each.name, is_asked(each.name));
  for (const script::Schema& schema : game_.schemas)
    for (const script::Field& field : schema.fields)
      if (field.name != "[integer]")
        want("field", schema.name + "." + field.name,
             read.members.count(field.name) || read.words.count(field.name));
  EXPECT_THAT(unread, IsEmpty())
      << "read it in a rule, take it out of the reference, or say why in read_otherwise()";
  for (const auto& [name, why] : otherwise)
    EXPECT_TRUE(known.count(name)) << name << ": there is no such name";
}

/// The parameters of a function in a source, without the first of a method; empty if it is not found.
std::optional<std::vector<std::string>> parameters_of(const std::string& source, const Signature& signature) {
  const std::string owner = signature.method             ? "verbs\\."
                            : signature.receiver.empty() ? ""
                                                         : signature.receiver + "\\.";
  const std::regex definition("(?:^|\n)(?:local )?function " + owner + signature.name + "\\(([^)]*)\\)");
  std::smatch match;
  if (!std::regex_search(source, match, definition)) return std::nullopt;
  std::vector<std::string> out;
  std::istringstream list(match[1].str());
  std::string name;
  while (std::getline(list, name, ',')) {
    name.erase(0, name.find_first_not_of(" _"));
    out.push_back(name);
  }
  if (signature.method && !out.empty()) out.erase(out.begin());
  return out;
}

TEST_P(ReferenceTest, FunctionsTakeWhatTheirDescriptionsSay) {
  int compared = 0;
  for (const auto* list : {&game_.functions, &game_.methods})
    for (const Callable& each : *list) {
      std::string source;
      for (const content::Pack& pack : catalog().library().packs)
        for (const content::PackFile& file : pack.scripts)
          if (pack.id() + "/" + file.path == each.file) source = file.bytes;
      const auto real = parameters_of(source, each.signature);
      if (!real) continue;
      ++compared;
      std::vector<std::string> said;
      for (const script::Parameter& parameter : each.signature.parameters) said.push_back(parameter.name);
      EXPECT_EQ(said, *real) << each.file << ":" << each.line << ": " << call_of(each.signature);
    }
  EXPECT_GT(compared, 100);
}

/// The declarations in the stubs: globals with their members, classes with their fields, methods of cards.
struct Declared {
  Set globals, members, card, methods;
  std::map<std::string, Set> classes;
};

Declared read_stubs(const Files& files) {
  Declared out;
  lua_State* L = luaL_newstate();
  for (const auto& [name, text] : files) {
    // The stubs must parse as Lua. Run with its own globals, a stub file shows what it declares.
    EXPECT_EQ(luaL_loadbuffer(L, text.data(), text.size(), name.c_str()), 0) << lua_tostring(L, -1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfenv(L, -3);
    lua_insert(L, -2);
    EXPECT_EQ(lua_pcall(L, 0, 0, 0), 0) << lua_tostring(L, -1);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
      out.globals.insert(lua_tostring(L, -2));
      if (lua_istable(L, -1)) {
        const std::string table = lua_tostring(L, -2);
        lua_pushnil(L);
        while (lua_next(L, -2)) {
          out.members.insert(table + "." + lua_tostring(L, -2));
          lua_pop(L, 1);
        }
      }
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
    std::istringstream lines(text);
    std::string line, owner;
    std::smatch match;
    while (std::getline(lines, line)) {
      if (std::regex_search(line, match, std::regex("^---@class (\\w+)"))) {
        owner = match[1];
        out.classes[owner];
      } else if (std::regex_search(line, match, std::regex("^---@field (\\[?\\w+\\]?)\\??"))) {
        out.classes[owner].insert(match[1]);
      } else if (std::regex_search(line, match, std::regex("^function card_methods:(\\w+)"))) {
        out.methods.insert(match[1]);
      } else if (std::regex_search(line, match, std::regex("^(\\w+) = nil$"))) {
        out.globals.insert(match[1]);
      }
    }
  }
  lua_close(L);
  return out;
}

/// The elements of `a` that are not in `b`, and the other way round.
Set difference(const Set& a, const Set& b) {
  Set out;
  std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(out, out.end()));
  return out;
}

TEST_P(ReferenceTest, StubsAndRealityAgree) {
  Files files = stubs(engine_);
  files.merge(stubs(engine_, game_));
  const Declared stub = read_stubs(files);
  script::Host& host = scripts_->host();
  lua_State* L = host.sandbox().state();
  // Globals: the names that a pack of this game sees besides Lua's own.
  Set real = environment(GetParam());
  for (const std::string& name : environment("nobody"))
    if (name != "each") real.erase(name);
  EXPECT_THAT(difference(stub.globals, real), IsEmpty());
  // Functions in tables: cost.spend, fields.check, engine.game.
  Set members;
  lua_rawgeti(L, LUA_REGISTRYINDEX, host.sandbox().environment(GetParam()));
  for (const std::string& table : real) {
    lua_pushstring(L, table.c_str());
    lua_rawget(L, -2);
    script::look_through(L, lua_gettop(L));
    const bool is_table = lua_istable(L, -1);
    bool functions = false;
    if (is_table) {
      lua_pushnil(L);
      while (lua_next(L, -2)) {
        functions = functions || lua_isfunction(L, -1);
        lua_pop(L, 1);
      }
    }
    if (functions && table != "method" && table != "property")
      for (const std::string& member : keys()) members.insert(table + "." + member);
    else
      lua_pop(L, 1);
  }
  lua_pop(L, 1);
  EXPECT_THAT(difference(stub.members, members), IsEmpty());
  // Cards: every property and method, and remembered numbers.
  lua_rawgeti(L, LUA_REGISTRYINDEX, host.properties_ref);
  Set card = keys();
  for (const kernel::Definition& definition : host.image().definitions)
    card.insert(definition.memory.begin(), definition.memory.end());
  Set said = stub.methods;
  said.insert(stub.classes.at("card").begin(), stub.classes.at("card").end());
  EXPECT_THAT(difference(said, card), IsEmpty());
  // Schemas: their own fields.
  for (const auto& schema : scripts_->loader().schemas().schemas()) {
    Set fields;
    for (const script::Field& field : schema->fields) fields.insert(field.name);
    ASSERT_TRUE(stub.classes.count(schema->name)) << schema->name;
    EXPECT_EQ(stub.classes.at(schema->name), fields) << schema->name;
  }
  // The game's global numbers, and the locals of procedures.
  Set globals(host.image().globals.all().begin(), host.image().globals.all().end());
  EXPECT_EQ(stub.classes.at("game_globals"), globals);
  for (const kernel::Procedure& procedure : host.image().procedures)
    EXPECT_EQ(stub.classes.at("frame_" + procedure.name),
              Set(procedure.locals.begin(), procedure.locals.end()));
}

TEST_P(ReferenceTest, NamesOfTheGameAreOfferedByTheStubs) {
  const std::string names = stubs(engine_, game_).at(std::string(GetParam()) + "/names.lua");
  const kernel::Image& image = scripts_->host().image();
  for (const kernel::ZoneKind& zone : image.zones)
    EXPECT_NE(names.find("---| \"" + zone.name + "\""), std::string::npos);
  for (const kernel::TimingPoint& point : image.points)
    EXPECT_NE(names.find("---| \"" + point.name + "\" # "), std::string::npos) << point.name;
  for (const char* alias : {"zone", "timing_point", "window", "period", "set", "counter", "flag", "value",
                            "global", "procedure", "outcome", "purpose", "tag", "card_id"})
    EXPECT_NE(names.find("\n---@alias " + std::string(alias)), std::string::npos) << alias;
}

TEST_P(ReferenceTest, ConstructorsCanBeCalledAsTheStubsSay) {
  const std::string text = stubs(engine_, game_).at(std::string(GetParam()) + "/constructors.lua");
  for (const Maker& maker : game_.makers) {
    const std::string last = maker.constructor.arguments.empty() ? "fields" : maker.constructor.arguments[0];
    EXPECT_NE(text.find("\nfunction " + maker.constructor.name + "(" + last + ") end\n"), std::string::npos)
        << maker.constructor.name;
    if (maker.constructor.arguments.size() == 1) {
      EXPECT_NE(text.find("---@return fun(fields: " + maker.constructor.takes), std::string::npos);
    }
  }
}

/// The number of cells in a row; bars inside cells are escaped.
std::size_t cells(const std::string& row) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < row.size(); ++i) n += row[i] == '|' && (i == 0 || row[i - 1] != '\\');
  return n;
}

TEST_P(ReferenceTest, PagesAreTablesWithARowForEachName) {
  Files all = pages(engine_);
  all.merge(pages(engine_, game_));
  for (const auto& [name, text] : all) {
    if (!name.ends_with(".md")) continue;
    std::istringstream lines(text);
    std::string line;
    std::size_t wide = 0;
    while (std::getline(lines, line)) {
      if (line.empty() || line[0] != '|')
        wide = 0;
      else if (!wide)
        wide = cells(line);
      else
        EXPECT_EQ(cells(line), wide) << name << ": " << line;
    }
  }
  const std::string folder = std::string(GetParam()) + "/";
  for (const Point& point : game_.points)
    EXPECT_NE(all.at(folder + "timing.md").find("| `" + point.name + "` |"), std::string::npos) << point.name;
  for (const Maker& maker : game_.makers)
    EXPECT_NE(all.at(folder + "constructors.md").find("## `" + maker.constructor.name), std::string::npos);
  for (const Callable& each : game_.functions)
    EXPECT_NE(all.at(folder + "functions.md")
                  .find("| `" + (each.signature.receiver.empty() ? "" : each.signature.receiver + ".") +
                        each.signature.name),
              std::string::npos)
        << each.signature.name;
}

TEST_P(ReferenceTest, PicturesShowEveryStepAndEveryJump) {
  for (const Procedure& procedure : game_.procedures) {
    const std::string svg = picture(procedure);
    std::vector<std::string> open;
    const std::regex tag("<(/?)(\\w+)[^>]*?(/?)>");
    for (auto it = std::sregex_iterator(svg.begin(), svg.end(), tag); it != std::sregex_iterator(); ++it) {
      if ((*it)[1].length()) {
        ASSERT_FALSE(open.empty());
        EXPECT_EQ(open.back(), (*it)[2].str()) << procedure.name;
        open.pop_back();
      } else if (!(*it)[3].length()) {
        open.push_back((*it)[2]);
      }
    }
    EXPECT_THAT(open, IsEmpty()) << procedure.name;
    auto count = [&](const std::string& what) {
      std::size_t n = 0;
      for (std::size_t at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) ++n;
      return n;
    };
    std::size_t jumps = 0, windows = 0;
    for (const Step& step : procedure.steps) {
      jumps += step.jump >= 0;
      windows += step.kind == Step::Kind::window;
    }
    EXPECT_EQ(count("<rect x="), procedure.steps.size()) << procedure.name;
    EXPECT_EQ(count("stroke=\"#a33\""), jumps) << procedure.name;
    EXPECT_EQ(count("#fff0c2"), windows) << procedure.name;
  }
}

/// The pictures in scripts/README.md.
TEST(Pictures, OfTheGuideAreWhatTheProceduresAre) {
  game::Scripts scripts(catalog(), "arkham");
  const Files pages = pages_of(scripts);
  for (const char* name : {"round", "investigation_phase", "test"}) {
    const std::string file = std::string("procedures/") + name + ".svg";
    std::ifstream kept(MISK_SOURCE_DIR "/scripts/pictures/" + std::string(name) + ".svg");
    const std::string text((std::istreambuf_iterator<char>(kept)), std::istreambuf_iterator<char>());
    EXPECT_EQ(text, pages.at("arkham/" + file))
        << "copy it: misk api --docs DIR --game arkham, DIR/arkham/" << file << " to scripts/pictures/";
  }
}

TEST_P(ReferenceTest, TimingPointsTellTheirTiersAndWhoTakesPart) {
  std::size_t silent = 0;
  for (const Point& point : game_.points) silent += !point.would && !point.at && !point.noted;
  EXPECT_LE(silent, 2u);  // names reserved for packs
  for (const Point& point : game_.points)
    if (point.name == "moves") {
      EXPECT_TRUE(point.at);
      EXPECT_NE(point.roles.at("actor"), "");
      EXPECT_EQ(point.roles.count("extra"), 0U);  // after the amount, event() takes a function
    }
}

// If the rules announce a point only before it happens, or only after it, the reference must say so. The same
// holds for a participant that is passed at only one of the two.
TEST(TimingPoints, SayOnlyTheTiersAndParticipantsThatTheyHave) {
  std::map<std::string, Point> points;
  for (const char* game : {"arkham", "eldritch"}) {
    game::Scripts scripts(catalog(), game);
    for (const Point& point : describe_game(scripts, catalog()).points)
      points[std::string(game) + "." + point.name] = point;
  }
  EXPECT_TRUE(points["arkham.token_to_reveal"].would);  // a step with goes_on
  EXPECT_FALSE(points["arkham.token_to_reveal"].at);
  EXPECT_FALSE(points["arkham.damage_placed"].would);
  EXPECT_TRUE(points["arkham.damage_placed"].at);
  EXPECT_TRUE(points["arkham.moves"].would && points["arkham.moves"].at);
  EXPECT_THAT(points["eldritch.monster_defeated"].roles_before, testing::Contains("object"));
  EXPECT_THAT(points["eldritch.monster_defeated"].roles_after, testing::Not(testing::Contains("object")));
  game::Scripts scripts(catalog(), "eldritch");
  EXPECT_THAT(pages_of(scripts).at("eldritch/constructors.md"),
              testing::HasSubstr("Made in `eldritch/lib/cardtypes.lua`."));
  EXPECT_THAT(pages_of(scripts).at("eldritch/timing.md"),
              testing::HasSubstr("`space` (object): its space (space) (only at `would` and `when`)"));
}

TEST(Announcements, SayWhenTheyComeAndWhoTakesPart) {
  const auto found = read_announcements(
      "event(\"moves\", inv, place, from, nil, walk, inv)\n"
      "before(\"dealt\", nil, inv, nil, n, attack)\n"
      "after(\"placed\", nil, inv, nil, n, attack)\nnote \"told\"\n");
  ASSERT_EQ(found.size(), 4U);
  EXPECT_THAT(found[0].arguments, testing::ElementsAre("inv", "place", "from", "nil"));
  EXPECT_THAT(found[1].arguments, testing::ElementsAre("nil", "inv", "nil", "n", "attack"));
  EXPECT_TRUE(found[0].is_before() && found[0].is_after());
  EXPECT_TRUE(found[1].is_before() && !found[1].is_after());
  EXPECT_TRUE(!found[2].is_before() && found[2].is_after());
  EXPECT_FALSE(found[3].is_before() || found[3].is_after());
}

TEST(Comments, SayWhatIsToBeUsedInsteadOfSomethingDeprecated) {
  const auto told = deprecated_in("Deprecated since 1.1: use deal(n) instead. Deals n.");
  ASSERT_TRUE(told);
  EXPECT_EQ(told->since, "1.1");
  EXPECT_EQ(told->instead, "use deal(n) instead");
  EXPECT_FALSE(deprecated_in("Deals n. Deprecated since 1.1: no."));
  EXPECT_FALSE(deprecated_in("Deprecated since long ago"));
}

TEST(Comments, AreReadWithTheirSignaturesOrByTheLocalThatFollows) {
  const auto found = read_comments(
      "-- a note\n"
      "--- inv:draw(n: integer): integer. Draws\n--- n cards, see\n--- effect(chosen). Then more.\n"
      "function verbs.draw(inv, n) end\n"
      "--- A card that stays.\nlocal asset = constructor(x)\n"
      "--- one(a: card). One.\n--- two(b: card,\n--- c: card). Two.\nlocal function one() end\n"
      "---- ruler\n---@meta\n");
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[0].text, "inv:draw(n: integer): integer. Draws n cards, see effect(chosen). Then more.");
  EXPECT_EQ(found[0].line, 2);
  EXPECT_EQ(found[1].text, "A card that stays.");
  EXPECT_EQ(found[1].local, "asset");
  EXPECT_EQ(found[2].text, "one(a: card). One.");
  EXPECT_EQ(found[3].text, "two(b: card, c: card). Two.");
}

TEST(Announcements, AreReadWithWhoTakesPart) {
  const auto found = read_announcements(
      "event(\"moves\", inv, place, nil, math.max(1, 2), function(left) return left end)\n"
      "after(\"found\", who(a, b))\nbefore \"ends\"\nlocal x = t.event(\"no\")\nevent(name, inv)\n-- "
      "event(\"no\")\n");
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].how, "event");
  EXPECT_THAT(found[0].arguments, ElementsAre("inv", "place", "nil", "math.max(1, 2)"));
  EXPECT_THAT(found[1].arguments, ElementsAre("who(a, b)"));
  EXPECT_EQ(found[2].point, "ends");
}

}  // namespace
}  // namespace misk::api
