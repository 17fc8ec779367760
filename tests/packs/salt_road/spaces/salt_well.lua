return space { id = "salt_well", name = "The Well", type = "wilderness", deck = "salt", paths = { { "salt_gate", "uncharted" } } }
