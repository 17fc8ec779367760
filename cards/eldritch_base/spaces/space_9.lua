return space { id = "space_9", name = "Space 9", type = "wilderness",
  paths = { { "arkham", "ship" } } }
