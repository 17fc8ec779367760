return space { id = "himalayas", name = "The Himalayas", type = "wilderness", expedition = true,
  paths = { { "space_17", "uncharted" }, { "shanghai", "uncharted" } } }
