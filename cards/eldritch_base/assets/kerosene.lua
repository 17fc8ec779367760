return asset {
  name = "Kerosene", value = 1, traits = { "item" },

  free "Discard: +5 Strength in this combat." {
    window = "combat", cost = cost.discard_self(), condition = bonus_counts("strength", 5),
    effect = function(_, you) you:gain_bonus("strength", 5, "combat") end,
  },
}
