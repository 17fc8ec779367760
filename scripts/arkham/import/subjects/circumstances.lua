-- More conditions, and the other words for those that are known: of piles of cards, of cards by their title, of locations, of
-- investigators and their skills.

local language = require "import/language"
local things = require "import/subjects/things"
local production, conditions = language.production, language.conditions
local IF, TAKE = "treachery: Revelation - If ", ", take 1 horror."

-- condition(name, text, means, near?, untold?): with an example made of its words, if they have no places.
local function condition(name, text, means, example, near, take)
  for _, of in ipairs { "condition", "condition_part" } do
    production { name = "condition: " .. name .. (of == "condition" and "" or " (of two)"), of = of, text = text, means = means, take = take,
      example = of == "condition" and example and IF .. example .. TAKE or nil, near = of == "condition" and near and IF .. near .. TAKE or nil }
  end
end
-- Other words for a condition that is known; they are said again as they were.
local function also(name, text, means, example, near)
  means.said = name
  condition(name, text, means, example, near)
end
local function counter(of, name, sign, n) return { "counter", of = of, counter = name, range = { sign, n = n } } end

-- --- so many of what is counted --------------------------------------------------------------------------------------

-- Each is its words for one and for many, and the amount. What is counted elsewhere has conditions of its own.
local PILES = {
  encounter_discards = { "card in the encounter discard pile", "cards in the encounter discard pile", "count(encounter_discards)",
    'size "encounter_discard"' },
  encounter_deck = { "card in the encounter deck", "cards in the encounter deck", nil, 'size "encounter_deck"' },
  discard = { "card in your discard pile", "cards in your discard pile", "count(discard)", 'size("discard", you)' },
  deck = { "card in your deck", "cards in your deck", "count(deck)", 'size("deck", you)' },
  threats = { "card in your threat area", "cards in your threat area", "count(my_threat_area)", '#find("my_threat_area", you)' },
  agenda_doom = { "doom on the current agenda", "doom on the current agenda", "sum(current_agenda: it.doom)", '(top "agenda" and top("agenda").doom or 0)' },
}
local OWN = { discard = true, deck = true, threats = true }
for name, pile in pairs(PILES) do
  local one, many = pile[1], pile[2]
  condition("so many, " .. name, "there <are|is> {r:range} " .. many, { "so_many", of = name, range = "$r" },
    name == "threats" and "there are 2 or more cards in your threat area" or nil, name == "threats" and "there are 2 or more cards in your garden" or nil)
  also("none, " .. name, "there <are|is> no " .. many, { "so_many", of = name, range = { "==", n = 0 } })
  if one ~= many then
    also("any, " .. name, "there is <a|at least 1> " .. one, { "so_many", of = name, range = { ">=", n = 1 } })
  end
end
also("none in your hand", "there are no cards in your hand", { "hand", range = { "==", n = 0 } }, "there are no cards in your hand")
also("so many in your hand", "there are {r:range} cards in your hand", { "hand", range = "$r" })
also("none in your deck, shortly", "your deck <has no cards in it|is empty|has no cards>", { "so_many", of = "deck", range = { "==", n = 0 } },
  "your deck has no cards in it", "your deck has no cars in it")
function conditions.so_many(w, node)
  if OWN[node.of] then w:needs_you() end
  local pile, test = PILES[node.of], " " .. node.range[1] .. " " .. node.range.n
  return { expr = pile[3] and pile[3] .. test, lua = pile[4] .. test }
end
also("no tokens of that kind", "there are no {t:pool_token} tokens in the chaos bag", { "bag_has", token = "$t", range = { "==", n = 0 } },
  "there are no [curse] tokens in the chaos bag", "there are no [skull] tokens in the chaos bag")
also("any tokens of that kind", "there <are any|is a|is at least 1> {t:pool_token} <tokens|token> in the chaos bag",
  { "bag_has", token = "$t", range = { ">=", n = 1 } })

