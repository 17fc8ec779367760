return space { id = "space_12", name = "Space 12", type = "sea",
  paths = { { "buenos_aires", "ship" }, { "antarctica", "ship" } } }
