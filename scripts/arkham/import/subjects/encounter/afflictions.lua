-- The last of locations, treacheries and enemies: effects that somebody pays to cancel, harm of all cards with health,
-- enemies on their way to a place, damage that is cancelled, cards that lie beneath a location.

local language = require "import/language"
local things = require "import/subjects/things"
local control = require "import/subjects/control"
local production, frame, effects = language.production, language.frame, language.effects
local costs = language.costs
local happening, example = language.happening, language.example
local OFFERED = language.offered

local THREAT = "treachery: Revelation - Put this card into play in your threat area. // "

-- --- paid to cancel --------------------------------------------------------------------------------------------------

production { name = "somebody here may cancel it", of = "sentence",
  text = "any investigator <at|in> {m:me_location} may spend {n:number} resource<s> to cancel this effect",
  means = { "paid_off", n = "$n", me = "$m" },
  example = "location: Forced - At the end of the round: Flip 1 of the clues on this location to its doom side. Any investigator at this location may spend 2 resources to cancel this effect.",
  near = "location: Forced - At the end of the round: Flip 1 of the clues on this location to its doom side. Any enemy at this location may spend 2 resources to cancel this effect." }
-- It is asked before what it cancels.
function effects.paid_off(w, node)
  if w.kind ~= "forced" or w.depth > 0 or #w.lines == 0 then w:refuse("which effect is cancelled?") end
  local lines = w.lines
  w.lines = {}
  w:emit "local cancelled = false"
  w:block("each(filter(investigators_at(me), function(inv) return inv.resources >= " .. node.n .. " end), function(inv)", function()
    w:block("if not cancelled and confirm(inv, " .. w:quote("Spend " .. node.n .. " resources to cancel this effect?") .. ") then",
      function()
        w:emit('inv:add("resources", -' .. node.n .. ")")
        w:emit "cancelled = true"
      end)
  end, "end)")
  w:block("if not cancelled then", function()
    for _, line in ipairs(lines) do w:emit(line) end
  end)
end
happening("doom comes to this", "doom is placed on {l:me_location}",
  { "doom_placed", me = "$l", where = { "subject == me" }, of = "location", only = "after" },
  "location: Forced - After doom is placed on this location: Each investigator loses 1 resource.",
  "location: Forced - After doom is placed on that location: Each investigator loses 1 resource.")

