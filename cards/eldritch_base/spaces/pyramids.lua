return space { id = "pyramids", name = "The Pyramids", type = "wilderness", expedition = true,
  paths = { { "space_10", "uncharted" }, { "rome", "ship" }, { "istanbul", "train" },
    { "heart_of_africa", "uncharted" } } }
