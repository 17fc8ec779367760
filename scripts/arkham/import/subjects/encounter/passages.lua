-- What it costs to enter or leave a location, and to move; how many there are at it.

local language = require "import/language"
local production, constants = language.production, language.constants

-- --- tolls -----------------------------------------------------------------------------------------------------------

-- Each is { text, means, when it cannot be paid (over `it`, the investigator), Lua that pays }. Who cannot pay does not
-- move, and is not offered to.
local function toll(name, text, means) production { name = "toll: " .. name, of = "toll", text = text, means = means } end
toll("resources", "spend {n:number} resource<s>", { "toll", of = "resources", n = "$n" })
toll("clues", "spend {n:number} clue<s>", { "toll", of = "clues", n = "$n" })
toll("cards", "<choose and|> discard {n:number} card<s> from <your|their> hand", { "toll", of = "cards", n = "$n" })
toll("harm", "take {n:number} {h:harm}", { "toll", of = "harm", n = "$n", harm = "$h" })
toll("actions", "spend {n:number} additional action<s>", { "toll", of = "actions", n = "$n" })

local TOLLS = {
  resources = function(node) return "it.resources < " .. node.n, 'you:add("resources", -' .. node.n .. ")" end,
  clues = function(node) return "it.clues * (it.cannot_spend_clues == 0) < " .. node.n, 'you:add("clues", -' .. node.n .. ")" end,
  -- What is cancelled is not paid.
  harm = function(node)
    return nil, "if you:take_" .. node.harm .. "(" .. node.n .. ") < " .. node.n .. " then event:cancel() end"
  end,
  cards = function(node)
    return language.cards_to_discard .. " < " .. node.n, "you:discard_cards(choose(you, \"Discard which card from your hand?\", find(\"discardable\", you), { min = " ..
      node.n .. ", max = " .. node.n .. ", many = true }))"
  end,
}
local WAYS = { enter = "<enter|move to|move into>", leave = "<leave|move out of>" }
for way, words in pairs(WAYS) do
  production { name = "toll to " .. way, of = "constant",
    text = "as an additional cost <for you|> to " .. words .. " {m:me_location} , <you must|> {p:toll}",
    -- Actions have words of their own (constants.lua).
    means = function(p) return p.p.of ~= "actions" and { "toll_to", way = way, toll = p.p } or nil end,
    take = function(node)
      return type(node) == "table" and node[1] == "toll_to" and node.way == way and { p = node.toll } or nil
    end,
    example = "location: As an additional cost to " .. way .. " this location, you must spend 2 resources.",
    near = "location: As an additional cost to " .. way .. " this location, you must spend 2 enemies." }
end
local function taken(where, pay)
  return { { "would", '"moves"' }, { "you", '"actor"' }, { "condition", where }, { "effect", as = "target", lines = { pay } } }
end
function constants.toll_to(w, node)
  local entering, price = node.way == "enter", node.toll
  local lacks, pay = TOLLS[price.of](price)
  local paid = taken(entering and '"subject == me"' or '"from == me"', pay)
  if not lacks then return paid, "forced" end
  w.beside = { { kind = "forced", text = "The cost of moving is paid.", fields = paid } }
  local value = entering and "that == me and " or "place(it) == me and that ~= me and "
  return { { "modify", "{ { value = \"cannot_enter\", where = " .. w:quote("it is investigator and " .. value .. lacks) .. " } }" } }
end

-- "Investigators at your location must spend 1 clue per investigator, as a group."
for per = 1, 2 do
  production { name = "toll of a group" .. (per == 2 and ", for each investigator" or ""), of = "constant",
    text = "as an additional cost <for you|> to enter {m:me_location} , investigators at your location must spend {n:number} " ..
      (per == 2 and "[per_investigator] " or "") .. "clue<s> , as a group",
    means = { "group_toll", n = "$n", per = per == 2, me = "$m" },
    example = "location: As an additional cost for you to enter this location, investigators at your location must spend 1 " ..
      (per == 2 and "[per_investigator] " or "") .. "clue, as a group.",
    near = "location: As an additional cost for you to enter this location, investigators at a location must spend 1 " ..
      (per == 2 and "[per_investigator] " or "") .. "clue, as a group." }
