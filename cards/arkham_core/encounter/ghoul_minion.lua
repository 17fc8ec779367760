return enemy {
  name = "Ghoul Minion", code = "01160", traits = { "Humanoid", "Monster", "Ghoul" },
  fight = 2, health = 2, evade = 2, damage = 1, horror = 1,
}
