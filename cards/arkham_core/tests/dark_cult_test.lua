-- Dark Cult: Acolytes, the Wizard of the Order, Mysterious Chanting.

local function table_with(t, more)
  more = more or {}
  more.locations = more.locations or { "study", "hallway", "attic", "cellar" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead()
end

test("Acolyte: at an empty location of the drawer's choice, and 1 doom on it as it enters play", function(t)
  local g = table_with(t, { investigators = { "roland_banks", "agnes_baker" }, at = { agnes_baker = "hallway" } })
  local agnes, attic, cellar = g:investigator "agnes_baker", g:location "attic", g:location "cellar"
  g:encounter_deck { "acolyte", "acolyte" }
  g:effect("draw_encounter", agnes)
  t:prompt(g, "Where does Acolyte spawn", agnes)
  t:equal(#g:prompt_options(), 2, "neither where he is nor where she is")
  g:choose { attic }
  local first = g:cards "board"[1]
  t:equal({ first.place, first.doom }, { attic, 1 })
  g:effect("draw_encounter", agnes)                                -- the Attic is no longer empty
  local places = {}
  for _, card in ipairs(g:cards "board") do places[#places + 1] = card.place.title end
  table.sort(places)
  t:equal(places, { attic.title, cellar.title })
end)

test("Acolyte: with no empty location it is discarded, and there is no doom", function(t)
  local g, me = table_with(t, { locations = { "study", "hallway" } })
  g:spawn("ghoul_minion", { at = g:location "hallway" })
  g:encounter_deck { "acolyte" }
  g:effect("draw_encounter", me)
  t:zone(g:card "acolyte", "encounter_discard")
  t:equal(g:card "acolyte".doom, 0)
end)

test("Acolyte: what puts it into play somewhere else puts the doom on it too", function(t)
  local g, me = table_with(t)
  local acolyte = g:put("acolyte", "set_aside")
  g:effect("spawn", acolyte, nil, g:location "study")
  t:equal({ acolyte.bearer, acolyte.doom }, { me, 1 })
  g:effect("spawn", g:put("ghoul_minion", "set_aside"), nil, g:location "study")
  t:equal(acolyte.doom, 1, "not for another enemy")
end)

test("Acolyte: its doom counts when the threshold is checked, and is gone with it", function(t)
  local g, me = table_with(t, { auto = { "reactions" } })
  local acolyte = g:spawn("acolyte", { at = g:location "attic", doom = 1 })
  g:effect("deal_damage", me, acolyte, 1)
  t:equal({ acolyte.zone, acolyte.doom }, { "encounter_discard", 0 })
  g = table_with(t, { phase = "mythos", agenda = { "rise_of_the_ghouls", "theyre_getting_out" } })
  g:agenda().doom = 5                                              -- of 7
  acolyte = g:spawn("acolyte", { at = g:location "attic", doom = 1 })
  g:stop_at "phase_ends"
  g:go_on()
  t:equal({ g:agenda().title, acolyte.doom }, { "They're Getting Out!", 0 })
end)

test("Wizard of the Order: 1 doom at the end of each mythos phase, of no other; retaliates", function(t)
  local g, me = table_with(t, { phase = "mythos" })
  local wizard = g:spawn("wizard_of_the_order", { at = g:location "attic" })
  g:stop_at "turn_begins"
  g:go_on()
  t:equal(wizard.doom, 1)
  g:go_on()
  g:place(me, wizard.place)
  g:tokens { "auto_fail" }
  g:act { "fight", wizard }
  t:equal(me.damage, 1)
  g:auto { "windows", "forced", "reactions", "commit" }
  g:stop_at "round_ends"
  g:end_turn()
  t:equal(wizard.doom, 1)
end)

test("Wizard of the Order: spawns at an empty location", function(t)
  local g, me = table_with(t, { locations = { "study", "hallway" } })
  g:encounter_deck { "wizard_of_the_order" }
  g:effect("draw_encounter", me)
  t:equal({ g:card "wizard_of_the_order".place, g:card "wizard_of_the_order".doom }, { g:location "hallway", 0 })
end)

test("Mysterious Chanting: 2 doom on the Cultist with the shortest way; the lead decides between equals", function(t)
  local g, me = table_with(t, { locations = { "attic", "hallway", "cellar" }, at = { agnes_baker = "hallway" },
    investigators = { "roland_banks", "agnes_baker" } })
  local agnes = g:investigator "agnes_baker"
  local near = g:spawn("acolyte", { at = g:location "cellar" })
  local far  = g:spawn("wizard_of_the_order", { at = g:location "attic", exhausted = true })
  g:encounter_deck { "mysterious_chanting", "mysterious_chanting" }
  g:effect("draw_encounter", me)                                   -- Roland is in the Attic
  t:equal({ far.doom, near.doom }, { 2, 0 })
  g:effect("draw_encounter", agnes)                                -- Agnes is between them
  t:prompt(g, "nearest", me)
  g:choose { near }
  t:equal({ far.doom, near.doom }, { 2, 2 })
end)

test("Mysterious Chanting: one that no way leads to, if there is no other; no agenda advances by it", function(t)
  local g, me = table_with(t, { locations = { "study", "attic" }, agenda = { "whats_going_on", "rise_of_the_ghouls" } })
  local acolyte = g:spawn("acolyte", { at = g:location "attic", doom = 1 })
  g:encounter_deck { "mysterious_chanting", "acolyte" }
  g:effect("draw_encounter", me)
  t:equal({ acolyte.doom, g:agenda().title }, { 3, "What's Going On?!" })
  t:equal(#g:cards "encounter_deck", 1, "none is searched for")
end)

test("Mysterious Chanting: without a Cultist in play one is drawn from the deck or discard pile", function(t)
  local g, me = table_with(t, { locations = { "study", "hallway" } })
  g:encounter_deck { "mysterious_chanting", "ghoul_minion", "acolyte" }
  g:encounter_discard { "wizard_of_the_order", "mysterious_chanting" }
  g:effect("draw_encounter", me)
  t:prompt(g, "which card", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { "Acolyte" }
  local acolyte = g:card "acolyte"
  t:equal({ acolyte.place, acolyte.doom }, { g:location "hallway", 1 }, "its own doom, not the Chanting's")
  t:logged(g, "draws Acolyte")
  t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 1, 3 })
end)

test("Mysterious Chanting: a Cultist that is a weakness is one, one that is no enemy is none", function(t)
  local g, me = table_with(t)
  local foe = g:spawn("silver_twilight_acolyte", { engaged = me })
  g:encounter_deck { "mysterious_chanting" }
  g:effect("draw_encounter", me)
  t:equal(foe.doom, 2)
end)
