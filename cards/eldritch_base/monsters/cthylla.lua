return monster {
  name = "Cthylla", epic = true, will = -1, horror = 4, strength = -2, damage = 2, toughness = "start_players + 2",

  reckoning "A Deep One ambushes the nearest investigator." (function(me)
    local inv = the_nearest(me.place, players())
    if inv then inv:ambush "deep_one" end
  end),
}
