-- Rules Reference, Glossary: Deck; Drawing Cards (FAQ 2.14); Encounter Deck; Resources (FAQ 2.8); Gains; Game; After; When.

local function shelf(t, config)
  config.locations = { "study" }
  local g  = t:game(config)
  local me = g:investigator "roland_banks"
  return g, me, g:put("ledger", "play", { owner = me })
end
local function titles(cards)
  local out = {}
  for i, card in ipairs(cards) do out[i] = card.title end
  return out
end

test("cards are drawn from the top of the deck; the rest keeps its order",
  { rules = { "ah.draw.top_to_hand", "ah.deck.order_fixed" } },
  function(t)
    local g, me, ledger = shelf(t, { deck = { "knife", "guts", "dodge", "evidence", "machete" } })
    g:act { "use", ledger, "Draw 3" }
    t:equal(#g:cards("hand", me), 3)
    for _, id in ipairs { "knife", "guts", "dodge" } do t:zone(g:card(id), "hand", me) end
    t:equal(titles(g:cards("deck", me)), { "Evidence!", "Machete" })
    g:run_to "mythos"
    t:equal(titles(g:cards("deck", me)), { "Machete" })
  end)

test("cards drawn by one ability are all in hand before any of them does anything",
  { rules = { "ah.draw.multiple_simultaneous" } },
  function(t)
    local g, me, ledger = shelf(t, { deck = { "jinx", "guts", "dodge", "machete" } })
    g:act { "use", ledger, "Draw 3" }
    t:equal(me.resources, 7, "Jinx has seen the two others")
  end)

test("a deck that runs out in the middle of a draw is reset and the draw completed, for one horror", {
  rules = { "ah.draw.mid_draw_reset", "ah.draw.empty_deck_one_horror" } }, function(t)
    local g, me, ledger = shelf(t, { deck = { "knife" } })
    g:discard_pile(me, { "guts", "dodge", "machete" })
    g:act { "use", ledger, "Draw 3" }
    t:equal(#g:cards("hand", me), 3)
    t:zone(g:card "knife", "hand", me)
    t:equal(#g:cards("deck", me), 1)
    t:equal(#g:cards("discard", me), 0)
    t:equal(me.horror, 1)
  end)

test("drawing from an empty deck shuffles the discard pile, draws, and then deals one horror", {
  rules = { "ah.draw.empty_deck_one_horror" } }, function(t)
    local g, me = shelf(t, {})
    g:discard_pile(me, { "guts", "dodge" })
    g:stop_at "horror_placed"
    g:act "draw"
    t:stopped(g)
    t:equal(#g:cards("hand", me), 1, "the draw is complete")
    t:equal(#g:cards("deck", me), 1)
    g:go_on()
    t:equal(me.horror, 1)
  end)

test("the discard pile is shuffled as it becomes the deck", { rules = { "ah.draw.empty_deck_one_horror" } }, function(t)
  local orders, n = {}, 0
  for seed = 1, 3 do
    local g, me = shelf(t, { seed = seed })
    g:discard_pile(me, { "guts", "dodge", "machete", "knife", "evidence", "flashlight", "overpower", "perception" })
    g:act "draw"
    local deck = g:cards("deck", me)
    t:equal(#deck, 7)
    for i, card in ipairs(deck) do deck[i] = card.title end
    local order = table.concat(deck, ", ")
    if not orders[order] then n = n + 1 end
    orders[order] = true
  end
  t:truthy(n > 1, "three seeds do not all give the same order")
end)

test("an effect counts the cards that were drawn and discarded, not those it asks for",
  { rules = { "ah.effect.untargeted_fewer_entities" } }, function(t)
    local g, me = shelf(t, { deck = { "knife", "guts", "dodge" } })
    local tally = g:put("tally", "play", { owner = me })
    g:act { "use", tally, "Draw 1" }
    t:equal(me.resources, 6)
    g:act { "use", tally, "Draw 3" }
    t:equal(me.resources, 8)
    g:act { "use", tally, "Discard 2" }
    t:equal({ me.resources, #g:cards("hand", me), #g:cards("discard", me) }, { 10, 1, 2 })
    g:act { "use", tally, "Discard 2" }
    t:equal(me.resources, 11)
  end)

test("taking the last card of a deck costs nothing yet", { rules = { "ah.draw.empty_deck_one_horror" } }, function(t)
  local g, me = shelf(t, { deck = { "knife" } })
  g:discard_pile(me, { "guts" })
  g:act "draw"
  t:equal(me.horror, 0)
  t:equal(#g:cards("discard", me), 1)
end)

test("there is no limit to how many cards are drawn in a round", { rules = { "ah.draw.no_limit" } }, function(t)
  local g, me, ledger = shelf(t, { deck = { "knife", "knife", "guts", "guts", "dodge", "dodge", "machete", "machete", "evidence" } })
  for _ = 1, 2 do g:act { "use", ledger, "Draw 3" } end
  for _ = 1, 3 do g:act "draw" end
  t:equal(#g:cards("hand", me), 9)
end)

test("a card added to the hand is not drawn", { rules = { "ah.draw.add_is_not_draw" } }, function(t)
  local g, me, ledger = shelf(t, { deck = { "knife", "guts", "jinx" } })
  g:put("drum", "play", { owner = me })
  g:act { "use", ledger, "Add the top card" }
  t:zone(g:card "knife", "hand", me)
  t:equal(me.resources, 5)
  g:act "draw"
  t:equal(me.resources, 15)
  g:act { "use", ledger, "Add the top card" }
  t:equal(me.resources, 17, "a weakness resolves all the same: two cards are held")
end)

test("encounter cards that one is told to draw are resolved as in 1.4, one after the other",
  { rules = { "ah.draw.encounter_resolved" } },
  function(t)
    local g, me, ledger = shelf(t, {})
    local first, second, rest = unpack(g:encounter_deck { "surging_omen", "ghoul_minion", "swarm_of_rats", "ancient_evils" })
    g:act { "use", ledger, "encounter cards" }
    t:zone(first, "encounter_discard")
    t:equal(second.bearer, me)
    t:equal(rest.bearer, me, "the omen surges, so there are three")
    t:equal(#g:cards "encounter_deck", 1)
    t:order(g, { "draws Surging Omen", "draws Ghoul Minion", "draws Swarm of Rats" })
  end)

test("an empty encounter deck is made anew from the discard pile",
  { rules = { "ah.encounter_deck.reshuffle" } }, function(t)
  local g, me = shelf(t, { auto = { "windows" } })
  local last = g:encounter_deck({ "rotting_remains" })[1]
  g:encounter_discard { "swarm_of_rats", "ghoul_minion" }
  g:tokens { "0" }
  g:effect("draw_encounter", me)
  t:zone(last, "encounter_discard")
  t:equal(#g:cards "encounter_deck", 2, "at once, so without the card just drawn")
  g:effect("draw_encounter", me)
  g:effect("draw_encounter", me)
  t:equal(#g:cards "encounter_deck", 1)
  t:zone(last, "encounter_deck")
end)

test("what is discarded while the encounter deck is empty is shuffled in before the next draw",
  { rules = { "ah.encounter_deck.reshuffle" } }, function(t)
    local g, me = shelf(t, {})
    g:encounter_discard { "swarm_of_rats" }
    g:effect("draw_encounter", me)
    t:equal(g:card "swarm_of_rats".bearer, me)
  end)

test("an encounter deck that discards have emptied is made anew at once",
  { rules = { "ah.encounter_deck.reshuffle" } }, function(t)
    local g = shelf(t, {})
    local cards = g:encounter_deck { "swarm_of_rats", "swarm_of_rats" }
    g:effect("discard_together", cards)
    t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 2, 0 })
    g:effect("discard_until", { "treachery" })
    t:equal({ #g:cards "encounter_deck", #g:cards "encounter_discard" }, { 2, 0 }, "nothing is found")
  end)

test("a card is shuffled into the encounter deck that the discard pile makes anew",
  { rules = { "ah.encounter_deck.reshuffle" } }, function(t)
    local g = shelf(t, {})
    g:encounter_discard { "swarm_of_rats" }
    local foe = g:spawn "ghoul_minion"
    g:effect("shuffle_into", foe, "encounter_deck")
    t:equal({ foe.zone, #g:cards "encounter_deck", #g:cards "encounter_discard" }, { "encounter_deck", 2, 0 })
  end)

test("'when you draw an enemy' comes before revelation and spawning, 'after' when both are done", {
  rules = { "ah.when.interrupts", "ah.after.draw_enemy" } }, function(t)
    local g  = t:game { locations = { "study" }, phase = "mythos" }
    local me = g:investigator "roland_banks"
    local drum = g:put("drum", "play", { owner = me })
    local foe = g:encounter_deck({ "howling_foe" })[1]
    g:go_on()
    t:prompt(g, "", me)
    t:offered(g, { { "when", drum } })
    t:not_offered(g, { "after", drum })
    t:not_logged(g, "heard")
    t:falsy(foe.bearer == me and foe.in_play)
    g:choose { drum }
    t:logged(g, "heard")
    t:equal(foe.bearer, me)
    t:truthy(foe.in_play)
    t:offered(g, { { "after", drum } })
  end)

test("gained resources come to the pool, whatever is on other cards",
  { rules = { "ah.gain.resources", "ah.resource.action" } },
  function(t)
    local g, me, ledger = shelf(t, { hand = { "emergency_cache" } })
    g:act { "play", "Emergency Cache" }
    t:equal(me.resources, 8)
    g:act "gain 1 resource"
    t:equal(me.resources, 9)
    t:equal(ledger.uses, 4)
  end)

test("the resources that one has are those of the pool, not those on cards", { rules = { "ah.resource.your_resources" } },
  function(t)
    local g, me, ledger = shelf(t, { hand = { "knife" } })
    ledger.resources = 3
    me.resources = 0
    g:act { "use", ledger, "Draw 3" }       -- a fresh look at the window
    t:offered(g, { { "use", ledger, "if you have none" } })
    t:not_offered(g, { "play", "Knife" }, "cost")
    g:act { "use", ledger, "if you have none" }
    t:equal(me.resources, 1)
    t:equal(ledger.uses, 4)
    t:not_offered(g, { "use", ledger, "if you have none" })
  end)

test("a game is one scenario: 'once a game' lasts through its rounds and begins anew with the next", {
  rules = { "ah.game.one_scenario" } }, function(t)
    local g, me, ledger = shelf(t, {})
    g:act { "use", ledger, "Once a game" }
    t:equal(me.resources, 10)
    t:not_offered(g, { "use", ledger, "Once a game" }, "limit")
    g:auto { "windows" }
    g:end_turn()
    t:equal(g:get "round", 2)
    t:not_offered(g, { "use", ledger, "Once a game" }, "limit")
    local next_game, _, other = shelf(t, {})
    t:offered(next_game, { { "use", other, "Once a game" } })
  end)

test("weaknesses that are drawn without being resolved go back into the deck, and have been drawn",
  { rules = { "ah.draw.multiple_simultaneous" } },
  function(t)
    local g, me = shelf(t, { deck = { "knife", "jinx", "paranoia", "guts" } })
    local leap = g:put("chart_leap", "play", { owner = me })
    g:act { "use", leap, "Draw 3" }
    t:equal({ me.resources, #g:cards("hand", me), #g:cards("deck", me) }, { 5, 1, 3 })
    t:logged(g, "draws Paranoia")
    g:empty("deck", me)
    g:deck(me, { "paranoia", "knife" })
    g:act { "use", leap, "Draw 1" }
    t:equal({ me.resources, #g:cards("hand", me), #g:cards("deck", me) }, { 5, 1, 2 })
    g:discard_pile(me, { "guts", "dodge" })
    g:empty("deck", me)
    g:act { "use", leap, "Draw 3" }
    t:equal({ me.horror, #g:cards("hand", me), #g:cards("deck", me) }, { 1, 3, 0 })
  end)
