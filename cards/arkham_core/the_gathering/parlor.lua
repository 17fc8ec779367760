return location {
  name = "Parlor", code = "01115", shroud = 2, clues = 0, symbol = "diamond", connects = { "square" },

  constant "While the barrier stands, you cannot move into the Parlor." {
    unrevealed = true,
    modify = { { value = "cannot_enter", where = "it is investigator and that == me" } },
  },

  action "Resign." { resign = true, effect = function(_, you) you:resign() end },
}
