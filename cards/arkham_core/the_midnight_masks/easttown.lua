return location {
  name = "Easttown", code = "01132", traits = { "Arkham" },
  shroud = 2, clues = "players", symbol = "moon", connects = { "circle", "triangle" },

  constant "While you are here, each Ally asset that you play costs 2 less." {
    modify = { { value = "cost", amount = -2, where = "it is asset and it is ally and place(bearer(it)) == me" } },
  },
}
