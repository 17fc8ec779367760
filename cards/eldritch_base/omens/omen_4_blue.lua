return omen_space { name = "Stars (blue)", colour = "blue" }
