return space { id = "london", name = "London", type = "city", deck = "europe",
  paths = { { "space_13", "ship" }, { "arkham", "ship" }, { "rome", "ship" } } }
