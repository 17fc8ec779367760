test("Card Name, at Sea: the Clue for 1 Sanity", function(t)
  local g  = t:game { ancient_one = "azathoth", at = "space_2" }
  local me = g:active()
  g:on_top("research_deck", { "card_name" })
  g:effect("encounter_clue", me, g:clue "space_2")
  t:equal({ g:clues(me), me.sanity }, { 1, me.max_sanity - 1 })
end)
