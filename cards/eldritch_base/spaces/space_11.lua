return space { id = "space_11", name = "Space 11", type = "sea",
  paths = { { "space_15", "ship" }, { "buenos_aires", "ship" } } }
