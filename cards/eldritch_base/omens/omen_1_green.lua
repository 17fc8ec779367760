return omen_space { name = "Comet (green)", colour = "green" }
