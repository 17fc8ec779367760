-- The unrevealed side of the Test Nave.
return location {
  name = "Test Arch", traits = { "Ruin" }, symbol = "square", connects = { "circle" }, revealed = "board_nave",
  constant "You get +1 willpower while you are next to the Test Arch." {
    unrevealed = true, modify = { { value = "willpower", where = "it is investigator and connected(place(it), me)" } },
  },
}
