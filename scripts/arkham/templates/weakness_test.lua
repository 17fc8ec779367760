test("Card Name: takes two resources, then an action is rid of it", function(t)
  local g    = t:game { locations = { "study" } }
  local me   = g:investigator "roland_banks"
  local card = g:deck(me, { "card_name" })[1]
  g:effect("draw", me, 1)                    -- drawn as in play: its revelation resolves
  t:zone(card, "threat")
  t:not_offered(g, { "activate", card }, "uses")
  g:act "gain 1 resource"
  g:effect("gain", me, 1)                    -- as from a card
  t:equal({ me.resources, card.uses }, { 5, 2 })
  g:act { "activate", card }
  t:zone(card, "discard", me)
end)
