return space { id = "space_2", name = "Space 2", type = "sea",
  paths = { { "san_francisco", "ship" }, { "tokyo", "ship" } } }
