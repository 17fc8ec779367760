-- The test language by example; everything here runs. scripts/eldritch/tests/README.md describes it.

test("a Clue rerolls one die", { rules = { "eh.reroll.clue_one_die" } }, function(t)
  local g = t:game { clues_of = 1 }
  local me = g:active()
  g:test(me, "lore", 1, { 1, 2 })
  g:dice { 6 }
  g:act "spend 1 Clue"
  g:choose { "Which die is rerolled?", "1" }
  t:equal(g:result(), 1)
  t:equal(g:clues(me), 0)
end)
