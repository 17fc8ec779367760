return enemy {
  name = "Hulking Ghoul", id = "hulking_ghoul", keywords = { "massive" },
  fight = 3, health = 5, evade = 3, damage = 1, horror = 0,
}
