return asset {
  name = "Lamp of Quiet", class = { "seeker", "mystic" }, level = 0, cost = 2, icons = { willpower = 1 },
  traits = { "Item", "Relic", "River" }, slots = { "hand" },
  action "Exhaust this: put a set-aside Quiet Hour into your hand." {
    cost = cost.exhaust(), condition = "any(bonded_cards)",
    effect = function(_, you) find("bonded_cards", you)[1]:move("hand", you) end,
  },
}
