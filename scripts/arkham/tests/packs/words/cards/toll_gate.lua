return location {
  name = "Toll Gate", shroud = 4, clues = 2, symbol = "circle", connects = { "square", "star" },
  constant "Events cost 1 more for investigators here." {
    modify = { { value = "cost", amount = 1, where = "it is event and it in hand and place(bearer(it)) == me" } },
  },
}
