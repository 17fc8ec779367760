-- More of treacheries and enemies: what an enemy does in a row, weaknesses among discarded cards, cards that cannot ready for
-- a while, tokens with which a card comes, objectives of enemies.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local amounts, filters = language.amounts, language.filters
local condition = language.condition_of_two
local REVELATION = "treachery: Revelation - "

-- --- what an enemy does, one after the other -------------------------------------------------------------------------

-- Each is its words and the Lua of it, of an enemy x and of you.
local ACTS = {
  readies = { "readies", function(x) return x .. ":ready()" end },
  exhausts = { "exhausts", function(x) return x .. ":exhaust()" end },
  moves_here = { "moves <|directly> to your location", function(x) return x .. ":move_enemy(you.place)" end },
  moves_once = { "moves <once|1 location|one location> toward <you|your location>", function(x)
    return "if " .. x .. ".place ~= you.place then " .. x .. ":move_toward(you.place) end"
  end },
  engages = { "engages you", function(x) return "if you:can_engage(" .. x .. ") then you:engage(" .. x .. ") end" end },
  attacks = { "<<|immediately> attacks you|makes an <immediate|> attack against you>", function(x) return x .. ":attack(you)" end },
  attacks_then = { "<attacks|makes an immediate attack>", function(x) return x .. ":attack(you)" end },
}
for name, act in pairs(ACTS) do
  production { name = "enemy act: " .. name, of = "enemy_act", text = act[1], means = { name } }
