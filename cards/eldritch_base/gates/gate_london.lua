return gate { name = "Gate: London", space = "london", omen = "blue" }
