return gate { name = "Gate: Tokyo", space = "tokyo", omen = "blue" }
