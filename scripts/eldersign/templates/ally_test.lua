test("Card Name: 1 stamina more; discarded, it spares a loss of sanity", function(t)
  local g = t:game { adventures = { "the_archives" } }
  local me = g:active()
  local most = me.max_stamina
  g:give(me, { "card_name" })
  t:equal(me.max_stamina, most + 1)
  g:effect("lose_sanity", me, 2)
  g:choose { g:cards("possessions", me)[1] }
  t:equal({ me.sanity, #g:cards("possessions", me) }, { me.max_sanity, 0 })
end)
