return asset {
  name = "Protective Amulet", value = 1, traits = { "item" },

  bonus "+1 Will in combat." { will = 1, condition = "combat_test" },
}
