return gate { name = "Gate: Arkham", space = "arkham", omen = "red" }
