-- The Forgotten Age. Figures unverified.
return act { name = "Exploring the Rainforest", clues = "3 * players",
  action "Explore for a connecting location." { explore = true } }
