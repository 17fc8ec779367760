return location {
  name = "Reed Bank", traits = { "River" }, single_sided = true, shroud = 3, clues = "players", symbol = "square",
  connects = { "circle", "triangle", "star" },
  forced "After you enter this while it is flooded: lose 1 resource." {
    after = "enters", condition = { "location == me", "entered_level > 0", "mover in investigators" }, you = "mover",
    effect = function(_, you) you.resources = math.max(0, you.resources - 1) end,
  },
}
