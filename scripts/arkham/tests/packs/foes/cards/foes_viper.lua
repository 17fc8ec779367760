return enemy { name = "Wary Viper", traits = { "Creature" }, keywords = { "Alert" }, fight = 2, health = 2, evade = 3,
  damage = 1 }
