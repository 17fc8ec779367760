-- The Path to Carcosa. Figures unverified.
return act { name = "The Parisian Conspiracy", subtitle = "v. II", clues = "2 * players" }
