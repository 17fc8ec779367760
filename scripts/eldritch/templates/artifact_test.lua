test("Card Name: given away, it spares all Sanity", function(t)
  local g  = t:game { possessions = { "card_name" } }
  local me = g:active()
  g:effect("lose_sanity", me, 3)
  g:choose { g:card "card_name" }            -- the reaction is offered
  t:equal(me.sanity, me.max_sanity)
  t:equal(g:possessions(me), {})
  g:effect("lose_sanity", me, 1)
  t:equal(me.sanity, me.max_sanity - 1)
end)
