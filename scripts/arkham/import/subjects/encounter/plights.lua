-- Treacheries, enemies and locations once more: where a copy already is, enemies by their names that come, hands that go
-- back into decks, parleys, what is paid at locations, objectives on locations.

local language = require "import/language"
local things = require "import/subjects/things"
local triggers = require "import/subjects/triggers"
local production, frame, effects = language.production, language.frame, language.effects
local conditions, filters, amounts, costs = language.conditions, language.filters, language.amounts, language.costs
local constants = language.constants
local happening, example = language.happening, language.example
local OFFERED = language.offered

local function attaches(w)
  if not w.facts.kinds.attached or w.kind ~= "revelation" or w.depth > 0 then w:refuse("only a card that is resolved attaches") end
end
local function copies(place)
  return '#filter(find "attachments", function(card) return card.parent == ' .. place .. " and card.title == me.title end)"
end

-- --- where a copy already is -----------------------------------------------------------------------------------------

production { name = "attach or surge", of = "sentence",
  text = "attach to your location if there is no copy of {m:me} attached ( if there is , discard {k:me} and it gains surge instead )",
  means = { "attach_or_surge" },
  example = "treachery: Revelation - Attach to your location if there is no copy of this treachery attached (if there is, discard this treachery and it gains surge instead).",
  near = "treachery: Revelation - Attach to your location if there is no copy of this treachery attached (if there is, discard this treachery and it gains peril instead)." }
function effects.attach_or_surge(w)
  attaches(w)
  w:needs_you()
  w:would_change()
  w:emit("if " .. copies "you.place" .. " == 0 then me:attach_to(you.place) else me:gain_surge() end")
end
production { name = "attach where most clues are", of = "sentence",
  text = "attach to the location in play with the most clues , and without <a|an> {m:me} attached",
  means = { "attach_most_clues" },
  example = "treachery: Revelation - Attach to the location in play with the most clues, and without a this treachery attached.",
  near = "treachery: Revelation - Attach to the location in play with the most doom, and without a this treachery attached." }
function effects.attach_most_clues(w)
  attaches(w)
  w:would_change()
  w:emit("local places = filter(find \"locations\", function(place) return " .. copies "place" .. " == 0 end)")
  w:emit "places = filter(places, function(place) return #filter(places, function(other) return other.clues > place.clues end) == 0 end)"
  w:emit 'local place = choose(game.lead, "To which location?", places)'
  w:emit "if place then me:attach_to(place) end"
end

-- --- enemies by their names ------------------------------------------------------------------------------------------

local function named(w, name)
  return 'filter(find "enemies", function(enemy) return enemy.title == ' .. w:quote(name) .. " end)"
end
production { name = "each of that name moves", of = "clause",
  text = "each {n:enemy_name} enemy in play moves once toward you", means = { "named_toward_you", name = "$n" } }
function effects.named_toward_you(w, node)
  if OFFERED[w.kind] then w:refuse("can they move?") end
  w:needs_you()
  w:would_change()
  w:emit("each(" .. named(w, node.name) .. ", function(enemy) enemy:move_toward(you.place) end)")
end
production { name = "it comes and attacks all", of = "sentence",
  text = "if {n:enemy_name} is in play , it readies , engages you , and attacks each investigator at your location",
  means = { "if", condition = { "named_in_play", name = "$n" }, what = { "comes_and_attacks_all", name = "$n" } } }
function effects.comes_and_attacks_all(w, node)
  if w.kind ~= "revelation" then w:refuse("when is this?") end
  w:needs_you()
  w.together = true
  w:would_change()
  w:emit("local enemy = " .. named(w, node.name) .. "[1]")
  w:block("if enemy then", function()
    -- Ready at its own location, it engages somebody there.
    w:emit "if enemy.place ~= you.place then enemy:ready() end"
    w:emit "you:engage(enemy)"
    w:emit "enemy:ready()"
    w:emit "each(investigators_at(you.place), function(inv) if enemy.in_play then enemy:attack(inv) end end)"
  end)
end
frame { name = "move an enemy toward a person", text = "*move {e:enemy} <once|1 location> toward that investigator",
  means = { "toward_somebody", enemy = "$e", who = { "that", of = "investigator" } }, take = function() end,
  example = "enemy: Forced - After an investigator defeats another enemy: Move this enemy once toward that investigator.",
  near = "enemy: Forced - After an investigator defeats another enemy: Move this enemy once toward that location." }
