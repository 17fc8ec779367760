return asset {
  name = "Urban Guide", value = 4, traits = { "ally" },

  constant "In a City, investigators here roll 1 die more, except in Other Worlds." {
    here = { additional_dice = 1 }, condition = { "place(me) is city", "not (test and test.in_other_world)" },
  },
}
