return skill { name = "Hard Target", class = "neutral", level = 0, icons = { wild = 1 },
  forced "Gain as many resources as the test is difficult." {
    after = "committed", condition = { "card == me", "difficulty_now > 0" }, effect = function(_, you) you:gain(difficulty_now()) end } }
