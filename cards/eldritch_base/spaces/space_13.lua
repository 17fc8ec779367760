return space { id = "space_13", name = "Space 13", type = "sea",
  paths = { { "london", "ship" } } }
