return enemy { name = "The Crowd Itself", keywords = { "Aloof" }, fight = 2, health = 2, evade = 2, damage = 1, concealed = 5 }
