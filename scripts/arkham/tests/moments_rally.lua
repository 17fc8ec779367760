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

test("whoever plays an event with several ways chooses one; only that way is paid by an additional action for it", function(t)
  local g = t:game { locations = { "study" }, hand = { "moment_ruse", "moment_ruse", "moment_ruse" }, auto = { "windows", "commit" } }
  local me = g:lead()
  local charge = g:put("moment_charge", "play", { owner = me })
  local foe = g:spawn("ghoul_priest", { engaged = me })
  g:hold_window "turn"
  g:tokens { "0", "0" }
  me:modify("agility", 3, "game")
  me.resources, me.actions = 9, 2
  local function play(how)
    g:act { "play", g:cards("hand", me)[1] }
    g:choose { how }
    return { me.actions, charge.action_spent, me.resources }
  end
  t:equal(play "Evade", { 1, false, 8 })
  t:equal({ foe.exhausted, foe.zone, me.damage }, { true, "board", 0 })
  t:equal(play "Gain 4", { 0, false, 11 })
  g:act { "play", g:cards("hand", me)[1] }
  t:chose(g, { "How do you play", "Fight." })
  t:equal({ me.actions, charge.action_spent, foe.damage, me.resources }, { 0, true, 1, 10 })
end)

test("an additional action that no possible way fits does not pay for the event", function(t)
  local g = t:game { locations = { "study" }, hand = { "moment_ruse" }, auto = { "windows", "commit" } }
  local me = g:lead()
  g:put("moment_charge", "play", { owner = me })
  me.actions = 1
  g:hold_window "turn"
  g:act "resource"
  t:equal(me.actions, 0)
  t:not_offered(g, { "play", "Ruse" })
end)
