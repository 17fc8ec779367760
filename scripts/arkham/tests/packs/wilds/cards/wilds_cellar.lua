return location {
  name = "Drowned Cellar", shroud = 2, clues = 1, symbol = "square", connects = { "circle" },
  forced "After this is revealed: increase its flood level." {
    after = "location_revealed", condition = "location == me", effect = function(me) me:increase_flood() end,
  },
}
