return asset {
  name = ".38 Revolver", value = 1, traits = { "item", "weapon" },

  bonus "+2 Strength in combat." { strength = 2, condition = "combat_test" },
}