end
function constants.group_toll(w, node)
  local n = node.per and (node.n == 1 and "" or node.n .. " * ") .. "players" or tostring(node.n)
  local in_lua = node.per and (node.n == 1 and "" or node.n .. " * ") .. "#seats()" or tostring(node.n)
  w.beside = { { kind = "forced", text = "The clues for entering are spent.", fields = taken('"subject == me"',
    "spend_clues(filter(players(), function(inv) return inv.place == you.place end), " .. in_lua .. ")") } }
  return { { "modify", "{ { value = \"cannot_enter\", where = " .. w:quote("it is investigator and that == me and " ..
    "sum(investigators: spendable_clues * (place(it) == place(that))) < " .. n) .. " } }" } }
end

-- In the threat area: whenever its bearer moves.
production { name = "toll to move", of = "constant", text = "as an additional cost to move , <you must|> {p:toll}",
  means = { "toll_to_move", toll = "$p" },
  example = "treachery: Revelation - Put this card into play in your threat area. // As an additional cost to move, you must spend 1 resource.",
  near = "treachery: Revelation - Put this card into play in your threat area. // As an additional cost to rest, you must spend 1 resource." }
function constants.toll_to_move(w, node)
  if not w.facts.kinds.threat then w:refuse("who moves?") end
  local price = node.toll
  if price.of == "actions" then
    return { { "to", '"move"' }, { "actions", tostring(price.n) }, { "where", '"it == you"' }, { "any_move", "true" } }, "additional_cost"
  end
  local lacks, pay = TOLLS[price.of](price)
  local paid = { { "would", '"moves"' }, { "condition", '"actor == you"' },
    { "effect", as = "target", lines = taken("", pay)[4].lines } }
  if not lacks then return paid, "forced" end
  w.beside = { { kind = "forced", text = "The cost of moving is paid.", fields = paid } }
  return { { "modify", "{ { value = \"cannot_enter\", where = " .. w:quote("it == you and that ~= place(it) and " .. lacks) .. " } }" } }
end

-- --- what is at it ---------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "investigator" } do
  production { name = "gets for each " .. of .. " at it", of = "holds",
    text = "{m:me_location} gets {c:changes} for each {s:core_" .. of .. "} <at|on> it",
    means = function(p)
      local where = { { "at_me" }, unpack(p.s.where or {}) }
      return not p.s.at and { "holds", who = { "me" }, what = p.c, each = { "count", set = { "set", of = of, where = where } } } or nil
    end, take = function() end,
    example = "location: This location gets +1 shroud for each " .. of .. " at it.",
    near = "location: This location gets +1 shroud for each " .. of .. " near it." }
end
production { name = "shroud value, of changes", of = "stat", text = "shroud value", means = "shroud", take = function() end,
  example = "location: This location gets +1 shroud value for each enemy at it." }

-- --- an enemy's location ---------------------------------------------------------------------------------------------

local condition = language.condition_of_two
local ITS = " <at|on> <{m:me_enemy} 's|its> location"
condition("so many there", "there <is|are> {r:range} {c:counter}" .. ITS, { "there_counted", counter = "$c", range = "$r" },
  "enemy: This enemy gets +1 fight while there are 2 or more clues at its location.",
  "enemy: This enemy gets +1 fight while there are 2 or more clues at your location.")
condition("none there", "there <is|are> no {c:counter}" .. ITS, { "none_there", counter = "$c" },
  "enemy: Forced - At the end of the enemy phase, if there are no clues at its location: Place 1 doom on this enemy.")
function language.conditions.there_counted(w, node)
  if w.facts.type ~= "enemy" then w:refuse("whose location is meant?") end
  for _, bound in ipairs(w.bound or {}) do
    if bound.of ~= "investigator" and bound.code ~= "me" then w:refuse("whose location is meant?") end
  end
  local test = "." .. node.counter .. " " .. node.range[1] .. " " .. node.range.n
  return { expr = "place(me)" .. test, lua = "me.place and me.place" .. test }
end
function language.conditions.none_there(w, node)
  return language.conditions.there_counted(w, { counter = node.counter, range = { "==", n = 0 } })
end
condition("it is unengaged", "{m:me_enemy} is not engaged with <an investigator|any investigator>", { "me_unengaged", me = "$m" },
  "enemy: Forced - At the end of the round, if this enemy is not engaged with an investigator: Place 1 doom on it.",
  "enemy: Forced - At the end of the round, if this enemy is not engaged with an enemy: Place 1 doom on it.")
function language.conditions.me_unengaged(w)
  if w.facts.kinds.massive then w:refuse("with whom is it engaged?") end
  return { expr = "not me in threat", lua = 'me.zone ~= "threat"' }
end

return {}
