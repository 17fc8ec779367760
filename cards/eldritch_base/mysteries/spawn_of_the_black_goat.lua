return mystery { name = "Spawn of the Black Goat", ancient_one = "shub_niggurath", epic = "nug", epic_space = "amazon" }
