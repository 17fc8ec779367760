return location {
  name = "St. Mary's Hospital", code = "01128", traits = { "Arkham" },
  shroud = 2, clues = "players", symbol = "plus", connects = { "diamond", "square" },

  action "Heal 3 damage." {
    limit = "game", condition = "you.damage > 0", effect = function(_, you) you:heal_damage(3) end,
  },
}
