return monster {
  name = "Serpent People", will = 0, horror = 2, strength = -1, damage = 3, toughness = 2,

  when_spawned "Move to The Amazon." (function(me) me:move_monster(space_by "amazon") end),

  reckoning "Roll 1 die: on a 1 or 2 the nearest investigator moves 1 space toward this Monster." (function(me, you)
    if roll_die_for(you) > 2 then return end
    local inv = the_nearest(me.place, players())
    if inv then inv:move_to(toward(inv.place, me.place)) end
  end),
}
