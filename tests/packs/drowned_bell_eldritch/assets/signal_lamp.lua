return asset {
  name = "Signal Lamp", value = 1, traits = { "item" },

  free "Once a test, on a Sea space: reroll 1 die." {
    window = "after_roll", condition = { "testing", "place(you) is sea" }, limit = "test",
    effect = function(_, you) you:reroll(1) end,
  },
}
