return location { name = "Pit", shroud = 1, symbol = "circle", connects = { "square", "diamond" },
  constant "Enemies that move in the enemy phase move toward this." { me = { lures = 1 } },
}
