return space { id = "amazon", name = "The Amazon", type = "wilderness", expedition = true,
  paths = { { "space_7", "uncharted" }, { "buenos_aires", "uncharted" } } }
