return mystery { name = "Watching the Stars", ancient_one = "cthulhu", epic = "cthylla", epic_space = "space_12" }
