return asset { name = "Wide Bowl", class = "neutral", level = 0, x_cost = true, traits = { "Item" },
  seal = { tokens = "curse", up_to = "x" } }
