return space { id = "space_15", name = "Space 15", type = "city",
  paths = { { "space_10", "ship" }, { "space_11", "ship" }, { "space_17", "ship" }, { "space_18", "ship" },
    { "heart_of_africa", "uncharted" } } }
