return enemy {
  name = "Eel Brood", traits = { "Creature", "River" }, keywords = { "Hunter" }, fight = 2, health = 1, evade = 2, damage = 1,
  swarming = 1,
}
