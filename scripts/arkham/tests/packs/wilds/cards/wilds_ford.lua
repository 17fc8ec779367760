return location { name = "Hidden Ford", shroud = 2, clues = 1, symbol = "moon", connects = { "circle" }, single_sided = true,
  constant "Each location without clues is connected to this." {
    modify = { { value = "way", where = "that == me and it is location and it.clues == 0" } },
  },
}
