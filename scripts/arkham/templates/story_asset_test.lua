test("Card Name: waits at a location until somebody wins a parley", function(t)
  local g    = t:game { locations = { "study" }, auto = { "commit" } }   -- nobody is asked to commit cards
  local me   = g:investigator "roland_banks"
  local card = g:put("card_name", "board", { at = g:location "study" })
  t:equal(me.willpower, 3)
  g:tokens { "-1", "0" }
  g:act { "parley", card }                   -- intellect 3 - 1 against 3
  t:zone(card, "board")
  g:act { "parley", card }
  t:zone(card, "play", me)
  t:equal(me.willpower, 4)
end)
