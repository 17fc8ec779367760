return location {
  name = "Attic", code = "01113", shroud = 1, clues = "2 * players", victory = 1, symbol = "triangle", connects = { "square" },

  forced "After you enter the Attic: take 1 horror." {
    after = "enters", condition = { "location == me", "mover is investigator" }, you = "mover",
    effect = function(_, you) you:take_horror(1) end,
  },
}
