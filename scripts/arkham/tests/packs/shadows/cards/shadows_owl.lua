return enemy { name = "White Owl", keywords = { "Elusive", "Aloof" }, fight = 2, health = 3, evade = 2, horror = 1 }
