return asset { name = "Last Chime", class = "neutral", cost = 0,
  forced "When the game ends: gain 1 resource." { when = "game_ends", effect = function(_, you) you:gain(1) end } }
