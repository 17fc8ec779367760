return space { id = "rome", name = "Rome", type = "city", deck = "europe",
  paths = { { "space_10", "ship" }, { "space_14", "train" }, { "london", "ship" }, { "istanbul", "train" },
    { "pyramids", "ship" } } }
