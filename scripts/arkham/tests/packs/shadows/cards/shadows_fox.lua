return enemy { name = "Shy Fox", keywords = { "Elusive" }, fight = 3, health = 3, evade = 2, damage = 1, horror = 1 }
