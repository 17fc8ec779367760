// Mistakes that newcomers make, and the message for each. Each is here as in a file, with the whole message:
// line and column, the fault, how to fix it, and the name of its rule (misk check --explain RULE).
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>

#include "cli_support.hpp"

namespace misk::test {
namespace {

/// A file, and the messages about it: LINE:COLUMN: severity: message; mend [rule], one on each line.
struct Mistake {
  const char* name;
  const char* text;
  const char* says;
};

// --- files that are not Lua ---

const Mistake kNoLua[] = {
    {"missing_comma", R"(return asset {
  name = "Lamp"
  cost = 1,
}
)",
     R"(2:16: error: a comma is missing between two fields; write , here [syntax])"},
    {"missing_brace", R"(return asset {
  name = "Lamp", cost = 1,
  traits = { "Item",
  slots = { "hand" },
}
)",
     R"(3:12: error: the '{' that begins here is not closed; write } where it is over [syntax])"},
    {"missing_brace_at_once", R"(return asset {
  name = "Lamp", cost = 1,
  traits = { "Item"
  slots = { "hand" },
}
)",
     R"(3:12: error: the '{' that begins here is not closed; write } where it is over [syntax])"},
    {"missing_end", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    effect = function(me, you)
      if you.clues > 0 then
        you:draw(1)
    end,
  },
}
)",
     R"(5:7: error: the 'if' that begins here has no 'end'; write end where it is over [syntax])"},
    {"else_if", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    effect = function(me, you)
      if you.clues > 0 then
        you:draw(1)
      else if you.resources > 0 then
        you:gain(1)
      end
    end,
  },
}
)",
     R"(7:7: error: 'else if' begins a second 'if', which needs an 'end' of its own; write elseif, in one word [syntax])"},
    {"equals_in_condition", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    effect = function(me, you)
      if you.clues = 1 then you:draw(1) end
    end,
  },
}
)",
     R"(5:20: error: '=' sets a value; here two are compared; write == [syntax])"},
    {"not_equal", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    effect = function(me, you)
      if you.clues != 1 then you:draw(1) end
    end,
  },
}
)",
     R"(5:20: error: Lua has no '!='; write ~= for 'is not' [syntax])"},
    {"plus_equals", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you.clues += 1 end },
}
)",
     R"(3:59: error: Lua has no '+='; write x = x + ... [syntax])"},
    {"plus_plus", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you.clues++ end },
}
)",
     R"(3:58: error: Lua has no '++'; write x = x + 1 [syntax])"},
    {"unclosed_text", R"(return asset {
  name = "Lamp, cost = 1,
}
)",
     R"(2:10: error: the text that begins here is not closed; close it with " on this line, or write a text of several lines as [[ ... ]] [syntax])"},
    {"typographic_marks", R"(return asset {
  name = “Lamp”, cost = 1,
}
)",
     R"(2:10: error: a typographic quotation mark; write the plain mark: " [syntax])"},
    {"unclosed_comment", R"(--[[ The lamp.
return asset { name = "Lamp", cost = 1 }
)",
     R"(1:1: error: the comment that begins here is not closed; close it with ]] [syntax])"},
    {"comment_of_another_language", R"(return asset {
  name = "Lamp", cost = 1,  // for light
}
)",
     R"(2:29: error: a comment does not begin so; write -- before it [syntax])"},
    {"colon_for_equals", R"(return asset {
  name: "Lamp", cost: 1,
}
)",
     R"(2:7: error: a field is not written with ':'; write name = value [syntax])"},
    {"quoted_field", R"(return asset {
  "name" = "Lamp", cost = 1,
}
)",
     R"(2:3: error: the name of a field has no quotes; write name = ..., or ["name"] = ... [syntax])"},
    {"square_brackets", R"(return asset {
  name = "Lamp", cost = 1, traits = ["Item"],
}
)",
     R"(2:37: error: a list does not stand in [ ]; write it in braces: { ... } [syntax])"},
    {"word_of_lua_as_field", R"(return asset {
  name = "Lamp", cost = 1, end = 2,
}
)",
     R"(2:28: error: 'end' is a word of Lua, so it cannot name a field by itself; write ["end"] = ... [syntax])"},
    {"misspelt_return", R"(retrun asset { name = "Lamp", cost = 1 }
)",
     R"(1:1: error: 'retrun' is no word of Lua; did you mean 'return'? [syntax])"},
    {"misspelt_function", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    effect = funtion(me, you)
      you:draw(1)
    end,
  },
}
)",
     R"(4:14: error: 'funtion' is no word of Lua; did you mean 'function'? [syntax])"},
    {"var", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) var n = 1 you:draw(n) end },
}
)",
     R"(3:49: error: 'var' is no word of Lua; did you mean 'local'? [syntax])"},
    {"end_too_much", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(1) end end },
}
)",
     R"(3:65: error: this 'end' closes nothing; delete it [syntax])"},
    {"missing_then", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) if you.clues > 0 you:draw(1) end end },
}
)",
     R"(3:65: error: 'then' is missing after the condition; write then [syntax])"},
    {"value_alone", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you.clues end },
}
)",
     R"(3:49: error: this is a value: nothing is done with it; call it, x:f(), or set it, x = ... [syntax])"},
    {"call_without_parentheses", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw end },
}
)",
     R"(3:52: error: behind ':' something is called, and its ( ) are missing; write you:draw(), or '.' to read a value [syntax])"},
    {"missing_parenthesis", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    you:draw(1
    you:gain(1)
  end },
}
)",
     R"(4:13: error: the '(' that begins here is not closed; write ) where it is over [syntax])"},
    {"missing_comma_in_call", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:modify("combat" 1, "round") end },
}
)",
     R"(3:68: error: a comma is missing between the arguments; write , here [syntax])"},
    {"continue", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    for _, card in ipairs(cards_in("hand", you)) do
      if card:is "asset" then continue end
      card:discard()
    end
  end },
}
)",
     R"(5:31: error: Lua has no 'continue'; write goto next, and ::next:: before the end of the loop [syntax])"},
    {"after_return", R"(return asset { name = "Lamp", cost = 1 }
local more = 1
)",
     R"(2:1: error: nothing can follow 'return' in its block; put it before the return, or delete it [syntax])"},
};

// --- fields that violate the game's schemas ---

const Mistake kFields[] = {
    {"no_acts", R"(return scenario {
  name = "The Lamp",
  agendas = { "whats_going_on" },
  acts = {},
}
)",
     R"(4:3: error: `acts` is empty; a scenario begins with the first of them (scenario 'The Lamp'); name at least one: acts = { "act_1" } [wrong-value])"},
    {"decks_left_out", R"(return scenario {
  name = "The Lamp", reference = "the_gathering_reference",
  resolutions = { no_resolution = { text = "It is dark." } },
}
)",
     R"(1:17: error: `agendas` is missing in scenario 'The Lamp'; add `agendas = ...`, a list of card ids or false [missing-field]
1:17: error: `acts` is missing in scenario 'The Lamp'; add `acts = ...`, a list of card ids or false [missing-field]
1:17: error: a scenario has an agenda or an act, or both (scenario 'The Lamp'); name its first agenda: agendas = { "agenda_1" } [wrong-value])"},
    {"misspelt_field", R"(return asset {
  name = "Lamp", cost = 1,
  helth = 2,
}
)",
     R"(3:3: error: unknown field 'helth' in asset 'Lamp'; did you mean 'health'? [unknown-field])"},
    {"misspelt_field_of_an_ability", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { efect = function(me, you) you:draw(1) end },
}
)",
     R"(3:22: error: unknown field 'efect' in free "Light it."; did you mean 'effect'? [unknown-field])"},
    {"number_in_quotes", R"(return asset {
  name = "Lamp", cost = "1",
}
)",
     R"(2:18: error: `cost` of asset 'Lamp' is a number, not the text "1"; write 1 without quotation marks [wrong-type])"},
    {"text_for_a_list", R"(return asset {
  name = "Lamp", cost = 1,
  traits = "Item",
}
)",
     R"(3:3: error: `traits` of asset 'Lamp' is a list of texts, not the text "Item"; put it in braces: { "Item" } [wrong-type])"},
    {"list_in_a_list", R"(return asset {
  name = "Lamp", cost = 1,
  traits = { "Item", { "Light" } },
}
)",
     R"(3:22: error: `traits[2]` of asset 'Lamp' is a text, not a table [wrong-type])"},
    {"fraction_for_a_number", R"(return asset {
  name = "Lamp", cost = 1,
  health = 1.5,
}
)",
     R"(3:3: error: `health` of asset 'Lamp' is a whole number, not the number 1.5; numbers of the game are whole [wrong-type])"},
    {"number_too_large", R"(return asset {
  name = "Lamp", cost = 1, copies = 2000000000,
  action "Light it." { actions = -4294967297, effect = function(me, you) you:draw(1) end },
}
)",
     R"(2:28: error: `copies` of asset 'Lamp' is too large: the number 2000000000; numbers of the game lie between -1 000 000 000 and 1 000 000 000 [out-of-range]
3:24: error: `actions` of action "Light it." is too small: the number -4294967297; numbers of the game lie between -1 000 000 000 and 1 000 000 000 [out-of-range])"},
    {"number_below_nothing", R"(return asset {
  name = "Lamp", cost = -1, copies = -5,
}
)",
     R"(2:18: error: `cost` of asset 'Lamp' is less than 0: the number -1; write a whole number, 0 or more [out-of-range]
2:29: error: `copies` of asset 'Lamp' is less than 0: the number -5; write a whole number, 0 or more [out-of-range])"},
    {"figure_below_nothing", R"(return enemy {
  name = "Rat", fight = -1, health = 1.5, evade = "1 + players", damage = "2",
}
)",
     R"(2:17: error: `fight` of enemy 'Rat' is less than 0: the number -1; write a whole number, 0 or more [out-of-range]