end
-- Two or more of them: each alone has words of its own.
local function listed(p) return { "enemy_acts", p.a, unpack(p.b, 2) } end
production { name = "enemy acts: two", of = "enemy_acts", text = "{a:enemy_act} <, and|and|, then|and then> {b:enemy_act}",
  means = function(p) return { "enemy_acts", p.a, p.b } end,
  take = function(node) return #node == 3 and { a = node[2], b = node[3] } or nil end }
production { name = "enemy acts: more", of = "enemy_acts", text = "{a:enemy_act} , {b:enemy_acts}", means = listed,
  take = function(node) return #node > 3 and { a = node[2], b = { "enemy_acts", unpack(node, 3) } } or nil end }
-- "Moves to your location and engages you" is known (manners.lua).
local KNOWN = { ["moves_here engages"] = true, ["readies moves_here engages"] = true, ["readies engages attacks"] = true,
  ["readies engages attacks_then"] = true }
production { name = "an enemy does several things", of = "clause", text = "{e:enemy} {a:enemy_acts}",
  means = function(p)
    local names = {}
    for i = 2, #p.a do names[#names + 1] = p.a[i][1] end
    return not KNOWN[table.concat(names, " ")] and { "enemy_does", enemy = p.e, acts = p.a } or nil
  end,
  take = function(node) return node[1] == "enemy_does" and { e = node.enemy, a = node.acts } or nil end,
  example = REVELATION .. "The nearest enemy readies, moves once toward you, and attacks you.",
  near = REVELATION .. "The nearest enemy readies, moves once toward you, and attends you." }
function effects.enemy_does(w, node)
  w:needs_you()
  local seen = {}
  for i = 2, #node.acts do
    if seen[node.acts[i][1]] then w:refuse("it does that twice") end
    if node.acts[i][1] == "attacks_then" and not seen.engages then w:refuse("whom does it attack?") end
    seen[node.acts[i][1]] = true
  end
  things.one(w, node.enemy, "enemy", "Which enemy?", function(enemy)
    for i = 2, #node.acts do
      local line = ACTS[node.acts[i][1]][2](enemy)
      -- An attack or a move may have made it leave play.
      if i > 2 then line = line:find "^if " and line:gsub("^if ", "if " .. enemy .. ".in_play and ", 1) or "if " .. enemy .. ".in_play then " .. line .. " end" end
      w:emit(line)
    end
  end, { acts = true })
end

-- --- which enemies ---------------------------------------------------------------------------------------------------

for _, keyword in ipairs { "hunter", "retaliate", "alert", "aloof", "massive", "elusive" } do
  filters["with_" .. keyword] = { of = { enemy = true }, expr = function(x) return x .. " is " .. keyword end,
    lua = function(x) return x .. ':is "' .. keyword .. '"' end }
  production { name = "enemy with " .. keyword, of = "behind", text = "with <|the> " .. keyword .. " <|keyword>", means = { "with_" .. keyword },
    example = keyword == "hunter" and REVELATION .. "Place 1 doom on each enemy with hunter." or nil,
    near = keyword == "hunter" and REVELATION .. "Place 1 doom on each enemy with hunting." or nil }
end

-- --- weaknesses among discarded cards --------------------------------------------------------------------------------

local BY = "<by this effect|this way|in this way>"
local discarded = language.discarded
frame { name = "draw each discarded weakness", text = "*draw <each|any> weakness discarded " .. BY, means = { "draw_discarded" },
  example = REVELATION .. "Discard the top 3 cards of your deck. Draw each weakness discarded by this effect.",
  near = REVELATION .. "Discard the top 3 cards of your hand. Draw each weakness discarded by this effect." }
production { name = "draw them if weaknesses", of = "sentence",
  text = "if <any weaknesses are|a weakness is|1 or more weaknesses are> discarded " .. BY .. " , draw <them|it>", means = { "does", who = { "you" }, what = { "draw_discarded" } }, take = function() end,
  example = REVELATION .. "Discard the top 3 cards of your deck. If any weaknesses are discarded this way, draw them." }
production { name = "draw it if a weakness", of = "sentence", text = "if it is a weakness , draw it",
  means = { "does", who = { "you" }, what = { "draw_discarded", one = true } },
  example = REVELATION .. "Discard the top card of your deck. If it is a weakness, draw it.",
  near = REVELATION .. "Discard the top 2 cards of your deck. If it is a weakness, draw it." }
function effects.draw_discarded(w, node, who)
  if who ~= "you" then w:refuse("whose cards were discarded?") end
  local name = discarded(w)
  if node.one and not w.lines[#w.lines - 1]:find("1, 1)", 1, true) then w:refuse("which of them is 'it'?") end
  w:emit("each(filter(" .. name .. ', function(card) return card:is "weakness" and card.zone == "discard" end), function(card) you:draw_elsewhere(card) end)')
end

-- Encounter cards that were discarded from the top of their deck.
frame { name = "draw each discarded encounter card", text = "*draw each {s:sought_encounter} discarded " .. BY, means = { "draw_each_discarded", what = "$s" },
  example = REVELATION .. "Discard the top 3 cards of the encounter deck. Draw each [[Ghoul]] enemy discarded this way.",
  near = REVELATION .. "Discard the top 3 cards of your deck. Draw each [[Ghoul]] enemy discarded this way." }
function effects.draw_each_discarded(w, node, who)
  local last = w.lines[#w.lines] or ""
  local indent, list = last:match "^(%s*)discard_together%({ (unpack%(cards_in%(\"encounter_deck\"%), 1, %d+%)) }%)$"
  if who ~= "you" or not list then w:refuse("which cards were discarded?") end
  local name = w:name "milled"
  w.lines[#w.lines] = indent .. "local " .. name .. " = { " .. list .. " }"
  w.lines[#w.lines + 1] = indent .. "discard_together(" .. name .. ")"
  w:would_change()
  w:emit("each(filter(" .. name .. ", function(card) return " .. language.sought(w, node.what, "card") .. ' end), function(card)')
  w:emit '  if card.zone == "encounter_discard" then draw_encounter(you, card) end'
  w:emit "end)"
end
frame { name = "spawn what was found engaged", text = "*spawn <that enemy|it> engaged with ~you", means = { "spawn_found_engaged" },
  example = REVELATION .. "Discard cards from the top of the encounter deck until a [[Ghoul]] enemy is discarded. Spawn that enemy engaged with you.",
  near = REVELATION .. "Discard the top card of the encounter deck. Spawn that enemy engaged with you." }
function effects.spawn_found_engaged(w, _, who)
  if not w.found or w.found.type ~= "enemy" or w.found.lines ~= #w.lines then w:refuse("which enemy spawns?") end
  w:would_change()
  w:emit("if found then found:spawn_engaged(" .. who .. ") end")
  w.full = { lines = #w.lines, test = "found and found.in_play" }
end
production { name = "sought: a weakness", of = "sought", text = "weakness", means = { "sought", type = "weakness" },
  example = REVELATION .. "Search your deck for a weakness and draw it. Shuffle your deck.",
  near = REVELATION .. "Search your deck for a weekend and draw it. Shuffle your deck." }
production { name = "sought: a weakness of a trait", of = "sought", text = "{t:trait} weakness", means = { "sought", type = "weakness", trait = "$t" } }
production { name = "each player", of = "each_investigator", text = "each player", means = { "each", set = { "set", of = "investigator" } }, take = function() end,
  example = REVELATION .. "Each player loses 1 resource.", near = REVELATION .. "Each playmate loses 1 resource." }
production { name = "hand size, of changes", of = "stat", text = "maximum hand size", means = "hand_limit",
  example = "location: Each investigator at this location gets -1 maximum hand size.",
  near = "location: Each enemy at this location gets -1 maximum hand size." }

-- --- readying --------------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "asset" } do
  production { name = of .. " cannot ready for a while", of = "clause", text = "{c:" .. of .. "} cannot ready {p:until}",
    means = { "unready", of = of, card = "$c", per = "$p" },
    take = function(node) return node[1] == "unready" and (node.of == of or not node.of) and { c = node.card, p = node.per } or nil end,
    example = of == "enemy" and REVELATION .. "Exhaust the nearest enemy. That enemy cannot ready until the end of the round." or nil,
    near = of == "enemy" and REVELATION .. "Exhaust the nearest enemy. That enemy cannot read until the end of the round." or nil }
end
language.builder("unready", function(node)
  -- "It" may be either; one reading is left.
  if node.card[1] == "it" or node.card[1] == "me" then return { "unready", card = node.card, per = node.per } end
  return node
end)
function effects.unready(w, node)
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  local of = node.of or (node.card[1] == "it" and w:find_bound(nil).of) or w.facts.type
  if of ~= "enemy" and of ~= "asset" then w:refuse("what cannot ready?") end
  things.one(w, node.card, of, "Which card cannot ready?", function(card) w:emit(card .. ':modify("cannot_ready", 1, "' .. node.per .. '")') end)
end

-- --- tokens on the card ----------------------------------------------------------------------------------------------

local COUNTERS = { resources = true, damage = true, horror = true, doom = true }
frame { name = "into threat area with counters", text = "*put {m:me} into play in ~your threat area with {n:some} {c:counter} on it",
  means = { "threat_area_with", n = "$n", counter = "$c", me = "$m" },
  example = REVELATION .. "Put this card into play in your threat area with 3 resources on it.",
  near = REVELATION .. "Put this card into play in your threat area with 3 reasons on it." }
function effects.threat_area_with(w, node, who)
  if not COUNTERS[node.counter] then w:refuse("what lies on it?") end
  effects.threat_area(w, node, who)
  local n = w:number(node.n)
  w:emit("if me.in_play then " .. (node.counter == "doom" and "place_doom(me, " .. n .. ")" or 'me:add("' .. node.counter .. '", ' .. n .. ")") .. " end")
end
frame { name = "remove counters from this", text = "*remove {n:number} resource<s> from {m:me}", means = { "remove_mine", n = "$n", me = "$m" },
  example = REVELATION .. "Put this card into play in your threat area with 3 resources on it. // Forced - At the end of your turn: Remove 1 resource from this card.",
  near = REVELATION .. "Put this card into play in your threat area with 3 resources on it. // Forced - At the end of your turn: Remove 1 reason from this card." }
function effects.remove_mine(w, node)
  if not (w.facts.kinds.threat or w.facts.kinds.attached or w.facts.type == "location" or w.facts.type == "enemy") then w:refuse("what lies on it?") end
  if w.kind == "revelation" then w:refuse("this is not in play yet") end
  w:would_change "me.resources > 0"
  w:emit('me:add("resources", -' .. node.n .. ")")
end
condition("this has any of them", "{m:me} has <any |a |>{c:counter} on <it|him|her>", { "counter", of = "me", counter = "$c", range = { ">=", n = 1 } })

-- --- how much --------------------------------------------------------------------------------------------------------

production { name = "amount: its own remaining health", of = "amount", text = "{m:me_enemy} 's remaining health", means = { "my_remaining", me = "$m" },
  example = "enemy: [action]: <b>Parley.</b> Test [willpower] (X), where X is this enemy's remaining health. If you succeed, discard this enemy.",
  near = "enemy: [action]: <b>Parley.</b> Test [willpower] (X), where X is this enemy's remaining wealth. If you succeed, discard this enemy." }
function amounts.my_remaining() return { expr = "(me.health - me.damage)", lua = '(me:check "health" - me.damage)' } end

-- --- clues -----------------------------------------------------------------------------------------------------------

frame { name = "flip each clue there", text = "*flip <each clue|all clues|all of the clues|each of the clues> <on|at> ~your location to <its|their> doom side",
  means = { "all_clues_to_doom" },
  example = REVELATION .. "Flip each clue at your location to its doom side.", near = REVELATION .. "Flip each clue at your location to its blank side." }
function effects.all_clues_to_doom(w, _, who)
  if who ~= "you" then w:refuse("whose location is it?") end
  w:needs_you()
  w:would_change "here.clues > 0"
  local flipped = w:name "flipped"
  w:emit("local " .. flipped .. ' = -you.place:add("clues", -you.place.clues)')
  w:emit("if " .. flipped .. " > 0 then place_doom(you.place, " .. flipped .. ") end")
end

-- --- harm ------------------------------------------------------------------------------------------------------------

frame { name = "harm each asset of yours", text = "*deal {n:digits} {h:harm} to each {s:thing_asset}", means = { "harm_each_asset", n = "$n", harm = "$h", set = "$s" },
  example = REVELATION .. "Deal 1 damage to each asset you control.", near = REVELATION .. "Deal 1 damage to each asset I control." }
function effects.harm_each_asset(w, node, who)
  if who ~= "you" or node.set.at ~= "yours" then w:refuse("whose assets are they?") end
  w:needs_you()
  local able = node.harm == "damage" and "health" or "sanity"
  w:would_change(things.any(w, node.set, function(x) return x .. "." .. able .. " > 0" end, function(x) return x .. ':check "' .. able .. '" > 0' end))
  w:emit("harm_all(me, " .. things.list(w, node.set, function(x) return x .. ':check "' .. able .. '" > 0' end) .. ", " ..
    (node.harm == "damage" and node.n .. ", 0" or "0, " .. node.n) .. ")")
end

-- --- whole piles -----------------------------------------------------------------------------------------------------

frame { name = "shuffle cards back", text = "*shuffle each {s:sought_encounter} in the encounter discard pile <|back> into the encounter deck",
  means = { "shuffle_back_each", what = "$s" },
  example = REVELATION .. "Shuffle each [[Ghoul]] enemy in the encounter discard pile into the encounter deck.",
  near = REVELATION .. "Shuffle each [[Ghoul]] enemy in the encounter discard pile into the river." }
function effects.shuffle_back_each(w, node)
  local list = 'filter(cards_in "encounter_discard", function(card) return ' .. language.sought(w, node.what, "card") .. " end)"
  w:would_change_if("#" .. list .. " > 0")
  w:emit("each(" .. list .. ', function(card) card:shuffle_into "encounter_deck" end)')
end

-- --- what lies on locations and acts ---------------------------------------------------------------------------------

frame { name = "harm tokens on a location", text = "*place {n:some} {h:harm} <|token<s>> on {m:me_location} <( from the token pool )|>",
  means = { "tokens_here", n = "$n", harm = "$h", me = "$m" },
  example = "location: [action] If there is no horror on this location: Place 1 horror on this location.",
  near = "location: [action] If there is no horror on this location: Place 1 horizon on this location." }
function effects.tokens_here(w, node)
  w:would_change()
  w:emit('me:add("' .. node.harm .. '", ' .. w:number(node.n) .. ")")
end
frame { name = "clues on the act", text = "*place {n:some} clue<s> on the <|current> act ( from the token pool )", means = { "clues_on_act", n = "$n" },
  example = "location: [free] Spend 3 resources: Place 1 clue on the current act (from the token pool).",
  near = "location: [free] Spend 3 resources: Place 1 clue on the current fact (from the token pool)." }
function effects.clues_on_act(w, node)
  w:would_change()
  w:emit "local act = current_act()"
  w:emit('if act then act:add("clues", ' .. w:number(node.n) .. ") end")
end

-- --- cards of a kind from hand ---------------------------------------------------------------------------------------

for _, kind in ipairs { "asset", "event", "skill" } do
  for name, words in pairs { [""] = "", other = "non-weakness ", trait = "{t:trait} " } do
    frame { name = "discard from hand: " .. name .. kind, text = "<*choose and |>*discard {n:number} " .. words .. kind .. "<s> from ~your hand",
      means = { "discard_kind_from_hand", n = "$n", type = kind, trait = name == "trait" and "$t" or nil, other = name == "other" or nil },
      example = kind == "asset" and name == "" and REVELATION .. "Take 2 damage or choose and discard an asset from your hand (choose one)." or nil,
      near = kind == "asset" and name == "" and REVELATION .. "Take 2 damage or choose and discard an asset from your hat (choose one)." or nil }
  end
end
-- Weaknesses cannot be chosen (see `discardable`).
function effects.discard_kind_from_hand(w, node, who)
  local tag = node.trait and w:tag(node.trait)
  local want = "it is " .. node.type .. (tag and " and it is " .. tag or "")
  local lua = 'filter(find("discardable", ' .. who .. '), function(card) return card:is "' .. node.type .. '"' ..
    (tag and ' and card:is "' .. tag .. '"' or "") .. " end)"
  local change = "any(discardable: " .. want .. ")"
  w.in_lua = w.in_lua or {}
  w.in_lua[change] = "#" .. lua .. " > 0"
  w:change_of(who, change)
  local list, count = w:name "list", w:name "n"
  w:emit("local " .. list .. " = " .. lua)
  w:emit("local " .. count .. " = math.min(" .. node.n .. ", #" .. list .. ")")
  w:emit(who .. ":discard_cards(choose(" .. who .. ', "Discard from your hand", ' .. list .. ", { min = " .. count .. ", max = " .. count .. ", many = true }))")
end
frame { name = "discard a card with an icon", text = "*choose and *discard a card from ~your hand with at least 1 {i:icon_kind} icon", means = { "discard_with_icon", icon = "$i" },
  example = "enemy: Forced - After this enemy attacks you: Choose and discard a card from your hand with at least 1 [agility] icon. If you cannot, take 1 damage.",
  near = "enemy: Forced - After this enemy attacks you: Choose and discard a card from your hand with at least 1 [agility] ribbon. If you cannot, take 1 damage." }
-- A wild icon may stand for any other (Rules Reference: Wild Skill Icons).
function effects.discard_with_icon(w, node, who)
  if who ~= "you" then w:refuse("whose card is it?") end
  local wild = node.icon ~= "wild"
  local lua = 'filter(find("discardable", you), function(card) return card:check "icon_' .. node.icon .. '"' .. (wild and ' + card:check "icon_wild"' or "") .. " > 0 end)"
  local change = "any(discardable: it.icon_" .. node.icon .. (wild and " + it.icon_wild" or "") .. " > 0)"
  w.in_lua = w.in_lua or {}
  w.in_lua[change] = "#" .. lua .. " > 0"
  w:would_change(change)
  local card = w:name "card"
  w:emit("local " .. card .. ' = choose(you, "Discard from your hand", ' .. lua .. ", { purpose = \"discard\" })")
  w:emit("if " .. card .. " then you:discard_cards { " .. card .. " } end")
end

language.example("objective: if it happens, the end", "enemy: Objective - If this enemy is defeated, (→R2).", "enemy: Objective - If this enemy is admired, (→R2).")

return {}
