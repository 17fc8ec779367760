return space { id = "sydney", name = "Sydney", type = "city", deck = "asia_australia",
  paths = { { "space_3", "ship" }, { "space_18", "ship" }, { "space_20", "ship" }, { "space_21", "uncharted" },
    { "antarctica", "ship" } } }
