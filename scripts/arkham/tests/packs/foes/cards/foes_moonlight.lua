return enemy { name = "Pack by Moonlight", fight = 4, health = 2, evade = 4, damage = 2, other_side = "foes_daylight" }
