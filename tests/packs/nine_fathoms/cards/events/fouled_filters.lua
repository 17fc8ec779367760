return event_card { name = "Fouled Filters",
  when_drawn "The crew loses 2 air." (function() lose_air(2) end),
}
