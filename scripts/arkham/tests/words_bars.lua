-- What cards may forbid at a location, and what an agenda that advances leaves there (lib/places.lua, lib/enemies.lua,
-- lib/encounter.lua).

test("an enemy that cannot spawn where it would is discarded, and chooses among other places",
  { rules = { "ah.cannot.absolute" } }, function(t)
  local g  = t:game { locations = { "barred_gate", "study" } }
  local me = g:lead()
  g:encounter_deck { "ghoul_minion" }
  g:effect("draw_encounter", me)
  t:zone(g:card "ghoul_minion", "encounter_discard")
  g:place(me, g:location "study")
  g:effect("draw_encounter", me, g:card "ghoul_minion")
  t:equal(g:card "ghoul_minion".bearer, me)
  local foe = g:put("ghoul_minion", "set_aside")
  g:effect("spawn", foe, nil, g:location "barred_gate")
  t:zone(foe, "encounter_discard")
  g:place(me, g:location "barred_gate")
  local rat = g:put("swarm_of_rats", "set_aside")
  g:effect("spawn_engaged", rat, me)
  t:zone(rat, "encounter_discard")
end)

test("nobody investigates where they cannot", { rules = { "ah.cannot.absolute" } }, function(t)
  local g  = t:game { locations = { "barred_gate" }, auto = { "commit" } }
  local me = g:lead()
  me.resources = 2
  t:not_offered(g, { "investigate" })
  me.resources = 3
  g:tokens { "0" }
  g:act { "investigate" }
  t:equal(me.clues, 1)
end)

test("nobody resigns who cannot", { rules = { "ah.cannot.absolute" } }, function(t)
  local g  = t:game { locations = { "barred_gate" } }
  local me, gate = g:lead(), g:location "barred_gate"
  gate.doom = 1
  t:not_offered(g, { "resign" }, "cannot_resign")
  g:effect("resign", me)
  t:equal(me.resigned, false)
  gate.doom = 0
  g:act { "resign" }
  t:equal(me.resigned, true)
end)

test("a card may keep its doom as the agenda advances", { rules = { "ah.agenda.advance_clears_all_doom" } }, function(t)
  local g  = t:game { locations = { "barred_gate", "study" }, agenda = { "whats_going_on", "rise_of_the_ghouls" } }
  local gate, study = g:location "barred_gate", g:location "study"
  gate.doom, study.doom = 2, 1
  study:modify("keeps_doom", 1, "advance")
  g:effect("advance_agenda")
  t:equal({ gate.doom, study.doom }, { 2, 1 }, "one for good, the other for this time")
  g:effect("place_doom", study, 1)
  g:effect("advance_agenda")
  t:equal({ gate.doom, study.doom }, { 2, 0 })
end)

test("a location may count as if it were in the victory display", { rules = { "ah.vengeance.location" } }, function(t)
  local g  = t:game { locations = { "barred_gate" } }
  local me, gate = g:lead(), g:location "barred_gate"
  t:not_offered(g, { "use", gate, "vengeance" }, "vengeance_points")
  gate.clues = 0
  g:act { "use", gate, "vengeance" }
  t:equal(me.resources, 6)
  t:zone(gate, "locations")
  local head = g:call("table_view", me).head
  t:equal(head[#head], "Vengeance: 2", "the table counts like the rules")
end)