2:29: error: `health` of enemy 'Rat' is a text, a whole number or true or false, not the number 1.5; numbers of the game are whole [wrong-type]
2:66: error: `damage` of enemy 'Rat' is a number, not the text "2"; write 2 without quotation marks [wrong-type])"},
    {"empty_name", R"(return asset {
  name = " ", cost = 1,
}
)",
     R"(2:3: error: `name` of asset ' ' is empty; write what players shall read [wrong-value])"},
    {"name_missing", R"(return asset {
  cost = 1,
}
)",
     R"(1:14: error: `name` is missing in asset; add `name = ...`, a text [missing-field])"},
    {"misspelt_word", R"(return asset {
  name = "Lamp", cost = 1,
  class = "survivr",
}
)",
     R"(3:3: error: there is no class 'survivr' (`class` of asset 'Lamp'); did you mean 'survivor'? [unknown-word])"},
    {"misspelt_slot", R"(return asset {
  name = "Lamp", cost = 1,
  slots = { "hand", "hnad" },
}
)",
     R"(3:21: error: there is no slot 'hnad' (`slots[2]` of asset 'Lamp'); did you mean 'hand'? [unknown-word])"},
    {"misspelt_window", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "It burns." { after = "enemy_defeated", effect = true },
}
)",
     R"(3:52: error: `effect` of reaction "It burns." is an effect, not true; write function(me, you, target, event) ... end [wrong-type])"},
    {"ability_without_its_text", R"(return asset {
  name = "Lamp", cost = 1,
  free { effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:3: error: `[1]` of asset 'Lamp' is an ability, not a function; an ability is written KIND "its text" { fields }: its fields may be missing [wrong-type])"},
    {"ability_without_its_fields", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it.",
}
)",
     R"(3:3: error: `[1]` of asset 'Lamp' is an ability, not a function; an ability is written KIND "its text" { fields }: its fields may be missing [wrong-type])"},
    {"value_without_a_name", R"(return asset {
  name = "Lamp", cost = 1,
  "Item",
}
)",
     R"(3:3: error: `[1]` of asset 'Lamp' is an ability, not the text "Item" [wrong-type])"},
    {"two_mistakes_in_one_card", R"(return asset {
  name = "Lamp", cost = 1,
  helth = 2,
  traits = "Item",
}
)",
     R"(3:3: error: unknown field 'helth' in asset 'Lamp'; did you mean 'health'? [unknown-field]
4:3: error: `traits` of asset 'Lamp' is a list of texts, not the text "Item"; put it in braces: { "Item" } [wrong-type])"},
};

// --- files that cannot be loaded ---

const Mistake kNotLoaded[] = {
    {"misspelt_constructor", R"(return aset { name = "Lamp", cost = 1 }
)",
     R"(1:8: error: nothing is called 'aset'; did you mean 'asset'? [unknown-global])"},
    {"no_return", R"(asset { name = "Lamp", cost = 1 }
)",
     R"(1:1: error: the file returns nothing; a card's file ends with return and its definition: return asset { ... } [no-definition])"},
    {"returns_a_number", R"(local lamp = asset { name = "Lamp", cost = 1 }
return #lamp
)",
     R"(2:1: error: the file returns a number, not a definition; a card's file ends with return and its definition: return asset { ... } [no-definition])"},
    {"returns_a_list", R"(return { asset { name = "Lamp", cost = 1 }, asset { name = "Torch", cost = 1 } }
)",
     R"(1:1: error: the file returns a list, not a definition: one file, one card; a card's file ends with return and its definition: return asset { ... } [no-definition])"},
    {"requires_what_is_not_there", R"(local words = require "lib/wrods"
return asset { name = words.lamp, cost = 1 }
)",
     R"(1:23: error: require "lib/wrods": no file lib/wrods.lua in the pack 'mistakes'; did you mean "lib/words"? [missing-module])"},
    {"endless_file", R"(local n = 0
while n < 1 do
  n = n - 1
end
return asset { name = "Lamp", cost = n }
)",
     R"(2:1: error: the 'while' that begins here goes round without end, and was stopped; let its condition become false, or leave it with break [budget])"},
    {"calls_while_loading", R"(draw_cards(2)
return asset { name = "Lamp", cost = 1 }
)",
     R"(1:1: error: nothing is called 'draw_cards'; declare it as a local, or is it a text and lacks its quotes? [unknown-global])"},
    {"never_allowed", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { limit = { per = "round", count = 0 }, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:3: error: a limit of 0: the ability could never be used; leave `limit` out for none, or give a count from 1 [limit-zero])"},
    {"unknown_timing_point", R"(return asset {
  name = "Lamp", cost = 1,
  forced "It flickers." { after = "enemy_defated", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:27: error: there is no timing point 'enemy_defated' (`after` of forced "It flickers."); did you mean 'enemy_defeated'? [unknown-word])"},
    {"unknown_period", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { limit = "rond", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:22: error: there is no period 'rond' (`limit` of free "Light it."); did you mean 'round'? [unknown-word])"},
    {"misspelt_property_in_a_condition", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "you.resorces > 0", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:39: error: unknown property '.resorces' in condition "you.resorces > 0"; did you mean 'resources'? [expression])"},
    {"equals_in_an_expression", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "you.clues = 1", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:45: error: unexpected '=' in condition "you.clues = 1"; == compares [expression])"},
    {"unknown_trait_in_a_condition", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { target = target.enemy { where = "it is ghuol" }, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:61: error: unknown tag 'ghuol' after 'is' in where "it is ghuol"; did you mean 'ghoul'? [expression])"},
    {"unknown_name_in_a_condition", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "yuo.clues > 0", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:35: error: unknown name 'yuo' in condition "yuo.clues > 0"; did you mean 'you'? [expression])"},
};

// --- files that load and would fail in play ---

const Mistake kInPlay[] = {
    {"misspelt_function_of_the_game", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) chose(you, "Which?", cards_in("hand", you)) end },
}
)",
     R"(3:49: error: nothing is called 'chose'; did you mean 'choose'? [unknown-global])"},
    {"misspelt_method_and_property", R"(local clues_of, spend = property.cluse, method.ad
return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(_, you) if clues_of(you) > 0 then spend(you, "resources", 1) end end },
}
)",
     R"(1:25: error: 'property.cluse' does not exist here; did you mean 'clues'? [unknown-global]
1:41: error: 'method.ad' does not exist here; did you mean 'add'? [unknown-global])"},
    {"null", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) if top("deck", you) ~= null then you:draw(1) end end },
}
)",
     R"(3:72: error: nothing is called 'null'; Lua's word for nothing is nil [unknown-global])"},
    {"this", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function() this:discard() end },
}
)",
     R"(3:42: error: nothing is called 'this'; the card is the first argument of the function: me [unknown-global])"},
    {"forbidden_files", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) io.write(me.title) end },
}
)",
     R"(3:49: error: 'io' is not for packs; packs see no files [forbidden-global])"},
    {"forbidden_next", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) if next(cards_in("hand", you)) then you:draw(1) end end },
}
)",
     R"(3:52: error: 'next' is not for packs; use pairs: for key, value in pairs(t) do goes the same way on every machine [forbidden-global])"},
    {"forbidden_clock", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(os.time() % 2) end },
}
)",
     R"(3:58: error: 'os' is not for packs; packs see no clock, files or environment [forbidden-global])"},
    {"chance_of_its_own", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(math.random(2)) end },
}
)",
     R"(3:58: error: 'math.random' is not for packs; use random(n), roll(n) or pick(zone): replays need the game's own random source [forbidden-global])"},
    {"unknown_field_of_a_library", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(math.flor(1.5)) end },
}
)",
     R"(3:58: error: 'math.flor' does not exist here; did you mean 'floor'? [unknown-global])"},
    {"powers", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:gain(3 ^ size("hand", you)) end },
}
)",
     R"(3:60: warning: x ^ y differs a little between processors; multiply [float-power])"},
    {"forgotten_local", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    local n = 0
    count = n + 1
    you:draw(n)
  end },
}
)",
     R"(5:5: error: 'count' is assigned as a global; write `local count`, or keep it in a counter or `game` [global-write])"},
    {"state_in_a_local_of_the_file", R"(local used = 0
return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    used = used + 1
    you:draw(used)
  end },
}
)",
     R"(5:5: error: a function changes 'used', a local of the file: undo, saves and replays cannot see it; keep it in a counter, a flag, `memory` or `game` [state-outside-kernel])"},
    {"state_in_a_table_of_the_file", R"(local used = {}
return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    used[1] = true
    you:draw(#used)
  end },
}
)",
     R"(5:5: warning: a function changes the table 'used' of the file; if that happens in play, undo, saves and replays cannot see it; keep what changes in a counter, a flag, `memory` or `game` [state-outside-kernel])"},
    {"condition_as_a_function", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = function(me, you) return you.clues > 0 end, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:34: warning: this condition can be data; write it as a text, e.g. condition = "here.clues > 0" [condition-as-function])"},
    {"unused_local", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    local cards = cards_in("hand", you)
    you:draw(1)
  end },
}
)",
     R"(4:11: warning: the local 'cards' is never read; delete it, or call it _ [unused-local])"},
    {"cards_as_keys", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    local seen = {}
    for _, card in ipairs(cards_in("hand", you)) do seen[card] = true end
    for card in pairs(seen) do card:discard() end
  end },
}
)",
     R"(6:23: error: 'seen' has cards as keys, and `pairs` knows no order for them; keep the cards in a list, and go over it with ipairs [card-keys])"},
    {"dot_for_colon", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you.draw(1) end },
}
)",
     R"(3:53: error: 'draw' is called with '.', so it is not told whose it is; write you:draw(...) [dot-for-colon])"},
    {"number_called", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:damage(1) end },
}
)",
     R"(3:53: error: 'damage' is no verb: it is read; write you.damage, and change it with you:add("damage", n) or a verb [not-a-verb])"},
    {"misspelt_verb", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:drw(1) end },
}
)",
     R"(3:53: error: a card has no 'drw'; did you mean 'draw'? [unknown-member])"},
    {"misspelt_property", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(you.resorces) end },
}
)",
     R"(3:62: error: a card has no 'resorces'; did you mean 'resources'? [unknown-member])"},
    {"zone_as_a_property", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(#you.hand) end },
}
)",
     R"(3:63: error: a card has no 'hand'; for the cards of a zone write cards_in("hand", you) [unknown-member])"},
    {"trait_as_a_property", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { target = target.enemy(), effect = function(me, you, foe) if foe.ghoul then you:draw(1) end end },
}
)",
     R"(3:86: error: a card has no 'ghoul'; a trait or keyword is asked for with foe:is "ghoul" [unknown-member])"},
    {"memory_that_was_not_named", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) me.lit = me.lit + 1 end },
}
)",
     R"(3:52: error: a card has no 'lit'; numbers of its own are named in memory = { "lit" } [unknown-member]
