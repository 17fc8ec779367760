return skill {
  name = "Lucky Stroke", class = "neutral", level = 0, icons = { wild = 1 },

  free "Exile this: you get +2 to this test." {
    zones = { "committed" }, cost = cost.exile_self(), condition = "test.tester == you",
    effect = function(_, you) you:modify("skill_bonus", 2, "test") end,
  },
}
