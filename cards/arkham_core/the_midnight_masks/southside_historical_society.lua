return location {
  name = "Southside", subtitle = "Historical Society", code = "01126", traits = { "Arkham" },
  shroud = 3, clues = "players", symbol = "square", connects = { "diamond", "plus", "circle" },

  action "Draw 3 cards." {
    limit = "game", condition = "could_draw", effect = function(_, you) you:draw(3) end,
  },
}
