return asset {
  name = "Fine Clothes", value = 2, traits = { "item" },

  constant "Each 6 counts as 2 successes when you acquire Assets." {
    you = { double_six = 1 }, condition = "acquiring_test",
  },
}
