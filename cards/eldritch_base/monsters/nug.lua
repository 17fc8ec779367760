return monster {
  name = "Nug", epic = true, will = -1, horror = 2, strength = -2, damage = 4, toughness = "start_players + 2",

  reckoning "Spawn a Ghoul on this space." (function(me) spawn_monster(me.place, { id = "ghoul" }) end),
}