-- Treacheries in a threat area and at a location.
for name, trait in pairs { [""] = "", [" of a trait"] = "{t:trait} " } do
  local t = trait ~= "" and "$t" or nil
  -- One of a trait is known.
  if not t then
    condition("a treachery in the threat area", "there is a treachery in your threat area", { "threatening", some = true },
      "there is a treachery in your threat area", "there is a treachery in your garden")
  end
  condition("no treacheries in the threat area" .. name, "there are no " .. trait .. "treacheries in your threat area", { "threatening", trait = t, some = false })
  condition("a treachery at the location" .. name,
    "<there is <a|an> " .. trait .. "treachery attached to your location|<a|an> " .. trait .. "treachery is attached to your location>",
    { "beset", trait = t, some = true }, t and "there is a [[Ghoul]] treachery attached to your location" or nil)
  condition("no treachery at the location" .. name, "there are no " .. trait .. "treacheries attached to your location", { "beset", trait = t, some = false })
end
local function which(w, node) return node.trait and w:tag(node.trait) end
function conditions.threatening(w, node)
  w:needs_you()
  local tag = which(w, node)
  return { expr = (node.some and "" or "not ") .. "any(my_threat_area: it is treachery" .. (tag and " and it is " .. tag or "") .. ")",
    lua = '#filter(find("my_threat_area", you), function(card) return card:is "treachery"' .. (tag and ' and card:is "' .. tag .. '"' or "") ..
      " end) " .. (node.some and "> 0" or "== 0") }
end
function conditions.beset(w, node)
  w:needs_you()
  local tag = which(w, node)
  return { expr = (node.some and "" or "not ") .. "any(attachments: it is treachery and it.parent == here" .. (tag and " and it is " .. tag or "") .. ")",
    lua = '#filter(find "attachments", function(card) return card:is "treachery" and card.parent == you.place' ..
      (tag and ' and card:is "' .. tag .. '"' or "") .. " end) " .. (node.some and "> 0" or "== 0") }
end

-- --- your location ---------------------------------------------------------------------------------------------------

also("clues lie there", "there are clues <at|on> your location", counter("here", "clues", ">=", 1), "there are clues on your location",
  "there are crews on your location")
-- Of clues that is known.
for name, words in pairs { ["so many"] = "{r:range}", none = "no" } do
  condition("your location has " .. name, "your location has " .. words .. " {c:counter} <|on it>", function(p)
    return p.c ~= "clues" and { "counter", of = "here", counter = p.c, range = p.r or { "==", n = 0 }, said = name } or nil
  end, name == "none" and "your location has no doom on it" or nil, name == "none" and "your location has no door on it" or nil,
  function(node) return node[1] == "counter" and node.said == name and node.counter ~= "clues" and { r = node.range, c = node.counter } or nil end)
end
also("your location has the trait, said of it", "your location <has the {t:trait} trait|is <a|an> {t:trait} location>",
  { "place_is", set = { "set", of = "location", where = { { "trait", trait = "$t" } } } }, "your location has the [[Ghoul]] trait")
function conditions.place_is(w, node) return conditions.location_is(w, node) end
condition("not at such a location", "you are not <at|in> <a|an> {s:thing_location}",
  function(p) return p.s.where and not p.s.at and { "location_is_not", set = p.s } or nil end, "you are not at a [[Ghoul]] location",
  "you are not at a [[Ghoul]] enemy", function(node) return node[1] == "location_is_not" and { s = node.set } or nil end)
function conditions.location_is_not(w, node)
  local is = conditions.location_is(w, node)
  return { expr = "not (" .. is.expr .. ")", lua = "not (" .. is.lua .. ")" }
end
for face, word in pairs { [0] = "unrevealed", [1] = "revealed" } do
  condition("your location is " .. word, "your location is " .. word, { "face_here", face = face }, face == 0 and "your location is unrevealed" or nil)
end
function conditions.face_here(w, node)
  w:needs_you()
  return { expr = "here.face == " .. node.face, lua = "you.place.face == " .. node.face }
end
condition("your location is not flooded", "your location is not flooded", { "dry_here" }, "your location is not flooded", "your location is not crowded")
function conditions.dry_here(w)
  w:needs_you()
  return { expr = "here.flood_level == 0", lua = "you.place.flood_level == 0" }
end

-- Values: "3 or lower", "4 or higher".
for words, sign in pairs { ["or <higher|more|greater>"] = ">=", ["or <lower|less|fewer>"] = "<=" } do
  production { name = "value " .. sign, of = "value_range", text = "<|a> {n:digits} " .. words, means = { sign, n = "$n" } }
