return gate { name = "Gate: Shanghai", space = "shanghai", omen = "red" }
