-- Nightgaunts and Locked Doors.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead()
end

test("Hunting Nightgaunt: hunts, deals 1 damage and 1 horror, has 4 health", function(t)
  local g, me = table_with(t, { locations = { "hallway", "attic" }, phase = "enemy", auto = { "windows", "reactions" } })
  local foe = g:spawn("hunting_nightgaunt", { at = g:location "attic" })
  g:run_to "upkeep"
  t:equal({ foe.bearer, me.damage, me.horror, foe.health }, { me, 1, 1, 4 })
end)

test("Hunting Nightgaunt: negative modifiers count twice while evading it, those of symbols too", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole" }, reference = "the_gathering_reference",
    auto = { "commit", "windows" } })
  local foe = g:spawn("hunting_nightgaunt", { engaged = me })       -- evade 1, agility 4
  me.actions = 9
  g:tokens { "-2", "+1", "tablet", "-2" }
  g:act { "evade", foe }
  t:logged(g, "fails by 1")                                        -- 4 - 4
  g:mark()
  g:act { "evade", foe }
  t:logged(g, "succeeds by 4")
  g:effect("engage", me, foe)
  g:mark()
  g:act { "evade", foe }                                           -- 4 - 2 * 2
  t:logged(g, "fails by 1")
  g:mark()
  g:act { "fight", foe }                                           -- combat 3 - 2 against 3
  t:logged(g, "fails by 2")
end)

test("Hunting Nightgaunt: another one beside it does not double again, nor when that one is evaded", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole" }, auto = { "commit", "windows" } })
  local foe = g:spawn("hunting_nightgaunt", { engaged = me, exhausted = true })
  g:spawn("hunting_nightgaunt", { engaged = me, exhausted = true })
  local rats = g:spawn("swarm_of_rats", { engaged = me, exhausted = true })   -- evade 3
  g:tokens { "-1", "-1" }
  g:act { "evade", foe }
  t:logged(g, "succeeds by 1")                                     -- 4 - 2 against 1
  g:mark()
  g:act { "evade", rats }
  t:logged(g, "succeeds by 0")                                     -- 4 - 1 against 3
end)

test("Hunting Nightgaunt: a minus that Sure Gamble has made a plus is not doubled", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole" }, hand = { "sure_gamble", "sure_gamble" },
    reference = "the_gathering_reference", auto = { "commit", "windows" } })
  local foe = g:spawn("hunting_nightgaunt", { engaged = me })
  g:tokens { "-3", "tablet" }
  g:act { "evade", foe }
  g:choose { "Sure Gamble" }
  t:logged(g, "succeeds by 6")                                     -- 4 + 3 against 1
  g:effect("engage", me, foe)
  me.resources = 5
  g:mark()
  g:act { "evade", foe }
  g:choose { "Sure Gamble" }
  t:logged(g, "succeeds by 5")                                     -- 4 + 2 against 1
end)

test("Hunting Nightgaunt: evading it with a card is evading it", function(t)
  local g, me = table_with(t, { investigators = { "agnes_baker" }, hand = { "blinding_light" } })
  local foe = g:spawn("hunting_nightgaunt", { engaged = me })
  g:tokens { "-3" }
  g:act { "evade", "Blinding Light", foe }
  t:logged(g, "fails by 1")                                        -- willpower 5 - 6
end)

test("On Wings of Darkness: agility 4, or 1 damage, 1 horror, and off to a Central location", function(t)
  local g, me = table_with(t, { locations = { "attic", "market_square", "study" }, auto = { "commit", "forced" } })
  local attic, square = g:location "attic", g:location "market_square"
  local rats, gaunt = g:spawn("swarm_of_rats", { engaged = me }), g:spawn("hunting_nightgaunt", { engaged = me })
  g:encounter_deck { "on_wings_of_darkness", "on_wings_of_darkness" }
  g:bag { "0", "+1" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)                                   -- 2 against 4
  t:equal({ me.damage, me.horror, me.place }, { 1, 1, square })
  t:equal({ rats.place, rats.zone, gaunt.place, gaunt.bearer }, { attic, "board", square, me })
  t:order(g, { "1 damage on Roland", "moves to Market Square" })
end)

