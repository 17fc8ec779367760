return location {
  name = "Northside", code = "01134", traits = { "Arkham" },
  shroud = 3, clues = "2 * players", victory = 1, symbol = "t", connects = { "diamond", "triangle" },

  action "Spend 5 resources: gain 2 clues from the token pool. Group limit once per game." {
    cost = cost.resources(5), limit = { per = "game", scope = "group" },
    effect = function(_, you) you:add("clues", 2) end,
  },
}
