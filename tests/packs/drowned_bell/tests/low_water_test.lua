-- The encounter set and the scenario.

local PLACES = { "quay", "fish_market", "bell_tower", "sunken_crypt" }

test("Undertow: an attack washes a clue back onto the location", function(t)
  local g = t:game { locations = { "quay" }, auto = { "commit" } }
  local me = g:lead()
  me.clues = 2
  g:spawn("bell_diver", { engaged = me })
  g:act "resource"
  t:equal({ me.clues, g:location "quay".clues, me.damage }, { 1, 2, 1 })
end)

test("Silt Choir: spawns in the Bell Tower, stays aloof, and gathers doom", function(t)
  local g = t:game { locations = PLACES, auto = { "windows" } }
  g:encounter_deck { "silt_choir" }
  g:effect("draw_encounter", g:lead())
  local choir = g:card "silt_choir"
  t:equal(choir.place, g:location "bell_tower")
  g:run_to "mythos"
  t:equal(choir.doom, 1)
end)

test("Warden of the Bell: 3 health for each investigator, engages everybody here, strikes back", function(t)
  local g = t:game { locations = { "quay" }, investigators = { "roland_banks", "wendy_adams" }, auto = { "commit", "reactions" } }
  local warden = g:spawn "warden_of_the_bell"
  t:equal(warden.health, 6)
  g:tokens { "auto_fail" }
  g:act { "fight", warden }
  t:equal(g:lead().damage, 2)
end)

test("Rising Water: a test at the end of a turn spent there; combat breaks it", function(t)
  local g = t:game { locations = { "quay" }, auto = { "commit", "windows" } }
  local me = g:lead()
  local water = g:put("rising_water", "attached", { attached_to = g:location "quay" })
  g:add_to_bag { "-8" }
  g:tokens { "-8", "0" }
  g:end_turn()
  t:equal(me.damage, 1)
  g:run_to "turn"
  g:act { "activate", water }
  t:zone(water, "encounter_discard")
end)

test("The Toll: 2 resources, or horror for whoever has not so many; another card follows", function(t)
  local g = t:game { locations = { "quay" } }
  local me = g:lead()
  me.resources = 3
  g:encounter_deck { "the_toll", "the_toll", "swarm_of_rats" }
  g:effect("draw_encounter", me)
  t:equal({ me.resources, me.horror }, { 0, 1 })
  t:equal(g:card "swarm_of_rats".bearer, me)
end)

test("Voices under the Ice: a card or a horror for each point", function(t)
  local g = t:game { locations = { "quay" }, hand = { "knife" }, auto = { "commit" } }
  local me = g:lead()
  g:encounter_deck { "voices_under_the_ice" }
  g:tokens { "-1" }                       -- willpower 3 - 1 against 4: by 2
  g:effect("draw_encounter", me)
  g:choose { "Discard a card" }
  t:equal({ me.horror, #g:cards("hand", me) }, { 1, 0 })
end)

test("Bell Tower: willpower 2 on entering", function(t)
  local g = t:game { locations = { "quay" }, unrevealed = { "bell_tower" }, auto = { "commit" } }
  g:tokens { "-4" }
  g:act { "move", g:location "bell_tower" }
  t:equal(g:lead().horror, 1)
end)

test("Low Water: four places, the Warden aside; clues wake it and its defeat wins", function(t)
  local g = t:game { scenario = "low_water", auto = { "commit" } }
  local me = g:lead()
  t:equal({ #g:cards "locations", #g:cards "encounter_deck", me.place.title }, { 4, 19, "Quay" })
  t:not_offered(g, { "use", g:current_act() })
  me.clues = 4
  g:act { "use", g:current_act() }
  local warden = g:card "warden_of_the_bell"
  t:equal({ me.clues, warden.place }, { 1, g:location "sunken_crypt" })
  g:effect("defeat_enemy", warden, me)
  t:over(g, "R1")
end)

test("Low Water: when the second agenda advances the water has won", function(t)
  local g = t:game { scenario = "low_water", auto = { "commit", "windows" } }
  g:effect "advance_agenda"
  t:equal(g:lead().damage, 1, "there is no hand to discard")
  g:effect "advance_agenda"
  t:over(g, "R2")
  t:equal(g:lead().mental_trauma, 1)
end)

test("High Water: the Drowned fight better", function(t)
  local g = t:game { locations = { "quay" }, agenda = "high_water" }
  t:equal(g:spawn "bell_diver".fight, 4)
  t:equal(g:spawn "swarm_of_rats".fight, 1)
end)

test("Low Water: symbols of the reference card", function(t)
  local function failed(token, prepare)
    local g = t:game { locations = { "quay" }, reference = "low_water_reference", auto = { "commit" } }
    if prepare then prepare(g) end
    g:tokens { token }
    g:act "investigate"     -- intellect 3 against shroud 2
    return g, g:lead()
  end
  local _, me = failed "skull"           -- one clue here: -1
  t:equal(me.clues, 1)
  _, me = failed "cultist"
  t:equal({ me.clues, me.resources }, { 0, 4 })
  local g = failed("tablet", function(table) table:spawn("silt_choir", { exhausted = true }) end)
  t:falsy(g:card "silt_choir".exhausted)
end)
