return gate { name = "Gate: San Francisco", space = "san_francisco", omen = "green" }
