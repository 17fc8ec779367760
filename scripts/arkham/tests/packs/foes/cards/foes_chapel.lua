return location {
  name = "Sunken Chapel", traits = { "Sanctum" }, shroud = 4, clues = 2, symbol = "circle", connects = { "square" },
  haunted "Take 1 horror." { effect = function(_, you) you:take_horror(1) end },
  haunted "Lose 2 resources." {
    condition = "you.resources > 0", effect = function(_, you) you:add("resources", -2) end,
  },
}
