return gate { name = "Gate: Buenos Aires", space = "buenos_aires", omen = "blue" }
