-- More of what treacheries and enemies do to people and to other enemies: several that move or heal, halves, what cannot
-- be done for a while, water that rises, cards that go into decks.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters, amounts = language.conditions, language.filters, language.amounts
local OFFERED = language.offered

-- --- several enemies ---------------------------------------------------------------------------------------------------

for name, text in pairs { ["each moves"] = "{e:each_enemy} moves", ["move each"] = "move {e:each_enemy}" } do
  production { name = name .. " toward you", of = "clause", text = text .. " <once|1 location> toward <your location|you>",
    means = { "each_toward_you", enemies = "$e" }, take = name == "move each" and function() end or nil,
    example = name == "each moves" and "treachery: Revelation - Each [[Ghoul]] enemy in play moves once toward you." or nil,
    near = name == "each moves" and "treachery: Revelation - Each [[Ghoul]] enemy in play moves once toward home." or nil }
  production { name = name .. " toward the nearest", of = "clause", text = text .. " <once|1 location> toward the nearest investigator",
    means = { "each_toward_nearest", enemies = "$e" }, take = name == "move each" and function() end or nil,
    example = name == "move each" and "agenda: Forced - When the round ends: Move each [[Ghoul]] enemy once toward the nearest investigator." or nil }
end
local function each_moves(w, node, where)
  if OFFERED[w.kind] then w:refuse("can they move?") end
  w:would_change()
  things.each(w, node.enemies.set, function(enemy) where(enemy) end)
end
function effects.each_toward_you(w, node)
  w:needs_you()
  each_moves(w, node, function(enemy) w:emit(enemy .. ":move_toward(you.place)") end)
end
function effects.each_toward_nearest(w, node)
  each_moves(w, node, function(enemy)
    local inv = w:name "inv"
    w:emit("local " .. inv .. ' = choose(game.lead, "Toward whom?", nearest(' .. enemy .. ", players()))")
    w:emit("if " .. inv .. " then " .. enemy .. ":move_toward(" .. inv .. ".place) end")
    w.names[inv] = nil
  end)
end
production { name = "each enemy moves on", of = "clause", text = "move {e:each_enemy} to a connecting location", means = { "each_moves_on", enemies = "$e" },
  example = "location: Forced - At the end of the round: Move each enemy at this location to a connecting location.",
  near = "location: Forced - At the end of the round: Move each enemy at this location to a distant location." }
function effects.each_moves_on(w, node)
  each_moves(w, node, function(enemy)
    local to = w:name "to"
    w:emit("local " .. to .. ' = choose(game.lead, "Where does it move?", ' .. things.ways_from(enemy) .. ")")
    w:emit("if " .. to .. " then " .. enemy .. ":move_enemy(" .. to .. ") end")
    w.names[to] = nil
  end)
end
frame { name = "heal all damage from each enemy", text = "*heal all damage from {e:each_enemy}",
  means = { "heal_enemies_whole", enemies = "$e" }, example = "treachery: Revelation - Heal all damage from each [[Ghoul]] enemy in play.",
  near = "treachery: Revelation - Heal all doom from each [[Ghoul]] enemy in play." }
function effects.heal_enemies_whole(w, node)
  local function hurt(x) return x .. ".damage > 0" end
  w:would_change(things.any_to_change(w, node.enemies.set, hurt, hurt))
  things.each(w, node.enemies.set, function(enemy)
    w:emit(enemy .. ":heal_damage(" .. enemy .. ".damage)")
  end)
end
production { name = "an enemy heals", of = "clause", text = "{e:enemy} heals {n:digits} damage",
  means = { "does", who = { "you" }, what = { "heal_enemy", n = "$n", harm = "damage", from = "$e" } }, take = function() end,
  example = "treachery: Revelation - The nearest enemy heals 2 damage." }

-- --- set-aside enemies -------------------------------------------------------------------------------------------------

local spawn_set_aside = effects.spawn_set_aside
function effects.spawn_set_aside(w, node)
  if node.at[1] == "named" then return spawn_set_aside(w, node) end
  if OFFERED[w.kind] then w:refuse("is it set aside?") end
  if node.at[1] == "a" then w:refuse("who chooses where?") end
  local enemy = w:name "enemy"
  w:emit("local " .. enemy .. ' = filter(cards_in "set_aside", function(card) return card.title == ' .. w:quote(node.name) ..
    ' and card:is "enemy" end)[1]')
  w:block("if " .. enemy .. " then", function()
    things.one(w, node.at, "location", "Where does it spawn?", function(place)
      w:emit(enemy .. ":spawn(nil, " .. place .. (node.exhausted and ", { exhausted = true }" or "") .. ")")
    end)
  end)
  w:would_change()
end

-- --- people --------------------------------------------------------------------------------------------------------------

for _, way in ipairs { "up", "down" } do
  frame { name = "lose half, rounded " .. way, text = "*lose half of ~your resources ( rounded " .. way .. " )",
    means = { "lose_half", way = way },
    example = way == "up" and "treachery: Revelation - Lose half of your resources (rounded up)." or nil,
    near = way == "up" and "treachery: Revelation - Lose half of your resources (rounded sideways)." or nil }
end
function effects.lose_half(w, node, who)
  w:change_of(who, "you.resources > " .. (node.way == "up" and 0 or 1))
  w:emit(who .. ':add("resources", -math.' .. (node.way == "up" and "ceil" or "floor") .. "(" .. who .. ".resources / 2))")
