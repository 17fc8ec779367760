return space { id = "istanbul", name = "Istanbul", type = "city", deck = "europe",
  paths = { { "space_16", "train" }, { "space_17", "train" }, { "rome", "train" }, { "pyramids", "train" } } }
