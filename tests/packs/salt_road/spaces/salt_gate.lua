return space { id = "salt_gate", name = "Gate of Salt", type = "city", deck = "salt",
  paths = { { "istanbul", "train" }, { "salt_well", "uncharted" } } }
