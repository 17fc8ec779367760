-- The Dunwich Legacy. Figures unverified.
return enemy { name = "Brood of Yog-Sothoth", traits = { "Monster", "Abomination" }, tags = "brood", fight = 6,
  health = "players", evade = 3, damage = 2, horror = 2, keywords = { "Massive" } }
