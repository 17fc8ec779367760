return asset {
  name = ".45 Automatic", value = 2, traits = { "item", "weapon" },

  bonus "+3 Strength in combat." { strength = 3, condition = "combat_test" },
}
