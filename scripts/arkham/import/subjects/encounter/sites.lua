-- Locations, and what is looked for in the encounter deck: flood levels, keys, exploring, an enemy by its name.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects

local OFFERED = language.offered

-- --- a location itself ---------------------------------------------------------------------------------------------------

production { name = "a random key, chosen", of = "clause",
  text = "randomly choose 1 of the set-aside keys and place it on {m:me_location} <|without looking at it>",
  means = { "does", who = { "you" }, what = { "place_key" } },
  example = "location: Forced - After this location is revealed: Randomly choose 1 of the set-aside keys and place it on this location." }
production { name = "a random facedown key, chosen", of = "clause",
  text = "randomly choose 1 of the set-aside facedown keys and place it on {m:me_location} <|without looking at it>",
  means = { "does", who = { "you" }, what = { "place_key", facedown = true } },
  example = "location: Forced - After this location is revealed: Randomly choose 1 of the set-aside facedown keys and place it on this location without looking at it.",
  near = "location: Forced - After this location is revealed: Randomly choose 2 of the set-aside facedown keys and place it on this location." }

-- "Its", "it": only where the text has spoken of nothing but this location.
local function this_location(w)
  if w.facts.type ~= "location" then w:refuse("which location is flooded?") end
  for _, bound in ipairs(w.bound) do
    if bound.code ~= "me" then w:refuse("which location is flooded?") end
  end
end
frame { name = "flood level", text = "*increase <its flood level|{m:me_location} 's flood level|the flood level of {m:me_location}>",
  means = { "increase_flood" },
  example = "location: Forced - After this location is revealed: Increase its flood level.",
  near = "location: Forced - After an investigator enters a connecting location: Increase its flood level." }
function effects.increase_flood(w)
  this_location(w)
  w:would_change "me.flood_level < 2"
  w:emit "me:increase_flood()"
end
for level, n in pairs { fully = 2, partially = 1 } do
  production { name = "becomes " .. level .. " flooded", of = "clause",
    text = "<it|{m:me_location}> becomes " .. level .. " flooded", means = { "set_flood", level = level, n = n },
    example = n == 2 and "location: Forced - After this location is revealed: It becomes fully flooded." or nil }
end
function effects.set_flood(w, node)
  this_location(w)
  w:would_change("me.flood_level ~= " .. node.n)
  w:emit('me:set_flood "' .. node.level .. '"')
end

frame { name = "discard resources from this", text = "<*discard|*remove> {n:number} resource<s> from <{m:me_location}|it>",
  means = { "remove_resources", n = "$n" },
  example = "location: Forced - At the end of the round: Discard 1 resource from this location." }
function effects.remove_resources(w, node)
  this_location(w)
  w:would_change "me.resources > 0"
  w:emit('me:add("resources", -' .. node.n .. ")")
end

-- Clues of "you" on this location, wherever they are: a haunted ability may be resolved from elsewhere.
function effects.place_clues_on_me(w, node, who)
  if who ~= "you" or w.facts.type ~= "location" then w:refuse("whose clues are they?") end
  w:needs_you()
  w:would_change "you.clues > 0"
  w:emit('me:add("clues", -you:add("clues", -' .. node.n .. "))")
end
-- On an enemy, and to a location.
for _, each in ipairs { { "enemy", "*place {n:number} of ~your clues on {x:enemy}" }, { "enemy", "*move {n:number} of ~your clues to {x:enemy}" },
  { "location", "*move {n:number} of ~your clues to {x:location}" } } do
  local of, text = each[1], each[2]
  frame { name = text:match "%a+" .. " own clues to " .. of, text = text,
    means = function(p) return p.x[1] ~= "it" and { "clues_to", of = of, n = p.n, to = p.x } or nil end,
    take = function(node)
      return type(node) == "table" and node[1] == "clues_to" and node.of == of and { n = node.n, x = node.to } or nil
    end,
    example = text:find "place" and "treachery: Revelation - Place 1 of your clues on the nearest [[Cultist]] enemy." or
      of == "location" and "enemy: Forced - After this enemy attacks you: Move 1 of your clues to Night Hall." or nil,
    near = of == "location" and "enemy: Forced - After this enemy attacks you: Move 1 of your clues to a distant location." or nil }
