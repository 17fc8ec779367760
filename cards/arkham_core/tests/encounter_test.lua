-- The encounter sets of The Gathering besides its own: rats, ghouls, striking fear, ancient evils, chilling cold.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead()
end

-- One card drawn, with one token: the investigator.
local function drawn(t, id, token, more)
  local g, me = table_with(t, more)
  g:encounter_deck { id }
  g:tokens { token }
  g:effect("draw_encounter", me)
  return me, g
end

test("Ancient Evils: 1 doom on the agenda, which can advance it", function(t)
  local g, me = table_with(t, { agenda = { "rise_of_the_ghouls", "theyre_getting_out" } })
  g:encounter_deck { "ancient_evils", "ancient_evils" }
  g:effect("draw_encounter", me)
  t:equal(g:agenda().doom, 1)
  g:agenda().doom = 6
  g:effect("draw_encounter", me)
  t:equal(g:agenda().title, "They're Getting Out!")
end)

test("Crypt Chill: willpower 4, or an asset in play; without one, 2 damage", function(t)
  t:equal(drawn(t, "crypt_chill", "+1").damage, 0, "3 + 1 against 4")
  local me, g = drawn(t, "crypt_chill", "0", { hand = { "knife" } })
  t:equal(me.damage, 2)
  t:equal(#g:cards("hand", me), 1, "the asset in hand is none he controls")
end)

test("Dissonant Voices: no assets and no events, at whatever time; skills still; gone when the round ends", function(t)
  local g, me = table_with(t, { hand = { "knife", "emergency_cache", "lucky", "guts", "evidence" }, auto = {} })
  g:encounter_deck { "dissonant_voices" }
  g:effect("draw_encounter", me)
  local voices = g:card "dissonant_voices"
  t:zone(voices, "threat")
  t:not_offered(g, { "play", "Knife" })
  t:not_offered(g, { "play", "Emergency Cache" })
  g:encounter_deck { "rotting_remains" }
  g:tokens { "-3" }
  g:effect("draw_encounter", me)
  g:choose { "commit", "Guts" }
  t:equal(me.horror, 1, "Lucky! cannot be played")
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "0" }
  g:auto { "commit" }
  g:act { "fight", rats }
  t:equal(#g:prompt_options(), 2, "Roland, or pass; not Evidence!")
  g:pass()
  g:stop_at "round_begins"
  g:end_turn()
  t:zone(voices, "encounter_discard")
end)

test("Frozen in Fear: the first move, fight or evasion of a round costs one action more", function(t)
  local g, me = table_with(t, { locations = { "hallway", "attic" } })
  g:put("frozen_in_fear", "threat", { controller = me })
  local foe = g:spawn("ghoul_priest", { exhausted = true })
  me.actions = 1
  t:not_offered(g, { "move", g:location "attic" })
  t:not_offered(g, { "fight", foe })
  t:not_offered(g, "move", "cost")
  t:offered(g, { "investigate" })
  me.actions = 4
  g:tokens { "0" }
  g:act "gain 1 resource"
  t:equal(me.actions, 3)
  g:act { "fight", foe }
  t:equal(me.actions, 1)
  t:offered(g, { { "move", g:location "attic" } })
  g:act { "move", g:location "attic" }
  t:order(g, { "moves to Attic", "turn ends" })
end)

test("Frozen in Fear: fight abilities of cards cost more as well, and two copies add up", function(t)
  local g, me = table_with(t)
  g:put("frozen_in_fear", "threat", { controller = me })
  g:put("frozen_in_fear", "threat", { controller = me })
  local knife = g:put("knife", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { exhausted = true })
  me.actions = 4
  g:tokens { "0" }
  g:act { "activate", knife, "with +1", foe }
  t:equal(me.actions, 1)
end)

test("Frozen in Fear: willpower 3 at the end of the turn discards it; each copy has its own test", function(t)
  local g, me = table_with(t)
  local a = g:put("frozen_in_fear", "threat", { controller = me })
  local b = g:put("frozen_in_fear", "threat", { controller = me })
  g:auto { "commit", "forced" }
  g:tokens { "0", "-1" }
  g:stop_at "phase_ends"
  g:end_turn()
  local zones = { a.zone, b.zone }
  table.sort(zones)
  t:equal(zones, { "encounter_discard", "threat" })
end)

test("Grasping Hands: agility 3, 1 damage for each point", function(t)
  t:equal(drawn(t, "grasping_hands", "+1").damage, 0)
  local me = drawn(t, "grasping_hands", "-4")
  t:equal({ me.damage, me.horror }, { 3, 0 }, "2 - 4 is 0")
end)

test("Rotting Remains: willpower 3, 1 horror for each point", function(t)
  t:equal(drawn(t, "rotting_remains", "0").horror, 0)
  local me = drawn(t, "rotting_remains", "-2")
  t:equal({ me.damage, me.horror }, { 0, 2 })
end)

test("Obscuring Fog: +2 shroud until a successful investigation there; a second one is discarded", function(t)
  local g, me = table_with(t)
  local study = g:location "study"
  g:encounter_deck { "obscuring_fog", "obscuring_fog" }
  g:effect("draw_encounter", me)
  local fog = g:cards "attached"[1]
  t:equal({ fog.parent, study.shroud }, { study, 4 })
  g:effect("draw_encounter", me)
  t:equal({ #g:cards "attached", #g:cards "encounter_discard", study.shroud }, { 1, 1, 4 })
  g:tokens { "0", "+1" }
  g:act "investigate"
  t:zone(fog, "attached")
  g:act "investigate"
  t:equal(me.clues, 1)
  t:zone(fog, "encounter_discard")
  t:equal(study.shroud, 2)
end)

test("Swarm of Rats hunts, Ghoul Minions stay", function(t)
  local g = table_with(t, { locations = { "hallway", "attic" }, phase = "enemy", auto = { "windows", "reactions" } })
  local rats  = g:spawn("swarm_of_rats", { at = g:location "attic" })
  local ghoul = g:spawn("ghoul_minion", { at = g:location "attic" })
  g:run_to "upkeep"
  t:equal(rats.place, g:location "hallway")
  t:equal(ghoul.place, g:location "attic")
end)

test("Ravenous Ghoul: prefers whoever has the least remaining health", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"                               -- 6, Roland 9
  local foe = g:put("ravenous_ghoul", "set_aside")
  g:effect("spawn", foe, nil, g:location "study")
  t:equal(foe.bearer, agnes)
  foe:move("set_aside")
  me.damage = 4
  g:effect("spawn", foe, nil, g:location "study")
  t:equal(foe.bearer, me)
end)
