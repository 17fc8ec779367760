-- The Scarlet Keys. Figures unverified.
return enemy { name = "La Chica Roja", subtitle = "The Girl in the Carmine Coat", unique = true, fight = 4, health = 4,
  evade = 3, damage = 1, horror = 1, traits = { "Humanoid", "Coterie", "Elite" }, keywords = { "Hunter", "Elusive" } }
