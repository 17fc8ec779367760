// A made-up game of coloured coins as packs for the script host: its constructors for cards, and packs of
// cards.
#pragma once
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <lua.hpp>
#include <string>
#include <vector>

#include "declare/loader.hpp"
#include "declare/schema.hpp"
#include "script/host.hpp"

namespace misk::test {

inline const char* const kCoinGame = R"lua(
engine.game {
  counters = { { "coins", "Coins." } }, periods = { { "turn", "A turn." } }, values = { { "worth", "Its worth." } },
  zones = { { "table", "The table.", in_play = true } }, timing_points = { found = { about = "Something is found." } },
  windows = { turn = { about = "A turn." } }, policy = { main = "round" },
}
engine.procedure { name = "round", steps = { { id = "end", stop = true } } }
fields.alias("colour", '"red"|"green"|"yellow"', "A colour.")
fields.schema("effect_fields", "What happens.", {
  { "effect", "fun(me: card, you: card)", "What it does." },
  { "limit?", "period|limit", "How often." },
  { "condition?", "condition|condition[]", "When." },
})
local when = fields.constructor("when(text): ability", "effect_fields", function(f, text)
  return { kind = "forced", text = text, on = "found", tier = "after", effect = f.effect, limit = fields.limit(f.limit),
    condition = fields.with({}, f.condition) }
end)
fields.schema("named_fields", "What other parts use.", { { "effect?", "fun(me: card)", "What it does." } })
local named = fields.constructor("named(name)(text): ability", "named_fields", function(f, name, text)
  return { kind = "manual", name = name, text = text, effect = f.effect }
end, "effect")
fields.schema("coin_fields: definition_fields", "A coin.", {
  { "colour", "colour", "Its colour." },
  { "worth?", "integer", "Its worth." },
  { "traits?", "string[]", "Its traits." },
  { "uses?", "table<string, integer>", "Its uses." },
  { "when?", "timing_point", "When it is found." },
  { "minted?", "{ year: integer, at?: string }", "Where it is from." },
})
local coin = fields.constructor("coin: definition", "coin_fields", function(f)
  if f.worth and f.worth > 9 then fields.fault("worth", "a coin is worth 9 at most") end
  local d = { title = f.name, id = f.id, abilities = {}, attributes = { worth = f.worth }, tags = {},
    data = { kind = "coin", name = f.name, colour = f.colour, traits = f.traits, uses = f.uses, status = f.status } }
  for i = 1, #f do d.abilities[i] = f[i] end
  return d
end)
engine.export { coin = coin, when = when, named = named }
)lua";

/// Loads the game and packs, and keeps their messages.
class Coins {
 public:
  explicit Coins(const std::string& game = kCoinGame) {
    declare({"coins", "game", "coins", "coins", {}, {{"game.lua", game}}});
  }

  void declare(const script::ScriptPack& pack) { loader.declare(pack); }
  /// Adds a pack of cards; it sees what it requires.
  void pack(const std::string& id, const std::vector<script::Source>& files,
            const std::vector<std::string>& needs = {},
            const std::vector<script::ScriptOverride>& overrides = {}) {
    std::vector<std::string> visible = needs;
    visible.push_back("coins");
    declare({id, "cards", "coins", id, visible, files, overrides});
  }
  bool freeze() { return loader.freeze(); }

  /// Every report as "FILE:LINE: error: MESSAGE; MEND [RULE]", in order. (mistakes_test.cpp checks columns.)
  std::vector<std::string> said() {
    std::vector<std::string> out;
    for (script::Report report : host.reports()) {
      report.column = 0;
      out.push_back(report.to_string());
    }
    return out;
  }

  const kernel::Definition& definition(const std::string& id) {
    return host.image().definitions[host.image().find_definition(id)];
  }
  /// A text or number of a definition's data.
  std::string data(const std::string& id, const std::string& key) {
    lua_State* L = host.sandbox().state();
    host.push_data(host.image().find_definition(id));
    lua_getfield(L, -1, key.c_str());
    std::string out = lua_isstring(L, -1) ? lua_tostring(L, -1) : luaL_typename(L, -1);
    lua_pop(L, 2);
    return out;
  }

  script::Host host;
  script::Loader loader{host};
};

/// The messages about one file of cards.
inline std::vector<std::string> said_of(const std::string& text) {
  Coins coins;
  coins.pack("more", {{"cards/penny.lua", text}});
  coins.freeze();
  return coins.said();
}

}  // namespace misk::test
