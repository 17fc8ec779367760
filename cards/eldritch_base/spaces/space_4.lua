return space { id = "space_4", name = "Space 4", type = "wilderness",
  paths = { { "space_1", "uncharted" }, { "space_5", "uncharted" } } }
