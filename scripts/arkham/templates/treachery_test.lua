test("Card Name: horror and an action for those whose will is weak", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"   -- willpower 3
  g:encounter_deck { "card_name", "card_name" }
  g:tokens { "0", "-1" }
  g:effect("draw_encounter", me)
  t:equal({ me.horror, me.actions }, { 0, 3 })
  g:effect("draw_encounter", me)
  t:equal({ me.horror, me.actions }, { 1, 2 })
  t:zone(g:card "card_name", "encounter_discard")
end)
