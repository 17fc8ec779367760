-- The ten player cards.

local function table_with(t, more)
  more = more or {}
  more.investigators = more.investigators or { "roland_banks" }
  more.locations = more.locations or { "quay", "fish_market" }
  more.auto = more.auto or { "commit" }
  local g = t:game(more)
  return g, g:lead()
end

test("Sounding Line: looks at two encounter cards, and a treachery among them is a clue", function(t)
  local g, me = table_with(t)
  local line = g:put("sounding_line", "play", { owner = me })
  local toll = g:encounter_deck({ "the_toll", "swarm_of_rats", "ancient_evils" })[1]
  g:act { "activate", line }
  g:choose { toll }
  t:equal({ me.clues, line.uses }, { 1, 2 })
  g:empty "encounter_deck"
  t:not_offered(g, { "activate", line })
  g:encounter_deck { "swarm_of_rats" }
  g:act { "activate", line }
  t:equal(me.clues, 1, "an enemy is no treachery")
end)

test("Storm Glass: seals a symbol, and gives it back instead of horror", function(t)
  local g, me = table_with(t)
  local glass = g:put("storm_glass", "play", { owner = me })
  g:bag { "skull", "0", "auto_fail" }
  g:act { "activate", glass }
  t:equal({ #g:cards "chaos_bag", #g:cards "attached" }, { 2, 1 })
  t:not_offered(g, { "activate", glass })
  g:effect("take_horror", me, 3)
  g:choose { "release the token" }
  t:equal({ me.horror, #g:cards "chaos_bag", #g:cards "attached" }, { 0, 3, 0 })
  g:effect("take_horror", me, 1)
  t:equal(me.horror, 1, "there is nothing left to release")
end)

test("Storm Glass: an auto-fail or a number cannot be sealed", function(t)
  local g, me = table_with(t)
  local glass = g:put("storm_glass", "play", { owner = me })
  g:bag { "auto_fail", "elder_sign", "-1" }
  t:not_offered(g, { "activate", glass })
end)

test("Heave To!: on another's turn, from a connecting location, it takes the attack upon itself", function(t)
  local g = table_with(t, { investigators = { "roland_banks", "wendy_adams" }, at = { roland_banks = "quay", wendy_adams = "fish_market" },
    turn_of = "wendy_adams" })
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local heave = g:hand(me, { "heave_to" })[1]
  local foe = g:spawn("bell_diver", { engaged = wendy })
  g:act "resource"
  g:choose { heave }
  t:equal({ wendy.damage, me.place, foe.bearer }, { 0, g:location "fish_market", me })
  t:zone(heave, "discard", me)
end)

test("Heave To!: not where one stands already, nor for an attack on oneself", function(t)
  local g = table_with(t, { investigators = { "roland_banks", "wendy_adams" }, turn_of = "wendy_adams" })
  local wendy = g:investigator "wendy_adams"
  g:hand(g:investigator "roland_banks", { "heave_to" })
  g:spawn("bell_diver", { engaged = wendy })
  g:act "resource"
  t:equal(wendy.damage, 1)
end)

test("Cold Water: horror in place of damage", function(t)
  local g, me = table_with(t, { hand = { "cold_water" } })
  g:effect("take_damage", me, 2)
  g:choose { g:card "cold_water" }
  t:equal({ me.damage, me.horror }, { 0, 2 })
end)

test("Rusted Cutlass: +2 combat; broken by a failure, and its Salvage 1 is a resource", function(t)
  local g, me = table_with(t)
  local cutlass = g:put("rusted_cutlass", "play", { owner = me })
  local foe = g:spawn("silt_choir", { engaged = me })
  g:add_to_bag { "-8" }
  g:tokens { "-4", "-8" }
  g:act { "activate", cutlass, foe }        -- 4 + 2 - 4 against 2
  t:equal({ foe.damage, me.resources }, { 1, 5 })
  g:act { "activate", cutlass, foe }
  t:zone(cutlass, "discard", me)
  t:equal(me.resources, 6)
end)

test("Diving Helmet: -1 agility; defeated by damage it salvages 2", function(t)
  local g, me = table_with(t)
  local helmet = g:put("diving_helmet", "play", { owner = me })
  t:equal(me.agility, 1)
  g:effect("take_damage", me, 3)
  g:choose { helmet }
  g:choose { helmet }
  g:choose { helmet }
  t:zone(helmet, "discard", me)
  t:equal({ me.damage, me.resources, me.agility }, { 0, 7, 2 })
end)

test("Salvage is a keyword that others can ask for", function(t)
  local g, me = table_with(t)
  t:truthy(g:put("rusted_cutlass", "play", { owner = me }):is "salvage")
  t:falsy(g:put("knife", "play", { owner = me }):is "salvage")
end)

test("Tide Table: a secret whenever doom is placed, at most 3; two of them are a clue from next door", function(t)
  local g, me = table_with(t)
  local book = g:put("tide_table", "play", { owner = me })
  for _ = 1, 4 do g:effect("place_doom", g:agenda(), 1) end
  t:equal(book.uses, 3)
  g:act { "activate", book, g:location "fish_market" }
  t:equal({ me.clues, book.uses, book.exhausted }, { 1, 1, true })
end)

test("All Hands: everybody else at the location decides whether to draw", function(t)
  local g = table_with(t, { investigators = { "roland_banks", "wendy_adams", "agnes_baker" }, auto = {},
    turn_of = "roland_banks", at = { agnes_baker = "fish_market" } })
  local me, wendy, agnes = g:investigator "roland_banks", g:investigator "wendy_adams", g:investigator "agnes_baker"
  g:hand(me, { "all_hands" })
  g:deck(wendy, { "knife" })
  g:deck(agnes, { "knife" })
  g:tokens { "0" }
  g:act "investigate"
  g:choose { "commit", g:card "all_hands" }
  g:choose { "each other investigator" }
  g:choose { "draw 1 card" }
  t:equal({ #g:cards("hand", wendy), #g:cards("hand", agnes) }, { 1, 0 })
end)

test("Chorus of Oars: a wild icon more in somebody else's test", function(t)
  local g = table_with(t, { investigators = { "roland_banks", "wendy_adams" }, auto = {}, turn_of = "wendy_adams" })
  local me, wendy = g:investigator "roland_banks", g:investigator "wendy_adams"
  local oars = g:hand(me, { "chorus_of_oars" })[1]
  local foe = g:spawn("silt_choir", { engaged = wendy, exhausted = true })   -- fight 2, Wendy's combat 1
  g:tokens { "-1" }
  g:act { "fight", foe }
  g:choose { "commit", oars }
  t:equal(foe.damage, 1, "1 + combat icon + wild icon - 1")
end)

test("Harbour Chart: -1 shroud until the last clue is gone", function(t)
  local g, me = table_with(t)
  local quay = g:location "quay"
  local chart = g:hand(me, { "harbour_chart" })[1]
  g:act { "play", chart }
  t:equal(quay.shroud, 1)
  g:effect("discover", me, 1)
  t:zone(chart, "discard", me)
  t:equal(quay.shroud, 2)
end)
