return space { id = "space_17", name = "Space 17", type = "city",
  paths = { { "space_15", "ship" }, { "space_20", "ship" }, { "istanbul", "train" }, { "shanghai", "train" },
    { "himalayas", "uncharted" } } }
