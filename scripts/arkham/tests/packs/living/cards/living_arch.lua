return enemy_location {
  name = "Grinding Arch", shroud = 1, symbol = "triangle", connects = { "square" }, fight = 1, health = 1, evade = 1,
  damage = 2,
}
