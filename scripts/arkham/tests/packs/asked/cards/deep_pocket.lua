return asset { name = "Deep Pocket", class = "neutral", level = 0, cost = 0,
  constant "Cards beneath this may be committed." { modify = { { value = "commits_from_beneath", amount = 1, where = "it.parent == me" } } } }
