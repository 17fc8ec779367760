-- Health per investigator, and a location with clues per investigator, both modified.
return enemy {
  name = "Great Foe", id = "great_foe", fight = 3, evade = 3, health = "2 * players", damage = 1,
  constant "+1 health." { me = { health = 1 } },
}
