return location {
  name = "Downtown", subtitle = "Arkham Asylum", code = "01131", traits = { "Arkham" },
  shroud = 4, clues = "2 * players", victory = 1, symbol = "triangle", connects = { "moon", "t" },

  action "Heal 3 horror." {
    limit = "game", condition = "you.horror > 0", effect = function(_, you) you:heal_horror(3) end,
  },
}
