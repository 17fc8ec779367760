return asset {
  name = "Flashlight", code = "01087", class = "neutral", level = 0, cost = 2, icons = { intellect = 1 },
  traits = { "Item", "Tool" }, slots = { "hand" }, uses = { supplies = 3 },

  action "Spend 1 supply: investigate; your location gets -2 shroud for this investigation." {
    cost = cost.spend(1), investigate = { shroud = -2 },
  },
}
