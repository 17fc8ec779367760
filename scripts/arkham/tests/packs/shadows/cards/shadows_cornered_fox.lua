return enemy { name = "Cornered Fox", keywords = { "Elusive", "Retaliate" }, fight = 3, health = 3, evade = 2, damage = 1 }
