-- Bears the name of an ally, and is not unique.
return enemy { name = "Dr. Milan Christopher", id = "combat_lookalike",
  fight = 2, health = 2, evade = 2, damage = 1, horror = 0 }