end
local FOR_A_WHILE = { cannot_draw = true, cannot_commit = true, cannot_gain = true, cannot_discover = true, cannot_spend_clues = true }
production { name = "cannot, for a while", of = "clause", text = "you cannot {f:forbidden} {p:until}",
  means = { "forbidden_until", what = "$f", per = "$p" },
  example = "treachery: Revelation - You cannot gain resources until the end of the round.",
  near = "treachery: Revelation - You cannot gain courage until the end of the round." }
production { name = "for a while, cannot", of = "sentence", text = "{p:until} , you cannot {f:forbidden}",
  means = { "forbidden_until", what = "$f", per = "$p" }, take = function() end }
function effects.forbidden_until(w, node)
  w:needs_you()
  if node.per == "turn" and not w.my_turn then w:refuse("whose turn is meant?") end
  local what = node.what
  if OFFERED[w.kind] or what.by or not FOR_A_WHILE[what.value] or what.also and not FOR_A_WHILE[what.also] then
    w:refuse("can this be forbidden for a while?")
  end
  w:would_change()
  for _, value in ipairs { what.value, what.also } do w:emit('you:modify("' .. value .. '", 1, "' .. node.per .. '")') end
end

-- --- places ------------------------------------------------------------------------------------------------------------

frame { name = "your location is flooded", text = "*increase the flood level of ~your location", means = { "flood_here" },
  example = "treachery: Revelation - Increase the flood level of your location.",
  near = "treachery: Revelation - Increase the flood level of your enemy." }
function effects.flood_here(w, _, who)
  if who ~= "you" then w:refuse("whose location is it?") end
  local can = "here.cannot_be_flooded == 0 and here.flood_level < 2 - min(here.cannot_be_fully_flooded, 1)"
  w.in_lua = w.in_lua or {}
  w.in_lua[can] = 'you.place:check "cannot_be_flooded" == 0 and you.place.flood_level < ' ..
    '(you.place:check "cannot_be_fully_flooded" > 0 and 1 or 2)'
  w:would_change(can)
  w:emit "you.place:increase_flood()"
end
for of, words in pairs { investigators = "<an investigator|any investigators|1 or more investigators>",
  enemies = "<an enemy|any enemies|1 or more enemies>" } do
  filters["with_" .. of] = { of = { location = true },
    expr = function(x)
      if x ~= "it" then error({ why = "who is there cannot be asked here" }, 0) end
      return "any(" .. of .. ": place(it) == that)"
    end,
    lua = function(x) return '#filter(find "' .. of .. '", function(other) return other.place == ' .. x .. " end) > 0" end }
  production { name = "with " .. of, of = "behind", text = "with " .. words .. " <|<at|on> it>", means = { "with_" .. of },
    example = of == "enemies" and "treachery: Revelation - Attach to the nearest location with an enemy." or nil,
    near = of == "enemies" and "treachery: Revelation - Attach to the nearest location with a friend." or nil }
end
language.condition_of_two("you are at the host", "you are at <|the> attached location", { "at_host_of_me" },
  "treachery: Revelation - Attach to your location. // Forced - At the end of your turn, if you are at attached location: Take 1 damage.",
  "treachery: Revelation - Attach to your location. // Forced - At the end of your turn, if you are at attached enemy: Take 1 damage.")
function conditions.at_host_of_me(w)
  if not w.facts.kinds.attached or w.kind == "revelation" then w:refuse("this is not attached") end
  w:needs_you()
  return { expr = "here == me.parent", lua = "you.place == me.parent" }
end
production { name = "without doom", of = "behind", text = "without <|any> doom on <it|them>", means = { "without_doom" },
  take = function() end, example = "treachery: Revelation - Place 1 doom on the nearest enemy without doom on it." }

-- "When you end your turn at a location with no clues."
local write = language.events.write
function language.events.write(w, node)
  local at = node.what.at
  if not at or at[1] ~= "a" then return write(w, node) end
  if at.set.at then w:refuse("at which location?") end
  local said, what = {}, {}
  for name, value in pairs(node) do said[name] = value end
  for name, value in pairs(node.what) do what[name] = value end
  what.at, what.key, said.key, said.what = nil, nil, nil, what
  local t = write(w, said)
  if not (t.own or t.you or t.uses) then w:refuse("who is there?") end
  for _, part in ipairs(things.said(w, at.set, "place(actor)", "expr")) do t.conditions[#t.conditions + 1] = part end
  return t
end
language.example("where a turn ends", "treachery: Revelation - Put this card into play in your threat area. // " ..
  "Forced - After you end your turn at a location with no clues: Take 1 horror.",
  "treachery: Revelation - Put this card into play in your threat area. // " ..
  "Forced - After you end your turn at a location with no courage: Take 1 horror.")

-- --- decks ---------------------------------------------------------------------------------------------------------------

frame { name = "this into the encounter deck", text = "*shuffle {m:me} <|back> into the encounter deck",
  means = { "me_into_encounter", me = "$m" }, example = "treachery: Revelation - Take 1 horror. Shuffle this card into the encounter deck.",
  near = "treachery: Revelation - Take 1 horror. Shuffle this card into the chaos bag." }
function effects.me_into_encounter(w)
  if w.facts.type ~= "treachery" or w.kind ~= "revelation" and OFFERED[w.kind] then w:refuse("where is it?") end
  w:would_change()
  w:emit 'me:shuffle_into "encounter_deck"'
end

return {}
