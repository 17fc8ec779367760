return enemy {
  name = "Feral Pride", traits = { "Creature" }, keywords = { "Hunter" }, fight = 2, health = 2, evade = 2, damage = 1,
  horror = 1, swarming = "players",
}
