return asset {
  name = "Spirit Dagger", value = 2, traits = { "item", "weapon", "magical" },

  bonus "+1 Will and +2 Strength in combat." { will = 1, strength = 2, condition = "combat_test" },
}
