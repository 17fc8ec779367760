return space { id = "space_7", name = "Space 7", type = "city",
  paths = { { "space_6", "train" }, { "space_8", "ship" }, { "san_francisco", "ship" }, { "buenos_aires", "ship" },
    { "amazon", "uncharted" } } }
