-- To activate a card is a kind of action (Rules Reference: Activate Action): the tag `activate`.

test("a higher cost of activating concerns actions printed on cards, and nothing else", function(t)
  local g  = t:game { locations = { "side_toll" } }
  local me = g:lead()
  local lever = g:put("side_lever", "play", { owner = me })
  g:act { "resource" }
  t:equal(me.actions, 2)
  g:act { "use", lever, "gain 1" }
  t:equal(me.actions, 2)
  g:act { "activate", "Side Toll" }     -- the lever's own action pays one of two
  t:equal({ me.actions, me.resources }, { 1, 9 })
  t:not_offered(g, { "activate", "Side Toll" }, "cost")
  t:offered(g, { "investigate" })
end)

test("an additional action for activating is used by an attack with a card, not by a basic one", function(t)
  local g  = t:game { locations = { "study" }, auto = { "commit", "windows" } }
  local me = g:lead()
  local lever, rat = g:put("side_lever", "play", { owner = me }), g:spawn("swarm_of_rats", { engaged = g:lead() })
  g:tokens { "auto_fail", "auto_fail" }
  g:act { "fight", rat }
  t:equal(me.actions, 2)
  g:act { "activate", lever, rat }
  t:equal(me.actions, 2)
end)
