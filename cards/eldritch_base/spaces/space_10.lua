return space { id = "space_10", name = "Space 10", type = "wilderness",
  paths = { { "space_8", "ship" }, { "space_15", "ship" }, { "rome", "ship" }, { "pyramids", "uncharted" } } }
