return space { id = "shanghai", name = "Shanghai", type = "city", deck = "asia_australia",
  paths = { { "space_17", "train" }, { "space_19", "train" }, { "space_20", "ship" }, { "tokyo", "ship" },
    { "himalayas", "uncharted" } } }