end
function effects.clues_to(w, node, who)
  if who ~= "you" then w:refuse("whose clues are they?") end
  w:needs_you()
  w:under("you.clues > 0", function()
    things.one(w, node.to, node.of, "On which " .. node.of .. "?", function(x)
      w:emit(x .. ':add("clues", -you:add("clues", -' .. node.n .. "))")
    end)
  end)
  local changed = w.changes[#w.changes] or ""
  local inner = changed:match "^you%.clues > 0 and (any%b())$"
  if inner and w.in_lua and w.in_lua[inner] then w.in_lua[changed] = "you.clues > 0 and " .. w.in_lua[inner] end
end

-- Breaches are resource tokens on locations and on the act.
for _, all in ipairs { false, true } do
  frame { name = "move " .. (all and "all breaches" or "breaches"),
    text = "*move " .. (all and "all breaches" or "{n:number} <breach|breaches>") .. " from {m:me_location} to the current act",
    means = all and { "move_breaches" } or { "move_breaches", n = "$n" },
    example = all and "location: [action] [action]: Move all breaches from this location to the current act." or
      "location: [free] Take 1 horror: Move 1 breach from this location to the current act.",
    near = not all and "location: [free] Take 1 horror: Move 1 breach from this location to the current agenda." or nil }
end
function effects.move_breaches(w, node)
  w:would_change "me.resources > 0 and any(current_act)"
  local act = w:name "act"
  w:emit("local " .. act .. " = current_act()")
  w:emit("if " .. act .. " then " .. act .. ':add("resources", -me:add("resources", -' ..
    (node.n and w:number(node.n) or "me.resources") .. ")) end")
end
production { name = "cost: breaches of this", of = "cost", text = "remove {n:number} <breaches|breach> from {m:me}",
  means = { "remove_breaches", n = "$n", me = "$m" },
  example = "act: [free] Remove 3 breaches from this act: Place 1 clue on a random location.",
  near = "act: [free] Remove 3 breaches from this act: Place 1 clue on a random enemy." }
function language.costs.remove_breaches(w, node)
  if w.facts.type ~= "act" and w.facts.type ~= "location" then w:refuse("there are no breaches on this") end
  return '{ can = "me.resources >= ' .. node.n .. '", pay = function(me) me:add("resources", -' .. node.n .. ") end }"
end
frame { name = "clues on a random place", text = "*place {n:number} clue<s> on a random location", means = { "clues_at_random", n = "$n" } }
function effects.clues_at_random(w, node)
  w:would_change()
  local place = w:name "place"
  w:emit("local " .. place .. ' = pick_from(find "locations")')
  w:emit("if " .. place .. " then " .. place .. ':add("clues", ' .. node.n .. ") end")
end
production { name = "adjacent are connected", of = "constant",
  text = "each location is connected to each location adjacent to it <|( orthogonally )>", means = { "adjacent_ways" },
  example = "agenda: Each location is connected to each location adjacent to it.",
  near = "agenda: Each location is connected to each location above it." }
function language.constants.adjacent_ways() return { { "modify", '{ { value = "way", where = "adjacent" } }' } } end
production { name = "cost: discard an asset", of = "cost", text = "<choose and|> discard an asset you control <|from play>",
  means = { "discard_asset" },
  example = "location: [action] Discard an asset you control: Draw 2 cards.",
  near = "location: [action] Discard an asset: Draw 2 cards." }
function language.costs.discard_asset()
  return [[{ can = "any(my_assets: it.cannot_leave_play == 0)", pay = function(_, you)
      local asset = choose(you, "Discard which asset?", filter(find("my_assets", you), function(asset)
        return asset:check "cannot_leave_play" == 0
      end), { purpose = "discard" })
      if asset then asset:leave_play() end
      return asset ~= nil and not asset.in_play
    end }]]
end

-- A set-aside enemy that spawns at this very location.
local spawn = effects.spawn_set_aside
function effects.spawn_set_aside(w, node)
  if w.asks then w:refuse("is it set aside?") end
  if node.at[1] ~= "me" then return spawn(w, node) end
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  w:would_change()
  local enemy = w:name "enemy"
  w:emit("local " .. enemy .. ' = filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.name) ..
    ' and card:is "enemy" end)[1]')
  things.one(w, node.at, "location", "", function(place)
    w:emit("if " .. enemy .. " then " .. enemy .. ":spawn(nil, " .. place .. (node.exhausted and ", { exhausted = true }" or "") ..
      ") end")
  end)
end

language.examples[#language.examples + 1] = { name = "the nearest to a location",
  example = "location: Forced - After this location enters play: Place 1 doom on the nearest [[Cultist]] enemy." }
-- A set-aside location that an ability puts into play: only while it is set aside.
local put = effects.put_locations
function effects.put_locations(w, node, ...)
  if w.asks then w:refuse("is it set aside?") end
  if not OFFERED[w.kind] then return put(w, node, ...) end
  if w.place.result or not w:alone() or #node.names ~= 2 then w:refuse("is it set aside?") end
  local list = 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.names[2]) ..
    ' and card:is "location" end)'
  w:would_change()
  w.asked = "function() return #" .. list .. " > 0 end"
  w:emit("put_location(" .. list .. "[1])")
