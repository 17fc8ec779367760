return space { id = "space_5", name = "Space 5", type = "city",
  paths = { { "space_4", "uncharted" }, { "san_francisco", "train" }, { "arkham", "train" } } }
