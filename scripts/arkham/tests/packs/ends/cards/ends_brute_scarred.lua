return enemy { name = "Scarred Brute", fight = 2, health = 2, evade = 2, damage = 1, horror = 0 }
