test("Card Name: an Artifact for a good eye", function(t)
  local g  = t:game { at = "amazon" }
  local me = g:active()                      -- Mark Harrigan: Observation 2
  g:on_top("expedition_deck", { "card_name" })
  g:dice { 6, 1 }
  g:effect("encounter_expedition", me)
  t:equal(#g:possessions(me), 1)
end)

test("Card Name: a Clue at the price of 2 Health for a bad one", function(t)
  local g  = t:game { at = "amazon" }
  local me = g:active()
  g:on_top("expedition_deck", { "card_name" })
  g:dice { 1, 1 }
  g:effect("encounter_expedition", me)
  t:equal({ g:clues(me), me.health }, { 1, me.max_health - 2 })
end)
