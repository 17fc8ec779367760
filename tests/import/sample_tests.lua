-- Plays the effects of imported cards. Runs on the pack made from sample_project.json (import_command_test.cpp).

local function table_of(t, options)
  options.investigators = { "ida_marsh" }
  options.locations = options.locations or { "lanterns_of_grey_quay:grey_quay" }
  local g = t:game(options)
  return g, g:investigator "ida_marsh"
end

test("an investigator's reaction and elder sign count", {}, function(t)
  local g, ida = table_of(t, {})
  g:tokens { "elder_sign" }   -- intellect 4, +2 for the clues here, against shroud 2
  g:act "investigate"
  t:logged(g, "succeeds by 4")
  g:choose { "After you successfully investigate" }
  t:equal(ida.resources, 6)
  t:equal(ida.clues, 1)
end)

test("a weapon adds to the fight, and more damage for succeeding by 2", {}, function(t)
  local g, ida = table_of(t, {})
  local pistol = g:put("signal_pistol", "play", { uses = 3 })
  local foe = g:spawn("the_pale_ferryman", { at = ida.place })   -- fight 4; combat 2 + 2
  g:tokens { "0" }
  g:act { "activate", pistol, foe }
  t:equal(foe.damage, 1)
  g:tokens { "+1" }
  g:act { "activate", pistol, foe }
  t:equal(foe.damage, 2)
  t:equal(pistol.uses, 1)
end)

test("evading by willpower deals damage as well", {}, function(t)
  local g, ida = table_of(t, { hand = { "cast_the_net" } })
  local rat = g:spawn("what_came_ashore", { engaged = ida })   -- evade 2, willpower 3
  g:tokens { "-1" }
  g:act { "play", g:card "cast_the_net" }
  t:truthy(rat.exhausted)
  t:equal(rat.damage, 1)
end)

test("alert: a failed evasion draws an attack, after which an elusive enemy flees", {}, function(t)
  local g, ida = table_of(t, {})
  local mist = g:spawn("mist_thing", { engaged = ida })
  g:tokens { "auto_fail" }
  g:act { "evade", mist }
  t:equal(ida.damage, 1)
  t:equal(ida.horror, 1)
  t:truthy(mist.exhausted)
  t:equal(mist.zone, "board")
end)

test("a weakness stays in the threat area, takes resources, and can be discarded", {}, function(t)
  local g, ida = table_of(t, {})
  g:deck(ida, { "what_the_tide_took" })
  local tide = g:cards("deck", ida)[1]
  g:effect("draw", ida, 1)
  t:zone(tide, "threat", ida)
  g:end_turn()
  t:equal(ida.resources, 5)   -- one lost, one gained in the upkeep phase
  t:logged(g, "At the end of your turn")
end)

test("a treachery test hurts for each point", {}, function(t)
  local g, ida = table_of(t, {})
  g:tokens { "-2" }   -- agility 3 against 3
  g:encounter_deck { "undertow", "cold_fog" }   -- the fog comes with its surge
  local undertow = g:cards "encounter_deck"[1]
  g:effect("draw_encounter", ida)
  t:equal(ida.damage, 2)
  t:truthy(undertow:is "peril")
  t:truthy(undertow:is "surge")
end)

test("an attachment raises the shroud until somebody investigates", {}, function(t)
  local g, ida = table_of(t, {})
  g:encounter_deck { "cold_fog" }
  local fog = g:cards "encounter_deck"[1]
  g:effect("draw_encounter", ida)
  t:equal(fog.parent, ida.place)
  t:equal(ida.place.shroud, 4)
  g:tokens { "+1" }
  g:act "investigate"
  g:choose { "reaction", none = true }
  t:zone(fog, "encounter_discard")
end)

test("prey and spawn are what the text says", {}, function(t)
  local g, ida = table_of(t, { locations = { "lanterns_of_grey_quay:net_loft", "lanterns_of_grey_quay:grey_quay" } })
  g:encounter_deck { "quay_rat" }
  local rat = g:cards "encounter_deck"[1]
  g:effect("draw_encounter", ida)
  t:equal(rat.place, g:location "grey_quay")
  t:truthy(rat:is "hunter")
end)

test("the agenda hurts everybody at the end of the enemy phase, and when it advances", {}, function(t)
  local g, ida = table_of(t, { agenda = { "the_tide_turns", "it_comes_ashore" }, auto = { "windows" } })
  g:run_to "upkeep"
  t:equal(ida.horror, 1)
  g:effect "advance_agenda"
  t:equal(ida.horror, 2)
  t:equal(ida.damage, 1)
end)

test("a location's limit holds for the game", {}, function(t)
  local g, ida = table_of(t, { deck = { "quick_fingers", "boat_hook" } })
  g:act { "Draw 1 card and gain 1 resource" }
  t:equal(ida.resources, 6)
  t:not_offered(g, "Draw 1 card and gain 1 resource", "limit")
end)

test("the scenario card's symbols do what each side says", {}, function(t)
  local g, ida = table_of(t, { reference = "lanterns_of_grey_quay:lanterns_of_grey_quay" })
  g:tokens { "cultist" }   -- intellect 4 - 2 against 2
  g:act "investigate"
  t:logged(g, "succeeds by 0")
  g:choose { "reaction", none = true }
  t:equal(ida.horror, 0)
end)