test("On Wings of Darkness: a success changes nothing", function(t)
  local g, me = table_with(t, { investigators = { "skids_otoole" }, locations = { "attic", "market_square" },
    auto = { "commit", "windows" } })
  g:encounter_deck { "on_wings_of_darkness" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  t:logged(g, "succeeds by 0")
  t:equal({ me.damage, me.horror, me.place }, { 0, 0, g:location "attic" })
end)

test("On Wings of Darkness: no way is needed; the investigator chooses among several, though not where he is", function(t)
  local g, me = table_with(t, { locations = { "study", "market_square", "fountain" } })
  g:encounter_deck { "on_wings_of_darkness", "on_wings_of_darkness" }
  g:tokens { "0", "0" }
  g:effect("draw_encounter", me)
  t:prompt(g, "carried", me)
  g:choose { g:location "fountain" }
  t:equal(me.place, g:location "fountain")
  g:effect("draw_encounter", me)
  t:equal(me.place, g:location "market_square")
end)

test("On Wings of Darkness: with nowhere to go, who is ready engages again", function(t)
  local g, me = table_with(t, { locations = { "market_square" } })
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })
  g:encounter_deck { "on_wings_of_darkness" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  t:equal({ me.place, rats.bearer, foe.zone }, { g:location "market_square", me, "board" })
end)

test("On Wings of Darkness: who is defeated by it goes nowhere", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "agnes_baker" },
    locations = { "study", "market_square" } })
  me.horror = 4
  g:encounter_deck { "on_wings_of_darkness" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  t:truthy(me.defeated)
  t:not_logged(g, "moves to")
end)

test("Locked Door: on the location with the most clues that has none; the lead decides between equals", function(t)
  local g, me = table_with(t, { locations = { "study", "attic", "cellar" }, unrevealed = { "hallway" } })
  local study, attic, cellar = g:location "study", g:location "attic", g:location "cellar"
  attic.clues = 3
  g:encounter_deck { "locked_door", "locked_door", "locked_door", "locked_door", "locked_door" }
  g:effect("draw_encounter", me)
  local first = g:cards "attached"[1]
  t:equal(first.parent, attic)
  g:effect("draw_encounter", me)
  t:prompt(g, "door", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { cellar }
  g:effect("draw_encounter", me)
  g:effect("draw_encounter", me)                                   -- unrevealed, without clues: still a location
  local doors = {}
  for _, door in ipairs(g:cards "attached") do doors[#doors + 1] = door.parent.title end
  table.sort(doors)
  t:equal(doors, { "Attic", "Cellar", "Hallway", "Study" })
  g:effect("draw_encounter", me)
  t:equal(#g:cards "encounter_discard", 1, "every door is locked")
end)

test("Locked Door: the location cannot be investigated, with whatever card; its clues can be had otherwise", function(t)
  local g, me = table_with(t, { hand = { "working_a_hunch" } })
  local lamp = g:put("flashlight", "play", { owner = me })
  local door = g:put("locked_door", "attached", { attached_to = me.place })
  t:not_offered(g, "investigate")
  t:not_offered(g, { "activate", lamp }, "aimed at")
  g:act { "play", "Working a Hunch" }
  t:equal(me.clues, 1)
  door:move "encounter_discard"
  g:act "gain 1 resource"
  t:offered(g, { "investigate", { "activate", lamp } })
end)

test("Locked Door: combat 4 breaks it, agility 4 picks it, for anybody there; an action that provokes", function(t)
  local g, me = table_with(t, { investigators = { "roland_banks", "skids_otoole" }, locations = { "study", "attic" } })
  local skids = g:investigator "skids_otoole"
  local door = g:put("locked_door", "attached", { attached_to = me.place })
  g:spawn("swarm_of_rats", { engaged = me })
  g:tokens { "-1", "0" }
  g:act { "activate", door, "combat" }                             -- 4 - 1
  t:equal({ me.damage, me.actions, door.zone }, { 1, 2, "attached" })
  g:auto { "commit", "windows" }
  g:end_turn()
  g:act { "activate", door, "agility" }                            -- 4
  t:zone(door, "encounter_discard")
  door = g:put("locked_door", "attached", { attached_to = me.place })
  g:tokens { "+1" }
  g:act { "activate", door, "combat" }                             -- 3 + 1
  t:zone(door, "encounter_discard")
  local other = g:put("locked_door", "attached", { attached_to = g:location "attic" })
  g:act "gain 1 resource"
  t:not_offered(g, { "activate", other })
end)
