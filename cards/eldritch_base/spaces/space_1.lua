return space { id = "space_1", name = "Space 1", type = "city",
  paths = { { "space_4", "uncharted" }, { "space_19", "ship" }, { "san_francisco", "ship" } } }
