return location {
  name = "Arkham Woods", subtitle = "Quiet Glade", code = "01155", traits = { "Woods" },
  shroud = 1, clues = 0, symbol = "moon", connects = { "squiggle", "equals", "hourglass" },
  back = { symbol = "square", connects = { "squiggle" } },

  action "Heal 1 damage or 1 horror (once per turn)." {
    condition = "you.damage + you.horror > 0", limit = "turn", effect = function(_, you) you:heal_either(you) end,
  },
}
