-- Conditions: "if there is an enemy at your location", "if you have 3 or fewer cards in your hand".

local language = require "import/language"
local things = require "import/subjects/things"
local production, conditions = language.production, language.conditions

local function condition(name, text, means, example, near)
  production { name = "condition: " .. name, of = "condition", text = text, means = means, example = example,
    near = near }
end

for _, of in ipairs { "enemy", "investigator", "location", "asset" } do
  condition("there is " .. of, "there is <a|an> {s:thing_" .. of .. "}", { "there_is", set = "$s" },
    of == "enemy" and "treachery: Revelation - If there is a [[Ghoul]] enemy at your location, take 1 horror." or nil)
  condition("there are " .. of, "there are <any|1 or more> {s:things_" .. of .. "}", { "there_is", set = "$s" })
  condition("there are no " .. of, "there are no {s:things_" .. of .. "}", { "there_is_no", set = "$s" })
  condition("there is no " .. of, "there is no {s:thing_" .. of .. "}", { "there_is_no", set = "$s" })
end
function conditions.there_is(w, node)
  return { expr = things.any(w, node.set), lua = "#" .. things.list(w, node.set) .. " > 0" }
end
function conditions.there_is_no(w, node)
  return { expr = "not " .. things.any(w, node.set), lua = "#" .. things.list(w, node.set) .. " == 0" }
end

for _, of in ipairs { "enemy", "investigator", "location", "asset" } do
  condition("there are some " .. of, "there <are|is> {r:range} {s:things_" .. of .. "}", { "number_of", set = "$s",
    range = "$r" })
  condition("there is at least 1 " .. of, "there is at least 1 {s:thing_" .. of .. "}",
    { "number_of", set = "$s", range = { ">=", n = 1 } })
  condition("no " .. of .. " are in play", "no {s:things_" .. of .. "} are in play",
    { "there_is_no", set = "$s" })
end
function conditions.number_of(w, node)
  if node.range[1] == ">=" and node.range.n == 1 then return conditions.there_is(w, node) end
  local n = things.count(w, node.set)
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = n.expr .. test, lua = n.lua .. test }
end
condition("you are here", "you are <at|in> {m:me_location}", { "at_me" })
function conditions.at_me(w)
  w:needs_you()
  return { expr = "here == me", lua = "you.place == me" }
end
condition("something is in play", "{n:card_name} is in play", { "named_in_play", name = "$n" })
condition("something is not in play", "{n:card_name} is not in play", { "named_not_in_play", name = "$n" })
local function named(w, node)
  return "#filter(find \"in_play\", function(card) return card.title == " .. w:quote(node.name) .. " end)"
end
function conditions.named_in_play(w, node) return { lua = named(w, node) .. " > 0" } end
function conditions.named_not_in_play(w, node) return { lua = named(w, node) .. " == 0" } end

condition("no clues here", "there are no clues <at|on> your location", { "counter", of = "here", counter = "clues",
  range = { "==", n = 0 } },
  "asset: [action]: If there are no clues at your location, draw 1 card.")
condition("clues here", "there <is a clue|are any clues|are 1 or more clues|is at least 1 clue> <at|on> your location",
  { "counter", of = "here", counter = "clues", range = { ">=", n = 1 } })
condition("no counters of yours", "you have no <clues|clues>", { "counter", of = "you", counter = "clues",
  range = { "==", n = 0 } })
condition("no resources", "you have no resources", { "counter", of = "you", counter = "resources", range = { "==",
  n = 0 } })
condition("counters of yours", "you have {r:range} {c:counter} <|on you>", { "counter", of = "you", counter = "$c",
  range = "$r" },
  "treachery: Revelation - If you have 5 or more resources, lose 3 resources.")
condition("any clues", "you have <any clues|a clue>", { "counter", of = "you", counter = "clues", range = { ">=",
  n = 1 } })
condition("no counters on this", "there <is|are> no {c:counter} on {m:me}", { "counter", of = "me", counter = "$c",
  range = { "==", n = 0 } })
condition("counters on this", "there <are|is> {r:range} {c:counter} on {m:me}", { "counter", of = "me",
  counter = "$c", range = "$r" })
local OF = { here = { "here", "you.place" }, you = { "you", "you" }, me = { "me", "me" } }
function conditions.counter(w, node)
  if node.of ~= "me" then w:needs_you() end
  if node.of == "me" and w.kind == "revelation" then w:refuse("this is not in play yet") end
  local of = OF[node.of]
  local test = "." .. node.counter .. " " .. node.range[1] .. " " .. node.range.n
  return { expr = of[1] .. test, lua = of[2] .. test }
end

condition("no cards in hand", "you have no cards in <your|> hand", { "hand", range = { "==", n = 0 } },
  "asset: [action]: If you have no cards in your hand, draw 2 cards.")
condition("cards in hand", "you have {r:range} cards in <your|> hand", { "hand", range = "$r" })
function conditions.hand(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  -- An event may still be in hand when it is asked whether it can be played.
  local held = w.kind == "event" and "count(hand: it ~= me)" or "count(hand)"
  return { expr = held .. test, lua = 'size("hand", you)' .. test }
end

condition("this is exhausted", "{m:me} is exhausted", { "me_is", state = "exhausted", me = "$m" })
condition("this is ready", "{m:me} is ready", { "me_is", state = "ready", me = "$m" })
function conditions.me_is(w, node)
  if not (w.facts.kinds.asset or w.facts.kinds.enemy) then w:refuse("this cannot be exhausted") end
  local text = node.state == "ready" and "not me.exhausted" or "me.exhausted"
  return { expr = text, lua = text }
end

condition("no actions", "you have no actions remaining", { "counter", of = "you", counter = "actions", range = { "==",
  n = 0 } })
condition("this has counters", "{m:me} has {r:range} {c:counter} <|on it|on him|on her>", { "counter", of = "me",
  counter = "$c", range = "$r" })
for _, each in ipairs { { "health", "damage" }, { "sanity", "horror" } } do
  condition("remaining " .. each[1], "you have {r:range} remaining " .. each[1], { "remaining", value = each[1],
    counter = each[2], range = "$r" })
end
function conditions.remaining(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "you." .. node.value .. " - you." .. node.counter .. test,
    lua = 'you:check "' .. node.value .. '" - you.' .. node.counter .. test }
end
condition("flooded", "your location is flooded", { "flooded_here" })
function conditions.flooded_here(w)
  w:needs_you()
  return { expr = "here.flood_level > 0", lua = "you.place.flood_level > 0" }
end
condition("engaged", "you are engaged with <an enemy|1 or more enemies|any enemies|at least 1 enemy>", { "engaged" })
condition("not engaged", "you are not engaged with <an enemy|any enemies>", { "not_engaged" })
function conditions.engaged(w)
  w:needs_you()
  return { expr = "any(engaging)", lua = 'any("engaging", you)' }
end
function conditions.not_engaged(w)
  w:needs_you()
  return { expr = "not any(engaging)", lua = 'not any("engaging", you)' }
end

condition("your turn", "it is your turn", { "my_turn" })
function conditions.my_turn(w)
  w:needs_you()
  return { expr = "my_turn", lua = "game.active == you" }
end

production { name = "term: if", of = "term", text = "if {c:condition}", means = { "term", condition = "$c" },
  example = "asset: [free] If there are no clues at your location, exhaust this asset: Draw 1 card." }
production { name = "term: your turn", of = "term", text = "during your turn",
  means = { "term", condition = { "my_turn" } },
  example = "asset: [free] During your turn, exhaust this asset: Draw 1 card." }

return {}
