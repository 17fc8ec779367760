return space { id = "space_16", name = "Space 16", type = "city",
  paths = { { "space_14", "train" }, { "istanbul", "train" }, { "tunguska", "train" } } }
