test("Card Name: draws a card and disengages the enemy it is aimed at", function(t)
  local g   = t:game { locations = { "study" }, hand = { "card_name" }, deck = { "knife", "guts" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("ghoul_minion", { engaged = me, exhausted = true })   -- exhausted: it does not attack
  g:act { "play", g:card "card_name", foe }
  t:equal(me.resources, 5 - 1)
  t:equal(g:cards("hand", me), { g:card "knife" })
  t:zone(foe, "board")                                    -- at the location, engaged with nobody
  t:zone(g:card "card_name", "discard", me)
end)

test("Card Name: without an enemy it still draws", function(t)
  local g  = t:game { locations = { "study" }, hand = { "card_name" }, deck = { "knife", "guts" } }
  local me = g:investigator "roland_banks"
  g:act { "play", g:card "card_name" }
  t:equal(#g:cards("hand", me), 1)
end)
