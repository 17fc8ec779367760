-- Conditions: "if there is an enemy at your location", "if you have 3 or fewer cards in your hand".

local language = require "import/language"
local things = require "import/subjects/things"
local production, conditions = language.production, language.conditions

local function condition(name, text, means, example, near, take)
  production { name = "condition: " .. name, of = "condition_part", text = text, means = means, take = take, example = example,
    near = near }
end

production { name = "one condition", of = "condition", text = "{c:condition_part}", means = "$c" }
production { name = "two conditions", of = "condition", text = "{a:condition_part} and {b:condition_part}",
  means = { "both", a = "$a", b = "$b" },
  example = "asset: [action]: If you have no clues and you have 3 or more resources, draw 1 card." }
function conditions.both(w, node)
  local a, b = w:condition(node.a), w:condition(node.b)
  local function joined(x, y) return x and y and w.all { x, y } end
  return { expr = joined(a.expr, b.expr), lua = joined(a.lua, b.lua) }
end

for _, of in ipairs { "enemy", "investigator", "location", "asset" } do
  condition("there is " .. of, "there is <a|an> {s:thing_" .. of .. "}", { "there_is", set = "$s" },
    of == "enemy" and "treachery: Revelation - If there is a [[Ghoul]] enemy at your location, take 1 horror." or nil)
  condition("there are " .. of, "there are <any|1 or more> {s:things_" .. of .. "}", { "there_is", set = "$s" })
  condition("there are no " .. of, "there are no {s:things_" .. of .. "}", { "there_is_no", set = "$s" })
  condition("there are so many " .. of, "there <are|is> {r:range} <{s:things_" .. of .. "}|{s:thing_" .. of .. "}>",
    { "so_many", set = "$s", range = "$r" },
    of == "enemy" and "enemy: Forced - When the round ends, if there are 2 or more [[Ghoul]] enemies in play: Ready this enemy." or nil)
  condition("there is no " .. of, "there is no {s:thing_" .. of .. "}", { "there_is_no", set = "$s" })
end
function conditions.there_is(w, node)
  return { expr = things.any(w, node.set), lua = "#" .. things.list(w, node.set) .. " > 0" }
end
function conditions.there_is_no(w, node)
  return { expr = "not " .. things.any(w, node.set), lua = "#" .. things.list(w, node.set) .. " == 0" }
end

function conditions.so_many(w, node)
  local count = things.count(w, node.set)
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = count.expr .. test, lua = count.lua .. test }
end
-- "1 or more" and "any" are the same.
language.builder("so_many", function(node)
  if node.range[1] == ">=" and node.range.n == 1 then return { "there_is", set = node.set } end
  return node
end)

condition("no clues here", "there are no clues <at|on> your location", { "counter", of = "here", counter = "clues", range = { "==", n = 0 } },
  "asset: [action]: If there are no clues at your location, draw 1 card.")
condition("so many clues here", "there are {r:range} clues <at|on> your location",
  { "counter", of = "here", counter = "clues", range = "$r" },
  "asset: [action]: If there are 2 or more clues at your location, draw 1 card.")
condition("clues here", "there <is a clue|are any clues|is at least 1 clue> <at|on> your location",
  { "counter", of = "here", counter = "clues", range = { ">=", n = 1 } })
condition("no counters of yours", "you have no <clues|clues>", { "counter", of = "you", counter = "clues", range = { "==", n = 0 } })
condition("no resources", "you have no resources", { "counter", of = "you", counter = "resources", range = { "==", n = 0 } })
condition("counters of yours", "you have {r:range} {c:counter}", { "counter", of = "you", counter = "$c", range = "$r" },
  "treachery: Revelation - If you have 5 or more resources, lose 3 resources.")
condition("any clues", "you have <any clues|a clue>", { "counter", of = "you", counter = "clues", range = { ">=", n = 1 } })
condition("no counters on this", "<there <are|is> no {c:counters} <on|at|in> {m:me}|{m:me} has no {c:counters} <|on it>>",
  { "counter", of = "me", me = "$m", counter = "$c", range = { "==", n = 0 } },
  "location: [action] If there are no clues on this location: Gain 2 resources. (Limit once per game.)")
condition("counters on this", "<there <are|is> {r:range} {c:counter} <on|at|in> {m:me}|{m:me} has {r:range} {c:counter} <|on it>>",
  { "counter", of = "me", me = "$m", counter = "$c", range = "$r" },
  "enemy: Forced - When the round ends, if there is 2 or more doom on this enemy: Discard this enemy.")
condition("no clues in this place", "there are no clues here", { "counter", of = "place", counter = "clues", range = { "==", n = 0 } },
  "location: [action] If there are no clues here: Gain 2 resources. (Limit once per game.)")
local OF = { here = { "here", "you.place" }, you = { "you", "you" }, me = { "me", "me" }, place = { "me", "me" } }
function conditions.counter(w, node)
  if node.of == "place" then
    if w.facts.type ~= "location" then w:refuse("this is no location") end
  elseif node.of ~= "me" then
    w:needs_you()
  elseif w.kind == "revelation" then
    w:refuse("this is not in play yet")
  elseif node.counter == "resources" and w.facts.uses == "resources" then
    w:refuse("its resources are its uses")
  end
  local of = OF[node.of]
  local test = "." .. node.counter .. " " .. node.range[1] .. " " .. node.range.n
  return { expr = of[1] .. test, lua = of[2] .. test }
end

condition("no cards in hand", "you have no cards in <your|> hand", { "hand", range = { "==", n = 0 } },
  "asset: [action]: If you have no cards in your hand, draw 2 cards.")
