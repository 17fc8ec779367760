return asset {
  name = "Charm of One Use", class = "guardian", level = 1, cost = 0, traits = { "Item" },

  free "Exile this: gain 3 resources." { cost = cost.exile_self(), effect = function(_, you) you:gain(3) end },
}
