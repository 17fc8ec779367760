return monster {
  name = "Zombie", will = 0, horror = 1, strength = -1, damage = 2, toughness = 2,

  reckoning "Spawn the Zombie Horde on this space; if you do, discard this Monster." (function(me)
    if spawn_monster(me.place, { id = "zombie_horde" }) then me:discard_monster() end
  end),
}
