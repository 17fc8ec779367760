return enemy { name = "Colossus", keywords = { "massive" }, fight = 3, health = 6, evade = 3, damage = 1, horror = 2 }