end
condition("shroud of your location", "your location <'s shroud <|value> is|has a shroud <|value> of> {r:value_range}", { "shroud_range", range = "$r" },
  "your location's shroud is 3 or higher", "your location's crowd is 3 or higher")
function conditions.shroud_range(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "here.shroud" .. test, lua = 'you.place:check "shroud"' .. test }
end

-- --- people ----------------------------------------------------------------------------------------------------------

also("no clues under control", "you control no clues", counter("you", "clues", "==", 0), "you control no clues", "you control no crews")
also("any resources", "you have any resources", counter("you", "resources", ">=", 1))
for _, harm in ipairs { "damage", "horror" } do
  also("harmed: " .. harm, "<you have|there is> <|any> " .. harm .. " on you", counter("you", harm, ">=", 1),
    harm == "damage" and "you have damage on you" or nil, harm == "damage" and "you have dinner on you" or nil)
end
also("alone there", "you are <the only investigator|alone> <at|in> your location",
  { "there_is_no", set = { "set", of = "investigator", at = "here", where = { { "not_you" } } } }, "you are the only investigator at your location",
  "you are the only investigator at your party")
condition("everybody is there", "<each investigator is|all investigators are> <at|in> your location", { "all_here" }, "each investigator is at your location",
  "each investigator is at your party")
function conditions.all_here(w)
  w:needs_you()
  return { expr = "not any(investigators: place(it) ~= here)", lua = "#filter(players(), function(inv) return inv.place ~= you.place end) == 0" }
end
condition("you lead", "you are the lead investigator", { "leading" }, "you are the lead investigator", "you are the last investigator")
function conditions.leading(w)
  w:needs_you()
  return { expr = "lead == you", lua = "game.lead == you" }
end
condition("another's turn", "it is not your turn", { "not_my_turn" }, "it is not your turn", "it is not your tune")
function conditions.not_my_turn(w)
  w:needs_you()
  return { expr = "not my_turn", lua = "game.active ~= you" }
end
for n, phase in ipairs { "mythos", "investigation", "enemy", "upkeep" } do
  condition("it is the " .. phase .. " phase", "it is the " .. phase .. " phase", { "in_phase", n = n }, n == 3 and "it is the enemy phase" or nil,
    n == 3 and "it is the lunar phase" or nil)
end
function conditions.in_phase(_, node) return { expr = "phase == " .. node.n, lua = "game.phase == " .. node.n } end
local function with(counter_of, sign, n) return { "set", of = "investigator", where = { { "has", counter = counter_of, range = { sign, n = n } } } } end
also("somebody has so many", "<an|any> investigator has {r:range} {c:counter}",
  { "there_is", set = { "set", of = "investigator", where = { { "has", counter = "$c", range = "$r" } } } }, "an investigator has 3 or more clues",
  "an investigator has 3 or more crews")
also("nobody has any", "no investigator has <any|a> {c:counter}",
  { "there_is_no", set = { "set", of = "investigator", where = { { "has", counter = "$c", range = { ">=", n = 1 } } } } }, "no investigator has any clues")
condition("all have so many together", "the investigators have {r:range} {c:counter}", { "all_have", counter = "$c", range = "$r" },
  "the investigators have at least 3 clues", "the investigators have at least 3 crews")
function conditions.all_have(_, node)
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "sum(investigators: it." .. node.counter .. ")" .. test,
    lua = "(function() local n = 0 each(players(), function(inv) n = n + inv." .. node.counter .. " end) return n end)()" .. test }
end
for base, words in pairs { [false] = "your {s:skill} <|skill|value> is", [true] = "your base {s:skill} <|skill|value> is" } do
  condition((base and "base " or "") .. "skill", words .. " {r:value_range}", { "skill_range", skill = "$s", range = "$r", base = base or nil },
    not base and "your [willpower] is 3 or lower" or nil, not base and "your [willpower] is 3 or lost" or nil)
