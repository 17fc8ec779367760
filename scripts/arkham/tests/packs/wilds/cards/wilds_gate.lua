return location { name = "Overgrown Gate", shroud = 2, clues = 1, symbol = "triangle", connects = { "circle" },
  single_sided = true,
  constant "Nobody enters." { everyone_here = {}, modify = { { value = "cannot_enter", where = "it in investigators and that == me" } } },
}
