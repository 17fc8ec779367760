return act { name = "Search for Alejandro", clues = "players" }   -- figures unverified
