return space { id = "san_francisco", name = "San Francisco", type = "city", deck = "america",
  paths = { { "space_1", "ship" }, { "space_2", "ship" }, { "space_5", "train" }, { "space_6", "train" },
    { "space_7", "ship" } } }
