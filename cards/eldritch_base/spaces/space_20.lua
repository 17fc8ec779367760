return space { id = "space_20", name = "Space 20", type = "city",
  paths = { { "space_17", "ship" }, { "tokyo", "ship" }, { "shanghai", "ship" }, { "sydney", "ship" } } }
