return location {
  name = "Sunken Lane", traits = { "River" }, single_sided = true, shroud = 2, clues = "players", symbol = "triangle",
  connects = { "circle", "square", "star" },
  forced "After this enters play: increase its flood level." {
    after = "enters_play", condition = "card == me", effect = function(me) me:increase_flood() end,
  },
  additional_cost "It costs 1 action more to move from here while it is fully flooded." {
    to = "move", condition = "me.flood_level == 2" },
}
