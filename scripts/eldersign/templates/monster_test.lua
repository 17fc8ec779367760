test("Card Name: one task more on its adventure", function(t)
  local g = t:game { adventures = { "the_archives" } }
  local archives = g:adventure "the_archives"
  local before = #g:tasks(archives)
  g:spawn("card_name", archives)
  t:equal(#g:tasks(archives), before + 1)
end)

test("Card Name: at midnight it costs stamina on its adventure", function(t)
  local g  = t:game { adventures = { "the_archives" } }
  local me = g:active()
  local foe = g:spawn("card_name", g:adventure "the_archives")
  g:effect("use", foe, "at_midnight", me)    -- at the entrance: nothing
  t:equal(me.stamina, me.max_stamina)
  g:place(me, g:adventure "the_archives")
  g:effect("use", foe, "at_midnight", me)
  t:equal(me.stamina, me.max_stamina - 1)
end)
