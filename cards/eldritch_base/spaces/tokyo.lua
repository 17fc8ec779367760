return space { id = "tokyo", name = "Tokyo", type = "city", deck = "asia_australia",
  paths = { { "space_2", "ship" }, { "space_19", "ship" }, { "space_20", "ship" }, { "shanghai", "ship" } } }
