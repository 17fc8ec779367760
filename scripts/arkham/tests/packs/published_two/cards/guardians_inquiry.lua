return act { name = "The Guardian's Inquiry", clues = "2 * players" }   -- figures unverified
