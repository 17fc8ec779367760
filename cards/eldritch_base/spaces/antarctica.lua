return space { id = "antarctica", name = "Antarctica", type = "sea", expedition = true,
  paths = { { "space_12", "ship" }, { "sydney", "ship" } } }