3:61: error: a card has no 'lit'; numbers of its own are named in memory = { "lit" } [unknown-member])"},
    {"misspelt_participant", R"(return asset {
  name = "Lamp", cost = 1,
  forced "It flickers." { after = "enemy_defeated", effect = function(me, you, _, event)
    event.subjct:discard()
  end },
}
)",
     R"(4:11: error: a timing point has no 'subjct'; did you mean 'subject'? [unknown-member])"},
    {"value_set", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you.combat = 5 end },
}
)",
     R"(3:53: error: 'combat' cannot be set: modifiers make it what it is; write you:modify("combat", n, period) [not-settable])"},
    {"zone_set", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) me.zone = "hand" end },
}
)",
     R"(3:52: error: 'zone' cannot be set; write me:move(zone, player) [not-settable])"},
    {"condition_that_asks", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    condition = function(me, you) return confirm(you, "Light it?") end,
    effect = function(me, you) you:draw(1) end,
  },
}
)",
     R"(4:42: error: 'confirm' asks a player, or lets cards react, in `condition`, which may only look: it is worked out at any time, for everybody who asks; do it in `effect` [effect-in-condition])"},
    {"condition_that_changes_the_game", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    condition = function(me, you) return you:draw(1) == 1 and you.clues > 0 end,
    effect = function(me, you) you:draw(1) end,
  },
}
)",
     R"(4:46: error: 'draw' asks a player, or lets cards react, in `condition`, which may only look: it is worked out at any time, for everybody who asks; do it in `effect` [effect-in-condition])"},
    {"filter_that_sets", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." {
    target = target.enemy_here { filter = function(me, you, foe) foe.exhausted = true return foe:is "ghoul" end },
    effect = function(me, you) you:draw(1) end,
  },
}
)",
     R"(4:70: error: 'foe.exhausted' is set in `filter`, which may only look: it is worked out at any time, for everybody who asks; do it in `effect` [effect-in-condition])"},
    {"unknown_zone", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(size("hnad", you)) end },
}
)",
     R"(3:63: error: no zone is called 'hnad'; did you mean 'hand'? [missing-reference])"},
    {"unknown_counter", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:add("resorces", 1) end },
}
)",
     R"(3:57: error: no counter is called 'resorces'; did you mean 'resources'? [missing-reference])"},
    {"unknown_set", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(#find("enemies_her", you)) end },
}
)",
     R"(3:64: error: no set is called 'enemies_her'; did you mean 'enemies_here'? [missing-reference])"},
    {"unknown_number_of_the_game", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) you:draw(game.rund) end },
}
)",
     R"(3:58: error: the game has no 'rund'; did you mean 'round'? [missing-reference])"},
    {"event_that_is_no_timing_point", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) event("lamp_is_lit", you, me) end },
}
)",
     R"(3:55: error: no timing point is called 'lamp_is_lit'; the timing points stand in the game's game.lua [missing-reference])"},
    {"unknown_card", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) create("flashligt", "hand", you) end },
}
)",
     R"(3:56: error: no card has the id 'flashligt'; did you mean 'flashlight'? [unknown-card])"},
    {"unknown_card_of_a_pack", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) create("arkham_core:flashligt", "hand", you) end },
}
)",
     R"(3:56: error: no card has the id 'arkham_core:flashligt'; did you mean 'arkham_core:flashlight'? [unknown-card])"},
    {"card_of_a_pack_that_is_not_required", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) create("arkham_core:flashlight", "hand", you) end },
}
)",
     R"(3:56: warning: 'arkham_core:flashlight' is a card of a pack that pack.yaml does not require; add arkham_core: "*" to requires [undeclared-pack])"},
    {"trait_in_capitals", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { target = target.enemy(), effect = function(me, you, foe) if foe:is "Ghoul" then you:draw(1) end end },
}
)",
     R"(3:89: error: no trait, keyword or other tag of any card is called 'Ghoul'; did you mean 'ghoul'? [unknown-tag])"},
    {"trait_that_nothing_has", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { target = target.enemy { where = "it is aloof" }, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:54: warning: nothing has the trait, keyword or other tag 'aloof'; give it to a card, or correct it [unknown-tag])"},
    {"zone_that_nothing_is_in", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) if me.zone == "hnad" then you:draw(1) end end },
}
)",
     R"(3:63: error: no zone is called 'hnad', so nothing is ever there; did you mean 'hand'? [impossible-comparison])"},
    {"id_without_its_pack", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { target = target.my_asset(), effect = function(me, you, it) if it.id == "flashlight" then you:draw(1) end end },
}
)",
     R"(3:93: error: an id is never 'flashlight' alone: the pack's name stands before it; write "arkham_core:flashlight" [impossible-comparison])"},
    {"condition_that_never_holds", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "1 > 2", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:34: warning: the condition "1 > 2" can never hold: the ability is never offered; mend or delete it [never-true])"},
    {"participant_without_a_timing_point", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "subject is enemy", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:34: warning: 'subject' is always none here: the ability waits for no timing point; make it a reaction or forced ability, with `when` or `after` [no-participant])"},
    {"target_without_a_target", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "target.clues > 0", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:34: warning: 'target' is always none in a condition; a condition is asked before anything is chosen: what may be chosen is asked in `where` of the target, as `it` [no-participant])"},
    {"side_that_there_is_not", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { faces = { 2 }, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:22: warning: 'faces' names no side that cards have; 0 is the side that is up at first, 1 the other [no-such-face])"},
    {"cost_that_nobody_can_pay", R"(return asset {
  name = "Lamp", cost = 1,
  free "Spend 1 oil." { cost = cost.spend(1), effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:8: warning: nobody can pay this: the card never has any 'uses'; give the card `uses` [unpayable-cost])"},
    {"ability_that_nothing_uses", R"(return asset {
  name = "Lamp", cost = 1,
  named "flare_up" "Draw 1 card." { effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:9: warning: nothing uses the ability 'flare_up': it never happens; use it, me:use("flare_up", you), or delete it [unused-ability])"},
    {"long_name", R"(return asset {
  name = "The Lamp of the Lighthouse Keeper's Daughter from the Far End of the Harbour", cost = 1,
}
)",
     R"(2:10: warning: the name 'The Lamp of the Lighthouse Keeper's Daughter from the Far End of the Harbour' has 76 letters, and its place on the card holds 60; shorten it [long-text])"},
    {"as_some_editors_save_it", "\xEF\xBB\xBFreturn asset {\r\n\tname = \"Lamp\",\r\n\tcost = 1,\r\n}\r\n",
     ""},
    {"allowed", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    local cards = cards_in("hand", you)   -- check: allow unused-local, the next version shows them
    you:draw(1)
  end },
}
)",
     ""},
    {"allowed_without_a_reason", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    -- check: allow unused-local
    local cards = cards_in("hand", you)
    you:draw(1)
  end },
}
)",
     R"(4:5: warning: 'unused-local' is allowed without a reason; say why: check: allow unused-local, because ... [bad-allow]
5:11: warning: the local 'cards' is never read; delete it, or call it _ [unused-local])"},
    {"allows_no_rule", R"(return asset {
  name = "Lamp", cost = 1,   -- check: allow unusd-local, it is short
}
)",
     R"(2:30: warning: there is no rule 'unusd-local' to allow; did you mean 'unused-local'? [bad-allow])"},
    {"allows_nothing", R"(return asset {
  name = "Lamp", cost = 1,   -- check: allow unused-local, it is short
}
)",
     R"(2:30: warning: there is nothing here for 'unused-local' to be allowed; delete the comment [bad-allow])"},
};

// --- operands that are always none, impossible kinds, and keywords without a rule ---

const Mistake kNothing[] = {
    {"cost_of_a_target_that_there_is_not", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { cost = { counter = "resources", amount = "target.clues" }, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:63: warning: 'target' is always none here: the ability has no target; give it `target` [no-participant])"},
    {"difficulty_of_nothing_in_turn", R"(return asset {
  name = "Lamp", cost = 1,
  action "Light it." {
    target = target.enemy_here(),
    test = { skill = "combat", difficulty = "it.fight" },
    success = function(me, you) you:draw(1) end,
  },
}
)",
     R"(5:45: warning: 'it' is always none in what a test or another procedure begins with; write `me` for the card, `you` for who uses it, `target` for what was chosen [no-participant])"},
    {"difficulty_of_what_was_chosen", R"(return asset {
  name = "Lamp", cost = 1,
  action "Light it." {
    target = target.enemy_here { where = "any(here: it.clues > that.damage) and it.damage > 0" },
    test = { skill = "combat", difficulty = "target.fight" },
    success = function(me, you) you:draw(1) end,
  },
}
)",
     ""},
    {"word_that_asks_for_nothing", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "spendable_clues > 1", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:34: warning: 'it' is always none in a condition (a word or set in "spendable_clues > 1" asks for it); a condition is asked before anything is chosen: what may be chosen is asked in `where` of the target, as `it` [no-participant])"},
    {"change_by_a_participant", R"(return asset {
  name = "Lamp", cost = 1,
  constant "You get more combat." { you = { combat = "subject.clues" } },
}
)",
     R"(3:54: warning: 'subject' is always none in what is always so; `it` is whose value is asked, `that` what it is asked about [no-participant])"},
    {"figure_of_a_participant", R"(return enemy {
  name = "Rat", fight = "actor.clues", health = 1, evade = 1,
}
)",
     R"(2:25: warning: 'actor' is always none in a figure of a card; write `me` for the card, `you` for its bearer [no-participant])"},
    {"participant_that_nothing_says", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Light it." { after = "resigned", condition = { "actor == you", "object is location" }, effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:76: warning: 'object' is always none here: nothing that announces 'resigned' says it; it has actor (investigator) [no-participant])"},
    {"participant_of_another_kind", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Light it." { after = "resigned", condition = "actor is enemy and you.clues > 0", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:58: warning: the condition "actor is enemy and you.clues > 0" can never hold: at 'resigned' 'actor' is always of the kind investigator; ask for what it can be, or wait for another timing point [never-true])"},
    {"participant_that_may_be_of_the_kind", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Light it." { after = "enters_play", condition = "subject is enemy", effect = function(me, you) you:draw(1) end },
  reaction "Light it." { after = "resigned", condition = "actor is investigator", effect = function(me, you) you:draw(1) end },
}
)",
     ""},
    {"misspelt_keyword", R"(return enemy {
  name = "Rat", fight = 1, health = 1, evade = 1, damage = 1,
  keywords = { "huntr", "Retaliate" },
}
)",
     R"(3:16: warning: no rule knows the keyword 'huntr': it does nothing; did you mean 'hunter'? [unknown-keyword])"},
    {"keyword_that_no_rule_knows", R"(return enemy {
  name = "Rat", fight = 1, health = 1, evade = 1, damage = 1,
  keywords = { "Gnawing" },
}
)",
     R"(3:16: warning: no rule knows the keyword 'Gnawing': it does nothing; script it in the pack's lib/, or leave it out [unknown-keyword])"},
};

// --- timing points that never occur, fields that nobody reads, and missing parts ---

