return asset { name = "Paid Crossing", class = "neutral", level = 0, cost = 0,
  constant "Each card that you commit costs 1 resource." { modify = { { value = "commit_cost", amount = 1, where = "it == you" } } } }
