-- A unique enemy that is worth experience.
return enemy { name = "The Only Rival", unique = true, fight = 2, health = 2, evade = 2, damage = 1, horror = 0,
  victory = 1 }
