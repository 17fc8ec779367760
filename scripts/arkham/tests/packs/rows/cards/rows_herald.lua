return enemy { name = "Herald", keywords = { "Aloof" }, fight = 1, health = 1, evade = 1 }
