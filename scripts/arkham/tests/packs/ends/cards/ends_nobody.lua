-- An enemy that is worth nothing, but counts as beaten.
return enemy { name = "Nobody", traits = { "Humanoid" }, fight = 1, health = 1, evade = 1, damage = 0, horror = 0, victory = 0 }
