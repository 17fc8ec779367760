return space { id = "buenos_aires", name = "Buenos Aires", type = "city", deck = "america",
  paths = { { "space_3", "ship" }, { "space_7", "ship" }, { "space_8", "ship" }, { "space_11", "ship" },
    { "space_12", "ship" }, { "amazon", "uncharted" } } }