-- --- own cards -------------------------------------------------------------------------------------------------------

frame { name = "clues on an asset in play", text = "*place {n:number} of ~your clues on <a|an> {t:trait} asset in play",
  means = { "clues_on_asset", n = "$n", trait = "$t" },
  example = "treachery: Revelation - You must either place 1 of your clues on an [[Ally]] asset in play or take 2 damage.",
  near = "treachery: Revelation - You must either place 1 of your clues on an [[Ally]] asset in hand or take 2 damage." }
function effects.clues_on_asset(w, node, who)
  if who ~= "you" then w:refuse("whose clues are they?") end
  w:needs_you()
  local tag = w:tag(node.trait)
  local list = 'filter(find "in_play", function(card) return card:is "asset" and card:is "' .. tag .. '" end)'
  local changed = "you.clues > 0 and any(in_play: it is asset and it is " .. tag .. ")"
  w.in_lua = w.in_lua or {}
  w.in_lua[changed] = "you.clues > 0 and #" .. list .. " > 0"
  w:would_change(changed)
  w:emit('local asset = choose(you, "On which asset?", ' .. list .. ")")
  w:emit('if asset then asset:add("clues", -you:add("clues", -' .. node.n .. ")) end")
end
production { name = "hand into deck", of = "clause",
  text = "shuffle all non-weakness cards from your hand into your deck , then draw an equal number of cards",
  means = { "hand_into_deck" },
  example = "location: Forced - After you reveal this location: You must either take 2 horror, or shuffle all non-weakness cards from your hand into your deck, then draw an equal number of cards.",
  near = "location: Forced - After you reveal this location: You must either take 2 horror, or shuffle all weakness cards from your hand into your deck, then draw an equal number of cards." }
-- A hidden card stays; a single card is not shuffled into an empty deck (FAQ 1.13).
function effects.hand_into_deck(w)
  w:needs_you()
  local changed = "any(discardable) and count(discardable) + count(deck) > 1"
  w.in_lua = w.in_lua or {}
  w.in_lua[changed] = '#find("discardable", you) > 0 and #find("discardable", you) + size("deck", you) > 1'
  w:would_change(changed)
  w:emit 'local hand = find("discardable", you)'
  w:emit "if you:shuffle_in(hand) then you:draw(#hand) end"
end
production { name = "condition: hidden cards in hand", of = "condition", text = "you have {r:range} hidden card<s> in your hand",
  means = { "hidden_cards", range = "$r" },
  example = "treachery: Revelation - If you have 2 or more hidden cards in your hand, take 1 horror.",
  near = "treachery: Revelation - If you have 2 or more hidden cards in your deck, take 1 horror." }
function conditions.hidden_cards(w, node)
  w:needs_you()
  local test = " " .. node.range[1] .. " " .. node.range.n
  return { expr = "count(hidden_in_hand)" .. test, lua = '#find("hidden_in_hand", you)' .. test }
end
frame { name = "add uses of either kind", text = "*add {n:number} {k:use} <tokens|> or {j:use} <token|tokens|> to {x:asset}",
  means = function(p) return { "add_either", n = p.n, a = p.k, b = p.j, on = p.x } end, take = function() end,
  example = "location: [action]: Add 2 supply tokens or ammo tokens to an asset you control. (Limit once per game.)",
  near = "location: [action]: Add 2 supply tokens or doubt tokens to an asset you control. (Limit once per game.)" }
local USES = { charge = true, charges = true, secret = true, secrets = true, supply = true, supplies = true, ammo = true }
local either_uses = effects.add_either
function effects.add_either(w, node, ...)
  if not USES[node.a] or not USES[node.b] then w:refuse("what kind of uses is that?") end
  return either_uses(w, node, ...)
end
production { name = "that investigator's own to the exploration deck", of = "clause",
  text = "that investigator shuffles each {t:trait} story asset they control into the exploration deck",
  means = { "assets_into_exploration", trait = "$t" },
  example = "agenda: Forced - When an investigator is defeated: That investigator shuffles each [[Charm]] story asset they control into the exploration deck.",
  near = "agenda: Forced - When an investigator is defeated: That investigator shuffles each [[Charm]] story asset they control into the encounter deck." }
