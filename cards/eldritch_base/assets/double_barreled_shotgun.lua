return asset {
  name = "Double-barreled Shotgun", value = 4, traits = { "item", "weapon" },

  bonus "+4 Strength in combat." { strength = 4, condition = "combat_test" },

  constant "In combat, each 6 of your Strength test counts as 2 successes." {
    you = { double_six = 1 }, condition = { "combat_test", "test.skill == strength" },
  },
}
