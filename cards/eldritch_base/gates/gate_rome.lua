return gate { name = "Gate: Rome", space = "rome", omen = "red" }
