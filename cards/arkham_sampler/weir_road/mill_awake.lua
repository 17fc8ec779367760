return enemy_location {
  name = "Mill That Turns", traits = { "River", "Monster" }, keywords = { "Alert" }, shroud = 2, clues = "players",
  symbol = "moon", connects = { "circle", "star" }, fight = 2, health = "1 + players", evade = 3, damage = 1,
  other_side = "mill_asleep",
}
