return asset {
  name = "Carbine Rifle", value = 3, traits = { "item", "weapon" },

  free "Once a round: +5 Strength in this combat." {
    window = "combat", limit = "round", condition = bonus_counts("strength", 5),
    effect = function(_, you) you:gain_bonus("strength", 5, "combat") end,
  },
}
