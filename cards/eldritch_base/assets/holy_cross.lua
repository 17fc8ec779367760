return asset {
  name = "Holy Cross", value = 2, traits = { "item" },

  bonus "+2 Will in combat." { will = 2, condition = "combat_test" },
}