const Mistake kNever[] = {
    {"misspelt_option", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    local card = choose(you, "Which?", cards_in("hand", you), { optinal = true })
    if card then card:discard() end
  end },
}
)",
     R"(4:65: error: 'choose' reads no field 'optinal'; did you mean 'optional'? [unread-field])"},
    {"unknown_purpose", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    local card = choose(you, "Which?", cards_in("hand", you), { purpose = "discrad" })
    if card then card:discard() end
  end },
}
)",
     R"(4:65: error: 'choose' knows no purpose 'discrad'; did you mean 'discard'? [missing-reference])"},
    {"misspelt_options_of_verbs", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    you:perform("fight", { off = me, base = { combt = 4 } })
    choose_one(you, "Which?", { { "Draw", efect = function() you:draw(1) end }, { "Gain", effect = function() you:gain(1) end } })
    choose_each("Which?", { you }, { cards_in("hand", you) }, { many = true })
    me:move("hand", you, { bottom = true })
    you:search_encounter { "cultist", what = "enemy" }
  end },
}
)",
     R"(4:28: error: 'perform' reads no field 'off'; did you mean 'of'? [unread-field]
4:47: error: 'perform' reads no field 'combt'; did you mean 'combat'? [unread-field]
5:43: error: 'choose_one' reads no field 'efect'; did you mean 'effect'? [unread-field]
6:65: error: 'choose_each' reads no field 'many'; did you mean 'max'? [unread-field]
7:26: error: 'move' takes no table here; it is called as card:move(zone: zone, player?: card, bottom?: boolean, parent?: card) [unread-field]
8:39: error: 'search_encounter' reads no field 'what'; it takes a list here [unread-field])"},
    {"misspelt_words_of_verbs", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    me:enter_play(you, "plya")
    you:declare_icons(me, { "combat" })
    place_doom(me, 1)
    you:perform("fight", { base = { combat = 4 } })
    end_scenario "R10"
    if log_list "no_such_list" then me:move("play", you) end
  end },
}
)",
     R"(4:24: error: no zone is called 'plya'; did you mean 'play'? [missing-reference]
8:18: error: 'end_scenario' knows no 'R10'; did you mean 'R1'? [missing-reference]
9:17: error: no card has the id 'no_such_list'; a card's id is the name of its file, without .lua [unknown-card])"},
    {"options_as_they_are", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you)
    choose(you, "Which?", { "a", "b" }, { min = 0, max = 2, many = true })
    choose_each("Which?", { you }, { cards_in("hand", you) }, { optional = true })
    you:perform("fight", { of = me, base = { combat = 4 } })
    local function own(options) return options.optinal end
    if own { optinal = 1 } then me:enter_play(you, "play", { exhausted = true }) end
  end },
}
)",
     ""},
    {"tier_that_comes_too_late", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Draw 1 card." { after = "damage_dealt", condition = "subject == you", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:37: warning: the timing point 'damage_dealt' is announced only as it is about to happen: an ability that waits with `after` never triggers; wait with `would` or `when`, or for another timing point [dead-trigger])"},
    {"tier_that_comes_too_early", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Draw 1 card." { when = "suffers_trauma", condition = "subject == you", effect = function(me, you) you:draw(1) end },
  reaction "Draw 1 card." { would = "suffers_trauma", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:36: warning: the timing point 'suffers_trauma' is announced only when it has happened: an ability that waits with `when` never triggers; wait with `at` or `after`, or for another timing point [dead-trigger]
4:37: warning: the timing point 'suffers_trauma' is announced only when it has happened: an ability that waits with `would` never triggers; wait with `at` or `after`, or for another timing point [dead-trigger])"},
    {"timing_point_of_the_log_alone", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Draw 1 card." { after = "listed", effect = function(me, you) you:draw(1) end },
}
)",
     ""},
    {"tiers_as_they_are", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Draw 1 card." { when = "damage_dealt", condition = "subject == you", effect = function(me, you) you:draw(1) end },
  forced "Draw 1 card." { at = "damage_placed", condition = "subject == you", effect = function(me, you) you:draw(1) end },
}
)",
     ""},
    {"own_defeat_out_of_play", R"(return enemy {
  name = "Rat", fight = 1, health = 1, evade = 1,
  forced "Place 1 doom." { after = "enemy_defeated", condition = { "subject == me", "you.clues > 0" }, effect = function() place_doom(nil, 1) end },
}
)",
     R"(3:68: warning: the condition "subject == me" can never hold: when 'enemy_defeated' has happened, 'subject' is no longer in play, and this ability listens only in play; wait with `when`, or give it `zones` with the zone where the card lies then [never-true])"},
    {"own_defeat_as_it_can_be_seen", R"(return enemy {
  name = "Rat", fight = 1, health = 1, evade = 1,
  forced "Place 1 doom." { when = "enemy_defeated", condition = "subject == me", effect = function() place_doom(nil, 1) end },
  forced "Place 1 doom." { after = "enemy_defeated", condition = "subject == me", zones = { "encounter_discard" }, effect = function() place_doom(nil, 1) end },
  forced "Place 1 doom." { after = "enemy_defeated", condition = "subject ~= me", effect = function() place_doom(nil, 1) end },
}
)",
     ""},
    {"zone_in_which_it_does_not_listen", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "me in hand", effect = function(me, you) you:draw(1) end },
  free "Light it." { zones = { "hand" }, condition = "my_turn and me in play", effect = function(me, you) you:draw(1) end },
  constant "You get +1 combat." { condition = "me in discard or you.clues > 2", you = { combat = 1 } },
}
)",
     R"(3:34: warning: the condition "me in hand" can never hold: this ability listens only in play; give it `zones = { "hand" }` [never-true]
4:54: warning: the condition "my_turn and me in play" can never hold: this ability listens only in the zones that its `zones` name; give it `zones = { "play" }` [never-true]
5:47: warning: "me in discard" in "me in discard or you.clues > 2" can never hold: this ability listens only in play; give it `zones = { "discard" }` [never-true])"},
    {"zones_in_which_it_listens", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { zones = { "hand", "play" }, condition = "me in hand", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "me in play and not me in threat", effect = function(me, you) you:draw(1) end },
}
)",
     ""},
    {"numbers_that_nothing_reaches", R"lua(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "you.horror < 0", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "0 > count(enemies)", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "you.turn_taken == 2", effect = function(me, you) you:draw(1) end },
  free "Light it." { target = target.enemy_here { where = "it.damage <= -1" }, effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "any(enemies: it.damage < 0)", effect = function(me, you) you:draw(1) end },
}
)lua",
     R"says(3:34: warning: the condition "you.horror < 0" can never hold: 'you.horror' is never below 0; compare it with a number that it can be [never-true]
4:34: warning: the condition "0 > count(enemies)" can never hold: 'count(enemies)' is never below 0; compare it with a number that it can be [never-true]
5:34: warning: the condition "you.turn_taken == 2" can never hold: 'you.turn_taken' is always from 0 to 1; compare it with a number that it can be [never-true]
6:59: warning: the condition "it.damage <= -1" can never hold: 'it.damage' is never below 0; compare it with a number that it can be [never-true]
7:34: warning: "it.damage < 0" in "any(enemies: it.damage < 0)" can never hold: 'it.damage' is never below 0; compare it with a number that it can be [never-true])says"},
    {"parts_that_exclude_each_other", R"lua(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "you.clues > 3 and you.clues < 2", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = { "you.clues == 1", "2 == you.clues" }, effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "my_turn and (you.clues > 1 and not my_turn)", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "you.clues > 1 or me.exhausted and not me.exhausted", effect = function(me, you) you:draw(1) end },
}
)lua",
     R"says(3:34: warning: the condition "you.clues > 3 and you.clues < 2" can never hold: 'you.clues > 3' and 'you.clues < 2' exclude each other; leave one of them out [never-true]
4:54: warning: the conditions of this ability can never hold together: 'you.clues == 1' and '2 == you.clues' exclude each other; leave one of them out [never-true]
5:34: warning: the condition "my_turn and (you.clues > 1 and not my_turn)" can never hold: 'my_turn' is to hold and not to hold; leave one of them out [never-true]
6:34: warning: "me.exhausted and not me.exhausted" in "you.clues > 1 or me.exhausted and not me.exhausted" can never hold: 'me.exhausted' is to hold and not to hold; leave one of them out [never-true])says"},
    {"kind_that_nobody_is", R"(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "you is item", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:34: warning: the condition "you is item" can never hold: 'you' is always of the kind investigator; ask for what it can be [never-true])"},
    {"conditions_that_can_hold", R"lua(return asset {
  name = "Lamp", cost = 1,
  free "Light it." { condition = "you.horror > 0 and you.horror < 2 and you is detective", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = { "you.clues > 1 or you.horror > 3", "you.clues < 2" }, effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "not (my_turn and you.clues > 1) and my_turn", effect = function(me, you) you:draw(1) end },
  free "Light it." { condition = "any(enemies: it.exhausted) and any(enemies: not it.exhausted)", effect = function(me, you) you:draw(1) end },
}
)lua",
     ""},
    {"no_effect", R"(return asset {
  name = "Lamp", cost = 1,
  free "Draw 1 card." { cost = cost.exhaust() },
  forced "Draw 1 card." { after = "resigned" },
  constant "You get +1 combat." {},
  free "Discard it." { cost = cost.discard_self() },
}
)",
     R"(3:8: warning: this ability does nothing: it has no effect; give it `effect`, or leave it out [no-effect]
4:10: warning: this ability does nothing: it has no effect; give it `effect`, or leave it out [no-effect]
5:12: warning: this ability changes nothing; say what it changes, or leave it out [no-effect])"},
    {"event_without_an_effect", R"(return event_card {
  name = "Idle Hour", cost = 1, text = "Draw 1 card.",
}
)",
     R"(2:40: warning: this ability does nothing: it has no effect; give it `effect`, or leave it out [no-effect])"},
    {"event_that_is_to_be_scripted", R"(return event_card {
  name = "Idle Hour", cost = 1, text = "Draw 1 card.", status = "stub",
  -- TODO: Draw 1 card.
}
)",
     R"(3:3: warning: 1 sentence not scripted; write the ability in its place, and take `status` out of a card that is whole [todo])"},
    {"test_against_nothing", R"(return asset {
  name = "Lamp", cost = 1,
  action "Light it." { test = { skill = "combat" }, success = function(me, you) you:draw(1) end },
}
)",
     R"(3:24: error: this test has no difficulty (action "Light it."); say what it is against: difficulty = 3, difficulty = "target.fight" or against = "fight" [wrong-value])"},
    {"enemy_without_figures", R"(return enemy {
  name = "Rat", damage = 1,
}
)",
     R"(1:1: warning: 'Rat' has no `evade`: evading it is tested against 0; give it `evade`; for a printed dash write constant "..." { me = { cannot_be_evaded = 1 } } [no-figure]