end
language.examples[#language.examples + 1] = { name = "put a set-aside location into play",
  example = "location: [action] Spend 1 clue: Put the set-aside Night Hall location into play.",
  near = "location: [action] Spend 1 clue: Put the set-aside Night Hall location into play and draw 1 card." }
-- Assets of whoever investigates.
local of_tester = language.of_tester
function language.of_tester(text)
  if text == "count(my_assets)" then return "count(in_play: it is asset and it.controller == test.tester)" end
  return of_tester(text)
end
language.examples[#language.examples + 1] = { name = "assets of the investigator",
  example = "location: While you are investigating this location, it gets -1 shroud for each asset you control." }

-- --- exploring -----------------------------------------------------------------------------------------------------------

local EXPLORE = { "explore", "draw the top card of the exploration deck",
  "if it is a connecting location, put it into play and move to it" }
--- language.explores(ability, list, text): boolean. Are these the sentences of a common exploration? Then the ability has
--- the field for it.
function language.explores(ability, list, text)
  if #list ~= #EXPLORE then return false end
  for i, words in ipairs(EXPLORE) do
    if list[i].aside or text(list[i], 1, 20) ~= words then return false end
  end
  ability.when[#ability.when + 1] = { "explore", "true" }
  for i, words in ipairs(EXPLORE) do ability.said[i] = words end
  ability.count = ability.count + #list
  return true
end
language.examples[#language.examples + 1] = { name = "explore",
  example = "act: [action] If there are no clues on your location: <b>Explore.</b> Draw the top card of the exploration deck. If it is a connecting location, put it into play and move to it.",
  near = "act: [action]: <b>Explore.</b> Draw the top card of the exploration deck. If it is a location, put it into play and move to it." }

-- --- looked for in the encounter deck --------------------------------------------------------------------------------------

-- Lua of a condition on `card`.
local function sought(w, what)
  local parts = {}
  if what.title then parts[1] = "card.title == " .. w:quote(what.title) end
  local function is(trait)
    local tag = w:tag(trait)
    return 'card:is "' .. tag .. '"'
  end
  if what.other then
    parts[#parts + 1] = "(" .. is(what.trait) .. " or " .. is(what.other) .. ")"
  elseif what.trait then
    parts[#parts + 1] = is(what.trait)
  end
  if what.type and what.type ~= "" then parts[#parts + 1] = 'card:is "' .. what.type .. '"' end
  if #parts == 0 then w:refuse("which card is sought?") end
  return table.concat(parts, " and ")
end
-- Writes a search; returns who searches, and the card.
local function search(w, node, question)
  w:would_change()
  local who = w.has_you and "you" or "game.lead"
  local found, card = w:name "found", w:name "card"
  w:emit("local " .. found .. " = {}")
  w:block("for _, zone in ipairs { \"encounter_deck\"" .. (node.discards and ', "encounter_discard"' or "") .. " } do", function()
    w:block("each(cards_in(zone), function(card)", function()
      w:emit("if " .. sought(w, node.what) .. " then " .. found .. "[#" .. found .. " + 1] = card end")
    end, "end)")
  end)
  w:emit("local " .. card .. " = choose(" .. who .. ', "' .. question .. '", ' .. found .. ")")
  return who, card
end

production { name = "where it spawns", of = "spawn_place", text = "<at|in> {l:location}", means = "$l" }
production { name = "it spawns here", of = "spawn_place", text = "here", means = { "me" } }
for _, discards in ipairs { true, false } do
  local name, zones = discards and ", discards too" or "", discards and " and discard pile" or ""
  frame { name = "search and spawn" .. name,
    text = "*search the encounter deck" .. zones .. " for <a|an> {s:sought_encounter} <and|, and> *spawn it {p:spawn_place}",
    means = { "search_and_spawn", what = "$s", at = "$p", discards = discards },
    example = discards and "location: Forced - After this location is revealed: Search the encounter deck and discard pile for a [[Ghoul]] enemy and spawn it at this location. Shuffle the encounter deck." or
      "location: Forced - After this location is revealed: Search the encounter deck for a [[Ghoul]] enemy and spawn it at Night Hall. Shuffle the encounter deck.",
    near = discards and "location: Forced - After this location is revealed: Search the encounter deck and discard pile for a [[Ghoul]] treachery and spawn it at this location." or nil }
end
local PLACES = { me = true, named = true, my_place = true, here = true }
function effects.search_and_spawn(w, node)
  if node.what.type ~= "enemy" then w:refuse("only an enemy spawns") end
  if not PLACES[node.at[1]] then w:refuse("where does it spawn?") end
  if OFFERED[w.kind] then w:refuse("can it be found?") end
  local _, card = search(w, node, "Which enemy spawns?")
  if node.at[1] == "named" then
    things.spawn_at(w, card, node.at.name)
  else
    things.one(w, node.at, "location", "", function(place)
      w:emit("if " .. card .. " then " .. card .. ":spawn(nil, " .. place .. ") end")
    end)
  end
  w:emit 'shuffle "encounter_deck"'
  w:emit "refill_encounter_deck()"
end

frame { name = "search for a copy",
  text = "*search the encounter deck and discard pile for <<a|1> copy of|a|an> {n:card_name} <and|, and> *draw it",
  means = { "search_for_copy", what = { "sought", title = "$n" }, discards = true },
  example = "location: Forced - After you discover a clue from this location: Search the encounter deck and discard pile for a copy of Night Hall and draw it. Shuffle the encounter deck.",
  near = "location: Forced - After this location is revealed: Search the encounter deck and discard pile for a copy of Night Hall and draw it. Shuffle the encounter deck." }
function effects.search_for_copy(w, node, who)
  if who ~= "you" then w:refuse("others search") end
  w:needs_you()
  if OFFERED[w.kind] then w:refuse("can it be found?") end
  local _, card = search(w, node, "Which card do you draw?")
  w:emit("draw_found(you, " .. card .. ")")
end
-- Whoever searches shuffles: to say so changes nothing.
local shuffle_it = effects.shuffle_encounter_deck
function effects.shuffle_encounter_deck(w, ...)
  local n = #w.lines
  for i = n, n - 2, -1 do
    local line = w.lines[i] or ""
    if line == w.indent .. 'shuffle "encounter_deck"' or line:find(w.indent .. "draw_found(", 1, true) == 1 then
      return w:would_change()
    end
  end
  return shuffle_it(w, ...)
end

-- --- an enemy by its name --------------------------------------------------------------------------------------------------

production { name = "an enemy by name", of = "enemy", text = "<|the> {n:enemy_name} <|enemy>",
  means = { "titled", name = "$n" } }
local one = things.one
function things.one(w, ref, of, question, f, want)
  -- "The nearest enemy", on a location when nobody acts: nearest to that location.
  if ref[1] == "nearest" and not w.has_you and w.facts.type == "location" and ref.set.of == "enemy" and not ref.set.at then
    local name = w:name "enemy"
    w:would_change(things.any_to_change(w, ref.set, want and want.expr))
    w:emit("local " .. name .. ' = choose(game.lead, "Which enemy?", nearest(me, ' ..
      things.list(w, ref.set, want and want.lua) .. "))")
    w:block("if " .. name .. " then", function() f(name) end)
    return w:bind("enemy", name, nil, true)
  end
  if ref[1] ~= "titled" then return one(w, ref, of, question, f, want) end
  if of ~= "enemy" then w:refuse("this is no " .. of) end
  local name = w:name "enemy"
  local is_it = "function(card) return card.title == " .. w:quote(ref.name) .. (want and want.lua and
    " and " .. want.lua "card" or "") .. " end"
  if want and want.expr and not want.lua then w:refuse("whether it changes cannot be asked") end
  local list = 'filter(find "enemies", ' .. is_it .. ")"
  w:would_change_if("#" .. list .. " > 0")
  if OFFERED[w.kind] and w:alone "is that enemy in play?" then
    if w.place.result then w:refuse("is that enemy in play?") end
    w.asked = "function(" .. (list:find "%f[%w_]me%f[^%w_]" and "me" or "") .. ") return #" .. list .. " > 0 end"
  end
  w:emit("local " .. name .. " = choose(" .. (w.has_you and "you" or "game.lead") .. ", " ..
    w:quote("Which " .. ref.name .. "?") .. ", " .. list .. ")")
  w:block("if " .. name .. " then", function() f(name) end)
  return w:bind("enemy", name, nil, true)
end
-- What happens to an enemy with that name has words of its own (moments.lua).
for _, point in ipairs { "enemy_defeated", "attack", "engaged", "evaded", "enemy_spawned", "spawned_here", "enters", "leaves",
  "test_succeeded", "test_failed", "test_begins", "exhausts", "readies", "damage_placed", "moves" } do
  local before = language.grammar.builders[point]
  language.builder(point, function(node)
    for _, place in ipairs { "actor", "subject", "object" } do
      if type(node[place]) == "table" and node[place][1] == "titled" then return nil end
    end
    if before then return before(node) end
    return node
  end)
end

-- --- a set-aside asset -------------------------------------------------------------------------------------------------------

frame { name = "take control of what is set aside", text = "*take control of the set-aside {n:card_name} <|story> <asset|>",
  means = { "take_set_aside", name = "$n" },
  example = "location: [free] If there are no clues on this location: Take control of the set-aside Night Hall asset.",
  near = "location: [free] If there are no clues on this location: Take control of the Night Hall asset." }
function effects.take_set_aside(w, node, who)
  local list = 'filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.name) ..
    ' and card:is "asset" end)'
  if OFFERED[w.kind] and w:alone(not w.place.result and "is it set aside?") then
    w.asked = "function() return #" .. list .. " > 0 end"
  end
  w:would_change_if("#" .. list .. " > 0")
  local asset = w:name "asset"
  w:emit("local " .. asset .. " = " .. list .. "[1]")
  w:emit("if " .. asset .. " then " .. who .. ":take_control(" .. asset .. ") end")
end

-- The flood level at which an investigator enters counts, whatever changes it afterwards.
local write = language.events.write
function language.events.write(w, node)
  local t = write(w, node)
  if node.what[1] == "enters" and node.what.actor and node.what.actor.of ~= "enemy" then
    for i, condition in ipairs(t.conditions) do
      if type(condition) == "string" then t.conditions[i] = condition:gsub("subject%.flood_level", "entered_level") end
    end
  end
  return t
end

return {}
