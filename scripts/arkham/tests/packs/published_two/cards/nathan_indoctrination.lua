-- The Circle Undone. Figures unverified.
return enemy { name = "Nathan Wick", subtitle = "Master of Indoctrination", unique = true, fight = 3, health = 3,
  evade = 5, damage = 1, horror = 2, victory = 1, traits = { "Monster", "Silver Twilight", "Elite" },
  keywords = { "Retaliate" } }