function effects.assets_into_exploration(w, node)
  local bound = w:find_bound "investigator"
  local tag = w:tag(node.trait)
  w:would_change()
  w:emit('leave_together(filter(find("my_assets", ' .. bound.code .. '), function(asset) return asset:is "story" and asset:is "' ..
    tag .. '" end), function() return "scenario_deck" end)')
  w:emit 'shuffle "scenario_deck"'
end

-- --- flood levels ----------------------------------------------------------------------------------------------------

local RISES = "function(place) return place.flood_level < 2 and place:check \"cannot_be_flooded\" == 0 and " ..
  "(place.flood_level == 0 or place:check \"cannot_be_fully_flooded\" == 0) end"
production { name = "the nearest rises", of = "clause",
  text = "increase the flood level of the nearest location that can have its flood level increased", means = { "nearest_rises" },
  example = "treachery: Revelation - Increase the flood level of the nearest location that can have its flood level increased. If no location's flood level is increased by this effect, this treachery gains surge.",
  near = "treachery: Revelation - Increase the flood level of the nearest location that can have its flood level increased. If no location's flood level is decreased by this effect, this treachery gains surge." }
function effects.nearest_rises(w)
  if w.kind ~= "revelation" or w.depth > 0 then w:refuse("for whom is it the nearest?") end
  w:needs_you()
  w:would_change()
  w:emit('local place = choose(game.lead, "Which location?", nearest(you, filter(find "locations", ' .. RISES .. ")))")
  w:emit "local risen = place ~= nil and place:increase_flood()"
  w.risen = true
end
production { name = "if none has risen", of = "sentence",
  text = "if no location 's flood level is increased by this effect , {x:sentence}", means = { "none_risen", what = "$x" } }
function effects.none_risen(w, node)
  if not w.risen or w.depth > 0 then w:refuse("by which effect?") end
  w:block("if not risen then", function() w:effect(node.what) end)
end
frame { name = "connected locations rise", text = "*increase the flood level of each location connected to {m:me_location}",
  means = { "connected_rise", me = "$m" },
  example = "location: Forced - After the last clue is discovered from this location: It becomes fully flooded. Increase the flood level of each location connected to this location.",
  near = "location: Forced - After the last clue is discovered from this location: It becomes fully flooded. Increase the flood level of each location connected to you." }
function effects.connected_rise(w)
  if OFFERED[w.kind] then w:refuse("can they rise?") end
  w:would_change()
  w:emit 'each(filter(find "locations", function(place) return connected(place, me) end), function(place) place:increase_flood() end)'
end

-- --- parleys ---------------------------------------------------------------------------------------------------------

triggers.roles.ability_resolved = { actor = "investigator" }
local PARLEY = { "used_ability is parley", "used_ability is basic" }
happening("parley at this", "you perform a parley action <in|at> {l:me_location}",
  { "ability_resolved", actor = { "you" }, me = "$l", where = { PARLEY[1], PARLEY[2] }, of = "location", only = "after" },
  "location: [reaction] After you perform a parley action at this location: Gain 1 resource. (Group limit once per phase.)",
  "location: [reaction] After you perform a pardon action at this location: Gain 1 resource. (Group limit once per phase.)")
happening("somebody parleys", "any investigator performs a parley action",
  { "ability_resolved", actor = { "a", set = { "set", of = "investigator" } }, where = { PARLEY[1], PARLEY[2] }, only = "after" },
  "enemy: Forced - After any investigator performs a parley action: Place 1 doom on this enemy.",
  "enemy: Forced - After any investigator performs a party action: Place 1 doom on this enemy.")

-- --- what is paid ----------------------------------------------------------------------------------------------------

production { name = "cost: doom on an enemy", of = "cost", text = "place {n:number} doom on <a|an> {s:thing_enemy}",
  means = { "doom_on_enemy", n = "$n", set = "$s" },
  example = "location: [action] Place 1 doom on an enemy: Draw 2 cards. (Limit once per round.)",
  near = "location: [action] Place 1 doom on an asset: Draw 2 cards. (Limit once per round.)" }
-- What is prevented is not paid.
function costs.doom_on_enemy(w, node)
  return "{ can = " .. w:quote(things.any(w, node.set)) .. [[, pay = function(_, you)
      local enemy = choose(you, "On which enemy?", ]] .. things.list(w, node.set) .. [[)
      if not enemy then return false end
      local before = enemy.doom
      place_doom(enemy, ]] .. node.n .. [[)
      return enemy.doom >= before + ]] .. node.n .. [[

    end }]]
