return asset {
  name = "Scourge", class = "neutral", cost = 0,
  free "Take 1 horror: heal 1 horror from yourself." {
    cost = cost.horror(1), condition = "you.horror > 0", effect = function(_, you) you:heal_horror(1) end,
  },
  free "Spend 2 resources and 1 clue: draw 1 card." {
    cost = { cost.resources(2), cost.clues(1) }, condition = "could_draw", effect = function(_, you) you:draw(1) end,
  },
}
