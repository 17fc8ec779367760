return act { name = "The Disappearance", clues = "3 * players" }   -- figures unverified