1:1: warning: 'Rat' has no `fight`: every attack against it is tested against 0; give it `fight`; for a printed dash write constant "..." { me = { cannot_be_attacked = 1 } } [no-figure]
1:1: warning: 'Rat' has no `health`: no damage defeats it; give it `health` [no-figure])"},
    {"enemy_with_a_dash", R"(return enemy {
  name = "Rat", fight = 1, health = 1,
  constant "It has no evade value: it cannot be evaded." { me = { cannot_be_evaded = 1 } },
}
)",
     ""},
    {"treachery_without_a_revelation", R"(return treachery {
  name = "Chill", text = "Take 1 horror.",
}
)",
     R"(1:1: warning: 'Chill' has no `revelation`: nothing happens when it is drawn; give it `revelation` [no-figure])"},
    {"announced_by_a_function_of_the_packs_own", R"(local function tell(point, you) after(point, you) end
return asset {
  name = "Lamp", cost = 1,
  free "Light it." { effect = function(me, you) tell("crossed_out", you) end },
}
)",
     ""},
    {"heard_from_a_function_of_the_packs_own", R"(return asset {
  name = "Lamp", cost = 1,
  reaction "Draw 1 card." { after = "crossed_out", condition = "actor == you", effect = function(me, you) you:draw(1) end },
  reaction "Draw 1 card." { when = "crossed_out", effect = function(me, you) you:draw(1) end },
}
)",
     R"(3:64: warning: 'actor' is always none here: nothing that announces 'crossed_out' says it; it has subject [no-participant]
4:36: warning: the timing point 'crossed_out' is announced only when it has happened: an ability that waits with `when` never triggers; wait with `at` or `after`, or for another timing point [dead-trigger])"},
    {"location_that_leads_nowhere", R"(return location {
  name = "Pier", shroud = 1, symbol = "circle", connects = { "square", "circel" },
}
)",
     R"(2:72: warning: 'Pier' leads to 'circel', and no card has that symbol; did you mean 'circle'? [leads-nowhere])"},
};

// The same for other games, with their own hints.
const Mistake kOtherGames[] = {
    {"eldritch", R"(return monster {
  name = "Rat", will = 0, horror = 1, strength = 0, damage = 2, toughness = 2,
  forced "Doom advances." { after = "monster_defeated", condition = { "subject == me", "object is space" }, effect = function() advance_doom(1) end },
  forced "Doom advances." { when = "monster_spawned", effect = function() advance_doom(1) end },
}
)",
     R"(3:71: warning: the condition "subject == me" can never hold: when 'monster_defeated' has happened, 'subject' is no longer in play, and this ability listens only in play; wait with `when`, or give it `zones` with the zone where the card lies then [never-true]
3:88: warning: 'object' is always none here: 'monster_defeated' has it only as it is about to happen, at `would` and `when`; it has actor (investigator), subject (monster), extra (0 to 1) [no-participant]
4:36: warning: the timing point 'monster_spawned' is announced only when it has happened: an ability that waits with `when` never triggers; wait with `at` or `after`, or for another timing point [dead-trigger])"},
    {"eldersign", R"(return monster { name = "Rat", tasks = { "P I1" }, trophy = 1,
  forced "Lose 1 sanity." { after = "monster_defeated", condition = "subject == me", effect = function(me, you) you:lose_sanity(1) end },
  forced "Lose 1 sanity." { would = "sanity_gained", condition = "you.sanity < 0", effect = function(me, you) you:lose_sanity(1) end },
}
)",
     R"(2:69: warning: the condition "subject == me" can never hold: when 'monster_defeated' has happened, 'subject' is no longer in play, and this ability listens only in play; give it `zones` with the zone where the card lies then [never-true]
3:37: warning: the timing point 'sanity_gained' is announced only when it has happened: an ability that waits with `would` never triggers; wait with `at` or `after`, or for another timing point [dead-trigger]
3:66: warning: the condition "you.sanity < 0" can never hold: 'you.sanity' is never below 0; compare it with a number that it can be [never-true])"},
};

// Symbols and dice of a pack for Elder Sign, in one file, and a card.
const char* const kOwnDice = R"(symbol { name = "Comet" }
symbol { name = "lore" }
symbol { name = "dusk", pays = "L S" }
symbol { name = "duskier" }
symbol { name = "dusk", shape = "moon" }
symbol { name = "rays", shape = "scroll" }
symbol { name = "dawn", colour = "red" }
die { name = "silver", colour = "#ffffff", faces = { 1, 2, 3, 4, "lore", "dusk", "dusk" } }
die { name = "gold", colour = "#ffffff", faces = { 1, 2, 3, 5, "lroe", "dusk" } }
die { name = "red", colour = "#ffffff", faces = { 1, 2, 3, 4, "lore", "dusk" } }
die { name = "spell", colour = "#ffffff", faces = { 1, 2, 3, 4, "lore", "dusk" } }
die { name = "tin", colour = "#ffffff", faces = { 1, 2, 3, 4, "lore", "dusk" }, copies = 9 }
die { name = "wood", colour = "#ffffff", faces = { 1, 2, 3, 4, "lore", "dusk" }, copies = 0 }
symbol { name = "night", shpae = "moon" }
symbol { name = "flood", pays = "I2147483647" }
)";
const char* const kOwnDiceSay =
    R"(1:10: error: 'Comet' cannot be the name of a symbol (symbol); write one word in small letters: tasks, the log and tests call it by that [wrong-value]
2:10: error: there is a symbol or a die 'lore' already (symbol); give it another name [wrong-value]
3:25: error: there is no symbol 'S' (symbol); use L, P, T, I2, or a symbol that is declared before [wrong-value]
4:10: error: it would look like the symbol 'dusk' (symbol); give it another shape, or `polygons` [wrong-value]
5:10: error: there is a symbol or a die 'dusk' already (symbol); give it another name [wrong-value]
6:25: error: it would look like the symbol 'lore' (symbol); give it another shape, or `polygons` [wrong-value]
7:25: error: 'red' is no colour (symbol); write it as "#b8d0ff": red, green and blue, two digits each [wrong-value]
8:44: error: a die has 6 faces, and this one has 7 (die); list six results [wrong-value]
9:61: error: no die can show '5' (die); write one of 1, 2, 3, 4, lore, peril, terror, wild, dusk, dawn; a pack's own symbol is declared before the die [wrong-value]
9:64: error: no die can show 'lroe' (die); write one of 1, 2, 3, 4, lore, peril, terror, wild, dusk, dawn; a pack's own symbol is declared before the die [wrong-value]
10:7: error: there is a red die already (die); give it another name [wrong-value]
11:7: error: 'spell' means something else in the game (die); give it another name [wrong-value]
12:7: error: there is no room for it beside the other symbols and dice of packs (die); six symbols and two dice have room; with fewer symbols there is room for more dice [wrong-value]
13:82: error: there would be none of it (die); leave it out for one die [wrong-value]
14:26: error: unknown field 'shpae' in symbol; did you mean 'shape'? [unknown-field]
15:26: error: 'I2147483647' is no number of investigations (symbol); write I1 to I99 [wrong-value])";
const char* const kOwnDiceCard = R"(require "lib/sky"
return adventure { name = "Dome", tasks = { "I3 comet" }, trophy = 1, lock = "blue" }
)";
const char* const kManyTasks =
    R"(return adventure { name = "Dome", trophy = 1, tasks = { "I0", "L", "L", "L", "L", "L", "L", "L", "L", "L", "I100" } }
)";
const char* const kManyTasksSay =
    R"(1:47: error: there are 11 tasks, and a card has room for 10 (adventure 'Dome'); leave some out [wrong-value]
1:57: error: 'I0' is no number of investigations (adventure 'Dome'); write I1 to I99 [wrong-value]
1:108: error: 'I100' is no number of investigations (adventure 'Dome'); write I1 to I99 [wrong-value])";
const char* const kOwnDiceCardSays =
    R"(2:45: error: there is no symbol 'comet' (adventure 'Dome'); use I3, L, P, T, two of them as P/T, or the symbol of a pack, which a file in `lib/` declares: require that file here [wrong-value]
2:71: error: there is no die colour 'blue' (adventure 'Dome'); there are green, yellow, red, silver, gold, wood; a pack's die is declared by a file in its `lib/`, which is required here [wrong-value])";

// --- mistakes that only show in play ---

