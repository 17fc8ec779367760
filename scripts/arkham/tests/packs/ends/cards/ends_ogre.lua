return enemy { name = "Ogre", keywords = { "aloof" }, fight = 2, health = 3, evade = 2, damage = 1, horror = 0 }
