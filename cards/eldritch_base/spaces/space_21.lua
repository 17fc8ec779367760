return space { id = "space_21", name = "Space 21", type = "wilderness",
  paths = { { "sydney", "uncharted" } } }
