-- The Gathering: acts, agendas, resolutions.

local scenario = require "helpers/scenario" "the_gathering"

-- With the house in play, everybody in the Hallway, nothing in the encounter deck.
local function house(t, more)
  local g, me = scenario(t, more)
  g:empty "encounter_deck"
  g:effect "advance_act"
  return g, me
end

test("act 1 costs 2 clues for each player, as a group, and opens the house", function(t)
  local g, me = scenario(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes, study = g:investigator "agnes_baker", g:location "study"
  local foe = g:spawn("ghoul_minion", { engaged = agnes })
  local free = g:spawn("icy_ghoul", { at = study, exhausted = true })
  local fog = g:put("obscuring_fog", "attached", { attached_to = study })
  me.clues, agnes.clues = 3, 0
  t:not_offered(g, { "activate", g:current_act() })
  agnes.clues = 1
  g:act { "activate", g:current_act() }
  g:choose { foe }                                   -- on top of the discard pile, as the lead says
  t:equal({ me.clues, agnes.clues }, { 0, 0 })
  t:equal(g:current_act().title, "The Barrier")
  t:equal(#g:cards "locations", 4)
  t:zone(study, "removed")
  t:zone(foe, "encounter_discard")
  t:zone(free, "encounter_discard")
  t:zone(fog, "encounter_discard")
  t:equal({ me.place, agnes.place }, { g:location "hallway", g:location "hallway" })
  t:equal({ g:location "hallway".face, g:location "attic".face, g:location "parlor".face }, { 1, 0, 0 })
end)

test("act 2: when the round ends, those in the Hallway may spend 3 clues for each player", function(t)
  local g, me = house(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  g:auto { "windows" }
  me.clues, agnes.clues = 6, 0
  g:place(agnes, g:location "attic")
  g:run_to "round_ends"
  g:go_on()
  t:prompt(g, "round", me)
  g:stop_at "phase_begins"
  g:choose { g:current_act() }
  t:equal(me.clues, 0)
  t:equal(g:current_act().title, "What Have You Done?")
  t:equal(g:location "parlor".face, 1)
  local lita, priest = g:card "lita_chantler", g:card "ghoul_priest"
  t:equal({ lita.zone, lita.place }, { "board", g:location "parlor" })
  t:equal(priest.place, g:location "hallway")
  t:equal(priest.bearer, me)
end)

test("act 2: clues outside the Hallway do not count", function(t)
  local g, me = house(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  me.clues, agnes.clues = 3, 3
  g:place(agnes, g:location "attic")
  g:auto { "windows" }
  g:run_to "round_ends"
  g:stop_at "phase_begins"
  g:go_on()
  t:equal(g:current_act().title, "The Barrier")
end)

test("act 2 comes before the doom that agenda 3 places at the end of the round", function(t)
  local g, me = house(t)
  g:empty "agenda"
  local agenda = g:put("theyre_getting_out", "agenda")
  g:spawn("ghoul_minion", { at = g:location "hallway", exhausted = true })
  me.clues = 3
  g:auto { "windows" }
  g:run_to "round_ends"
  g:go_on()
  t:equal(agenda.doom, 0)
  t:prompt(g, "round", me)
end)

test("act 3 advances as the Ghoul Priest is defeated, before anybody reacts, and the lead decides", function(t)
  local g, me = house(t)
  g:effect "advance_act"
  local priest = g:card "ghoul_priest"
  g:location "hallway".clues = 1
  g:effect("defeat_enemy", priest, me)
  t:prompt(g, "house", me)
  g:choose { "Keep it (resolution 2)" }
  t:over(g, "R2")
  t:equal(me.clues, 0)
end)

test("agenda 1: the lead takes 2 horror, or everybody discards a card at random", function(t)
  local g, me = scenario(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  g:empty("hand", me)
  g:empty("hand", agnes)
  g:effect "advance_agenda"
  t:equal({ me.horror, agnes.horror }, { 2, 0 })
  t:equal(g:agenda().title, "Rise of the Ghouls")
  g, me = scenario(t, { investigators = { "roland_banks", "agnes_baker" } })
  agnes = g:investigator "agnes_baker"
  g:empty("hand", me)
  g:empty("hand", agnes)
  g:hand(agnes, { "knife", "knife" })
  g:effect "advance_agenda"
  g:choose { "Each investigator discards" }
  t:equal({ me.horror, #g:cards("hand", agnes) }, { 0, 1 })
end)

test("agenda 2: the encounter cards are shuffled, the first Ghoul from the top is drawn by the lead", function(t)
  local g, me = scenario(t)
  g:empty "encounter_deck"
  g:encounter_discard { "ghoul_minion" }
  g:encounter_deck { "ancient_evils", "crypt_chill", "swarm_of_rats" }
  g:empty "agenda"
  g:put("rise_of_the_ghouls", "agenda")
  g:effect "advance_agenda"
  t:equal(g:cards("threat", me)[1].title, "Ghoul Minion")
  t:equal(#g:cards "encounter_deck" + #g:cards "encounter_discard", 3)
  t:equal(g:agenda().doom, 0, "what is discarded does nothing")
end)

test("agenda 3: at the end of the enemy phase unengaged Ghouls move towards the Parlor, exhausted ones too", function(t)
  local g, me = house(t)
  g:empty "agenda"
  g:put("theyre_getting_out", "agenda")
  local a = g:spawn("ghoul_minion", { at = g:location "attic", exhausted = true })
  local rats = g:spawn("swarm_of_rats", { at = g:location "cellar", exhausted = true })
  local b = g:spawn("icy_ghoul", { at = g:location "hallway", exhausted = true })
  local c = g:spawn("ravenous_ghoul", { engaged = me, exhausted = true })
  g:auto { "windows" }
  g:run_to "upkeep"
  t:equal({ a.place, b.place, c.place }, { g:location "hallway", g:location "parlor", g:location "hallway" })
  t:equal(rats.place, g:location "cellar")
end)

test("agenda 3: at the end of the round 1 doom for each Ghoul in Hallway and Parlor, which advances nothing yet", function(t)
  local g, me = house(t)
  g:empty "agenda"
  local agenda = g:put("theyre_getting_out", "agenda", { doom = 9 })
  g:auto { "windows", "reactions", "forced" }
  g:run_to "round_ends"
  for _, id in ipairs { "hallway", "parlor", "attic" } do
    g:spawn("ghoul_minion", { at = g:location(id), exhausted = true })
  end
  g:stop_at "phase_begins"
  g:go_on()
  t:equal(agenda.doom, 11)
  t:not_over(g)
  t:equal(me.damage, 0)
end)

test("agenda 3 at act 1 or 2: resolution 3", function(t)
  local g = house(t)
  g:empty "agenda"
  g:put("theyre_getting_out", "agenda")
  g:effect "advance_agenda"
  t:over(g, "R3")
end)

test("agenda 3 at act 3: whoever has not resigned is defeated with 1 physical trauma, and there is no resolution", function(t)
  local g, me = house(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  g:effect "advance_act"
  g:empty "agenda"
  g:put("theyre_getting_out", "agenda")
  g:effect("resign", agnes)
  g:effect "advance_agenda"
  t:over(g, "no_resolution")
  t:equal({ me.physical_trauma, me.mental_trauma, agnes.physical_trauma }, { 1, 0, 0 })
  t:equal({ me.defeated, agnes.defeated }, { true, false })
end)

-- --- resolutions -----------------------------------------------------------------------------------------------------

-- Victory 2 in the display, and the Attic (1) revealed and without clues; the Cellar still has some.
local function ended(t, resolution, before)
  local g, me = house(t, { investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  g:put("ghoul_priest", "victory")
  g:location "attic".face = 1
  g:location "cellar".face = 1
  g:location "cellar".clues = 1
  if before then before(g, me, agnes) end
  g:effect("end_scenario", resolution)
  t:over(g, resolution)
  local notes = g:call "campaign_log".notes
  for i, id in ipairs(notes) do notes[i] = id:gsub("^arkham_core:", "") end
  table.sort(notes)
  return me, agnes, g:call "scenario_data".resolutions[resolution].text, table.concat(notes, " ")
end

test("no resolution: victory points + 2; the house stands, the priest lives, the lead has Lita", function(t)
  local me, agnes, text, notes = ended(t, "no_resolution")
  t:equal(notes, "ghoul_priest_alive house_standing")
  t:equal({ me.earned, agnes.earned }, { 5, 5 })
  t:equal({ me.mental_trauma, agnes.mental_trauma }, { 0, 0 })
  t:truthy(text:find "house still stands" and text:find "Ghoul Priest lives" and text:find "earns Lita")
end)

test("R1: victory points + 2, 1 mental trauma for the lead; the house burned, the lead has Lita", function(t)
  local me, agnes, text, notes = ended(t, "R1")
  t:equal(notes, "house_burned")
  t:equal({ me.earned, agnes.earned }, { 5, 5 })
  t:equal({ me.mental_trauma, agnes.mental_trauma, me.physical_trauma }, { 1, 0, 0 })
  t:truthy(text:find "house burned" and text:find "earns Lita")
end)

test("R2: victory points + 2, 1 more for the lead; the house stands, no Lita", function(t)
  local me, agnes, text, notes = ended(t, "R2")
  t:equal(notes, "house_standing")
  t:equal({ me.earned, agnes.earned }, { 6, 5 })
  t:equal({ me.mental_trauma, agnes.mental_trauma }, { 0, 0 })
  t:truthy(text:find "house still stands" and not text:find "Lita")
end)

test("R3: no experience; everybody is killed who has not resigned, the defeated as well", function(t)
  local me, agnes, text, notes = ended(t, "R3")
  t:equal(notes, "ghoul_priest_alive house_standing lita_finds_others")
  t:equal({ me.earned, agnes.earned, me.killed, agnes.killed }, { 0, 0, true, true })
  t:truthy(text:find "Lita was left")
  me, agnes = ended(t, "R3", function(g, _, other) g:effect("resign", other) end)
  t:equal({ me.killed, agnes.killed }, { true, false })
  me, agnes = ended(t, "R3", function(g, _, other) g:effect("defeat", other, true, false) end)
  t:equal({ me.killed, agnes.killed, agnes.physical_trauma }, { true, true, 1 })
end)

test("all defeated or resigned: no resolution, with the experience", function(t)
  local g, me = scenario(t)
  g:effect("resign", me)
  t:over(g, "no_resolution")
  t:equal(me.earned, 2)
end)
