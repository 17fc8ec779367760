test("Card Name: a wild icon, and a card if the test succeeds", function(t)
  local g  = t:game { locations = { "study" }, hand = { "card_name" }, deck = { "knife", "guts" } }
  local me = g:investigator "roland_banks"   -- intellect 3; the Study has shroud 2
  g:tokens { "-2" }                          -- the bag gives this next
  g:act "investigate"
  g:choose { "commit", g:card "card_name" }
  t:logged(g, "succeeds by 0")               -- 3 + 1 - 2 against 2
  g:choose { "draw 1 card" }                 -- of two results of the test, the first to be resolved
  t:equal(g:cards("hand", me), { g:card "knife" })
end)

test("Card Name: nothing if it fails", function(t)
  local g  = t:game { locations = { "study" }, hand = { "card_name" }, deck = { "knife", "guts" } }
  local me = g:investigator "roland_banks"
  g:tokens { "auto_fail" }
  g:act "investigate"
  g:choose { "commit", g:card "card_name" }
  t:equal(#g:cards("hand", me), 0)
  t:zone(g:card "card_name", "discard", me)
end)
