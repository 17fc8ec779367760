return asset {
  name = "Burglary", code = "01045", class = "rogue", level = 0, cost = 1, icons = { intellect = 1 },
  traits = { "Talent", "Illicit" },

  action "Exhaust this: investigate. If you succeed, gain 3 resources instead of discovering clues." {
    cost = cost.exhaust(), investigate = true,
    success = function(_, you) you:gain(3) end,
  },
}
