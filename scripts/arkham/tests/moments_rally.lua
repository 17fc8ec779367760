-- An additional action of an event, which lies in the discard pile by then.

test("an event gives an additional action for one kind of action", function(t)
  local g = t:game { locations = { "study" }, hand = { "moment_rally", "moment_rally" }, auto = { "windows", "commit" } }
  local me, study = g:lead(), g:location "study"
  study.clues = 9
  g:bag { "0" }
  g:act { "play", g:cards("hand", me)[1] }
  g:act "resource"
  t:equal(me.actions, 2)
  g:act "investigate"
  t:equal({ me.actions, me.clues }, { 2, 1 }, "the additional one")
  g:act "investigate"
  t:equal(me.actions, 1)
  g:hold_window "turn"
  g:act "investigate"
  t:not_offered(g, "investigate", "cost")
  g:act { "play", "Rally" }
  t:not_offered(g, "resource", "cost")
  g:act "investigate"
  t:equal({ me.actions, me.clues }, { 0, 4 })
  t:not_offered(g, "investigate", "cost")
end)
