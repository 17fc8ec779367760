test("Card Name: -1 Strength", function(t)
  local g  = t:game()
  local me = g:active()
  local strength = me.strength
  g:give(me, "card_name", 1)
  t:equal(me.strength, strength - 1)
  t:equal(g:conditions(me), { "Card Name" })
end)

test("Card Name: the first back costs 1 Health and stays, the second may cost Sanity and goes", function(t)
  local g  = t:game()
  local me = g:active()
  local own = g:give(me, "card_name", 1)[1]
  g:resolve(own, "reckoning", me)
  t:equal(me.health, me.max_health - 1)
  t:equal(g:conditions(me), { "Card Name" })
  g  = t:game()
  me = g:active()
  own = g:give(me, "card_name", 2)[1]
  g:dice { 1, 1, 1, 1 }                      -- Will 4
  g:resolve(own, "reckoning", me)
  t:equal(me.sanity, me.max_sanity - 2)
  t:equal(g:conditions(me), {})
end)
