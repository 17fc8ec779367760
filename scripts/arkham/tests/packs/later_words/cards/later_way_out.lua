return event_card { name = "Later Way Out", class = "neutral", cost = 0, provokes = false,
  text = "Resign, if a scenario card lets investigators resign.",
  condition = function() return resign_offered() end, effect = function(_, you) you:resign() end,
}
