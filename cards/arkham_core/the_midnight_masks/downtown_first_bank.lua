return location {
  name = "Downtown", subtitle = "First Bank of Arkham", code = "01130", traits = { "Arkham" },
  shroud = 3, clues = "players", symbol = "triangle", connects = { "moon", "t" },

  action "Gain 3 resources." {
    limit = "game", condition = "could_gain", effect = function(_, you) you:gain(3) end,
  },
}
