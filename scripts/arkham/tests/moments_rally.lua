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

test("an action that investigates in its effect is an investigate action", function(t)
  local g = t:game { locations = { "study" }, hand = { "moment_rally" }, auto = { "windows", "commit" } }
  local me, study = g:lead(), g:location "study"
  local scout = g:put("moment_scout", "play", { owner = me })
  g:spawn("swarm_of_rats", { engaged = me })
  study.clues = 9
  g:bag { "0" }
  g:act { "play", g:cards("hand", me)[1] }
  me:modify("unprovoked_investigate", 1, "game")
  g:act { "activate", scout }
  t:equal({ me.actions, me.clues, me.resources, me.damage }, { 3, 1, 6, 0 }, "the additional one; no attack")
  g:effect("take_action", me, "investigate")
  g:choose { scout }
  t:equal({ me.actions, me.clues, me.resources }, { 3, 2, 7 })
end)
