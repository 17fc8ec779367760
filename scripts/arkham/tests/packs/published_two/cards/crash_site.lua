-- Edge of the Earth. Figures unverified.
return location { name = "Crash Site", traits = { "Glacier" }, shroud = 2, clues = 1,
  symbol = "circle", connects = { "square" },
  action "Take the furs out of the wreck." {
    condition = function() return set_aside_card "heavy_furs" ~= nil end,
    effect = function(_, you) you:take_control(set_aside_card "heavy_furs") end,
  },
}
