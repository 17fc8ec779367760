return space { id = "space_8", name = "Space 8", type = "sea",
  paths = { { "space_7", "ship" }, { "space_10", "ship" }, { "arkham", "ship" }, { "buenos_aires", "ship" } } }
