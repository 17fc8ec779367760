return enemy_location {
  name = "Breathing Boiler", traits = { "House", "Monster" }, keywords = { "Retaliate" }, shroud = 3, other_side = "boiler_asleep",
  fight = 3, health = "1 + players", evade = 2, damage = 1, horror = 1, clues = "players",
}