/// The effect of a card, from line 5 on, and the messages of `misk test` and `misk play` about it.
const Mistake kPlayed[] = {
    {"endless_loop", R"(while you.clues < 100 do you:gain(0) end)",
     R"(5:7: error: the 'while' that begins here goes round without end, and was stopped; let its condition become false, or leave it with break [budget])"},
    {"endless_calls", R"(local function again() return 1 + again() end
      you:draw(again()))",
     R"(5:7: error: the function 'again' calls itself without end; give it a case in which it does not call itself [script-error])"},
    {"huge_text", R"(you.clues = #("x"):rep(1e9))",
     R"(5: error: a text grows too long (more than 262144 bytes); keep the parts in a list, or count instead [script-error])"},
    {"zone_for_a_list", R"(for _, card in ipairs(you.hand) do card:discard() end)",
     R"(5:33: error: a card has no 'hand'; for the cards of a zone write cards_in("hand", you) [script-error])"},
    {"dot", R"(you.draw(1))",
     R"(5:11: error: 'draw' is called with '.', so it is not told whose it is; write you:draw(...) [script-error])"},
    {"called_number", R"(you:damage(1))",
     R"(5:11: error: 'damage' is a number of the card, no verb; it is read: you.damage; verbs and x:add(...) change it [script-error])"},
    {"misspelt", R"(local list = { you }
      list[1]:drw(1))",
     R"(6:15: error: a card has no 'drw'; did you mean 'draw'? [script-error])"},
    {"misspelt_property", R"(local list = { you }
      you:draw(list[1].resorces))",
     R"(6:24: error: a card has no 'resorces'; did you mean 'resources'? [script-error])"},
    {"argument_missing", R"(you:draw())",
     R"(5:11: error: 'draw' fails with n = nil: the 'for' here counts with something that is no number (scripts/arkham/lib/drawing.lua); it is called as inv:draw(n: integer, unresolved?: boolean) [script-error])"},
    {"text_for_a_number", R"(you:take_damage("two"))",
     R"(5:11: error: 'take_damage' fails: a text is compared with a number (scripts/arkham/lib/harm.lua); it is called as inv:take_damage(n: integer, source?: card) [script-error])"},
    {"text_for_a_card", R"(me:move("hand", "you"))",
     R"(5:10: error: 'move' is given a text as argument 3, where a card is expected; it is called as card:move(zone: zone, player?: card, bottom?: boolean, parent?: card) [script-error])"},
    {"fraction", R"(you:gain(1.5))",
     R"(5:11: error: 'gain' fails: 'add' is given a fraction (scripts/arkham/lib/drawing.lua); round it: math.floor(x), math.ceil(x) [script-error])"},
    {"nil_chosen", R"(local card = choose(you, "Which?", {})
      card:discard())",
     R"(6:7: error: 'card' is nil here, so it has no 'discard'; choose() may give nil: ask first, if card then ... end [script-error])"},
    {"nil_top", R"(local card = top("discard", you)
      you:gain(card.clues))",
     R"(6:16: error: 'card' is nil here, so it has no 'clues'; top() may give nil: ask first, if card then ... end [script-error])"},
    {"nil_member", R"(you:draw(me.parent.clues))",
     R"(5:19: error: 'parent' is nil here, so it has no 'clues'; it may be nil: ask first, if x.parent then ... end [script-error])"},
    {"empty_list", R"(you:draw(find("engaged", you)[1].damage))",
     R"(5: error: something that is asked for here is nil; a list may be empty, and what stands in it nil: ask first [script-error])"},
    {"loop_without_ipairs", R"(for _, card in cards_in("hand", you) do card:discard() end)",
     R"(5: error: 'for ... in' goes over a list with ipairs; write for _, x in ipairs(list) do [script-error])"},
    {"card_joined_to_a_text", R"(local name = "a" .. me
      you:draw(#name))",
     R"(5:27: error: 'me' is a card, which cannot be joined to a text; write x.title for the name of a card, or tostring(x) [script-error])"},
    {"card_compared_with_a_number", R"(if you > 3 then you:draw(1) end)",
     R"(5: error: a number is compared with a card; print both: one of them is not what it should be [script-error])"},
    {"nil_added", R"(local counts = {}
      you:draw(counts.clues + 1))",
     R"(6:23: error: 'clues' is nil, and cannot be reckoned with; has it a value here? (x or 0) takes none for 0 [script-error])"},
    {"cost_that_there_is_not", R"(you:draw(cost.resource(1)))",
     R"(5:21: error: there is no cost.resource; did you mean 'resources'? [script-error])"},
    {"zone", R"(local zone = "hnad"
      you:draw(size(zone, you)))",
     R"(6: error: no zone is called 'hnad'; did you mean 'hand'? [script-error])"},
    {"whose_zone", R"(you:draw(size("hand")))",
     R"(5:21: error: the zone 'hand' belongs to a player, and it is not said whose; name the player: ("hand", you) [script-error])"},
    {"card", R"(local id = "flashligt"
      create(id, "hand", you))",
     R"(6: error: no card has the id 'flashligt'; did you mean 'flashlight'? [script-error])"},
    {"value", R"(local x = me
      x.cost = 2)",
     R"(6:9: error: 'cost' cannot be set: modifiers make it what it is; write x:modify("cost", 1, "round") [script-error])"},
    {"property_set", R"(local x = me
      x.usses = 2)",
     R"(6:9: error: a card has no 'usses' that can be set; did you mean 'uses'? [script-error])"},
    {"next", R"(local go = { next, 1 }
      you:draw(go[2]))",
     R"(5:20: error: 'next' is not for packs; use pairs: for key, value in pairs(t) do goes the same way on every machine [unknown-global])"},
    {"local_of_a_procedure", R"(you:draw(current("turn").invv))",
     R"(5:32: error: the procedure 'turn' has no 'invv'; did you mean 'inv'? [script-error])"},
    {"asks_a_card", R"(confirm(me, "Sure?"))",
     R"(5:7: error: somebody is asked who is no player; the first argument says who is asked: you [script-error])"},
    {"choose_without_a_list", R"(choose(you, "Which?"))",
     R"(5:7: error: 'choose' fails with list = nil: 'list' is nil, which has no length; it is called as choose(you: card, prompt: string, list: any[], options?: choose_options) [script-error])"},
};

/// Whole cards that fail outside their effect.
const Mistake kPlayedCards[] = {
    {"memory_of_another_card", R"(return asset {
  name = "memory_of_another_card", cost = 1, memory = { "seat" },
  free "Do it." { effect = function(me, you) you:gain(you.seat) end },
}
)",
     R"(3:59: error: this card remembers no 'seat': 'memory_of_another_card' does (in 'memory_of_another_card'); ask first which card it is: card.id == "played:memory_of_another_card"; the effect was undone and the game goes on [script-error])"},
    {"condition_that_gains", R"(local function able(you) return you:gain(1) == nil end
return asset {
  name = "condition_that_gains", cost = 1,
  free "Do it." {
    condition = function(me, you) return able(you) end,
    effect = function(me, you) you:draw(1) end,
  },
}
)",
     R"(1:37: error: 'gain' fails: a condition may only look: it must not change the game, and not ask (scripts/arkham/lib/drawing.lua) (in a condition of 'condition_that_gains'); do this in an effect; the condition counts as not met [script-error])"},
    {"condition_that_confirms", R"(local function able(you) return confirm(you, "Sure?") end
return asset {
  name = "condition_that_confirms", cost = 1,
  free "Do it." {
    condition = function(me, you) return able(you) end,
    effect = function(me, you) you:draw(1) end,
  },
}
)",
     R"(5: error: what the function of this line calls last fails: a condition may only look: it must not change the game, and not ask (misk/library.lua) (in a condition of 'condition_that_confirms'); do this in an effect; the condition counts as not met [script-error])"},
};

// --- a manifest ---

const Mistake kManifests[] = {
    {"tab",
     "schema: 1\nid: tab\nversion: \"1.0.0\"\ntitle: Tab\nkind: cards\ngame: arkham\nauthors:\n\t- name: A\n",
     R"(8:1: error: a tab stands at the front of the line; indent with blanks [bad-yaml])"},
    {"indented", "schema: 1\nid: indented\n version: \"1.0.0\"\ntitle: Indented\nkind: cards\ngame: arkham\n",
     R"(3:2: error: this line stands further right than 'id', which has its value; begin it where the line above begins [bad-yaml])"},
    {"between",
     "schema: 1\nid: between\nlicense:\n  code: MIT\n content: MIT\ntitle: B\nkind: cards\ngame: arkham\n",
     R"(5:2: error: this line stands between two depths: it belongs neither to 'license' nor beside it; begin it exactly below the line it belongs beside [bad-yaml])"},
    {"no_colon", "schema: 1\nid: no_colon\nversion \"1.0.0\"\ntitle: No Colon\nkind: cards\ngame: arkham\n",
     R"(3:8: error: a colon is missing after 'version'; write version: ... [bad-yaml])"},
    {"no_blank", "schema: 1\nid:no_blank\nversion: \"1.0.0\"\ntitle: No Blank\nkind: cards\ngame: arkham\n",
     R"(2:4: error: a blank is missing behind the colon of 'id'; write id: no_blank [bad-yaml])"},
    {"equals", "schema: 1\nid = equals\nversion: \"1.0.0\"\ntitle: Equals\nkind: cards\ngame: arkham\n",
     R"(2:4: error: '=' stands where YAML wants a colon; write id: ... [bad-yaml])"},
    {"two_colons",
     "schema: 1\nid: two_colons\nversion: \"1.0.0\"\ntitle: Mist: a tale\nkind: cards\ngame: arkham\n",
     R"(4:12: error: a second colon in the value of 'title'; put the value in quotes [bad-yaml])"},
    {"quote", "schema: 1\nid: quote\nversion: \"1.0.0\ntitle: Quote\nkind: cards\ngame: arkham\n",
     R"(3:10: error: the text that begins here is not closed; close it with " on the same line [bad-yaml])"},
    {"brace",
     "schema: 1\nid: brace\nversion: \"1.0.0\"\nlicense: { code: MIT\ntitle: Brace\nkind: cards\ngame: "
     "arkham\n",
     R"(4:10: error: the '{' that begins here is not closed; write } where it is over [bad-yaml])"},
    {"range",
     "schema: 1\nid: range\nversion: \"1.0.0\"\napi: >=1.0 <2\ntitle: Range\nkind: cards\ngame: arkham\n",
     R"(4:6: error: a value cannot begin with '>'; put it in quotes: ">=1.0 <2" [bad-yaml])"},
    {"star",
     "schema: 1\nid: star\nversion: \"1.0.0\"\nrequires: { arkham: * }\ntitle: Star\nkind: cards\ngame: "
     "arkham\n",
     R"(4:21: error: a value cannot begin with '*'; put it in quotes: "*" [bad-yaml])"},
    {"twice", "schema: 1\nid: twice\nversion: \"1.0.0\"\ntitle: A\ntitle: B\nkind: cards\ngame: arkham\n",
     R"(5:1: error: duplicate key 'title'; keep one of the two [duplicate-key])"},
    {"version", "schema: 1\nid: version\nversion: 1.10\ntitle: Version\nkind: cards\ngame: arkham\n",
     R"(3:10: error: version '1.10' is not a version: it needs three numbers, like 1.2.0; write it in quotes, like "1.2.0" [bad-version])"},
    {"misspelt_key", "schema: 1\nid: misspelt_key\nversion: \"1.0.0\"\ntitel: A\nkind: cards\ngame: arkham\n",
     R"(1:1: error: the manifest has no 'title'; add a line 'title: …' [missing-key]
4:1: error: unknown key 'titel' in the manifest; did you mean 'title'? [unknown-key])"},
    {"kind", "schema: 1\nid: kind\nversion: \"1.0.0\"\ntitle: Kind\nkind: card\ngame: arkham\n",
     R"(5:7: error: kind is 'card'; did you mean 'cards'? [bad-kind])"},
    {"game", "schema: 1\nid: game\nversion: \"1.0.0\"\ntitle: Game\nkind: cards\ngame: arkam\n",
     R"(6:1: error: pack 'game' needs 'arkam' *, but no pack of that id is there; did you mean 'arkham'? [missing-dependency])"},
    {"api", "schema: 1\nid: api\nversion: \"1.0.0\"\napi: \">=7\"\ntitle: Api\nkind: cards\ngame: arkham\n",
     R"(4:1: error: pack 'api' is for version >=7 of the Lua API, this engine has 1.0.0; get another version of the pack or the engine [api-version])"},
    {"capitals", "schema: 1\nid: Capitals\nversion: \"1.0.0\"\ntitle: Capitals\nkind: cards\ngame: arkham\n",
     R"(2:5: error: id is 'Capitals', not an id; use small letters, digits and _, a letter first [bad-id])"},
    {"bare", "schema: 1\nid: bare\nversion: \"1.0.0\"\ntitle: Bare\nkind: cards\ngame: arkham\n",
     R"(2:1: warning: the manifest does not say for which Lua API the pack is written; add a line api: ">=1.0 <2" [no-api]
2:1: warning: the manifest names no licence; add a line like license: { code: MIT, content: CC-BY-4.0 } [no-license])"},
};

// --- other files of a pack ---

/// The first bytes of a PNG of that size.
std::string png(int width, int height) {
  std::string out("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", 16);
  for (const int n : {width, height})
    for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(n >> shift & 0xFF);
  return out;
}

