return space { id = "space_14", name = "Space 14", type = "city",
  paths = { { "space_16", "train" }, { "rome", "train" } } }