end
function conditions.skill_range(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  if node.base then return { expr = "base_now(" .. node.skill .. ", you)" .. test } end
  return { expr = "you." .. node.skill .. test, lua = 'you:check "' .. node.skill .. '"' .. test }
end
for _, kind in ipairs { "physical", "mental" } do
  condition("has " .. kind .. " trauma", "you have <|any|1 or more> " .. kind .. " trauma", { "has_trauma", kind = kind },
    kind == "mental" and "you have mental trauma" or nil, kind == "mental" and "you have mental drama" or nil)
end
function conditions.has_trauma(w, node)
  w:needs_you()
  return { expr = "you." .. node.kind .. "_trauma > 0", lua = "you." .. node.kind .. "_trauma > 0" }
end

-- --- assets ----------------------------------------------------------------------------------------------------------

also("you control none, of one", "you do not control <a|an> {s:thing_asset}", { "you_control_no", set = "$s" }, "you do not control an [[Ally]] asset",
  "you do not control an [[Ally]] enemy")
also("you control none, of any", "you do not control any {s:things_asset}", { "you_control_no", set = "$s" })

-- --- the card itself -------------------------------------------------------------------------------------------------

also("this has none", "{m:me} has no {c:counter}", counter("me", "$c", "==", 0))
language.example("condition: this has none", "location: [action] If this location has no clues: Draw 1 card.", "location: [action] If this location has no cues: Draw 1 card.")
for _, each in ipairs { { "health", "damage" }, { "sanity", "horror" } } do
  local value, harm = each[1], each[2]
  also("so much " .. value .. " left", "you have {r:range} " .. value .. " remaining", { "remaining", value = value, counter = harm, range = "$r" },
    value == "sanity" and "you have fewer than 3 sanity remaining" or nil, value == "sanity" and "you have fewer than 3 vanity remaining" or nil)
end

-- --- cards by their title --------------------------------------------------------------------------------------------

local function titled(w, name, more)
  return '#filter(find "in_play", function(card) return card.title == ' .. w:quote(name) .. more .. " end) > 0"
end
local STATES = { exhausted = " and card.exhausted", ready = " and not card.exhausted" }
for state in pairs(STATES) do
  condition("by title, " .. state, "<|the> {n:card_name} is " .. state, { "named_state", name = "$n", state = state })
end
function conditions.named_state(w, node)
  local kinds = w.facts.names[node.name] or {}
  if not (kinds.enemy or kinds.asset) then w:refuse("can that card be exhausted?") end
  return { lua = titled(w, node.name, STATES[node.state]) }
end
condition("by title, so many on it", "<|the> {n:card_name} has {r:range} {c:counter} <|on it|on him|on her>",
  { "named_has", name = "$n", counter = "$c", range = "$r" }, "Night Porter has 2 or more doom on it", "Night Porter has 2 or more doors on it")
function conditions.named_has(w, node)
  return { lua = titled(w, node.name, " and card." .. node.counter .. " " .. node.range[1] .. " " .. node.range.n) }
end
condition("by title, revealed", "<|the> {n:location_name} is revealed", { "named_revealed", name = "$n" }, "Night Hall is revealed", "Night Hall is revered")
function conditions.named_revealed(w, node) return { lua = titled(w, node.name, " and card.face == 1") } end
condition("by title, in the victory display", "<|the> {n:card_name} is in the victory display", { "named_in", name = "$n", zone = "victory" },
  "Night Porter is in the victory display", "Night Porter is in the victory dance")
condition("by title, set aside", "<|the> {n:card_name} is set <aside|aside , out of play>", { "named_in", name = "$n", zone = "set_aside" })
function conditions.named_in(w, node)
  return { lua = '#filter(cards_in "' .. node.zone .. '", function(card) return card.title == ' .. w:quote(node.name) .. " end) > 0" }
end
for name, some in pairs { ["<an|any> investigator controls"] = true, ["no investigator controls"] = false } do
  condition("by title, controlled: " .. tostring(some), name .. " <|the> {n:card_name}", { "named_controlled", name = "$n", some = some })
end
function conditions.named_controlled(w, node)
  if not (w.facts.names[node.name] or {}).asset then w:refuse("is that an asset?") end
  local test = titled(w, node.name, ' and card:is "asset" and card.controller ~= nil')
  return { lua = node.some and test or (test:gsub("> 0$", "== 0")) }
end

-- --- the victory display ---------------------------------------------------------------------------------------------

condition("enemies in the victory display", "there are {r:range} enemies in the victory display", { "won", range = "$r" },
  "there are 2 or more enemies in the victory display", "there are 2 or more enemies in the victory dance")
function conditions.won(_, node)
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "count(victory: it is enemy)" .. test, lua = '#filter(cards_in "victory", function(card) return card:is "enemy" end)' .. test }
end

return {}
