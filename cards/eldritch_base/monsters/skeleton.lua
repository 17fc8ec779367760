return monster {
  name = "Skeleton", will = 0, horror = 2, strength = -2, damage = 1, toughness = 2,

  on_combat_defeat "Recover 1 Sanity." { recover(0, 1) },
}
