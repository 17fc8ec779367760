return space { id = "space_19", name = "Space 19", type = "wilderness",
  paths = { { "space_1", "ship" }, { "tokyo", "ship" }, { "shanghai", "train" }, { "tunguska", "train" } } }