/// The first bytes of a JPEG of that size: a comment comes before its frame.
std::string jpeg(int width, int height) {
  std::string out("\xFF\xD8\xFF\xFE\0\x04hi\xFF\xC0\0\x11\x08", 13);
  for (const int n : {height, width}) out += {static_cast<char>(n >> 8), static_cast<char>(n & 0xFF)};
  return out + std::string(8, '\0');
}

const Mistake kOtherFiles[] = {
    {"torch.lua", "return asset { name = \"Torch\", cost = 1 }\n",
     R"( warning: nothing loads this file: cards stand in folders; move it into a folder, like cards/, or require it [unused-file])"},
    {"lib/old.lua", R"(local verbs = {}
--- inv:old_word(n: integer). Deprecated since 1.1: use inv:gain(n) instead. The investigator gains n resources.
function verbs.old_word(inv, n) inv:gain(n) end
engine.verbs(verbs)
return {}
)",
     ""},
    {"cards/uses_old.lua", R"(require "lib/old"
return asset {
  name = "Uses old", cost = 1,
  free "Gain." { effect = function(_, you) you:old_word(1) end },
}
)",
     R"(4:48: warning: 'old_word' is deprecated since 1.1; use inv:gain(n) instead [deprecated])"},
    {"lib/forgotten.lua", "return {}\n",
     R"( warning: nothing requires this file; require "lib/forgotten", or delete it [unused-file])"},
    {"test/lamp.lua", "return asset { name = \"Lamp\", cost = 1 }\n",
     R"( warning: nothing loads the folder 'test'; did you mean 'tests'? [unused-file])"},
    {"deck/mine.yaml", "name: Mine\ninvestigator: roland_banks\ncards: {}\n",
     R"( warning: nothing loads the folder 'deck'; did you mean 'decks'? [unused-file])"},
    {"decks/mine.yaml", "name: Mine\ninvestigator: roland_bank\ncards:\n  flashligt: 2\n",
     R"(2:15: error: unknown investigator 'roland_bank'; did you mean 'roland_banks'? [unknown-card]
4:3: error: unknown card 'flashligt'; did you mean 'flashlight'? [unknown-card])"},
    {"lib/a.lua", "local b = require \"lib/b\"\nreturn b\n", ""},
    {"lib/b.lua", "local a = require \"lib/a\"\nreturn a\n",
     R"(1:19: error: files require each other in a circle: cards/circle.lua -> lib/a.lua -> lib/b.lua -> lib/a; put what they share into a third file, which requires neither [missing-module])"},
    {"tests/lamp_test.lua", R"(local which = "action"
test("a lamp", { rules = { "ah.golden.card_over_ruls", "ah.golden.card_over_rules", "ah." .. which } }, function(t)
  t:truthy(true)
end)
)",
     R"(2:28: warning: there is no rule 'ah.golden.card_over_ruls': this test proves nothing of the rules; did you mean 'ah.golden.card_over_rules'? [unknown-rule])"},
    {"cards/circle.lua", "local a = require \"lib/a\"\nreturn asset { name = a.name, cost = 1 }\n", ""},
    {"cards/first.lua", "return asset { id = \"same\", name = \"First\", cost = 1 }\n", ""},
    {"cards/second.lua", "return asset { id = \"same\", name = \"Second\", cost = 1 }\n",
     R"(1:1: error: 'files:same' is already defined in cards/first.lua; this is a second one; give one of them another id or file name [duplicate-id])"},
    {"scenarios/fog.lua", R"(return scenario {
  name = "The Fog", id = "the_fog",
  reference = "the_gathering_reference",
  locations = { "study", "hallwya" },
  agendas = { "whats_going_on" }, acts = { "trapped" },
  bags = { standard = { "0" } },
  setup = function() start_at(find_location "Study") end,
  resolutions = { R1 = { text = "It lifts." } },
}
)",
     R"(1:1: error: the scenario has no resolutions.no_resolution; say what happens when nobody is left [no-resolution]
4:26: error: there is no card 'hallwya' (locations); correct the id, or write the card [unknown-card])"},
};

// --- changing cards of other packs ---

/// Files of two packs: one requires the pack that it changes and declares it, the other does not.
const Mistake kPatches[] = {
    {"says/pack.yaml",
     "schema: 1\nid: says\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Says\nkind: cards\ngame: arkham\n"
     "license: { code: MIT }\nrequires: { arkham_core: \"*\" }\n"
     "overrides: [arkham_core:flashlight, arkham_core:knife]\n",
     R"(10:37: warning: `overrides` names 'arkham_core:knife', but nothing in the pack patches or replaces it; remove it, or write patch("arkham_core:knife", function(card) ... end) [unused-override])"},
    {"says/patches/flashlight.lua",
     "patch(\"arkham_core:flashlight\", function(card)\n  card.cots = 1\nend)\n",
     R"(2:8: error: unknown field 'cots' in asset 'Flashlight'; did you mean 'cost'? [unknown-field])"},
    {"idle/pack.yaml",
     "schema: 1\nid: idle\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Idle\nkind: cards\ngame: arkham\n"
     "license: { code: MIT }\nrequires: { arkham_core: \"*\" }\noverrides: [arkham_core:knife]\n",
     R"(10:13: warning: `overrides` names 'arkham_core:knife', but nothing in the pack patches or replaces it; remove it, or write patch("arkham_core:knife", function(card) ... end) [unused-override])"},
    {"silent/pack.yaml",
     "schema: 1\nid: silent\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Silent\nkind: cards\ngame: "
     "arkham\n"
     "license: { code: MIT }\nrequires: { arkham_core: \"*\" }\n",
     ""},
    {"silent/patches/knife.lua", "patch(\"arkham_core:knife\", function(card) card.cost = 2 end)\n",
     R"(1:1: error: the pack 'silent' changes 'arkham_core:knife' without saying so; add `overrides: [arkham_core:knife]` to pack.yaml [undeclared-override])"},
    {"silent/patches/torch.lua", "patch(\"arkham_core:flashligt\", function(card) card.cost = 2 end)\n",
     R"(1:7: error: there is no card 'arkham_core:flashligt' to be patched; did you mean 'arkham_core:flashlight'? [missing-reference])"},
    {"silent/cards/knife.lua", "return asset { id = \"arkham_core:knife\", name = \"Knife\", cost = 1 }\n",
     R"(1:1: error: the pack 'silent' changes 'arkham_core:knife' without saying so; add `overrides: [arkham_core:knife]` to pack.yaml [undeclared-override])"},
};

// --- running them ---

/// The findings by file, in the form of Mistake::says.
std::map<std::string, std::string> findings(const Ran& ran, const std::string& root) {
  std::map<std::string, std::string> by_file;
  const auto document = nlohmann::json::parse(ran.out);
  for (const auto& each : document["findings"]) {
    std::string file = each["file"];
    if (file.rfind(root, 0) != 0) continue;
    file = file.substr(root.size());
    std::string text;
    if (each["line"] != 0)
      text = std::to_string(int(each["line"])) + ":" + std::to_string(int(each["column"])) + ":";
    text += " " + std::string(each["severity"]) + ": " + std::string(each["message"]);
    if (each["mend"] != "") text += "; " + std::string(each["mend"]);
    text += " [" + std::string(each["rule"]) + "]";
    for (std::size_t at = text.find(root); at != std::string::npos; at = text.find(root))
      text.erase(at, root.size());
    std::string& all = by_file[file];
    all += (all.empty() ? "" : "\n") + text;
  }
  return by_file;
}

constexpr const char* kSound =
    "version: \"1.0.0\"\napi: \">=1.0 <2\"\nkind: cards\ngame: arkham\nlicense: { code: MIT }\n";

void spill_pack(const Folder& folder, const std::string& id) {
  folder.spill(id + "/pack.yaml", "schema: 1\nid: " + id + "\ntitle: A pack\n" + kSound);
}

TEST(Mistakes, OfCardsAreToldWithLineColumnAndMendAndOneHidesNoOther) {
  NEEDS_MISK();
  const Folder folder;
  spill_pack(folder, "mistakes");
  folder.spill("mistakes/lib/words.lua", "return { lamp = \"Lamp\" }\n");
  folder.spill("mistakes/cards/sound.lua",
               "local words = require \"lib/words\"\nreturn asset { name = words.lamp, cost = 1 }\n");
  std::vector<Mistake> all;
  for (const Mistake& each : kNoLua) all.push_back(each);
  for (const Mistake& each : kFields) all.push_back(each);
  for (const Mistake& each : kNotLoaded) all.push_back(each);
  for (const Mistake& each : kInPlay) all.push_back(each);
  for (const Mistake& each : kNothing) all.push_back(each);
  for (const Mistake& each : kNever) all.push_back(each);
  EXPECT_GE(all.size(), 50U);
  for (const Mistake& each : all)
    folder.spill("mistakes/cards/" + std::string(each.name) + ".lua", each.text);
  const Ran ran = run_misk("check --json '" + folder.path() + "'");
  ASSERT_EQ(ran.code, 1) << ran.err;
  const auto told = findings(ran, folder.path() + "/mistakes/cards/");
  for (const Mistake& each : all) {
    const auto found = told.find(std::string(each.name) + ".lua");
    EXPECT_EQ(found == told.end() ? "" : found->second, each.says) << each.name;
  }
  EXPECT_FALSE(told.count("sound.lua"));
}

TEST(Mistakes, OfCardsOfOtherGamesAreToldByWhatTheseSay) {
  NEEDS_MISK();
  const Folder folder;
  for (const Mistake& each : kOtherGames) {
    const std::string game = each.name;
    folder.spill(game + "_rats/pack.yaml",
                 "schema: 1\nid: " + game + "_rats\ntitle: A pack\nversion: \"1.0.0\"\n" +
                     "api: \">=1.0 <2\"\nkind: cards\ngame: " + game + "\nlicense: { code: MIT }\n");
    folder.spill(game + "_rats/cards/rat.lua", each.text);
  }
  const auto told = findings(run_misk("check --json '" + folder.path() + "'"), folder.path() + "/");
  for (const Mistake& each : kOtherGames) {
    const auto found = told.find(std::string(each.name) + "_rats/cards/rat.lua");
    EXPECT_EQ(found == told.end() ? "" : found->second, each.says) << each.name;
  }
}