condition("cards in hand", "you have {r:range} card<s> in <your|> hand", { "hand", range = "$r" })
function conditions.hand(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "count(hand)" .. test, lua = 'size("hand", you)' .. test }
end

condition("this is exhausted", "{m:me} is exhausted", { "me_is", state = "exhausted", me = "$m" })
condition("this is ready", "{m:me} is ready", { "me_is", state = "ready", me = "$m" })
function conditions.me_is(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.enemy) then w:refuse("this cannot be exhausted") end
  local text = node.state == "ready" and "not me.exhausted" or "me.exhausted"
  return { expr = text, lua = text }
end

condition("engaged", "you are engaged with <1 or more enemies|any enemies|at least 1 enemy>", { "engaged" })
condition("engaged with ...", "you are engaged with <a|an> {s:thing_enemy}",
  function(p)
    if p.s.at then return nil end
    return p.s.where and { "engaged_with", set = p.s } or { "engaged" }
  end,
  "asset: [free] If you are engaged with an exhausted enemy, exhaust this asset: Draw 1 card.",
  "asset: [free] If you are engaged with an exhausted location, exhaust this asset: Draw 1 card.",
  function(node) return node[1] == "engaged_with" and { s = node.set } or nil end)
function conditions.engaged_with(w, node)
  return conditions.there_is(w, { set = { "set", of = "enemy", at = "engaged", where = node.set.where } })
end
condition("this is engaged with you", "{m:me} is engaged with you", { "engages_you", me = "$m" },
  "enemy: [action] If this enemy is engaged with you, spend 2 resources: Exhaust this enemy.")
function conditions.engages_you(w)
  w:needs_you()
  if w.facts.type ~= "enemy" then w:refuse("this is no enemy") end
  return { expr = "any(engaging: it == me)", lua = '#filter(find("engaging", you), function(enemy) return enemy == me end) > 0' }
end
condition("not engaged", "you are not engaged with <an enemy|any enemies>", { "not_engaged" })
function conditions.engaged(w)
  w:needs_you()
  return { expr = "any(engaging)", lua = 'any("engaging", you)' }
end
function conditions.not_engaged(w)
  w:needs_you()
  return { expr = "not any(engaging)", lua = 'not any("engaging", you)' }
end

condition("you are here", "you are <at|in> {m:me_location}", { "at_this", me = "$m" },
  "location: [free] If you are at this location and you have no clues: Draw 1 card.")
function conditions.at_this(w)
  w:needs_you()
  return { expr = "here == me", lua = "you.place == me" }
end
condition("your location is", "<you are <at|in> <a|an> {s:core_location}|your location is <a|an> {s:core_location}>",
  { "location_is", set = "$s" }, "asset: [free] If you are at a [[Ruin]] location, exhaust this asset: Draw 1 card.")
function conditions.location_is(w, node)
  w:needs_you()
  local set = node.set
  if set.at or not set.where then w:refuse("you are always at a location") end
  return { expr = w.all(things.said(w, set, "here", "expr")), lua = w.all(things.said(w, set, "you.place", "lua")) }
end
condition("somebody here", "<an|any> investigator is <at|in> {m:me_location}", { "somebody_here", me = "$m" },
  "location: Forced - When the round ends, if an investigator is at this location: Place 1 doom on the current agenda.")
condition("nobody here", "no investigators are <at|in> {m:me_location}", { "nobody_here", me = "$m" })
local PEOPLE = { "set", of = "investigator", where = { { "at_me" } } }
function conditions.somebody_here(w) return conditions.there_is(w, { set = PEOPLE }) end
function conditions.nobody_here(w) return conditions.there_is_no(w, { set = PEOPLE }) end

condition("you control", "you control <a|an> {s:thing_asset}", { "you_control", set = "$s" },
  "treachery: Revelation - If you control an [[Ally]] asset, take 1 horror.")
condition("you control none", "you control no {s:things_asset}", { "you_control_no", set = "$s" })
condition("you control so many", "you control {r:range} {s:things_asset}", { "you_control_many", set = "$s", range = "$r" })
local function yours(w, set)
  if set.at then w:refuse("where is it?") end
  return { "set", of = "asset", at = "yours", where = set.where }
end
function conditions.you_control(w, node) return conditions.there_is(w, { set = yours(w, node.set) }) end
function conditions.you_control_no(w, node) return conditions.there_is_no(w, { set = yours(w, node.set) }) end
function conditions.you_control_many(w, node)
  return conditions.so_many(w, { set = yours(w, node.set), range = node.range })
end

for value, harm in pairs { health = "damage", sanity = "horror" } do
  condition("remaining " .. value, "you have {r:range} remaining " .. value, { "remaining", of = value, range = "$r" },
    value == "sanity" and "treachery: Revelation - If you have 3 or fewer remaining sanity, lose 2 resources." or nil)
  condition(harm .. " on you", "you have {r:range} " .. harm .. " on you", { "counter", of = "you", counter = harm, range = "$r" })
end
function conditions.remaining(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  local harm = node.of == "health" and "damage" or "horror"
  return { expr = "you." .. node.of .. " - you." .. harm .. test, lua = "you:check \"" .. node.of .. "\" - you." .. harm .. test }
end

condition("your turn", "it is your turn", { "my_turn" })
function conditions.my_turn(w)
  w:needs_you()
  return { expr = "my_turn", lua = "game.active == you" }
end

production { name = "term: if", of = "term", text = "if {c:condition}", means = { "term", condition = "$c" },
  example = "asset: [free] If there are no clues at your location, exhaust this asset: Draw 1 card." }
production { name = "term: your turn", of = "term", text = "during your turn", means = { "term", condition = { "my_turn" } },
  example = "asset: [free] During your turn, exhaust this asset: Draw 1 card." }

return {}
