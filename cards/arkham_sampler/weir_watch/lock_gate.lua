return location {
  name = "Lock Gate", traits = { "River" }, shroud = 3, clues = "players", symbol = "square", connects = { "circle" },
  action "Test combat (3) to work the windlass. If you succeed, decrease the flood level here." {
    condition = "here.flood_level > 0", test = { skill = "combat", difficulty = 3 },
    success = function(me) me:decrease_flood() end,
  },
}
