return omen_space { name = "Eclipse (red)", colour = "red" }
