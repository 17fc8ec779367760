return enemy {
  name = "Drowned Choir", traits = { "Humanoid", "River" }, keywords = { "Retaliate" }, fight = 3, health = 2, evade = 3,
  horror = 1, vengeance = 1,
}
