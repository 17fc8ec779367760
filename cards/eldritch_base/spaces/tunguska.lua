return space { id = "tunguska", name = "Tunguska", type = "wilderness", expedition = true,
  paths = { { "space_16", "train" }, { "space_19", "train" } } }
