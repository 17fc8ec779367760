return space { id = "salt_gate", name = "Gate of Salt", type = "city", deck = "salt", at = { 69, 75 },
  paths = { { "istanbul", "train" }, { "salt_well", "uncharted" } } }
