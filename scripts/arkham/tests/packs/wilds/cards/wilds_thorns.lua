return location { name = "Thorn Thicket", shroud = 3, clues = "2 * players", symbol = "square", connects = { "circle", "star" },
  single_sided = true }
