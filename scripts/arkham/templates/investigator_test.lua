local function table_with(t, more)
  more = more or {}
  more.investigators = more.investigators or { "card_name" }
  more.locations = { "study" }               -- shroud 2
  local g = t:game(more)
  return g, g:investigator "card_name"
end

test("Card Name: a resource for discovering clues, once each round", function(t)
  local g, me = table_with(t)
  g:tokens { "0", "0" }
  g:act "investigate"
  g:choose { me }                            -- the reaction is offered; g:pass() would decline it
  t:equal({ me.clues, me.resources }, { 1, 5 + 1 })
  g:act "investigate"
  t:equal({ me.clues, me.resources }, { 2, 5 + 1 })
end)

test("Card Name's elder sign: +1 for each clue", function(t)
  local g, me = table_with(t, { auto = { "reactions" } })
  me.clues = 2
  g:tokens { "elder_sign" }
  g:act "investigate"
  t:logged(g, "succeeds by 4")               -- 4 + 2 against 2
end)

test("Card Name's Keepsake: +1 intellect while investigating", function(t)
  local g, me = table_with(t, { auto = { "reactions" } })
  g:put("card_name_keepsake", "play", { owner = me })
  t:equal(me.intellect, 4)
  g:tokens { "-3" }
  g:act "investigate"
  t:logged(g, "succeeds by 0")
end)

test("Card Name's Debt: paid off with 3 resources, or it costs sanity in the end", function(t)
  local g, me = table_with(t)
  local debt = g:deck(me, { "card_name_debt" })[1]
  g:effect("draw", me, 1)
  t:zone(debt, "threat")
  g:act { "activate", debt }
  t:zone(debt, "discard", me)
  t:equal(me.resources, 5 - 3)
  debt:move("threat", me)
  g:effect("end_scenario", "no_resolution")
  t:equal(me.mental_trauma, 1)
end)

test("Card Name has a deck of 30 cards, and what must be in it", function(t)
  local g = t:game { investigators = { "card_name" }, locations = { "study" }, decks = true }
  local me = g:investigator "card_name"
  -- The keepsake, the debt and a basic weakness are in it too.
  t:equal(#g:cards("deck", me) + #g:cards("hand", me), 33)
end)
