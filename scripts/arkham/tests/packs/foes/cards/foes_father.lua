return enemy { name = "Father of the Brood", fight = 2, health = 1, evade = 1, victory = 2, vengeance = 1 }