TEST(Mistakes, OfSymbolsAndDiceOfAPackAreTold) {
  NEEDS_MISK();
  const Folder folder;
  const auto spill_sky = [&](const std::string& id) {
    folder.spill(id + "/pack.yaml",
                 "schema: 1\nid: " + id +
                     "\ntitle: Sky\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\nkind: cards\ngame: eldersign\n"
                     "license: { code: MIT }\n");
  };
  spill_sky("sky");
  folder.spill("sky/lib/sky.lua", kOwnDice);
  folder.spill("sky/cards/dome.lua", kOwnDiceCard);
  folder.spill("sky/cards/hall.lua", kManyTasks);
  spill_sky("tonight");
  folder.spill("tonight/cards/roof.lua",
               "symbol { name = \"dusk\", shape = \"comet\" }\n"
               "return adventure { name = \"Roof\", tasks = { \"I3 dusk\" }, trophy = 1 }\n");
  const auto told = findings(run_misk("check --json '" + folder.path() + "'"), folder.path() + "/");
  EXPECT_EQ(told.at("sky/lib/sky.lua"), kOwnDiceSay);
  EXPECT_EQ(told.at("sky/cards/dome.lua"), kOwnDiceCardSays);
  EXPECT_EQ(told.at("sky/cards/hall.lua"), kManyTasksSay);
  EXPECT_THAT(
      told.at("tonight/cards/roof.lua"),
      testing::HasSubstr("the word 'dusk' meets the word 'dusk' of the pack 'sky' (sky/lib/sky.lua:3)"));
}

TEST(Mistakes, OfOneKindInOneFileAreListedInPartAndCountedInFull) {
  NEEDS_MISK();
  const Folder folder;
  spill_pack(folder, "flood");
  std::string names;
  for (int i = 0; i < 1500; ++i) names += " x = no_such_name_" + std::to_string(i) + "\n";
  folder.spill(
      "flood/cards/lamp.lua",
      "return asset { name = \"Lamp\", cost = 1, free \"Light it.\" { effect = function() local x\n" + names +
          " return x end } }\n");
  const Ran ran = run_misk("check '" + folder.path() + "'");
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 52) << ran.out;
  EXPECT_THAT(ran.out,
              testing::HasSubstr("lamp.lua: error: and 1450 more like these; mend the first, and check "
                                 "again [unknown-global]\n"));
  EXPECT_THAT(ran.out, testing::EndsWith("\n1500 errors, 0 warnings\n"));
}

TEST(Mistakes, AreToldInMessagesThatCanBeRead) {
  NEEDS_MISK();
  const Folder folder;
  spill_pack(folder, "long");
  const std::string name(100'000, 'x');
  folder.spill("long/cards/lamp.lua", "return asset { name = \"Lamp\", cost = 1, class = \"" + name +
                                          "\",\n free \"Light it.\" { condition = \"you." + name +
                                          " > 1\", effect = function() return " + name + " end } }\n");
  folder.spill("long/cards/torch.lua",
               "return asset { name = \"Torch\", cost = 1,\n free \"Light it.\" { condition = \"you." + name +
                   " > 1\", effect = function() return " + name + " end } }\n");
  const Ran ran = run_misk("check '" + folder.path() + "'");
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_LT(ran.out.size(), 4000U);
  EXPECT_THAT(ran.out, testing::HasSubstr("unknown property"));
}

TEST(Mistakes, AChainOfFieldsWithoutEndTakesNoMoreMemoryThanItsFile) {
  NEEDS_MISK();
  const Folder folder;
  spill_pack(folder, "chain");
  std::string chain = "local f = {}\nreturn f";
  for (int i = 0; i < 100'000; ++i) chain += ".a";
  folder.spill("chain/cards/lamp.lua", chain + "\n");
  const Ran ran = run_misk("check '" + folder.path() + "'", "ulimit -v 1500000; ");
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_THAT(ran.out, testing::HasSubstr("chain/cards/lamp.lua:2"));
}

/// The output of `misk test` about the file of a card, from after its name to the end of the line. Places in
/// the game's own scripts lose their line numbers.
std::string said_of(const std::string& output, const std::string& file) {
  const std::size_t at = output.find(file + ":");
  if (at == std::string::npos) return "";
  const std::size_t begin = at + file.size() + 1;
  static const std::regex place("(\\((scripts|misk)/[a-z_/]+\\.lua):[0-9]+\\)");
  return std::regex_replace(output.substr(begin, output.find('\n', begin) - begin), place, "$1)");
}

TEST(Mistakes, InPlayAreToldAtThePacksOwnLineWithTheMend) {
  NEEDS_MISK();
  const Folder folder;
  spill_pack(folder, "played");
  std::string tests;
  const auto add_test = [&](const std::string& name) {
    tests += "test(\"" + name +
             "\", function(t)\n  local g = t:game { locations = { \"study\" } }\n"
             "  local me = g:investigator \"roland_banks\"\n"
             "  g:act { \"activate\", g:put(\"" +
             name + "\", \"play\", { owner = me }) }\n  t:truthy(true)\nend)\n";
  };
  for (const Mistake& each : kPlayed) {
    folder.spill("played/cards/" + std::string(each.name) + ".lua",
                 "return asset {\n  name = \"" + std::string(each.name) +
                     "\", cost = 1,\n  free \"Do it.\" {\n    effect = function(me, you)\n      " +
                     each.text + "\n    end,\n  },\n}\n");
    add_test(each.name);
  }
  for (const Mistake& each : kPlayedCards) {
    folder.spill("played/cards/" + std::string(each.name) + ".lua", each.text);
    add_test(each.name);
  }
  folder.spill("played/tests/mistakes.lua", tests);
  const Ran ran = run_misk("test '" + folder.path() + "/played'");
  ASSERT_EQ(ran.code, 1) << ran.err;
  for (const Mistake& each : kPlayed) {
    const std::string name = each.name;
    std::string said = said_of(ran.out, "played/cards/" + name + ".lua");
    const std::string in = " (in '" + name + "')", undone = "; the effect was undone and the game goes on";
    for (const std::string& always : {in, undone}) {
      ASSERT_NE(said.find(always), std::string::npos) << name << ": " << said;
      said.erase(said.find(always), always.size());
    }
    EXPECT_EQ(said, each.says) << name;
  }
  for (const Mistake& each : kPlayedCards)
    EXPECT_EQ(said_of(ran.out, "played/cards/" + std::string(each.name) + ".lua"), each.says) << each.name;
}

TEST(Mistakes, OfManifestsAreToldWithLineColumnAndMend) {
  NEEDS_MISK();
  const Folder folder;
  for (const Mistake& each : kManifests) folder.spill(std::string(each.name) + "/pack.yaml", each.text);
  const Ran ran = run_misk("check --json '" + folder.path() + "'");
  ASSERT_EQ(ran.code, 1) << ran.err;
  const auto told = findings(ran, folder.path() + "/");
  for (const Mistake& each : kManifests) {
    const auto found = told.find(std::string(each.name) + "/pack.yaml");
    EXPECT_EQ(found == told.end() ? "" : found->second, each.says) << each.name;
  }
}

TEST(Mistakes, OfPatchesAreTold) {
  NEEDS_MISK();
  const Folder folder;
  for (const Mistake& each : kPatches) folder.spill(each.name, each.text);
  const Ran ran = run_misk("check --json '" + folder.path() + "'");
  ASSERT_EQ(ran.code, 1) << ran.err;
  const auto told = findings(ran, folder.path() + "/");
  for (const Mistake& each : kPatches) {
    const auto found = told.find(each.name);
    EXPECT_EQ(found == told.end() ? "" : found->second, each.says) << each.name;
  }
}

TEST(CheckFiles, ACompletionNamesALineAndIsLua) {
  NEEDS_MISK();
  const Folder folder;
  folder.spill("mine/pack.yaml",
               "schema: 1\nid: mine\nversion: 0.1.0\napi: '>=1.0'\ntitle: Mine\nkind: cards\n"
               "game: arkham\nlicense: { content: CC0-1.0 }\n");
  const auto check = [&](const std::string& entry) {
    folder.spill("mine/completions/mine.yaml", "completions:\n  - code: x1\n" + entry);
    return run_misk("check " + folder / "mine").out;
  };
  const std::string sound =
      check("    line: 0123abcd\n    lua: 'effect = function(_, you) you:gain(1) end,'\n");
  EXPECT_EQ(sound.find("completion"), std::string::npos) << sound;
  const std::string broken = check("    line: 0123abcd\n    lua: 'effect = function(_, you) you:gain(1)'\n");
  EXPECT_NE(broken.find("mine.yaml:2"), std::string::npos) << broken;
  EXPECT_NE(broken.find("is not what stands in a card's table"), std::string::npos) << broken;
  EXPECT_NE(broken.find("[bad-completion]"), std::string::npos) << broken;
  const std::string nameless = check("    line: 12\n    lua: ''\n");
  EXPECT_NE(nameless.find("mine.yaml:3"), std::string::npos) << nameless;
}

TEST(Mistakes, OfOtherFilesAreTold) {
  NEEDS_MISK();
  const Folder folder;
  spill_pack(folder, "files");
  for (const Mistake& each : kOtherFiles) folder.spill("files/" + std::string(each.name), each.text);
  folder.spill("files/assets/first.png", png(640, 400));
  folder.spill("files/assets/frist.png", png(640, 400));
  folder.spill("files/assets/second.png", png(4000, 3000));
  folder.spill("files/assets/circle.jpg", jpeg(100, 5000));
  folder.spill("files/assets/same.webp", "RIFF....WEBP");
  folder.spill("files/assets/broken.png", "GIF89a");
  folder.spill("files/assets/same.png", png(64, 64) + std::string(std::size_t{5} << 20, ' '));
  const Ran ran = run_misk("check --json '" + folder.path() + "'");
  ASSERT_EQ(ran.code, 1) << ran.err;
  const auto told = findings(ran, folder.path() + "/files/");
  for (const Mistake& each : kOtherFiles) {
    const auto found = told.find(each.name);
    const std::string root = folder.path() + "/files/";
    EXPECT_EQ(found == told.end() ? "" : found->second, each.says) << each.name;
  }
  const auto says = [&](const std::string& file) {
    const auto found = told.find("assets/" + file);
    return found == told.end() ? "" : found->second;
  };
  EXPECT_EQ(says("first.png"), "");
  EXPECT_EQ(says("frist.png"),
            " warning: no card of the pack has the id 'frist', so the picture is never shown; did you mean "
            "'first'? "
            "[unused-picture]");
  EXPECT_EQ(
      says("second.png"),
      " warning: the picture has 4000 x 3000 pixels, more than 2048; make it smaller: it is shown no larger "
      "than 2048 [large-picture]");
  EXPECT_EQ(
      says("circle.jpg"),
      " warning: the picture has 100 x 5000 pixels, more than 2048; make it smaller: it is shown no larger "
      "than 2048 [large-picture]");
  EXPECT_EQ(says("same.webp"),
            " warning: pictures of this kind are not shown; save it as .png or .jpg [unused-picture]");
  EXPECT_EQ(says("broken.png"),
            " warning: the file is not what its name says, and is left out; save it again in that format "
            "[bad-asset]");
  EXPECT_EQ(says("same.png"),
            " warning: the picture has 5120 KB, more than 4096; save it smaller, or as .jpg [large-picture]");
}

}  // namespace
}  // namespace misk::test
