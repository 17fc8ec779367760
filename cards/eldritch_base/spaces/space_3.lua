return space { id = "space_3", name = "Space 3", type = "sea",
  paths = { { "buenos_aires", "ship" }, { "sydney", "ship" } } }
