return gate { name = "Gate: Sydney", space = "sydney", omen = "red" }
