return gate { name = "Gate: Istanbul", space = "istanbul", omen = "green" }
