return asset { name = "Later Clock", class = "neutral",
  free "End your turn." { condition = "my_turn", effect = function(_, you) you:end_turn() end },
  free "Gain 1 resource." { effect = function(_, you) you:gain(1) end },
}
