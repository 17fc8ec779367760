return monster {
  name = "Deep One", will = 0, horror = 2, strength = -1, damage = 1, toughness = 2,

  reckoning "Each investigator on this space loses 1 Sanity." (function(me)
    each(on_space("investigators", me.place), function(inv) inv:lose_sanity(1) end)
  end),
}
