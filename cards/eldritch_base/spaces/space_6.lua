return space { id = "space_6", name = "Space 6", type = "city",
  paths = { { "space_7", "train" }, { "san_francisco", "train" }, { "arkham", "train" } } }
