return location {
  name = "Cellar", code = "01114", shroud = 4, clues = "2 * players", victory = 1, symbol = "plus", connects = { "square" },

  forced "After you enter the Cellar: take 1 damage." {
    after = "enters", condition = { "location == me", "mover is investigator" }, you = "mover",
    effect = function(_, you) you:take_damage(1) end,
  },
}
