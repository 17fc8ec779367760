test("Card Name: its attack costs a resource too", function(t)
  local g   = t:game { locations = { "study" }, phase = "enemy" }
  local me  = g:investigator "roland_banks"
  g:spawn("card_name", { engaged = me })
  g:run_to "upkeep"                          -- through the enemy phase
  t:equal({ me.damage, me.horror, me.resources }, { 1, 1, 5 - 1 })
end)

test("Card Name: engages whoever has the lowest agility", function(t)
  local g = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" } }
  g:effect("draw_encounter", g:lead())       -- an empty deck: nothing happens
  local foe = g:put("card_name", "encounter_deck")
  foe:move("limbo", g:lead())
  g:effect("spawn", foe, g:investigator "agnes_baker", g:location "study")
  t:equal(foe.bearer, g:investigator "roland_banks")        -- agility 2, Agnes has 3
end)
