-- Its other side is an enemy.
return act { name = "Act with a foe", clues = 1, reverse = "ends_keeper" }
