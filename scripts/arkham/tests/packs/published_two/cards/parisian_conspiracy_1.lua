-- The Path to Carcosa. Figures unverified.
return act { name = "The Parisian Conspiracy", subtitle = "v. I", clues = "2 * players" }
