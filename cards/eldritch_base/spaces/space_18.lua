return space { id = "space_18", name = "Space 18", type = "sea",
  paths = { { "space_15", "ship" }, { "sydney", "ship" } } }
