return monster {
  name = "Gnoph-Keh", will = 0, horror = 1, strength = -2, damage = 2, toughness = 3,

  when_spawned "Move to The Himalayas." (function(me) me:move_monster(space_by "himalayas") end),

  reckoning "Each investigator on this space loses 1 Health." (function(me)
    each(on_space("investigators", me.place), function(inv) inv:lose_health(1) end)
  end),
}
