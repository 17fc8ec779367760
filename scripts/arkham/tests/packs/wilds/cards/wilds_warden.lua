return enemy { name = "Warden", fight = 1, health = 2, evade = 1 }
