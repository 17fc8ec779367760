-- A test sets a table with the cards that it needs, does something, and checks the result. Run: misk test .

test("Card Name: +1 intellect while it is in play", function(t)
  local g  = t:game { locations = { "study" }, hand = { "card_name" } }   -- Roland Banks, who has intellect 3
  local me = g:investigator "roland_banks"
  g:act { "play", g:card "card_name" }
  t:equal(me.resources, 5 - 2, "its cost is paid")
  t:equal(me.intellect, 4)
end)

test("Card Name: a supply heals horror, once each round as it exhausts", function(t)
  local g    = t:game { locations = { "study" } }
  local me   = g:investigator "roland_banks"
  local card = g:put("card_name", "play", { owner = me })   -- put there, not played
  t:not_offered(g, { "use", card }, "aimed at")              -- nobody has horror
  me.horror = 2
  g:act { "use", card, me }
  t:equal({ me.horror, card.uses, card.exhausted }, { 1, 2, true })
  t:not_offered(g, { "use", card }, "cost")
end)
