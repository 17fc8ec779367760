return enemy { name = "Angry Brood", traits = { "Creature" }, fight = 2, health = 1, evade = 1, damage = 1,
  vengeance = 2 }
