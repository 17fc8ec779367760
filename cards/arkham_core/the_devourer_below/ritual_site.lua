return location {
  name = "Ritual Site", code = "01156", traits = { "Cave" }, shroud = 3, clues = "2 * players", symbol = "plus",
  connects = { "squiggle" },

  forced "At the end of the round, if there are fewer than 2 clues per investigator here: add clues until there are." {
    at = "round_ends", condition = "me.clues < 2 * players",
    effect = function(me) me:add("clues", 2 * #seats() - me.clues) end,
  },
}
