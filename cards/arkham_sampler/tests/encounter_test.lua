-- The encounter cards that several scenarios share.

local function table_of(t, more)
  local setup = { locations = { "mill_road" }, auto = { "commit", "windows", "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead(), g:location "Mill Road"
end

test("River Gaunt: alert", function(t)
  local g, me = table_of(t)
  local gaunt = g:spawn("river_gaunt", { engaged = me })
  g:tokens { "auto_fail" }
  g:act { "evade", gaunt }
  t:equal({ me.damage, gaunt.exhausted }, { 1, false })
end)

test("River Gaunt: it pursues the clumsiest", function(t)
  local g = table_of(t, { investigators = { "wendy_adams", "agnes_baker" } })
  local gaunt = g:spawn("river_gaunt", { at = g:location "Mill Road", exhausted = true })
  g:effect("ready", gaunt)
  t:equal(gaunt.bearer, g:investigator "agnes_baker")   -- agility 3, Wendy Adams has 4
end)

test("Eel Brood: a hunter with one swarm card under it", function(t)
  local g, me = table_of(t, { deck = { "knife", "guts" } })
  g:encounter_deck { "eel_brood" }
  g:effect("draw_encounter", me)
  t:equal({ #g:cards("threat", me), #g:cards("deck", me) }, { 2, 1 })
  g:effect("deal_damage", me, g:card "Eel Brood", 1)
  t:truthy(g:card "Eel Brood".in_play)       -- the swarm card goes first
end)

test("Sluice Keeper: patrols toward clues, floods where it comes, and flees from an attack", function(t)
  local g, me = table_of(t, { locations = { "mill_road", "reed_bank", "chapel_hill" }, phase = "enemy" })
  for _, name in ipairs { "Mill Road", "Reed Bank" } do g:location(name).clues = 0 end
  local keeper = g:spawn("sluice_keeper", { at = g:location "Reed Bank" })
  g:stop_at "phase_ends"
  g:go_on()
  t:equal({ keeper.place.title, g:location "Mill Road".flood_level }, { "Mill Road", 1 })
  g:run_to "investigation"
  g:run_to "turn of roland_banks"
  g:stop_at()
  g:act { "engage", keeper }
  g:tokens { "0" }
  g:act { "fight", keeper }
  g:choose { "flee", "Reed Bank" }
  t:equal({ keeper.damage, keeper.exhausted, keeper.zone }, { 1, true, "board" })
  t:equal({ keeper.place.title, me.place.title }, { "Reed Bank", "Mill Road" })
end)

test("Drowned Choir: retaliates, and is worth a vengeance point", function(t)
  local g, me = table_of(t)
  local choir = g:spawn("drowned_choir", { engaged = me })
  g:tokens { "auto_fail" }
  g:act { "fight", choir }
  t:equal(me.horror, 1)
  g:effect("deal_damage", me, choir, 2)
  t:equal({ choir.zone, choir:check "vengeance" }, { "victory", 1 })
end)

test("High Water: the level rises; where it cannot, it hurts", function(t)
  local g, me, road = table_of(t)
  g:encounter_deck { "high_water" }
  g:effect("draw_encounter", me)
  t:equal({ road.flood_level, me.damage }, { 1, 0 })
  road.flood_level = 2
  g:encounter_deck { "high_water" }
  g:effect("draw_encounter", me)
  t:equal({ road.flood_level, me.damage }, { 2, 1 })
end)

test("Cold Hands: left and right are one title; a second one hurts more", function(t)
  local g, me = table_of(t)
  g:encounter_deck { "cold_hands_left", "cold_hands_right", "high_water" }
  g:tokens { "auto_fail", "auto_fail" }
  g:effect("draw_encounter", me)
  t:equal({ me.damage, me.horror }, { 1, 0 })
  g:effect("draw_encounter", me)
  t:equal({ me.damage, me.horror }, { 1, 2 })
end)

-- The omens are a side deck of the road.
local function on_the_road(t)
  local g = t:game { scenario = "weir_road", auto = { "commit", "windows", "reactions" } }
  return g, g:lead()
end

test("Signs in the Mist: draws the top omen, which goes back under the omens", function(t)
  local g, me = on_the_road(t)
  local omens = g:call("side_deck", "omens")
  g:encounter_deck { "signs_in_the_mist" }
  g:effect("draw_encounter", me)
  local now = g:call("side_deck", "omens")
  t:equal({ #now, now[3], now[1] }, { 3, omens[1], omens[2] })
  t:equal(me.horror + (5 - me.resources), 1)
end)

test("Omen of Rope, Omen of Lamps: they take a horror, a resource, unless one has what they ask for", function(t)
  for _, supplies in ipairs { "", "roland_banks rope lamp_oil" } do
    local g  = t:game { scenario = "weir_road", options = { supplies = supplies } }
    local me = g:lead()
    for _, title in ipairs { "Omen of Rope", "Omen of Lamps" } do g:effect("draw_encounter", me, g:card(title)) end
    local lost = supplies == "" and 1 or 0
    t:equal({ me.horror, me.resources }, { lost, 5 - lost })
    t:equal(#g:call("side_deck", "omens"), 3)
  end
end)

test("the symbols: skulls count the flood, cultists raise it, tablets reveal another", function(t)
  local g, me, road = table_of(t, { reference = "weir_reference" })
  road.flood_level = 2
  g:tokens { "skull" }
  g:act { "investigate" }
  t:logged(g, "fails by 1")                  -- 3 - 2 against 2
  road.flood_level = 0
  g:tokens { "cultist" }
  g:act { "investigate" }
  t:equal(road.flood_level, 1)
  g:tokens { "tablet", "0" }
  g:act { "investigate" }
  t:equal(me.clues, 1)                       -- 3 - 1 against 2
end)

test("the symbols are worse on the hard side", function(t)
  local g, _, road = table_of(t, { reference = "weir_reference", difficulty = "hard" })
  g:tokens { "skull" }
  g:act { "investigate" }
  t:logged(g, "fails by 1")                  -- 3 - 2 against 2
  g:tokens { "cultist" }
  g:act { "investigate" }
  t:logged(g, "fails by 2")
  t:equal(road.flood_level, 1)
  g:tokens { "tablet", "0" }
  g:act { "investigate" }
  t:logged(g, "fails by 1")
end)

test("omens in another scenario than the road: the signs surge, an omen is discarded", function(t)
  local g, me = table_of(t)
  g:encounter_deck { "signs_in_the_mist", "high_water", "omen_of_rope", "cold_hands_left" }
  g:effect("draw_encounter", me)
  t:equal({ #g:cards "encounter_discard", g:location "Mill Road".flood_level }, { 2, 1 })
  g:effect("draw_encounter", me)
  t:equal({ me.horror, #g:cards "encounter_discard" }, { 1, 3 })
end)

test("Otter Pack: alert, and a swarm card for each player; it spawns in the flood", function(t)
  local g, me, road = table_of(t, { locations = { "reed_bank", "mill_road" }, deck = { "knife", "guts" } })
  road.flood_level = 1
  g:encounter_deck { "otter_pack" }
  g:effect("draw_encounter", me)
  local host
  for _, enemy in ipairs(g:call("find", "enemies")) do
    t:equal(enemy.place, road)
    if not enemy.swarm_card then host = enemy end
  end
  t:equal(#g:call("find", "swarm_of", host), 1)
  g:act { "move", "Mill Road" }
  g:tokens { "auto_fail" }
  g:act { "evade", host }
  t:equal({ me.damage, host.exhausted }, { 1, false })
end)

test("Otter Pack: without a flooded location it is discarded", function(t)
  local g, me = table_of(t, { deck = { "knife", "guts" } })
  g:encounter_deck { "otter_pack" }
  g:effect("draw_encounter", me)
  t:zone(g:card "Otter Pack", "encounter_discard", nil)
end)

test("Toll of the Bell: horror for everybody, and a vengeance point", function(t)
  local g = table_of(t, { investigators = { "roland_banks", "wendy_adams" } })
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  g:encounter_deck { "toll_of_the_bell" }
  g:effect("draw_encounter", me)
  t:equal({ me.horror, wendy.horror, g:card "Toll of the Bell".zone }, { 1, 1, "victory" })
end)

test("Towpath Thief: patrols toward a full purse, robs it and is gone", function(t)
  local g, me = table_of(t, { locations = { "mill_road", "reed_bank", "sunken_lane" }, phase = "enemy",
    auto = { "commit", "windows", "reactions", "forced" } })
  local thief = g:spawn("towpath_thief", { at = g:location "Reed Bank" })
  g:go_on()
  t:equal({ thief.place.title, me.horror }, { "Mill Road", 1 })
  g:choose { "Sunken Lane" }
  t:equal({ me.resources, thief.place.title }, { 4, "Sunken Lane" })   -- one came with the upkeep
end)