end
-- --- objectives on locations -----------------------------------------------------------------------------------------

production { name = "location objective", of = "location_objective",
  text = "if investigators <in|at> {m:me_location} spend {n:number} [per_investigator] clues <,|> as a group : ( {r:resolution} )",
  means = { "location_objective", n = "$n", resolution = "$r" },
  example = "location: Objective - If investigators in this location spend 2 [per_investigator] clues, as a group: (→R1)",
  near = "location: Objective - If investigators in this location spend 2 [per_investigator] resources, as a group: (→R1)" }
local objective = language.objective
function language.objective(tools, facts, list)
  if facts.type ~= "location" then return objective(tools, facts, list) end
  local said = { { unpack(list) } }
  local ability = tools.new(facts, "free")
  local node, words = ability:understand(said[1], "location_objective")
  ability.said[1], ability.count = words, 1
  ability.conditions[1] = "active ~= none"
  ability.costs[1] = costs.spend_clues_here(ability:writer {}, { n = node.n, here = "me" })
  ability.fields[1] = { "effect", lines = { 'end_scenario "R' .. node.resolution .. '"' }, as = "target" }
  return tools.part(ability, "free", nil)
end

-- --- entering --------------------------------------------------------------------------------------------------------

production { name = "entering needs clues", of = "constant",
  text = "you must have {r:range} clue<s> in order to move to {m:me_location}", means = { "entrance_for_clues", range = "$r", me = "$m" },
  example = "location: You must have at least 2 clues in order to move to this location.",
  near = "location: You must have at least 2 clues in order to move from this location." }
function constants.entrance_for_clues(w, node)
  if node.range[1] ~= ">=" then w:refuse("how many clues are needed?") end
  return { { "modify", '{ { value = "cannot_enter", where = "it is investigator and that == me and it.clues < ' ..
    node.range.n .. '" } }' } }
end
production { name = "in one phase", of = "constant", text = "{h:holds} during the upkeep phase",
  means = { "constant_in_phase", holds = "$h", phase = 4 },
  example = "location: Investigators at this location cannot draw cards during the upkeep phase.",
  near = "location: Investigators at this location cannot draw cards during the upkeep dance." }

-- --- then ------------------------------------------------------------------------------------------------------------

-- A search of the encounter deck that has found and drawn a card, and so many encounter cards drawn.
local and_then = effects["then"]
effects["then"] = function(w, node)
  local last = w.lines[#w.lines] or ""
  local search = last:match "^(you:search_encounter {.*})$"
  local drawn = last:match "^draw_encounters%(you, (%d+)%)$"
  if w.depth > 0 or not search and not drawn then return and_then(w, node) end
  w.together = not w.apart   -- before anything that answers to the drawing (Rules Reference: Then)
  local changes = w.changes
  w.changes, w.lines[#w.lines] = {}, nil
  w:block("if " .. (search or last .. " >= " .. drawn) .. " then", function() w:effect(node.what) end)
  w.changes, w.searched = changes, search ~= nil
end
example("then, of a search", "location: [action]: Search the encounter deck and discard pile for a [[Ghoul]] enemy and draw it. Then, gain 2 resources. Shuffle the encounter deck.",
  "location: [action]: Search the encounter deck for a [[Ghoul]] enemy and draw it. Then, gain 2 resources. Shuffle the encounter deck.")
local shuffle_it = effects.shuffle_encounter_deck
function effects.shuffle_encounter_deck(w, ...)
  if w.searched and w.depth == 0 then return end   -- it has been shuffled by the search
  return shuffle_it(w, ...)
end

-- --- tests -----------------------------------------------------------------------------------------------------------

production { name = "counted: encounter discards", of = "counted_many", text = "cards in the encounter discard pile",
  means = { "encounter_discards" } }
function amounts.encounter_discards() return { expr = "count(encounter_discards)", lua = 'size "encounter_discard"' } end
language.example("for every so many of them",
  "treachery: Revelation - Test [willpower] (2). This test gets +1 difficulty for every 10 cards in the encounter discard pile. If you fail, take 1 horror.",
  "treachery: Revelation - Test [willpower] (2). This test gets +1 difficulty for every 10 cards in the encounter deck. If you fail, take 1 horror.")
return {}
