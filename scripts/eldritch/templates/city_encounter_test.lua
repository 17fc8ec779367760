test("Card Name, in Arkham: a Spell for whoever passes", function(t)
  local g  = t:game { at = "arkham" }
  local me = g:active()                      -- Mark Harrigan: Lore 1
  g:on_top("america_deck", { "card_name" })
  g:dice { 6 }
  g:effect("encounter_city", me)
  t:equal(#g:possessions(me), 1)
end)

test("Card Name, in San Francisco: an Artifact for a Clue", function(t)
  local g  = t:game { at = "san_francisco", clues_of = 1 }
  local me = g:active()
  g:on_top("america_deck", { "card_name" })
  g:effect("encounter_city", me)
  g:choose { "Spend 1 Clue" }
  t:equal({ g:clues(me), #g:possessions(me) }, { 0, 1 })
end)