-- Beside an option nothing but Lua can ask whether there is an encounter card.
local explore_top = effects.explore_top
function effects.explore_top(w, ...)
  explore_top(w, ...)
  if not w.asks then w.changes[#w.changes] = "true" end
end

-- --- harm of many cards ----------------------------------------------------------------------------------------------

-- Each card of that investigator that has health, for itself.
local function harm_cards(w, who, n)
  w:emit(who .. ":take { damage = " .. n .. ", direct = true }")
  w:emit("each(filter(find(\"my_assets\", " .. who .. '), function(asset) return asset:check "health" > 0 end), function(asset)')
  w:emit("  " .. who .. ":harm_asset(asset, " .. n .. ", 0)")
  w:emit "end)"
end
production { name = "each of your cards with health", of = "clause",
  text = "each of your cards with health takes {n:number} direct damage", means = { "harm_own_cards", n = "$n" },
  example = "location: Haunted - Each of your cards with health takes 1 direct damage.",
  near = "location: Haunted - Each of your cards with sanity takes 1 direct damage." }
function effects.harm_own_cards(w, node)
  w:needs_you()
  w:would_change()
  w:block("together(function()", function() harm_cards(w, "you", node.n) end, "end)")
end
production { name = "each player card with health here", of = "clause",
  text = "deal {n:number} direct damage to each player card with health <at|in> {m:me_location}",
  means = { "harm_cards_here", n = "$n", me = "$m" },
  example = "location: Forced - When the round ends: Deal 1 direct damage to each player card with health at this location.",
  near = "location: Forced - When the round ends: Deal 1 direct damage to each player card with sanity at this location." }
function effects.harm_cards_here(w, node)
  w:would_change "any(investigators: place(it) == me)"
  w:block("together(function()", function()
    w:block("each(investigators_at(me), function(inv)", function() harm_cards(w, "inv", node.n) end, "end)")
  end, "end)")
end
production { name = "each other must take either", of = "clause",
  text = "each other investigator must either take {n:number} damage or {m:number} horror <( their choice )|>",
  means = { "others_choose_harm", n = "$n", m = "$m" },
  example = "treachery: Revelation - Attach to your location. // Forced - At the end of the round: Each investigator at attached location takes 1 damage. Each other investigator must either take 1 damage or 1 horror (their choice).",
  near = "treachery: Revelation - Each other investigator must either take 1 damage or 1 horror (their choice)." }
function effects.others_choose_harm(w, node)
  local last = w.lines[#w.lines] or ""
  if w.depth > 0 or not last:find("inv.place == me.parent end), ", 1, true) then w:refuse("other than whom?") end
  w:would_change()
  -- Those who are there are known before anybody is harmed.
  table.insert(w.lines, #w.lines, "local others = filter(players(), function(inv) return inv.place ~= me.parent end)")
  w:block("each(others, function(inv)", function()
    w:emit 'choose_one(inv, "Damage or horror?", {'
    w:emit('  { "' .. node.n .. ' damage", effect = function() inv:take_damage(' .. node.n .. ") end },")
    w:emit('  { "' .. node.m .. ' horror", effect = function() inv:take_horror(' .. node.m .. ") end },")
    w:emit "})"
  end, "end)")
end

-- --- damage ----------------------------------------------------------------------------------------------------------

happening("an enemy here would be dealt damage", "an enemy <at|in> {l:me_location} would be dealt any amount of damage",
  { "damage_dealt", me = "$l", where = { "subject is enemy", "place(subject) == me", "amount > 0" }, of = "location", only = "when" })
frame { name = "cancel that damage", text = "*cancel that damage", means = { "cancel_dealt" },
  example = "location: Forced - When an enemy at this location would be dealt any amount of damage: Check your supplies. If no investigator at this location has torches, cancel that damage.",
  near = "location: Forced - After an enemy at this location would be dealt any amount of damage: Check your supplies. If no investigator at this location has torches, cancel that damage." }
function effects.cancel_dealt(w)
  if w.event ~= "when damage_dealt" then w:refuse("which damage is it?") end
  w.tier = "would"
  w:would_change()
  w:emit "event:cancel()"
end
-- "When" you deal damage it is about to be placed; "after" that it lies there.
local write = language.events.write
function language.events.write(w, node)
  if not node.what.deals or node.tier ~= "after" then return write(w, node) end
  local said, what = {}, {}
  for name, value in pairs(node) do said[name] = value end
  for name, value in pairs(node.what) do what[name] = value end
  what[1], said.what = "damage_placed", what
  return write(w, said)
end
frame { name = "damage on this", text = "*place {n:number} damage on {m:me}", means = { "damage_on_me", n = "$n", me = "$m" },
  example = THREAT .. "Forced - After you deal damage to an enemy: Place 1 damage on this card. If there is 3 or more damage on this card, discard it.",
  near = THREAT .. "Forced - After you deal damage to an enemy: Place 1 damage on that card. If there is 3 or more damage on this card, discard it." }
function effects.damage_on_me(w, node)
  if w.facts.type ~= "treachery" or w.kind == "revelation" then w:refuse("who deals it?") end
  w:would_change()
  w:emit('me:add("damage", ' .. node.n .. ")")
end
-- "If there is 3 or more damage on this card, discard it."
local discard = effects.discard
function effects.discard(w, node, ...)
  local harmed = node.card[1] == "it" and w.facts.type == "treachery" and w.facts.kinds.threat and w.kind == "forced" and
    (w.lines[#w.lines] or ""):find "^%s*if me%.damage [<>=]+ %d+ then$"
  if not harmed then return discard(w, node, ...) end
  w:would_change()
  w:emit "me:leave_play()"
end

-- --- on their way ----------------------------------------------------------------------------------------------------

production { name = "it moves toward a place", of = "clause", text = "{m:me_enemy} moves once toward {n:location_name}",
  means = { "walks_toward", name = "$n", me = "$m" },
  example = "enemy: Forced - At the end of the enemy phase, this enemy moves once toward Night Hall. If this enemy is already at Night Hall, discard it and add 2 doom to the current agenda, instead.",
  near = "enemy: Forced - At the end of the enemy phase, this enemy moves once toward Night Hall. If this enemy is already at night hall, discard it and add 2 doom to the current agenda, instead." }
function effects.walks_toward(w, node)
  w:would_change()
  w:emit("me:move_toward(find_location(" .. w:quote(node.name) .. "))")
end
production { name = "is already there", of = "sentence",
  text = "if {m:me_enemy} is already at {n:location_name} , {x:clauses} , instead", means = { "already_there", name = "$n", what = "$x", me = "$m" } }
function effects.already_there(w, node)
  local last = w.lines[#w.lines] or ""
  if w.depth > 0 or last ~= "me:move_toward(find_location(" .. w:quote(node.name) .. "))" then w:refuse("instead of what?") end
  w.lines[#w.lines] = nil
  w:bind("enemy", "me")
  w:block("if me.place and me.place.title == " .. w:quote(node.name) .. " then", function() w:effect(node.what) end, "else")
  w:emit("  " .. last)
  w:emit "end"
end
happening("fail while this is there", "you fail a skill test while {m:me} is in play",
  { "test_failed", actor = { "you" }, me = "$m", of = "own" })
frame { name = "back into the deck", text = "*shuffle it back into ~your deck", means = { "back_into_deck" },
  example = THREAT .. "Forced - When you fail a skill test while this card is in play, take 1 horror and shuffle it back into your deck.",
  near = THREAT .. "Forced - When you fail a skill test while this card is in play, take 1 horror and shuffle it back into their deck." }
function effects.back_into_deck(w, _, who)
  if not w.facts.kinds.threat or w.kind ~= "forced" or who ~= "you" then w:refuse("which card is it?") end
  w:would_change()
  w:emit 'me:shuffle_into("deck", me.owner or you)'
end

-- --- decks and what lies beneath -------------------------------------------------------------------------------------

frame { name = "as many into the exploration deck",
  text = "*shuffle an equal number of cards from the top of the encounter deck into the exploration deck",
  means = { "explore_as_many" },
  example = "location: Forced - After any number of clues are discovered at this location: Check your supplies. If no investigator at this location has chalk, shuffle an equal number of cards from the top of the encounter deck into the exploration deck.",
  near = "location: Forced - After any number of clues are discovered at this location: Check your supplies. If no investigator at this location has chalk, shuffle an equal number of cards from the top of your deck into the exploration deck." }
function effects.explore_as_many(w)
  local n = w:number { "happened" }
  w:would_change()
  w:block("for _ = 1, " .. n .. " do", function()
    w:emit "refill_encounter_deck()"
    w:emit 'local card = top "encounter_deck"'
    w:emit 'if card then card:move "scenario_deck" end'
  end)
  w:emit "refill_encounter_deck()"
  w:emit 'shuffle "scenario_deck"'
end
production { name = "cost: clues of the group", of = "cost", text = "spend {n:number} [per_investigator] clues , as a group",
  means = { "spend_group", n = "$n" }, take = function() end,
  example = "location: [action] Spend 1 [per_investigator] clues, as a group: Draw 1 card.",
  near = "location: [action] Spend 1 [per_investigator] clues, as a choir: Draw 1 card." }
frame { name = "what lies beneath, to the victory display", text = "*add the topmost card beneath {m:me_location} to the victory display",
  means = { "beneath_to_victory", me = "$m" },
  example = "location: [action] Spend 1 clue: Add the topmost card beneath this location to the victory display.",
  near = "location: [action] Spend 1 clue: Add the topmost card beneath this location to your hand." }
function effects.beneath_to_victory(w)
  w:needs_you()
  w:would_change "any(beneath_me)"
  w:emit "cards_beneath(me)[1]:move_to_victory(you)"
end
frame { name = "clues up to the clue value", text = "*place clues on {m:me_location} up to its clue value",
  means = { "clues_refilled", me = "$m" },
  example = "location: Forced - When the round ends, if there are no clues on this location: Place clues on this location up to its clue value.",
  near = "location: Forced - When the round ends, if there are no clues on this location: Place clues on this location up to its shroud value." }
function effects.clues_refilled(w)
  w:would_change()
  w:emit 'me:add("clues", math.max(0, me:check "clue_value" - me.clues))'
end
frame { name = "add uses of either kind to a card", text = "*add {n:number} {k:use} or {j:use} <token|tokens> to a card you control",
  means = function(p)
    return { "add_either", n = p.n, a = p.k, b = p.j, on = { "a", set = { "set", of = "asset", at = "yours" } } }
  end, take = function() end,
  example = "location: [action] Spend 1 resource: Add 1 supply or ammo token to a card you control. (Limit once per round.)",
  near = "location: [action] Spend 1 resource: Add 1 supply or doubt token to a card you control. (Limit once per round.)" }
production { name = "shuffle in two set-aside enemies", of = "clause",
  text = "shuffle the set-aside {n:enemy_name} enemy and the set-aside {m:enemy_name} enemy into the encounter deck , along with the encounter discard pile",
  means = function(p)
    return { "seq", { "shuffle_in", name = p.n, type = "enemy", all = false, along = false },
      { "shuffle_in", name = p.m, type = "enemy", all = false, along = true } }
  end,
  take = function(node)
    local a, b = node[2], node[3]
    local fits = node[1] == "seq" and #node == 3 and a[1] == "shuffle_in" and b[1] == "shuffle_in" and b.along and not a.along
    return fits and a.type == "enemy" and b.type == "enemy" and not a.all and not b.all and { n = a.name, m = b.name } or nil
  end }

-- --- the lead decides ------------------------------------------------------------------------------------------------

production { name = "the lead must decide", of = "sentence",
  text = "the lead investigator must decide ( choose one ) : either {a:clauses} <,|> or {b:clauses}",
  means = { "lead_decides", a = "$a", b = "$b" },
  example = "advance: The lead investigator must decide (choose one): Either each investigator takes 1 damage, or the lead investigator takes 2 horror.",
  near = "advance: The lead investigator may decide (choose one): Either each investigator takes 1 damage, or the lead investigator takes 2 horror." }
function effects.lead_decides(w, node)
  w:would_change()
  w:emit 'must_choose(game.lead, "Which of the two?", {'
  for _, part in ipairs { node.a, node.b } do
    control.option(w, part)
  end
  w:emit "})"
end

return {}
