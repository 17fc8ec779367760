return space { id = "heart_of_africa", name = "The Heart of Africa", type = "wilderness", expedition = true,
  paths = { { "space_15", "uncharted" }, { "pyramids", "uncharted" } } }
