-- Three adventures and a Mythos card.

test("The Diving Bell: in order, the second task for a stamina; an Elder Sign and a clue", function(t)
  local g = t:game { adventures = { "the_diving_bell" } }
  local bell, me = g:adventure "the_diving_bell", g:active()
  local stamina = me.stamina
  g:go(bell, { "3", "1", "lore", "peril", "1", "1" })
  g:complete("investigation 4", { "lore", "peril", "1", "1" })
  t:equal(g:tasks(bell), { "x investigation 4", "lore, peril; lose 1 stamina" })
  g:complete "lore, peril; lose 1 stamina"
  t:equal({ stamina - me.stamina, bell.zone }, { 1, "trophies" })
end)

test("The Diving Bell: terror costs a stamina", function(t)
  local g = t:game { adventures = { "the_diving_bell" } }
  local me = g:active()
  local stamina = me.stamina
  g:go(g:adventure "the_diving_bell", { "terror", "1", "1", "1", "1", "1" })
  g:decline()
  t:equal(stamina - me.stamina, 1)
end)

test("Wet Floor: holds a green die until it is resolved", function(t)
  local g = t:game { adventures = { "the_wet_floor" } }
  g:effect "fill_locks"
  t:equal(#g:dice_on "locked", 1)
end)

test("The Harbour Model: a monster at midnight", function(t)
  local g = t:game { adventures = { "the_harbour_model" } }
  g:effect("use", g:adventure "the_harbour_model", "at_midnight", g:active())
  t:equal(#g:cards "monsters", 1)
end)

test("The Bell Is Heard: sanity at once, and less stamina while it lingers", function(t)
  local g = t:game { adventures = { "the_wet_floor" } }
  local me = g:active()
  local sanity, stamina = me.sanity, me.max_stamina
  local card = g:put("the_bell_is_heard", "mythos")
  g:effect("use", card, "immediate", me)
  t:equal({ sanity - me.sanity, stamina - me.max_stamina }, { 1, 1 })
end)
