return enemy {
  name = "Vengeful Ghoul", id = "vengeful_ghoul", keywords = { "retaliate" },
  fight = 3, health = 5, evade = 3, damage = 1, horror = 1,
}
