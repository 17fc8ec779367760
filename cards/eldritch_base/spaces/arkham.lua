return space { id = "arkham", name = "Arkham", type = "city", deck = "america",
  paths = { { "space_5", "train" }, { "space_6", "train" }, { "space_8", "ship" }, { "space_9", "ship" },
    { "london", "ship" } } }
