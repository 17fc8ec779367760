return asset { name = "Farewell Gift", class = "neutral", cost = 1,
  forced "When this leaves play: take 1 horror." {
    at = "leaves_play", condition = "card == me", effect = function(me) me.owner:take_horror(1) end,
  },
}
